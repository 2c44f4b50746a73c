"""What is in the box: the parts and what is printed on them."""

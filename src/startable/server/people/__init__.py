"""People at a table: their keys, their names, and whether they are there."""

"""Players that know any game through the contract alone."""

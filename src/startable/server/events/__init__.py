"""Club evenings: many people, several rounds, one link."""

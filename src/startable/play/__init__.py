"""Games in progress and on paper: tables, journals, scenarios, rulebooks and words."""

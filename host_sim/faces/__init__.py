"""Ways to look at one `Desk` and to press its keys."""

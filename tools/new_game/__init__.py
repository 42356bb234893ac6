"""``dev.py game``: a game's folder is written, and what it owes the house is told in sentences."""

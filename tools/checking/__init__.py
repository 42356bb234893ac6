"""A check that was right is not done again by ``dev.py lint`` where nothing has changed since."""

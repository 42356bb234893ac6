"""What ``dev.py lint`` need not do again: a check that was right of what has not changed since."""

"""The files that ``dev.py hardware`` writes, how they are compared, and what is known of them."""

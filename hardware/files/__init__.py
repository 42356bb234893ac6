"""What ``dev.py hardware`` writes, how it is compared, and what is known of it."""

"""The laboratory: The Game played by the thousand, and what it shows."""

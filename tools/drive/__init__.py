"""The board's drive: all that goes on it, and how it gets there."""

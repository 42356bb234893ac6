"""Numbers of one kind in a row."""

from array import array

__all__ = ["array"]

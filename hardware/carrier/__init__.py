"""The carrier board, not yet made: what a KiCad project holds, made by code."""

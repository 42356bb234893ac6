"""Type and pictures, drawn as text and packed for the firmware."""

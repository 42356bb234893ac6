"""The sheets: schematic, wiring, overlay and key card."""

"""Models of the parts on the table: what the wires say to them and what they make of it."""

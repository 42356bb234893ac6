"""The circuit: its parts, pins and nets, its rules, its current, its bill."""

"""Players for seats where nobody sits; each sees an Observation, never the table."""

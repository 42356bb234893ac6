"""A game told from its record, in sentences and a page, with what perfect play had reached."""

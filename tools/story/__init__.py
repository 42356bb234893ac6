"""What was played, told from its record in sentences and a page; what perfect play had reached."""

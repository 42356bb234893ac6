"""Who plays where nobody sits: by the rules or by keys, with cards in their hands."""

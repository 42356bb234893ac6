"""Perfect play, where every card's place is known: lines that win and proofs of a loss."""

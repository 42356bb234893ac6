"""Games told on paper, played again by the rules: playthroughs and records."""

"""Players of the games beside The Game, each family in a file: what a seat sees, and who plays."""

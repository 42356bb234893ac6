"""What matters in a game: a file has the name of its folder or family; plain tells all others."""

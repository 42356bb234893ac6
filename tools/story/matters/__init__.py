"""The matters of each game, in a file with the name of its folder or family; plain for all others."""

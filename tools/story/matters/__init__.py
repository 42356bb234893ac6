"""The matters of each game, in a file called as its folder or its family; plain for all others."""

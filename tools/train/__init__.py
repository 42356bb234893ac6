"""How the players' networks are trained, by games that they play."""

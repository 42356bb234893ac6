"""What perfect play reaches where every card's place is known; all but what numba compiles."""

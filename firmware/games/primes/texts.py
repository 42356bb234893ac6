"""What the Primes' Game says: as all games of drawing."""

from firmware.games.hundred.drawing_texts import called, seen, session_verdict, why

__all__ = ("called", "seen", "session_verdict", "why")

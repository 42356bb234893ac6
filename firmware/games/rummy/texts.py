"""What the 100 Rummy says: as all games of drawing."""

from firmware.games.hundred.drawing_texts import called, seen, session_verdict, why

__all__ = ("called", "seen", "session_verdict", "why")

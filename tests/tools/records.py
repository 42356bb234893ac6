"""Records for tests, and what is said of them."""

from tools import record
from tools.written import Wrong

GOOD = """Umpire record 1
rules TG
level table
players 2
start P1, lay 37 A, lay 38 A, end
lay 39 A, lay 40 A
that is 6 moves, 94 left
"""
DECK = " ".join(str(card) for card in range(2, 100))
DEALT = f"""Umpire record 1
rules TS
level screen
players 2
deck {DECK}
start P1
lay 2 A
that is 2 moves, 97 left
"""
NOT_ABOVE = "lay 36 A: 36 is not above 37, nor exactly 10 below."


def checked(text: str) -> str:
    """Return what is said of the record `text`, good or bad."""
    try:
        return record.check(text.encode(), None)
    except (Wrong, ValueError) as wrong:
        return str(wrong)

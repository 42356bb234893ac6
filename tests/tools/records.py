"""Records for tests, and what is said of them."""

import re

from tools.replay import record
from tools.replay.transcript_lines import Wrong

GOOD = """Umpire record 1
rules TG
level table
players 2
start P1, lay 37 A, lay 38 A, end
lay 39 A, lay 40 A
that is 6 moves, 94 left, check 9D19
"""
DECK = " ".join(str(card) for card in range(2, 100))
DEALT = f"""Umpire record 1
rules TS
level screen
players 2
deck {DECK}
start P1
lay 2 A
that is 2 moves, 97 left, check A2C5
"""
NOT_ABOVE = "lay 36 A: 36 not on 37: above 37, or 27"


def unchecked(text: str) -> str:
    """Return the record `text` without its check, as somebody types it or edits it by hand."""
    return re.sub(", check ....", "", text)


def checked(text: str) -> str:
    """Return what is said of the record `text`, good or bad."""
    try:
        return record.check(text.encode(), None)
    except (Wrong, ValueError) as wrong:
        return str(wrong)

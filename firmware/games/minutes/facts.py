"""The round as the rules know it, for playthroughs: tests and programs."""

from firmware.games.minutes.tables import COLOUR, LETTERS, TURN

KINDS = ("turn", "dir", "two", "colour", "block")  # the words for the kinds from TURN on


def of(game: "Minutes") -> "dict[str, Any]":
    """Return the table of `game` as plain numbers, words and lists."""
    found: dict[str, Any] = {
        "seat": game.seat if game.started else None,
        "way": game.way,
        "blocked": game.blocked if game.count else None,
        "count": game.count,
        "draw": game.knowledge.draw,
        "displays": list(game.knowledge.hands),
        "aside": game.aside,
        "over": game.over,
        "left": game.left,
        "score": game.score,
    }
    if not game.on_call:  # else nobody names a card
        found["tops"] = [_told(card) for card in game.tops]
    return found


def _told(card: int):
    """Return kind, colour and second colour of `card`, or None where there is none."""
    if not card:
        return None
    colour, kind = card >> 4, card & 15
    second = (colour + 1) % len(LETTERS) if kind == COLOUR else None
    return [kind if kind < TURN else KINDS[kind - TURN], colour, second]

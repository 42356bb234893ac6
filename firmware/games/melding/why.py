"""Why the device drew or threw in a game of sets: what it looks for, not what it holds."""

from firmware.games.melding.rules import DRAW, JOKER, TAKE, THROW, card_text

NO_CARD = "No card lies open"
IN_NONE = "The {} fits no set"
IN_ONE = "It fits a set"
WILD = "A joker fits any set"
THROWN = "It fits no set"


def of_last(referee: "SeatedReferee", game: "Drawing", move: "Move") -> str:
    """Return why `move` was made in `game` as it stood before."""
    top = game.open
    if move[0] == THROW:
        return THROWN
    if move[0] == TAKE:
        return WILD if top == JOKER else IN_ONE
    if move[0] == DRAW:
        return IN_NONE.format(card_text(top)) if top else NO_CARD
    return ""

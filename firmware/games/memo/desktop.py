"""The fields of a playthrough of *Numbers Memo*; it never goes to the board."""

from firmware.games.memo.manifest import OPTIONS
from firmware.games.memo.rules import NEED
from firmware.play.knowledge import KNOWN
from firmware.play.setup import Setup

FIELDS = ("seat", "up", "again", "cards", "left", "over")  # the table after each step
LASTING = ("cards", "left", "over")  # what of it still counts after the end
RESULT = "winners"  # a field of the whole game, once it is over

BEGINS = "reveal"  # H7.3: so a turn begins, also that of a player who goes again

PAIRS = [answer[0] for answer in OPTIONS["H7"][1][2]]


def setup(told: dict, level: int, rules: "Rules") -> Setup:
    """Return the set-up of a game with ``players``, ``cards``, ``pairs`` and the ``deck``.

    The deck has the card of each place.  Raises ValueError where these make no game.
    """
    players, count, deck = told.get("players"), told.get("cards"), told.get("deck")
    if type(players) is not int or type(count) is not int or not 0 <= count <= 255:
        raise ValueError("players and cards are numbers")
    if told.get("pairs") not in PAIRS:
        raise ValueError("pairs is none of " + ", ".join(PAIRS))
    if not isinstance(deck, list):
        raise ValueError("the deck is missing")
    for card in deck:
        if type(card) is not int or not 0 <= card <= 255:
            raise ValueError("the deck is no list of cards")
    options = bytes((count, PAIRS.index(told["pairs"])))
    return Setup("H7", level, players, bytes(deck) if level in KNOWN else b"", options)


def few_keys(move: "Move") -> str:
    """Return the keys of `move` where they are fewer than its row tells: the card that was said."""
    return "{}##".format(move[1]) if move[0] == NEED and move[1] == move[2] else ""

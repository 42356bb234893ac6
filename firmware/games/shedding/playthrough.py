"""The fields of a playthrough of a discarding game; read on the desktop only (tools/conform.py)."""

from firmware.games.shedding.tables import JOKER, LAST, OUT, PLAIN, SPECIAL, card_value
from firmware.play.knowledge import KNOWN
from firmware.play.setup import Setup

# The table after each step; after the end only who has won counts.
FIELDS = ("open", "factors", "seat", "obliged", "laid", "draw", "hands", "immune", "winner")
LASTING = ("winner",)
RESULT = "left"


def setup_of(told: "dict[str, Any]", level: int, options: bytes) -> Setup:
    """Return the set-up with the deck that `told` has; raise ValueError if it has none."""
    deck = bytes(cards(told.get("deck")))
    for order in _list(told.get("reshuffles")):
        cards(order)
    players = told.get("players")
    if type(players) is not int:
        raise ValueError("players is no number")
    return Setup(told["rules"], level, players, deck if level in KNOWN else b"", options)


def jokers(told: "dict[str, Any]") -> int:
    """Return how many free cards `told` has; raise ValueError if that is no number."""
    count = told.get("jokers")
    if type(count) is not int or not 0 <= count <= 255:
        raise ValueError("jokers is no number")
    return count


def hundred(told: "dict[str, Any]") -> int:
    """Return what the 100 is in `told`: SPECIAL, PLAIN or OUT; raise ValueError if that is open."""
    special = told.get("special100")
    if type(special) is not bool:
        raise ValueError("special100 is neither true nor false")
    if special:
        return SPECIAL
    return PLAIN if LAST in _list(told.get("deck")) else OUT


def cards(told: object) -> "list[int]":
    """Return the cards that the list `told` names; raise ValueError for what is none."""
    return [card_value(str(card)) for card in _list(told) if _is_card(card)]


def owed(game: "Discarding", told: "dict[str, Any]"):
    """Return the text of what comes next by chance, or None: the first open card, or a shuffle."""
    if game.started and not game.open:
        dealt = game.players * game.hand_size
        turned = [card for card in cards(told["deck"])[dealt:] if card != JOKER]
        return "open " + str(turned[0])  # H-e
    if not game.owes:
        return None
    orders = told["reshuffles"]
    order = orders[game.renewals] if game.renewals < len(orders) else ()
    return " ".join(["shuffle"] + [str(card) for card in order])


def _list(told: object) -> "list[Any]":
    if not isinstance(told, list):
        raise ValueError("no list of cards")
    return told


def _is_card(card: "object") -> bool:
    if type(card) is int or card == "F":
        return True
    raise ValueError("no card is {}".format(card))

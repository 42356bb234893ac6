"""A game of discarding as tests and programs ask of it; this never goes to the board.

The table as facts, legal moves, and the fields of a playthrough.
"""

from firmware.games.shedding.rules import (
    DISCARD,
    FREE,
    JOKER,
    LAST,
    OPEN,
    OUT,
    PLAIN,
    SHUFFLE,
    SPECIAL,
    START,
    card_value,
    is_ruling,
    why_not_held,
)
from firmware.play.knowledge import KNOWN
from firmware.play.setup import Setup


def facts(game: "Discarding") -> "dict[str, Any]":
    """Return the table of `game` as plain numbers and lists; all games have the same fields."""
    hands = list(game.knowledge.hands)
    found = {
        "open": game.open or None,
        "factors": list(game.factors) or None,
        "seat": game.seat if game.started else None,
        "obliged": game.obliged,
        "laid": game.laid,
        "draw": game.knowledge.draw,
        "hands": hands,
        "immune": [game.has_beside(seat) for seat in range(game.players)],
        "winner": game.out[0] if game.out else None,
        "out": list(game.out),
        "owes": list(game.owes),
        "over": game.over,
        "left": hands,
    }
    if game.called:  # nobody tells
        del found["open"], found["factors"]
    return found


def legal_moves(game: "Discarding") -> "list[Move]":
    """Return every move that the rules allow now; rulings left out, of a shuffle one order."""
    if game.owes:
        return [(SHUFFLE,) + tuple(game.owes)]
    found: list = [(START, seat) for seat in range(game.players)]
    if game.called:
        found += [(DISCARD, number) for number in range(1, JOKER)]
        found += [(code,) for code in range(len(game.moves)) if " " not in game.moves[code][0]]
        return [move for move in found if not game.why_not(move)]
    for code in range(len(game.moves)):
        words = game.moves[code][0].split()
        if code in (DISCARD, FREE):
            for number in _numbers(game, code):
                found += [(code, number) + way for way in _ways(game, number)]
        elif code == OPEN:
            found += [] if game.open else [(OPEN, card) for card in range(1, JOKER)]
        elif len(words) == 1 and not is_ruling(code):
            found.append((code,))
    return [move for move in found if not (game.why_not(move) or game.why_not_there(move))]


def _numbers(game: "Discarding", code: int):
    """Return the numbers that fit and that the player may have; no others need be asked about."""
    if not game.open or code == FREE and why_not_held(game, JOKER):
        return ()
    hand = game.knowledge.held(game.seat)
    numbers = range(1, JOKER) if hand is None or code == FREE else sorted(set(hand) - {JOKER})
    return [number for number in numbers if game.fits(number)]


def _ways(game, number: int) -> list:
    """Return what can be said beside a `number` that is discarded: factors in turns."""
    ways = game.declarations(number)
    return ways + [(way[1], way[0]) for way in ways if way and way[0] != way[1]]


# The table after each step; after the end only who has won counts.
FIELDS = ("open", "factors", "seat", "obliged", "laid", "draw", "hands", "immune", "winner")
LASTING = ("winner",)
RESULT = "left"


def setup(told: "dict[str, Any]", level: int, rules: "SheddingRules") -> Setup:
    """Return the set-up with the deck that `told` has; raise ValueError if it has none.

    `rules` are the game's, which may know no special cards, or the 100 as a card like others.
    """
    known = len(rules.MOST)  # options: whose last one tells how points are counted
    if known < 2 and (jokers(told) or hundred(told) != PLAIN):
        raise ValueError("there are no special cards in this game")  # H1.1
    if known == 2 and hundred(told) == SPECIAL:
        raise ValueError("the 100 is a product like others in this game")  # H4.1
    special = bytes((jokers(told), hundred(told)))
    options = special[: known - 1] + bytes(1)
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

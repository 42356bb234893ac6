"""How the cards of a shuffle by hand are named, typed, sorted and dealt."""

_TOP = "Top card first:"
_JOKER = "F"  # its word in records; players read J, and type A


def sorted_deck(game: "Folder", agreed: "Setup") -> "Cards":
    """Return the cards that `agreed` is played with as they lie sorted, the top one first."""
    cards = game.rules.cards(agreed)
    own = getattr(game.rules, "sorted_deck", None)
    return own(cards) if own else cards


def text_of(tables: "Tables", card: int) -> str:
    """Return how `card` is shown to players."""
    text = _words(tables)[0](card)
    return "J" if text == _JOKER else text


def keys_of(tables: "Tables", card: int) -> str:
    """Return the keys that type `card`."""
    words = _words(tables)
    keys = words[-1 if len(words) > 2 else 0](card)
    return "A" if keys == _JOKER else keys


def _words(tables: "Tables") -> "FieldWords":
    return getattr(tables, "WORDS", {}).get("card", (str,))


def typed(tables: "Tables", cards: "Cards", keys: str) -> "list[int]":
    """Return the places among `cards` of those that are typed by `keys`."""
    return [i for i in range(len(cards)) if keys_of(tables, cards[i]) == keys]


def pages(tables: "Tables", cards: "Cards") -> "list[str]":
    """Return the `cards` in this order, to be read: pages of seven rows, the first a heading."""
    rows = [""]
    for card in cards:
        text = text_of(tables, card)
        if rows[-1] and len(rows[-1]) + len(text) > 19:
            rows.append("")
        rows[-1] += " " + text  # a line that begins with a blank stays as it is
    return ["\n".join([_TOP] + rows[at : at + 6]) for at in range(0, len(rows), 6)]


def dealt(order: "Cards", players: int, each: int) -> bytes:
    """Return the deck in dealing order, one card each in turn, whose packets of `each` lie on top.

    The first player takes the first packet of `order`, which has its top card first.
    """
    hands = players * each
    deck = [order[each * (i % players) + i // players] for i in range(hands)]
    return bytes(deck) + bytes(order[hands:])

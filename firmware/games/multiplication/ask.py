"""Ask in *Multiplication*: by which factors a card goes, and all that go on another."""

from firmware.games.multiplication.rules import factors, pairs

TIMES = "{} × 1 to 10"


def reasons(game: "Multiplication", card: int, ways: "list[tuple[int, ...]]") -> "list[str]":
    """Return the pairs of factors by which `card` goes, `ways` (H4.2)."""
    return ["{} × {}".format(*way) for way in ways]


def links(game: "Multiplication") -> "list[int]":
    """Return the factors of the open card by one of which a card goes."""
    bits = game.links
    return [factor for factor in range(1, 11) if bits >> factor & 1]


def fits(game: "Multiplication") -> str:
    """Return in few words what goes on the open card."""
    named = [str(factor) for factor in links(game)]
    return TIMES.format(", ".join(named[:-1]) + " or " + named[-1] if named[1:] else named[0])


def called(game: "Multiplication") -> str:
    """Return what the open card is called, with the factors that count if not all do."""
    top = str(game.open)
    return top + " = {} × {}".format(*game.factors) if game.factors else top


def all_that_go(game: "Multiplication") -> str:
    """Return all numbers that go on the open card (H4.2)."""
    goes, top = game.links, game.open
    return " ".join([str(card) for card in range(1, 101) if card != top and factors(card) & goes])


def against(game: "Multiplication", card: int) -> str:
    """Return the factors of `card`, by none of which it goes."""
    return " = ".join([str(card)] + ["{} × {}".format(*way) for way in pairs(card)])

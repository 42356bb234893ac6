"""A desk on which a game of discarding is played: dealt as wanted, from its set-up on."""

from typing import Any, cast

from firmware.games.shedding.rules import Discarding
from firmware.play.knowledge import SCREEN
from tests.desk import Desk, playing
from tests.games.shedding.positions import TABLES, numbers, setup


def table(desk: Desk) -> Discarding:
    """Return the rules' table."""
    game: object = desk.game
    return cast(Discarding, game)  # the loader may have let go of the class that is imported here


def at_table(name: str, players: int = 3, shown: int | str = 23, **wanted: Any) -> Desk:
    """Return a desk at table level, `shown` turned over, the first player on turn."""
    return playing(setup(name, players, **wanted)).type(f"1 {shown}#")


def dealing(name: str, *hands: str, shown: int = 23, pile: str = "", **wanted: Any) -> Desk:
    """Return a desk at screen level before the start: hands of as many cards as are dealt.

    The draw pile begins with `pile` and goes on with the other cards, the lowest first.
    """
    agreed = setup(name, len(hands), SCREEN, **wanted)
    size = TABLES[name].hand_size(len(hands))
    first = [cards[i] for i in range(size) for cards in map(numbers, hands)]
    first += [shown, *numbers(pile)]
    rest = list(agreed.deck)
    for card in first:
        rest.remove(card)
    agreed.deck = bytes(first + rest)
    return playing(agreed)


def dealt(name: str, *hands: str, **wanted: Any) -> Desk:
    """Return such a desk with the first player on turn, whose hand is in view."""
    return dealing(name, *hands, **wanted).type("1 1")

"""A card that goes on another in *Numbers*, for whoever asks."""

from firmware.games.numbers.tables import MATCHED
from firmware.games.shedding.asking import SINGLE, by_turn, goes, numbers

__all__ = ("goes", "numbers", "reasons")


def reasons(game: "Numbers", card: int, ways: "list[tuple[int, ...]]") -> "list[str]":
    """Return all by which `card` goes that does: what it has in common (H3.1), a run (H3.3)."""
    found = by_turn(game, card)
    if game.obliged or game.laid >= MATCHED:
        return found
    for word, figure in (("ones", ones), ("tens", tens), ("sum", total)):
        if figure(card) == figure(game.open) >= 0:
            found.append("{} {}".format(word, figure(card)))
    if card < 10 and game.open < 10:
        found.append(SINGLE)
    return found


def ones(number: int) -> int:
    """Return the ones digit of `number`."""
    return number % 10


def tens(number: int) -> int:
    """Return the tens digit of `number`, -1 where it has none."""
    return number // 10 % 10 if number > 9 else -1


def total(number: int) -> int:
    """Return the sum of the digits of `number`."""
    return sum([int(digit) for digit in str(number)])

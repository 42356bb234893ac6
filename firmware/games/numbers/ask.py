"""Ask in *Numbers*: what two cards have in common."""

from firmware.games.numbers.rules import MATCHED
from firmware.games.shedding.ask import SINGLE, by_turn
from firmware.games.shedding.ask import fits as by_digit

NOTHING = "nothing alike"
ENOUGH = "nothing: now end"
SUM = "{} = {} = {}"


def reasons(game: "Numbers", card: int, ways: "list[tuple[int, ...]]") -> "list[str]":
    """Return all by which `card` goes that does: what it has in common (H3.1), a run (H3.3)."""
    found = by_turn(game, card)
    if game.obliged or game.laid >= MATCHED:
        return found
    top = game.open
    if card % 10 == top % 10:
        found.append("ones {}".format(card % 10))
    if tens(card) == tens(top) >= 0:
        found.append("tens {}".format(tens(card)))
    if card < 10 and top < 10:
        found.append(SINGLE)
    if total(card) == total(top):
        alone = not found and card > 9 and top > 9
        found.append(SUM.format(plus(card), total(top), plus(top)) if alone else sum_of(top))
    return found


def fits(game: "Numbers") -> str:
    """Return in few words what goes on the open card: ``2_, _7, sum 9``."""
    top = game.open
    enough = game.laid >= MATCHED
    if game.obliged or game.run and enough:
        return by_digit(game)
    if enough:
        return ENOUGH
    found = ["{}_".format(tens(top))] if tens(top) > 0 else []  # no other card has those of 100
    found.append("_{}".format(top % 10))
    if game.run:
        more = "{0}_ _{0}".format(game.run).split()
        found = [each for each in more if each not in found] + found
    return ", ".join(["1-9"] * (top < 10) + found + [sum_of(top)])


def all_that_go(game: "Numbers") -> str:
    """Return what goes on the open card, in full."""
    return fits(game)


def against(game: "Numbers", card: int) -> str:
    """Return what `card` lacks that the open card has."""
    return NOTHING


def sum_of(number: int) -> str:
    """Return the sum of the digits of `number` in words."""
    return "sum {}".format(total(number))


def plus(number: int) -> str:
    """Return the digits of `number` as they are added."""
    return "+".join(str(number))


def tens(number: int) -> int:
    """Return the tens digit of `number`, -1 where it has none."""
    return number // 10 % 10 if number > 9 else -1


def total(number: int) -> int:
    """Return the sum of the digits of `number`."""
    return sum(map(int, str(number)))

"""Help and rules of *Numbers*: pages of seven lines at most."""

from firmware.games.numbers.rules import MATCHED
from firmware.games.shedding.help import (
    CARDS,
    ON_CALL_SPECIAL,
    READINGS_SPECIAL,
    SIGNS,
    SINGLE,
    TURN_SPECIAL,
    by_turn,
)

ON_CALL = ON_CALL_SPECIAL
TURN = TURN_SPECIAL + (
    "Our readings: 7 has no tens, 100 is ones 0 and sum 1. A card without the run's digit ends the "
    "run. # ends the turn.",
)


RULES = (
    "Up to 3 cards, each like the one before in ones, tens or sum of digits, or 1-9 on 1-9. None: "
    "draw one. After 11, 22 .. any with that digit,",
    "past 3 too; matches only among the first 3. Ending on 1-9 obliges the next: just one of 1-9, "
    "or draw three. A joker (J): any of 1 to 99.",
    "100, Trick: others draw 3. Treat: instead of a turn; never draw 3. First hand empty wins; "
    "others count cards, or by place 2, 3, 4.",
) + READINGS_SPECIAL


RULES += (
    (
        "Our readings: 7 has no tens; 100 is ones 0, tens 0, sum 1. # ends your turn, "
        "but an answer "
        "ends it by itself.",
        "Our readings: a card without the run's digit ends the run; a new 11, 22 .. "
        "begins its own. "
        "A joker may be any number of a run.",
    )
    + SIGNS
    + CARDS
)


RULES += ("A tip: look for chains of three, as 27, 57, 66 on 23, and end them on 1 to 9.",)


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

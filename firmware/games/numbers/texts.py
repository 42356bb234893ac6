"""The texts of *Numbers*: what the players are told, help and rules, and why cards go."""

from firmware.games.numbers.rules import MATCHED
from firmware.games.shedding import texts
from firmware.games.shedding.help import (
    CARDS,
    GUIDED,
    OPENING,
    READINGS_SPECIAL,
    RULING,
    SIGNS,
    SINGLE,
    START,
    by_turn,
    goes,
    numbers,
)
from firmware.games.shedding.help import ON_CALL_SPECIAL as ON_CALL
from firmware.games.shedding.help import TURN_SPECIAL as SPECIAL
from firmware.games.shedding.texts import called

__all__ = (
    "DONE",
    "FIGURES",
    "GUIDED",
    "HUNDRED",
    "ONE_DIGIT",
    "ON_CALL",
    "OPENING",
    "REFUSED",
    "RULES",
    "RULING",
    "START",
    "TURN",
    "called",
    "goes",
    "hint",
    "numbers",
    "ones",
    "reasons",
    "status",
    "tens",
    "total",
    "why",
)

DONE = ("", "# ends it")
# What stands above the figures by which a card goes (H3.1).
FIGURES = "ones tens sum"
ONE_DIGIT = "ones sum  any"
HUNDRED = "ones      sum"

# Why a move is refused, beside what the other games say; two lines of 21 characters at most.
REFUSED = {
    "match": "{0} and {1}: no ones, tens or sum alike.",
    "three": "Three are laid. # ends the turn.",
}


def why(reason: "Reason") -> str:
    """Return the refusal `reason`, a word and its figures, as a sentence."""
    return texts.why(reason, REFUSED, texts.REFUSED_SPECIAL)


def status(game: "Numbers") -> str:
    """Return who is on turn, how many they may match, and the digit of a run (H3.1, H3.3)."""
    if game.obliged or game.run and not game.matched:
        return texts.turn(game, game.run)
    who = game.name(game.seat)
    if game.run:
        return "{} {} or {}s".format(who, game.matched, game.run)
    return "{}: {} more".format(who, game.matched) if game.matched else who + ": # ends"


def hint(game: "Numbers") -> "tuple[str, str]":
    """Return which cards go: labels, and their figures beneath, ten characters at most."""
    if game.obliged:
        return texts.ANSWER
    if not game.matched:
        return texts.by_run(game.run) if game.run else DONE
    top = game.open
    if top < 10:
        return ONE_DIGIT, "{0:>2}{0:>4} 1-9".format(top)
    if top > 99:
        return HUNDRED, " 0       1"
    return FIGURES, "{:>2}{:>4}{:>4}".format(top % 10, top // 10, top // 10 + top % 10)


TURN = SPECIAL + (
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

"""The texts of *Numbers*, in the players' words."""

from firmware.games.shedding import texts
from firmware.games.shedding.texts import (
    BESIDE,
    CARDS,
    ON_CALL_SPECIAL,
    READINGS_SPECIAL,
    SIGNS,
    TURN_SPECIAL,
)

NOW_END = "now end"
MATCHED = "{} more"

# What stands under the figures by which a card goes (H3.1), or before them in words.
FIGURES = ("tens", "ones", "sum")
ONE_DIGIT = ("ones", "sum", "any")
HUNDRED = ("ones", "sum")

# Why a move is refused, beside what the other games say; what goes is a second line.
REFUSED = {
    "match": "{0}\n{2}",
    "three": "Three laid\n# ends",
}


def why(reason: "Reason") -> str:
    """Return the refusal `reason`, a word and its figures, as what is wrong and what goes."""
    if reason[0] == "match":
        _, figures = _figures(reason[2])
        reason += ("no " + ",\nno ".join([" or ".join(figures[:-1]), figures[-1]]),)
    return texts.why(reason, REFUSED)


def need(game: "Numbers") -> str:
    """Return what goes where that is not told by figures (H3.1, H3.3)."""
    return texts.need(game) if game.obliged or game.run and not game.matched else NOW_END


def brief(game: "Numbers") -> str:
    """Return in few words how many may still be laid."""
    if game.obliged or game.run and not game.matched:
        return texts.brief(game)
    if game.matched:
        return (texts.OR_RUN if game.run else MATCHED).format(game.matched, game.run)
    return NOW_END


def figures(game: "Numbers") -> "tuple[Sequence[str], Sequence[str]]":
    """Return by what cards go, and the digits and the sum that they are to have."""
    return _figures(game.open)


def _figures(top: int) -> "tuple[Sequence[str], Sequence[str]]":
    if top < 10:
        return ONE_DIGIT, ("_" + str(top), str(top), "1-9")
    if top > 99:
        return HUNDRED, ("_0", "1")
    tens, ones = top // 10, top % 10
    return FIGURES, (str(tens) + "_", "_" + str(ones), str(tens + ones))


ONES, TENS, SUM = "Both end in {}", "Both begin with {}", "Both add up to {}"


def alike(game: "Numbers", move: "Move") -> str:
    """Return what the card that `move` lays and the open one have both (H3.1, H1.3)."""
    number, top = move[1], game.open
    if number % 10 == top % 10:
        return ONES.format(top % 10)
    if number < 10 and top < 10:
        return ""
    if number > 9 and number // 10 == top // 10:
        return TENS.format(top // 10)
    return SUM.format(sum([int(digit) for digit in str(top)]))


# On the board help.py:
# Help and rules of *Numbers*: pages of seven lines at most.


ON_CALL = ON_CALL_SPECIAL
TURN = (
    TURN_SPECIAL[:2]
    + (
        "Beside the open card: what goes on it or, when no more may be laid, who holds how many. "
        "Where I deal D turns the page of your cards: +4, 4 more; with hints, underlined cards go.",
    )
    + BESIDE[1:]
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


RULES += ("A tip: look for chains, as 27, 57, 66 on 23, and end them on 1 to 9.",)

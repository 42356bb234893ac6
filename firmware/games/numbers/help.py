"""Help and rules of *Numbers*: pages of seven lines at most."""

from firmware.games.shedding.help import (
    CARDS,
    MORE,
    ON_CALL_SPECIAL,
    READINGS_SPECIAL,
    SIGNS,
    TURN_SPECIAL,
)

ON_CALL = ON_CALL_SPECIAL
TURN = (
    TURN_SPECIAL[:2]
    + (
        "Beside the open card: what goes on it or, when no more may be laid, who holds how many. D "
        "turns the page of your cards: +4, 4 more. With hints, underlined cards go.",
    )
    + MORE[1:]
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

"""The texts of *Multiplication*, in the players' words."""

from firmware.games.shedding import texts
from firmware.games.shedding.texts import AT_THE_END, BESIDE, CARDS, READINGS

OTHER = "{} \u00d7 what?"
FACTORS = "type two factors  "  # before what the other keys do
ONE_MORE = "and the other  "  # while a factor is typed
ANY = "any of"
figures = None
need = texts.need  # of the number of a joker

# Why a move is refused, beside what the other games say; what goes is a second line.
REFUSED = {
    "declare": "2 factors",
    "free": "{0}?\nnone",
    "factor": "Factors\n1 to 10",
    "product": "{0} \u00d7 {1}\nis not {2}",
    "factors": "{0} \u00d7 {1}\nno {2}, no {3}",
    "first": "{0} \u00d7 {1}\n{2} has {3}",
}


def why(reason: "Reason") -> str:
    """Return the refusal `reason`, a word and its figures, as what is wrong and what goes."""
    if reason[0] == "first":  # with all factors of the open card
        reason = reason[:4] + (", ".join([str(factor) for factor in reason[4:]]),)
    said = texts.why(reason, REFUSED)
    before, _, last = said.rpartition(", ")
    return before if before.endswith("\n" + last) else said  # the factors of a square are alike


def brief(game: "Multiplication") -> str:
    """Return by which factors a card goes: the two that were declared, or any of those shown."""
    if game.obliged or not game.factors:
        return ANY
    one, other = game.factors
    return texts.article(one) if one == other else "{} or {}".format(one, other)


FACTOR, BOTH = "Both have factor {}", "Both have factors {} and {}"


def alike(game: "Multiplication", move: "Move") -> str:
    """Return which factors that `move` declares the open card has too (H4.2)."""
    both = [factor for factor in range(1, 11) if factor in move[2:] and game.links >> factor & 1]
    return (BOTH if both[1:] else FACTOR).format(*both)


# On the board help.py:
# Help and rules of *Multiplication*: pages of seven lines at most.


TURN = (
    "Type two factors, 0 for 10: 4 6 lays the 24 as 4 x 6, 0 0 the 100. A first: a joker (J) as "
    "that product. # alone draws, at the table asked once more.",
    "A card goes by one factor of the open card, on a first card by any; a square there passes "
    "nobody over. With hints, underlined cards go.",
) + BESIDE[1:]


RULES = (
    "Products of 1 to 10. Discard one as two factors, one of them declared of the open card too; "
    "or draw one.",
    "After 1 4 9 16 25 36 49 64 81 100, however declared, the next draws one and is passed over. "
    "A joker (J) is any product.",
    AT_THE_END,
) + READINGS


RULES += (
    "Our readings: the first open card goes by any of its factors; a square there passes nobody "
    "over, a joker there goes under.",
) + CARDS


RULES += (
    "A tip: declare by a factor that you hold more of yourself, and keep a square for who has one "
    "card left.",
)

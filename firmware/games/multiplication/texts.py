"""The texts of *Multiplication*, in the players' words."""

from firmware.games.shedding import texts

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

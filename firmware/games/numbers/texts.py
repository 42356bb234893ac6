"""The texts of *Numbers*, in the players' words."""

from firmware.games.shedding import texts

NEED_END, BRIEF_END = "# ends it", "# ends"
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
    return texts.need(game) if game.obliged or game.run and not game.matched else NEED_END


def brief(game: "Numbers") -> str:
    """Return in few words how many may still be laid."""
    if game.obliged or game.run and not game.matched:
        return texts.brief(game)
    if game.matched:
        return (texts.OR_RUN if game.run else MATCHED).format(game.matched, game.run)
    return BRIEF_END


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

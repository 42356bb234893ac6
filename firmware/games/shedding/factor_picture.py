"""The factors that the open card was declared as, large beside it (H4.2)."""

from firmware.games.shedding import texts
from firmware.ui.page import BIG, COLUMNS

_ONE, _OTHER = 48, 84  # where they begin, in pixels
_SIGNS = "      =     x"


def render(page: "Page", game: "Discarding") -> None:
    """Put ``= 4 x 6`` on rows 1 to 3, to the right of the open card."""
    one, other = game.factors
    page.row(2, _SIGNS)
    page.number(BIG, _ONE, 1, "{:>2}".format(one))
    page.number(BIG, _OTHER, 1, str(other))


def hands(game: "Discarding") -> str:
    """Return who holds how many, or their places (H-c), in the order of the seats; one row."""
    words = ["hands"]
    for seat in range(game.players):
        held = str(game.knowledge.hands[seat])
        words.append(texts.PLACES[game.out.index(seat)] if seat in game.out else held)
    line = " ".join(words)
    return line if len(line) <= COLUMNS else " ".join(words[1:])

"""The factors that the open card was declared as, large beside it (H4.2)."""

from firmware.ui.glyphs import BIG

_ONE, _OTHER = 48, 84  # where they begin, in pixels
_SIGNS = "       =    x"


def render(page: "Page", game: "Discarding") -> None:
    """Put ``= 4 x 6`` on rows 2 to 4, to the right of the open card."""
    one, other = game.factors
    page.row(3, _SIGNS)
    page.number(BIG, _ONE, 2, "{:>2}".format(one))
    page.number(BIG, _OTHER, 2, str(other))

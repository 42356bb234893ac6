"""The table of *Numbers Memo* on the panel, where the players have the cards."""

from firmware.games.memo import texts
from firmware.ui.glyphs import BIG, WIDE

_LEFTS = (14, 78)  # of the two cards that are face up, in pixels


def render_table(page: "Page", game: "Memo", begins: bool) -> None:
    """Put who has won how many on row 0, the rule on row 1, the cards face up on rows 2 to 4.

    When the game `begins` row 5 says how many are laid out, later how many are left.
    """
    page.row(0, texts.standing(game))
    page.row(1, texts.rule(game))
    for i in range(len(game.up)):
        card = game.up[i]
        if card > 99:
            page.number(WIDE, _LEFTS[i], 2, "100")
        else:
            page.number(BIG, _LEFTS[i], 2, "{:>2}".format(card))
    page.row(5, texts.LAY.format(game.count) if begins else texts.LEFT.format(game.left))

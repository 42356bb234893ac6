"""The table of *Numbers Memo* on the panel, where the players have the cards."""

from firmware.games.memo import texts
from firmware.ui.glyphs import MARKED_BIG

_LEFTS = (0, 66)  # of the two cards that are face up, in pixels


def render_table(page: "Page", game: "Memo", begins: bool) -> None:
    """Put the cards face up on rows 2 to 4, the rule and how many are left on row 5.

    Row 6 says who has won how many; when the game `begins`, how many are laid out.
    """
    for i in range(len(game.up)):
        page.number(MARKED_BIG, _LEFTS[i], 2, " {:>2} ".format(game.up[i]))
    page.row(5, texts.rule(game) if begins else texts.rule_and_left(game))
    page.row(6, texts.LAY.format(game.count) if begins else texts.standing(game))

"""The table of *The Game* on the panel."""

from firmware.games.the_game.texts import player
from firmware.ui.fonts import DOWN, KEEP_OFF, NO_JUMP, UP
from firmware.ui.page import BIG, CARD, SMALL, WIDE

_SIGNS = (" ", KEEP_OFF, NO_JUMP)
_PILE_WIDTH = 32  # pixels: a column of letter, arrow and sign, then the top card
_LETTER_WIDTH = 7
_CARD_WIDTH = 16


def draw_tops(page, game, status: str) -> None:
    """Put `status` on row 0 and the four piles on rows 1 to 3."""
    page.row(0, status)
    for pile in range(4):
        x = pile * _PILE_WIDTH
        top = game.tops[pile]
        page.put(SMALL, x, 1, "ABCD"[pile])
        page.put(SMALL, x, 2, UP if pile < 2 else DOWN)
        page.put(SMALL, x, 3, _SIGNS[game.marks[pile]])
        x += _LETTER_WIDTH
        page.put(BIG, x, 1, "  " if top > 99 else "{:>2}".format(top))
        if top > 99:
            page.put(WIDE, x, 1, str(top))


def draw_hand(page, hand) -> None:
    """Put the sorted cards of `hand`, eight at most, on rows 4 and 5."""
    for i in range(8):
        card = "{:>2}".format(hand[i]) if i < len(hand) else "  "
        page.put(CARD, i * _CARD_WIDTH + 2, 4, card)


def draw_counts(page, game) -> None:
    """Put how many cards each seat holds on row 4."""
    held = ["{}:{}".format(player(game, i), n) for i, n in enumerate(game.table.hands)]
    page.row(4, "in hand  " + held[0] if len(held) == 1 else " ".join(held))
    page.row(5, "")


def status(game) -> str:
    """Return whose turn it is, how many cards are laid of how many due, and the draw pile."""
    laid = "{} {} of {}".format(player(game, game.seat), game.laid, game.due)
    return "{:<13}draw {:>2}".format(laid, game.table.draw)

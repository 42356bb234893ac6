"""The table of *The Game* on the panel."""

from firmware.games.the_game.tables import DECK, RAISE
from firmware.games.the_game.texts import SAID, deal, player
from firmware.ui.fonts import DOWN, UP, WAVES
from firmware.ui.page import BIG, CARD, CELL, MARKED, MARKED_CARD, WIDE

_SIGNS = ("", "X", WAVES)  # none, keep off, no jump; to be raised is its arrow
_COLUMNS = (0, 5, 11, 16)  # of the piles' letters, arrows and signs; the top card stands beside
_ROWS = "{:<5}{:<6}{:<5}{:<5}"
_LETTERS = _ROWS.format("A", "B", "C", "D")
_ARROWS = (UP, UP, DOWN, DOWN)
_CARD_WIDTH = 16


def render_tops(page: "Page", game: "TheGame", status: str) -> None:
    """Put `status` on row 0 and the four piles on rows 1 to 3, with their signs (TG15)."""
    page.row(0, status)
    page.row(1, _LETTERS)
    page.row(2, _ROWS.format(*[" " if game.marks[i] else _ARROWS[i] for i in range(4)]))
    for pile in range(4):
        top = game.tops[pile]
        x = (_COLUMNS[pile] + 1) * CELL + 1
        if top > 99:
            page.number(WIDE, x, 1, "100")
        else:
            page.number(BIG, x, 1, "{:>2}".format(top))
        if game.marks[pile]:
            _render_sign(page, game, pile, x - CELL)


def _render_sign(page: "Page", game: "TheGame", pile: int, x: int) -> None:
    """Put the sign on `pile` in the place of its arrow, and below the number of who asked."""
    mark = game.marks[pile]
    page.number(MARKED, x, 2, _ARROWS[pile] if mark == RAISE else _SIGNS[mark])
    page.number(MARKED, x, 3, " " if game.askers[pile] < 0 else str(game.askers[pile] + 1))


def render_hand(page: "Page", cards: "Cards", hand: "Cards", fit: "Cards" = ()) -> None:
    """Put `cards`, eight at most, on rows 4 and 5; those no longer in `hand` leave a gap.

    Those that `fit` somewhere stand in reverse.
    """
    for i in range(len(cards)):
        card, x = cards[i], i * _CARD_WIDTH
        if card in fit:
            page.number(MARKED_CARD, x + (1 if card > 9 else 8), 4, str(card))
        else:
            page.number(CARD, x + 2, 4, "{:>2}".format(card) if card in hand else "  ")


def counts(game: "TheGame | OnCall") -> str:
    """Return how many cards each seat holds."""
    return "in hand " + " ".join([str(count) for count in game.knowledge.hands])


def render_counts(page: "Page", game: "TheGame | OnCall") -> None:
    """Put how many cards each seat holds on row 4, and what has been said of the piles on row 5.

    Before the first card row 5 says how many are dealt.
    """
    page.row(4, counts(game))
    said = []
    for mark in range(1, len(SAID)):
        piles = "".join(["ABCD"[pile] for pile in range(4) if game.marks[pile] == mark])
        if piles:
            said.append(SAID[mark] + piles)
    told = game.knowledge.secret and game.players > 1  # who is given which packet
    if game.unlaid == DECK and not (said or game.idle or told):
        said = [deal(game)]
    page.row(5, " ".join(said))


def status(game: "TheGame") -> str:
    """Return whose turn it is, how many cards are laid of how many due, and the draw pile."""
    laid = "{} {} of {}".format(player(game, game.seat), game.laid, game.due)
    return "{:<13}pile {:>2}".format(laid, game.knowledge.draw)

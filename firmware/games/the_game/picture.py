"""The table of *The Game* on the panel."""

from firmware.games.the_game.tables import LAST, RAISE
from firmware.games.the_game.texts import SAID, player
from firmware.ui.fonts import DOWN, UP, WAVES
from firmware.ui.glyphs import CARD, MARKED, MARKED_CARD, TALL, TALL_CELL
from firmware.ui.page import CELL

_SIGNS = ("", "X", WAVES)  # none, keep off, no jump; to be raised is its arrow
_COLUMNS = (1, 6, 12, 17)  # of the piles' letters; arrow and sign stand beside, the top beneath
_ARROWS = (UP, UP, DOWN, DOWN)
_TITLE = 10  # characters, beside which the draw pile has room for a blank
_CARD_WIDTH = 16


def render_title(page: "Page", title: str, game: "TheGame | OnCall") -> None:
    """Put `title`, eleven characters at most, tall on row 0, and the draw pile beside it."""
    page.tall(0, title)
    page.end(0, ("pile{:>2}" if len(title) > _TITLE else "pile {:>2}").format(game.knowledge.draw))


def render_tops(page: "Page", game: "TheGame", title: str, card: int = 0) -> None:
    """Put `title` on row 0, and the four piles with their signs (TG15) on rows 2 to 4.

    Where a `card` is typed it says of each pile how far that is from its top, signs before it.
    """
    render_title(page, title, game)
    line = ""
    signs = []  # (column, text)
    for pile in range(4):
        column, sign = _COLUMNS[pile], _sign(game, pile)
        beside = _jump(game, card, pile) if card else _ARROWS[pile]
        line += " " * (column - len(line)) + "ABCD"[pile] + beside
        signs.append((column - 1, sign[:1]) if card else (column + 2, sign))
        top = str(game.tops[pile])
        page.number(TALL, (column + 1) * CELL - len(top) * TALL_CELL // 2, 3, top)
    page.row(2, line)
    for column, sign in signs:
        page.number(MARKED, column * CELL, 2, sign)


def _sign(game: "TheGame", pile: int) -> str:
    """Return the sign on `pile` and the number of who asked for it, or nothing."""
    mark, seat = game.marks[pile], game.askers[pile]
    sign = _ARROWS[pile] if mark == RAISE else _SIGNS[mark]
    return sign + str(seat + 1) if mark and seat >= 0 else sign


def _jump(game: "TheGame", card: int, pile: int) -> str:
    """Return how far `card` is from the top of `pile`, as in +12, or that it does not fit."""
    goes = card <= LAST and game.fits(card, pile)
    return "{:+}".format(card - game.tops[pile]) if goes else " no"


def render_hand(page: "Page", cards: "Cards", hand: "Cards", fit: "Cards" = ()) -> None:
    """Put `cards`, eight at most, on rows 5 and 6; those no longer in `hand` leave a gap.

    Those that `fit` somewhere stand in reverse.
    """
    for i in range(len(cards)):
        card, x = cards[i], i * _CARD_WIDTH
        if card in fit:
            page.number(MARKED_CARD, x + (1 if card > 9 else 8), 5, str(card))
        else:
            page.number(CARD, x + 2, 5, "{:>2}".format(card) if card in hand else "  ")


def render_counts(page: "Page", game: "TheGame | OnCall", remark: str) -> None:
    """Put on rows 5 and 6 the `remark`, what the players must do with the cards.

    Without one it is how many cards each seat holds, and what has been said of the piles.
    """
    if remark:
        page.tall(5, remark)
        return
    page.row(5, "in hand " + " ".join([str(count) for count in game.knowledge.hands]))
    said = []
    for mark in range(1, len(SAID)):
        piles = "".join(["ABCD"[pile] for pile in range(4) if game.marks[pile] == mark])
        if piles:
            said.append(SAID[mark] + piles)
    page.row(6, " ".join(said))


def status(game: "TheGame") -> str:
    """Return whose turn it is, and what they must do."""
    must = game.due - game.laid
    does = "lay {}".format(must) if must > 0 else "more?"
    if not game.knowledge.hands[game.seat]:
        does = "# end"
    return "{}: {}".format(player(game, game.seat), does)

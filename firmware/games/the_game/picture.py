"""The table of *The Game* on the panel."""

from firmware.games.the_game.texts import player
from firmware.ui.fonts import BARRED, DOWN, UP, WAVES
from firmware.ui.page import CARD, CELL, TALL, TALL_CELL

_SIGNS = (" ", BARRED, WAVES)  # none, keep off, no jump
_COLUMNS = (1, 6, 12, 17)  # of the piles' letters; arrow and sign stand beside, the top beneath
_CARD_WIDTH = 16


def render_title(page: "Page", title: str, game: "TheGame | OnCall") -> None:
    """Put `title`, ten characters at most, tall on row 0, and the draw pile beside it."""
    page.tall(0, title)
    page.end(0, "pile {:>2}".format(game.knowledge.draw))


def render_tops(page: "Page", game: "TheGame", title: str, card: int = 0) -> None:
    """Put `title` on row 0, and the four piles on rows 2 to 4.

    Where a `card` is typed it says of each pile how far that is from its top.
    """
    render_title(page, title, game)
    line = ""
    for pile in range(4):
        text = "ABCD"[pile] + (UP if pile < 2 else DOWN) + _SIGNS[game.marks[pile]]
        column = _COLUMNS[pile]
        if card:
            text = "ABCD"[pile] + _jump(game, card, pile)
            column -= 1
        line += " " * (column - len(line)) + text
        top = str(game.tops[pile])
        page.number(TALL, (_COLUMNS[pile] + 1) * CELL - len(top) * TALL_CELL // 2, 3, top)
    page.row(2, line)


def _jump(game: "TheGame", card: int, pile: int) -> str:
    """Return how far `card` is from the top of `pile`, as in +12, or that it does not fit."""
    return "{:+}".format(card - game.tops[pile]) if game.fits(card, pile) else " no"


def render_hand(page: "Page", cards: "Cards", hand: "Cards") -> None:
    """Put `cards`, eight at most, on rows 5 and 6; those no longer in `hand` leave a gap."""
    for i in range(len(cards)):
        text = "{:>2}".format(cards[i]) if cards[i] in hand else "  "
        page.number(CARD, i * _CARD_WIDTH + 2, 5, text)


def render_counts(page: "Page", game: "TheGame | OnCall", remark: str) -> None:
    """Put on rows 5 and 6 the `remark`, what the players must do with the cards.

    Without one it is how many cards each seat holds, and what has been said of the piles.
    """
    if remark:
        page.tall(5, remark)
        return
    page.row(5, "in hand " + " ".join([str(count) for count in game.knowledge.hands]))
    said = []
    for mark, words in ((1, "off: "), (2, "no jump: ")):
        piles = "".join(["ABCD"[pile] for pile in range(4) if game.marks[pile] == mark])
        if piles:
            said.append(words + piles)
    page.row(6, "  ".join(said))


def status(game: "TheGame") -> str:
    """Return whose turn it is, and what they must do."""
    must = game.due - game.laid
    does = "lay {}".format(must) if must > 0 else "more?"
    if not game.knowledge.hands[game.seat]:
        does = "# end"
    return "{}: {}".format(player(game, game.seat), does)

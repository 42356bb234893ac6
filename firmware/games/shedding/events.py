"""Events that all must hear of in a game of discarding, and the page that says who must act.

It is confirmed by ``#``; any other key acts at once on the turn that it hides.
"""

from firmware.games.shedding import texts
from firmware.games.shedding.tables import TRICK
from firmware.ui.page import BIG, CARD, COLUMNS, WIDE, wrap

TRICK_BY = "TRICK by {}"
SKIPPED = "{} is skipped"
SHUFFLE = "Shuffle {} discards"
DRAWS = "{} draws {}"
ANSWER = "{} must answer"
HOW = "Lay one of 1-9, or draw three."
KEYS = "#ok or play on *back"

_CELL = 7  # columns of a player who draws
_IN_LINE = 3  # of them
_BIG_X = 60  # pixels: where the number of the player stands who must answer


def title(game: "Discarding", move: "Move", seat: int) -> str:
    """Return what all must hear of `move`, which `seat` has just made."""
    if move[0] == TRICK:
        return TRICK_BY.format(game.name(seat))
    drawn = game.drawn
    if drawn and drawn[0] != seat:
        return SKIPPED.format(game.name(drawn[0]))  # H4.3
    if game.shuffled:
        return SHUFFLE.format(game.shuffled[0])
    if drawn:
        return DRAWS.format(game.name(seat), drawn[1])
    return ANSWER.format(game.name(game.seat)) if game.obliged else ""


def _middle(text: str) -> str:
    """Return `text` in the middle of a row; `center` rounds to another side on the board."""
    return "{:21}".format(" " * ((COLUMNS - len(text) + 1) // 2) + text)


def render(page: "Page", game: "Discarding", said: str) -> None:
    """Put the page of the event `said`: who draws how many, or who must answer, in large digits."""
    page.row(0, _middle(said), True)
    drawn = game.drawn
    font = WIDE if len(drawn) <= 2 * _IN_LINE else CARD
    heads = ["", ""]
    for i in range(0, len(drawn), 2):
        line, place = divmod(i // 2, _IN_LINE)
        at = 6 * _CELL * place
        top = 1 + 2 * line
        if game.names:
            heads[line] += "{:<3}+   ".format(game.name(drawn[i]))
        else:
            heads[line] += "{:<7}".format("P  +")
            page.number(font, at + 6, top, str(drawn[i] + 1))
        page.number(font, at + 24, top, str(drawn[i + 1]))
    page.row(2 if font == WIDE else 1, heads[0])
    page.row(3, heads[1])
    if game.obliged and game.names:
        page.row(2, _middle(game.name(game.seat)))
    elif game.obliged:
        page.row(2, "{:>9}".format("P"))
        page.number(BIG, _BIG_X, 1, str(game.seat + 1))
    lines = wrap(HOW if game.obliged else texts.told(game) if game.shuffled else "")
    for i in range(len(lines)):
        page.row(5 + i, lines[i])
    page.row(7, KEYS)

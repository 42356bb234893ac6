"""Events that all must hear of in a game of discarding, and the page that says who must act.

It is confirmed by ``#``, unless that asks whether they draw; any other key acts at once on the turn
that it hides.
"""

from firmware.games.shedding import texts
from firmware.games.shedding.tables import TRICK
from firmware.ui.glyphs import TALL_CELL
from firmware.ui.page import WIDTH

TRICK_BY = "TRICK by {}"
SKIPPED = "{} is skipped"
SHUFFLE = "Shuffle {} cards"
DRAWS = "{} draws {}"
ANSWER = "{} must answer"
HOW = "Lay one of 1-9, or draw three."
WHEN = ("Shuffle {} first", "Shuffle {} after {}")  # so many are drawn
EACH = "{} +{}"
KEYS = ("#ok or play on  *back", "##draw or lay   *back")  # by whether # asks about a draw

_FEW = 4  # drawers, who stand two in a line; of more there are three


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


def render(page: "Page", game: "Discarding", said: str, draws: bool) -> None:
    """Put the page of the event `said` in tall text: who draws how many, and whose turn it is.

    If it `draws`, ``#`` is the first of two by which the player on turn does.
    """
    page.tall(0, said)
    drawn = game.drawn
    in_line = 2 if len(drawn) <= 2 * _FEW else 3
    width = WIDTH // in_line
    for i in range(0, len(drawn), 2):
        line, place = divmod(i // 2, in_line)
        text = EACH.format(game.name(drawn[i]), drawn[i + 1])
        if (len(text) + 1) * TALL_CELL > width:  # a blank parts it from the next
            text = text.replace(" ", "")
        page.tall(2 + 2 * line, text, place * width)
    if game.obliged:
        page.notice(HOW)
    elif len(drawn) <= 2 * in_line:
        page.tall(4, texts.turn(game))
    if game.shuffled:
        page.row(6, WHEN[game.shuffled[1] > 0].format(*game.shuffled))
    page.row(7, KEYS[draws])

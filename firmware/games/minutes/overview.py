"""All displays on the panel at once."""

from firmware.games.minutes import texts
from firmware.games.minutes.screen_turn import short, shorts
from firmware.ui.page import COLUMNS, ROWS

_FIRST = 2  # row
_CLOCK = 96  # pixels


def render(page: "Page", game: "Minutes", left: int) -> None:
    """Put all displays on rows 2 to 7; above them the clock, `left` in seconds, and who is on turn.

    Before somebody is, it asks who begins.
    """
    if game.started:
        page.tall(0, texts.who(game))
        rows = texts.say("keys-all").split("/")
        for row in range(2):
            page.row(row, rows[row])
    else:
        page.tall(0, texts.say("begins", game.players))
    page.tall(0, texts.clock(left), _CLOCK)
    each = (ROWS - _FIRST) // game.players  # rows
    for seat in range(game.players):
        head = game.column(seat) + " "
        room = COLUMNS - len(head)
        hand = game.knowledge.hand(seat)
        for i in range(each):
            count = len(hand)
            while i < each - 1 and len(" ".join([short(card) for card in hand[:count]])) > room:
                count -= 1
            page.row(_FIRST + seat * each + i, head + shorts(hand[:count], room))
            hand = hand[count:]
            head = " " * len(head)

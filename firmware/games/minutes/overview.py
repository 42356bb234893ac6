"""All displays on the panel at once."""

from firmware.games.minutes import texts
from firmware.games.minutes.screen_turn import NEXT, row

_ROWS = 6


def render(page: "Page", game: "Minutes") -> None:
    """Put all displays on rows 1 to 6, and on row 7 what the keys do."""
    each = _ROWS // game.players  # rows
    for seat in range(game.players):
        hand = game.knowledge.hand(seat)
        for i in range(each):
            head = game.column(seat) + " "
            if i:
                head = " " * len(head)
            cards = hand[i * NEXT :]
            shown = row(cards, NEXT if i == each - 1 else len(cards))
            page.row(1 + seat * each + i, head + shown[: 3 * NEXT])
    if game.started:
        page.row(7, texts.say("keys-all"))
    else:
        page.row(7, texts.say("who-begins", game.players))

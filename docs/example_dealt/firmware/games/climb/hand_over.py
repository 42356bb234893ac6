"""While the device goes round all may see the table, and a hand its owner alone."""

from firmware.games.climb import texts
from firmware.shell.hand_over import Cover, Hand
from firmware.ui import hands, layout

__all__ = ("Cover", "Hand")


def render_table(screen: "Screen", page: "Page", title: str) -> None:
    """Put in the head and on the stage what everybody may see."""
    game: Climb = screen.shell.referee.game
    layout.head(page, title, fact=texts.TOP.format(game.top or "-"))
    for seat in range(0, game.players, 2):
        pair = range(seat, min(seat + 2, game.players))
        row = [texts.WON.format(game.name(each), game.points[each]) for each in pair]
        layout.label(page, layout.LEFT_EDGE, layout.STAGE + 4 * seat, " ".join(row))


def render_hand(page: "Page", game: "Climb", seat: int) -> None:
    """Put the hand of `seat` above the keys."""
    cards = [str(card) for card in game.knowledge.hand(seat) or ()]
    hands.hand(page, cards, y=layout.KEYS - layout.LINE)


def on_key(screen: "Between", key: str) -> "Answer":
    """Return False: no other key means anything here."""
    return False

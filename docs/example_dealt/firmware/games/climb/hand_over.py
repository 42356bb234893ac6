"""While the device goes round all may see the table, and a hand its owner alone."""

from firmware.games.climb import texts
from firmware.games.plain.turn import ring
from firmware.shell.hand_over import Cover, Hand

__all__ = ("Cover", "Hand")
lights = ring


def render_table(page: "Page", game: "Climb", title: str) -> None:
    """Put on rows 0 to 4 what everybody may see."""
    page.row(0, title)
    page.row(1, texts.TOP.format(game.top or "-"))
    for seat in range(0, game.players, 2):
        pair = range(seat, min(seat + 2, game.players))
        row = [texts.WON.format(game.name(each), game.points[each]) for each in pair]
        page.row(2 + seat // 2, "".join(row))


def render_hand(page: "Page", game: "Climb", seat: int) -> None:
    """Put the hand of `seat` on row 5."""
    page.row(5, "".join(["{:>4}".format(card) for card in game.knowledge.hand(seat) or ()]))


def on_key(screen: "Between", key: str) -> "Answer":
    """Return False: no other key means anything here."""
    return False

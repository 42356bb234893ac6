"""Questions that games 5 and 6 ask once before something is done."""

from firmware.games.melding.tables import UNSEEN
from firmware.ui.screen import BACK

RIGHT = " Is it right all the same?"
SHUFFLE_FIRST = "Shuffle {} cards first. Done?"


def right(screen: "Screen", game: "Drawing", card: int, again: "Pick"):
    """Ask whether `card`, just refused as it is elsewhere, is right all the same, or return None.

    Then it is ruled that it was not seen, before `again(card)`.
    """
    rule = (UNSEEN, card)
    if game.why_not(rule):
        return None

    def yes():
        screen.shell.referee.submit(rule)
        return again(card) or BACK

    return screen.shell.ask(screen.note + RIGHT, yes, screen)


def shuffle_first(screen: "Screen", game: "Drawing", shuffled: "Go"):
    """Ask whether the discards are shuffled, as the last card of the pile is taken (H-b)."""
    return screen.shell.ask(SHUFFLE_FIRST.format(game.renewed), shuffled, screen)

"""Questions that games 5 and 6 ask once before something is done."""

from firmware.games.melding.tables import UNSEEN, card_text
from firmware.modules.later import later
from firmware.ui.screen import BACK

RIGHT = " Is it right all the same?"
SHUFFLE_FIRST = "Shuffle {} cards first. Done?"


def right(screen: "Screen", why: "Reason", again: "Pick"):
    """Ask whether the card of `why`, refused as it is elsewhere, is right all the same, or None.

    Then it is ruled that it was not seen, or lies otherwise than was known, before `again(card)`.
    """
    game: Drawing = screen.shell.referee.game
    card = why[1]
    if why[0] == "held" and game.knowledge.secret:
        return later.guided.right(screen, card_text(card), lambda: again(card))
    rule = (UNSEEN, card)
    if game.why_not(rule):
        return None

    def yes():
        screen.say("")  # what it was refused with
        screen.shell.referee.submit(rule)
        return again(card) or BACK

    return screen.shell.ask(screen.note + RIGHT, yes, screen)


def shuffle_first(screen: "Screen", game: "Drawing", shuffled: "Go"):
    """Ask whether the discards are shuffled, as the last card of the pile is taken (H-b)."""
    return screen.shell.ask(SHUFFLE_FIRST.format(game.renewed), shuffled, screen)

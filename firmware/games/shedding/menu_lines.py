"""Lines of the menu in games of shedding: rulings, a look at one's own hand."""

from firmware.games.shedding.screens import dealt
from firmware.modules.later import later


def lines(shell: "Shell") -> "list[MenuLine]":
    """Return the lines of the menu, each with what it opens."""
    game: Discarding = shell.referee.game
    part = shell.referee.folder.part
    found: list = []
    if game.started and game.open and not (game.over and dealt(game)):
        found.append(("Ruling", lambda: part("ruling_screen").Ruling(shell)))
    if game.started and dealt(game) and not game.over:
        found.append(("Hands", shell.screen))  # their own, behind the cover
    elif game.started and game.knowledge.secret and not game.over:
        found.append(("Hands", lambda: later.peek.look_round(shell)))
    return found

"""What the games of discarding add to the menu: rules, rulings, a look at one's own hand."""

from firmware import loader
from firmware.games.hundred.screens import dealt


def lines(house) -> list:
    """Return the lines of the menu, each with what it opens."""
    game = house.referee.game
    part = house.referee.folder.part

    def rules():
        return loader.load("firmware.ui.pages").Pages(house, part("help").RULES)

    found = [("Rules in short", rules)]
    if game.started and game.open and not (game.over and dealt(game)):
        found.append(("Ruling", lambda: part("hundred.ruling").Ruling(house)))
    if game.started and dealt(game) and not game.over:
        look = loader.load("firmware.ui.look")
        found.append(("Look at a hand", lambda: look.Look(house, game.out)))
    return found

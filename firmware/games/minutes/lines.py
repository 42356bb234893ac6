"""What the game adds to the menu."""

from firmware import loader


def of(house) -> list:
    """Return the lines, each with what it opens."""
    part = house.referee.folder.part
    game = house.referee.game

    def rules():
        texts_of = part("help")
        pages = texts_of.RULES_CHALLENGE if game.challenge else texts_of.RULES
        return loader.load("firmware.ui.pages").Pages(house, pages)

    lines = [("Rules in short", rules)]
    if game.started:
        lines.append(("Ruling", lambda: part("ruling").Ruling(house)))
    return lines

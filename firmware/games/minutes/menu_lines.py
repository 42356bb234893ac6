"""The game's own lines of the menu."""

from firmware.modules.later import later


def of(shell) -> list:
    """Return the lines, each with what it opens."""
    part = shell.referee.folder.part
    game = shell.referee.game

    def rules():
        texts_of = part("help")
        pages = texts_of.RULES_CHALLENGE if game.challenge else texts_of.RULES
        return later.text_screen.TextScreen(shell, pages)

    lines = [("Rules in short", rules)]
    if game.started:
        lines.append(("Ruling", lambda: part("ruling_screen").Ruling(shell)))
    return lines

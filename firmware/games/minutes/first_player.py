"""Who starts, before the clock does (FH3)."""

from firmware.games.minutes import texts
from firmware.shell.first_player import FirstPlayerChoice


class FirstPlayer(FirstPlayerChoice):
    """The youngest begins, or whomever the table chooses; then the clock waits for its key."""

    def __init__(self, shell: "Shell"):
        super().__init__(shell, texts.say("youngest"))
        shell.soon(shell.referee.folder.module("pause"))

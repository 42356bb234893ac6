"""Who starts *4 1/2 Minutes*: the key that says so starts the clock."""

from firmware.games.minutes import clock as clocks
from firmware.games.minutes import texts
from firmware.games.minutes.screens import expect, way_in
from firmware.shell.first_player import FirstPlayerChoice


class FirstPlayer(FirstPlayerChoice):
    """``#`` lets the player who is proposed begin and starts the clock, as all lies ready.

    A number is another player; then the clock waits for its key.
    """

    def __init__(self, shell: "Shell"):
        super().__init__(shell, texts.deal(shell) + " " + texts.say("youngest"))
        self.led = shell.key
        expect(shell, "pause", way_in(shell.referee.game))

    def ahead(self, key: str) -> bool:
        return key != self.led  # pressed twice by mistake it would start the clock

    def on_key(self, key: str) -> "Destination":
        shell = self.shell
        clock = clocks.of(shell)
        if key == "#" and not clock.ran:
            self.starts(self.chosen)
            clock.start(shell.at)
            return shell.screen()
        return super().on_key(key)

    def marked(self) -> str:
        return "#go "

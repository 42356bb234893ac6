"""Who starts *4 1/2 Minutes*: the key that says so starts the clock."""

from firmware.games.minutes import clock as clocks
from firmware.games.minutes import texts
from firmware.games.minutes.screens import expect, ways_in
from firmware.shell.first_player import FirstPlayerChoice


class FirstPlayer(FirstPlayerChoice):
    """``#`` lets the player who is proposed begin and starts the clock, as all lies ready.

    A number is another player; then the clock waits for its key.  So does one that has run already
    where a start was taken back: it is told what is left of it.
    """

    def __init__(self, shell: "Shell"):
        clock = clocks.of(shell)
        self.ran = clock.ran
        title = texts.deal(shell) + " " + texts.say("youngest")
        if self.ran:
            left = texts.clock(clock.left(shell.at))
            title = texts.say("ran-out") if self.ran == clocks.END else texts.say("ran", left)
        super().__init__(shell, title)
        self.led = shell.key
        expect(shell, "pause", *ways_in(shell.referee.game))

    def ahead(self, key: str) -> bool:
        return key != self.led  # pressed twice by mistake it would start the clock

    def on_key(self, key: str) -> "Destination":
        shell = self.shell
        if key == "#" and not self.ran:
            self.starts(self.chosen)
            clocks.of(shell).start(shell.at)
            return shell.screen()
        return super().on_key(key)

    def marked(self) -> str:
        return super().marked() if self.ran else "#go "

"""The level *guided*: the players hold the cards, and the device knows in secret who has which.

What it knows is right only as long as the table says the same.  Once a card lies otherwise, it
knows no more than at the table: how many cards lie where.
"""

from firmware.modules.later import later
from firmware.ui.page import COLUMNS
from firmware.ui.screen import BACK, Screen
from firmware.ui.text_lines import wrap

PACKETS = "{} to {}"
ROUND = "{} to {}, then round"  # where not all have room
ELSEWHERE = "I know {} elsewhere. Right all the same? Then I just count."
OTHERS = "Are your cards others? Then I know only counts."
COUNTS = "Now I know only counts."
SHUFFLE = (
    "Pile used up: shuffle all discards but the open one. A: I lead you. # if you have: then I "
    "know only counts."
)
SHUFFLE_KEYS = "A lead us #done *back"
DONE = "# when it is done."


def packets(game: "Game", each: int) -> str:
    """Return in one row how the ordered deck is dealt: so many at once to each."""
    line = PACKETS.format(each, game.listed(range(game.players)))
    if len(line) <= COLUMNS:
        return line
    return ROUND.format(each, game.name(0))


def forget(shell: "Shell") -> None:
    """Rule that cards lie otherwise than is known."""
    referee = shell.referee
    referee.submit((referee.tables.FORGET,))


def right(screen: "Screen", card: str, again: "Go"):
    """Ask whether `card`, refused as it is known elsewhere, lies there all the same.

    Then that is ruled, before `again()`.
    """

    def yes():
        forget(screen.shell)
        screen.note = ""
        there = again() or BACK
        _say_so(screen if there == BACK else there)
        return there

    return screen.shell.ask(ELSEWHERE.format(card), yes, screen)


def others(screen: "Screen"):
    """Ask whether somebody who looks at what is known of their cards holds others."""
    shell = screen.shell

    def yes():
        forget(shell)
        there = shell.screen()
        _say_so(there)
        return there

    return shell.ask(OTHERS, yes)


def _say_so(screen: "Any") -> None:
    screen.say((screen.note + " " + COUNTS).strip())


class Reshuffle(Screen):
    """The draw pile is used up: the players shuffle the discards, and nobody knows their order."""

    help = "RESHUFFLE"

    def __init__(self, shell: "Shell", told: "Callable[[Any], str] | None" = None):
        super().__init__(shell)
        self.told = told  # what is to be done then besides, by the game

    def on_key(self, key: str) -> "Destination":
        shell = self.shell
        if key == "*":
            return shell.take_back(self)
        if key == "A":
            return later.deck_shuffle.pile(shell, self.done)
        if key != "#":
            self.refuse(DONE)
            return None
        forget(shell)
        return self.done()

    def on_tick(self, now: int) -> "Destination":
        """Go on with a shuffle that the power cut short, or that was done and taken back."""
        journal, referee = self.shell.journal, self.shell.referee
        game: Game = referee.game
        for packed in journal.chances:
            if sorted(packed[1:]) == sorted(game.owes):
                referee.submit(tuple(packed))
                return self.done()
        return later.deck_shuffle.pile(self.shell, self.done) if journal.shuffles else None

    def done(self):
        """Go on with the game, whose discards are shuffled."""
        there: Any = self.shell.screen()
        if self.told:
            there.remark = self.told(self.shell.referee.game)
        return there

    def render(self, page: "Page") -> None:
        lines = wrap(SHUFFLE)
        for i in range(len(lines)):
            page.row(1 + i, lines[i])
        page.row(7, SHUFFLE_KEYS)

    def lights(self, now: int) -> "Colours":
        return self.shell.ring(now)

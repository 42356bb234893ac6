"""The sets of a player who is out, for all to see (H5.5, H6.3)."""

from firmware.games.melding.lights import ring
from firmware.games.melding.sets import STANDS, number, split
from firmware.games.melding.tables import card_text
from firmware.ui.screen import Screen
from firmware.ui.text_lines import wrap

HAS = ("has won", "is 2nd", "is 3rd", "is 4th", "is 5th")  # by place, where they play on (H-c)
GO_ON = "#go on  *back"
MORE = "#more  *back"
WHICH = "# goes on."
TOP = 2  # the first row
SHOWN = 5  # rows


class Sets(Screen):
    """Show the arrangement `out`, with which the player at `seat` is out, who threw `thrown`.

    `throws` is what stands above that card: whether it has been thrown.
    """

    help = "SETS"
    helps = "help"

    def __init__(self, shell: "Shell", throws: str, seat: int, thrown: int, out: "Arrangement"):
        super().__init__(shell)
        self.game: Drawing = shell.referee.game
        self.title = self.game.name(seat) + " " + HAS[self.game.finished.index(seat)]
        self.throws = throws
        self.thrown = card_text(thrown)
        self.lines = []
        texts: SetTexts = shell.referee.folder.part("set_texts")
        for parts in split(out):
            self.lines += wrap(written(parts, texts))
        self.at = 0  # the first line shown

    def on_key(self, key: str) -> "Destination":
        if key == "#":
            if self.at + SHOWN >= len(self.lines):
                return self.shell.screen()
            self.at += SHOWN
        elif key == "*":
            return self.shell.take_back(self)
        else:
            self.refuse(WHICH)
        return None

    def render(self, page: "Page") -> None:
        page.tall(0, self.title)
        page.end(0, self.throws)
        page.end(1, self.thrown)
        lines = self.lines[self.at : self.at + SHOWN]
        for i in range(len(lines)):
            page.row(TOP + i, lines[i])
        page.row(7, GO_ON if self.at + SHOWN >= len(self.lines) else MORE)

    def lights(self, now: int) -> "Colours":
        return ring(self.game, now, self.shell.signals.arc)


def written(parts: "Sequence[int]", texts: "SetTexts") -> str:
    """Return a set as it is shown by its game's `texts`: ``7s: 7 17 J=27 37``."""
    numbers = [number(part) for part in parts]
    words = [("J=" if part > STANDS else "") + str(number(part)) for part in parts]
    return " ".join(texts.headed(numbers, words))

"""Games 5 and 6 on call: nothing is told until somebody says that they are out."""

from firmware.games.melding import lights, texts
from firmware.ui.screen import Screen

BEGINS = "{} starts"
GOES_ON = "{} goes on"
TURN_OVER = "Turn over 1 card"
USED_UP = "Pile gone? Shuffle."
OUT = "All in sets? D"
WHICH = "Press D or #."
KEYS = "D check # out   *back"

NOBODY = -1


class Playing(Screen):
    """The players play; D checks whether one of them is out."""

    helps = "help"
    help = "ON_CALL"
    on_turn = True

    def __init__(self, shell: "Shell"):
        super().__init__(shell)
        self.game: Drawing = shell.referee.game

    def on_key(self, key: str) -> "Destination":
        if key in "#D":
            part: CalledClaimPart = self.shell.referee.folder.part("melding.on_call_claim")
            return (part.Cover if key == "D" else part.Finished)(self.shell)
        if key == "*":
            return self.shell.take_back(self)
        self.refuse(WHICH)
        return None

    def render(self, page: "Page") -> None:
        out = self.game.finished
        page.tall(0, (GOES_ON if out else BEGINS).format(self.game.name(self.game.seat)))
        if out:
            page.row(2, texts.OUT.format(self.game.listed(out)))
        else:
            page.tall(2, TURN_OVER)
        page.row(4, USED_UP)
        page.tall(5, OUT)
        page.row(7, KEYS)

    def lights(self, now: int) -> "Colours":
        return lights.ring(self.game, now, self.shell.signals.arc, NOBODY)

"""A question before something is done."""

from firmware.ui.page import ROWS
from firmware.ui.screen import UNDER, Screen, go_back


class Ask(Screen):
    """Ask before something is done: ``#`` goes to `yes()`, ``*`` to `no()`.

    Where no is to go back, a digit is no too, and typed on the screen beneath, as is another key by
    which a card begins there.  A question over the screen `beneath` leaves it in view, but for the
    last rows, or the last one if it is short.
    """

    dialog = True
    help = "ASK"
    typed: "Go | None" = None  # called before a key is typed beneath

    def __init__(
        self,
        shell: "Shell",
        text: str,
        yes: "Go",
        no: "Go" = go_back,
        words: "Sequence[str]" = ("yes", "no"),
        beneath: "Screen | None" = None,
    ):
        super().__init__(shell)
        self.text = text
        self.yes = yes
        self.no = no
        self.words = words
        self.beneath = beneath

    def on_key(self, key: str) -> "Destination":
        if key == "#":
            return self.yes()
        if key == "*":
            return self.no()
        beneath = self.beneath
        if self.no is go_back and (key.isdigit() or beneath and key in beneath.begins):
            if self.typed:
                self.typed()
            return UNDER
        self.refuse("# is {}, * is {}.".format(self.words[0], self.words[1]))
        return None

    def render(self, page: "Page") -> None:
        if self.beneath:
            self.beneath.render(page)
            page.notice(self.text)
        else:
            page.notice(self.text, most=3, row=0)
        page.row(ROWS - 1, "#{}  *{}".format(self.words[0], self.words[1]))

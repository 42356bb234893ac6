"""A question before something is done."""

from firmware.ui.page import wrap
from firmware.ui.screen import UNDER, Screen, go_back


class Ask(Screen):
    """Ask before something is done: ``#`` goes to `yes()`, ``*`` to `no()`.

    Where no is to go back, a digit is no too, and typed on the screen beneath.
    """

    dialog = True
    help = "ASK"

    def __init__(
        self,
        shell: "Shell",
        text: str,
        yes: "Go",
        no: "Go" = go_back,
        words: "Sequence[str]" = ("yes", "no"),
    ):
        super().__init__(shell)
        self.lines = wrap(text)
        self.yes = yes
        self.no = no
        self.words = words

    def on_key(self, key: str) -> "Destination":
        if key == "#":
            return self.yes()
        if key == "*":
            return self.no()
        if key.isdigit() and self.no is go_back:
            return UNDER
        self.refuse("# is {}, * is {}.".format(self.words[0], self.words[1]))
        return None

    def render(self, page: "Page") -> None:
        for i in range(len(self.lines)):
            page.row(i, self.lines[i])
        page.row(7, "#{}  *{}".format(self.words[0], self.words[1]))

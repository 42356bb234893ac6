"""A question about what was seen or heard; where no answer comes, the test goes on."""

from firmware.selftest import texts
from firmware.ui.screen import Screen
from firmware.ui.text_lines import wrap


class Question(Screen):
    """Ask `text`; `yes()`, `no()` and `late()` return the next screen."""

    dialog = True
    answers = texts.YES_NO

    def __init__(self, test: "SelfTest", text: str):
        super().__init__(test.shell)
        self.test = test
        self.text = text
        self._until = None
        test.shell.box.console(text)

    def explain(self) -> "Destination":
        return None

    def yes(self) -> "Screen | None":
        """Return the screen after yes."""
        return self.test.next()

    def no(self) -> "Screen | None":
        """Return the screen after no."""
        return self.test.next()

    def late(self) -> "Screen | None":
        """Return the screen where nobody answers."""
        return self.test.next()

    def on_key(self, key: str) -> "Destination":
        if key == "down " + self.test.yes:
            return self.yes()
        if key == "down " + self.test.no:
            return self.no()
        return None

    def on_tick(self, now: int) -> "Destination":
        if self._until is None:
            self._until = now + self.test.wait_ms
        return self.late() if now >= self._until or not self.test.yes else None

    def render(self, page: "Page") -> None:
        lines = wrap(self.text)
        for i in range(len(lines)):
            page.row(i, lines[i])
        page.row(7, self.answers.format(self.test.yes, self.test.no))

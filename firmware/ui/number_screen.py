"""A number to type."""

from firmware.ui.number_input import NumberInput
from firmware.ui.screen import BACK, Screen


class NumberScreen(Screen):
    """Type a number from `low` to `high`; `typed(number)` returns where to go, or None.

    It may call `wrong(text)` where it does not take the number.
    """

    dialog = True
    help = "NUMBER"

    def __init__(self, shell: "Shell", title: str, low: int, high: int, typed: "Pick"):
        super().__init__(shell)
        self.title = title
        self.low = low
        self.high = high
        self.typed = typed
        self.input = NumberInput(self)

    def ahead(self, key: str) -> bool:
        return True

    def on_key(self, key: str) -> "Destination":
        if self.input.take(key):
            return None
        if key == "*":
            return BACK
        number = self.input.number
        if key != "#" or number is None:
            self.refuse("Type a number, then #.")
        elif self.low <= number <= self.high:
            return self.typed(number)
        else:
            self.wrong("From {} to {}, please.".format(self.low, self.high))
        return None

    def wrong(self, text: str) -> None:
        """Refuse the number with `text`."""
        self.input.refuse()
        self.refuse(text)

    def render(self, page: "Page") -> None:
        page.row(0, self.title)
        page.row(2, "from {} to {}".format(self.low, self.high))
        page.tall(4, "number: {}_".format(self.input.text))
        page.row(7, "#ok  *back")

"""A number to type."""

from firmware.ui.screen import BACK, Screen


class Number(Screen):
    """Type a number from `low` to `high`; `typed(number)` returns where to go."""

    dialog = True
    help = "NUMBER"

    def __init__(self, house, title: str, low: int, high: int, typed):
        super().__init__(house)
        self.title = title
        self.low = low
        self.high = high
        self.typed = typed
        self.digits = ""
        self.fresh = False  # does the next digit begin a new number?

    def on_key(self, key: str) -> object:
        if key == "*":
            if not self.digits:
                return BACK
            self.digits = self.digits[:-1]
            self.fresh = False
        elif key == "#" and self.digits:
            if self.low <= int(self.digits) <= self.high:
                return self.typed(int(self.digits))
            self.fresh = True
            self.refuse("From {} to {}, please.".format(self.low, self.high))
        elif key.isdigit() and (self.fresh or len(self.digits) < 3):
            self.digits = key if self.fresh else self.digits + key
            self.fresh = False
        else:
            self.refuse("Type a number, then #.")
        return None

    def draw(self, page) -> None:
        page.row(0, self.title)
        page.row(2, "from {} to {}".format(self.low, self.high))
        page.row(4, self.digits + "_")
        page.row(7, "#ok  *back")

"""Passing the device round: a cover page between players, so that nobody sees another's hand.

The game's part ``hand_over`` draws what is its own: ``render_table(page, game, title)`` what
everybody may see, ``render_hand(page, game, seat)`` on rows 4 and 5, ``lights(game, now)``, and
``on_key(screen, key)``, which returns False for a key that means nothing to the game.
"""

from firmware.ui.screen import Screen

PASS = "Hand me to P{} alone."
PRESS = "P{0} presses {0}."
HIDE = "# hides your cards."
TWICE_MS = 400  # a key pressed twice by mistake goes down again so soon


class _Between(Screen):
    """A page between two turns: its `key` leads to `then()`, ``*`` to `back(self)` if there is one.

    `seat` is whose page it is, `said` a line about their cards.
    """

    help = "PASS"
    held = "ABCD"  # asked of the game like any other key
    key = "#"
    wrong = HIDE  # said of any other key

    def __init__(
        self, shell: "Shell", seat: int, then: "Go", back: "TakeBack | None" = None, said: str = ""
    ):
        super().__init__(shell)
        self.seat = seat
        self.then = then
        self.back = back
        self.said = said
        self.game: Any = shell.referee.game
        self.part = shell.referee.folder.part("hand_over")

    def on_key(self, key: str) -> "Destination":
        if key == self.key:
            return self.then()
        if key == "*" and self.back:
            return self.back(self)
        if not self.part.on_key(self, key):
            self.refuse(self.wrong.format(self.seat + 1))
        return None

    def lights(self, now: int) -> "Colours":
        return self.part.lights(self.game, now)

    def render_keys(self, page: "Page", does: str) -> None:
        """Put what the keys do on the last row."""
        page.row(7, self.key + does)
        if self.back:
            page.end(7, "*back")


class Cover(_Between):
    """Ask for the device to be handed to the player at `seat`, who presses their own number.

    No key pressed twice may show a hand: this one is not that which hides the hand before, and
    it is deaf at first, as a seat's number may have led here too.
    """

    deaf_ms = TWICE_MS
    wrong = PRESS

    def __init__(
        self, shell: "Shell", seat: int, then: "Go", back: "TakeBack | None" = None, said: str = ""
    ):
        super().__init__(shell, seat, then, back, said)
        self.key = str(seat + 1)

    def render(self, page: "Page") -> None:
        self.part.render_table(page, self.game, "Next: P" + self.key)
        page.row(5, PASS.format(self.key))
        self.render_keys(page, " my cards")


class Hand(_Between):
    """Show the hand of `seat` to its owner, until they hide it."""

    def render(self, page: "Page") -> None:
        self.part.render_table(page, self.game, "P{}: your cards".format(self.seat + 1))
        self.part.render_hand(page, self.game, self.seat)
        page.row(6, self.said)
        self.render_keys(page, "hide my cards")

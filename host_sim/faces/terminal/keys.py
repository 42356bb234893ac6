"""The keyboard's keys, what they mean, and the pads that a mouse can press."""

from rich.segment import Segment
from textual import events
from textual.message import Message
from textual.strip import Strip

from host_sim.faces.terminal.cell_widgets import Drawn, line, style
from host_sim.picture import INK, KEY

# By the character that a key types, else by Textual's name for the key.
TAPS = {key: key.upper() for key in "0123456789abcdABCD"}
TAPS |= {"enter": "#", "#": "#", "backspace": "*", "*": "*", "delete": "*"}
# A terminal does not report when a key is released: these are held for as long as a hold needs, and
# so is any key behind HOLD.
HOLDS = {"f1": "#", "?": "#", "f2": "*", "m": "*", "M": "*", "escape": "*"}
HOLD = ("h", "H")

WRITTEN = {"#": ("Ent", "?"), "*": ("Bsp", "m")}  # which key taps a pad, which holds it

LEGEND = (
    "press  0-9  A B C D  Enter or # = #   Backspace or * = *",
    "hold   h, then a key   ? or F1 = # help   m, F2 or Esc = * menu",
    "p power   q quit   v plain, if you see boxes   mouse: press pads",
)

DOWN, FAINT = (150, 190, 120), (120, 116, 108)


class Pad(Drawn):
    """One key of the keypad: a mouse button is a finger on it."""

    class Pressed(Message):
        """A finger went onto the pad `key`."""

        def __init__(self, key: str) -> None:
            super().__init__()
            self.key = key

    class Lifted(Message):
        """The finger left the pad `key`."""

        def __init__(self, key: str) -> None:
            super().__init__()
            self.key = key

    def __init__(self, key: str) -> None:
        names = {"#": "hash", "*": "star"}
        super().__init__(3, 3, KEY, id=f"pad-{names.get(key, key)}", classes="pad")
        self.key = key
        self._seen: tuple | None = None

    def look(self, keys_down: frozenset[str]) -> None:
        """Show whether this pad is among `keys_down`: in brackets, and green."""
        seen = self.key in keys_down, self.columns, self.rows
        if seen == self._seen:
            return
        self._seen = seen
        face = _face if self.rows > 1 else _flat_face
        self.draw(face(self.key, seen[0]))

    def on_mouse_down(self, event: events.MouseDown) -> None:
        """Put a finger on the pad."""
        if event.button == 1:
            self.capture_mouse()
            self.post_message(self.Pressed(self.key))

    def on_mouse_up(self, event: events.MouseUp) -> None:
        """Take the finger off, wherever the mouse is by now."""
        if event.button == 1:
            self.capture_mouse(False)
            self.post_message(self.Lifted(self.key))


def _face(key: str, down: bool) -> list[Strip]:
    ground = DOWN if down else KEY
    label = f"[{key}]" if down else f" {key} "
    tapped, held = WRITTEN.get(key, ("", ""))
    faint = style(FAINT, ground)
    if not tapped:
        rows = ["   ", label, "   "]
        return [line(text, style(INK, ground, bold=True)) for text in rows]
    return [
        line(label, style(INK, ground, bold=True)),
        line(tapped.center(3), style(INK, ground)),
        line(held.center(3), faint),
    ]


def _flat_face(key: str, down: bool) -> list[Strip]:
    """Return the face of a pad that is one row high."""
    ground = DOWN if down else KEY
    label = f"[{key}]" if down else f" {key} "
    tapped, held = WRITTEN.get(key, ("", ""))
    if not tapped:
        return [line(label.center(9), style(INK, ground, bold=True))]
    ink, faint = style(INK, ground), style(FAINT, ground)
    pieces = [(label, style(INK, ground, bold=True)), (f" {tapped}", ink), (f" {held}", faint)]
    return [Strip([Segment(text, look) for text, look in pieces])]

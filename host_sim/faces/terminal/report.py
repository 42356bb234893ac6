"""The lines below the panel: power, journal, console, and a firmware that has stopped."""

from rich.style import Style

from host_sim.desk import Desk
from host_sim.faces.terminal.cell_widgets import Drawn, line, style
from host_sim.faces.terminal.keys import LEGEND

COLUMNS, ROWS = 64, 7
HEARD = 3  # lines of the console
STATUS, SAID, KEYS = (
    style((235, 235, 230), bold=True),
    style((170, 225, 255)),
    style((160, 164, 168)),
)
ALARM = style((255, 130, 110), bold=True)


class Report(Drawn):
    """Seven lines: how it stands, the last three that the console said, what the keys do."""

    def __init__(self) -> None:
        super().__init__(COLUMNS, ROWS, id="report")
        self._seen: tuple | None = None

    def look(self, desk: Desk, fault: str, keeping: str) -> None:
        """Show how `desk` stands; `fault` is what ended its run, `keeping` where its journal is."""
        now = desk.on, desk.console, desk.crash, fault, keeping
        if now == self._seen:
            return
        self._seen = now
        trouble = fault or desk.crash or ""
        lines = [line(_cut(_status(desk, trouble, keeping)), ALARM if trouble else STATUS)]
        said = _last(trouble or desk.console)
        lines += [line(_cut(text), _said_in(trouble)) for text in said]
        lines += [line("", SAID)] * (HEARD - len(said))
        lines += [line(text, KEYS) for text in LEGEND]
        self.draw(lines)


def _status(desk: Desk, trouble: str, keeping: str) -> str:
    if trouble:
        return f"The firmware has stopped. {'p, then p,' if desk.on else 'p'} starts it again."
    return f"On. {keeping}" if desk.on else "Off. p switches on."


def _said_in(trouble: str) -> Style:
    return ALARM if trouble else SAID


def _last(text: str) -> list[str]:
    """Return the last lines of `text` that say something."""
    return [row for row in text.splitlines() if row.strip()][-HEARD:]


def _cut(text: str) -> str:
    """Return `text` on one line that fits; what a terminal would obey is a question mark."""
    plain = "".join(char if char.isprintable() else "?" for char in text.expandtabs(2))
    return plain if len(plain) <= COLUMNS else plain[: COLUMNS - 1] + "…"

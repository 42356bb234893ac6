"""The brightness, the volume, and who sits where, which are kept."""

from firmware.modules.later import later
from firmware.ui.choice import Dialog
from firmware.ui.screen import BACK, DARK, PIXELS, Screen
from firmware.ui.signals import GREEN, WHITE

_NAMES = ("dark", "dim", "bright", "full", "who sits where")
_TURN_ROUND = (
    "Who sits where",
    "",
    "P1 shines, P2 blinks:",
    "so you sit.",
    "A clockwise, B back",
    "C the other way round",
    "",
    "#keep  *back",
)
_KEYS = "A, B, C turn it, # keeps it."
_PLAYERS = 4  # who are shown where no game is in play
_BLINK_MS = 400
_VOLUMES = ("soft", "medium", "loud")


def brightness(shell: "Shell"):
    """Return the screen on which the brightness is chosen."""

    def picked(index: int):
        if index == len(_NAMES) - 1:
            return Seats(shell)
        later.settings_record.keep(shell, index + 1, shell.signals.sound)
        return BACK

    return Dialog(shell, "Light", _NAMES, picked, shell.brightness - 1)


class Seats(Screen):
    """Turn the ring until it points at the first two seats: A and B by a pixel, C to turn back."""

    dialog = True
    held = "ABCD"
    help = "SEATS"

    def __init__(self, shell: "Shell"):
        super().__init__(shell)
        self.before = shell.signals.place

    def on_key(self, key: str) -> "Destination":
        shell = self.shell
        signals = shell.signals
        place = signals.place
        if key == "*":
            signals.place = self.before
            return BACK
        if key == "#":
            later.settings_record.keep(shell, shell.brightness, signals.sound)
            return BACK
        if key == "A" or key == "B":
            step = 1 if key == "A" else -1
            signals.place = place & PIXELS | (place + step) % PIXELS
        elif key == "C":
            signals.place = place ^ PIXELS
        else:
            self.refuse(_KEYS)
        return None

    def render(self, page: "Page") -> None:
        for row in range(len(_TURN_ROUND)):
            page.row(row, _TURN_ROUND[row])

    def lights(self, now: int) -> "Colours":
        referee = self.shell.referee
        game: Perhaps[Game] = referee and referee.game
        players = max(game.players, 2) if game else _PLAYERS
        colours: list = [DARK] * PIXELS
        for seat in range(2):
            for i in self.shell.signals.arc(players, seat):
                if not seat:
                    colours[i] = GREEN
                elif now // _BLINK_MS % 2:
                    colours[i] = WHITE
        return colours


def volume(shell: "Shell"):
    """Return the screen on which the volume is chosen, which is heard at once."""

    def picked(index: int):
        shell.volume = index + 1
        later.settings_record.keep(shell, shell.brightness, True)
        shell.signals.done()
        return BACK

    return Dialog(shell, "Volume", _VOLUMES, picked, shell.volume - 1)

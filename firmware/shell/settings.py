"""Brightness, sound and who sits where: how they are set, and kept with the players' names."""

from firmware.play.referee import pack_scores
from firmware.play.rules_base import SEATS
from firmware.shell.session_record import (
    ENDED,
    JOINED,
    LEARNT,
    OUT,
    coming,
    last_byte,
    proposed,
    sums,
    with_last_byte,
)
from firmware.storage.journal import HINTED, SESSION, SETTINGS, hints_in, names_in, place_in
from firmware.ui import kinds
from firmware.ui.questions import Dialog
from firmware.ui.screen import BACK, DARK, PIXELS, Screen
from firmware.ui.signals import GREEN, WHITE

BRIGHTNESS = 4  # steps, from 1
_QUIET, _STILL = 1, 2  # bits of a byte that ends the names where one of them is on
VOLUME = 3
_WON = "ruling-cards seat count"  # where that is what hands are
PACES, LEARNING = 15, 128  # the highest pace, and a bit, beside sound and volume


def restore(shell: "Shell") -> None:
    """Set what was kept; where nothing was, the usual."""
    kept = shell.journal.settings
    kept = kept if len(kept) > 1 else b"\0\1"
    level = kept[0] & 7
    known = 1 <= level <= BRIGHTNESS
    shell.brightness = level if known else shell.box.parts.brightness
    end = kept.find(b"\0", 2)
    switches = kept[end - 1] if end > 2 and kept[end - 1] <= _QUIET + _STILL else 0
    shell.signals.quiet = switches & _QUIET > 0
    shell.still = switches & _STILL > 0
    shell.signals.place = kept[0] >> 3 if known else 0
    sound = kept[1]
    shell.learning = sound & LEARNING > 0
    shell.signals.sound = sound % 2 > 0
    shell.volume = max(VOLUME - (sound & 7) // 2, 1)  # at first this byte was 0 or 1 alone
    shell.pace = sound >> 3 & PACES
    shell.names = names_in(kept)
    shell.hints = hints_in(kept)
    shell.box.brightness(shell.brightness)
    shell.box.volume(shell.volume)


def keep(shell: "Shell", sound: bool) -> None:
    """Set whether there is sound, and keep it with brightness, volume and all else as it is set."""
    shell.signals.sound = sound
    shell.box.brightness(shell.brightness)
    shell.box.volume(shell.volume)
    shell.journal.append(SETTINGS, named(shell, shell.names))


def named(shell: "Shell", names: str) -> bytes:
    """Let the players have the `names`; return the settings with them, to be kept."""
    shell.names = names
    if shell.referee:
        game: Game = shell.referee.game
        if game.names != names:
            game.names = names
    place = place_in(shell.journal.settings)
    hints = b"" if shell.hints is None else bytes((HINTED | shell.hints,))
    own = hints + names.upper().encode()
    switches = _QUIET * shell.signals.quiet + _STILL * shell.still
    if switches:
        own += bytes((switches,))
    return _packed(shell) + own + (b"\0" if own or place else b"") + place


def rename(shell: "Shell", names: str) -> None:
    """Let the players have the `names`, three letters or blanks each, and keep them if need be."""
    names = names.rstrip()
    if names != shell.names:
        shell.journal.append(SETTINGS, named(shell, names))


def give(shell: "Shell", seat: int, name: str) -> None:
    """Let the player at `seat` have the `name`, or none; it is kept."""
    kept = "{:<18}".format(shell.names)
    rename(shell, kept[: 3 * seat] + "{:<3}".format(name) + kept[3 * seat + 3 :])


def leave(shell: "Shell", move: "Move", back: bool = False) -> None:
    """Let who had the seat at which another joins by `move` keep a line of their own.

    They keep name, points and cards won no longer; they have them again if the move goes `back`.
    """
    kept, referee = shell.journal, shell.referee
    points, out = sums(kept.session)
    seat, names = move[1], "{:<30}".format(shell.names)
    at, here = 3 * seat, 3 * SEATS
    name, gone = names[at : at + 3], names[here : here + len(out) * 3 // 2]
    own = seat < len(points) > 1  # else they have none, or all have them in common
    count = points[seat] if own else 0
    mark = seat + JOINED * ([made[0] for _, made in kept.entries()].count(move[0]) + 1)
    none = coming(referee.rules, _WON), seat, 0
    if not back:
        out += mark, count
        gone += name
        name, count = "   ", 0
        if none[0] > 0:
            referee.submit(none)
    elif out[-2:-1] == [mark]:
        count = out[-1]
        out = out[:-2]
        name, gone = gone[-3:], gone[:-3]
        if referee.last() == none:
            referee.take_back()
    else:
        return
    if own:
        points[seat] = count
    out = out[-2 * OUT :]
    packed = (kept.session[:1] or b"\0") + pack_scores(points + out)
    kept.append(SESSION, with_last_byte(packed, len(out) << 3 | proposed(kept)))
    rename(shell, names[:at] + name + names[at + 3 : here] + gone[-3 * OUT :])


def _packed(shell: "Shell") -> bytes:
    """Return the first two bytes of the settings.

    Where the first seat is stands in the upper five bits of the brightness, the pace of a shuffle
    in those of the sound, and in its highest whether reasons are told.
    """
    signals = shell.signals
    sound = 2 * (VOLUME - shell.volume) + signals.sound | shell.pace << 3
    return bytes((shell.brightness | signals.place << 3, sound | LEARNING * shell.learning))


def switch(shell: "Shell", quiet: bool, still: bool) -> None:
    """Set and keep whether key, yes and turn are not heard, and whether nothing moves on pages."""
    shell.signals.quiet = quiet
    shell.still = still
    keep(shell, shell.signals.sound)


def learn(shell: "Shell", learning: bool) -> None:
    """Set and keep whether a reason is told to each refusal and event."""
    shell.learning = learning
    keep(shell, shell.signals.sound)


def evening(shell: "Shell", end: bool) -> None:
    """Let the session be ended, and learning with it, or be no more: then that is as it was."""
    kept = shell.journal
    mark = last_byte(kept.session)
    on = LEARNT * shell.learning if end else mark & LEARNT
    mark = mark & ~(ENDED | LEARNT) | (ENDED | on) * end

    def write():
        kept.append(SESSION, with_last_byte(kept.session, mark))
        if on:
            learn(shell, not end)

    kept.hold(write)


def hint(shell: "Shell", seat: int) -> None:
    """Let the cards that go be marked from now on for the player at `seat`, or no more; keep it."""
    shell.hints = (shell.hints or 0) ^ 1 << seat
    if shell.hinted_at(seat):
        shell.referee.setup.hints = True  # it is one with hints, even if they are turned off again
    shell.journal.append(SETTINGS, named(shell, shell.names))


def reseat(shell: "Shell", seats: "Sequence[int]", names: str) -> bytes:
    """Let hints go with their players as the `names` do; return the settings, to be kept.

    These are their former `seats`, -1 for each who joins.
    """
    if shell.hints is not None:
        had = range(len(seats))
        shell.hints = sum([shell.hinted_at(seats[i]) << i for i in had if seats[i] >= 0])
    return named(shell, names)


_NAMES = ("dark", "dim", "bright", "full")
_TITLE = "Who sits where"
_TURN_ROUND = "P1 shines, P2 blinks: so you sit.\nA clockwise, B back\nC the other way round"
_KEYS = "A, B, C turn it, # keeps it."
_PLAYERS = 4  # who are shown where no game is in play
_BLINK_MS = 400
_HINTS = "Hints"
_WHOSE = "Press a player's number, or * for back."
_STATES = ("off", "on")
_VOLUMES = ("soft", "medium", "loud")


def brightness(shell: "Shell"):
    """Return the screen on which the brightness is chosen."""

    def picked(index: int):
        shell.brightness = index + 1
        keep(shell, shell.signals.sound)
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
            keep(shell, signals.sound)
            return BACK
        if key in "AB":
            signals.place = place & PIXELS | (place + (1 if key == "A" else -1)) % PIXELS
        elif key == "C":
            signals.place = place ^ PIXELS
        else:
            self.not_now(_KEYS)
        return None

    def render(self, page: "Page") -> None:
        kinds.reading(page, _TURN_ROUND, "#keep  *back", _TITLE)

    def lights(self, now: int) -> "Colours":
        referee = self.shell.referee
        game: Perhaps[Game] = referee and referee.game
        players = max(game.players, 2) if game else _PLAYERS
        colours: list = [DARK] * PIXELS
        for seat in range(2):
            for i in self.shell.signals.arc(players, seat):
                if not seat or now // _BLINK_MS % 2:
                    colours[i] = WHITE if seat else GREEN
        return colours


class Hints(Screen):
    """Choose for whom the cards that go are marked: a player's number turns that on or off."""

    dialog = True
    help = "HINTS"

    def __init__(self, shell: "Shell"):
        super().__init__(shell)
        self.game: Game = shell.referee.game
        self.people: list[int] = self.game.people()
        self.before = -1  # the seat that was turned by the last key

    def ahead(self, key: str) -> bool:
        return True

    def on_key(self, key: str) -> "Destination":
        self.before = -1
        if key in "*#":
            return BACK
        seat = "123456".find(key)
        if seat in self.people:
            self.before = seat
            hint(self.shell, seat)
        else:
            self.not_now(_WHOSE)
        return None

    def withdraw(self) -> None:
        if self.before >= 0:
            hint(self.shell, self.before)

    def render(self, page: "Page") -> None:
        has = self.shell.hinted_at
        cells: list[Any] = [("", None, "")] * self.game.players
        for seat in self.people:
            cells[seat] = self.game.name(seat), None, _STATES[has(seat)]
        kinds.grid(self, page, _HINTS, cells)


def volume(shell: "Shell"):
    """Return the screen on which the volume is chosen, which is heard at once."""

    def picked(index: int):
        shell.volume = index + 1
        keep(shell, shell.signals.sound)
        shell.signals.done()
        return BACK

    title = "Volume" if shell.signals.sound else "Volume: sound off"
    return Dialog(shell, title, _VOLUMES, picked, shell.volume - 1)

"""The journal keeps the game in play, and after a power cut it is as before the key or after.

The journal is read from the flash as the firmware reads it at power on, and its log is played anew
by the same rules on the desktop.  So is a shuffle by hand that has not come to its end.
"""

import copy
from collections.abc import Callable
from types import FunctionType, ModuleType
from typing import Any, NamedTuple

from firmware.modules import catalog
from firmware.play.referee import Referee, pack_scores
from firmware.play.setup import Setup
from firmware.shell.home import Home
from firmware.shell.power_up import Greeting
from firmware.shuffle import course as shuffle_kept
from firmware.storage.journal import BLANK, FOREIGN, GIVEN_UP, Journal, place_in
from host_sim import reader
from host_sim.desk import Desk
from tools.soak import counts
from tools.soak.failure import Failure

# What two courses of a shuffle have the same if they stand at the same card.
COURSE = ("kind", "phase", "at", "number", "left", "blocks", "bad", "split", "places", "floor")
NO_SETTINGS = b"\0\1"  # what stands before the place of a crash where none were kept
SAID = ("memory", "lost", "damaged")  # a first screen that says one of these hides no loss


class State(NamedTuple):
    """The content of a journal, taken together."""

    settings: bytes
    session: bytes
    setup: bytes | None
    log: bytes
    open: bool
    closing: bytes
    time: int
    shuffles: tuple[bytes, ...] = ()
    progress: bytes = b""  # of that shuffle, a byte for each thing that happened


def state_of(journal: Any) -> State:
    """Return what `journal` holds."""
    log = bytes(journal.kept_log)
    kept = journal.settings, journal.session, journal.setup
    shuffle = tuple(map(bytes, journal.shuffles)), bytes(journal.progress)
    return State(*kept, log, journal.open, journal.closing, journal.time, *shuffle)


class Keeper:
    """Holds the flash of `desk` against the game in play; `again` is that game, played anew.

    Between two looks several keys may act: what the journal held is noted before each write.
    """

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self.again: Referee | None = None
        self._before = self._written = state_of(self._read())
        desk.flash.on_write = self._note
        self._erases = 0
        self._seen: object = None
        self._lost = ""  # by the last power cut, which has to be said
        self._empty = False  # is nothing at all left?

    def _read(self) -> Journal:
        """Return the journal in a copy of the flash: a referee may write as it plays a log anew."""
        return Journal(bytearray(self._desk.flash.image))

    def _note(self) -> None:
        """Note what the journal holds, which is about to be written, and what it held before."""
        app: Any = self._desk.main.get("app")
        if app is not None and (now := state_of(app.shell.journal)) != self._written:
            self._before, self._written = self._written, now

    def look(self, app: Any) -> None:
        """Compare what is kept with what is played, if anything has happened to either."""
        journal, referee, flash = app.shell.journal, app.referee, self._desk.flash
        seen = id(referee), flash.programmed, flash.erases, len(journal.kept_log)
        seen += (len(journal.progress),)
        if seen == self._seen:
            return
        self._seen = seen
        self._erases = flash.erases
        self._before = self._written = state_of(journal)
        whole = not (flash.worn or journal.full or journal.state == FOREIGN)
        kept = self._read()
        if whole and not journal.cut_short and state_of(kept) != self._written:
            said = f"kept:   {state_of(kept)}\nplayed: {self._written}"
            raise Failure("the flash holds something else", said)
        if whole:
            shuffled_again(app, kept)
        self.again = None
        if referee is not None:
            self._play_again(referee, kept if whole else copied(journal))
            counts.look(referee.game, referee.setup)

    def _play_again(self, referee: Any, kept: Any) -> None:
        live = referee.setup
        agreed = Setup(live.rules, live.level, live.players, live.deck, live.options, live.hints)
        game = catalog.game_of(agreed.rules)
        try:
            again = Referee(kept, game, agreed)
        except ValueError as error:
            raise Failure("the log cannot be played again", str(error), live.rules) from error
        unset = {"names": "", "judging": True}  # what a game may have of its own, or of its class
        told, found = unset | snapshot(referee.game), unset | snapshot(again.game)
        if told != found or again.new_cards != referee.new_cards:
            names = [name for name in told if told[name] != found.get(name)]
            apart = [f"{name}: {told[name]} / {found.get(name)}" for name in names]
            said = "\n".join([f"drew: {referee.new_cards} / {again.new_cards}", *apart])
            raise Failure("the log gives another game", said, live.rules)
        if again.game.over and not again.game.owes:
            points = pack_scores(again.game.scores() or ())
            if referee.journal.open or referee.journal.closing != points:
                raise Failure("the game is over and not closed", str(points), live.rules)
        self.again = again

    def power_lost(self, app: Any) -> None:
        """Hold what is left in the flash against what was kept before the last key and after it."""
        self._seen = self.again = None
        self._lost = ""
        flash, journal = self._desk.flash, app.shell.journal
        if flash.worn or journal.full or journal.state == FOREIGN or journal.cut_short:
            return
        self._lost, said = self._missing(lambda state: state, journal)
        if self._lost and flash.erases == self._erases:
            raise Failure("a cut lost " + self._lost, said)

    def famine(self, app: Any, place: str) -> None:
        """Hold the flash against what was kept before the last key and after it.

        At `place` there was no memory; where the firmware broke is kept beside the settings.
        """
        self._seen = self.again = None
        journal = app.shell.journal
        if self._desk.flash.worn or journal.full or journal.state == FOREIGN or journal.cut_short:
            return
        missing, said = self._missing(_placeless, journal)
        if missing:
            raise Failure(f"no memory at {place} lost {missing}", said)

    def _missing(self, form: Callable[[State], State], journal: Any) -> tuple[str, str]:
        """Return what the flash has lost since before the last write, or nothing, and all states.

        The states are compared in the `form`.
        """
        left, before, written, after = map(
            form, (state_of(self._read()), self._before, self._written, state_of(journal))
        )
        said = f"left: {left}\nbefore: {before}\nwritten: {written}\nafter: {after}"
        return lost(left, before, written) and lost(left, written, after), said

    def power_back(self, app: Any) -> None:
        """Hear that the power is back: what a cut in an erase has cost is to be said."""
        self._before = self._written = state_of(app.shell.journal)
        testing = type(app.stack[-1]).__module__.startswith("firmware.selftest")
        if testing or not self._desk.panel.lit:
            self._lost = ""
        self._empty = app.shell.journal.state == BLANK

    def says(self, app: Any, quiet: bool) -> None:
        """See that what a cut in an erase has cost is said once the panel is `quiet`.

        An empty memory, which may be a new one, is said at home as long as it is empty; the
        greeting says nothing, however long what comes after it takes to load.
        """
        if self._empty and app.shell.journal.state != BLANK:
            self._lost = ""  # keys that were typed ahead led past it
        page = type(app.stack[-1]).__name__  # the device has classes of its own
        if not self._lost or self._empty and page != Home.__name__ or page == Greeting.__name__:
            return
        text = " ".join(reader.read(self._desk.panel.picture()))
        said = any(word in text for word in SAID)
        if not said and not quiet:
            return
        lost, self._lost = self._lost, ""
        if not said:
            raise Failure(f"a cut in an erase lost {lost} silently", text)


def _placeless(state: State) -> State:
    """Return `state` without the place where the firmware broke last."""
    broke = place_in(state.settings)
    kept = state.settings[: len(state.settings) - len(broke)]
    return state._replace(settings=b"" if kept == NO_SETTINGS else kept)


def shuffled_again(app: Any, kept: Journal) -> None:
    """Let what `kept` tells of a shuffle in course happen anew; raise Failure if it differs."""
    for screen in app.stack:
        course = getattr(screen, "course", None)
        if course is None or not kept.shuffles:
            continue
        again = shuffle_kept.course(kept, screen.cards)
        apart = [name for name in COURSE if getattr(again, name) != getattr(course, name)]
        if apart:
            said = [f"{name}: {getattr(course, name)} / {getattr(again, name)}" for name in apart]
            raise Failure("the memory gives another shuffle", "\n".join(said))


def copied(journal: Any) -> Any:
    """Return a copy of `journal` over a memory of its own, which may be written to."""
    other = copy.copy(journal)
    other.memory = bytearray(bytes(journal.memory[0 : len(journal.memory)]))
    other.kept_log = bytearray(journal.kept_log)
    other.chances = list(journal.chances)
    return other


def lost(left: State, before: State, after: State) -> str:
    """Return what `left` has neither as `before` the last key nor as `after` it, or nothing."""
    if left.settings not in (before.settings, after.settings):
        return "the settings"
    if left.session not in (before.session, after.session):
        return "the session"
    if _between(left, before, after):
        return ""
    if left.setup not in (before.setup, after.setup):
        return "the game"
    if not any(
        _within(left.log, at.log, other.log)
        for at, other in ((before, after), (after, before))
        if at.setup == left.setup
    ):
        return "moves"
    if not _as_shuffled(left, before, after):
        return "the shuffle"
    return "time" if left.time not in (before.time, after.time) else ""


def _between(left: State, before: State, after: State) -> bool:
    """Return True if `left` has no game, as between one that is over and one that begins.

    One that was given up may be gone on with: it must not be lost.
    """
    over = not before.open and before.closing != GIVEN_UP
    return left.setup is None and over and not after.log


def _as_shuffled(left: State, before: State, after: State) -> bool:
    """Return True if `left` has the shuffle as far as it had come `before`, or that of `after`."""
    if left.shuffles == before.shuffles:
        return left.progress.startswith(before.progress)
    return left.shuffles == after.shuffles and after.progress.startswith(left.progress)


def _within(left: bytes, log: bytes, other: bytes) -> bool:
    """Return True if `left` lies between the two logs: what they have in common, or more of one."""
    same = 0
    while same < min(len(log), len(other)) and log[same] == other[same]:
        same += 1
    return log.startswith(left) and (len(left) >= same or left == other)


def snapshot(thing: Any) -> Any:
    """Return everything that `thing` consists of, so that any difference can be seen."""
    if isinstance(thing, (ModuleType, FunctionType, type)):
        return thing.__name__
    if hasattr(thing, "__dict__"):
        return {name: snapshot(value) for name, value in vars(thing).items()}
    if isinstance(thing, list):
        return [snapshot(value) for value in thing]
    return bytes(thing) if isinstance(thing, bytearray) else thing

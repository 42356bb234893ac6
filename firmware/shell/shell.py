"""The objects that all screens share: journal, settings, signals and the game in play."""

import gc

from firmware.modules import loader
from firmware.modules.later import later
from firmware.modules.lifetimes import full
from firmware.play.knowledge import ON_CALL, SCREEN, TABLE
from firmware.storage import journal
from firmware.ui.keys import Keys
from firmware.ui.signals import Signals

VERSION = "0.1.0"

BRIGHTNESS = 4  # steps, from 1
VOLUME = 3

LEAST = 64_000  # bytes that are to be free in play
MODULE = 7_000  # and so many more before a module is loaded that may not be wanted

# What stays in memory of a game whose manifest does not say it, in the order it is loaded.
_PARTS = ("rules", "texts", "lights", "turn", "screens")

_HOUSE = [full("moves"), full("referee")]  # what every game needs of the house
_START = [full("journal_rewrite"), full("first_player")]  # and what begins nearly every one

# The modules of the house that a key may want in any game, the likeliest first.
_LIKELY = ["take_back", "ask"]
_LESS_LIKELY = ["menu", "text_screen"]


class Shell:
    """The rooms that every screen can reach; `box` is the device."""

    def __init__(self, box: "Box"):
        self.box = box
        self.journal = journal.Journal(box.memory)
        self.signals = Signals(box)
        self.keys: Perhaps[Keys] = Keys()  # makes strokes of presses and releases
        self.referee: Perhaps[SeatedReferee] = None
        self._game = ""  # the folder of the game that is loaded or being loaded
        self._level = -1  # the level that it is loaded for
        self._first: list[str] = []  # the modules with which the game begins
        self._expected: Perhaps[tuple[Folder, int]] = None  # a game to prepare, and its level
        self._parts: list[str] = []  # modules that are wanted soon
        self.lasting: list[str] = []  # the game's modules that stay as long as it is played
        self._seldom: list[str] = []  # the game's modules that a key may want
        self._likely: list[str] = []  # modules that a key may want where the players are
        self._kept: list[str] = []  # what was loaded for that, with what came with it
        # What was loaded as it is wanted soon, with what came with it.
        self._awaited: list[str] = []
        self._tidied = False  # has memory been seen to since a key was pressed?
        self._free = 0  # bytes of memory then
        self.clean = True  # has nothing but the game in play been loaded?
        self.key = ""  # the stroke that is handled, or was last
        self.at = 0  # when the key that is handled was pressed, or else the time, ms
        kept = self.journal.settings
        self.brightness = (
            kept[0] if len(kept) > 1 and 1 <= kept[0] <= BRIGHTNESS else box.parts.brightness
        )
        sound = kept[1] if len(kept) > 1 else 1
        self.signals.sound = sound % 2 > 0
        self.volume = max(VOLUME - sound // 2, 1)  # steps, from 1; at first it was 0 or 1 alone
        box.brightness(self.brightness)
        box.volume(self.volume)

    def keep_settings(self, brightness: int, sound: bool) -> None:
        """Set and keep the brightness (1 to BRIGHTNESS), whether there is sound, and `volume`."""
        self.brightness = brightness
        self.signals.sound = sound
        self.box.brightness(brightness)
        self.box.volume(self.volume)
        kept = self.journal.settings[2:]  # where it broke last, see crash.py
        packed = 2 * (VOLUME - self.volume) + sound
        self.journal.append(journal.SETTINGS, bytes((brightness, packed)) + kept)

    def prepare(self, game: "Folder", level: int = TABLE) -> None:
        """Begin to load `game`, as far as `level` needs it: `load_part` goes on with it."""
        self._expected = None
        if self._game != game.folder:
            self.referee = None
            loader.forget("firmware.games.", ".manifest")
            self.clean = self.clean and not self._game
            self._game = game.folder
            self._level = -1
            self._parts = []
        if self._level != level:
            self._level = level
            self._choose_parts(game)
        self._parts += _HOUSE + self.lasting + self._first + _START

    def _choose_parts(self, game: "Folder") -> None:
        """Note what `game` needs at the level that is prepared."""
        manifest = game.manifest
        parts = getattr(manifest, "PARTS", _PARTS)
        self._first = [game.module(part) for part in getattr(manifest, "FIRST", ())]
        if self._level == SCREEN:
            parts += getattr(manifest, "SCREEN_PARTS", ())
            self._first.append(full("deck"))
        elif self._level == ON_CALL:
            parts += getattr(manifest, "ON_CALL_PARTS", ())
        self.lasting = [game.module(part) for part in parts]
        self._seldom = [game.module(part) for part in getattr(manifest, "LIKELY", ())]

    def expect(self, game: "Folder", level: int) -> None:
        """Prepare `game` while nobody presses a key, as it is likely to be played at `level`."""
        self._expected = game, level

    def soon(self, module: str) -> None:
        """Load `module` while nobody presses a key, as it is likely to be wanted next.

        It is the full name, or that by which `later` knows it.
        """
        self._parts.append(full(module))

    @property
    def missing(self) -> int:
        """How many modules that are wanted soon are not there yet."""
        return len({module for module in self._parts if not loader.has(module)})

    def load_part(self) -> bool:
        """Load one module that is wanted, some 0.1 s of work; False if there was none."""
        if self._expected:
            game, level = self._expected
            self.prepare(game, level)
            return True
        while self._parts:
            module = self._parts.pop(0)
            if not loader.has(module):
                self._awaited += loader.bring(module)
                return True
        return False

    def may_want(self, modules: "Iterable[str]") -> None:
        """Let `modules` be what a key may want from now on: see `rest` and `soon`."""
        self._likely = [full(module) for module in modules]
        self._kept = []
        self._awaited = []

    def disturbed(self) -> None:
        """Note that somebody pressed a key: memory is to be seen to again."""
        self._tidied = False

    def rest(self, alone: bool) -> None:
        """Use a moment in which nobody presses a key, 0.1 s at most; `alone`: without a dialog.

        First comes what is wanted soon.  Then what has served its moment in the game is forgotten
        and garbage collected.  What a key may want is loaded for as long as the memory stays above
        LEAST, and kept until the players are somewhere else.
        """
        if self.load_part():
            self._tidied = False
        elif not self._tidied:
            self._tidied = True
            if self.referee and alone:
                loader.tidy(self.lasting + self._kept + self._awaited)
            if self._collect() < LEAST and self.referee:
                self._make_room(alone)
                self._collect()
        elif alone and self._likely and self._free >= LEAST + MODULE:
            module = self._likely.pop(0)
            if not loader.has(module):
                self._kept += loader.bring(module)
                self._collect()

    def _make_room(self, alone: bool) -> None:
        """Forget what a key may want; what a dialog is made of and waits for stays."""
        if alone:
            self._likely = []
            self._awaited = []
            loader.tidy(self.lasting)
        else:
            self._likely = self._kept + self._likely  # behind the dialog there is room again
            for name in self._kept:
                if loader.has(name) and not name.startswith("firmware.ui."):
                    loader.drop(name)
        self._kept = []

    def tidy(self) -> int:
        """Forget all modules but those of the game in play; return the free memory, bytes."""
        loader.tidy(self.lasting)
        return self._collect()

    def _collect(self) -> int:
        gc.collect()
        self._free = self.box.free_memory()
        return self._free

    def home(self):
        """Return the screen that leads to the one on which a game is chosen."""
        return later.game_start.home(self)

    def ask(self, text: str, yes: "Go", beneath: "Screen | None" = None):
        """Return the question `text`, `beneath` it that screen; its ``#`` goes to `yes()`."""
        return later.ask.Ask(self, text, yes, beneath=beneath)

    def explain(self, part: "HelpPart", text: str):
        """Return the pages of the help `text`, of the game's `part` or, if that is "", ours."""
        referee = self.referee
        texts: Any = referee.folder.part(part) if referee and part else later.help
        return later.text_screen.TextScreen(self, getattr(texts, text))

    def take_back(self, screen: "Screen"):
        """Take the last move back; return where the game then stands, or None if there is none."""
        return later.take_back.take_back(screen)

    def screen(self):
        """Return the screen that the game in play stands at."""
        if self.referee is None:
            return self.home()
        part = self.referee.folder.part
        first = getattr(part("screens"), "first", None)
        return first(self) if first else part("turn").first(self)

    def begin(self, agreed: "Setup", session: bytes = b""):
        """Return the screen that begins a game anew as `agreed`: see beginning.begin."""
        return later.game_start.begin(self, agreed, session)

    def again(self, seats: "Seats | None" = None):
        """Return the screen that begins the next game of the session: see game_start.again."""
        return later.game_start.again(self, seats)

    def leave(self) -> None:
        """Put the game in play away: it is not offered again."""
        if self.journal.open:
            self.journal.append(journal.CLOSED, journal.GIVEN_UP)
        self.referee = None

    def seat(self, game: "Folder", agreed: "Setup"):
        """Let a referee judge `game`, played as `agreed`, by the journal; return the referee."""
        referee = later.referee.Referee
        self.referee = referee(self.journal, game, agreed, self.box.random_bytes)
        self.may_want(_LIKELY + self._seldom + _LESS_LIKELY)
        return self.referee

    @property
    def may_ask(self) -> bool:
        """True if the game in play tells about numbers."""
        if self.referee is None or not self.referee.folder.has_part("asking"):
            return False
        game: Game = self.referee.game
        return not game.over

"""What all screens share: the memory, the settings, the signals and the game in play."""

from firmware import journal, loader
from firmware.knowledge import SCREEN, TABLE
from firmware.ui.keys import Keys
from firmware.ui.signals import Signals

VERSION = "0.1.0"

BRIGHTNESS = 4  # steps, from 1


class House:
    """The rooms that every screen can reach; `box` is the device."""

    def __init__(self, box):
        self.box = box
        self.journal = journal.Journal(box.memory)
        self.signals = Signals(box)
        self.keys = Keys()  # makes strokes of presses and releases
        self.referee = None
        self._game = ""  # the folder of the game that is loaded or being loaded
        self._parts = []  # modules that are wanted soon
        self.lasting = []  # the game's modules that stay as long as it is played
        self.clean = True  # has nothing but the game in play been loaded?
        self.free = 0  # bytes of memory, when it was last counted without a dialog
        self.at = 0  # when the key that is handled was pressed, or else the time, ms
        kept = self.journal.settings
        self.brightness = (
            kept[0] if len(kept) > 1 and 1 <= kept[0] <= BRIGHTNESS else box.parts.brightness
        )
        self.signals.sound = kept[1] != 0 if len(kept) > 1 else True
        box.brightness(self.brightness)

    def keep_settings(self, brightness: int, sound: bool) -> None:
        """Set and keep the brightness (1 to BRIGHTNESS) and whether there is sound."""
        self.brightness = brightness
        self.signals.sound = sound
        self.box.brightness(brightness)
        kept = self.journal.settings[2:]  # where it broke last, see crash.py
        self.journal.append(journal.SETTINGS, bytes((brightness, sound)) + kept)

    def prepare(self, game, level: int = TABLE) -> None:
        """Begin to load `game`, as far as `level` needs it: `load_part` goes on with it."""
        if self._game != game.folder:
            self.referee = None
            loader.forget("firmware.games.", ".manifest")
            self.clean = self.clean and not self._game
            self._game = game.folder
            self._parts = ["firmware.moves", "firmware.referee"]
        manifest = game.manifest
        parts = manifest.PARTS + (manifest.SCREEN_PARTS if level == SCREEN else ())
        self.lasting = [game.module(part) for part in parts]
        self._parts += self.lasting + [game.module(part) for part in manifest.FIRST]

    def soon(self, module: str) -> None:
        """Load `module` while nobody presses a key, as it is likely to be wanted next."""
        self._parts.append(module)

    @property
    def loaded(self) -> bool:
        """True if nothing that is wanted soon is missing."""
        return not self._parts

    def load_part(self) -> bool:
        """Load one module that is wanted, some 0.1 s of work; False if there was none."""
        while self._parts:
            module = self._parts.pop(0)
            if not loader.has(module):
                loader.load(module)
                return True
        return False

    def tidy(self) -> None:
        """Forget what the game in play does not need."""
        loader.tidy(self.lasting)

    def home(self):
        """Return the screen that leads to the one on which a game is chosen."""
        return loader.load("firmware.beginning").home(self)

    def ask(self, text: str, yes):
        """Return the question `text`; its ``#`` goes to `yes()`."""
        return loader.load("firmware.ui.ask").Ask(self, text, yes)

    def screen(self):
        """Return the screen that the game in play stands at."""
        if self.referee is None:
            return self.home()
        return self.referee.folder.part("screens").first(self)

    def begin(self, agreed, session: bytes = b""):
        """Return the screen that begins a game anew as `agreed`: see beginning.begin."""
        return loader.load("firmware.beginning").begin(self, agreed, session)

    def again(self):
        """Return the screen that begins a game like the last one, the next of its session."""
        return loader.load("firmware.beginning").again(self)

    def leave(self) -> None:
        """Put the game in play away: it is not offered again."""
        if self.journal.open:
            self.journal.append(journal.CLOSED, journal.GIVEN_UP)
        self.referee = None

    def seat(self, game, agreed):
        """Let a referee judge `game`, played as `agreed`, by the journal; return him."""
        referee = loader.load("firmware.referee").Referee
        self.referee = referee(self.journal, game, agreed, self.box.random_bytes)
        return self.referee

"""What all screens share: the memory, the settings, the signals and the game in play."""

from firmware import catalog, journal, loader, setup
from firmware.knowledge import SCREEN, TABLE
from firmware.ui.screen import Screen
from firmware.ui.signals import Signals

VERSION = "0.1.0"

BRIGHTNESS = 4  # steps, from 1

WAIT = " wait"
UNREADABLE = "I cannot read the game in the memory."


class House:
    """The rooms that every screen can reach; `box` is the device."""

    def __init__(self, box):
        self.box = box
        self.journal = journal.Journal(box.memory)
        self.signals = Signals(box)
        self.referee = None
        self._game = None  # the game that is loaded or being loaded
        self._parts = []  # modules that are wanted soon
        kept = self.journal.settings
        self.brightness = (
            kept[0] if len(kept) > 1 and 1 <= kept[0] <= BRIGHTNESS else BRIGHTNESS - 1
        )
        self.signals.sound = kept[1] != 0 if len(kept) > 1 else True
        box.brightness(self.brightness)

    def keep_settings(self, brightness: int, sound: bool) -> None:
        """Set and keep the brightness (1 to BRIGHTNESS) and whether there is sound."""
        self.brightness = brightness
        self.signals.sound = sound
        self.box.brightness(brightness)
        self.journal.append(journal.SETTINGS, bytes((brightness, sound)))

    def last_setup(self):
        """Return the set-up of the game in the journal, or None."""
        if self.journal.setup is None:
            return None
        try:
            last = setup.unpack(self.journal.setup)
        except ValueError:
            return None
        return last if catalog.game_of(last.rules) else None

    def prepare(self, game, level: int = TABLE) -> None:
        """Begin to load `game`, as far as `level` needs it: `load_part` goes on with it."""
        if self._game is not game:
            self.referee = None
            catalog.unload()
            self._game = game
            self._parts = ["firmware.moves", "firmware.referee"]
            self._parts += [game.module(part) for part in game.manifest.PARTS]
        if level == SCREEN:
            self._parts += [game.module(part) for part in game.manifest.SCREEN_PARTS]

    def soon(self, module: str) -> None:
        """Load `module` while nobody presses a key, as it is likely to be wanted next."""
        self._parts.append(module)

    @property
    def loaded(self) -> bool:
        """True if nothing that is wanted soon is missing."""
        return not self._parts

    def load_part(self) -> bool:
        """Load one module that is wanted, some 0.1 s of work; False if there was none."""
        if self.loaded:
            return False
        loader.load(self._parts.pop(0))
        return True

    def home(self):
        """Return the screen on which a game is chosen."""
        return loader.load("firmware.home").Home(self)

    def ask(self, text: str, yes):
        """Return the question `text`; its ``#`` goes to `yes()`."""
        return loader.load("firmware.ui.ask").Ask(self, text, yes)

    def screen(self):
        """Return the screen that the game in play stands at."""
        if self.referee is None:
            return self.home()
        return self.referee.folder.part("screens").first(self)

    def begin(self, rules: str, level: int, players: int, opening: bytes = b""):
        """Return the screen that begins a game anew, shuffled if the device deals.

        `opening` is the packed move that chose the starter last time; it is played at once if one
        is to be chosen again.
        """

        def deal(game):
            order = b""
            if level == SCREEN:
                cards = game.part("tables").cards()
                loader.load("firmware.deck").shuffle(cards, self.box.random_bytes)
                order = bytes(cards)
            agreed = setup.Setup(rules, level, players, order)
            self.journal.begin(agreed.pack())
            referee = self._seat(game, agreed)
            if opening and not referee.game.started:
                referee.submit(referee.moves.unpack(opening))

        return Opening(self, catalog.game_of(rules), level, deal)

    def again(self):
        """Return the screen that begins a game like the last one.

        At the table the same player starts again, if nobody takes that back.
        """
        last = self.last_setup()
        if last is None:
            return self.home()
        opening = b""
        if last.level == TABLE:  # on the screen nobody has seen his hand yet: they choose anew
            for kind, payload in self.journal.entries():
                if kind == journal.MOVE:
                    opening = payload
                    break
        return self.begin(last.rules, last.level, last.players, opening)

    def resume(self):
        """Return the screen that goes on with the game of the journal."""
        agreed = self.last_setup()
        if agreed is None:
            return self.home()
        game = catalog.game_of(agreed.rules)
        return Opening(self, game, agreed.level, lambda game: self._seat(game, agreed))

    def leave(self) -> None:
        """Put the game in play away: it is not offered again."""
        if self.journal.open:
            self.journal.append(journal.CLOSED)
        self.referee = None

    def _seat(self, game, agreed):
        self.referee = loader.load("firmware.referee").Referee(self.journal, game, agreed)
        return self.referee


class Opening(Screen):
    """Load what is missing of a game, and say so, then `start(game)` and go there."""

    busy = True

    def __init__(self, house, game, level: int, start):
        super().__init__(house)
        self.game = game
        self.start = start
        self.drawn = False
        house.prepare(game, level)

    def on_tick(self, now: int) -> object:
        if not self.house.loaded:
            if self.drawn:
                self.house.load_part()
            return None
        if not self.drawn:  # to begin takes as long: the key is answered first
            return None
        try:
            self.start(self.game)
        except ValueError:
            home = self.house.home()
            home.say(UNREADABLE)
            return home
        return self.house.screen()

    def draw(self, page) -> None:
        page.keep()
        page.end(7, WAIT)
        self.drawn = True

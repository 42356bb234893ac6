"""What all screens share: the memory, the settings, the signals and the game in play."""

from firmware import catalog, deck, journal, setup
from firmware.knowledge import SCREEN
from firmware.referee import Referee
from firmware.ui.signals import Signals

VERSION = "0.1.0"

BRIGHTNESS = 4  # steps, from 1


class House:
    """The rooms that every screen can reach; `box` is the device."""

    def __init__(self, box):
        self.box = box
        self.journal = journal.Journal(box.memory)
        self.signals = Signals(box)
        self.referee = None
        kept = self.journal.settings
        self.brightness = kept[0] if len(kept) > 1 and 1 <= kept[0] <= BRIGHTNESS else BRIGHTNESS - 1
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

    def begin(self, rules: str, level: int, players: int):
        """Shuffle if the device deals, begin a game anew, and return its first screen."""
        game = catalog.game_of(rules)
        self.referee = None
        catalog.unload()
        order = b""
        if level == SCREEN:
            cards = game.part("tables").cards()
            deck.shuffle(cards, self.box.random_bytes)
            order = bytes(cards)
        agreed = setup.Setup(rules, level, players, order)
        self.journal.begin(agreed.pack())
        return self._open(game, agreed)

    def again(self):
        """Begin a game like the last one, with the same opening move, and return its screen."""
        last = self.last_setup()
        opening = self.journal.log[0][1] if self.journal.log else None
        screen = self.begin(last.rules, last.level, last.players)
        if opening is None:
            return screen
        self.referee.submit(self.referee.moves.unpack(opening))
        return self.screen()

    def resume(self):
        """Return the screen of the game that the journal holds; raise ValueError if it cannot be."""
        agreed = setup.unpack(self.journal.setup)
        return self._open(catalog.game_of(agreed.rules), agreed)

    def screen(self):
        """Return the screen that the game in play stands at."""
        return self.referee.folder.part("screens").first(self)

    def leave(self) -> None:
        """Put the game in play away: it is not offered again."""
        self.journal.append(journal.CLOSED)
        self.referee = None
        catalog.unload()

    def _open(self, game, agreed):
        self.referee = Referee(self.journal, game, agreed)
        return self.screen()

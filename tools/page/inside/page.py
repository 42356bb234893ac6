"""The device as the page's script asks it; pictures and memories go over as hexadecimal."""

import json
import sys
from binascii import hexlify, unhexlify

import own_device
import tale
from pace import CALM_PACE, PACE

from host_sim import reader
from host_sim.faults import WireFault

# firmware/play/knowledge.py; the record of a game that was dealt tells everybody's cards.
KNOWN = (1, 2)  # the ways in which the device has the deck
NO_GAME = "!There is no game whose record could be copied."
HIDDEN = (
    "!The device knows who holds what: the record has everybody's cards, so it comes after the end."
)
ORDER = "1234567890ABCD"  # of keys between which a page writes a dash
LEGEND = ORDER + "*#"
OVER = ("or play on", "or lay")  # in the last row over a turn, whose keys act through it
LOADER = "firmware.modules.loader"
TRANSCRIPT = "firmware.play.transcript"
LOOKING, EXPORT = "firmware.shell.looking", "firmware.shell.export"
NOT_OVER = "!A game has a story once it is over."
NO_GAMES = "!No game is over yet."


class Page:
    """One device; `nvm` is what its memory had, or empty, `settings` a JSON object of words."""

    def __init__(self, nvm, random_hex, settings):
        image = unhexlify(nvm) if nvm else None
        chance = lambda count: unhexlify(random_hex(count))  # noqa: E731
        self.device = own_device.new(image, chance, json.loads(settings))
        self.fault = ""  # what a chip complained of
        self._shown = self._lit = self._kept = self._heard = None
        self._printed = 0

    def wired(self):
        """Return how many pixels the ring has, which is on top, 1 for clockwise: three words."""
        wiring = self.device.wiring
        return "{} {} {}".format(wiring.pixels, wiring.first, wiring.direction)

    def power_on(self):
        """Connect the supply."""
        self.fault = ""
        self._printed = 0
        self.device.switch_on()

    def power_off(self):
        """Pull the plug."""
        self.device.power_off()

    def on(self):
        """Return True while there is power."""
        return self.device.on

    def run(self, ms):
        """Let `ms` pass."""
        try:
            self.device.run(ms)
        except WireFault as fault:
            self.fault = str(fault)
            self.device.power_off()

    def passed(self, ms):
        """Let `ms` pass where there is power; return True if there is something new to be told."""
        device = self.device
        if device.on:
            self.run(ms)
        flash, sounding = device.flash, device.piezo.sounding
        return (
            (device.panel.changed_at, device.panel.lit) != self._shown
            or device.ring.changed_at != self._lit
            or sounding != self._heard
            or (flash.programmed, flash.erases) != self._kept
        )

    def now(self):
        """Return the device's time, us since power on."""
        return self.device.clock.now

    def rest(self, quiet, limit):
        """Run until nothing has changed for `quiet` ms; False if `limit` ms did not do."""
        clock, panel, ring = self.device.clock, self.device.panel, self.device.ring
        start = clock.now
        while clock.now - max(start, panel.changed_at, ring.changed_at) < quiet * 1000:
            if clock.now - start >= limit * 1000:
                return False
            self.run(10)
        return True

    def key(self, key, down):
        """Put a finger on `key`, or take it off."""
        self.device.keypad.move(key, down)

    def picture(self):
        """Return the panel's picture if it is another than before, or ""."""
        panel = self.device.panel
        seen = (panel.changed_at, panel.lit)
        if seen == self._shown:
            return ""
        self._shown = seen
        return self.pixels()

    def pixels(self):
        """Return the panel's picture: 8 pages of 128 vertical bytes."""
        return hexlify(self.device.panel.picture()).decode()

    def contrast(self):
        """Return the panel's contrast, 0 to 255."""
        return self.device.panel.contrast

    def words(self):
        """Return the words on the panel, eight lines."""
        return "\n".join(reader.read(self.device.panel.picture()))

    def ring(self):
        """Return the ring's colours if they are others than before, or ""."""
        if self.device.ring.changed_at == self._lit:
            return ""
        self._lit = self.device.ring.changed_at
        return self.colours()

    def colours(self):
        """Return red, green and blue of each pixel of the ring."""
        return hexlify(
            bytes([part for colour in self.device.ring.colours for part in colour])
        ).decode()

    def tone(self):
        """Return Hz and strength (0 to 1) of what the piezo sounds: two words."""
        self._heard = hertz, strength = self.device.piezo.sounding
        return f"{hertz} {strength}"

    def nvm(self):
        """Return the memory if it is another than before, or ""."""
        flash = self.device.flash
        kept = (flash.programmed, flash.erases)
        if kept == self._kept:
            return ""
        self._kept = kept
        return self.memory()

    def memory(self):
        """Return the 4,096 bytes of the memory."""
        return hexlify(self.device.flash.image).decode()

    def writes(self):
        """Return how many bytes have been written to the flash, and how often it was erased."""
        return f"{self.device.flash.programmed} {self.device.flash.erases}"

    def said(self):
        """Return what was printed since this was last asked."""
        text = self.device.console
        new, self._printed = text[self._printed :], len(text)
        return new

    def crash(self):
        """Return what ended the program since power on, or ""."""
        return self.fault or self.device.crash or ""

    def in_bootloader(self):
        """Return True if the chip waits for a new firmware, until the power has been off."""
        return self.device.in_bootloader

    def in_play(self):
        """Return True while a game is being played."""
        referee = self._referee()
        return referee is not None and not referee.game.over

    def offers(self):
        """Return "games" where one can be chosen, "game" where there is one, or "other".

        It is "" as long as the device is busy, or shows nothing yet.
        """
        app = self._app()
        if app is None or not app._drawn or app.presses.seen is None or app.stack[-1].busy:
            return ""
        name = type(app.stack[-1]).__name__
        if name == "Greeting":  # the title, which goes by itself
            return ""
        if name == "Home":
            return "games"
        return "game" if name == "GoOn" or app.referee else "other"

    def live(self):
        """Return the keys that do something now, as the page on the panel names them.

        Where a number is typed those are its digits too.
        """
        app = self._app()
        if app is None or not app._drawn:
            return ""
        top = app.stack[-1]
        row = reader.read(self.device.panel.picture())[-1]
        if getattr(top, "paced", False) or any(words in row for words in OVER):
            return LEGEND
        chooses = top.input is not None or type(top).__name__ == "Home"
        digits = ORDER[:10] if chooses else ""
        return digits + "".join(named(row))

    def asleep(self):
        """Return True if the panel went dark as nobody plays: nothing happens until a key."""
        app = self._app()
        return app is not None and app._drawn and not self.device.panel.lit

    def calm(self, calm):
        """Let the device look around less often while nothing happens."""
        if self.device.board is not None:
            self.device.board.pace = CALM_PACE if calm else PACE

    def timed(self):
        """Return True while a game with a clock is being played."""
        referee = self._referee()
        return self.in_play() and hasattr(referee.game, "clock")

    def record(self):
        """Return the record of the game in play, or a sentence behind an exclamation mark."""
        referee = self._referee()
        if referee is None:
            return NO_GAME
        if referee.setup.level in KNOWN and not referee.game.over:
            return HIDDEN
        return self._by(TRANSCRIPT, lambda module: "\n".join(module.lines(referee)))

    def over(self):
        """Return True if the panel shows a game that is over."""
        referee = self._referee()
        return referee is not None and referee.game.over

    def story(self):
        """Return the story of the game that is over as JSON, or a sentence behind a mark."""
        if not self.over():
            return NOT_OVER
        return self._by(LOOKING, lambda module: json.dumps(tale.told(module, self._referee())))

    def wins(self, at, line):
        """Return True if `line`, as JSON, wins the game that is over from its move `at` on."""
        return self.over() and tale.wins(self._referee(), at, json.loads(line))

    def better(self, start, end):
        """Return as JSON what was better than the turn of moves `start` to `end`, if anything."""
        if not self.over():
            return "null"
        return self._by(LOOKING, lambda _: json.dumps(tale.better(self._referee(), start, end)))

    def games(self):
        """Return all last games as a table, or a sentence behind an exclamation mark."""
        app = self._app()
        if app is None or not (app.shell.journal.past or app.shell.journal.result):
            return NO_GAMES
        return self._by(EXPORT, lambda module: "\n".join(module.rows(app.shell.journal)))

    def _by(self, name, use):
        """Return what `use` makes of the module `name`; what came for that goes again."""
        loader = sys.modules[LOADER]
        before = set(sys.modules)
        try:
            return use(loader.load(name))
        finally:
            came = [each for each in sys.modules if each not in before]
            for each in [each for each in came if each.startswith("firmware.")]:
                loader.drop(each)

    def _app(self):
        program = self.device.program
        return program.interpreter.main.get("app") if self.device.on and program else None

    def _referee(self):
        app = self._app()
        return app.referee if app else None

    def unplug(self, part):
        """Pull the plug of the ``display``, the ``ring`` or the ``piezo``."""
        device = self.device
        if part == "display":
            device.unplug_display()
        elif part == "ring":
            device.ring.reached = 0
        else:
            device.piezo.plugged = False

    def plug(self, part):
        """Put that plug back."""
        device = self.device
        if part == "display":
            device.plug_display()
        elif part == "ring":
            device.ring.reached = device.ring.count
        else:
            device.piezo.plugged = True

    def bounce(self, bounces):
        """Let the keys' contacts be old ones, which bounce, or new."""
        self.device.keypad.bounces = bounces

    def loosen(self, share):
        """Let the display's contact be so bad that it misses `share` of what is sent, 0 to 1."""
        self.device.loosen_display(share)

    def wear(self, worn):
        """Let the flash be worn, which then takes no more bytes, or new."""
        self.device.flash.worn = worn

    def cut(self, byte):
        """Lose the power at the `byte`-th byte that is written from now on; 0: in an erase."""
        if byte:
            self.device.flash.cut_at_byte(byte)
        else:
            self.device.flash.cut_in_erase()

    def interrupt(self):
        """Send Ctrl-C over the console."""
        self.device.interrupt()


def named(row):
    """Return the keys that the last `row` of a page names: ``#ok 1-3  hold *menu``."""
    found = []
    for word in row.replace(",", " ").replace("hold ", "").split():
        if len(word) == 3 and word[1] == "-" and word[0] in ORDER and word[2] in ORDER:
            found += list(ORDER[ORDER.index(word[0]) : ORDER.index(word[2]) + 1])
        elif word[0] in "#*":
            found.append(word[0])
        elif word[-1] in "#*":
            found.append(word[-1])
        elif all(sign in ORDER for sign in word):
            found += list(word)
    return found

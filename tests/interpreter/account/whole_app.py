"""The whole app from its first picture on: a game by its keys, then keys by chance."""

from binascii import hexlify

from firmware.app import App
from firmware.play.knowledge import LEVELS, SCREEN
from firmware.play.notation import Notation
from firmware.shell.hand_over import TWICE_MS
from firmware.storage import journal
from tests.interpreter.account.desk import Desk
from tests.interpreter.account.dice import Dice
from tests.interpreter.account.playthroughs import Playthrough, read

REST = ("Turn", "Result")  # the screens at which nothing has to be passed
MASHED = "0123456789" + "ABCD" * 2 + "*" * 4 + "#" * 6  # what gets about well, more often
MASHES = 400
HELD_MS, TAPPED_MS, REST_MS = 700, 60, 300


def lines(path: str, number: str, level: str):
    """Yield what the device shows key by key in game `number` of the file at `path`."""
    for at, playthrough in enumerate(read(path), 1):
        if at == int(number):
            memory = bytearray(b"\xff" * 4096)
            agreed = playthrough.setup(LEVELS.index(level))
            journal.Journal(memory).begin(agreed.pack())
            hands = Hands(Desk(bytes(memory)))
            yield from _game(hands, playthrough, level == LEVELS[SCREEN])
            yield from _mashed(hands)
            yield "journal " + hexlify(hands.desk.memory).decode()


def _game(hands, playthrough: Playthrough, dealt: bool):
    """Yield what comes of the keys of `playthrough`; `dealt` if the device knows the hands."""
    told = playthrough.told
    yield hands.press("#")  # go on with the game in the memory
    if told["players"] > 1:
        yield hands.press("1")  # who starts
    moves = Notation(playthrough.home.part("rules"))
    for step in told["steps"]:
        yield from hands.pass_on()
        if step["ok"] or dealt:  # else not everybody can tell
            keys = moves.keys(moves.parse(playthrough.text(step)))
            digits = [key for key in keys if key.isdigit()]
            for key in keys + ("" if step["ok"] else "*" * len(digits)):
                yield hands.press(key)
    for _ in range(2 * told["players"]):
        yield from hands.pass_on()
        if not hands.game.over:
            yield hands.press("#")  # the players say that no card goes
    yield f"at the end {hands.game.over}"


def _mashed(hands):
    dice = Dice(1)
    for _ in range(MASHES):
        yield hands.press(dice.one_of(MASHED), dice.one_of((TAPPED_MS,) * 4 + (HELD_MS,)))


class Hands:
    """Two hands on a device that was switched on and shows its first page."""

    def __init__(self, desk: Desk):
        self.desk = desk
        self.app = App(desk)
        self.now = 0
        self.pressed = 0
        self.wait(REST_MS)

    @property
    def game(self):
        """The rules' table; raises ValueError if no game is in play."""
        if self.app.referee is None:
            raise ValueError("no game")
        return self.app.referee.game

    def press(self, key: str, ms: int = TAPPED_MS) -> str:
        """Hold `key` for `ms`, wait until all is at rest, and return what came out.

        A cover takes no keys at first, so there it waits before.
        """
        if self.screen() == "Cover":
            self.wait(TWICE_MS)
        self.pressed += 1
        self.app.step(self.now, (key, True, self.now))
        self.wait(ms)
        self.app.step(self.now, (key, False, self.now))
        self.wait(REST_MS)
        while self.app.busy:
            self.wait(REST_MS)
        head = f"key {self.pressed} {key} {ms} ms, {self.screen()}"
        return f"{head}, {self.desk.picture()} {self.desk.told()}"

    def wait(self, ms: int) -> None:
        """Let `ms` pass."""
        end = self.now + ms
        while self.now < end:
            self.now = min(self.now + REST_MS, end)
            self.app.step(self.now, None)

    def pass_on(self):
        """Yield what comes out until nothing has to be passed."""
        for _ in range(4):
            if self.screen() == "Cover":
                yield self.press(str(self.game.seat + 1))
            elif self.screen() not in REST:
                yield self.press("#")

    def screen(self) -> str:
        """Return the name of the screen that is shown."""
        return type(self.app.stack[-1]).__name__

"""A turn of *4 1/2 Minutes* while the clock runs, whatever is keyed in meanwhile."""

import gc

from firmware.games.minutes import clock as clocks
from firmware.games.minutes import lights, texts
from firmware.games.minutes.tables import SECONDS, TIME
from firmware.ui.glyphs import CELL, TALL
from firmware.ui.page import COLUMNS, ROWS
from firmware.ui.screen import Screen
from firmware.ui.text_lines import tall_and_small, wrap

FREE, NONE = -1, 0  # where it is said: on rows 4 to 6; not on the last row
_BESIDE = 14  # cells before the clock
_TALL = 10  # tall characters there
_SIGN = 3  # cells that the sign of a refusal takes, or two tall characters

_LAST_S = 10
_TIDY_S = 12  # so that no garbage is collected when every moment counts

# Tones: Hz (0 is silence), ms.
_SECOND = (2000, 15)  # of the last ten
_CALL = (1250, 140, 0, 60, 1250, 140)  # half-time, and the last ten seconds
_GONG = (1400, 260, 0, 40, 1047, 340)


class Round(Screen):
    """A turn as far as the clock goes.

    `take(key, asked)` has the keys, `render_turn` the rows; `asked` says what the key
    answers, if anything.
    """

    helps = "help"
    help = "TURN"
    held = "A"
    calm = True
    on_turn = True

    def __init__(self, shell: "Shell"):
        super().__init__(shell)
        self.clock = clocks.of(shell)
        self.asked = ""
        self._ended = False
        self._left = self.clock.left(shell.at)  # seconds, when it was last looked at
        self._beat = None  # of the ring
        self._ring = self._colours(shell.at)

    @property
    def game(self) -> "Minutes":
        """The game as its rules know it."""
        return self.shell.referee.game

    def take(self, key: str, asked: str) -> "Destination":
        """Act on `key`."""

    def render_turn(self, page: "Page") -> None:
        """Put all rows."""

    def room(self) -> int:
        """Return where something is said: FREE, or so many cells of the last row and on top."""
        return FREE

    def undo(self, move: "Move") -> str:
        """Return the question whether `move` is undone, if there is no room for the usual one."""
        return ""

    def on_key(self, key: str) -> "Destination":
        asked, self.asked = self.asked, ""
        if self.clock.reads(self.shell.at) < clocks.END:
            return self.take(key, asked)
        self.refuse(texts.say("gong"))
        return None

    def on_tick(self, now: int) -> "Destination":
        if self._ended:
            return self._close()
        clock = self.clock
        if not clock.see(now):
            return self.pause()
        if clock.reads(now) == clocks.END:
            # FH16: the gong sounds before anything is fetched.
            clock.pause(now)
            self.shell.referee.submit((TIME,), clocks.END)
            self.shell.signals.effect(lights.gong(), _GONG)
            self._ended = True
        elif clock.left(now) != self._left:
            self._left = clock.left(now)
            self.stale = True
            clocks.keep(self.shell, now)
            if self._left == _TIDY_S:
                gc.collect()
            elif self._left == SECONDS // 2 or self._left == _LAST_S:
                self.say(texts.say("half" if self._left > _LAST_S else "ten"))
                self.shell.signals.effect((), _CALL)
            elif self._left < _LAST_S:
                self.shell.signals.effect((), _SECOND)
        return None

    def render(self, page: "Page") -> None:
        self._beat = None
        self.render_turn(page)

    def paint(self, page: "Page", hint: str = "") -> None:
        """Put all rows, and what is said where no card and no top of a pile stands."""
        self.render(page)
        if self.note:
            self._tell(page)
        if hint:
            page.row(ROWS - 1, hint)
        self.shell.mark(page, self.note)

    def _tell(self, page: "Page") -> None:
        """Put what is said: below the cards where rows are free, else beside the clock."""
        room = self.room()
        small = tall_and_small(self.note, 1, self.sign)[1]
        if room == FREE and len(small) < 2:
            page.notice(self.note, self.sign, 1, 5 - len(small))
        else:
            self._beside(page, COLUMNS if room == FREE else room)

    def _beside(self, page: "Page", room: int) -> None:
        """Put what is said beside the clock, and its end in `room` cells of the last row."""
        text, sign = self.note, self.sign
        tall = wrap(text, _TALL - (2 if sign else 0))[0]
        end = text[len(tall) + 1 :]
        first = second = ""
        if len(end) > room or len(tall) > _TALL - (2 if sign else 0):
            lines = wrap(text, _BESIDE - (_SIGN if sign else 0)) + [""]
            tall = ""
            blanks = " " * _SIGN if sign else ""
            first, second = blanks + lines[0], blanks + lines[1]
            end = " ".join(lines[2:])[:room]
        page.row(0, first)
        page.row(1, "{:<16}:".format(second) if room else second)  # the clock's colon
        del page.numbers[TALL, 0, 0]
        if sign:
            page.tall(0, sign)
        page.tall(0, tall, _SIGN * CELL if sign else 0)
        if end:
            page.row(7, end)

    def lights(self, now: int) -> "Colours":
        beat = now // lights.BEAT_MS
        if beat != self._beat:
            self._beat = beat
            self._ring = self._colours(now)
        return self._ring

    def _colours(self, now: int) -> list:
        shell = self.shell
        return lights.ring(self.game, now, shell.signals.arc, self.clock, shell.box.colours)

    def pause(self):
        """Let the clock stand still and return the screen that shows it."""
        clocks.pause(self.shell)
        return self.rest()

    def rest(self):
        """Return the screen on which the clock stands still."""
        pause: PausePart = self.shell.referee.folder.part("pause")
        return pause.Pause(self.shell)

    def _close(self):
        """Return what follows the gong; a play that was not typed in full is told to be late."""
        typed = self.unfinished()
        here = self.rest()
        if typed:
            self.shell.referee.typed.clear()
            here.say(texts.say("late", typed))
        return here

    def answer(self, tones: "Tones", seats: "Sequence[int]") -> None:
        """Answer yes on the pixels of the piles, and show whose turn it is; `seats` glow."""
        signals = self.shell.signals
        colours = self._colours(self.shell.at)
        signals.effect(lights.answered(self.game, colours, signals.arc, seats), tones)

    def drawing(self, seat: int, before: "Cards", laid: int) -> "list[int]":
        """Return the seats that draw more than the card that `seat` draws in every turn."""
        game = self.game
        drawn = [game.knowledge.hands[i] - before[i] for i in range(game.players)]
        drawn[seat] += laid - (0 if game.challenge else 1)
        return [i for i in range(game.players) if drawn[i] > 0]

"""A turn of *4 1/2 Minutes* under the clock, whatever is keyed in meanwhile."""

from firmware.games.minutes import clock as clocks
from firmware.games.minutes import lights, texts
from firmware.games.minutes.tables import SECONDS, START, TIME
from firmware.takeback import BACK, NOTHING
from firmware.ui.page import wrap
from firmware.ui.screen import Screen

DONE = ((2400, 12),)
_TICK = ((2000, 15),)
_GONG = ((220, 500), (0, 60), (165, 900))
_LAST_S = 10


class Round(Screen):
    """A turn as far as the clock goes: it runs, it is paused, or time is up.

    While it runs `take(key, asked)` has the keys, `draw_turn` the rows from 1 on and `forget` drops
    what is half keyed in; `asked` is the key that was pressed before and is to be pressed again.
    """

    helps = texts.HELPS
    help = "TURN"

    def __init__(self, house):
        super().__init__(house)
        self.clock = clocks.of(house)
        self.asked = ""
        self._shown = None  # the seconds on the panel
        self.forget()

    @property
    def game(self):
        """The rules' table."""
        return self.house.referee.game

    @property
    def calm(self) -> bool:
        """True while the clock runs: nothing may hold up a step."""
        return self.clock.running

    def forget(self) -> None:
        """Drop what was keyed in of a play."""

    def take(self, key: str, asked: str) -> object:
        """Act on `key` while the clock runs."""

    def draw_turn(self, page) -> None:
        """Put rows 1 to 7 while the clock runs."""

    def on_key(self, key: str) -> object:
        asked, self.asked = self.asked, ""
        at = self.house.at
        if self.game.over or self.clock.reads(at) == clocks.END:
            return self._after_end(key)
        if self.clock.running:
            return self.take(key, asked)
        if key in ("#", "hold A"):
            self.clock.start(at)
            self.answer(DONE)
            return None
        if key == "*":
            return take_back(self, True)
        self.refuse(texts.GO_ON)
        return None

    def on_tick(self, now: int) -> object:
        if not self.clock.running:
            return None
        at = self.house.at
        if not self.clock.see(at):
            clocks.pause(self.house)
            self.stale = True
        elif self.clock.reads(at) == clocks.END:
            self._end()
        elif self._left(at) != self._shown:
            self.stale = True
            if self._left(at) <= _LAST_S:
                self.house.signals.effect((), _TICK)
        return None

    def draw(self, page) -> None:
        self._shown = self._left(self.house.at)
        page.row(0, texts.status(self.game, self._shown))
        if self.clock.running:
            self.draw_turn(page)
        else:
            self._draw_rest(page)

    def lights(self, now: int) -> list:
        return lights.ring(self.game, now, self.clock)

    def answer(self, tones) -> None:
        """Answer yes on the pixels of the piles: those of the clock go on."""
        ring = lights.ring(self.game, self.house.at, self.clock)
        self.house.signals.effect((lights.flash(ring),) * 2, tones)

    def _left(self, at: int) -> int:
        """Return the seconds that are left at `at`, begun ones counted."""
        return SECONDS - self.clock.reads(at) // 1000

    def _after_end(self, key: str):
        """Act on `key`, pressed when time was up or all cards gone: hands may still be flying."""
        if key == "#" and not self.clock.running:
            self.house.referee.submit((TIME,), clocks.END)  # unless it is over already
            return self.house.screen()
        if key == "*" and not self.clock.running:
            return take_back(self, True)
        self.refuse(texts.OVER if self.game.over and not self.game.left else texts.GONG)
        return None

    def _end(self) -> None:
        """FH16: time is up."""
        self.clock.pause(self.house.at)
        self.house.referee.submit((TIME,), clocks.END)
        self.house.signals.effect(lights.gong(), _GONG)
        self.forget()
        self.stale = True

    def draw_tops(self, page) -> None:
        """Put the piles on rows 1 and 2."""
        game = self.game
        for pile in range(2):
            blocked = game.count > 0 and pile == game.blocked
            page.row(1 + pile, texts.top(game, pile), blocked)

    def _draw_rest(self, page) -> None:
        game = self.game
        keys = texts.KEYS_END
        if self.clock.ran or game.over:
            self.draw_tops(page)
        if game.over and not game.left:
            text = texts.GONE
        elif self.clock.ran == clocks.END:
            text = texts.UP
        elif self.clock.ran:
            text, keys = texts.PAUSED, texts.KEYS_PAUSED
        else:
            text = texts.DEAL if game.table.hand(0) is None else texts.DEALT
            text = text.format(game.size)
            if game.started:
                text = texts.STARTS.format(texts.player(game.seat)) + ". " + text
            keys = texts.KEYS_READY
        lines = wrap(text)
        for i in range(len(lines)):
            page.row(4 + i, lines[i])
        page.row(7, keys)


def take_back(screen, sure: bool):
    """Take the last move back; unless it is `sure`, ask where somebody has seen new cards since.

    The clock goes on all the same.  Only before somebody starts it has to wait.
    """
    house = screen.house
    move = house.referee.last()
    if move is None:
        screen.refuse(NOTHING)
        return None
    if house.referee.drew and not sure:
        screen.asked = "*"
        screen.say(texts.SEEN)
        return None
    house.referee.take_back()
    here = screen
    if move[0] == START and not house.referee.game.challenge:
        clocks.pause(house)
        here = house.screen()
    here.say(BACK.format(texts.called(house.referee.moves.text(move))))
    house.signals.done(lights.TOPS[0], 4)
    return None if here is screen else here

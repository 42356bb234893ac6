"""The page of *4 1/2 Minutes* where the device plays too, while the clock runs for all."""

from firmware.games.minutes import clock as clocks
from firmware.games.minutes import player, screen_turn, screens, texts
from firmware.games.minutes.rules import LAY
from firmware.shell import box_turn
from firmware.shell.take_back import question
from firmware.ui import layout

_BLANK = " "
shorts = screen_turn.shorts  # for who looks at the table once more


class Turn(screen_turn.Turn):
    """A turn of a player's as ever; one of the device's own is played at a pace, and told."""

    def __init__(self, shell: "Shell"):
        super().__init__(shell)
        self.wait()

    @property
    def own(self) -> bool:
        """Is the device on turn?"""
        game = self.game
        return game.started and not game.over and game.boxed(game.seat)

    @property
    def on_turn(self) -> bool:
        """True in a player's turn, but while all displays take all rows."""
        return self.game.started and not self.all and not self.own

    @property
    def help(self) -> str:
        """The name of the help on a turn: the house has that on the device's own."""
        return box_turn.BoxTurn.help if self.own else screen_turn.Turn.help

    @property
    def helps(self) -> str:
        """The game's help or the house's."""
        return box_turn.BoxTurn.helps if self.own else screen_turn.Turn.helps

    def wait(self) -> None:
        """Think about the next play, and make it after a while."""
        self.mind: Any = None  # what thinks
        self.chosen: Perhaps[Move] = None  # what it has come to
        self.due = 0  # when that is played, ms

    stand_still = wait

    def take(self, key: str, asked: str) -> "Destination":
        if not self.own or len(key) > 1 or self.all or key == "*" or asked:
            return super().take(key, asked)
        if key == "#":
            self.due = 1
        else:
            self.not_now(box_turn.WAIT)
        return None

    def on_tick(self, now: int) -> "Destination":
        there = super().on_tick(now)
        if there or not self.own or self.clock.reads(now) >= clocks.END:
            return there
        if self.asked or self.shell.keys.down:  # it acts on what is seen now
            return None
        self.due = self.due or now + box_turn.PACE_MS
        if not self.chosen:
            self.mind = self.mind or self._think()
            self.chosen = next(self.mind)
            self.stale = self.chosen is not None
        elif now >= self.due:
            return self.go_on()
        return None

    def go_on(self) -> "Destination":
        """Make the move that was thought of, and say what it was."""
        move: Any = self.chosen
        self.wait()
        name = self.game.name(self.game.seat)
        there = self.submit(move)
        self._before = (self.entry, self.shell.referee.played)  # no key did it
        if not there:
            what = texts.say("called-aside")
            if move[0] == LAY:
                what = texts.say("called-lay", screen_turn.short(move[1]), "AB"[move[2]])
            self.say(box_turn.SAYS.format(name, what))
        self.stale = True
        return there

    def _think(self):
        """Yield None, in the end the move that the player thinks best."""
        thinker: Any = player
        seen = None
        for seen in thinker.look(self.game):
            if seen is None:
                yield None
        yield from thinker.think(seen)

    def _take_back(self, sure: bool):
        """Take back to the last move of somebody at the table; ask before."""
        referee = self.shell.referee
        count, move, seat, drew = box_turn.last_of_people(referee)
        self.wait()
        if count < 2 or move is None:
            return super()._take_back(sure)
        if not sure:
            self.asked = screens.ASKED
            referee.seat, referee.new_cards = seat, drew  # it asks about that move, not the last
            self.say(question(referee, move, seat) if seat is None else self.undo(move))
            return None
        referee.take_back(count - 1)
        return super()._take_back(True)

    def render_turn(self, page: "Page") -> None:
        if self.own:
            self.remark = self.remark or _BLANK  # with one the cards stand in a row, without keys
        super().render_turn(page)

    def render_keys(self, page: "Page") -> None:
        if self.own and not self.asked and self.remark == _BLANK:
            layout.keys(page, box_turn.KEYS)
        else:
            super().render_keys(page)

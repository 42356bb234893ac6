"""A turn of *4 1/2 Minutes* in which the device plays too, while the clock runs for all."""

from firmware.games.minutes import clock as clocks
from firmware.games.minutes import player, screens, texts
from firmware.games.minutes.rules import LAY
from firmware.shell import box_turn
from firmware.shell.take_back import question
from firmware.ui import layout

_BLANK = " "


def boxed(  # noqa: C901 (a class of simple methods)
    base: "Any", led: bool, name_of: "Callable[[int], str]"
) -> "Any":
    """Return the turn of `base` in which the device plays too, and a card is called `name_of`.

    Where it is `led` the players lay the cards, and it waits for that if it is on turn again.
    """

    class Turn(base):
        """A turn of a player's as ever; one of the device's own is played at a pace, and told."""

        all = False  # are all displays shown?

        def __init__(self, shell: "Shell"):
            base.__init__(self, shell)
            self.laid = True  # have the players laid what it played last?
            self.told = -1  # how many moves there were once it had played
            self.wait()

        @property
        def own(self) -> bool:
            """Is the device on turn?"""
            game = self.game
            return game.started and not game.over and game.boxed(game.seat)

        @property
        def tells(self) -> bool:
            """Can it be told why the last move was made?"""
            return self.told == self.shell.referee.played

        @property
        def on_turn(self) -> bool:
            """True in a player's turn, but while all displays take all rows."""
            return self.game.started and not self.all and not self.own

        @property
        def help(self) -> str:
            """The name of the help on a turn: the house has that on the device's own."""
            return box_turn.BoxTurn.help if self.own else base.help

        @property
        def helps(self) -> str:
            """The game's help or the house's."""
            return box_turn.BoxTurn.helps if self.own else base.helps

        def wait(self) -> None:
            """Think about the next play, and make it after a while."""
            self.mind: Any = None  # what thinks
            self.chosen: Perhaps[Move] = None  # what it has come to
            self.due = 0  # when that is played, ms

        def stand_still(self) -> None:
            base.stand_still(self)
            self.wait()

        def take(self, key: str, asked: str) -> "Destination":
            free = key == "0" and (self.own or not led)  # else it begins a card
            if free and self.tells and not (asked or self.all or self.unfinished()):
                self.wait()
                self.say(box_turn.reason(self.shell.referee))
                return None
            if not self.own or len(key) > 1 or self.all or key == "*" or asked:
                return base.take(self, key, asked)
            if key == "#":
                self.due = 1 if self.laid else 0
                self.laid = True
            else:
                self.not_now(box_turn.WAIT)
            return None

        def on_tick(self, now: int) -> "Destination":
            there = base.on_tick(self, now)
            if there or not self.own or self.clock.reads(now) >= clocks.END:
                return there
            if self.asked or self.shell.keys.down or not self.laid:  # it acts on what is seen now
                return None
            self.due = self.due or now + box_turn.PACE_MS
            if not self.chosen:
                self.mind = self.mind or self._think()
                self.chosen = next(self.mind)
                self.stale = self.stale or self.chosen is not None
            elif now >= self.due:
                return self.go_on()
            return None

        def go_on(self) -> "Destination":
            """Make the move that was thought of, and say what it was."""
            move: Any = self.chosen
            self.wait()
            name = self.game.name(self.game.seat)
            there = self.submit(move)
            self.told = self.shell.referee.played
            self._before = (self.entry, self.shell.referee.played)  # no key did it
            if not there:
                what = texts.say("called-aside")
                if move[0] == LAY:
                    what = texts.say("called-lay", name_of(move[1]), "AB"[move[2]])
                self.say(box_turn.SAYS.format(name, what))
                self.laid = not (led and self.own)  # its card stands on its pile until it is laid
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
                return base._take_back(self, sure)
            if not sure:
                # It asks about that move, not the last.
                last = referee.seat, referee.new_cards
                referee.seat, referee.new_cards = seat, drew
                about = question(referee, move, seat) if seat is None else self.undo(move)
                self.ask(screens.ASKED, about)
                referee.seat, referee.new_cards = last
                return None
            referee.take_back(count - 1)
            return base._take_back(self, True)

        def render_turn(self, page: "Page") -> None:
            if self.own and not led:
                # With a remark the cards stand in a row, without keys.
                self.remark = self.remark or _BLANK
            base.render_turn(self, page)

        def render_keys(self, page: "Page") -> None:
            if self.own and not self.asked and (led or self.remark == _BLANK):
                layout.keys(page, box_turn.keys_row(self.laid, self.tells))
            else:
                base.render_keys(self, page)

        def prompt(self) -> "tuple[str, str]":
            return ("", "") if self.own else base.prompt(self)

    return Turn

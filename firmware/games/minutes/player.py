"""How the device plays *4 1/2 Minutes* for a seat: by the displays, which all lie open.

It lays what lets the next player go on, and keeps white cards for when nothing else goes.  What
decides, `look` and `think`, has no clock, no chance, no I/O; below stand why a card was laid, and
the turn of a player's beside whom the device plays.
"""

from firmware.games.minutes import clock as clocks
from firmware.games.minutes import screen_turn, screens, texts, turn
from firmware.games.minutes.rules import (
    ASIDE,
    BLOCKED,
    COLOUR,
    DIRECTION,
    LAY,
    TURN,
    TWO,
    matches,
)
from firmware.shell import box_turn
from firmware.shell.take_back import question
from firmware.ui import layout

# What counts: a card with which the next player goes on, one of anybody else, and what it costs to
# give a white card away, and to block a pile.
_NEXT, _OTHERS, _WHITE, _BLOCKS = 10, 1, 6, 4
_ENOUGH = 2  # cards that go: more of them count for nothing


def look(game: "Minutes", past: "Iterable[Move]" = ()):
    """Yield what all see of the table, in plain numbers, and None before.

    The (card, pile) that go, all displays, the tops, who is on turn, which way it goes, the seats
    that may be named, the pile that is blocked or -1 and how many cards for, and the draw pile.
    """
    seat = game.seat
    plays: list[tuple[int, int]] = []
    for card in game.knowledge.held(seat) or ():
        if plays and plays[-1][0] == card:
            continue
        plays += [(card, pile) for pile in range(2) if game.goes(card, pile)]
        yield None
    displays = tuple([tuple(game.knowledge.held(each) or ()) for each in range(game.players)])
    named = [each for each in range(game.players) if game.may_name(each)] if game.left > 1 else []
    shut = (game.blocked if game.count else -1), game.count
    yield (
        tuple(plays),
        displays,
        tuple(game.tops),
        seat,
        game.way,
        tuple(named),
        shut,
        game.knowledge.draw,
    )


def think(seen: "tuple[Any, ...]"):
    """Yield None while there is more to be thought about what was `seen`, then the move."""
    plays, named = seen[0], seen[5]
    best: Any = ()
    for card, pile in plays:
        for whom in named if card & 15 == TURN and named else (-1,):
            worth = _worth(seen, card, pile, whom)
            if not best or worth > best[0]:
                best = worth, (LAY, card, pile) + ((whom,) if whom >= 0 else ())
            yield None
    yield best[1] if best else (ASIDE,)


def _worth(seen: "tuple[Any, ...]", card: int, pile: int, whom: int) -> int:
    """Return what it is worth to lay `card` on `pile`, and to name `whom`, if that is a seat."""
    _, displays, tops, seat, way, _, shut, draw = seen
    kind = card & 15
    shown = list(displays)
    shown[seat] = list(displays[seat])
    shown[seat].remove(card)
    lie = list(tops)
    lie[pile] = card
    blocked, count = shut
    if kind == BLOCKED:
        blocked = pile
    elif count == 1:
        blocked = -1
    if kind == DIRECTION and len(displays) > 2:
        way = -way
    after = whom if whom >= 0 else _following(shown, seat, way, draw)
    worth = -_WHITE * (kind >= COLOUR) - _BLOCKS * (kind == BLOCKED)
    for each in range(len(shown)):
        going = 0
        for one in shown[each]:
            going += _goes(one, lie, blocked)
        going = min(going + (each == after and kind == TWO and draw > 0), _ENOUGH)
        worth += going * (_NEXT if each == after else _OTHERS)
        if each == after and not going and shown[each]:
            worth -= _NEXT  # they would set all of it aside
    return worth


def _following(shown: "Sequence[Cards]", seat: int, way: int, draw: int) -> int:
    """Return who follows `seat`: whoever has no cards is passed over."""
    for _ in range(len(shown)):
        seat = (seat + way) % len(shown)
        if shown[seat] or draw:
            break
    return seat


def _goes(card: int, tops: "Sequence[int]", blocked: int) -> bool:
    """Return True if `card` may lie on one of the piles with these `tops`."""
    if blocked >= 0 and card & 15 == BLOCKED:
        return False
    for pile in range(2):
        if pile != blocked and (not tops[pile] or matches(card, tops[pile])):
            return True
    return False


# On the board why.py:
# Why the device laid a card in *4 1/2 Minutes*: how many cards of who follows go on it.


NONE_GOES = "None goes"
FOLLOWS = "{}: {} of {} go"
ONE_GOES = "{}: 1 of {} goes"
LAST = "The last card"


def of_last(referee: "SeatedReferee", game: "Minutes", move: "Move") -> str:
    """Return why `move` was made in `game` as it stood before; all displays lie open."""
    if move[0] == ASIDE:
        return NONE_GOES
    if move[0] != LAY:
        return ""
    game.do(move)
    cards = list(game.knowledge.held(game.seat) or ())
    going = [card for card in cards if game.goes(card, 0) or game.goes(card, 1)]
    name = game.name(game.seat)
    if len(going) == 1:
        return ONE_GOES.format(name, len(cards))
    return FOLLOWS.format(name, len(going), len(cards)) if cards else LAST


# On the board seats.py:
# A turn of *4 1/2 Minutes* in which the device plays too, while the clock runs for all.


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
            self._told = -1  # how many moves there were once it had played
            self.wait()

        @property
        def own(self) -> bool:
            """True if the device is on turn."""
            game = self.game
            return game.started and not game.over and game.boxed(game.seat)

        @property
        def tells(self) -> bool:
            """True if it can be told why the last move was made."""
            return self._told == self.shell.referee.played

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
            self._told = self.shell.referee.played
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
            thinks: Any = think
            seen = None
            for seen in look(self.game):
                if seen is None:
                    yield None
            yield from thinks(seen)

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


# On the board led_turn.py:
# A turn where the players have the cards, and the device plays too.

LedTurn: "Any" = boxed(turn.Turn, True, texts.name_of)


# On the board box_turn.py:
# A turn where the device dealt, and plays too.

BoxTurn: "Any" = boxed(screen_turn.Turn, False, texts.short)

"""A turn while the clock runs: how a play is keyed in, and what the page shows."""

import gc

from firmware.games.minutes import clock as clocks
from firmware.games.minutes import screens, texts
from firmware.games.minutes.rules import (
    ASIDE,
    COLOUR,
    KEYS,
    LAY,
    LETTERS,
    NAME,
    SECONDS,
    START,
    TIME,
)
from firmware.play.rules_base import HELD
from firmware.ui.page import CELL, COLUMNS, ROWS, TALL, tall_and_small, wrap
from firmware.ui.screen import Screen
from firmware.ui.signals import EVENT, TICK

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
            self.shell.signals.effect(screens.gong(), _GONG)
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
        beat = now // screens.BEAT_MS
        if beat != self._beat:
            self._beat = beat
            self._ring = self._colours(now)
        return self._ring

    def _colours(self, now: int) -> list:
        shell = self.shell
        return screens.ring(self.game, now, shell.signals.arc, self.clock, shell.box.colours)

    def pause(self):
        """Let the clock stand still and return the screen that shows it."""
        clocks.pause(self.shell)
        return self.rest()

    def rest(self):
        """Return the screen on which the clock stands still."""
        return screens.paused(self.shell)

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
        signals.effect(screens.answered(self.game, colours, signals.arc, seats), tones)

    def drawing(self, seat: int, before: "Cards", laid: int) -> "list[int]":
        """Return the seats that draw more than the card that `seat` draws in every turn."""
        game = self.game
        drawn = [game.knowledge.hands[i] - before[i] for i in range(game.players)]
        drawn[seat] += laid - (0 if game.challenge else 1)
        return [i for i in range(game.players) if drawn[i] > 0]


DIGITS = "1234567890"
UNNAMED = ("name",)  # the refusal of a play that does not say yet whom it names
_COUNT = (1500, 60, 0, 60)  # Hz, ms: once for each card that is still to come on the other pile


class Entry(Round):
    """A turn in which plays are typed: the card, its pile, and the player whom some cards name.

    A play is judged when its pile is typed, exactly as it was typed.  `entry` holds all keys of an
    unfinished play, so that each can be taken back; a refusal clears it, a pause does not.
    """

    def __init__(self, shell: "Shell"):
        super().__init__(shell)
        self.remark = ""
        self._refused = False
        self._before = ("", 0)  # what was keyed in and the moves played, before the last key
        self._right, self._again = [], ""  # rulings after which the play of these keys is right
        self._retype(self.entry)

    @property
    def entry(self) -> str:
        """The keys of an unfinished play, which the referee keeps while the clock stands still."""
        return self.shell.referee.typed.get(0, "")

    @entry.setter
    def entry(self, keys: str) -> None:
        self.shell.referee.typed[0] = keys

    def unfinished(self) -> str:
        return self.entry

    def forget(self) -> None:
        """Drop what was keyed in of a play."""
        self.entry = ""
        self.card = 0
        self.pile: Perhaps[int] = None

    # What the ways of keying in differ by.

    def enter(self, key: str) -> "Destination":
        """Take `key`, one of a card."""

    def move(self) -> "Move":
        """Return the move that has been keyed in, without whom it names."""
        return (LAY, self.card, self.pile)

    def why_not(self):
        """Return why what has been keyed in is refused, or else whom it names not yet told."""
        why = self.game.why_not(self.move())
        return why if why and why != UNNAMED else self.game.why_not_there(self.move()) or why

    def told(self) -> str:
        """Return in words what has been keyed in when it is asked whom the card names."""
        return texts.name_of(self.card) + " on " + "AB"[self.pile]

    def which(self) -> str:
        """Return the question on which pile the card that has been keyed in goes."""
        return texts.asked_of(self.card)

    def render_which(self, page: "Page") -> None:
        """Ask on which pile the card goes that has been keyed in."""
        texts.render_typed(page, self.which(), "")

    def render_whom(self, page: "Page") -> None:
        """Ask whom the card names that has been keyed in."""
        page.row(4, self.told())
        texts.render_typed(page, texts.say("who-next", self.game.players), "")

    def prompt(self) -> "tuple[str, str]":
        """Return what is keyed in of a card or waited for, and the legend beside it, if any."""
        return "", ""

    def keys(self) -> str:
        """Return what the keys do, as the last row."""
        return texts.say("keys")

    def render_cards(self, page: "Page") -> None:
        """Put rows 4 to 6 as far as they tell of cards: who draws, or how many each has."""
        page.row(4, self.remark or texts.counted(self.game))

    def announce(self, said: str) -> None:
        """Say what all must hear of a play, or else who draws."""
        self.say(said or self.remark)

    def room(self) -> int:
        return COLUMNS if self.entry else FREE

    def overview(self) -> None:
        """Show all displays until the next key, where they are known."""

    # What they have in common.

    @property
    def whom(self) -> bool:
        """True when it is asked whom the card names."""
        return self.pile is not None

    def refuse(self, text: str) -> None:
        self.asked = ""
        self._refused = True
        super().refuse(text)

    def wrong(self, text: str) -> None:
        """Refuse what was keyed in."""
        self.forget()
        self.refuse(text)

    def on_key(self, key: str) -> "Destination":
        self._before = (self.entry, self.shell.referee.played)
        return super().on_key(key)

    def withdraw(self) -> None:
        keys, moves = self._before
        if self.shell.referee.played > moves:
            self._take_back(True)
        self._retype(keys)

    def take(self, key: str, asked: str) -> "Destination":
        refused, self._refused = self._refused, False
        if key == "hold A":
            return self.pause()
        if key == "hold D":
            return self.overview()
        if key == "*":
            # What is shown is cleared before anything is taken back.
            return None if refused or asked else self._drop()
        if asked == "back" and key == "#":
            return self._take_back(True)
        if asked == "right" and key == "#":
            for ruling in self._right:
                self.shell.referee.submit(ruling)
            return self._retype(self._again)
        if not self.game.started:
            return self._with_seat((START,), key, "which-seat")  # FH18
        return self._set_aside(asked) if key == "#" else self._add(key)

    def render_turn(self, page: "Page") -> None:
        game = self.game
        texts.render_status(page, game, self.clock.left(self.shell.at))
        texts.render_tops(page, game)
        self.render_cards(page)
        keys = self.keys()
        prompt = legend = ""
        if not game.started:
            keys = texts.say("keys-entry")
            prompt = texts.say("who-begins", game.players)
        elif self.whom:
            self.render_whom(page)
        elif self.card:
            self.render_which(page)
        else:
            prompt, legend = self.prompt()
        if prompt:
            texts.render_typed(page, prompt, legend)
        page.row(7, texts.say("keys-asked") if self.asked not in ("", "#") else keys)

    def submit(self, move: "Move"):
        """Play `move` as of the key that is being handled; it may be refused."""
        game, shell = self.game, self.shell
        seat, way, count = game.seat, game.way, game.count
        before, pile = list(game.knowledge.hands), game.knowledge.draw
        why = shell.referee.submit(move, self.clock.reads(shell.at))
        if why:
            return self._no(why)
        self.forget()
        laid = before[seat] if move[0] == ASIDE else move[0] != START
        self.remark = texts.draws(game, seat, before, laid) if pile and move[0] != START else ""
        if game.over:
            shell.signals.ended(not game.score)
            return self.pause()
        said = texts.event(game, seat, way, move)
        self.announce(said)
        tones = EVENT if said else () if game.count else TICK * (2 if count else 1)
        named = move[0] in (LAY, NAME) and len(move) == (4 if move[0] == LAY else 2)
        seats = [game.seat] if named else self.drawing(seat, before, laid)
        self.answer(tones + _COUNT * game.count, seats)
        return None

    def _no(self, why: "Reason") -> None:
        """Refuse what has been keyed in, and ask whether it is right all the same, if it can be."""
        self._again = self.entry
        asked = {"gone": "right", HELD: "elsewhere"}.get(why[0], "")
        self._right = self.game.freeing(why, self.move()) if asked else []
        self.wrong(texts.why(why))
        if self._right:
            self.asked = "right"
            self.say(texts.say(asked, texts.name_of(why[1])))

    def _add(self, key: str):
        """Take one more key of a play."""
        if not self.card:
            return self.enter(key)
        if self.whom:
            return self._with_seat(self.move(), key, "no-seat")
        if key not in "AB":
            self.wrong(texts.say("no-pile"))
            return None
        self.pile = "AB".find(key)
        self.entry += key
        why = self.why_not()
        if not why:
            return self.submit(self.move())
        return None if why == UNNAMED else self._no(why)

    def _with_seat(self, move: "Move", key: str, wrong: str):
        """Play `move` with the seat of `key`, or say `wrong` if it is no player's."""
        seat = DIGITS.find(key)
        if 0 <= seat < self.game.players:
            return self.submit(move + (seat,))
        self.wrong(texts.say(wrong, self.game.players))
        return None

    def _set_aside(self, asked: str):
        """Ask once more before the display is set aside."""
        self._retype(self.entry)
        if asked == "#":
            return self.submit((ASIDE,))
        self.asked = "#"
        self.say(texts.say("aside", self.game.knowledge.hands[self.game.seat]))
        return None

    def _take_back(self, sure: bool):
        return screens.take_back(self, sure)

    def _drop(self):
        """Take back a key, then move after move."""
        if not self.entry:
            self.forget()
            self.remark = ""
            return self._take_back(False)
        self._retype(self.entry[:-1])
        return None

    def _retype(self, keys: str) -> "Destination":
        """Let `keys` of a play be all that was typed; return where the last of them leads."""
        self.forget()
        there = None
        for key in keys:
            there = self._add(key)
        return there


class Turn(Entry):
    """``3 1 A`` is a red 3 on pile A."""

    def forget(self) -> None:
        super().forget()
        self.kind = 0

    def enter(self, key: str) -> "Destination":
        if not self.kind:
            self.kind = KEYS.find(key) + 1
            if self.kind:
                self.entry = key
            else:
                self.wrong(texts.say("how-card"))
            return None
        colour = DIGITS.find(key)
        if 0 <= colour < len(LETTERS):
            self.card = colour * 16 + self.kind
            self.entry += key
            return None
        self.wrong(texts.say("no-colour", len(LETTERS)))
        return None

    def prompt(self) -> "tuple[str, str]":
        if not self.entry:
            return texts.say("type"), "signs"
        return self.entry + "_", "pairs" if self.kind == COLOUR else "colours"

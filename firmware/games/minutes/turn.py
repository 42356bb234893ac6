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
from firmware.ui import kinds, layout
from firmware.ui.faces import S
from firmware.ui.page import HEIGHT, WIDTH

_SAID_MS = 2000  # so long is seen what is no refusal and asks nothing: it hides others
_LAST_S = 10
_TOO_LONG = 20  # characters, beside the clock: a sentence with more than two names
_TIDY_S = 12  # so that no garbage is collected when every moment counts

# Tones: Hz (0 is silence), ms.
_SECOND = (1800, 30)  # of the last ten
_THIRD = (2400, 60)  # of the last three
_CALL = (1250, 140, 0, 60, 1250, 140)  # half-time, and the last ten seconds
_GONG = (2637, 120, 0, 40, 2637, 120, 0, 40, 1319, 280)


class Round(screens.Asks):
    """A turn as far as the clock goes.

    `take(key, asked)` has the keys, `render_turn` the page, `render_small` all of it that must stay
    in view above what is said.
    """

    helps = "help"
    help = "TURN"
    held = "A"
    calm = True
    on_turn = True

    def __init__(self, shell: "Shell"):
        super().__init__(shell)
        self.clock = clocks.of(shell)
        self._ended = False
        self._said = 0  # when something was said, ms
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
        """Put the page."""

    def render_small(self, page: "Page") -> None:
        """Put on the first 24 rows what the page tells, and what the keys do."""

    @property
    def full(self) -> bool:
        """True if the last row has no room for how to get help."""
        return False

    def keyed(self) -> str:
        """Return in words what has been keyed in of a play, with a cursor within a card."""
        return ""

    def undo(self, move: "Move") -> str:
        """Return the question whether `move` is undone, if there is no room for the usual one."""
        return ""

    def on_key(self, key: str) -> "Destination":
        asked, self.asked = self.asked, ""
        if self.clock.reads(self.shell.at) < clocks.END:
            return self.take(key, asked)
        self.refuse(texts.say("gong"))
        return None

    def say(self, text: str, sign: str = "") -> None:
        super().say(text, sign)
        self._said = self.shell.at

    def on_tick(self, now: int) -> "Destination":
        if self._ended:
            return self._close()
        if self.note and not self.sign and not self.asked and now - self._said >= _SAID_MS:
            self.note = ""
            self.stale = True
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
            left = self._left = clock.left(now)
            self.stale = True
            clocks.keep(self.shell, now)
            if left == _TIDY_S:
                gc.collect()
            elif left == SECONDS // 2 or left == _LAST_S:
                self.say(texts.say("half" if left > _LAST_S else "ten"))
                self.shell.signals.effect((), _CALL)
            elif left < _LAST_S:
                self.shell.signals.effect((), _SECOND if left > 3 else _THIRD)
        return None

    def render(self, page: "Page") -> None:
        self._beat = None
        self.unseen = ""
        self.render_turn(page)

    def paint(self, page: "Page", hint: str = "") -> None:
        """Put the page, and what is said where no card and no top of a pile stands."""
        self.render(page)
        if self.note:
            self.tell(page)
        elif hint and not self.full and not self.unseen:
            layout.keys(page, hint)
        kinds.say_unseen(self, page)
        self.shell.mark(page, self.note)

    def tell(self, page: "Page") -> None:
        """Put what is said in the head, or above the last row, where the page is put small."""
        if not self.full and self.say_in_head(page):
            return
        page.clear(0, 0, WIDTH, HEIGHT)
        self.render_small(page)
        layout.note(page, self.note, self.sign != "")

    def say_in_head(self, page: "Page", *room: int) -> bool:
        """Put what is said beside the clock, if there is `room`, and return if there is."""
        left = self.clock.left(self.shell.at)
        return texts.render_said(page, self.note, self.sign != "", left, *room)

    def lights(self, now: int) -> "Colours":
        beat = now // screens.BEAT_MS
        if beat != self._beat:
            self._beat = beat
            self._ring = self._colours(now)
        return self._ring

    def _colours(self, now: int) -> "Colours":
        return screens.ring(self.game, now, self.shell.signals.arc, self.clock)

    def pause(self):
        """Let the clock stand still and return the screen that shows it."""
        clocks.pause(self.shell)
        return self.rest()

    def rest(self):
        """Return the screen on which the clock stands still."""
        return screens.paused(self.shell)

    def _close(self):
        """Return what follows the gong; a play that was not typed in full is told to be late."""
        typed = self.question if self.asked == "#" else self.keyed()
        here = self.rest()
        if typed:
            self.shell.referee.typed.clear()
            here.say(texts.say("late", typed.rstrip("_?")))
        return here

    def drawing(self, seat: int, before: "Cards", laid: int) -> "list[int]":
        """Return the seats that draw more than the card that `seat` draws in every turn."""
        game = self.game
        drawn = [game.knowledge.hands[i] - before[i] for i in range(game.players)]
        drawn[seat] += laid - (not game.challenge)
        return [i for i in range(game.players) if drawn[i] > 0]


DIGITS = "1234567890"
UNNAMED = ("name",)  # the refusal of a play that does not say yet whom it names


class Entry(Round):
    """A turn in which plays are typed: the card, its pile, and the player whom some cards name.

    A play is judged when its pile is typed, exactly as it was typed.  `entry` holds all keys of an
    unfinished play; ``*`` and a refusal clear it, a pause does not.
    """

    def __init__(self, shell: "Shell"):
        super().__init__(shell)
        self.remark = ""
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

    def typed(self) -> str:
        """Return in words what has been keyed in when it is asked on which pile it goes."""
        return texts.name_of(self.card)

    def keyed(self) -> str:
        if self.whom:
            return self.typed() + " on " + "AB"[self.pile]
        return self.typed() if self.card else self.prompt()[0]

    def prompt(self) -> "tuple[str, str]":
        """Return what is keyed in of a card, and the legend of the keys that follow, if any."""
        return "", ""

    def keys(self) -> str:
        """Return what the keys do, as the last row."""
        return texts.say("keys")

    @property
    def legend(self) -> str:
        """Of keys that the last row does not name, what they stand for."""
        if self.asked not in ("", "#"):
            return screens.NO
        if self.asks_seat:
            game = self.game
            seats = [seat for seat in range(game.players) if game.may_name(seat)]
            keys = [str(seat + 1) + game.name(seat) for seat in seats]
            return "/".join(keys if screens.leads_back(self.shell) else keys + ["*"])
        return "/".join(self.stand_for() + ["apause"])

    def stand_for(self) -> "list[str]":
        """Return what says so of the keys that come next."""
        return self.to_piles() if self.card else []

    def to_piles(self) -> "list[str]":
        """Return what the letters of the piles do on which something goes now."""
        return [texts.say("to-pile", pile) for pile in texts.open_piles(self.game)]

    def render_cards(self, page: "Page") -> None:
        """Put the tops, and what is told of cards: who draws, or how many each has."""
        game = self.game
        fact = texts.counted(game, True) if self.note else self.remark or texts.counted(game)
        page.text(layout.LEFT_EDGE, layout.STAGE, fact, S)
        texts.render_tops(page, game, True)

    def announce(self, said: str) -> None:
        """Say what all must hear of a play, or else who draws."""
        self.say(said or self.remark)

    @property
    def full(self) -> bool:
        return self.asks_seat

    def overview(self) -> None:
        """Show all displays until the next key, where they are known."""

    # What they have in common.

    @property
    def whom(self) -> bool:
        """True when it is asked whom the card names."""
        return self.pile is not None

    @property
    def asks_seat(self) -> bool:
        """True when a player is asked for."""
        return self.whom or not self.game.started

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
        if key == "hold A":
            return self.pause()
        if key == "hold D":
            return self.overview()
        if key == "*":
            # What is asked is closed before anything is taken back.
            return None if asked else self.drop()
        if asked == "back" and key == "#":
            return self._take_back(True)
        if asked == "right" and key == "#":
            known = self.game.knowledge.secret
            for ruling in self._right:
                self.shell.referee.submit(ruling)
            there = self._retype(self._again)
            if known:
                self._counts()
            return there
        if not self.game.started:
            return self._with_seat((START,), key)  # FH18
        return self._set_aside(asked) if key == "#" and not self.whom else self._add(key)

    def render_turn(self, page: "Page") -> None:
        game = self.game
        left = self.clock.left(self.shell.at)
        if self.asks_seat:
            self.unseen = texts.say("keys-back") if screens.leads_back(self.shell) else ""
            texts.render_seats(page, game, self.asked_for(), left)
            return
        typed, legend = (self.typed(), "piles") if self.card else self.prompt()
        texts.render_status(page, game, left, typed)
        self.render_cards(page)
        self.render_keys(page)
        if legend and self.asked in ("", "#"):
            piles = texts.open_piles(game)
            if legend == "piles" and len(piles) == 1:
                legend = "pile-only"
            texts.render_legend(page, legend, piles)

    def asked_for(self) -> str:
        """Return the question for a player."""
        return texts.say("who-next" if self.whom else "who-begins")

    def render_keys(self, page: "Page") -> None:
        """Put what the keys do."""
        if self.asked not in ("", "#"):
            layout.keys(page, texts.say("keys-asked"))
        elif self.asks_seat:
            layout.keys(
                page,
                screens.row(self.shell, "keys-whom", self.asked_for(), texts.nameable(self.game)),
            )
        else:
            does = self.keys()
            layout.keys(page, does.replace("*back", screens.NO) if self.asked else does)

    def render_small(self, page: "Page") -> None:
        game = self.game
        words = self.keyed() or texts.say("draw-pile", game.knowledge.draw)
        texts.render_small_tops(page, game, words)
        texts.render_clock(page, self.clock.left(self.shell.at))
        self.render_keys(page)

    def submit(self, move: "Move"):
        """Play `move` as of the key that is being handled; it may be refused."""
        game, shell = self.game, self.shell
        seat, way = game.seat, game.way
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
        named = move[0] in (LAY, NAME) and len(move) == (4 if move[0] == LAY else 2)
        seats = [game.seat] if named else self.drawing(seat, before, laid)
        pile = move[2] if move[0] == LAY else screens.NO_PILE
        screens.answer(shell, pile, said, seats)
        return None

    def _no(self, why: "Reason") -> None:
        """Refuse what has been keyed in, and ask whether it is right all the same, if it can be.

        Where only who is next cannot be that one, it is asked on.
        """
        if why[0] == "empty":
            self.refuse(texts.why(why))
            return
        self.shell.referee.refused = (LAY, self.card, self.pile or 0), why
        self._again = self.entry
        asked = {"gone": "right", HELD: "elsewhere"}.get(why[0], "")
        self._right = self.game.freeing(why, self.move()) if asked else []
        self.wrong(texts.why(why))
        if self._right:
            if asked == "right" and self.game.knowledge.secret:
                asked = "right-counts"
            self.ask("right", texts.say(asked, texts.name_of(why[1])))

    def _counts(self) -> None:
        """Tell that only counts are known, and for whom the device cannot play any more.

        Who draws how many is more, where that is told.
        """
        boxes = self.shell.boxes(self.game.players)
        fits = not self.remark and len(boxes) < _TOO_LONG
        if boxes and not fits and not self.sign and not self.asked:
            self.say((self.note + boxes).strip())
        if not self.remark:
            self.remark = boxes[1:] if boxes and fits else texts.say("just-counts")

    def _add(self, key: str):
        """Take one more key of a play."""
        if not self.card:
            return self.enter(key)
        if self.whom:
            return self._with_seat(self.move(), key)
        if key not in "AB":
            piles = " or ".join(texts.open_piles(self.game))
            self.wrong(texts.say("no-pile", self.typed(), piles))
            return None
        self.pile = "AB".find(key)
        self.entry += key
        why = self.why_not()
        if not why:
            return self.submit(self.move())
        return None if why == UNNAMED else self._no(why)

    def _with_seat(self, move: "Move", key: str):
        """Play `move` with the seat of `key`, or ask on if it is no player's."""
        seat = DIGITS.find(key)
        if 0 <= seat < self.game.players:
            return self.submit(move + (seat,))
        self.refuse(texts.say("places", texts.nameable(self.game)))
        return None

    def _set_aside(self, asked: str):
        """Ask once more before the display is set aside."""
        self._retype(self.entry)
        if asked == "#":
            return self.submit((ASIDE,))
        self.ask("#", texts.say("aside", self.game.knowledge.hands[self.game.seat]))
        return None

    def _take_back(self, sure: bool):
        return screens.take_back(self, sure)

    def drop(self) -> "Destination":
        """Clear what is keyed in, then take back move after move."""
        typed = self.entry
        self.forget()
        if typed:
            return None
        self.remark = ""
        return self._take_back(False)

    def _retype(self, keys: str) -> "Destination":
        """Let `keys` of a play be all that was typed; return where the last of them leads."""
        self.forget()
        there = None
        for key in keys:
            there = self._add(key)
        return there


# On the board typed_turn.py:
# A turn in which cards are typed that the device does not know.


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
                self.not_now(texts.say("how-card"))
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
            return "", "signs"
        return self.entry + "_", "pairs" if self.kind == COLOUR else "colours"

    def stand_for(self) -> "list[str]":
        if self.card:
            return super().stand_for()
        words = [self.prompt()[1]] if self.entry else ["numbers", "signs"]
        return [texts.say(word) for word in words]

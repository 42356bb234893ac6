"""Fix it, in the menu: the table is right and the device is wrong, so the players set it.

By a ruling; or by an edit, where a card laid before is found wrong: another takes its place, and
all after it is judged anew.
"""

from firmware.play.knowledge import SCREEN
from firmware.play.referee import ANOTHERS
from firmware.play.rules_base import HELD
from firmware.shell.session_record import LEAVING, coming, gone
from firmware.shell.take_back import OF
from firmware.storage.journal import MOVE
from firmware.ui import kinds, layout
from firmware.ui.faces import S, T
from firmware.ui.questions import DIGITS, Dialog, NumberInput, asked_number
from firmware.ui.screen import BACK, Screen

EDIT = "edit a card"
RULED = "Ruled: {}."
ANEW = " Type it anew."
WHO = "who plays on"
FORGET = "all lies otherwise"
MORE = "more"
WRONG = "What is wrong?"
_BEHIND_KEY = 16  # the column where a line begins


class Ruling(Dialog):
    """Choose what is to be set; the game's own subclass has the `rows`."""

    help = "RULING"
    helps = "help"
    SHOWN = 3
    beneath: "Screen | None" = None  # where the menu was opened, if the menu tells

    def __init__(self, shell: "Shell"):
        self.shell = shell  # rows may ask it
        folder = shell.referee.folder
        self.game: Any = shell.referee.game
        self.texts = folder.texts
        self.questions = self.rows()
        if not self.game.why_not_forget():
            forget = (shell.referee.rules.FORGET,)
            self.questions.append((FORGET, lambda: self.rule(forget)))
        keys = DIGITS[: len(self.questions)]
        if may_edit(shell.referee):
            self.questions.append((EDIT, lambda: Edit(shell)))
            keys += "A"
        if coming(shell.referee.rules, LEAVING) > 0:
            self.questions.append((WHO, shell.roster))
            keys += "B"
        items = [row[0] for row in self.questions]
        super().__init__(shell, WRONG, items, self.chose, keys=keys)

    def named_keys(self) -> str:
        """Return the keys from the first to the last, none between where letters follow digits."""
        return self.keys[:1] if self.keys[-1] > "9" else self.keys

    def rows(self) -> "list[MenuLine]":
        """Return what can be set: (label, method that returns the screen which asks for it)."""
        return []

    def chose(self, index: int):
        return self.questions[index][1]()

    def believes(self) -> "dict[str, str]":
        """Return by the labels what the device believes, where a line has room for it."""
        game = self.game
        return {
            "turn": self.player(game.seat),
            "draw pile": str(game.knowledge.draw),
            "hands": " ".join([str(count) for count in game.knowledge.hands]),
        }

    def render(self, page: "Page") -> None:
        """Put each line in T behind its key, with what is believed at its end where it has room."""
        layout.head(page, self.title)
        if len(self.items) > self.SHOWN:
            x = layout.RIGHT_EDGE - page.width(">", S)
            page.text(x, 4, ">", S, said="")
            page.cap(x - 12, 4, "D", "")
        believed = self.believes()
        keys = self.shown_keys()
        for i in range(len(keys)):
            y, name = layout.STAGE + layout.LINE * i, self.items[self.first + i]
            page.cap(layout.LEFT_EDGE, y + 4, keys[i], said="")
            large = page.width(name) <= layout.RIGHT_EDGE - _BEHIND_KEY
            face, low = (T, 0) if large else (S, 5)
            behind = page.text(_BEHIND_KEY, y + low, name, face, said="")
            page.say(layout.LEFT_EDGE, y, "{} {}".format(keys[i], name))
            value = believed.get(name, "")
            for face, low in ((T, 0), (S, 5)):
                x = layout.RIGHT_EDGE - page.width(value, face)
                if value and behind + 4 <= x:
                    page.text(x, y + low, value, face, said="")
                    page.say(x, y, value)
                    break
        if len(keys) < self.SHOWN:
            others = self.others() + " before" if self.others() else layout.APART
            layout.keys(page, others + "  *back")
        else:
            page.foot = layout.HEIGHT
            page.say(layout.LEFT_EDGE, layout.KEYS, self.keys_line())

    def others(self) -> str:
        """Return the keys that choose what is on other pages: ``4-5``."""
        shown = self.shown_keys()
        keys = [key for key in self.keys if key not in shown and key not in "AB"]
        return "-".join((keys[0], keys[-1])) if len(keys) > 1 else "".join(keys)

    def keys_line(self) -> str:
        """Return what keys do that are on no line, for readers of words alone and for help."""
        more = (self.others() + " D " + MORE).lstrip() if len(self.items) > self.SHOWN else ""
        more += " A edit" if "A" in self.keys else ""
        more += " B who" if "B" in self.keys else ""
        return more.lstrip() + layout.APART + "*back"

    def number(self, title: str, low: int, high: int, *move: int):
        """Ask for a number from `low` to `high`; `move` with it at its end is the ruling."""
        return self.asked(title, low, high, lambda number: self.rule(move + (number,)))

    def asked(self, title: str, low: int, high: int, typed: "Pick"):
        """Ask for a number from `low` to `high`; `typed(number)` returns where to go."""
        return asked_number(self.shell, title, low, high, typed)

    def choice(
        self, title: str, names: "Sequence[str]", picked: "Pick", chosen: int = 0, keys: str = ""
    ):
        """Ask for one of `names`; `picked(index)` returns where to go."""
        return Dialog(self.shell, title, names, picked, chosen, keys=keys)

    def seats(self, title: str, picked: "Pick"):
        """Ask for a player who has not left; `picked(seat)` returns where to go."""
        away = gone(self.shell.journal, self.shell.referee.rules)
        seats = [seat for seat in range(self.game.players) if seat not in away]
        keys = "".join([str(seat + 1) for seat in seats])
        names = list(map(self.player, seats))
        return self.choice(title, names, lambda index: picked(seats[index]), keys=keys)

    def turn_of(self, code: int):
        """Ask whose turn it is; (`code`, seat) is the ruling."""
        return self.seats("Whose turn is it?", lambda seat: self.rule((code, seat)))

    def player(self, seat: int) -> str:
        """Return what the player at `seat` is called."""
        return self.game.name(seat)

    def screen(self) -> "Screen":
        """Return where the game goes on after a ruling."""
        return self.shell.screen()

    def rule(self, move: "Move"):
        """Keep the ruling and return to the game, or say there why it is refused."""
        referee = self.shell.referee
        knew = not self.game.why_not_forget()
        if referee.setup.level == SCREEN:  # it may be a place among the cards of another
            referee.typed.clear()
        why = referee.submit(move)
        screen = self.screen()
        kept = self._keep(screen)
        if why:
            screen.refuse(referee.folder.why(why))  # beside five players nothing more has room
        else:
            screen.say(RULED.format(referee.called(move)) + kept)
            if knew and self.game.why_not_forget():
                self.shell.guided.said(screen)
        return screen

    def _keep(self, screen: "Screen") -> str:
        """Let `screen` go on with what was typed beneath the menu, or return that it cannot."""
        before: Any = self.beneath
        there: Any = screen
        typed = before.input if before else None
        if typed is None or not typed.live:
            return ""
        if there.input is None:
            return ANEW  # not what: this page may be for all
        there.input.keep(typed)
        if hasattr(there, "free"):
            there.free = before.free
        return ""


def come_and_go(shell: "Shell", moves: "Iterable[Move]"):
    """Let players leave and join by `moves`, and return where the others play on."""
    referee = shell.referee
    referee.typed.clear()  # it may be that of who leaves
    said = []

    def go():
        for move in moves:
            if not referee.submit(move):
                said.append(RULED.format(referee.called(move)))

    shell.journal.hold(go)
    screen = shell.screen()
    if len(said) < 4:  # more would reach into the page
        screen.say(" ".join(said))
    shell.signals.done()
    return screen


def changeable(referee: "SeatedReferee", move: "Move") -> bool:
    """Return True if `move` is a card that players have laid, whose number can be another."""
    row = referee.moves.row(move[0])
    return "card" in row and not referee.moves.ruled(move) and row[-1][-3:] != "..."


def may_edit(referee: "SeatedReferee") -> bool:
    """Return True if a card was laid that may be another: none is where the device has dealt.

    Nor where it knows the card of each place of the players' own.  The log tells; to play it would
    take memory for a second game.
    """
    game: Any = referee.game
    if game.over or not game.started or game.guided or referee.setup.level == SCREEN:
        return False
    for kind, payload in referee.journal.entries():
        if kind == MOVE and changeable(referee, referee.moves.unpack(payload)):
            return True
    return False


# On the board editing.py:

WHICH = "Which card is wrong?"
INSTEAD = "Instead of {}"
# By whether it has a pile, or two factors.
KEYS = "#ok  *back", "A-D pile #same  *back", "two factors  #ok  *back"
A_JOKER, KEYS_FIRST = "A joker  ", "2 factors  A joker  *back"
TYPE = "Type it, then #.", "Type it, then its pile or #.", "Two factors, then #."
STAYS = "{} stays."
EDITED = "{} is {} now."
CHANGED = "{} is changed."  # which is called the same, as nobody is told it
DUE = " {} draws {}.", " {} puts {} back."  # who drew otherwise by what was wrong
THEN, BELONGS = "Then {} does not go.", "Then {} would be {}'s."
TIMES = " \u00d7 "
SHOWN = 6  # the last ones
FREE = "free"  # the move of a joker that stands for a number
STANDS = "discard", FREE  # and that of a number before it
JOKER = "F"  # as records write one
_TEN = 10


def lately(referee: "SeatedReferee") -> "list[tuple[int, Move, int | None]]":
    """Return the last cards laid, the newest first: where in the log, the move, and whose."""
    found: list = []
    replayed: Any = referee.rules.new(referee.setup)
    replayed.judging = False
    at = 0
    for kind, payload in referee.journal.entries():
        move = referee.moves.unpack(payload)
        if kind == MOVE and changeable(referee, move):
            found.insert(0, (at, move, replayed.seat if replayed.started else None))
        replayed.do(move)
        at += 2 + len(payload)
    return found[:SHOWN]


def whose(referee: "SeatedReferee", move: "Move", seat: "int | None") -> str:
    """Return what `move` is called, and whose it is: ``Ben's 37``."""
    called = referee.called(move)
    game: Game = referee.game
    if seat is None or game.players < 2:
        return called
    article, _, rest = called.partition(" ")
    return OF.format(game.name(seat), rest if article in ("a", "the") else called)


class Edit(Dialog):
    """Choose which of the last cards is wrong, the newest first."""

    help = "EDIT"

    def __init__(self, shell: "Shell"):
        referee = shell.referee
        self.cards = lately(referee)
        items = [whose(referee, *card[1:]) for card in self.cards]
        super().__init__(shell, WHICH, items, self.chose)

    def chose(self, index: int):
        at, move, _ = self.cards[index]
        return Instead(self.shell, at, move)


def factors_in(referee: "SeatedReferee", move: "Move") -> "list[int]":
    """Return where `move` has the factors as which it declares a card, if it does."""
    row = referee.moves.row(move[0])
    return [i for i in range(1, len(move)) if row[i] == "factor"]


def with_factors(referee: "SeatedReferee", move: "Move", called: str = "") -> str:
    """Return what `move` is `called`, with the factors as which it declares it: ``24 = 4 × 6``."""
    called = called or referee.called(move)
    factors = [str(move[i]) for i in factors_in(referee, move)]
    return called + " = " + TIMES.join(factors) if factors else called


class Instead(Screen):
    """Type what was laid in truth: ``4 0 #``, with its pile ``4 0 C``, by its factors ``4 6 #``.

    ``A`` makes it a joker as in a turn: one that stands for the number, or that is alone.
    """

    dialog = True
    help = "INSTEAD"

    def __init__(self, shell: "Shell", at: int, move: "Move"):
        super().__init__(shell)
        self.at = at
        self.move = move
        moves = shell.referee.moves
        self.row = moves.row(move[0])
        self.factors = factors_in(shell.referee, move)
        self.input = NumberInput(self, len(self.factors) or 3)
        self.piles = "ABCD" * ("pile" in self.row)
        names = [row[0].split()[0] for row in moves.rows]
        # The moves of a number and of a joker that stands for one, or none where it is alone.
        self.ways = [names.index(name) for name in STANDS if FREE in names]
        may = (not self.ways or move[0] in self.ways) and "card" in moves.own and not self.piles
        game: Any = shell.referee.game
        self.begins = "A" if may and game.jokers else ""

    def ahead(self, key: str) -> bool:
        return True

    def on_key(self, key: str) -> "Destination":
        if self.input.text and not self.input.live:
            self.free = False  # refused together with its number
        if key in self.begins:
            self.free = not self.free
            if not self.ways:
                self.input.clear()
            return None
        if self.free and (key == "*" or key.isdigit() and not self.ways):
            self.free = False
            if key == "*":
                self.input.clear()
                return None
        if self.input.take(key):
            return None
        if key == "*":
            return BACK
        enough = self.free and not self.ways or len(self.input.live) >= (len(self.factors) or 1)
        if key == "#" and enough or key in self.piles:
            return self._edit(self._typed(key))
        self.not_now(TYPE[len(self.factors) or self.piles > ""])
        return None

    def _typed(self, key: str) -> "Move":
        """Return the move as it is typed; by the `key` of a letter it is on that pile."""
        move = list(self.move)
        digits = self.input.live
        number = int(digits or move[1])
        if self.ways and self.begins:
            move[0] = self.ways[self.free]
        elif self.free:
            number = self.shell.referee.moves.own["card"][1](JOKER)
        if self.factors:
            number = 1
            for i in range(len(self.factors)):
                factor = int(digits[i]) or _TEN
                move[self.factors[i]] = factor
                number *= factor
        if key in self.piles:
            move[self.row.index("pile")] = self.piles.find(key)
        last = len(move) - 1
        while self.row[last] != "card":
            last -= 1
        move[last] = number
        return tuple(move)

    def _edit(self, move: "Move", first: "Move" = ()) -> "Destination":
        """Let `move` be it, behind a ruling `first` if any, or say what does not go then."""
        referee = self.shell.referee
        game: Any = referee.game
        before = with_factors(referee, self.move)
        same = move == self.move
        refused = None if same else referee.edit(self.at, move, first)
        if refused:
            there, why, seat = refused
            other = with_factors(referee, there, whose(referee, there, seat))
            if why[0] == ANOTHERS:
                what = BELONGS.format(other, game.name(why[1]))
            else:
                what = THEN.format(other) if there is not move else referee.folder.why(why)
            self.input.refuse()
            self.refuse(what)
            if there is not move or why[0] != HELD:
                return None
            elsewhere = self.shell.guided.ELSEWHERE.format(self.typed() if self.free else why[1])
            forget = (referee.rules.FORGET,)
            return self.shell.ask(elsewhere, lambda: self._edit(move, forget) or BACK)
        here = self.shell.screen()
        after = with_factors(referee, move)
        said = (STAYS if same else CHANGED if before == after else EDITED).format(before, after)
        now: Any = referee.game
        for seat in range(game.players):
            more = now.knowledge.hands[seat] - game.knowledge.hands[seat]
            if more and game.hand_size:
                said += DUE[more < 0].format(game.name(seat), abs(more))
        here.say(said)
        if first:
            self.shell.guided.said(here)
        self.shell.signals.done()
        return here

    def render(self, page: "Page") -> None:
        does = KEYS[len(self.factors) or self.piles > ""]
        if self.begins:
            does = (does if self.typed() else KEYS_FIRST) if self.factors else A_JOKER + does
        if self.input.text != self.input.live:  # refused: keys go on without it
            does = KEYS[0][5:]
        called = self.shell.referee.called(self.move)
        kinds.entry(page, INSTEAD.format(called), self.typed(), "", does)

    def typed(self) -> str:
        """Return what was typed, two factors as ``4 × 6``."""
        text, joker = self.input.text, ("J " if self.ways else "J") * self.free
        if not self.factors or not text:
            return joker + text
        factors = [str(int(digit) or _TEN) for digit in text]
        return joker + TIMES.join(factors) + TIMES * (len(factors) < len(self.factors))

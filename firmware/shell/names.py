"""The players' names, three characters each, and who plays on in the next game."""

from firmware.modules.later import later
from firmware.play.rules_base import SEATS, RulesBase
from firmware.shell.session_record import JOINING, LEAVING, coming, gone, totals
from firmware.ui import layout
from firmware.ui.faces import S, T
from firmware.ui.page import WIDTH, beside, cap_of, strips_of
from firmware.ui.questions import Ask, Dialog
from firmware.ui.screen import BACK, Screen

_WHO = "Who gets a name?"
_TITLE = "{} is"
_LETTERS = ("ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ")  # as on a telephone
_KEYS = "23456789"
_LONGEST = 3  # letters
# As the keys lie on the pad, A where the 1 has no letters.
_PAD = ("2 abc  3 def", "4 ghi  5 jkl  6 mno", "7 pqrs  8 tuv  9 wxyz")
_COLUMN, _STEP = 43, 11  # pixels from one to the next
_KEYS_AT = 92  # from where on it says what the other keys do
_HOW = "Letters: 2-9."
_FULL = "Three letters."
_TAKEN = "{} is player {}."
_KEPT = "Player {} is {}."
_CLEARED = "Player {} has no name."
_OFFER = "#ok A next B {}  *back"  # the name that it gives


class Names(Dialog):
    """Choose the seat that gets a name; those that have none are P1 to P6.

    ``B`` gives the chosen seat a name that is known of games before and nobody has, and once more
    another; ``A`` chooses the next seat.
    """

    help = "NAMES"

    def __init__(self, shell: "Shell"):
        super().__init__(shell, _WHO, called(shell), self.chose, back=self.leave)
        self.anew = False  # is anybody called otherwise by now?
        self.people = self._people()
        self.known: Perhaps[list[str]] = None  # names of games before, once they were asked for

    def offered(self) -> str:
        """Return the known name behind the one of the chosen seat that nobody has, or nothing."""
        shell = self.shell
        if self.known is None:
            self.known = shell.known_names()
            game: Perhaps[Game] = shell.referee and shell.referee.game
            if game:  # the device may go on for somebody
                self.known += game.boxes
        now = self.items[self.chosen]
        at = self.known.index(now) + 1 if now in self.known else 0
        for name in self.known[at:] + self.known[:at]:
            if name not in self.items:
                return name
        return ""

    def chose(self, seat: int):
        self.chosen = seat
        return Letters(self.shell, self)

    def on_key(self, key: str) -> "Destination":
        self.title = _WHO
        if key == "A":
            self.chosen = (self.chosen + 1) % SEATS
            return None
        name = self.offered() if key == "B" else ""
        if not name:
            return super().on_key(key)
        later.settings.give(self.shell, self.chosen, name)
        self.items = called(self.shell)
        self.anew = True
        return None

    def keys_line(self) -> str:
        name = self.offered()
        offer = _OFFER.format(name)
        wide = layout.keys_width(offer) > 130  # Twm leaves no room for "#ok "
        return offer[4 * wide :] if name else super().keys_line()

    def named(self, said: str) -> None:
        """Say above the list what has become of the chosen seat, and propose the next one."""
        self.items = called(self.shell)
        self.anew = True
        self.title = said.format(self.chosen + 1, self.items[self.chosen])
        self.chosen = (self.chosen + 1) % SEATS

    def leave(self):
        """Return to the page beneath; one that has said who was who, with nothing typed, anew.

        So does a turn, where the device plays for somebody from now on, or no more; but who is left
        alone with it, and on turn, may have to be given it: they press their key once more.
        """
        referee = self.shell.referee
        if referee and self.anew:
            game: Game = referee.game
            people = self._people()
            if game.over or not game.started or people not in (self.people, [game.seat]):
                return self.shell.screen()
        return BACK

    def _people(self) -> "list[int]":
        """Return the seats for which the device does not play."""
        referee = self.shell.referee
        game: Perhaps[Game] = referee and referee.game
        return game.people() if game else []


# On the board join.py:


_STAYS, _LEAVES, _JOINS = range(3)  # what becomes of a chair
_WHO_PLAYS = "Who plays on?"
_STAY = ("{}", "{} now P{}")  # their seat as it was, and the next one where it is another
_LEAVE = "{} leaves", "{} has left"
_NEW = "new: P{}"
_JOIN, _BEGIN, _OK = "A joins ", "#begin  *back", "#ok  *back"
_LEAVING = "1-{} leave "
_LARGE, _CLOSE = 3, 13  # so many have room in capitals, at most, so close to each other
_APART = 2  # and so many with a line of their own
_BEHIND_KEY = 13  # where their names begin
_WITHOUT = "Without {}?"
_UNDER = "{} card{} under the pile{}."
_LOWEST = ", low on top"  # where it is known which they are
_WITH = "With {}?"
_DRAWN = "They draw {}."
_NO_POINTS = "No points yet."
_ANOTHER = "New: {}."
_STAYS_MS = 1 << 29  # till the next key: days
_INSTEAD = ("Another for {}? Cards stay.", "Another for {}? Cards and points stay.")
# Why the others cannot play on, by the rules' word for it.
_WHY = {
    "start": "Nobody has begun. ",
    "open": "No card is open yet. ",
    "score": "Hands are scored. ",
    "count": "The pile is too small. ",
    "shuffle": "First shuffle. ",
}
_WHY_ELSE = "It can't go on. "
_GO_ON = "#play on A anew  *back"
_MOST = "No more than {} can play."
_NOT_OVER = "Deal anew? This game counts for nobody{}."
_POINTS = ", points so far stay"
_COUNT = "{} to {} can play."
_WHICH = "Press a player's number, A or #."


class PlayOn(Ask):
    """Ask whether the others play on as the game lies; ``A`` goes to `anew()`."""

    anew: "Go"

    def on_key(self, key: str) -> "Destination":
        return self.anew() if key == "A" else super().on_key(key)

    def render(self, page: "Page") -> None:
        layout.sentence(page, self.text, y=0)
        layout.keys(page, _GO_ON)


class Roster(Screen):
    """The chairs of a session: a chair's number lets its player leave, or another take it.

    ``A`` sets one chair more, ``#`` begins the next game with those who are there.
    """

    dialog = True
    help = "ROSTER"

    def __init__(self, shell: "Shell"):
        super().__init__(shell)
        referee = shell.referee
        game: Game = referee.game
        self.players = game.players
        away = gone(shell.journal, referee.rules)
        self.chairs = [_LEAVES if seat in away else _STAYS for seat in range(self.players)]
        self.before = self.first = self.chairs
        self.counts = referee.folder.rule_set(referee.setup.rules)[2:4]
        self.name = game.name
        # Do they stay on their chairs, whoever leaves?
        self.stay = not game.over and coming(referee.rules, LEAVING) > 0
        points = totals(shell.journal)[1]
        self.points = points if len(points) == self.players else []

    def on_key(self, key: str) -> "Destination":
        if key == "*":
            return BACK
        if key == "#":
            return self._begin()
        chair = "123456789".find(key)
        chairs = list(self.chairs)
        if key == "A":
            if len(chairs) < self.counts[1]:
                chairs.append(_JOINS)
            elif _LEAVES in chairs:
                chairs[chairs.index(_LEAVES)] = _JOINS
            else:
                self.refuse(_MOST.format(len(chairs)))
        elif 0 <= chair < len(chairs):
            chairs[chair] = (chairs[chair] + 1) % 3 or _LEAVES * (chair >= self.players)
            while len(chairs) > self.players and chairs[-1] == _LEAVES:  # set, and not taken
                chairs.pop()
        else:
            self.not_now(_WHICH)
        self.before = self.chairs
        self.chairs = chairs
        return None

    def withdraw(self) -> None:
        self.chairs = self.before

    def seats(self) -> "list[int]":
        """Return the former seats of those who play on, -1 for each who joins."""
        chairs = self.chairs
        return [-1 if chairs[i] else i for i in range(len(chairs)) if chairs[i] != _LEAVES]

    def _begin(self):
        seats = self.seats()
        if not self.counts[0] <= len(seats) <= self.counts[1]:
            self.refuse(_COUNT.format(*self.counts))
            return None
        referee = self.shell.referee
        game: Any = referee.game
        if game.over:
            return self.shell.again(seats)
        moves, new = self._changes()
        if not moves and not new:
            return self.shell.screen() if self.chairs == self.first else self._anew(seats)
        judge: Any = game.why_not
        why: Any = None
        order: list[Move] = []
        if len(moves) > 1:  # one makes way for another, or leaves it no room
            trial = referee.new_game()
            trial.judging = False
            for move in referee.past():
                trial.do(move)
            judge = trial.play
        for move in moves * len(moves):
            if move not in order:
                why = judge(move)
                if not why:
                    order.append(move)
        if len(order) < len(moves):
            return self._anew(seats, _WHY.get(why[0], _WHY_ELSE))
        there = PlayOn(self.shell, self._asked(moves, new), lambda: self._go_on(order, new))
        there.anew = lambda: self._anew(seats)
        return there

    def _asked(self, moves: "list[Move]", new: "list[int]") -> str:
        """Return what `moves` and those who take over the seats `new` mean."""
        referee = self.shell.referee
        game: Any = referee.game
        leave = coming(referee.rules, LEAVING)
        away = [seat for code, seat in moves if code == leave]
        come = [seat for code, seat in moves if code != leave]
        asked, held = [], sum([game.knowledge.hands[seat] for seat in away])
        if away:
            asked.append(_WITHOUT.format(game.listed(away)))
        if held and game.hand_size:  # else they are cards that they have won
            asked.append(_UNDER.format(held, "s" * (held > 1), _LOWEST * game.knowledge.secret))
        if come:
            who = [(RulesBase() if self._new(at) else game).name(at) for at in come]
            asked.append(_WITH.format(" ".join(who)))
            if game.hand_size:
                asked.append(_DRAWN.format(game.hand_size))
        if any(map(self._new, come)) and self._has_points():
            asked.append(_NO_POINTS)
        if new:
            asked.append(_INSTEAD[self._has_points()].format(game.listed(new)))
        return " ".join(asked)

    def _new(self, seat: int) -> bool:
        """Return True if somebody comes to `seat` who has not been there: they have no name."""
        return seat >= self.players or self.chairs[seat] == _JOINS

    def _changes(self) -> "tuple[list[Move], list[int]]":
        """Return the moves by which players leave and join, and the seats that others take over.

        No moves where the game has none such.
        """
        rules = self.shell.referee.rules
        leave, join = coming(rules, LEAVING), coming(rules, JOINING)
        moves, new = [], []
        for seat in range(self.players if leave > 0 else 0):
            before, state = self.first[seat], self.chairs[seat]
            if state == _LEAVES != before:
                moves.append((leave, seat))
            elif before == _LEAVES != state:
                moves.append((join, seat))
            elif state == _JOINS:
                new.append(seat)
        for i in range(self.chairs[self.players :].count(_JOINS) if join > 0 else 0):
            moves.append((join, self.players + i))
        return moves, new

    def _go_on(self, moves: "list[Move]", new: "list[int]"):
        """Play on with `moves`; whoever takes one of the seats `new`, or joins, has no name yet."""
        shell = self.shell
        there = later.ruling.come_and_go(shell, self._made(moves, new))
        if not moves:  # a star closes that: no move of theirs can be taken back, but another's
            game: Game = shell.referee.game
            there.say(_ANOTHER.format(game.listed(new)))
            there.fades = _STAYS_MS
        return there

    def _made(self, moves: "list[Move]", new: "list[int]"):
        """Yield each of the `moves` once nothing is left of who had the seat where one joins."""
        shell = self.shell
        for seat in new:
            later.settings.give(shell, seat, "")
        join = coming(shell.referee.rules, JOINING)
        for move in moves:
            if move[0] == join and self._new(move[1]):
                if move[1] < self.players:
                    later.settings.leave(shell, move)
                else:
                    later.settings.give(shell, move[1], "")
            yield move

    def _anew(self, seats: "Seats", why: str = ""):
        """Ask whether cards are dealt anew, and say `why` the others cannot play on if so."""
        self.shell.prepare_again()  # while the question is read
        said = why + _NOT_OVER.format(_POINTS * self.shell.referee.folder.points)
        return self.shell.ask(said, lambda: self.shell.again(seats))

    def _has_points(self) -> bool:
        """Return True if each player has points of their own."""
        referee = self.shell.referee
        game: Game = referee.game
        return referee.folder.points and game.left_together() is None

    def render(self, page: "Page") -> None:
        count = len(self.chairs)
        low = count > _APART and any([layout.low(self.name(i)) for i in range(self.players)])
        face, step = (S, layout.SMALL_LINE) if low or count > _LARGE else (T, _CLOSE)
        y = layout.STAGE - 1 if count < SEATS else layout.KEYS - step * count
        if count <= _APART:
            y, step = layout.STAGE, layout.LINE
        # Where the lines begin one higher the title does too: its first row is blank.
        layout.sentence(page, _WHO_PLAYS, y=-1 if y == layout.STAGE - 1 else 0, below=y + 1)
        seat = 0
        for i in range(count):
            state, end = self.chairs[i], layout.RIGHT_EDGE
            seat = i + 1 if self.stay else seat + (state != _LEAVES)
            if self.points and not (i >= self.players and state == _LEAVES):
                held = state != _JOINS or self.stay and self.first[i : i + 1] == [_STAYS]
                points = str(self.points[i] if held else 0)
                end -= page.width(points, face)
                page.text(end, y, points, face)
            line, key = self._line(i, seat), str(i + 1)
            page.text(layout.LEFT_EDGE, y, key, face, said=key + " " + line)
            page.text(_BEHIND_KEY, y, line, face, end=end, said="")
            y += step
        # Where no chair is left to be set the caps stand apart from the numbers, which touch them.
        join = _JOIN if count < self.counts[1] or _LEAVES in self.chairs else layout.APART
        does = _OK if self.stay else _BEGIN
        if self.stay and count > 1 and self.chairs == self.first:  # nothing is to be said ok to
            leave, does = _LEAVING.format(count), "*back"
            join = leave + join + " " if join == _JOIN else join + leave
        layout.keys(page, join + does)

    def _line(self, chair: int, seat: int) -> str:
        """Return who has `chair`; by now, `seat` is the number of whoever plays on it."""
        state = self.chairs[chair]
        if state == _STAYS:
            return _STAY[seat != chair + 1].format(self.name(chair), seat)
        if state == _JOINS:
            return _NEW.format(seat)
        if chair >= self.players:
            return "-"
        return _LEAVE[self.first[chair] == _LEAVES].format(self.name(chair))


# On the board input.py:


class Letters(Screen):
    """Type the name of the seat that is chosen on `names`: ``2 6 6 #`` is AN.

    The same key again turns the letter, and ``A`` ends that.  The name as it was counts as one
    piece until it is touched, and so does one that was refused: a letter begins a new one, ``*``
    clears it.
    """

    dialog = True
    help = "LETTERS"

    def __init__(self, shell: "Shell", names: "Names"):
        super().__init__(shell)
        self.names = names
        seat = names.chosen
        self.text = shell.names[3 * seat : 3 * seat + 3].strip()
        self.whole = True  # is it the name as it was, or refused?
        self.turns = False  # does the same key turn the last letter?
        self.before = (self.text, True, False)

    def ahead(self, key: str) -> bool:
        return True

    def on_key(self, key: str) -> "Destination":
        self.before = (self.text, self.whole, self.turns)
        if key == "#":
            return self._keep()
        if key == "*":
            if not self.text:
                return BACK
            self.text = "" if self.whole else self.text[:-1]
            self.whole = self.turns = False
        elif key == "A" and self.turns:
            self.turns = False
        elif key in _KEYS:
            self._type(_LETTERS[_KEYS.find(key)])
        else:
            self.not_now(_HOW)
        return None

    def withdraw(self) -> None:
        self.text, self.whole, self.turns = self.before

    def render(self, page: "Page") -> None:
        x = page.text(layout.LEFT_EDGE, 0, _TITLE.format(self.names.chosen + 1)) + 5
        text = self.text if len(self.text) == _LONGEST else self.text + "_"
        # What is said lies over the lower half of a large name, and over two rows of the pad.
        twice = not self.note and x + 2 * page.width(text) < _KEYS_AT
        page.text(x, 0, text, twice=twice)
        for row in range(2, 1 if self.note else -1, -1):
            y = layout.KEYS - _STEP * (2 - row)
            page.put(0, y - 8, page.made(("pad", row), _pad_row, row))
            page.say(layout.LEFT_EDGE, y, _PAD[row])
        y = 1
        self.legend = ("#ok/*less" if self.text else "#ok/*back") + "/Anext" * self.turns
        for word in self.legend.split("/"):
            x = layout.RIGHT_EDGE - page.width(word[1:], S) - len(cap_of(word[0])[0]) - 3
            page.text(page.cap(x, y, word[0], word) + 3, y, word[1:], S, said="")
            y += _STEP

    def _type(self, letters: str) -> None:
        if self.whole:
            self.text = ""
            self.whole = False
        at = letters.find(self.text[-1:].upper()) if self.turns else -1
        if at >= 0:
            self.text = self.text[:-1]
        elif len(self.text) == _LONGEST:
            self.not_now(_FULL)
            return
        letter = letters[(at + 1) % len(letters)]
        self.text += letter.lower() if self.text else letter
        self.turns = True

    def _keep(self):
        shell = self.shell
        seat = self.names.chosen
        there = called(shell)
        other = there.index(self.text) if self.text in there else seat
        if other != seat:
            self.turns = False
            self.whole = True
            self.refuse(_TAKEN.format(self.text, other + 1))
            return None
        try:
            _give(shell, seat, self.text)
        except MemoryError:  # once all these pages have gone
            text = self.text
            return shell.soon(lambda: _give(shell, seat, text) or shell.screen())
        self.names.named(_KEPT if self.text else _CLEARED)
        return BACK


def _give(shell: "Shell", seat: int, name: str) -> None:
    later.settings.give(shell, seat, name)
    if shell.referee:
        shell.referee.name_late(seat, name)


def _pad_row(row: int) -> "list[bytearray]":
    """Return the upper edges of a row of the pad's caps, and the row."""
    edges, parts = bytearray(WIDTH), []
    words = _PAD[row].split()
    for i in range(0, len(words), 2):
        place = i // 2 + (row == 0)  # the 1 has no letters
        x, cap = layout.LEFT_EDGE + _COLUMN * place, cap_of(words[i])
        behind = x + len(cap[0])
        edges[x + 1 : behind - 1] = b"\x80" * (behind - x - 2)
        parts += [(x, cap), (behind + 3, strips_of(words[i + 1], S))]
    return [edges] + beside(parts, 1)


def called(shell: "Shell") -> "list[str]":
    """Return what each seat is called."""
    table = RulesBase()
    table.names = shell.names
    return [table.name(seat) for seat in range(SEATS)]

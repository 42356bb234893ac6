"""The questions before a game, with the usual answers already chosen."""

from firmware.modules.later import later
from firmware.play.knowledge import GUIDED, ON_CALL, SCREEN, TABLE
from firmware.play.referee import plays
from firmware.play.rules_base import BOXES, SEATS
from firmware.play.setup import Setup
from firmware.shell.session_record import SEAT, last_byte, with_last_byte
from firmware.ui import faces, kinds, layout
from firmware.ui.faces import N22, N32
from firmware.ui.page import CENTRE, RIGHT, WIDTH
from firmware.ui.questions import Choice, asked_number
from firmware.ui.screen import BACK

WHICH = "Which rules?"
HELP = "How shall I help?"
# By level: what it is called, what it gives, and what it costs where a game does not say it.
WAYS = (
    ("I check each card", "no slip gets by", "you type each"),
    ("I shuffle yours", "I know all cards", "minutes first"),
    ("I deal, no deck", "play anywhere", "I go round"),
    ("I only count", "few keys", "you judge"),
)
HELPS, HINTED = ("CHECK", "GUIDED", "DEALT", "COUNT"), "HINTED"  # what helps with each
NAMES = " B names"
BOX = " A Box"
NO_BOX = "Alone: no Box then."
WITH, BOXES_OF = ("A: I", "with"), ("play", "{} Box")  # without and with such seats
_WITH_AT = 41  # the column, beside the number
MOST = 9
TITLE = "Begin like this?"
EVEN = "Only even numbers"
STEP = "Only in steps of {}"


class Questions:
    """The questions of `game`, one after the other; `last` is its last set-up, or None.

    Without one as many `players` are proposed as were in another game, but those of the device.
    Whoever goes back finds marked what was chosen.
    """

    def __init__(self, shell: "Shell", game: "Folder", last: "Setup | None", players: int = 0):
        self.shell = shell
        self.game = game
        self.last = last
        self.rows = game.rule_sets
        # What is chosen, or proposed.
        self.rules = last.rules if last else self.rows[0][0]
        self.level = last.level if last else game.proposed
        self.count = last.players if last else players or 2
        self.options = bytearray(last.options if last else b"")
        self.boxes = 0  # for so many seats the device is to play
        boxes = len([name for name in self.names()[: self.count] if name in BOXES])
        if last and plays(game, last.level):
            self.boxes = boxes
        elif not last:
            self.count -= boxes
        self.session = b""  # the scores to be gone on with, if nothing that counts is changed
        shell.prepare(game, TABLE)  # what every level needs, and more once one is chosen
        shell.clean = False

    @property
    def one_list(self) -> bool:
        """True if the rule set is no question: it is a line of the usual answers, if any."""
        return len(self.rows) == 1 or self.game.all_asked

    @property
    def row(self) -> "RuleSet":
        """The rule set that is chosen, or the first one where it is a line of the usual answers."""
        return self.rows[0] if self.one_list else self.game.rule_set(self.rules)

    @property
    def among(self) -> "Sequence[RuleSet]":
        """The rule sets of which one will be played."""
        return self.rows if self.one_list else [self.row]

    def away(self):
        """Return the screen that ``*`` leads to from the first question."""
        return self.shell.home(None if self.session else self.game)

    def first(self):
        """Ask for the rule set, where there are several and no list of usual answers to come."""
        if self.one_list:
            return self.ask_level()
        rules = [row[0] for row in self.rows]

        def picked(index: int):
            self.rules = rules[index]
            return self.ask_level()

        return which(self.shell, self.game, self.rows, picked, rules.index(self.rules), self.away)

    def again(self, seat: int):
        """Ask the last question of the game of the journal once more, which is not begun.

        With the same answers `seat` is proposed to start, or -1 for whoever was.
        """
        self.session = session = self.shell.journal.session
        if seat >= 0:
            self.session = with_last_byte(session, last_byte(session) & ~SEAT | seat)
        self.shell.prepare_next(self.game, self.level)
        return self.ask_options() or self.ask_players()

    def ask_level(self):
        """Ask who has the cards, and who checks them."""
        levels = [level for level in self.game.levels if level != GUIDED]
        if GUIDED in self.game.levels:  # one line more
            levels.append(GUIDED)
        marked = levels.index(self.level) if self.level in levels else 0

        def picked(index: int):
            self.level = levels[index]
            self.shell.prepare_next(self.game, self.level)
            return self.ask_players()

        back = self.away if self.one_list else self.first
        told = []
        for level in levels:
            name, gives, costs = WAYS[level]
            own = self.game.costs.get(level)
            # Few keys are what counting gives.
            told.append(
                (name, own or gives, costs) if level == ON_CALL else (name, gives, own or costs)
            )

        helps = [HELPS[level] for level in levels]
        if SCREEN in levels and self.game.hints:
            helps[levels.index(SCREEN)] = HINTED
        return Ways(self.shell, HELP, told, picked, marked, back, helps)

    def ask_players(self):
        """Ask how many play; that is all, but for what is usually left as it was."""
        fewest = min([row[2] for row in self.among])
        counts = list(range(fewest, max([row[3] for row in self.among]) + 1))
        marked = counts.index(self.count) if self.count in counts else 0
        names = ["alone" if count == 1 else "players" for count in counts]

        def picked(index: int):
            self.count = counts[index]
            return self.ask_options() or self.begin(self.row[0])

        keys = "".join([str(count) for count in counts])
        title = "How many play?"
        there = Players(self.shell, title, names, picked, marked, self.ask_level, keys)
        if plays(self.game, self.level):
            there.asked = self
            there.help = "PLAYERS"
        else:
            self.boxes = 0
        return there

    def ask_options(self):
        """Return the list of usual answers, or None if there are none."""
        rows = self.game.asked(self.row[0], self.level)
        if rows and len(self.options) != len(rows):
            self.options = bytearray([option[3] for option in rows])
        return Options(self, rows) if rows else None

    def begin(self, rules: str, options: bytes = b""):
        """Begin with `rules` and `options`; with the same ones and players the session goes on."""
        agreed = Setup(rules, self.level, self.count, b"", options)
        self._seat_boxes()
        last, now = self.last, (rules, self.count, options)
        same = last and (last.rules, last.players, last.options) == now
        return self.shell.begin(agreed, self.session if same else b"")

    def names(self) -> "list[str]":
        """Return the names of all seats, "" for each that has none."""
        return [self.shell.names[at : at + 3].strip() for at in range(0, 3 * SEATS, 3)]

    def _seat_boxes(self) -> None:
        """Give the last seats the names of those for whom the device plays, and nobody else.

        Those of who has left, behind them, stay.
        """
        names = self.names()
        boxes = min(self.boxes, self.count - 1)
        if len([name for name in names[: self.count] if name in BOXES]) == boxes:
            first = SEATS  # they sit already
        else:
            first = self.count - boxes
        free = [name for name in BOXES if name not in names[first:]]
        for seat in range(SEATS):
            if first <= seat < self.count:
                names[seat] = names[seat] if names[seat] in BOXES else free.pop(0)
            elif names[seat] in BOXES and (seat >= self.count or first < SEATS):
                names[seat] = ""
        seated = "".join(["{:<3}".format(name) for name in names]) + self.shell.names[3 * SEATS :]
        seated = seated.rstrip()
        if seated != self.shell.names:
            later.settings.rename(self.shell, seated)


class Ways(Choice):
    """Choose one of some ways, as who has the cards: a page each, with what it gives and costs.

    `A` and `B` turn the pages, each way's number takes it from any of them.  `helped` names the
    help on each, or `more` tells of each what a held ``#`` says beside what helps with all.
    """

    SHOWN = 1
    help = "WAYS"

    def __init__(
        self,
        shell: "Shell",
        title: str,
        ways: "Sequence[tuple[str, str, str]]",
        picked: "Pick",
        chosen: int,
        back: "Go",
        helped: "Sequence[str]" = (),
        more: "Callable[[int], str] | None" = None,
    ):
        super().__init__(shell, title, [way[0] for way in ways], picked, chosen, back)
        self.ways = ways
        self.helped = helped
        self.more = more

    def explain(self) -> "Destination":
        if self.helped:
            self.help = self.helped[self.chosen]
        there: Any = super().explain()
        if self.more:
            drawn, pages = there.drawn, there.pages  # behind its keys
            there.pages = pages[:drawn] + (self.more(self.chosen),) + pages[drawn:]
        return there

    def on_key(self, key: str) -> "Destination":
        if key == "A" or key == "B":
            self.chosen = (self.chosen + (1 if key == "B" else -1)) % len(self.ways)
            return None
        return super().on_key("" if key == "D" else key)

    def render(self, page: "Page") -> None:
        kinds.way(page, self.title, self.ways[self.chosen], self.chosen, len(self.ways))


def which(
    shell: "Shell",
    game: "Folder",
    rows: "Sequence[RuleSet]",
    picked: "Pick",
    chosen: int,
    back: "Go",
):
    """Return the question which of the rule sets `rows` of `game` is played, explained by it."""
    told = game.told
    names = [row[1] for row in rows]
    if not told:
        return Choice(shell, WHICH, names, picked, chosen, back)
    ways = [(row[1],) + told[row[0]] for row in rows]

    def more(index: int):
        texts = shell.help_of(game)
        return texts.WHICH[rows[index][0]]

    return Ways(shell, WHICH, ways, picked, chosen, back, more=more)


_TABLE_X, _TABLE_Y = 70, 24
# The left half of the table.
_TABLE = (
    b"\0\0\200@  \20\10\10\10\4\4\4\2\2\2\2\2\1\1\1\1\1\1\1",
    b"<\303\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
    b"\0\0\1\2\4\4\10\20\20\20   @@@@@\200\200\200\200\200\200\200",
)
# Where the first player sits, and so on clockwise, where so many play: columns and rows.
_SITTING = (
    b"Z*",
    b"Z*Z\21",
    b"Z*F\23o\23",
    b"Z*B\35Z\21s\35",
    b"Z*C!L\22i\22r!",
    b"Z*E%E\25Z\21p\25p%",
)


class Players(Choice):
    """Choose how many play: the number that is proposed, and the table; ``B`` leads to names.

    Where the game is `asked` whether the device plays too, ``A`` gives it one seat more.
    """

    asked: "Questions | None" = None

    def on_key(self, key: str) -> "Destination":
        asked = self.asked
        if key == "A" and asked:
            asked.boxes = (self.boxes(MOST) + 1) % int(self.keys[-1])
            # So many must play that somebody is left.
            self.chosen = max(self.chosen, self.keys.find(str(asked.boxes + 1)))
            asked.count = int(self.keys[self.chosen])  # also after a star
            return None
        if key == "1" == self.keys[0] and asked and asked.boxes:
            self.chosen = asked.boxes = 0
            asked.count = 1
            self.not_now(NO_BOX)
            return None
        return self.shell.ask_names() if key == "B" else super().on_key(key)

    def boxes(self, count: int) -> int:
        """Return for how many of `count` seats the device plays."""
        return min(self.asked.boxes, count - 1) if self.asked else 0

    def keys_line(self) -> str:
        keys = self.keys
        line = keys[0] + "-" + keys[-1] if len(keys) > 1 else keys
        return line + (BOX if self.asked else "") + NAMES + layout.APART + "#ok"

    def render(self, page: "Page") -> None:
        self.titled(page, self.title)
        count = self.keys[self.chosen]
        page.numeral(14, layout.STAGE + 2, count, N32, said=count + " " + self.items[self.chosen])
        table = [bytearray(half + bytes(reversed(half))) for half in _TABLE]
        sitting = _SITTING[min(int(count), len(_SITTING)) - 1]
        persons = int(count) - self.boxes(int(count))
        for i in range(0, len(sitting), 2):
            x, y = sitting[i], sitting[i + 1]
            for row in range(3):  # the edge of the table ends before who sits there
                if y - 8 < _TABLE_Y + 8 * row < y + 13:
                    for column in range(max(x - 2 - _TABLE_X, 0), min(x + 11 - _TABLE_X, 50)):
                        table[row][column] = 0
            if i < 2 * persons:
                page.picture(x, y, faces.PERSON)
            else:  # the device itself: its panel and its keys
                page.frame(x, y, 9, 12, 1)
                page.fill(x + 2, y + 2, 5, 3)
        for row in range(3):
            page.add(_TABLE_X, _TABLE_Y + 8 * row, table[row])
        if self.asked:
            boxes = int(count) - persons
            layout.label(page, _WITH_AT, 28, WITH[boxes > 0])
            layout.label(page, _WITH_AT, 37, BOXES_OF[boxes > 0].format(boxes))
        layout.keys(page, self.keys_line())


class Figures(Choice):
    """Choose a small number: all stand side by side, the marked one in reverse."""

    SHOWN = 9

    def render(self, page: "Page") -> None:
        self.titled(page, self.title)
        wide = WIDTH // len(self.keys)
        for i in range(len(self.keys)):
            x = wide * i
            if i == self.chosen:
                page.card(x + (wide - _MARK) // 2, _FIGURES - 2, _MARK, 28, self.keys[i], N22, True)
            else:
                page.numeral(x, _FIGURES, self.keys[i], N22, CENTRE, x + wide)
        layout.keys(page, self.keys_line())


_FIGURES, _MARK = 24, 20  # the row of figures side by side, and columns around the marked one
_MOST_LINES, _LINE_ROOM = 3, 108  # options in T, and columns for a word and how it is
_TOPS = b"\x18\x12"  # rows where one of them begins, where two do


class Options(Choice):
    """The list of usual answers: ``#`` begins the game, a number changes a line.

    What so many can play of the rule sets is one line more, if there are several.  `rows` are the
    options of the manifest, one byte of `asked.options` for each, which is changed in place.
    """

    help = "OPTIONS"

    def __init__(self, asked: "Questions", rows: "Sequence[OptionRow]"):
        self.asked = asked
        self.sets = [each for each in asked.among if each[2] <= asked.count <= each[3]]
        rules = [each[0] for each in self.sets]
        self.set = rules.index(asked.rules) if asked.rules in rules else 0
        self.rows = rows
        self.options = asked.options
        shell = asked.shell
        super().__init__(shell, TITLE, self.lines(), self.change, 0, asked.ask_players)

    def lines(self) -> "list[str]":
        """Return the options as they are."""
        found = ["rules: " + self.sets[self.set][1]] if len(self.sets) > 1 else []
        for i in range(len(self.rows)):
            word, _, values, _ = self.rows[i]
            chosen = self.options[i]
            if is_number(values):
                found.append(word + ": " + str(chosen))
            elif len(values[chosen]) > 2:
                found.append(values[chosen][2].format(self.line(values[chosen])))
            else:
                found.append(word + ": " + values[chosen][0])
        return found

    def render(self, page: "Page") -> None:
        """Put each option in a line: its key, its word, and how it is."""
        rows = [item.partition(": ") for item in self.items]
        wide = max([page.width(row[0]) + page.width(row[2]) for row in rows])
        self.unseen = ""
        if len(rows) > _MOST_LINES or wide > _LINE_ROOM:
            super().render(page)
            return
        self.titled(page, self.title)
        full = len(rows) == _MOST_LINES  # they take the last row too
        top = layout.STAGE if full else _TOPS[len(rows) - 1]
        for i in range(len(rows)):
            y = top + layout.LINE * i
            page.cap(layout.LEFT_EDGE, y + 4, self.keys[i], said="")
            page.text(16, y, rows[i][0], said="")
            page.text(0, y, rows[i][2], align=RIGHT, end=layout.RIGHT_EDGE, said="")
            page.say(layout.LEFT_EDGE, y, self.keys[i] + " " + self.items[i])
        if full:
            page.cap(layout.RIGHT_EDGE - 13, 4, "#", said="")
            self.unseen, page.foot = self.keys_line(), layout.HEIGHT
        else:
            layout.keys(page, self.keys_line())

    def line(self, value: "tuple[Any, ...]") -> str:
        """Return the line of a `value` to choose, which may depend on the other options."""
        line = value[1]
        return str(line(self.options) if callable(line) else line)

    def on_key(self, key: str) -> "Destination":
        if key == "#":
            return self.asked.begin(self.sets[self.set][0], bytes(self.options))
        return super().on_key(key)

    def is_marked(self, item: int) -> bool:
        return False

    def marked(self) -> str:
        return "#begin "

    def change(self, index: int):
        """Ask for the option on the line `index`, or for the rule set."""
        if len(self.sets) > 1:
            if not index:
                return self.change_rules()
            index -= 1
        _, question, values, _ = self.rows[index]
        chosen = self.options[index]

        def to(value: int):
            self.options[index] = value
            self.items = self.lines()
            return self

        if not is_number(values):
            names = [self.line(value) for value in values]
            return Choice(self.shell, question, names, to, chosen, lambda: self)
        low, high, step = values
        counts = list(range(low, high + 1, step))
        if high < 10:
            keys = "".join([str(count) for count in counts])
            names = [""] * len(counts)
            marked = counts.index(chosen)
            return Figures(
                self.shell, question, names, lambda i: to(counts[i]), marked, lambda: self, keys
            )

        def typed(number: int):
            if number in counts:
                to(number)
                return BACK
            asked.wrong(EVEN if step == 2 else STEP.format(step))
            return None

        asked = asked_number(self.shell, question, low, high, typed)
        return asked

    def change_rules(self):
        """Ask for the rule set."""

        def to(index: int):
            self.set = index
            self.asked.rules = self.sets[index][0]
            self.items = self.lines()
            return self

        return which(self.shell, self.asked.game, self.sets, to, self.set, lambda: self)


def is_number(values: "tuple[Any, ...]") -> bool:
    """Return True if an option is a number: its `values` are lowest, highest and step."""
    return not isinstance(values[0], tuple)

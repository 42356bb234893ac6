"""The questions before a game, with the usual answers already chosen."""

from firmware.modules.later import later
from firmware.play.knowledge import GUIDED, SCREEN, TABLE
from firmware.play.setup import Setup
from firmware.ui.choice import Choice
from firmware.ui.number_screen import NumberScreen
from firmware.ui.screen import BACK

WHICH = "Which rules?"
HELP = "How shall I help?"
LEVEL_NAMES = ("I check every card", "Guided: I shuffle", "No cards: I deal", "You ask me")
NAMES = "B: give names"
HINTED = "I deal, with hints"
EVEN = "An even number, please."
STEP = "In steps of {}, please."


class Questions:
    """The questions of `game`, one after the other; `last` is its last set-up, or None.

    `away()` is the screen that ``*`` leads to from the first of them.
    """

    def __init__(self, shell: "Shell", game: "Folder", last: "Setup | None", away: "Go"):
        self.shell = shell
        self.game = game
        self.last = last
        self.away = away
        self.rows = game.rule_sets
        self.hints = False  # are there to be some?
        self.session = b""  # the scores to be gone on with, if nothing that counts is changed
        shell.expect(game, TABLE)  # what every level needs, and more once one is chosen
        shell.clean = False

    @property
    def one_list(self) -> bool:
        """Is the rule set no question of its own?  It is one line of the usual answers, if any."""
        return len(self.rows) == 1 or self.game.all_asked

    def first(self):
        """Ask for the rule set, where there are several and no list of usual answers to come."""
        if self.one_list:
            return self.ask_level(self.rows[0], self.away)
        rules = [row[0] for row in self.rows]
        marked = rules.index(self.last.rules) if self.last else 0
        names = [row[1] for row in self.rows]

        def picked(index: int):
            return self.ask_level(self.rows[index], self.first)

        return Choice(self.shell, WHICH, names, picked, marked, self.away)

    def players(self, agreed: "Setup"):
        """Ask how many play in the game of the journal, which was `agreed` and is not begun.

        The questions before are behind ``*``.
        """
        self.session = self.shell.journal.session
        row = self.game.rule_set(agreed.rules)
        level = agreed.level
        before = self.away if self.one_list else self.first
        self.hints = agreed.hints
        self.shell.prepare(self.game, level)
        return self.ask_players(row, level, lambda: self.ask_level(row, before))

    def ask_level(self, row: "RuleSet", back: "Go"):
        """Ask who has the cards, and who checks them; of who deals, also whether with hints."""
        # A deck in the players' hands must have been ordered before its game begins.
        levels = tuple([level for level in self.game.levels if level != GUIDED])
        names = [LEVEL_NAMES[level] for level in levels]
        level = self.last.level if self.last else self.game.proposed
        marked = levels.index(level) if level in levels else 0
        if self.game.hints:
            levels += (SCREEN,)
            names.append(HINTED)
            if self.last and self.last.hints:
                marked = len(names) - 1

        def picked(index: int):
            self.hints = names[index] == HINTED
            self.shell.prepare(self.game, levels[index])
            return self.ask_players(row, levels[index], lambda: self.ask_level(row, back))

        return Choice(self.shell, HELP, names, picked, marked, back)

    def ask_players(self, row: "RuleSet", level: int, back: "Go"):
        """Ask how many play; that is all, but for what is usually left as it was."""
        among = self.rows if self.one_list else [row]
        fewest = min([each[2] for each in among])
        counts = list(range(fewest, max([each[3] for each in among]) + 1))
        usual = self.last.players if self.last else 2
        marked = counts.index(usual) if usual in counts else 0
        names = ["alone" if count == 1 else "players" for count in counts]

        def picked(index: int):
            rows = self.game.asked(row[0], level)
            if not rows:
                return self.begin(Setup(row[0], level, counts[index], hints=self.hints))
            last = self.last
            options = bytearray([option[3] for option in rows])
            if last and len(last.options) == len(options):
                options = bytearray(last.options)
            sets = [each for each in among if each[2] <= counts[index] <= each[3]]
            rules = [row[0] for row in sets]
            chosen = rules.index(last.rules) if last and last.rules in rules else 0

            def begin(rules: str):
                agreed = Setup(rules, level, counts[index], b"", bytes(options), self.hints)
                return self.begin(agreed)

            return Options(self.shell, sets, chosen, rows, options, begin, lambda: again)

        keys = "".join([str(count) for count in counts])
        again = Players(self.shell, "How many play?", names, picked, marked, back, keys)
        return again

    def begin(self, agreed: "Setup"):
        """Begin as `agreed`; with the same rules and players the session goes on."""
        last, now = self.last, (agreed.rules, agreed.players, agreed.options)
        same = last and (last.rules, last.players, last.options) == now
        return self.shell.begin(agreed, self.session if same else b"")


class Players(Choice):
    """Choose how many play; behind ``B`` they can have names."""

    def on_key(self, key: str) -> "Destination":
        return later.names.Names(self.shell) if key == "B" else super().on_key(key)

    def render(self, page: "Page") -> None:
        page.row(6, NAMES)
        super().render(page)


class Options(Choice):
    """The list of usual answers: ``#`` begins the game, a number changes a line.

    `sets` are the rule sets that so many can play, `set` the place of the one that `begin` is told;
    if there is but one it is no line.  `rows` are the options of the manifest, `options` one byte
    for each, which is changed in place.
    """

    help = "OPTIONS"

    def __init__(
        self,
        shell: "Shell",
        sets: "Sequence[RuleSet]",
        chosen: int,
        rows: "Sequence[OptionRow]",
        options: "bytearray",
        begin: "Callable[[str], Destination]",
        back: "Go",
    ):
        self.sets = sets
        self.set = chosen
        self.rows = rows
        self.options = options
        self.begin = begin
        shell.soon("take_out")  # by the options it is said which cards to take
        super().__init__(shell, "Begin like this?", self.lines(), self.change, 0, back)

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

    def line(self, value: "tuple[Any, ...]") -> str:
        """Return the line of a `value` to choose, which may depend on the other options."""
        line = value[1]
        return str(line(self.options) if callable(line) else line)

    def on_key(self, key: str) -> "Destination":
        if key == "#":
            return self.begin(self.sets[self.set][0])
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
            return Choice(
                self.shell, question, names, lambda i: to(counts[i]), marked, lambda: self, keys
            )

        def typed(number: int):
            if number in counts:
                to(number)
                return BACK
            asked.wrong(EVEN if step == 2 else STEP.format(step))
            return None

        asked = NumberScreen(self.shell, question, low, high, typed)
        return asked

    def change_rules(self):
        """Ask for the rule set."""

        def to(index: int):
            self.set = index
            self.items = self.lines()
            return self

        names = [row[1] for row in self.sets]
        return Choice(self.shell, WHICH, names, to, self.set, lambda: self)


def is_number(values: "tuple[Any, ...]") -> bool:
    """Return True if an option is a number: its `values` are lowest, highest and step."""
    return not isinstance(values[0], tuple)

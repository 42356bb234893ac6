"""Pages of all games so far: the best of each kind, who has won how often, and the last results."""

from firmware.modules import catalog
from firmware.modules.later import later
from firmware.play.rules_base import RulesBase
from firmware.storage.history import (
    APART,
    BEST,
    BY,
    CODE,
    FIGURE,
    FLAGS,
    GAMES,
    HINTED,
    NAME,
    NAMES,
    NEARLY,
    OF,
    PLAYED,
    POINTS,
    RULES,
    SUM,
    WAY,
    WINS,
    WON_BY,
    History,
    code_of,
    name_of,
    whole,
)
from firmware.storage.journal import LEFT, RULED, TOGETHER
from firmware.ui import faces, layout
from firmware.ui.faces import N13, N14, S
from firmware.ui.kinds import listed
from firmware.ui.page import CENTRE, RIGHT
from firmware.ui.screen import BACK, Screen

WAYS = ("I check", "I shuffle", "I deal", "I count")  # by level
HINTS = "hints"
ASIDE = "{} aside"
BEATEN, NEAR = "{} won", ", {} {}"
WIDEST = "widest {} {}"
_ENDS = ("given up", "ruled", "tie")  # together, as a text of its own would stay for good
TURN = "* is back.", "A, B or *."
KEYS = ("  *back", "A < B >  *back")
_GAP = 6  # columns between a game and how it ended
_BESIDE = 30  # columns, behind a sign
_SEVERAL = 5  # results on a page
_MOST_PEOPLE = 6
_MOST_SHOWN = 999
_TITLE_ROOM = 84  # columns
_PEOPLE_Y, _FIGURES_Y = 26, 40


def kinds(history: History) -> "list[tuple[RuleSet, str]]":
    """Return each rule set that was played, in the order of the list of games, and its title."""
    played = [row[CODE] for row in history.bests]
    found: list[tuple[RuleSet, str]] = []
    for game in catalog.games():
        for row in game.rule_sets:
            if code_of(row[0]) in played:
                first = row[0] == game.rule_sets[0][0]
                found.append((row, game.title if first else row[1]))
    return found


class _Pages(Screen):
    """Pages that A and B turn; ``*`` leads back.

    Over a result there is no room for both: what was beneath is made anew.
    """

    help = "BEST"
    at = 0
    count = 1

    def __init__(self, shell: "Shell"):
        super().__init__(shell)
        self.dialog = shell.referee is None
        self.history = whole(shell.journal)

    def ahead(self, key: str) -> bool:
        return True

    def on_key(self, key: str) -> "Destination":
        if key == "*":
            return BACK if self.dialog else self.shell.soon(self.shell.menu)
        if key in "AB" and self.count > 1:
            self.at = (self.at + 2 * (key == "B") - 1) % self.count
        else:
            self.not_now(TURN[self.count > 1])
        return None


class Bests(_Pages):
    """A page for each rule set and way that was played, then one of the names that won."""

    def __init__(self, shell: "Shell"):
        super().__init__(shell)
        history = self.history
        self.pages: list[tuple[RuleSet, str, int]] = []  # rule set, title, level; -1 for the names
        for row, title in kinds(history):
            code = code_of(row[0])
            levels = {best[WAY] & 7 for best in history.bests if best[CODE] == code}
            self.pages += [(row, title, level) for level in sorted(levels)]
            if [person for person in history.people if person[RULES] == code]:
                self.pages.append((row, title, -1))
        self.count = len(self.pages)

    def render(self, page: "Page") -> None:
        if not self.pages:
            listed(page, "Best", (), KEYS[0])
            return
        row, title, level = self.pages[self.at]
        keys = KEYS[self.count > 1]
        if level < 0:
            if layout.width_of(title) > _TITLE_ROOM:
                title = row[1]
            self._names(page, code_of(row[0]), title, keys)
            return
        self._best(page, row, title, level)
        page.foot = layout.HEIGHT
        page.say(layout.LEFT_EDGE, layout.KEYS, keys.strip())  # which are plain here

    def _best(self, page: "Page", row: "RuleSet", title: str, level: int) -> None:
        code = code_of(row[0])
        rows = [
            best for best in self.history.bests if best[CODE] == code and best[WAY] & 7 == level
        ]
        way = HINTS if level & HINTED else WAYS[level]
        games, apart = sum([best[GAMES] for best in rows]), sum([best[APART] for best in rows])
        game = catalog.game_of(row[0])
        count = "{}/{}".format(self.at + 1, self.count) if self.count > 1 else ""
        if row[0] != game.rule_sets[0][0]:
            way = title + ", " + way
        elif way != HINTS and len([p for p in self.pages if p[0] is row and p[2] >= 0]) < 2:
            way, count = count, ""  # no other way was played
        if game.sign:
            page.picture(1, 0, game.sign)
        played = "{} game{}".format(games, "" if games == 1 else "s")
        behind = page.text(_BESIDE, 0, played)
        if behind + page.width(way, S) + _GAP > layout.RIGHT_EDGE:
            way, count = count, way
        page.text(0, 0 if apart else 5, way, S, RIGHT, layout.RIGHT_EDGE)
        if apart:
            page.text(0, layout.SMALL_LINE, ASIDE.format(apart), S, RIGHT, layout.RIGHT_EDGE)
        facts = ""
        widest = max(rows, key=lambda best: best[BEST])
        won = [best[WINS] for best in rows]
        together = self.history.together(row[0])
        if together:
            facts = BEATEN.format(sum(won))
            for near in game.says.split("\n")[2:]:
                facts += NEAR.format(sum([best[NEARLY] for best in rows]), near)
                if page.width(facts, S) > layout.RIGHT_EDGE - _BESIDE:
                    facts = facts.replace(near, "near")  # of hundreds
        elif widest[BEST]:
            facts = WIDEST.format(min(widest[BEST], _MOST_SHOWN), name_of(widest[BY])).strip()
        y = layout.STAGE + 1  # below the tail of the g
        behind = layout.label(page, _BESIDE, y, facts) if facts else _BESIDE
        beside = behind + _GAP + page.width(count, S) <= layout.RIGHT_EDGE
        if count:
            y = layout.STAGE if beside else layout.KEYS
            page.text(0, y, count, S, RIGHT, layout.RIGHT_EDGE)
        self._columns(page, row, rows, together, 2 if beside else 0)

    def _columns(
        self, page: "Page", row: "RuleSet", rows: "list[list[int]]", together: bool, low: int
    ) -> None:
        """Put the best for each number of players, that of all in reverse, so many rows `low`er."""
        fewest, most = row[2], row[3]
        heads, figures = _PEOPLE_Y + low, _FIGURES_Y + low * 3 // 2
        wide = layout.WIDTH // (most - fewest + 1)
        played = [best[BEST] for best in rows if best[GAMES]]
        top = (min(played) if together else max(played)) if played else -1
        for players in range(fewest, most + 1):
            x = (players - fewest) * wide
            end = x + wide
            middle = (x + end) // 2
            page.picture(middle - 9, heads, faces.PERSON)
            page.text(middle + 3, heads + 4, str(players), S, said="")
            found = [best for best in rows if best[WAY] >> 3 == players and best[GAMES]]
            figure = str(min(found[0][BEST], _MOST_SHOWN)) if found else "-"
            page.say(x + 1, layout.LABELS, "{}: {}".format(players, figure))
            if not found:
                page.fill(middle - 3, figures + 6, 6, 2)
                continue
            face = N13 if len(figure) > 2 else N14
            page.text(x, figures, figure, face, CENTRE, end, said="")
            if found[0][BEST] == top:
                top = -1
                half = max(page.width(figure, face) // 2 + 2, 11)
                page.reverse(middle - half, figures - 1, 2 * half, 17)

    def _names(self, page: "Page", code: int, title: str, keys: str) -> None:
        people = [person for person in self.history.people if person[RULES] == code]
        people.sort(key=lambda person: (-person[WON_BY], person[PLAYED], person[NAME]))
        cells: list[tuple[str, ...]] = []
        wins: list[int] = []
        for person in people[:_MOST_PEOPLE]:
            tenths = (10 * abs(person[SUM]) + person[PLAYED] // 2) // person[PLAYED]
            average = "{}.{}".format(tenths // 10, tenths % 10)
            sign = "-" * (person[SUM] < 0)
            cells.append((name_of(person[NAME]), sign + average, str(person[WON_BY])))
            wins.append(person[WON_BY])
        later.session.put_scores(self, page, title, [FACT], cells, wins, keys)


FACT = "avg, won"  # of the figures behind a name


class Results(_Pages):
    """The last results, the last one first; games have numbers, as there is no calendar."""

    def __init__(self, shell: "Shell"):
        super().__init__(shell)
        self.names = {code_of(row[0]): title for row, title in kinds(self.history)}
        self.count = -(-len(self.history.results) // _SEVERAL)

    def render(self, page: "Page") -> None:
        history = self.history
        rows = []
        for i in range(_SEVERAL * self.at, len(history.results))[:_SEVERAL]:
            line = history.results[-1 - i]
            name = "{} {}".format(history.games - i, self.names.get(line[OF], "?"))
            how, briefly = ended(line)
            wide = layout.width_of(name + how, S) > layout.RIGHT_EDGE - _GAP
            rows.append((name, briefly if wide else how))
        listed(page, "Games", rows, KEYS[self.count > 1])


def ended(line: "Sequence[Any]") -> "tuple[str, str]":
    """Return how a game ended, in a few words and in fewer."""
    flags, figure = line[FLAGS], line[FIGURE]
    if flags & LEFT:
        how = _ENDS[0]
    elif flags & RULED:
        how = _ENDS[1]
    elif flags & TOGETHER:
        how = str(figure)
    else:
        how = _ENDS[2]
        winners = [seat for seat in range(len(line[NAMES])) if figure >> seat & 1]
        if len(winners) == 1:
            name = name_of(line[NAMES][winners[0]]) or RulesBase().name(winners[0])
            return name + ", " + " ".join([str(each) for each in line[POINTS]]), name
    return how, how

"""The session: its result after each game, its standings and its end.

How it is kept stands in session_record.py.
"""

from firmware.play.referee import unpack_scores
from firmware.play.rules_base import SEATS
from firmware.shell.session_record import (
    ended,
    gone,
    left,
    totals,
)
from firmware.ui import kinds, layout
from firmware.ui.faces import S, T
from firmware.ui.page import CENTRE, LEFT, RIGHT, width_of
from firmware.ui.questions import Dialog
from firmware.ui.screen import BACK, Screen


def best(totals: "Points", most: bool, away: "Seats" = ()) -> "list[int]":
    """Return the seats with the lowest total (H-c), or the highest if `most` leads.

    Who is `away` leads no more.
    """
    staying = [seat for seat in range(len(totals)) if seat not in away]
    points = [totals[seat] for seat in staying]
    top = max(points) if most else min(points)
    return [seat for seat in staying if totals[seat] == top]


def leaders(game: "Game", games: int, totals: "Points", most: bool, away: "Seats" = ()) -> str:
    """Return who leads after some games, who is `away` left out: see `best`."""
    if games < 2:
        return ""
    seats = best(totals, most, away)
    return game.all_called(seats) + (" leads" if len(seats) == 1 else " tie")


def called(game: "Game", seat: int, away: "Seats", place: int = -1) -> str:
    """Return how the player at `seat` is called, whose name stands at `place`: are they `away`?"""
    name = game.name(seat, place)
    if seat not in away:
        return name
    at = 3 * (seat if place < 0 else place)
    return HAS_LEFT[game.names[at : at + 3].strip() != ""].format(name)


def leader_first(
    cells: "Sequence[Sequence[str]]", totals: "Points", most: bool, away: "Seats"
) -> "tuple[list[Sequence[str]], list[int]]":
    """Return the `cells` and `totals` of players by their totals, that of the leader first.

    Who is `away` comes last.  Who have as many stand by their seats: the board's sort keeps no
    order of its own.
    """
    sign = -1 if most else 1
    order = sorted(range(len(totals)), key=lambda seat: (seat in away, sign * totals[seat], seat))
    return [cells[seat] for seat in order], [totals[seat] for seat in order]


EVENING = "The evening is over."
WINS = "{} wins: {}"
TIE = "{} tie: {}"
AFTER = "After "
_ONE = ("Game", "Round")  # by whether so many make a total
NONE = "No points yet."
IN_ALL = "{} in all."
# Of who has left, by whether they have a name: the number may by now be another's.
HAS_LEFT = ("was {}", "{} out")
WHICH = ("* is back.", "B is more, * is back.", "B ends it, * is back.")
MORE = ("Players come or go", "End the evening", "Look through the game")
END = "End the evening? Points then begin anew."
NOT_OVER = " The game in play does not count."


def more(shell: "Shell"):
    """Choose what a session can have besides its next game; in a game only the end."""
    game: Game = shell.referee.game
    if not game.over:
        return shell.ask(END + (NOT_OVER if game.started else ""), lambda: end(shell))

    ways = shell.roster, lambda: shell.ask(END, lambda: end(shell)), shell.look
    return Dialog(shell, "More", MORE, lambda index: ways[index]())


def end(shell: "Shell"):
    """End the session and declare its winner, or take back its end.

    A game that is not over counts for nothing.
    """
    game: Game = shell.referee.game
    back = ended(shell.journal)
    shell.evening(not back)
    if back:
        return shell.screen()
    if game.over:
        there = shell.screen()
    else:
        there = Standings(shell, True)
        shell.leave()
    shell.signals.ended(True)
    return there


def winner(game: "Game", totals: "Points", most: bool, away: "Seats" = ()) -> str:
    """Return who has won the session with `totals`, of several players; two rows at most."""
    seats = best(totals, most, away)
    points = points_of(totals[seats[0]])
    return (WINS if len(seats) == 1 else TIE).format(game.all_called(seats), points)


def points_of(count: int) -> str:
    """Return `count` points in words."""
    return "{} point{}".format(count, "" if count == 1 else "s")


def counted(shell: "Shell", games: int) -> "tuple[str, str, bool]":
    """Return what the last of so many `games` is called, how many there were, and is that all?"""
    rounds = getattr(shell.referee.folder.manifest, "ROUNDS", 0)
    one = _ONE[rounds > 0]
    words = "{} {}{}".format(games, one.lower(), "" if games == 1 else "s")
    return "{} {}".format(one, games), words, 0 < rounds <= games


class Standings(Screen):
    """The points of all games of the session, and of those who have left it.

    If it is the `end`, it declares the winner, and leads to the first screen.
    """

    help = "POINTS"

    def __init__(self, shell: "Shell", end: bool = False):
        super().__init__(shell)
        self.dialog = not end
        games, points = totals(shell.journal)
        game: Game = shell.referee.game
        most = getattr(game, "most_leads", False)
        if len(points) > 1 and not end:  # who joined in a game that does not count is in no end
            points += [0] * (game.players - len(points))
        _, words, over = counted(shell, games)
        self.title = AFTER + words if games else "Points"
        # What the keys do: go back alone, what else there is, or end the session.
        self.keys = 0
        if end or ended(shell.journal):
            self.title, over = EVENING, True
        elif games:
            self.keys = 1 if game.over else 2
        self.cells: list[Sequence[str]] = []
        self.totals: list[int] = []
        self.verdict = NONE
        if len(points) == 1:
            self.verdict = IN_ALL.format(points_of(points[0]))
        elif points:
            self._rank(game, points, most, over)

    def _rank(self, game: "Game", points: "Points", most: bool, over: bool) -> None:
        """Say who leads or wins, and put them first, those who have left last."""
        shell = self.shell
        away = gone(shell.journal, shell.referee.rules)
        said = (game, points, most, away)
        self.verdict = winner(*said) if over else leaders(game, 2, *said[1:])
        cells = [(called(game, i, away), str(points[i])) for i in range(len(points))]
        self.cells, self.totals = leader_first(cells, points, most, away)
        for seat, score in left(shell.journal):
            place = SEATS + len(self.cells) - len(points)
            self.cells.append((called(game, seat, (seat,), place), str(score)))
            self.totals.append(score)

    def on_key(self, key: str) -> "Destination":
        if key == "*" or key == "#" and not self.dialog:
            return BACK if self.dialog else self.shell.home()
        if key == "B" and self.keys:
            return more(self.shell)
        self.not_now(WHICH[self.keys])
        return None

    def render(self, page: "Page") -> None:
        back = "  *back" if self.dialog else "# or *back"
        keys = (back, "B more  *back", "B end  *back")[self.keys]
        if self.cells:
            first = (keys.split("  ")[0] or "*back") if self.dialog else "#back"
            put_scores(self, page, self.verdict, [self.title], self.cells, self.totals, keys, first)
            return
        layout.head(page, self.title)
        layout.sentence(page, self.verdict)
        layout.keys(page, keys)


# On the board table.py:


_BAR, _GAP = 16, 6  # pixels: the least length of a bar, and between two figures
_LARGE = 3  # rows of one player each, at most
_SECOND, _HALF = 68, 58  # pixels: where the second column of two begins, and how wide both are


def put_scores(
    screen: "Screen",
    page: "Page",
    title: str,
    facts: "Sequence[str]",
    cells: "Sequence[Sequence[str]]",
    totals: "Points",
    keys: str,
    first: str = "",
) -> None:
    """Put a verdict, small facts where they have room, name and figures of each player, and `keys`.

    The last figure of a cell is the total, the one before it that of this game.  Up to three have
    a row each with a bar of their total, more stand in two columns; in T where all have room.
    Three take the last row too where what the `first` key does has room in the head.
    """
    count = len(cells)
    screen.unseen = ""
    if count <= _LARGE and _fit(cells, 1, T, layout.LINE):
        words, end = title, layout.RIGHT_EDGE - layout.LEFT_EDGE
        if count == _LARGE:
            end -= layout.keys_width(first) + _GAP if first else end
            words = title if width_of(title) <= end else title[: title.find(":")]
        if width_of(words) <= end:
            layout.head(page, words)
            y = layout.STAGE
            if count == _LARGE:
                kinds.head_keys(page, first)
                screen.told = screen.fades > 0  # what a key is answered that does nothing
                screen.unseen, page.foot = keys, layout.FOOT
            else:
                y = layout.KEYS - layout.LINE * count
                _put_facts(page, facts, [words], layout.STAGE, y)
                y -= layout.low(cells[-1][0])  # no sign reaches into the keys' caps
            _put_rows(page, cells, totals, y, T, layout.LINE)
            if not screen.unseen:
                layout.keys(page, keys)
            return
    _put_close(page, title, facts, cells, totals)
    layout.keys(page, keys)


def _put_close(
    page: "Page",
    title: str,
    facts: "Sequence[str]",
    cells: "Sequence[Sequence[str]]",
    totals: "Points",
) -> None:
    """Put the same, but the keys, as large as a title of several lines leaves room for it."""
    count = len(cells)
    single = count <= _LARGE
    least = layout.SMALL_LINE * ((count if single else (count + 1) // 2) - 1)
    room = min(2 * layout.LINE, layout.KEYS - layout.SMALL_LINE - least)
    face, step, lines = layout.fitted(title, layout.RIGHT_EDGE - layout.LEFT_EDGE, room)
    layout.sentence(page, title, y=0, below=room)
    top = step * len(lines)
    forms = [(1, T), (2, T), (1, S), (2, S)] if single else [(2, T), (2, S)]
    columns, size, close, y = 2, S, layout.SMALL_LINE, 0
    for columns, size in forms:
        close = 13 if size is T else layout.SMALL_LINE
        y = layout.KEYS - (15 if size is T else 9) - close * ((count + columns - 1) // columns - 1)
        if y >= top - 1 and _fit(cells, columns, size, close):
            break
    if y == top - 1 and face is T and size is S and layout.low(lines[-1]):
        y = top
    _put_facts(page, facts, lines if face is T else [], top, y + (size is T))
    put = _put_rows if columns == 1 else _put_pairs
    put(page, cells, totals, y, size, close)


def _fit(cells: "Sequence[Sequence[str]]", columns: int, size: "Face", step: int) -> bool:
    room = _HALF if columns == 2 else layout.RIGHT_EDGE
    return sum(_widths(cells, size, S if columns == 2 else size, step)) + _GAP <= room


def _widths(
    cells: "Sequence[Sequence[str]]", size: "Face", middle: "Face", step: int
) -> "list[int]":
    """Return how many columns the widest name, figure of this game and total take, with gaps."""
    name = _of_names(cells, size, middle, step)
    faces = (name, middle, size) if len(cells[0]) > 2 else (name, size)
    found = []
    for i in range(len(faces)):
        found.append(max([width_of(cell[i], faces[i]) for cell in cells]) + _GAP // 2)
    found[-1] -= _GAP // 2
    return found


def _of_names(cells: "Sequence[Sequence[str]]", size: "Face", middle: "Face", step: int) -> "Face":
    """Return the face of the names.

    It is small where a sign of one reaches into the row below, and beside a small figure of a game.
    """
    low = step < layout.LINE and any([layout.low(cell[0]) for cell in cells])
    return S if low or middle is not size and len(cells[0]) > 2 else size


def _put_beside(
    page: "Page", x: int, y: int, words: str, face: "Face", size: "Face", align: int, end: int
) -> None:
    """Put `words` in their `face` so that they stand on the line of what is of `size` at `y`."""
    page.text(x, y + (0 if face is size else 5), words, face, align, end, said="")
    page.say(end - 1 if align else x, y, words)


def _put_facts(
    page: "Page", facts: "Sequence[str]", lines: "Sequence[str]", y: int, end: int
) -> None:
    """Put small `facts` from `y` on above `end`, else at the right of the title's large `lines`."""
    places = []
    for i in range(len(lines)):
        wide = layout.RIGHT_EDGE - width_of(lines[i]) - _GAP
        places += [(layout.LINE * i, wide), (layout.LINE * i + layout.SMALL_LINE, wide)]
    for fact in facts:
        wide = width_of(fact, S)
        if wide <= layout.RIGHT_EDGE and y + layout.SMALL_LINE <= end:
            layout.label(page, layout.LEFT_EDGE, y, fact)
            y += layout.SMALL_LINE
            continue
        places = [place for place in places if place[0] + layout.SMALL_LINE <= end]
        broken = layout.lines_of(fact, places[0][1], S) if places else []
        if not 0 < len(broken) <= len(places) or any(
            [width_of(broken[i], S) > places[i][1] for i in range(len(broken))]
        ):
            continue
        page.say(layout.RIGHT_EDGE - 1, places[0][0] // layout.LINE * layout.LINE, fact)
        for line in broken:
            page.text(0, places.pop(0)[0], line, S, RIGHT, layout.RIGHT_EDGE, said="")


def _put_rows(
    page: "Page",
    cells: "Sequence[Sequence[str]]",
    totals: "Points",
    y: int,
    size: "Face",
    step: int,
) -> None:
    widths = _widths(cells, size, size, step)
    x = layout.LEFT_EDGE + sum(widths[:-1]) + _GAP
    bar = layout.RIGHT_EDGE - widths[-1] - _GAP - x
    name = _of_names(cells, size, size, step)
    large = size is T
    for cell in cells:
        _put_beside(page, layout.LEFT_EDGE, y, cell[0], name, size, LEFT, x)
        if len(cell) > 2:
            page.text(0, y, cell[1], size, RIGHT, x - _GAP)
        whole = len(cell) > 2 and "." not in cell[1]  # behind an average there is none
        total = cell[-1]
        said = "total " * whole + total
        page.text(0, y, total, size, RIGHT, layout.RIGHT_EDGE, said=said)
        if bar >= _BAR and min(totals) >= 0 < max(totals):
            layout.meter(page, x, y + 1 + 2 * large, bar, int(total), max(totals), 5 + 3 * large)
        y += step


def _put_pairs(
    page: "Page",
    cells: "Sequence[Sequence[str]]",
    totals: "Points",
    y: int,
    size: "Face",
    step: int,
) -> None:
    """Put two columns; the figure of this game is small."""
    rows = (len(cells) + 1) // 2
    total = _widths(cells, size, S, step)[-1]
    name = _of_names(cells, size, S, step)
    for i in range(len(cells)):
        cell, at = cells[i], y + step * (i % rows)
        x = layout.LEFT_EDGE + _SECOND * (i // rows)
        end = x + _HALF
        _put_beside(page, x, at, cell[0], name, size, LEFT, end)
        if len(cell) > 2:
            _put_beside(page, 0, at, cell[1], S, size, RIGHT, end - total - _GAP // 2)
        page.text(0, at, cell[-1], size, RIGHT, end)


# On the board end.py:


ALONE = "now {}, in all {}"
# By whether there are hands to be shown, and whether the session is ended.
KEYS = (
    ("A next B more  *undo", "A next game  *undo"),
    ("A next B more D hands  *", "A next D hands  *undo"),
)
FIRST = "A next"  # of them what is in the head where they have no row, and answers other keys
_SUM_ROW = 37  # where it says what one sum means
_FRAME, _BOX = 18, 28  # of each game in it: the row, and columns
_MOST_ROUNDS = 3


class Scores(Screen):
    """The end of one game: `title` if there is one, its verdict `text`, the points of each seat.

    The lowest total leads, or the highest where the rules' game has `most_leads`; the game's part
    ``texts`` may say it in its own words by ``session_verdict(game, games, totals)``, a text or "".
    After as many as make a total its winner is declared.
    Where there are `hands` to be shown, D leads through them.  The game may have help of its own in
    its part `helps`.  Once the players have ended the session, its winner is declared instead of
    all that.
    """

    help = "SCORES"
    legend = "*undo"  # for which the row has no room beside hands but for the key

    def __init__(
        self,
        shell: "Shell",
        text: str,
        title: str = "",
        hands: bool = False,
        helps: "HelpPart" = "",
    ):
        super().__init__(shell)
        self.helps = helps
        self.title, self.text = (title, text) if title else parted(text)
        self.hands = hands
        self.games, self.totals = totals(shell.journal)
        self.now = unpack_scores(shell.journal.closing)
        self.ended = ended(shell.journal)
        self.best = "" if self.ended else shell.nearness()[0]
        alone = len(self.now) == 1 and 0 < self.games <= _MOST_ROUNDS
        self.rounds = shell.rounds(self.games) if alone else []
        game: Game = shell.referee.game
        self.game = game
        self.most = most = getattr(game, "most_leads", False)
        self.away = away = gone(shell.journal, shell.referee.rules)
        own = getattr(shell.referee.folder.texts, "session_verdict", None)
        self.count, self.words, over = counted(shell, self.games)
        if self.ended or over and not own:
            self.text, self.verdict = EVENING if self.ended else AFTER + self.words, ""
            if len(self.totals) > 1:
                self.title = winner(game, self.totals, most, away)
        elif own:
            self.verdict = own(game, self.games, self.totals)
        else:
            self.verdict = leaders(game, self.games, self.totals, most, away)

    def on_key(self, key: str) -> "Destination":
        if key == "A":
            return self.shell.again()
        if key == "D" and self.hands:
            return self.shell.hands()
        if key == "*":
            return end(self.shell) if self.ended else self.shell.take_back(self)
        if key == "B" and not self.ended:
            return more(self.shell)
        self.not_now(FIRST)
        return None

    def render(self, page: "Page") -> None:
        text, now = self.text, self.now
        keys = KEYS[bool(self.hands)][self.ended]
        if len(now) == 1:
            layout.head(page, self.title)
            self._put_sum(page, now[0])
            best = self.best and self.best[0].upper() + self.best[1:] + "."
            rest = " ".join([words for words in (text, self.verdict, best) if words])
            if rest:
                layout.sentence(page, rest, y=_SUM_ROW, below=layout.KEYS)
        else:
            if self.verdict:  # who leads is more than what counts
                said = self.best, self.words + ": " + self.verdict, text
            else:
                said = self.best, text, self.count
            facts = [fact for fact in said if fact]
            cells = list(map(self._cell, range(len(now))))
            ordered = leader_first(cells, self.totals, self.most, self.away)
            first = "" if self.best else FIRST  # that has no room in a full head
            put_scores(self, page, self.title, facts, *ordered, keys, first)
            return
        layout.keys(page, keys)

    def _put_sum(self, page: "Page", now: int) -> None:
        """Put each game's points in a frame, this one's in reverse, and their sum."""
        whole, x = self.totals[0], layout.LEFT_EDGE
        if sum(self.rounds) != whole:
            layout.sentence(page, ALONE.format(now, whole), below=_SUM_ROW)
            return
        last = len(self.rounds) - 1
        for i in range(last + 1):
            points = str(self.rounds[i])
            page.text(x, _FRAME + 1, points, align=CENTRE, end=x + _BOX, dark=i == last)
            if i == last:
                page.reverse(x, _FRAME, _BOX, layout.LINE)
            else:
                page.frame(x, _FRAME, _BOX, layout.LINE)
            x += _BOX + 2
        if last:
            page.text(0, _FRAME + 1, "= {}".format(whole), align=RIGHT, end=layout.RIGHT_EDGE)

    def _cell(self, seat: int) -> "Sequence[str]":
        now, whole = self.now[seat], str(self.totals[seat])
        name = called(self.game, seat, self.away)
        return (name, whole) if self.ended else (name, ("+" if now > 0 else "") + str(now), whole)


def parted(text: str) -> "tuple[str, str]":
    """Return the first sentence of a verdict, and the rest."""
    for sign in ("! ", ". "):
        first, sign, rest = text.partition(sign)
        if rest:
            return first + sign[0], rest
    return text, ""

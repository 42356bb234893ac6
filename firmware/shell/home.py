"""From power on to a game: go on with the last one, the same again, or a few questions."""

from firmware.modules import catalog
from firmware.modules.later import later
from firmware.play.knowledge import SCREEN
from firmware.play.referee import Moves
from firmware.play.rules_base import RulesBase
from firmware.play.setup import unpack
from firmware.shell.game_start import last_setup, resume, seats_again, told
from firmware.shell.shell import QUESTIONS
from firmware.storage import journal
from firmware.ui import faces, layout
from firmware.ui.faces import S, T
from firmware.ui.page import CENTRE, RIGHT
from firmware.ui.questions import Ask
from firmware.ui.screen import TWICE_MS, Screen

_FOREIGN = "Clear memory? It is another version's or half written. "
FOREIGN = _FOREIGN + "Then settings, points and game are lost, else nothing is kept."
FOREIGN_MENDED = _FOREIGN + "Points and game are lost; names and bests come back from the drive."
LOST = "The memory was damaged. Lost: {} and what came after{}."
PERHAPS = ", perhaps "
LOST_WORDS = (
    (journal.SETTINGS, "settings"),
    (journal.SESSION, "points"),
    (journal.SETUP, "game"),
    (journal.PAST, "bests"),
)
UNSHUFFLED = "The memory was damaged: the shuffle is lost. "
TORN = "What was done last may be lost. "
DAMAGED = "The memory was damaged: what came last is lost. "
STRANGE = "The bests are another version's. I leave them there, and keep ours beside them."
SAVED = (
    "The drive could not be written: is it full, or is there none?",
    "history.csv is on the drive. No record: the last game is not over or unknown.",
    "history.csv and last-game.txt are on the drive.",
)
MENDED = "The memory was damaged. Names and bests are back from the drive. Lost: {}."
NEWEST, OLD_WORDS = "what came last", "points, game"
CUT_SHORT = "The memory was full: the last moves are not in it. "
CLOCK, BACK_CLOCK = "clock up to 10 s back", " The clock may be up to 10 s back."
AFTER = "after "
GO_ON, SHUFFLE = "Go on?", "Go on shuffling?"
MOVES, TURN, DRAW = "{} move{}", "{}'s turn", "{} to draw"
DRAWN = "ruling-draw"  # the row of a game's moves that sets its draw pile, if it has one
WAYS = ("I check", "I shuffle", "I deal", "I count")  # by level
AGAIN = "The same again?"
RESULT, RESUME, BACK = "result", "go on", "back"  # what ``*`` does
KEYS = "A < B >  #play"
WHICH = "A, B turn pages, 1 to {} choose."
EMPTY = "memory empty"
BEST, BEATEN, WIDEST = "best: {}", "beaten", "widest win {}"
_GAME_KEYS = "1234567890"  # of the first games
_SIGN, _BESIDE = 48, 54  # rows and columns of a sign at home, and where it says what beside it
_TITLE, _FACTS, _BACK_ROW = -1, (34, 44), 44  # rows: a title may reach below its line
_SMALL = 34  # the column where words begin beside a sign that is half as large
_ROOM = layout.RIGHT_EDGE - layout.LEFT_EDGE
_MOST_LINES = layout.FOOT // layout.SMALL_LINE


def first_screen(shell: "Shell"):
    """Return what the device shows when it is switched on; what came back is kept at once."""
    kept = shell.journal
    exported = kept.exported
    if exported and kept.state != journal.FOREIGN:
        kept.append(journal.EXPORT, bytes((journal.TOLD,)))
        record = exported == journal.RECORDED
        return told(shell, SAVED[2 * record + (exported == journal.WRITTEN)])
    there = _first_screen(shell)
    if kept.mended and kept.state != journal.FOREIGN:
        kept.renew()
    return there


def _first_screen(shell: "Shell"):
    if shell.journal.state == journal.FOREIGN:
        return Foreign(shell)
    if shell.journal.open and last_setup(shell):
        return GoOn(shell)
    harm = harmed(shell.journal)
    past = shell.journal.past
    if past and not harm and later.history.strange(past):
        harm = STRANGE
    return told(shell, harm) if harm else Home(shell)


def harmed(kept: "Journal") -> str:
    """Return what the memory could not be read of, for the players, or nothing."""
    if kept.mended:
        lost = _words(kept.lost) or NEWEST
        return MENDED.format(lost if kept.state == journal.OURS else OLD_WORDS)
    if journal.SHUFFLE in kept.lost:
        return UNSHUFFLED
    if kept.lost:
        perhaps = _words(kept.perhaps_lost)
        return LOST.format(_words(kept.lost), PERHAPS + perhaps if perhaps else "")
    if kept.damaged:
        return TORN if kept.torn else DAMAGED
    return ""


def _words(kinds: "Sequence[int]") -> str:
    return ", ".join([word for kind, word in LOST_WORDS if kind in kinds])


class Foreign(Ask):
    """Another version's journal is left alone until the players choose."""

    dialog = False

    def __init__(self, shell: "Shell"):
        text = FOREIGN_MENDED if shell.journal.mended else FOREIGN
        super().__init__(shell, text, self.clear, self.leave, ("clear it", "leave it"))

    def clear(self):
        self.shell.journal.clear()
        return Home(self.shell)

    def leave(self):
        return Home(self.shell)


def replayed(kept: "Journal", folder: "Folder", agreed: "Setup") -> "Any":
    """Return the game of the journal as it stands, for whoever only looks at it."""
    rules = folder.rules
    moves = Moves(rules)
    game = rules.new(agreed)
    game.names = journal.names_in(kept.settings) or ""
    for kind, payload in kept.entries():
        if kind != journal.NOTE and game.play(moves.unpack(payload)):
            break  # the log ends there
    return game


class GoOn(Ask):
    """Offer the game that was running when the power went."""

    dialog = False

    def __init__(self, shell: "Shell"):
        kept = shell.journal
        last = unpack(kept.setup)
        harm = harmed(kept) or (CUT_SHORT if kept.cut_short else "")
        self.title = SHUFFLE if last.undealt else GO_ON
        game, who, way = describe(last)
        moves = "" if last.undealt else MOVES.format(kept.moves, "" if kept.moves == 1 else "s")
        # What stands beside the sign, and at the right of the head, if nothing is wrong.
        self.facts = [game, moves or who, CLOCK if kept.time else "" if moves else way]
        self.beside = (who, way) if moves else ()
        text = ", ".join([game, who, way] + ([AFTER + moves] if moves else []))
        back = BACK_CLOCK if kept.time else ""
        text = "{}{} {}.{}".format(harm, GO_ON, text, back)
        if harm and len(layout.lines_of(text, _ROOM, S)) > _MOST_LINES:  # what is known can wait
            text = "{}{} {}.{}".format(harm, GO_ON, game, back)
        super().__init__(shell, text, self.go_on, self.other, ("go on", "home"))
        self.harm = harm
        self.folder = catalog.game_of(last.rules)
        self.agreed = last
        self.known = harm != "" or not moves  # is all told that is to be told?
        if not last.undealt:
            shell.prepare(self.folder, last.level)

    def on_tick(self, now: int) -> "Destination":
        """Tell whose turn it is and how many cards there are to draw, once the rules can tell."""
        if self.known or not self.folder.has_rules:
            return None
        self.known = True
        try:
            game = replayed(self.shell.journal, self.folder, self.agreed)
            players = len(seats_again(self.shell, self.folder, self.agreed.players))
        except (MemoryError, ValueError):
            return None
        self.agreed.players = players
        self.beside = describe(self.agreed)[1:]
        self.stale = True
        if game.started and not game.over and not game.on_call:
            self.facts[0] = TURN.format(game.name(game.seat))
            if [row for row in self.folder.rules.MOVES if row[0].startswith(DRAWN)]:
                self.facts[1] = DRAW.format(game.knowledge.draw)
            if self.agreed.rules == self.folder.rule_sets[0][0]:
                self.beside = ()
        return None

    def go_on(self):
        return resume(self.shell)

    def other(self):
        return Home(self.shell)

    def render(self, page: "Page") -> None:
        if self.harm:
            super().render(page)
            return
        page.text(layout.LEFT_EDGE, 0, self.title)
        for i in range(len(self.beside)):
            page.text(0, layout.SMALL_LINE * i, self.beside[i], S, RIGHT, layout.RIGHT_EDGE)
        put_sign(page, 19, self.folder, False)
        facts = self.facts
        room = layout.RIGHT_EDGE - _SMALL
        face = T if page.width(facts[0]) <= room else S
        y = layout.STAGE if face is T else layout.STAGE + 4
        page.text(_SMALL, y, facts[0], face, end=layout.RIGHT_EDGE)
        if not facts[2]:
            page.text(_SMALL, layout.STAGE + 15, facts[1], end=layout.RIGHT_EDGE)
            facts = facts[:1]
        for i in range(1, len(facts)):
            if facts[i]:
                layout.label(page, _SMALL, layout.STAGE + 8 + 8 * i, facts[i])
        layout.large_keys(page, *self.words)


class Home(Screen):
    """A page for each game, after one for the last set-up again; `left` is the one chosen before.

    It is not the ``#`` that led here pressed twice by mistake: that would end the game given up.
    """

    help = "HOME"

    def __init__(self, shell: "Shell", left: "Folder | None" = None):
        super().__init__(shell)
        self.games = catalog.games()
        kept = shell.journal
        self.last = last = last_setup(shell)
        # Who plays it again: once there was a ruling only the rules can tell.
        self.known = False
        ruled = kept.result and kept.result[0] & journal.RULED
        self.seats: Seats = range(last.players) if last and not ruled else ()
        self.pages: list[Folder] = ([catalog.game_of(last.rules)] if last else []) + self.games
        self.at = 0
        if left:
            self.at = len(self.pages) - len(self.games)
            self.at += [game.folder for game in self.games].index(left.folder)
        # What ``*`` goes back to: the game that runs; the last one, which can be taken back and
        # sent once more; or that which was given up.
        self.back = ""
        if last and kept.open:
            self.back = BACK
        elif last and kept.moves > 0:
            self.back = RESUME if kept.closing == journal.GIVEN_UP else RESULT
        self.history: Any = None  # it comes once the page is seen, if there is any
        if last:
            shell.prepare_last(self.pages[0], last.level)
        else:
            shell.expect((QUESTIONS,))
        self.deaf_ms = TWICE_MS if shell.key == "#" else 0

    @property
    def about(self) -> "Folder":
        """The game that a question about a number is about: the one on the page."""
        return self.pages[self.at]

    @property
    def again(self) -> bool:
        """True on the page of the last set-up."""
        return self.last is not None and not self.at

    def ahead(self, key: str) -> bool:
        return key != "#"

    def on_tick(self, now: int) -> "Destination":
        """Tell what was the best, then who left the last game or joined it, once its rules can."""
        kept = self.shell.journal
        if self.history is None and (kept.past or kept.result):
            self.history = later.history.whole(kept)
            self.stale = True
            return None
        if self.last and not self.known and self.pages[0].has_rules:
            self.known = True
            seats = seats_again(self.shell, self.pages[0], self.last.players)
            self.stale = self.stale or list(seats) != list(self.seats)
            self.seats = seats
        return None

    def on_key(self, key: str) -> "Destination":
        if key == "A" or key == "B":
            self.at = (self.at + (1 if key == "B" else -1)) % len(self.pages)
        elif key == "#" and self.again:
            return unless_running(self.shell, self.shell.again)
        elif key == "#":
            return self.picked(self.about)
        elif key == "*" and self.back:
            return GoOn(self.shell) if self.back == BACK else resume(self.shell)
        elif key in _GAME_KEYS and _GAME_KEYS.find(key) < len(self.games):
            return self.picked(self.games[_GAME_KEYS.find(key)])
        else:
            self.not_now(WHICH.format(_GAME_KEYS[min(len(self.games), len(_GAME_KEYS)) - 1]))
        return None

    def picked(self, game: "Folder"):
        """Begin with the questions before `game`."""
        last = self.last if self.last and game.has(self.last.rules) else None
        return unless_running(self.shell, lambda: self.shell.set_up(game, last, len(self.seats)))

    def render(self, page: "Page") -> None:
        game = self.about
        put_sign(page, layout.STAGE, game, True)
        facts = [fact for fact in self._facts(page, game) if fact]
        if self.back:
            behind = page.cap(_BESIDE, _BACK_ROW, "*", "*" + self.back)
            page.text(behind + 2, _BACK_ROW, self.back, S, said="")
            facts = facts[:1]
        if self.shell.trouble:  # the sign of it stands there
            facts = []
        for i in range(min(len(facts), len(_FACTS))):
            layout.label(page, _BESIDE + 2, _FACTS[i], facts[i])
        layout.keys(page, KEYS, _BESIDE)
        page.foot = layout.HEIGHT  # what is said lies over sign and keys

    def _facts(self, page: "Page", game: "Folder") -> "list[str]":
        """Put the title, and how many play; return what is said small below them."""
        last = self.last
        if self.again and last:
            page.text(layout.LEFT_EDGE, _TITLE, AGAIN)
            seats = self.seats
            x = self._people(page, str(len(seats))) + 5 if seats else _BESIDE + 2
            page.text(x, 21, WAYS[last.level], S)
            first = last.rules == game.rule_sets[0][0]
            title = "" if first else game.rule_set(last.rules)[1]  # the sign tells the first one
            shell, hints = self.shell, last.hints  # an older one says it of all
            if shell.hints is not None:
                hints = last.level == SCREEN and game.hints and any(map(shell.hinted_at, seats))
            best = self._best(game, last.rules, last.level | hints << 7, len(seats))
            return [title, self._names(page, seats), best]
        number = self.games.index(game) + 1
        page.text(layout.LEFT_EDGE, _TITLE, game.title)
        if number <= len(_GAME_KEYS):
            page.cap(layout.RIGHT_EDGE - 11, 4, _GAME_KEYS[number - 1])
        fewest = min([row[2] for row in game.rule_sets])
        most = max([row[3] for row in game.rule_sets])
        self._people(page, "{}-{}".format(fewest, most) if fewest < most else str(most))
        # The device cannot know whether it is new, or a power cut emptied the memory.
        blank = self.shell.journal.state == journal.BLANK
        says = game.says.split("\n")[0]
        return [says, EMPTY if blank else self._best(game, game.rule_sets[0][0])]

    def _people(self, page: "Page", count: str) -> int:
        """Put how many play; return the column behind it."""
        x = page.picture(_BESIDE + 2, layout.STAGE + 2, faces.PERSON)
        return page.text(x + 4, layout.STAGE, count)

    def _names(self, page: "Page", seats: "Seats") -> str:
        """Return who sits at the table, if anybody has a name and all stand on one line.

        Who has none is called by their place in the next game.
        """
        kept = self.shell.names
        names = [kept[3 * seat : 3 * seat + 3].strip() for seat in seats]
        called = [names[i] or RulesBase().name(i) for i in range(len(names))]
        line = " ".join(called) if any(names) else ""
        wide = page.width(line, S) > layout.RIGHT_EDGE - _BESIDE - 2
        return "" if wide else line

    def _best(self, game: "Folder", rules: str, level: int = 0, players: int = 0) -> str:
        """Return the best result by the `rules` of `game`, or nothing.

        Of so many `players` at a `level` as a set-up packs it, else of whoever played.
        """
        if not self.history:  # what reads it comes once the page is seen
            return ""
        best = self.history.best_of(
            rules, later.history.way_of(level, players) if players else None
        )
        if best is None:
            return ""
        if not self.history.together(rules):
            return WIDEST.format(best) if best else ""
        told = game.says.split("\n")[1:] or (BEST,)
        return told[0].format(best) if best else BEATEN


def put_sign(page: "Page", y: int, game: "Folder", twice: bool) -> None:
    """Put the sign of `game`, 24 x 24, or `twice` as large; its first letter where it has none."""
    if game.sign:
        page.picture(2, y, game.sign, twice)
        return
    side = _SIGN if twice else _SIGN // 2
    page.text(1, y + side // 2 - 8, game.title[:1], align=CENTRE, end=1 + side, said="")
    page.frame(1, y, side, side, 2)


def describe(agreed: "Setup") -> "tuple[str, str, str]":
    """Return a set-up in pieces: the game; rules that are not its usual ones and players; way."""
    game = catalog.game_of(agreed.rules)
    who = str(agreed.players)
    if agreed.rules != game.rule_sets[0][0]:
        who = game.rule_set(agreed.rules)[1] + ", " + who
    else:
        who = "alone" if who == "1" else who + " players"
    return game.title, who, WAYS[agreed.level]


def unless_running(shell: "Shell", go: "Go"):
    """Return `go()`, but ask first where that would end a running game."""
    if not shell.journal.open:
        return go()
    asked = Ask(shell, "A game is in the memory. It ends when you begin another. Begin?", go)
    asked.deaf_ms = TWICE_MS  # ``#`` led here, and says yes
    return asked

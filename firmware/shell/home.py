"""From power on to a game: go on with the last one, the same again, or a few questions."""

from firmware.modules import catalog
from firmware.modules.later import later
from firmware.play.setup import unpack
from firmware.shell.game_start import last_setup, resume, told
from firmware.storage import journal
from firmware.ui import layout
from firmware.ui.faces import S
from firmware.ui.questions import Ask, Choice
from firmware.ui.screen import TWICE_MS

FOREIGN = (
    "Clear memory? It is another version's or half written. Then settings, points and game are "
    "lost, else nothing is kept."
)
FOREIGN_MENDED = (
    "Clear memory? It is another version's or half written. Points and game are lost; names and "
    "bests come back from the drive."
)
EMPTY = ("If not new: settings,", "points, game are lost")  # the device cannot know which
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
MENDED = "The memory was damaged. Names and bests are back from the drive. Lost: {}."
NEWEST, OLD_WORDS = "what came last", "points, game"
CUT_SHORT = "The memory was full: the last moves are not in it. "
CLOCK = " The clock may be up to 10 s back."
SHUFFLE = "Go on with your shuffle? "
MORE = " more"
MENU = "  hold *menu"
AGAIN = "Again: "
WAYS = ("I check", "guided", "I deal", "you ask")  # by level
HINTS = "hints"  # they are dealt, too
RESULT = " B result"
GO_ON = " B go on"


def first_screen(shell: "Shell"):
    """Return what the device shows when it is switched on; what came back is kept at once."""
    there = _first_screen(shell)
    kept = shell.journal
    if kept.mended and kept.state != journal.FOREIGN:
        kept.renew()
    return there


def _first_screen(shell: "Shell"):
    if shell.journal.state == journal.FOREIGN:
        return Foreign(shell)
    if shell.journal.open and last_setup(shell):
        return GoOn(shell)
    harm = harmed(shell.journal)
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


class GoOn(Ask):
    """Offer the game that was running when the power went."""

    dialog = False

    def __init__(self, shell: "Shell"):
        kept = shell.journal
        last = unpack(kept.setup)
        text = harmed(kept) or (CUT_SHORT if kept.cut_short else "")
        text += "Go on? " if text else SHUFFLE if last.undealt else "Go on with your game? "
        text += ("{}, {}." if last.undealt else "{}, {}, after {} move{}.").format(
            *describe(last), kept.moves, "" if kept.moves == 1 else "s"
        )
        if kept.time:
            text += CLOCK
        super().__init__(shell, text, self.go_on, self.other, ("go on", "other game"))
        if not last.undealt:
            shell.prepare(catalog.game_of(last.rules), last.level)

    def go_on(self):
        return resume(self.shell)

    def other(self):
        return Home(self.shell)


class Home(Choice):
    """Choose a game, or the last set-up again by one key; `left` is the one chosen before.

    It is not the ``#`` that led here pressed twice by mistake: that would end the game given up.
    """

    SHOWN = 7
    help = "HOME"

    def __init__(self, shell: "Shell", left: "Folder | None" = None):
        self.games = catalog.games()
        self.last = last_setup(shell)
        titles = [game.title for game in self.games]
        back = self.running if shell.journal.open and self.last else None
        super().__init__(shell, "", titles, self.picked_game, back=back)
        if left:
            self.chosen = [game.folder for game in self.games].index(left.folder)
        self.above: Sequence[str] = ()  # two rows above the games
        if self.last:
            title, how = describe(self.last)
            fits = layout.width_of(how, S) <= layout.RIGHT_EDGE - layout.LEFT_EDGE
            self.above = (AGAIN + title, how if fits else how.replace(", ", " "))
        elif shell.journal.state == journal.BLANK:
            self.above = EMPTY
        if self.above:
            self.SHOWN = 5
        # The last game can be seen, taken back and sent once more, or gone on with if given up.
        self.ended = self.last is not None and not shell.journal.open and shell.journal.moves > 0
        if self.last:
            shell.prepare_next(catalog.game_of(self.last.rules), self.last.level)
        shell.expect(("firmware.shell.setup_questions",))
        self.deaf_ms = TWICE_MS if shell.key == "#" else 0

    def ahead(self, key: str) -> bool:
        return key != "#"

    def on_key(self, key: str) -> "Destination":
        if key == "#" and self.last:
            return unless_running(self.shell, self.shell.again)
        if key == "B" and self.ended:  # pressed twice, "A" would begin the next game there
            return resume(self.shell)
        return super().on_key(key)

    def picked_game(self, index: int):
        game = self.games[index]
        last = self.last if self.last and game.has(self.last.rules) else None
        questions = later.setup_questions

        def ask():
            return questions.Questions(self.shell, game, last).first()

        return unless_running(self.shell, ask)

    def render(self, page: "Page") -> None:
        super().render(page)
        for i in range(len(self.above)):
            layout.label(page, layout.LEFT_EDGE, 8 * i, self.above[i])
        if self.last:
            page.reverse(0, 0, layout.WIDTH, 16)

    @property
    def about(self) -> "Folder":
        """The game that a question about a number is about: the last one, else the marked one."""
        return catalog.game_of(self.last.rules) if self.last else self.games[self.chosen]

    def running(self):
        return GoOn(self.shell)

    def is_marked(self, item: int) -> bool:
        return not self.last and item == self.chosen

    def keys_line(self) -> str:
        line = super().keys_line()
        if self.last and not self.back:
            line = line.replace(MORE, "")
        if self.ended:
            line += GO_ON if self.shell.journal.closing == journal.GIVEN_UP else RESULT
        return line if self.back or not layout.keys_fit(line + MENU) else line + MENU


def describe(agreed: "Setup") -> "tuple[str, str]":
    """Return a set-up in two pieces: the game; rules that are not its usual ones, players, way."""
    game = catalog.game_of(agreed.rules)
    who = str(agreed.players)
    if agreed.rules != game.rule_sets[0][0]:
        who = game.rule_set(agreed.rules)[1] + ", " + who
    else:
        who = "alone" if who == "1" else who + " players"
    return game.title, who + ", " + (HINTS if agreed.hints else WAYS[agreed.level])


def unless_running(shell: "Shell", go: "Go"):
    """Return `go()`, but ask first where that would end a running game."""
    if not shell.journal.open:
        return go()
    asked = Ask(shell, "A game is in the memory. It ends when you begin another. Begin?", go)
    asked.deaf_ms = TWICE_MS  # ``#`` led here, and says yes
    return asked

"""A game that is over, once more: its story, and each move with the table as it stood before it."""

from firmware.modules.later import later
from firmware.play.knowledge import ON_CALL
from firmware.shell.shell import turn_page
from firmware.storage.journal import ASKED, EXPORT, MOVE, NOTE
from firmware.ui import layout
from firmware.ui.faces import S
from firmware.ui.screen import Screen

MOMENT = "One moment."
MOVED = "{}: {}"
CUT = ".."
# First words of a move as in a record, of those that its page has another word for, or all of its
# words, the first of which may be who it is about; a text takes the least room.
SAID = (
    " free:J as; pass:draw; laid:laid; last:laid; aside:aside; name:turn card:; reveal:turns;"
    " need:said {1}: {2}; stuck:laid {1}, no more; finished:{1} is out; claim:{1} is out;"
    " score:{1} has {2}; out:went {0};"
)
PRODUCT, RULED = "{} = {} \u00d7 {}", "ruled "
COMING = ("leave", "join")  # rulings that say who did what
LAY = "lay"  # of a card that a game may call otherwise than a record
PASS, END = "pass", "end"  # on call: who has laid some cards passes as no more follow
DROPPED = (LAY, "discard", "the", "a")  # first words of a move that the rest tells as well
# By whether there is a move that cost the most, and whether it is this one.
KEYS = ("A < B > C turn  *back", "A < B > C turn D dear *", "dearest: A < B > C turn *")
BACK_KEY = "  *back"
FIRST_MOVE, LAST_MOVE = "This is the first move.", "This is the last move."
NOTHING_DEAR = "No move cost much."
WHICH = "A back, B on, C turn."
COUNTED, COUNTED_MS = "I know only what you told me.", 5000
LOOK_KEY = "B look"
READ = "# next, B look, * back."
_SLICE = 8  # moves that are heard in a step, some 20 ms
_ROOM, _BESIDE = 92, 74  # columns of the head before the draw pile, and beside an open card


def story_of(folder: "Folder"):
    """Return the class of the story of a game, which may have none of its own."""
    own: Any = folder.part("story") if folder.has_part("story") else later.story
    return own.Story


class Hearing:
    """The story of the game of `referee`, which is over, as far as it has been heard.

    `turns` has a byte for each move: the last digits of the number of its turn.  `dearest` is the
    number of the move that cost the most, else less than 0: ~ of that of the last play.  Once all
    has been heard the referee keeps that, and nothing that keeps this module from giving way.
    """

    def __init__(self, referee: "Referee"):
        self._referee = referee
        if referee.found.get("heard"):
            self.dearest, self.turns, self.sentences = referee.found["heard"]
            return
        self.game: Any = referee.new_game()
        self.story: Any = story_of(referee.folder)(self.game, referee.moves.text)
        self.dearest = -1
        self.turns = bytearray()
        self.sentences: list[str] = []
        self._rows = referee.moves
        self._entries: Any = referee.journal.entries(tuple)
        self._left = referee.journal.moves
        self.game.judging = not self._left

    def go_on(self) -> bool:
        """Hear some moves more; return False once all have been heard."""
        if self.sentences:
            return False
        teller, game = self.story, self.game
        for _ in range(_SLICE):
            try:
                kind, move = next(self._entries)
            except StopIteration:
                self.sentences = teller.sentences(game)
                self.dearest = teller.dearest if teller.dearest >= 0 else ~teller.played
                self.story = self.game = self._entries = None  # a game takes some KB
                self._referee.found["heard"] = self.dearest, self.turns, self.sentences
                return False
            if kind == NOTE:
                continue
            if kind == MOVE:
                self._left -= 1
                game.judging = not self._left
            turn = teller.play(game, move, self._rows.row(move[0])[0])
            if kind == MOVE:
                self.turns.append(turn & 0xFF)
        return True


class Past:
    """The game of `referee` as it stood before `move`, which is number `at` from 0, or None.

    All else it has of the referee, so pages of a turn show it.
    """

    clock = None
    hands_typed = b""
    refused = None

    def __init__(self, referee: "Referee"):
        self._referee = referee
        self.typed = {}
        self._begin()

    def __getattr__(self, name: str):
        return getattr(self._referee, name)

    def _begin(self) -> None:
        self.game: Any = None  # there is room for one
        self.game = self._referee.new_game()
        self.game.judging = False
        self._entries = self._referee.journal.entries(tuple)
        self.at = 0
        self.move: Perhaps[Move] = None
        self._find()

    def _find(self) -> None:
        """Play what comes before the next move: chance, and what was said."""
        for kind, move in self._entries:
            if kind == MOVE:
                self.move = move
                return
            if kind == NOTE:
                self.game.play(move)
            else:
                self.game.do(move)
        self.move = None

    def go(self, at: int) -> None:
        """Go to the move number `at`: on from here, or from the first one."""
        if at < self.at:
            self._begin()
        while self.at < at:
            self.game.do(self.move)
            self.at += 1
            self._find()


class Then:
    """The rooms of `shell`, in which the game stands as `referee` has it."""

    def __init__(self, shell: "Shell", referee: Past):
        self._shell = shell
        self.referee = referee

    def __getattr__(self, name: str):
        return getattr(self._shell, name)


def table(shell: "Any", screens: "Any") -> Screen:
    """Return the page of the turn as the game of `shell` stands: of a dealt one with the hand.

    `screens` are those of the game.
    """
    own = getattr(screens, "table", None)
    game: Any = shell.referee.game
    if not own and not (game.started and game.knowledge.hand(0) is not None):
        own = getattr(screens, "first", None)
    return own(shell) if own else turn_page(shell)


class Look(Screen):
    """The moves of a game that is over, one after the other, with the table before each.

    It begins where the one that cost the most was made, else with the last play.  It takes the
    place of the result, or of the story to which `back()` leads: both have no room at once.
    """

    help = "PAST"
    legend = "Aback/Bon/Cturn/*back"
    busy = True
    asks = moved = False

    def __init__(self, shell: "Shell", back: "Go | None" = None):
        super().__init__(shell)
        self.back = back
        self.hearing = Hearing(shell.referee)
        self.past: Any = Past(shell.referee)
        self.then: Any = Then(shell, self.past)

    def ahead(self, key: str) -> bool:
        return True

    def on_tick(self, now: int) -> "Destination":
        if self.busy and not self.hearing.go_on():
            self.busy = False
            self.stale = True
            self.shell.hold(True)  # to load its pages takes 0.2 s a key
            dearest = self.hearing.dearest
            if dearest >= 0:
                self.legend += "/Ddear"  # all that its key has room for
            self.past.go(dearest if dearest >= 0 else ~dearest)
            if self.past.setup.level == ON_CALL:  # there is little to be seen
                self.say(COUNTED)
                self.fades = now + COUNTED_MS  # it lies over that
        return None

    @property
    def last(self) -> int:
        """The number of the last move."""
        return len(self.hearing.turns) - 1

    def on_key(self, key: str) -> "Destination":
        at, turns, dearest = self.past.at, self.hearing.turns, self.hearing.dearest
        self.moved = key in "ABCD"
        if key == "*" or self.last < 0:
            self.past = self.then = None  # the result wants their room
            self.shell.hold()
            return self.shell.soon(self.back or self.shell.screen)
        if key == "A" and at:
            self.past.go(at - 1)
        elif key == "B" and at < self.last:
            self.past.go(at + 1)
        elif key == "C" and at < self.last:
            here = turns[at]
            while at < self.last and turns[at] == here:
                at += 1
            self.past.go(at)
        elif key == "D":
            if dearest < 0:
                self.not_now(COUNTED if self.past.setup.level == ON_CALL else NOTHING_DEAR)
            else:
                self.past.go(dearest)
        elif key in "ABC":
            self.not_now(LAST_MOVE if at else FIRST_MOVE)
        else:
            self.not_now(WHICH)
        return None

    def render(self, page: "Page") -> None:
        if self.busy or self.last < 0:
            layout.sentence(page, MOMENT)
            return
        past = self.past
        there = table(self.then, past.folder.screens)
        if past.move:
            there.recall(past.move)
        self.told = there.crowded  # there the head is the only place for it
        room = _BESIDE if there.narrow else _ROOM
        page.heading = self.told and self.note or self._words(room)
        there.render(page)
        if not page.words:  # a result, before a ruling let the game go on
            layout.head(page, page.heading)
        page.heading = ""
        dearest = self.hearing.dearest
        keys = KEYS[(dearest >= 0) + (past.at == dearest)]
        # A hand stands where the keys were told before the first one was pressed.
        hidden = there.crowded or self.moved and page.foot < layout.KEYS
        self.unseen = keys if hidden else ""
        self.row_at = 0 if hidden else layout.KEYS
        if hidden:
            return
        if page.foot == layout.KEYS:
            page.clear(0, layout.KEYS - 1, layout.WIDTH, layout.SMALL_LINE + 1)
        layout.keys(page, keys)

    def _turn(self) -> int:
        """Return the number of the turn, by the steps between its last digits, a byte each."""
        turns = self.hearing.turns
        turn = turns[0]
        for at in range(self.past.at):  # a list of them asks for 512 bytes in one piece
            turn += (turns[at + 1] - turns[at]) & 0xFF
        return turn

    def _words(self, room: int) -> str:
        """Return turn, player and move, as much of it as has `room`."""
        past = self.past
        game = past.game
        who = turn = str(self._turn() or "")  # on call some moves are in no turn
        if game.started and game.players > 1:
            who += " " + game.name(game.seat)
        written = past.moves.text(past.move, game.name).split()
        called = past.called(past.move)
        first = written[0]
        at = SAID.find(" " + first + ":")
        if at >= 0:
            said = SAID[at + len(first) + 2 : SAID.find(";", at)]
            if first == PASS and getattr(game, "laid", 0):
                said = END
            who *= said[0] != "{"
            written = [said.format(*written)] + written[1:] * ("{" not in said)
        if past.moves.text(past.move).endswith(" F"):
            written[-1] = "J"
        ruled = first.startswith("ruling")
        if len(written) == 4 and first != LAY and not ruled:  # a card by its factors
            called = " ".join(written[:2])
            written[1:] = [PRODUCT.format(*written[1:])]
        ways = [" ".join(written), called]  # the second where that has no room
        if ruled:
            ways = [RULED + called, called][first[7:] in COMING :]
        elif len(written) == 1 and at < 0:
            ways.reverse()
        if (ruled or first == LAY) and hasattr(past.folder.texts, "label"):
            brief = past.folder.texts.label(called)  # it has them short, too
            ways = ways[:ruled] + [called, brief, brief.replace("on ", "")]
        text = ""
        ways.append(ways[-1].partition(" =")[0])  # of a product its card alone
        count = len(ways)
        # What was ruled is told before who was on turn, and before the turn's number.
        for i in range(count + 2 * count * ruled):
            words = ways[i % count].split()
            moved = " ".join(words[words[0] in DROPPED :])
            text = MOVED.format((who, turn, "")[i // count], moved).lstrip(" :")
            if layout.width_of(text, S) <= room:
                return text
        while layout.width_of(text + CUT, S) > room:
            text = text[: text.rfind(" ")]
        return text + CUT


SAVE = (
    "Write the last games and the record to the drive? I start anew; leave me plugged in until I "
    "say that it is done."
)
SAVING = "I write to the drive. Do not unplug."


def save(shell: "Shell"):
    """Return the question whether the games are written onto the drive."""
    return shell.ask(SAVE, lambda: Saving(shell))


class Saving(Screen):
    """The last page before boot.py writes the games onto the drive; it stays on the panel."""

    busy = True
    drawn = False

    def on_tick(self, now: int) -> "Destination":
        if not self.drawn:
            return None
        kept = self.shell.journal
        kept.append(EXPORT, bytes((ASKED,)))
        if kept.keeps():
            self.shell.box.start_anew()
        return self.shell.soon(self.shell.menu)  # which says that it is not kept

    def render(self, page: "Page") -> None:
        layout.sentence(page, SAVING, y=0)
        self.drawn = True


class Told(Screen):
    """The story of a game that is over, a sentence a page."""

    help = "STORY"
    busy = True
    at = 0
    asks = False

    def __init__(self, shell: "Shell"):
        super().__init__(shell)
        self.hearing = Hearing(shell.referee)

    def ahead(self, key: str) -> bool:
        return True

    def on_tick(self, now: int) -> "Destination":
        if self.busy and not self.hearing.go_on():
            self.busy = False
            self.stale = True
        return None

    def on_key(self, key: str) -> "Destination":
        count = len(self.hearing.sentences)
        if key == "*" or key == "#" and self.at == count - 1:
            return self.shell.soon(self.shell.menu)
        if key == "B" and self.hearing.turns:
            return Look(self.shell, self.shell.told)
        if key == "#":
            self.at += 1
        else:
            self.not_now(READ)
        return None

    def render(self, page: "Page") -> None:
        if self.busy:
            layout.sentence(page, MOMENT)
            return
        found = self.hearing.sentences
        layout.sentence(page, found[self.at], y=0)
        look = LOOK_KEY if self.hearing.turns else ""
        layout.keys(page, ("#next " if self.at < len(found) - 1 else "#ok ") + look + BACK_KEY)

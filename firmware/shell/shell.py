"""The objects that all screens share: journal, settings, signals and the game in play."""

from firmware.modules import loader
from firmware.modules.later import later
from firmware.play.knowledge import GUIDED, ON_CALL, SCREEN, TABLE
from firmware.play.referee import Referee
from firmware.play.rules_base import BOXES
from firmware.storage import journal
from firmware.ui import kinds
from firmware.ui.keys import Keys
from firmware.ui.questions import Ask
from firmware.ui.screen import BACK, NO_LIGHT, Screen, go_back
from firmware.ui.signals import Signals

VERSION = "0.1.0"
TIDY_MS = 1000  # after which a page that nobody touches has made some 5 KB of garbage
GAME = RESULT = 24_000  # bytes that are free before a game is loaded, and before its result
BY_HAND = 38_000  # before what leads through a shuffle, which takes some 20 KB
# What a game is played with, as it has them, and what more at some levels.
PARTS = ("rules", "texts", "screens")
DEALS = ("rules",)
BASE = ("manifest", "rules", "texts")  # what it is when it is over
_MOVING = "firmware.ui.moving"
_GAME_START = "firmware.shell.game_start"
_HOME = "firmware.shell.home"
_PAD = "firmware.shell.pad"
_RULING = "firmware.shell.ruling"
_FIRST_PLAYER = "firmware.shell.first_player"  # what only begins a game, and of the game
_BEGINS = ("who_starts",)
_TAKE_BACK = ("firmware.shell.take_back",)
QUESTIONS = "firmware.shell.setup_questions"
_YOU_PLAY = " You play {}."
# With what a deck is shuffled by hand, by full names, and of the game.
_SHUFFLE = ("firmware.shell.guided", "firmware.shuffle.shuffle_start")
_SHUFFLED = ("manifest", "rules")
_BY_THE_KEYS = ("KEYS", "PASS", "YOURS", "GUIDED")  # pages of help that pad.py has
NO_ROOM, BACK_KEY = "No room for that now.", "*back"
HELP_PAGES = 4  # of a game at most, behind those of the keys
_FEW = 2  # modules for which no room is made beforehand
_SHUFFLING = -1  # for a level: the deck is shuffled by hand before GUIDED begins
OVER = -2  # one that is over
_PASSED = "hand_over"  # 8 KB of pages on which a hand is passed on
_CALLED = "on_call_turn"
AT_LEVEL = {SCREEN: ("turn", _PASSED), ON_CALL: ("on_call", _CALLED), OVER: ()}


class _Loading:
    """Loads what comes next while nobody presses a key, and sees to memory.

    It is a class of its own, as the collector notes 64 things at most, and one would have 75.
    """

    journal: "Journal"
    referee: "Perhaps[SeatedReferee]"
    about: "Perhaps[Folder]"  # the game that is played or set up, or was last
    game: "Perhaps[Folder]"  # the game that is in memory, or comes
    clean: bool  # has nothing but the game in play been loaded?
    # A game to be loaded, its level, and whether it begins.
    _coming: "Perhaps[tuple[Folder, int, bool]]"
    _others: bool  # are other games in memory?
    _untidy: int  # from when on memory is to be seen to again, ms

    def prepare(self, game: "Folder", level: int = TABLE, begins: bool = True) -> None:
        """Let `game`, as it is played at `level`, be loaded while nobody presses a key.

        What only begins a game comes where it `begins`.  Of the games' modules those of any other
        go.
        """
        self.about = game
        loader.expect_none()  # of a page that is left, or another game or level that was chosen
        if not self.game or self.game.folder != game.folder:
            if self.referee:
                self.put_away()
            self._others = True
            self.clean = self.clean and not self.game
            self.game = game
        self._coming = game, level, begins

    def prepare_next(self, game: "Folder", level: int) -> None:
        """Let what `game` at `level` begins with be loaded while nobody presses a key.

        Where the deck is to be shuffled by hand that is all.
        """
        self.prepare(game, _SHUFFLING if level == GUIDED else level)

    def prepare_last(self, game: "Folder", level: int) -> None:
        """Let the questions before any game be loaded, then what begins `game` once more.

        None of it stays once a key is pressed: another may be chosen.
        """
        self.prepare_next(game, level)
        self.await_game()
        loader.stay((_GAME_START,))
        self.expect((QUESTIONS,))

    def prepare_again(self) -> None:
        """Let what begins a game like the one in play be loaded while nobody presses a key."""
        referee = self.referee
        level = referee.setup.level
        # A shuffle by hand comes when this game has gone.
        needed = [] if level == GUIDED else self._needed(referee.folder, level)
        loader.expect([_GAME_START] + needed, True)

    def prepare_reading(self) -> None:
        """Let the rules of the game in play be loaded while nobody presses a key."""
        loader.expect(self.referee.folder.modules(("help",)) + [_PAD], True)

    def prepare_lines(self) -> None:
        """Let what sets the game in play right, and its rules, be loaded meanwhile."""
        self.expect([_RULING] + self.referee.folder.modules(("help", "ruling_screen")))

    def prepare_home(self) -> None:
        """Let what leads home be loaded while nobody presses a key."""
        loader.expect((_GAME_START, _HOME), True)

    def expect(self, modules: "Sequence[str]") -> None:
        """Let `modules`, by their full names, be loaded while nobody presses a key."""
        loader.expect(modules)

    def load_part(self, waited: bool = True) -> bool:
        """Load one module that is expected, some 0.1 s of work; return False if there was none.

        If it is not `waited` for, none comes where memory is short.
        """
        self.await_game()
        return loader.load_expected(waited)

    def await_game(self) -> None:
        """Let the game that comes stay, if there is one, and others give way to it."""
        if self._coming:
            if self._others:  # before a manifest of this one comes
                self._others = False
                loader.stay(())
                loader.forget(games=True)
            game, level, begins = self._coming
            needed = self._needed(game, level, begins)
            self._coming = None
            # Until the game begins, which loads what has gone for want of room.
            loader.stay(needed + [_GAME_START], True)
            few, room = (0, BY_HAND) if level == _SHUFFLING else (_FEW, GAME)
            if len([name for name in needed if not loader.has(name)]) > few:
                loader.make_room(room)
            loader.expect([_GAME_START] + needed)  # it is wanted first

    @property
    def missing(self) -> int:
        """How many modules that are expected are not there yet."""
        coming = self._coming
        needed = self._needed(coming[0], coming[1], coming[2]) if coming else ()
        return loader.missing(needed)

    def _needed(self, game: "Folder", level: int, begins: bool = True) -> "list[str]":
        """Return the full names of the modules with which `game` is played at `level`."""
        if level == _SHUFFLING:
            return list(_SHUFFLE) + game.modules(_SHUFFLED)
        # Each after those that it imports: they would come at once.
        parts = ("manifest",) + _played(level)
        if begins:  # two come while its first page is read
            parts = [part for part in parts if part not in (_PASSED, _CALLED)]
        return game.modules(parts) + ([_FIRST_PLAYER] + game.modules(_BEGINS) if begins else [])

    def disturbed(self) -> None:
        """Note that somebody pressed a key: memory is to be seen to again."""
        self._untidy = 0
        loader.pressed()

    def over(self, pages: int) -> None:
        """Note how many `pages` lie over another: what makes them is in use."""
        loader.over(pages)

    def turned(self, pages: int) -> None:
        """Note that another page is on top: see `over`; on a game's own ``*`` takes back."""
        loader.over(pages)
        game: Perhaps[Game] = self.referee and self.referee.game
        if game and self.referee.played and not (game.over or pages):
            loader.expect(_TAKE_BACK)

    def expect_none(self) -> None:
        """Once a game is played, let what a page expected that is left go, and all before it."""
        if self.referee and self.referee.played:
            loader.expect_none()

    def collect(self, now: int) -> None:
        """Use a moment in which a key is down: what it does then finds no garbage."""
        self._tidy(now, False)

    def drawn(self) -> None:
        """Note that a page is made or drawn, which leaves garbage."""
        loader.drawing()
        self._untidy = 0

    def gives(self, give_back: "Callable[[], None]", give_last: "Callable[[], bool]") -> None:
        """Let `give_back()` be called where memory is short, `give_last()` where nothing helps."""
        loader.gives(give_back, give_last)

    def clean_stack(self) -> None:
        """Write over what earlier calls have left on the stack, which would keep it in memory."""
        loader.clean_stack()

    def forget(self, closing: bool = False, last: bool = False) -> None:
        """Let all modules give way that can, what made a page that is `closing` too.

        And before that the `last` that can be given: see `gives`.
        """
        if closing:
            loader.over(0)
        loader.let_all_go(last)

    @property
    def short_of_memory(self) -> bool:
        """True while a page has little room."""
        return loader.make_room(0) < loader.LEAST

    def room_to_draw(self) -> bool:
        """Let modules give way until a page can be drawn; return False where they are too few."""
        return loader.make_room(loader.DRAWS) >= loader.DRAWS

    def put_away(self) -> None:
        """Put the game in play away; what leads home is in use, and would come a second time."""
        self.referee = None
        loader.stay((_GAME_START,))

    def rest(self, now: int, calm: bool) -> None:
        """Use a moment without a key, 0.1 s at most; where a game costs an erase also for that.

        It comes while the game's first page is read, and what it needs at once, 4 KB, before the
        game's modules, between which there may be no such piece.  While a clock runs, which is on a
        `calm` page, memory is seen to, which is all.
        """
        if calm:
            self._tidy(now, True)
            return
        kept = self.journal
        due = kept.crowded and kept.open and not kept.moves and not kept.shuffles
        soon = self.game and not (self.referee or kept.open and kept.shuffles)
        if due and kept.image:
            kept.renew()
        elif kept.image is None and (due or soon and kept.narrow):
            try:
                kept.image = kept.blank()
            except MemoryError:  # not in one piece: then it is tried again where it is written
                kept.image = bytearray()
        else:
            if not due and not soon:
                kept.image = None
            if self.load_part(False):
                self._untidy = 0
            else:
                self._tidy(now, True)

    def _tidy(self, now: int, giving: bool) -> None:
        """See to memory after what was drawn or loaded, and as the ring makes garbage."""
        if now >= self._untidy and not loader.tidy(giving):
            self._untidy = now + TIDY_MS

    def hold_to_deal(self, game: "Folder") -> None:
        """Let of `game` only what deals its cards stay: where room is short its pages go."""
        self._coming = None
        loader.expect_none()
        loader.stay(game.modules(DEALS) + [_GAME_START])

    def hold(self, looked: bool = False) -> None:
        """Let what the game in play is made of stay; once it is over its pages may give way.

        They take what a result and its bests want: some 20 KB where the device dealt.  Those of a
        turn stay while the game is `looked` through.
        """
        referee = self.referee
        game: Game = referee.game
        folder = referee.folder
        if game.over and not looked:
            self.journal.image = None  # nothing is written anew before the next game
            loader.stay(folder.modules(BASE))
        else:
            parts = _played(referee.setup.level)
            if game.over:
                parts = [part for part in parts if part != _PASSED]
            loader.stay(folder.modules(parts))


class Shell(_Loading):
    """The rooms that every screen can reach; `box` is the device."""

    def __init__(self, box: "Box"):
        self.box = box
        self.referee = self.about = self.game = self._coming = None
        self._others = False
        self._untidy = 0
        self.clean = True
        loader.switched_on(box.free_memory)
        self.journal = journal.Journal(box.memory)
        self.signals = Signals(box)
        self.keys: Perhaps[Keys] = Keys()  # makes strokes of presses and releases
        self.key = ""  # the stroke that is handled, or was last
        self.shown: Words = []  # what the page said on which a key was held
        # Of a result over which a page has taken its place: the names of its help, and that.
        self.behind: tuple[str, HelpPart, Words] = "KEYS", "", []
        self.at = 0  # when the key that is handled was pressed, or else the time, ms
        self.still = False  # does nothing move on pages that can be read at once?
        self.learning = False  # is a reason told to each refusal and event?
        self.brightness = self.volume = 1  # of 4 steps and of 3
        self.pace = 0  # of a shuffle by hand, from 1, as it was kept last; 0 before the first
        self.names = ""  # three characters a seat, then of who has left
        # A bit for each seat that has hints; None if nobody ever asked for any.
        self.hints: Perhaps[int] = None
        # How the last game left the deck, until home, a shuffle or the next game: see guided.py.
        self.left: Perhaps[list[tuple[str, list[int]]]] = None
        later.settings.restore(self)

    def home(self, left: "Folder | None" = None):
        """Return the screen that leads to the one on which a game is chosen.

        What leads there comes once the pages of the game that is left have gone.
        """
        self.left = None  # its cards may be put away
        return self.soon(lambda: later.game_start.home(self, left))

    def set_up(self, game: "Folder", last: "Setup | None", players: int):
        """Return the first question before `game`; `last` is its last set-up, or None.

        So many `players` were in the last game of all, 0 if there was none or that is not known.
        """
        return later.setup_questions.Questions(self, game, last, players).first()

    def questions(self, game: "Folder", agreed: "Setup", seat: int = -1):
        """Put `game` away, in which nothing has been played, and ask the last question again.

        With the same answers `seat` is proposed to start, or -1 for whoever was.
        """
        self.leave()
        return self.soon(lambda: later.setup_questions.Questions(self, game, agreed).again(seat))

    def ask(self, text: str, yes: "Go", beneath: "Screen | None" = None):
        """Return the question `text`, `beneath` it that screen; its ``#`` goes to `yes()`."""
        return Ask(self, text, yes, beneath=beneath)

    def explain(self, part: "HelpPart", text: str, top: "Screen"):
        """Return help on `top`: its keys, then `text` of the game's `part` or, if "", ours."""
        referee = self.referee
        texts: Any = getattr(top, "part", None)
        if text != "ASKING" or not hasattr(texts, text):  # a game may ask in its own way
            if referee and part:
                texts = referee.folder.part(part)
            else:
                texts = later.pad if text in _BY_THE_KEYS else later.help
        pages = getattr(texts, text)
        if referee and part and referee.setup.level == GUIDED:
            game: Any = referee.game
            if not game.why_not_forget():  # else only counts are known by now
                pages = pages[: HELP_PAGES - 1] + texts.GUIDED
        if self.trouble:
            pages += (later.crash.explained(self),)
        return later.pad.Explained(self, pages, top)

    def help_of(self, folder: "Folder") -> "FullHelp":
        """Return the help of the game in `folder`."""
        return folder.part("help")

    def read(self, pages: "Sequence[str]"):
        """Return `pages` of help to be read."""
        return later.pad.Help(self, pages)

    def rules(self):
        """Return the rules of the game in play: the menu does not hold them, and can give way."""
        texts = self.help_of(self.referee.folder)
        differ = getattr(texts, "rules", None)
        return self.read(differ(self.referee.game) if differ else texts.RULES)

    def scores(self, text: str, title: str = "", hands: bool = False, helps: "HelpPart" = ""):
        """Return the end of a game that has points: see Scores in session.py."""
        return self.result(lambda: later.session.Scores(self, text, title, hands, helps))

    def result(self, go: "Go"):
        """Return the page that tells how the game ended, to which `go()` leads.

        Where one comes back to it and room is short the game's pages go before what tells of it.
        """
        self.hold()

        def end() -> "Destination":
            if not self.referee.just_over:
                loader.make_room(RESULT)
            return go()

        return self.soon(end)

    def soon(self, go: "Go"):
        """Return the page that `go()` leads to, made once nothing else is under way."""
        return Soon(self, go)

    def once_gone(self, go: "Go", beneath: "Screen | None"):
        """Return the page that `go()` leads to, over the menu, made once that has given way.

        Unless it is None it is told what is `beneath` the menu.
        """
        return OnceGone(self, go, beneath)

    def group(self, beneath: "Screen", group: int):
        """Return a `group` of the menu's lines over `beneath`, once the menu has given way.

        What the menu itself would keep for that held its module, which then came a second time.
        """

        def lines() -> "Destination":
            menu: Any = self.menu(beneath)
            return menu.at(group)

        return OnceGone(self, lines, None)

    def menu(self, beneath: "Screen | None" = None):
        """Return the menu over the page `beneath`, or without one the way by it to a result.

        Where there is no memory for that way it is the result.
        """
        if beneath:
            return later.menu.Menu(self, beneath)
        try:
            return later.menu.behind(self)
        except MemoryError:
            self.forget()
            return self.screen()

    def standings(self):
        """Return the points of all games of the session."""
        return later.session.Standings(self)

    def hands(self):
        """Return the pages of the hands: see pages in hand_over.py."""
        return later.hand_over.pages(self)

    def look(self):
        """Return the moves of the game in play, which is over, with the table before each."""
        return later.looking.Look(self)

    def told(self):
        """Return the story of the game in play, which is over."""
        return later.looking.Told(self)

    def rounds(self, count: int) -> "list[int]":
        """Return what each of the last `count` games of this kind came to, as far as is kept."""
        return later.best.rounds(self, count)

    def known_names(self) -> "list[str]":
        """Return the names that are known of games before: see names in best.py."""
        return later.best.names(self)

    def nearness(self) -> "tuple[str, bool]":
        """Return how near the game that is over came to the best: see told in best.py.

        While a game is over that is kept: to read the history takes half of coming back to it.
        """
        referee = self.referee
        game: Game = referee.game
        if referee.just_over or not game.over:
            return later.best.told(self)
        return referee.kept("near", lambda: later.best.told(self))

    def save(self):
        """Return the question whether the games are written onto the drive."""
        return later.looking.save(self)

    def ask_names(self):
        """Return the page on which players are given names."""
        return later.names.Names(self)

    def roster(self):
        """Return the page on which players join or leave."""
        return later.names.Roster(self)

    @property
    def refused(self) -> "tuple[Move, Reason] | None":
        """The move that the rules have just refused, if any, and why."""
        return self.referee and self.referee.refused

    def ask_about(self, beneath: "Screen | None" = None):
        """Return the page on which the game in play, or shown, tells about a number."""
        return later.asking.asking(self, beneath or Screen(self))

    def lesson(self, page: "Screen", moves: int):
        """Return the reason of what the last key led to, over `page`: see asking.py."""
        return later.asking.lesson(self, page, moves)

    def take_back(self, screen: "Screen", own: bool = False):
        """Take the last move back; return where the game then stands, or None if there is none.

        It is asked first where it may not be one's `own`: see take_back.py.
        """
        return later.take_back.take_back(screen, own)

    @property
    def starter(self):
        """Return the part that asks who starts: it comes late, as a game begins."""
        return later.first_player

    @property
    def guided(self):
        """Return the part of decks in the players' hands: it comes late, if there is one."""
        return later.guided

    def boxes(self, players: int) -> str:
        """Return a sentence, for whom of `players` the device cannot play any more, or nothing.

        It begins with a blank, and is said where little room is left for what else comes late.
        """
        names = [self.names[3 * seat : 3 * seat + 3].strip() for seat in range(players)]
        found = " ".join([name for name in names if name in BOXES])
        return _YOU_PLAY.format(found) if found else ""

    def ruling(self):
        """Return the page on which the players set what the device has wrong, by the game."""
        return self.referee.folder.part("ruling_screen").Ruling(self)

    def hinted_at(self, seat: int) -> bool:
        """Return True if the cards that go are marked for the player at `seat`."""
        return (self.hints or 0) >> seat & 1 > 0

    def ring(self, now: int) -> "Colours":
        """Return the ring's 16 colours at rest: whose turn it is."""
        referee = self.referee
        if referee is None:
            return NO_LIGHT
        return self.signals.pointing(referee.game, now)

    def screen(self):
        """Return the screen that the game in play stands at, or one that leads there."""
        try:
            return _stands_at(self)
        except MemoryError:  # what leads to it may be large
            return self.soon(lambda: _stands_at(self))

    def begin(self, agreed: "Setup", session: bytes = b""):
        """Return the screen that begins a game anew as `agreed`: see game_start.begin."""
        return later.game_start.begin(self, agreed, session)

    def again(self, seats: "Seats | None" = None):
        """Return the page that begins the next game once all else has given way: see game_start."""
        return self.soon(lambda: later.game_start.again(self, seats))

    def restart(self):
        """Return the screen that begins the game in play anew."""
        return later.game_start.restart(self)

    def key_waits(self) -> bool:
        """Return True if a key was pressed that no page has had: who thinks lets it come first."""
        return self.box.key_waits()

    def moving(self, top: "Screen", pixels: "Pixels") -> "Perhaps[Motion]":
        """Return what moves as the page of `top` comes, in `pixels` that show the one before.

        Nothing while a clock runs, where a page hides something, or before the part is there.
        """
        how, self.signals.motion = self.signals.motion, 0
        if not how or self.still or top.calm or top.busy or top.deaf_ms:
            return None
        if loader.has(_MOVING):
            return later.moving.Motion(how, pixels)
        if loader.make_room(0) >= loader.QUIET:  # nothing gives way to it
            self.expect((_MOVING,))
        return None

    def called(self, names: str) -> bytes:
        """Let the players have the `names`; return the settings with them, to be kept."""
        return later.settings.named(self, names)

    def evening(self, end: bool) -> None:
        """Let the session be at its `end`, or no more."""
        later.settings.evening(self, end)

    def leave(self) -> None:
        """Put the game in play away: it is not offered again."""
        if self.journal.open:
            self.journal.append(journal.CLOSED, journal.GIVEN_UP)
        self.put_away()

    def seat(self, game: "Folder", agreed: "Setup"):
        """Let a referee judge `game`, played as `agreed`, by the journal; return the referee."""
        # A deck in the players' hands is not shuffled by itself.
        chance = None if agreed.level == GUIDED else self.box.random_bytes
        self.referee = referee = Referee(self.journal, game, agreed, chance)
        self.left = None
        self.hold()
        dealt: Any = referee.game
        if not dealt.over:
            # The first page leads to a hand, and a tap of ``*`` back.
            loader.expect(game.modules(_played(agreed.level)) + list(_TAKE_BACK))
        return referee

    @property
    def playing(self) -> bool:
        """True while a game is in play, or its deck is shuffled by hand."""
        return self.referee is not None or self.journal.open

    @property
    def trouble(self) -> bool:
        """True as long as the memory keeps nothing more."""
        return self.journal.failed or self.journal.full

    @property
    def trouble_briefly(self) -> str:
        """Return in short what is wrong with the memory, or nothing."""
        return later.crash.SHORT[self.journal.failed] if self.trouble else ""

    @property
    def unkept(self) -> bool:
        """True while a game is played that would not be found again without its power."""
        return self.playing and not self.journal.keeps()

    def mark(self, page: "Page", note: str) -> None:
        """Put a sign on `page`, over which lies the `note`, as long as memory is in trouble."""
        if self.trouble:
            later.crash.mark(page, note)

    @property
    def may_ask(self) -> bool:
        """True if the menu offers a question about a number; a held ``0`` asks it anywhere."""
        if self.referee is None:
            return True
        game: Game = self.referee.game
        return not game.over


def turn_page(shell: "Shell"):
    """Return the page of a turn: of the game's screens, or of what is loaded for turns alone."""
    folder = shell.referee.folder
    own = getattr(folder.screens, "Turn", None)
    return own(shell) if own else folder.part("turn").page(shell)


def _played(level: int) -> "tuple[str, ...]":
    """Return what a game is played with at `level`."""
    return PARTS + AT_LEVEL.get(level, ("turn", "typed_turn"))


def _stands_at(shell: "Shell"):
    if shell.referee is None:
        return shell.home()
    folder = shell.referee.folder
    first = getattr(folder.screens, "first", None)
    return first(shell) if first else folder.part("turn").first(shell)


class Soon(Screen):
    """The page that `go()` leads to, made once nothing else is under way: it may be large."""

    busy = True

    def __init__(self, shell: "Shell", go: "Go"):
        super().__init__(shell)
        self.go = go

    def on_tick(self, now: int) -> "Destination":
        try:
            there: Any = self.go()
        except MemoryError:  # it can be made once more, when all that can has given way
            self.shell.forget()
            there = self.go()
        if self.note:
            there.say(self.note, self.sign)
            there.fades = self.fades
        return there

    def paint(self, page: "Page", hint: str = "") -> None:
        page.keep()


class OnceGone(Soon):
    """The same over a menu, once that has given way; a star leads back to it."""

    dialog = True

    def __init__(self, shell: "Shell", go: "Go", beneath: "Screen | None"):
        super().__init__(shell, go)
        self.beneath = beneath

    def on_tick(self, now: int) -> "Destination":
        go, self.go = self.go, go_back
        try:
            if go is go_back:
                return BACK if self.busy else None
            self.shell.forget(last=True)
            there: Any = go()
            if self.beneath:
                there.beneath = self.beneath
            return there
        except MemoryError:
            self.shell.over(0)  # what had come for it is not in use
            self.shell.forget()
            self.busy = False
            self.stale = True
            return None

    def on_key(self, key: str) -> "Destination":
        return BACK

    def paint(self, page: "Page", hint: str = "") -> None:
        if self.busy:
            page.keep()
        else:
            kinds.reading(page, NO_ROOM, BACK_KEY)

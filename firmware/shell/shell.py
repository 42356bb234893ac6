"""The objects that all screens share: journal, settings, signals and the game in play."""

from firmware.modules.later import later
from firmware.play.knowledge import GUIDED
from firmware.play.referee import Referee
from firmware.shell.preloader import Preloader
from firmware.storage import journal
from firmware.ui.ask import Ask
from firmware.ui.keys import Keys
from firmware.ui.signals import Signals

VERSION = "0.1.0"


class Shell(Preloader):
    """The rooms that every screen can reach; `box` is the device."""

    def __init__(self, box: "Box"):
        super().__init__(box)
        self.journal = journal.Journal(box.memory)
        self.signals = Signals(box)
        self.keys: Perhaps[Keys] = Keys()  # makes strokes of presses and releases
        self.key = ""  # the stroke that is handled, or was last
        self.at = 0  # when the key that is handled was pressed, or else the time, ms
        self.brightness = self.volume = 1  # of 4 steps and of 3
        self.names = ""  # three characters a seat, then of who has left
        later.settings_record.restore(self)

    def home(self, left: "Folder | None" = None):
        """Return the screen that leads to the one on which a game is chosen."""
        return later.game_start.home(self, left)

    def questions(self, game: "Folder", agreed: "Setup"):
        """Put `game` away, in which nothing has been played, and ask the last question again."""
        self.leave()
        return later.setup_questions.Questions(self, game, agreed).again()

    def ask(self, text: str, yes: "Go", beneath: "Screen | None" = None):
        """Return the question `text`, `beneath` it that screen; its ``#`` goes to `yes()`."""
        return Ask(self, text, yes, beneath=beneath)

    def explain(self, part: "HelpPart", text: str):
        """Return the pages of the help `text`, of the game's `part` or, if that is "", ours."""
        referee = self.referee
        texts: Any = referee.folder.part(part) if referee and part else later.help
        pages = getattr(texts, text)
        if referee and part and referee.setup.level == GUIDED:
            pages += later.help.GUIDED + texts.GUIDED
        if self.trouble:
            pages += (later.unkept.explained(self),)
        self.aside = True
        return later.text_screen.TextScreen(self, pages)

    def take_back(self, screen: "Screen"):
        """Take the last move back; return where the game then stands, or None if there is none."""
        return later.take_back.take_back(screen)

    def ask_back(self, text: str, screen: "Screen"):
        """Return the question `text`; if the answer is yes, the last move is taken back."""
        self.spare("take_back")
        return self.ask(text, lambda: later.take_back.taken_back(screen))

    def rest(self, alone: bool) -> None:
        """Use a moment without a key; where a game costs an erase also for that.

        It comes while the game's first page is read, and what it needs at once, 4 KB, before the
        game's modules, between which there may be no such piece.
        """
        kept = self.journal
        due = kept.crowded and kept.open and not kept.moves and not kept.shuffles
        soon = self._game and not (self.referee or kept.open and kept.shuffles)
        if due and kept.image:
            kept.renew()
        elif kept.image is None and (due or soon and kept.narrow):
            try:
                kept.image = later.journal_rewrite.blank(kept)
            except MemoryError:  # not in one piece: then it is tried again where it is written
                kept.image = bytearray()
        else:
            if not due and not soon:
                kept.image = None
            super().rest(alone)

    def ring(self, now: int) -> "Colours":
        """Return the ring's 16 colours at `now` ms, as the game in play has them."""
        referee = self.referee
        return referee.folder.part("lights").ring(referee.game, now, self.signals.arc)

    def screen(self):
        """Return the screen that the game in play stands at."""
        if self.referee is None:
            return self.home()
        part = self.referee.folder.part
        first = getattr(part("screens"), "first", None)
        return first(self) if first else part("turn").first(self)

    def begin(self, agreed: "Setup", session: bytes = b""):
        """Return the screen that begins a game anew as `agreed`: see beginning.begin."""
        return later.game_start.begin(self, agreed, session)

    def again(self, seats: "Seats | None" = None):
        """Return the screen that begins the next game of the session: see game_start.again."""
        return later.game_start.again(self, seats)

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
        self.in_play()
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
    def unkept(self) -> bool:
        """True while a game is played that would not be found again without its power."""
        return self.playing and not self.journal.keeps()

    def mark(self, page: "Page", note: str) -> None:
        """Put a sign on `page`, over which lies the `note`, as long as memory is in trouble."""
        if self.trouble:
            later.unkept.mark(page, note)

    @property
    def may_ask(self) -> bool:
        """True if the game in play tells about numbers."""
        if self.referee is None or not self.referee.folder.has_part("asking"):
            return False
        game: Game = self.referee.game
        return not game.over

"""A clock that stands still: before the first card, when all agree to wait, and after the gong."""

from firmware.games.minutes import clock as clocks
from firmware.games.minutes import screens, texts
from firmware.games.minutes.manifest import ROUNDS
from firmware.games.minutes.rules import PAUSE, TIME
from firmware.shell.session_record import session_games
from firmware.ui import layout
from firmware.ui.screen import Screen

_HAND, _FACTS = 36, 48  # y of a display that was dealt, and of what else there is


class Pause(screens.Asks):
    """``#`` lets the clock go on, or shows the result; hands may still be flying."""

    helps = "help"
    help = "REST"
    held = "A"

    def __init__(self, shell: "Shell"):
        super().__init__(shell)
        self.clock = clocks.of(shell)

    @property
    def game(self) -> "Minutes":
        """The game as its rules know it."""
        return self.shell.referee.game

    def undo(self, move: "Move") -> str:
        """Return nothing: there is room for the usual question whether `move` is undone."""
        return ""

    @property
    def up(self) -> bool:
        """True when time is up, even if its end was taken back."""
        return self.clock.ran == clocks.END

    @property
    def legend(self) -> str:
        """Of ``*``, that it says no to what is asked, or nothing where it leads nowhere; of A."""
        if self.asked:
            return screens.NO
        goes_on = self.clock.ran > 0 and not (self.game.over or self.up)
        return "*" * (not screens.leads_back(self.shell)) + "/ago on" * goes_on

    def ahead(self, key: str) -> bool:
        return True

    def on_key(self, key: str) -> "Destination":
        shell = self.shell
        asked, self.asked = self.asked, ""
        if asked == screens.ASKED and key in "#*":
            return screens.take_back(self, True) if key == "#" else None
        if key == "*":
            return screens.take_back(self, False)
        if key == "#" and (self.up or self.game.over):
            if not self.game.over:
                shell.referee.submit((TIME,), clocks.END)
            return shell.screen()
        ran = self.clock.ran
        if (key == "#" or key == "hold A" and ran) and not self.game.over:
            if ran and not self.game.paused:
                shell.referee.submit((PAUSE,))  # FH3: the result names it
            self.clock.start(shell.at)
            shell.signals.done()
            return shell.screen()
        word = "go-on" if ran else "begin"
        self.refuse(texts.say("gong" if self.up else "ended" if self.game.over else word))
        return None

    def render(self, page: "Page") -> None:
        game = self.game
        left = self.clock.left(0)
        keys = "keys-end"
        if game.over and not game.left:
            text = texts.say("all-gone")
        elif self.up:
            text = texts.say("up")
        elif self.clock.ran:
            text, keys = texts.say("paused"), "keys-pause"
        else:
            text, keys = self._ready(), "keys-ready"
        if self.clock.ran:
            texts.render_rest(page, game, text, left)
        else:
            texts.render_status(page, game, left)
            layout.sentence(page, text, y=layout.KEYS - 2 * layout.LINE)
        layout.keys(page, screens.row(self.shell, "keys-asked" if self.asked else keys))

    def _ready(self) -> str:
        game = self.game
        text = "" if game.away else texts.deal(self.shell)  # their cards lie under the pile by then
        if game.started:
            text = texts.say("starts", game.name(game.seat)) + ". " + text
        return text.strip()

    def lights(self, now: int) -> "Colours":
        shell = self.shell
        return screens.ring(self.game, now, shell.signals.arc, self.clock)


class Seen(Screen):
    """The table of a round that is looked at once more, without its clock: no move tells of it."""

    def render(self, page: "Page") -> None:
        shell = self.shell
        game: Minutes = shell.referee.game
        layout.head(page, texts.who(game), game.knowledge.draw)
        if not game.on_call:
            texts.render_tops_beside(page, game, False)
        hand = game.knowledge.hand(game.seat)
        if hand:
            layout.label(page, 1, _HAND, texts.shorts(hand, layout.RIGHT_EDGE))
        facts = texts.counted(game) + " " + texts.say("set-aside", game.aside)
        layout.label(page, 1, _FACTS, facts)


def of(shell: "Shell"):
    """Return the screen with the result of the round that is over (FH3, FH17)."""
    game: Minutes = shell.referee.game
    number = session_games(shell)
    text = texts.say("round-paused" if game.paused else "round", number, ROUNDS)
    if number == ROUNDS and not game.paused:
        text = ""  # three figures tell it, and the verdict is large
    return shell.scores(text, texts.say("score", game.score), helps="help")

"""The screens of *4 1/2 Minutes* but for a turn: who starts, ring, pause, result."""

from firmware.games.minutes import clock as clocks
from firmware.games.minutes import parts, texts
from firmware.games.minutes.clock import END
from firmware.games.minutes.rules import START, TIME
from firmware.play.knowledge import GUIDED
from firmware.shell.first_player import FirstPlayerChoice
from firmware.shell.take_back import TAKEN_BACK, question
from firmware.ui import layout
from firmware.ui.screen import DARK, NO_LIGHT, PIXELS, Screen
from firmware.ui.signals import BEEP, EVENT, lit

_LAST_MS = 10000  # before the end
_LAST_LIGHTS = 3

# As the colours stand in the tables; the owner of a box may have set others.
_COLOURS = ((90, 0, 0), (80, 45, 0), (0, 80, 0), (0, 0, 100), (60, 0, 75))
_EARLY, _LATE, _STANDS = (0, 50, 90), (110, 60, 0), (0, 12, 22)
BEAT_MS = 250  # in between the ring stays as it is


def ring(game: "Minutes", now: int, arc: "Arc", clock: "Clock | None" = None) -> "Colours":
    """Return the ring at `now` ms: the clock, and nothing without one, as the round is over.

    Its lights go out clockwise from the top, one in 17 s.  The last three blink slowly, in the last
    10 s they beat once a second.  As it stands still they are dim, and the next to go blinks.
    """
    if clock is None:
        return NO_LIGHT
    left = END - clock.reads(now)
    first = PIXELS - (left * PIXELS + END - 1) // END
    beat = now // BEAT_MS % 4
    if not clock.running:
        colours = lit(range(first, PIXELS), _STANDS)
        if first < PIXELS:
            colours[first] = DARK if beat < 2 else _EARLY
        return colours
    late = PIXELS - first <= _LAST_LIGHTS
    if late and (beat > 0 if left <= _LAST_MS else beat > 1):
        return NO_LIGHT
    return lit(range(first, PIXELS), _LATE if late else _EARLY)


def answer(shell: "Shell", pile: int, said: str, seats: "Sequence[int]") -> None:
    """Answer yes to a play; `pile` is 0 or 1, or NO_PILE, `said` what all must hear, if anything.

    The side of the pile is lit in the colour of its card; a block is counted there.
    """
    game: Minutes = shell.referee.game
    signals = shell.signals
    if said:
        signals.event(game, seats, EVENT + BEEP * game.count)
    elif game.count:
        signals.blocked(game.count, game.blocked > 0)
    else:
        top = game.tops[pile] if pile != NO_PILE else 0
        half = PIXELS // 2
        side = range(half) if pile else range(half, PIXELS)  # A is at the left
        colours = shell.box.colours or _COLOURS
        signals.turn(game, seats, lit(side, colours[top >> 4]) if top else None)


NO_PILE = -1


def gong() -> "tuple[Colours, ...]":
    """Return the phases of the end."""
    return (lit(range(PIXELS), _LATE), NO_LIGHT) * 4


ASKED = "back"
NO = "*no"  # what help says of the key while something is asked


class Asks(Screen):
    """A page that asks in what it says: a dialog would stop the clock.

    `asked` says what the next key answers, as long as the question is seen.
    """

    asked = question = ""

    def say(self, text: str, sign: str = "") -> None:
        super().say(text, sign)
        self.asked = ""

    def ask(self, asked: str, question: str) -> None:
        """Ask `question`; the next key answers what is `asked`."""
        self.say(question)
        self.asked, self.question = asked, question

    def stand_still(self) -> None:
        if self.asked:  # it is seen again behind the page that comes over it
            self.note = self.question


def leads_back(shell: "Shell") -> bool:
    """Return True if ``*`` takes back a move or leads to the questions, as nothing has begun.

    A deck that was shuffled by hand is not given up by one key, nor a clock that has run.
    """
    referee = shell.referee
    game: Minutes = referee.game
    clock = clocks.of(shell)
    begun = clock.running or clock.ran > 0
    played = referee.played > game.time_up  # the end is no play
    return played or not begun and referee.setup.level != GUIDED


def row(shell: "Shell", word: str, *figures: "object") -> str:
    """Return the row of keys `word`, without ``*`` where that leads nowhere."""
    keys = texts.say(word, *figures)
    return keys if leads_back(shell) else keys.split(layout.APART)[0]


def take_back(screen: "Perhaps[Entry]", sure: bool):
    """Take the last move back; unless it is `sure`, ask where it needs it as in every game.

    Only before somebody starts the clock has to wait.  Before the first move see `leads_back`.
    Time stays up: after the gong it is the move before that, and the end stands till it goes.
    """
    referee = screen.shell.referee
    game: Minutes = referee.game
    if not game.time_up:
        return _take_back(screen, sure)
    referee.take_back()
    played = referee.played
    there = _take_back(screen, sure)
    if referee.played == played:
        referee.submit((TIME,), END)
    return there


def _take_back(screen: "Perhaps[Entry]", sure: bool):
    shell = screen.shell
    referee = shell.referee
    move = referee.last()
    if move is None and leads_back(shell):
        return shell.questions(referee.folder, referee.setup)
    if move is None:
        screen.not_now(texts.say("nothing"))
        return None
    game: Minutes = referee.game
    others = referee.seat is not None and referee.seat != game.seat
    late = clocks.of(shell).ran == END  # then nobody can play it again
    if not sure and (others or referee.new_cards or late):
        seen = " " + texts.say("seen") if referee.new_cards else ""
        screen.ask(ASKED, screen.undo(move) or question(referee, move, referee.seat) + seen)
        return None
    referee.take_back()
    here = screen
    game = referee.game
    if move[0] == START and not game.challenge:
        clocks.pause(shell)
        here = shell.screen()
    here.say(TAKEN_BACK.format(shell.referee.called(move)))
    shell.signals.done()
    return None if here is screen else here


def first(shell: "Shell"):
    """Return the screen that the round in play stands at."""
    game: Minutes = shell.referee.game
    if game.over:
        return parts.pause.of(shell)
    if not game.started and not game.challenge:
        return FirstPlayer(shell)
    clock = clocks.of(shell)
    if not clock.see(shell.at):
        clocks.pause(shell)
    if clock.running:
        return turn(shell)
    return paused(shell)


def turn(shell: "Shell"):
    """Return the page by which plays are keyed in."""
    game: Minutes = shell.referee.game
    if game.knowledge.hand(0) is not None:
        return parts.player.BoxTurn(shell) if boxed(game) else parts.screen_turn.Turn(shell)
    if game.on_call:
        return parts.on_call_turn.Turn(shell)
    return parts.player.LedTurn(shell) if boxed(game) else parts.turn.Turn(shell)


def table(shell: "Shell"):
    """Return the page of a turn that is looked at once more."""
    return parts.pause.Seen(shell)


def paused(shell: "Shell"):
    """Return the screen on which the clock stands still."""
    expect(shell, *ways_in(shell.referee.game))
    return parts.pause.Pause(shell)


def expect(shell: "Shell", *names: str) -> None:
    """Let the parts `names`, to which a page leads, be loaded while it is read."""
    shell.expect(shell.referee.folder.modules(names))


def boxed(game: "Minutes") -> bool:
    """Return True if the device plays for some."""
    return len(game.people()) < game.players


def ways_in(game: "Minutes") -> "tuple[str, ...]":
    """Return the parts by which plays are keyed in, with what the board has apart from them."""
    if game.knowledge.hand(0) is not None:
        return ("screen_turn", "box_turn") if boxed(game) else ("screen_turn",)
    if game.on_call:
        return ("on_call_turn",)
    return ("turn", "led_turn") if boxed(game) else ("turn",)


def menu(shell: "Shell") -> "list[MenuLine]":
    """Return the lines that the game adds to the menu, each with what it opens."""
    game: Minutes = shell.referee.game
    if not game.started:
        return []
    return [("Ruling", shell.ruling)]


# On the board who_starts.py:


class FirstPlayer(FirstPlayerChoice):
    """``#`` lets the player who is proposed begin and starts the clock, as all lies ready.

    A number is another player; then the clock waits for its key.  So does one that has run already
    where a start was taken back: it is told what is left of it.
    """

    def __init__(self, shell: "Shell"):
        clock = clocks.of(shell)
        self.ran = clock.ran
        title = texts.deal(shell) + " " + texts.say("youngest")
        if self.ran:
            left = texts.clock(clock.left(shell.at))
            title = texts.say("ran-out") if self.ran == clocks.END else texts.say("ran", left)
        super().__init__(shell, title)
        self.led = shell.key
        if self.ran:  # cards were seen
            self.back = None
        expect(shell, "pause", *ways_in(shell.referee.game))

    def ahead(self, key: str) -> bool:
        return key != self.led  # pressed twice by mistake it would start the clock

    def on_key(self, key: str) -> "Destination":
        shell = self.shell
        if key == "#" and not self.ran:
            self.starts(self.chosen)
            clocks.of(shell).start(shell.at)
            return shell.screen()
        return super().on_key(key)

    def marked(self) -> str:
        return super().marked() if self.ran else "#go "

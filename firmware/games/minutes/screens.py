"""The screens of *4 1/2 Minutes* but for a turn: ring, who begins, pause, result."""

from firmware.games.minutes import clock as clocks
from firmware.games.minutes import texts
from firmware.games.minutes.clock import END
from firmware.games.minutes.manifest import ROUNDS
from firmware.games.minutes.rules import BLOCKED, COLOUR, LETTERS, PAUSE, START, TIME
from firmware.shell.first_player import FirstPlayerChoice
from firmware.shell.session import Scores, session_games
from firmware.shell.take_back import TAKEN_BACK, question
from firmware.ui.screen import DARK, PIXELS, Screen
from firmware.ui.signals import AMBER

CLOCK = 12  # pixels
TOPS = range(CLOCK, PIXELS)  # the pixels of the piles

HURRY_MS, LAST_MS = 30000, 10000  # before the end

# As the colours stand in the tables; the owner of a box may have set others.
_COLOURS = ((90, 0, 0), (80, 45, 0), (0, 80, 0), (0, 0, 100), (60, 0, 75))
_WHITE = (45, 45, 45)
_DIM = (6, 6, 6)
_EARLY, _LATE, _HURRY, _PAUSED = (0, 70, 15), (80, 40, 0), (110, 0, 0), (0, 25, 60)
_GLOW, _FLASH = (12, 0, 0), (60, 0, 0)
_SHARES = 16  # of a pixel
BEAT_MS = 250  # in between the ring stays as it is


def ring(
    game: "Minutes",
    now: int,
    arc: "Arc",
    clock: "Clock | None" = None,
    colours: "Colours | None" = None,
) -> list:
    """Return the 16 colours at `now` ms; without a `clock` the round is over.

    `colours` are those of the cards, (red, green, blue) each, the usual ones if it is None.

    The clock empties evenly, its last pixel dims.  Green and steady is the first half, amber with
    every other pixel dimmer the second; in the last 30 s it blinks red and the spent pixels glow,
    in the last 10 s they flash by turns.  Paused it is blue and blinks slowly.
    """
    lit = [DARK] * CLOCK
    if clock:
        lit = _clock(END - clock.reads(now), clock.running, now)
    for pile in range(2):
        lit += _pair(game, pile, now, colours or _COLOURS)
    return lit


def _clock(left: int, running: bool, now: int) -> "list[Colour]":
    beat = now // BEAT_MS
    spent = other = DARK
    if not running:
        colour = _PAUSED if beat % 8 < 6 else _DIM
    elif left > END // 2:
        colour = _EARLY
    elif left > HURRY_MS:
        colour = _LATE
    elif left > LAST_MS:
        spent = other = _GLOW
        colour = _HURRY if beat % 4 < 3 else _GLOW
    else:
        colour = _HURRY
        spent, other = (_FLASH, DARK) if beat % 2 else (DARK, _FLASH)
    shares = (left * CLOCK * _SHARES + END - 1) // END
    full = shares // _SHARES
    second = _part(colour, 4) if running and HURRY_MS < left <= END // 2 else colour
    colours = ([colour, second] * (CLOCK // 2))[:full]
    if shares % _SHARES:
        # The eye sees a half-lit pixel as nearly full, so the share is squared.
        share = shares % _SHARES
        colours.append(_part(second if full % 2 else colour, max(share * share // _SHARES, 1)))
    return colours + ([spent, other] * (CLOCK // 2))[len(colours) :]


def _part(colour: "Sequence[int]", share: int) -> tuple:
    """Return `share` sixteenths of `colour`."""
    return tuple([part * share // _SHARES for part in colour])


def _pair(game: "Minutes", pile: int, now: int, colours: "Colours") -> "list[Colour]":
    top = game.tops[pile]
    colour = colours[top >> 4] if top else _DIM
    if game.count and pile == game.blocked:
        # As many blinks as cards are still to come, then a rest.
        at = now // BEAT_MS % (2 * game.count + 3)
        lit = at < 2 * game.count and at % 2 == 0
        return [colour if top else _WHITE] * 2 if lit else [DARK] * 2
    if top & 15 == COLOUR:
        return [colour, colours[((top >> 4) + 1) % len(LETTERS)]]
    return [colour, _WHITE if top & 15 == BLOCKED else colour]


def answered(
    game: "Minutes", colours: "Colours", arc: "Arc", seats: "Sequence[int]"
) -> "tuple[Colours, ...]":
    """Return the phases that answer a play: the pairs of the piles are white, then seats are shown.

    That is two pixels in the middle of an arc, over `colours`: whoever is on turn is white, `seats`
    glow, who draw or are called.
    """
    lit, off = list(colours), list(colours)
    for seat in list(seats) + [game.seat]:
        pixels = arc(game.players, seat)
        half = len(pixels) // 2
        for i in pixels[half - 1 : half + 1]:
            lit[i] = AMBER if seat in seats else _WHITE
            off[i] = _WHITE if seat == game.seat else DARK
    flash = tuple(colours[:CLOCK]) + (_WHITE,) * (PIXELS - CLOCK)
    return (flash, flash) + (lit, lit, off) * 2


def gong() -> "tuple[Colours, ...]":
    """Return the phases of the end."""
    return ((_HURRY,) * PIXELS, (_HURRY, DARK) * (PIXELS // 2)) * 4


ASKED = "back"


def take_back(screen: "Perhaps[Entry]", sure: bool):
    """Take the last move back; unless it is `sure`, ask where it needs it as in every game.

    What asks is no dialog, which would stop the clock: the screen has `asked`, and ``#`` is yes.
    Only before somebody starts the clock has to wait.
    """
    shell = screen.shell
    referee = shell.referee
    move = referee.last()
    if move is None:
        screen.refuse(texts.say("nothing"))
        return None
    game: Minutes = referee.game
    others = referee.seat is not None and referee.seat != game.seat
    if not sure and (others or referee.new_cards):
        screen.asked = ASKED
        seen = " " + texts.say("seen") if referee.new_cards else ""
        screen.say(screen.undo(move) or question(referee, move) + seen)
        return None
    referee.take_back()
    here = screen
    game = referee.game
    if move[0] == START and not game.challenge:
        clocks.pause(shell)
        here = shell.screen()
    here.say(TAKEN_BACK.format(shell.referee.called(move)))
    shell.signals.done(TOPS)
    return None if here is screen else here


def first(shell: "Shell"):
    """Return the screen that the round in play stands at."""
    game: Minutes = shell.referee.game
    part = shell.referee.folder.part
    if game.over:
        return of(shell)  # not kept in memory
    if not game.started and not game.challenge:
        return FirstPlayer(shell)
    clock = clocks.of(shell)
    if not clock.see(shell.at):
        clocks.pause(shell)
    if clock.running:
        turn: WayInPart = part(way_in(game))
        return turn.Turn(shell)
    return Pause(shell)


def way_in(game: "Minutes") -> str:
    """Return the part by which plays are keyed in."""
    if game.knowledge.hand(0) is not None:
        return "screen_turn"
    return "on_call_turn" if game.on_call else "turn"


def menu(shell: "Shell") -> "list[MenuLine]":
    """Return the lines that the game adds to the menu, each with what it opens."""
    game: Minutes = shell.referee.game
    if not game.started:
        return []
    return [("Ruling", lambda: shell.referee.folder.part("ruling_screen").Ruling(shell))]


class FirstPlayer(FirstPlayerChoice):
    """``#`` lets the player who is proposed begin and starts the clock, as all lies ready.

    A number is another player; then the clock waits for its key.
    """

    def __init__(self, shell: "Shell"):
        super().__init__(shell, texts.deal(shell) + " " + texts.say("youngest"))
        self.led = shell.key

    def ahead(self, key: str) -> bool:
        return key != self.led  # pressed twice by mistake it would start the clock

    def on_key(self, key: str) -> "Destination":
        shell = self.shell
        clock = clocks.of(shell)
        if key == "#" and not clock.ran:
            self.starts(self.chosen)
            clock.start(shell.at)
            return shell.screen()
        return super().on_key(key)

    def marked(self) -> str:
        return "#go "


class Pause(Screen):
    """``#`` lets the clock go on, or shows the result; hands may still be flying."""

    helps = "help"
    help = "REST"
    held = "A"

    def __init__(self, shell: "Shell"):
        super().__init__(shell)
        self.asked = ""  # what the next key answers
        self._refused = False
        self.clock = clocks.of(shell)

    @property
    def game(self) -> "Minutes":
        """The game as its rules know it."""
        return self.shell.referee.game

    def refuse(self, text: str) -> None:
        self._refused = True
        super().refuse(text)

    def undo(self, move: "Move") -> str:
        """Return nothing: there is room for the usual question whether `move` is undone."""
        return ""

    @property
    def up(self) -> bool:
        """True when time is up, even if its end was taken back."""
        return self.clock.ran == clocks.END

    def ahead(self, key: str) -> bool:
        return True

    def on_key(self, key: str) -> "Destination":
        shell = self.shell
        asked, self.asked = self.asked, ""
        refused, self._refused = self._refused, False
        if asked == ASKED and key in "#*":
            return take_back(self, True) if key == "#" else None
        if key == "*":
            return None if refused else take_back(self, False)
        if key == "#" and (self.up or self.game.over):
            shell.referee.submit((TIME,), clocks.END)  # refused if it is over: so be it
            return shell.screen()
        if key in ("#", "hold A") and not self.game.over:
            if self.clock.ran and not self.game.paused:
                shell.referee.submit((PAUSE,))  # FH3: the result names it
            self.clock.start(shell.at)
            shell.signals.done(TOPS)
            return shell.screen()
        word = "gong" if self.up else "ended" if self.game.over else "go-on"
        self.refuse(texts.say(word))
        return None

    def render(self, page: "Page") -> None:
        game = self.game
        texts.render_status(page, game, self.clock.left(0))
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
            texts.render_tops(page, game)
            page.notice(text, most=1, row=4)
        else:
            page.notice(text, most=1)
        page.row(7, texts.say("keys-asked" if self.asked else keys))

    def _ready(self) -> str:
        game = self.game
        text = texts.deal(self.shell)
        if game.started:
            text = texts.say("starts", game.name(game.seat)) + ". " + text
        return text

    def lights(self, now: int) -> "Colours":
        shell = self.shell
        return ring(self.game, now, shell.signals.arc, self.clock, shell.box.colours)


def of(shell: "Shell"):
    """Return the screen with the result of the round that is over (FH3, FH17)."""
    game: Minutes = shell.referee.game
    number = session_games(shell)
    title = texts.say("round-paused" if game.paused else "round", number, ROUNDS)
    return Scores(shell, title, texts.say("score", game.score))

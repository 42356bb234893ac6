"""The screens of *4 1/2 Minutes* but for a turn: ring, who begins, pause, result."""

from firmware.games.minutes import clock as clocks
from firmware.games.minutes import parts, texts
from firmware.games.minutes.clock import END
from firmware.games.minutes.rules import BLOCKED, COLOUR, LETTERS, START
from firmware.shell.first_player import FirstPlayerChoice
from firmware.shell.take_back import TAKEN_BACK, question
from firmware.ui.screen import DARK, PIXELS
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
        return parts.pause.of(shell)
    if not game.started and not game.challenge:
        return FirstPlayer(shell)
    clock = clocks.of(shell)
    if not clock.see(shell.at):
        clocks.pause(shell)
    if clock.running:
        turn: WayInPart = part(way_in(game))
        return turn.Turn(shell)
    return paused(shell)


def paused(shell: "Shell"):
    """Return the screen on which the clock stands still."""
    _expect(shell, way_in(shell.referee.game))
    return parts.pause.Pause(shell)


def _expect(shell: "Shell", *names: str) -> None:
    """Let the parts `names`, to which a page leads, be loaded while it is read."""
    folder = shell.referee.folder
    shell.expect([folder.module(name) for name in names])


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
        _expect(shell, "pause", way_in(shell.referee.game))

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

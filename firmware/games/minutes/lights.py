"""The ring in *4 1/2 Minutes*: twelve pixels are the clock, two and two the tops of the piles."""

from firmware.games.minutes.clock import END
from firmware.games.minutes.tables import BLOCKED, COLOUR, LETTERS
from firmware.ui.screen import DARK, PIXELS

CLOCK = 12  # pixels
TOPS = (12, 14)  # the first pixel of each pile's pair

HURRY_MS, LAST_MS = 30000, 10000  # before the end

# As the colours stand in the tables.
_COLOURS = ((90, 0, 0), (80, 45, 0), (0, 80, 0), (0, 0, 100), (60, 0, 75))
_WHITE = (45, 45, 45)
_DIM = (6, 6, 6)
_EARLY, _LATE, _HURRY, _PAUSED = (0, 70, 15), (80, 40, 0), (110, 0, 0), (0, 25, 60)
_GLOW = (12, 0, 0)
_SHARES = 16  # of a pixel
_BEAT_MS = 250


def ring(game, clock, now: int) -> list:
    """Return the 16 colours at `now` ms.

    The clock empties evenly, its last pixel dims.  Green and steady is the first half, amber with
    every other pixel dimmer the second; in the last 30 s it blinks red and the spent pixels glow,
    in the last 10 s they flash by turns.  Paused it is blue and blinks slowly.
    """
    colours = _clock(END - clock.reads(now), clock.running, now)
    for pile in range(2):
        colours += _pair(game, pile, now)
    return colours


def _clock(left: int, running: bool, now: int) -> list:
    beat = now // _BEAT_MS
    shares = (left * CLOCK * _SHARES + END - 1) // END
    spent = DARK
    if not running:
        colour = _PAUSED if beat % 8 < 6 else _DIM
    elif left > END // 2:
        colour = _EARLY
    elif left > HURRY_MS:
        colour = _LATE
    else:
        colour = _HURRY if left <= LAST_MS or beat % 4 < 3 else _GLOW
        spent = _GLOW
    striped = running and HURRY_MS < left <= END // 2
    colours = []
    for i in range(CLOCK):
        share = min(max(shares - _SHARES * i, 0), _SHARES)
        if share:
            # The eye sees a half-lit pixel as nearly full: square the share.
            share = share * share if not striped or i % 2 == 0 else share * share // 4
            share = max(share, 24)
            colours.append(tuple([part * share // _SHARES // _SHARES for part in colour]))
        elif left <= LAST_MS and running:
            colours.append(_HURRY if (i + beat) % 2 else DARK)
        else:
            colours.append(spent)
    return colours


def _pair(game, pile: int, now: int) -> list:
    top = game.tops[pile]
    colour = _COLOURS[top >> 4] if top else _DIM
    if game.count and pile == game.blocked:
        # As many blinks as cards are still to come, then a rest.
        at = now // _BEAT_MS % (2 * game.count + 3)
        lit = at < 2 * game.count and at % 2 == 0
        return [colour if top else _WHITE] * 2 if lit else [DARK] * 2
    if top & 15 == COLOUR:
        return [colour, _COLOURS[((top >> 4) + 1) % len(LETTERS)]]
    return [colour, _WHITE if top & 15 == BLOCKED else colour]


def flash(colours) -> tuple:
    """Return `colours` with the pairs of the piles white."""
    return tuple(colours[:CLOCK]) + (_WHITE,) * (PIXELS - CLOCK)


def gong() -> tuple:
    """Return the phases of the end."""
    red = tuple([_HURRY if i % 2 else DARK for i in range(PIXELS)])
    return ((_HURRY,) * PIXELS, red, (_HURRY,) * PIXELS, (DARK,) * PIXELS) * 2

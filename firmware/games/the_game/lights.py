"""The ring in *The Game*: each quarter is a pile, its length how far it is, its colour how well.

A pile in danger has gone far while many cards are still out, so that it is long and red; one that
keeps pace with them is calm, and dimmer, however far it has gone.
"""

from firmware.games.the_game.tables import DECK, FIRST, LAST
from firmware.ui.screen import DARK, PIXELS
from firmware.ui.signals import AMBER, WHITE

ARC = PIXELS // 4  # pixels a pile; pile A's are the first
CALM, DANGER = (0, 26, 32), (150, 0, 0)
_BLINK_MS = 400
_SIGNED = ((), range(ARC), (0, ARC - 1), (1, ARC - 2))  # the pixels that blink for a sign

# Tones: Hz (0 is silence), ms.
PRAISE = (2093, 60, 0, 20, 3136, 100)  # ten back
_ASKED = (1480, 90, 0, 30, 2217, 90, 0, 30, 1480, 150)


def ring(game: "TheGame", now: int, arc: "Arc | None" = None) -> "list[Colour]":
    """Return the 16 colours at `now` ms; a quarter tells of its pile, so no `arc` is wanted."""
    colours = []
    for pile in range(4):
        colours += _quarter(game, pile)
    return _signed(game, now, colours)


def left(game: "OnCall", now: int) -> "list[Colour]":
    """Return the 16 colours at `now` ms where tops are not known: lit is what has been laid."""
    lit = (DECK - game.left) * PIXELS // DECK
    return _signed(game, now, [CALM if i < lit else DARK for i in range(PIXELS)])


def pixels(pile: int) -> "range":
    """Return the pixels of `pile`."""
    return range(pile * ARC, pile * ARC + ARC)


def asked(signals: "Signals", pile: int) -> None:
    """Tell that `pile` was played on although somebody had asked not to."""
    lit = [AMBER if i in pixels(pile) else DARK for i in range(PIXELS)]
    signals.effect((lit, (DARK,) * PIXELS) * 3, _ASKED)


def _quarter(game: "TheGame", pile: int) -> "list[Colour]":
    top = game.tops[pile]
    room = LAST - top if pile < 2 else top - FIRST
    lit = min(1 + (DECK - room) * ARC // DECK, ARC)
    # As many numbers as cards are out is what every pile has as long as all goes evenly.
    colour = CALM if 3 * room >= 2 * game.unlaid else AMBER if 3 * room >= game.unlaid else DANGER
    return [colour if i < lit else DARK for i in range(ARC)]


def _signed(game: "TheGame | OnCall", now: int, colours: "list[Colour]") -> "list[Colour]":
    """Let the signs blink in `colours`, whatever is lit there (TG15)."""
    off = now // _BLINK_MS % 2
    for pile in range(4):
        for i in _SIGNED[game.marks[pile]]:
            i += pile * ARC
            colours[i] = DARK if off else WHITE if colours[i] == DARK else colours[i]
    return colours

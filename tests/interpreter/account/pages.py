"""The parts of what is seen, typed and dealt: pages, wrapped texts, strokes, signals, decks."""

from binascii import hexlify

from firmware.modules import catalog, loader
from firmware.play.setup import shuffle
from firmware.ui import layout
from firmware.ui.faces import N14, N22, N32, S, T
from firmware.ui.keys import Keys
from firmware.ui.page import Page
from firmware.ui.signals import Signals
from tests.interpreter.account.desk import Desk
from tests.interpreter.account.dice import Dice

LEGEND = "123A456B789C*0#D"
GAPS = (0, 5, 39, 40, 41, 90, 249, 250, 349, 599, 600)  # ms between two events of the keys
# What texts are made of, and two that no face has.  Not what lies beneath the blank, of which
# CPython alone takes some for blanks.
SIGNS = "".join([chr(code) for code in range(32, 128)]) + "½×…"
DECKS = (0, 1, 2, 3, 16, 98, 110, 128, 129, 200, 255, 256)  # cards


def lines():
    """Yield what becomes of each piece, with a name for it in front."""
    for number, line in enumerate(_pages(Dice(5), 250)):
        yield f"page {number} {line}"
    for text in _texts():
        yield "wrapped " + "|".join(layout.lines_of(text, 126) + layout.lines_of(text, 126, S))
    for number, line in enumerate(_strokes(Dice(6), 2500)):
        yield f"stroke {number} {line}"
    for number, line in enumerate(_signals(Dice(7), 400)):
        yield f"signal {number} {line}"
    dice = Dice(8)
    for cards in DECKS:
        order = list(range(cards))
        shuffle(order, dice.bytes)
        yield f"deck of {cards} {hexlify(bytes(order)).decode()}, then {dice.state}"


def _pages(dice: Dice, count: int):
    """Yield windows and pixels of `count` pictures, each with some of the pieces of the last."""
    desk = Desk()
    page = Page(desk.pixels)
    pieces: list[tuple] = []
    for _ in range(count):
        pieces = [piece for piece in pieces if dice.below(3)] + [_piece(dice)]
        for verb, *of in pieces:
            verb(page, *of)
        desk.show(page.paint())
        yield desk.picture() + " " + desk.told()


def _piece(dice: Dice) -> tuple:
    """Return something to put on a page, a verb and what it is called with."""
    words = "".join([dice.one_of(SIGNS) for _ in range(dice.below(24))])
    x, y = dice.below(140) - 10, dice.below(72) - 4
    return dice.one_of(
        (
            (Page.text, x, y, words, dice.one_of((S, T))),
            (Page.numeral, x, y, dice.below(256), dice.one_of((N14, N22, N32))),
            (Page.reverse, x, y, dice.below(80), dice.below(40)),
            (Page.frame, x, y, 2 + dice.below(80), 2 + dice.below(40)),
            (layout.head, words, dice.below(99)),
            (layout.sentence, words),
            (layout.keys, words),
            (layout.note, words, dice.below(2) == 0),
        )
    )


def _texts():
    """Yield every text of the help pages."""
    modules = ["firmware.shell.help"] + [home.module("help") for home in catalog.games()]
    for module in map(loader.load, modules):
        for name in sorted(dir(module)):
            pages = getattr(module, name)
            if name.isupper() and isinstance(pages, tuple):  # not a sentence that stands alone
                yield from [text for text in pages if isinstance(text, str)]


def _strokes(dice: Dice, count: int):
    """Yield the strokes that `count` presses, releases and looks at the clock make."""
    keys = Keys()
    now = 0
    for _ in range(count):
        now += dice.one_of(GAPS)
        key, what = dice.one_of(LEGEND), dice.below(3)
        yield "{} {}".format(keys.feed(key, what == 0, now) if what < 2 else "-", keys.tick(now))
        if dice.below(60) == 0:
            keys.forget()


class GameOfFour:
    """As much of a game as is asked: P2 is on turn."""

    players = 4
    seat = 1


def _signals(dice: Dice, count: int):
    """Yield light and sound of `count` moments, in some of which a signal begins."""
    desk = Desk()
    signals = Signals(desk)
    now = 0
    for _ in range(count):
        now += dice.one_of(GAPS)
        begin = dice.below(24)
        if begin == 0:
            signals.refused()
        elif begin == 1:
            signals.place = dice.below(32)
            signals.done(signals.arc(1 + dice.below(6), 0))
        elif begin == 2:
            signals.turn(GameOfFour, (0, 2))
        elif begin == 3:
            signals.ended(now % 2 == 0)
        signals.tick(now)
        desk.glow(signals.colours(now, [(now % 256, 1, 2)] * 16))
        yield desk.told()

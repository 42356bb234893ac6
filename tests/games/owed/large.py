"""All that is read from a chair stands large on every page that ``frames.py`` reaches.

Measured is what a page puts, by the height of the faces' own pixels, 12 at least: whose turn it is,
what must be done, the clock, a refusal's words, the result.
"""

import functools
import importlib
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from firmware.app import App
from firmware.games.shedding.texts import has_page
from firmware.ui import faces, hands, layout, tops
from firmware.ui.page import Page, strips_of
from firmware.ui.screen import Screen
from host_sim.strict import StrictPage

# What must be done on a turn's page, or what the player on turn types just now.
SETS = r"take one|draw one|thr[oe]w|All in sets|points|counted"
CARDS = (
    r"needs|must|last|Deal|draw|any of|out|×|Others|huffle|more|\d+s|\d or|or \d|[\d ]{2,}|lay|\d_"
)
CLOCK = r"\d[: ]\d\d"
MUST = {
    "the_game": r"^\d+ |[Ll]ays? \d|more|[Ee]nough|[Aa]ll laid|last card|No new|empty|\d_|: \d",
    "digits": CARDS,
    "great_digits": CARDS,
    "numbers": CARDS,
    "multiplication": CARDS,
    "memo": r"turns|place|: _|again|needs|said|a pair|no pair|pair|\d+, \d+ at \d*_",
    "minutes": rf"lay|_|A/B|A or B|next|egins|{CLOCK}",  # dealt cards say themselves that they wait
    "primes": SETS,
    "rummy": SETS,
}
RESULT = r"minus|\d+ left|won|beaten|[Aa]ll 98|tie|share|wins|evening"
LEAST = 12  # pixels
HIGH = "0123456789ABDEHKLMNPTX"  # whose glyphs reach from the base line to the top


def must(name: str) -> str:
    """Return how what must be done reads in a game, whose own ``frames.py`` may say it as MUST."""
    own = importlib.import_module(f"tests.games.{name}.frames")
    said = getattr(own, "MUST", "") or MUST.get(name, "")
    assert said, f"tests/games/{name}/frames.py has no MUST, a pattern of what must be done"
    return said


@functools.cache
def height_of(face: str) -> int:
    """Return how many pixels high the digits, and if there are any the capitals, of a face are."""
    found = []
    for sign in HIGH if face in "TS" else HIGH[:10]:
        strips = strips_of(sign, getattr(faces, face))
        ink = 0  # of all columns
        for column in zip(*strips, strict=True):
            ink |= int.from_bytes(bytes(column), "little")
        found.append(ink.bit_length() - (ink & -ink).bit_length() + 1)
    return min(found)


FACES = ("S", "CAPS", "T", "N13", "N14", "N22", "N32", "SLIM22", "SLIM32")
LARGE = [getattr(faces, face) for face in FACES if height_of(face) >= LEAST]


class Put:
    """All that stands large on a page: (y, x, words)."""

    def __init__(self) -> None:
        self.now: list[tuple[int, int, str]] = []

    def watch(self, patch: pytest.MonkeyPatch) -> None:
        """Note what is put and cleared from now on; tops and hands are put as whole strips."""
        text, clear, put_tops, put_hand = Page.text, Page.clear, tops.tops, hands.hand

        def texted(
            page: Page, x: int, y: int, words: str, face: Any = faces.T, *more: Any, **named: Any
        ) -> int:
            if any(face is each for each in LARGE):
                self.now.append((y, x, words))
            return text(page, x, y, words, face, *more, **named)

        def cleared(page: Page, x: int, y: int, width: int, height: int) -> None:
            clear(page, x, y, width, height)
            self.now = [
                put
                for put in self.now
                if not (y <= put[0] < y + height and x <= put[1] < x + width)
            ]

        def topped(page: Page, piles: Any, *more: Any, **named: Any) -> None:
            self.now += [(layout.STAGE, 32 * i, str(pile[0])) for i, pile in enumerate(piles)]
            put_tops(page, piles, *more, **named)

        def handed(page: Page, cards: Any, *more: Any, **named: Any) -> None:
            self.now.append((layout.FOOT, 0, " ".join(cards)))
            put_hand(page, cards, *more, **named)

        patch.setattr(Page, "text", texted)
        patch.setattr(Page, "clear", cleared)
        patch.setattr(tops, "tops", topped)
        patch.setattr(hands, "hand", handed)


def has_last_row(page: Page) -> bool:
    """Return True if anything stands on the last row."""
    return any(y >= layout.KEYS for y, _, _ in page.words)


def is_signed(page: Page) -> bool:
    """Return True if what is said stands behind the sign of a refusal."""
    return any(said.startswith(layout.NO) for _, _, said in page.words)


def is_long(top: Screen) -> bool:
    """Return True if two lines of T do not hold what is said."""
    return layout.fitted(top.note, layout.NOTE_ROOM, 2 * layout.LINE)[0] is faces.S


def check(top: Screen, page: Page, must: str, put: Put) -> set[str]:
    """Hold a picture of the screen `top`; return the kinds of things that were to be large."""
    words = " ".join(words for _, _, words in put.now)
    where = f"{type(top).__name__}: large is {words!r} of {page.words}, said {top.note!r}"
    if top.note:
        assert top.note.split()[0] in words or is_long(top) or not top.row_at, where
        assert has_last_row(page), "the last row stays: " + where
        assert is_signed(page) == bool(top.sign), "a sign: " + where
        return {"refusal"} if top.sign else set()
    referee = top.shell.referee
    if referee and getattr(top, "clock", None):
        assert re.search(CLOCK, words), "the clock: " + where
    if referee and top.on_turn:
        game = referee.game
        event: Any = getattr(top, "event", None)
        if event is not None and has_page(event):
            return set()  # it tells what has happened
        alone = "|ay|more|[Ee]nough|All laid|No new|Hand" if game.players == 1 else ""
        assert re.search(rf"P{game.seat + 1}\b|You{alone}|^\d+_?\b|begins\?|Begins\?", words), (
            "whose turn: " + where
        )
        assert re.search(must, words), "what must be done: " + where
        return {"turn"}
    if type(top).__name__ in ("Result", "Scores"):
        assert re.search(RESULT, words), "the result: " + where
        return {"result"}
    return set()


Shown = Callable[[], StrictPage]  # makes a page that shows the same


def again(page: Page) -> tuple[Any, Shown]:
    """Return a key that tells `page` from others, and a function that puts it anew."""
    ink, words = bytes(page.ink), list(page.words)

    def inked() -> StrictPage:
        made = StrictPage(bytearray(1024))
        made.ink[:] = ink
        made.words = list(words)
        return made

    return ink, inked


class Found:
    """All that a walk through the pages of a game has found."""

    def __init__(self) -> None:
        self.large: set[str] = set()  # kinds of things that were to be large, and were
        self.wrong: list[str] = []
        self.pages: dict[Any, Shown] = {}


@contextmanager
def measured(name: str) -> Iterator[Found]:
    """Measure all pages of a game that are painted from now on."""
    found, put = Found(), Put()
    show, paint = App._show, Page.paint
    tops: list[Screen] = []

    def shown(app: App, now: int, strokes: list) -> None:
        tops[:] = app.stack[-1:]
        show(app, now, strokes)

    def held(page: Page) -> list:
        try:
            found.large.update(check(tops[-1], page, must(name), put))
        except AssertionError as wrong:
            found.wrong.append(str(wrong))
        put.now = []
        what, made = again(page)
        found.pages[what] = made
        return paint(page)

    with pytest.MonkeyPatch.context() as patch:
        put.watch(patch)
        patch.setattr(App, "_show", shown)
        patch.setattr(Page, "paint", held)
        yield found

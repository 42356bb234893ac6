"""All that is read from a chair stands large on every page that `frames.py` reaches.

Measured is what a page puts, by the height of the faces' own pixels, 12 at least: whose turn it is,
what must be done, the clock, a refusal's words, the result.  And each of these pages has room for
the sign that the memory does not keep the game.
"""

import functools
import importlib
import itertools
import re
from collections.abc import Callable
from typing import Any

import pytest

from firmware.app import App
from firmware.games.shedding.texts import has_page
from firmware.shell import crash
from firmware.ui import faces, hands, layout, tops
from firmware.ui.page import Page, strips_of
from firmware.ui.screen import Screen
from firmware.ui.signals import HINT
from host_sim.strict import StrictPage
from tests import drawn
from tests.desk import Desk
from tests.games.owed.test_every_screen import GAMES, chosen
from tests.sample import OURS

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
    "memo": r"turns|place|again|needs|finds|a pair|no pair|pair",
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
    return getattr(own, "MUST", "") or MUST[name]


SHOWN = sorted(game.folder for game in GAMES if chosen(game))
# Another that lies beside ours is always among them.
DRAWN = [*drawn.some(sorted(MUST), 3), *(name for name in SHOWN if name not in MUST)]


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


def test_each_face_is_as_high_as_the_guide_says():
    high = {face: height_of(face) for face in FACES}
    assert high == {
        "S": 6,
        "CAPS": 7,
        "T": 12,
        "N13": 13,
        "N14": 14,
        "N22": 22,
        "N32": 32,
        "SLIM22": 22,
        "SLIM32": 32,
    }


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


@functools.cache
def painted(name: str) -> tuple[set[str], dict[Any, Shown]]:
    """Hold all pictures of a game; return what kinds of things were to be large, and the pages."""
    seen: set[str] = set()
    pages: dict[Any, Shown] = {}
    put = Put()
    show, paint = App._show, Page.paint
    tops: list[Screen] = []

    def shown(app: App, now: int, strokes: list) -> None:
        tops[:] = app.stack[-1:]
        show(app, now, strokes)

    def held(page: Page) -> list:
        seen.update(check(tops[-1], page, must(name), put))
        put.now = []
        what, made = again(page)
        pages[what] = made
        return paint(page)

    with pytest.MonkeyPatch.context() as patch:
        put.watch(patch)
        patch.setattr(App, "_show", shown)
        patch.setattr(Page, "paint", held)
        for _ in importlib.import_module(f"tests.games.{name}.frames").frames():
            pass
    return seen, pages


@pytest.mark.parametrize("name", DRAWN)
def test_on_every_page_what_is_read_from_a_chair_is_large(name: str):
    assert painted(name)[0] == {"turn", "refusal", "result"}


@pytest.mark.parametrize("name", DRAWN)
def test_every_page_has_a_place_that_hides_nothing_for_the_sign_that_nothing_is_kept(name: str):
    for made in painted(name)[1].values():
        page, marked = made(), made()
        words = {said for _, _, said in page.words}
        crash.mark(marked, "")
        assert {said for _, _, said in marked.words} - words in ({"not kept"}, {"!"}), words
        page.paint()
        marked.paint()
        hidden = [i for i in range(1024) if page.pixels[i] and marked.pixels[i] != page.pixels[i]]
        assert not hidden, words
        assert marked.pixels != page.pixels


def test_each_game_that_the_guides_tell_of_is_measured():
    assert {game.folder for game in OURS} <= set(SHOWN)


@pytest.mark.parametrize("name", ["six and eight", "three and eight", "w and H", "m and H"])
def test_small_signs_are_not_taken_for_each_other(name: str):
    one, other = (
        strips_of(sign, faces.S)[0]
        for sign in {"s": "68", "t": "38", "w": "wH", "m": "mH"}[name[0]]
    )
    apart = sum((a ^ b).bit_count() for a, b in itertools.zip_longest(one, other, fillvalue=0))
    assert apart >= 5, "pixels"


def test_after_eight_idle_seconds_a_turn_s_last_row_tells_now_and_then_how_to_get_help():
    desk = Desk().type("1 1 1 2 1 1 2 A")  # behind what they must do first
    assert desk.wait(7000).rows()[7] == "card, then A-D  *undo"
    assert desk.wait(2000).rows()[7] == HINT
    assert desk.wait(4000).rows()[7] == "card, then A-D  *undo"
    assert desk.wait(4000).rows()[7] == HINT
    assert desk.type("3").rows()[7] == "card, then A-D  *clear"
    assert desk.wait(20_000).rows()[7] == "card, then A-D  *clear", "as something is typed"
    assert desk.type("* 3 7 # ").wait(20_000).rows()[7] != HINT, "as something is said"
    assert Desk().wait(9000).rows()[7] != HINT, "as it is no turn's page"

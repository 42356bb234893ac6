"""All that is read from a chair stands 14 pixels high on every page that `frames.py` reaches.

Measured are the rows and numbers that a page puts, by the height of the glyphs' own pixels: whose
turn it is, what must be done, the clock, a refusal's first words, the result.  And each of these
pages has room for the sign that the memory does not keep the game.
"""

import functools
import importlib
import re

import pytest

from firmware.app import App
from firmware.shell import crash
from firmware.ui import fonts, layout
from firmware.ui.layout import NO
from firmware.ui.page import BIG, CARD, CELL, MARKED, TALL, WIDE, WIDTH, Page
from firmware.ui.screen import Screen
from firmware.ui.signals import HINT
from host_sim.strict import FONTS, StrictPage
from tests import drawn
from tests.desk import Desk
from tests.games.owed.test_every_screen import GAMES, chosen
from tests.sample import OURS

# What must be done on a turn's page, or what the player on turn types just now.
SETS = r"draw one|throw|All in sets|points|counted"
CARDS = r"needs|must|last|Deal|draw|Others|huffle|more|\d+s|\d or|or \d|[\d ]{2,}|lay|\d_|# end"
CLOCK = r"\d[: ]\d\d"
MUST = {
    "the_game": r"lay \d|more\?|# end|\d_",
    "digits": CARDS,
    "great_digits": CARDS,
    "numbers": CARDS,
    "multiplication": CARDS,
    "memo": r"turns|picks|again|needs|finds|a pair|no pair",
    "minutes": rf"lay|_|A/B|A or B|next|egins|{CLOCK}",  # dealt cards say themselves that they wait
    "primes": SETS,
    "rummy": SETS,
}
RESULT = r"minus|\d+ left|won|tie|share|wins|evening"
LEAST = 14  # pixels
HIGH = "0123456789ABDEHKLMNPTX"  # whose glyphs reach from the base line to the top


def must(name: str) -> str:
    """Return how what must be done reads in a game, whose own ``frames.py`` may say it as MUST."""
    own = importlib.import_module(f"tests.games.{name}.frames")
    return getattr(own, "MUST", "") or MUST[name]


SHOWN = sorted(game.folder for game in GAMES if chosen(game))
# Another that lies beside ours is always among them.
DRAWN = [*drawn.some(sorted(MUST), 4), *(name for name in SHOWN if name not in MUST)]


@functools.cache
def height(font: int) -> int:
    """Return how many pixels high the digits, and if there are any the capitals, of `font` are."""
    glyphs, width, rows = FONTS[font]
    heights = []
    for char in HIGH if font == TALL else HIGH[:10]:
        at = (ord(char) - 32 if font == TALL else int(char)) * width * rows
        cell = glyphs[at : at + width * rows]
        lit = [
            i // width * 8 + bit for i in range(len(cell)) for bit in range(8) if cell[i] >> bit & 1
        ]
        heights.append(max(lit) - min(lit) + 1)
    return min(heights)


def large(page: Page) -> str:
    """Return all that stands large on `page`, which has been put and not yet painted."""
    return " ".join(text for (font, _, _), text in page.numbers.items() if height(font) >= LEAST)


def check(top: Screen, page: Page, must: str) -> set[str]:
    """Hold a picture of the screen `top`; return the kinds of things that were to be large."""
    if not page.in_cells:
        return check_in_pixels(top, page, must)
    words = large(page)
    where = f"{type(top).__name__}: large is {words!r} of {page.rows}, said {top.note!r}"
    if top.note:
        assert top.note.split()[0] in words, where
        assert page.rows[7].strip(), "the last row stays: " + where
        assert (fonts.REFUSED in words) == bool(top.sign), "a sign: " + where
        return {"refusal"} if top.sign else set()
    referee = top.shell.referee
    if referee and getattr(top, "clock", None):
        assert re.search(CLOCK, words), "the clock: " + where
    if referee and top.on_turn:
        game = referee.game
        assert re.search(rf"P{game.seat + 1}\b|You|begins\?|Begins\?", words), (
            "whose turn: " + where
        )
        assert re.search(must, words), "what must be done: " + where
        return {"turn"}
    if type(top).__name__ in ("Result", "Scores"):
        assert re.search(RESULT, words), "the result: " + where
        return {"result"}
    return set()


def check_in_pixels(top: Screen, page: Page, must: str) -> set[str]:
    """Do as `check` with a page that is not in cells: T and the numerals are large."""
    words = getattr(page, "large", "")
    where = f"{type(top).__name__}: large is {words!r} of {page.words}, said {top.note!r}"
    if top.note:
        said = [text for _, _, text in page.words]
        assert (NO + top.note if top.sign else top.note) in said, where
        assert any(y == layout.KEYS for y, _, _ in page.words), "the last row stays: " + where
        return {"refusal"} if top.sign else set()
    referee = top.shell.referee
    if referee and top.on_turn:
        game = referee.game
        assert re.search(rf"P{game.seat + 1}\b|You|begins\?", words), "whose turn: " + where
        assert re.search(must, words), "what must be done: " + where
        return {"turn"}
    if type(top).__name__ in ("Result", "Scores"):
        assert re.search(RESULT, words), "the result: " + where
        return {"result"}
    return set()


def test_tall_and_big_type_are_high_enough_and_the_others_are_not():
    assert (height(TALL), height(BIG)) == (14, 15)
    assert height(CARD) < LEAST
    assert height(WIDE) < LEAST


@functools.cache
def painted(name: str) -> tuple[set[str], dict]:
    """Hold all pictures of a game; return the kinds of things that were to be large, and the pages.

    A page is its rows, and its numbers by place.
    """
    seen: set[str] = set()
    pages: dict[tuple, None] = {}
    show, paint = App._show, Page.paint
    tops: list[Screen] = []

    def shown(app: App, now: int, strokes: list) -> None:
        tops[:] = app.stack[-1:]
        show(app, now, strokes)

    def held(page: Page) -> list:
        seen.update(check(tops[-1], page, must(name)))
        if not page.in_cells:
            return paint(page)
        pages[(*page.rows,), (*page.numbers.items(),)] = None
        return paint(page)

    with pytest.MonkeyPatch.context() as patch:
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
    for rows, numbers in painted(name)[1]:
        page, marked = StrictPage(bytearray(1024)), StrictPage(bytearray(1024))
        for each in (page, marked):
            each.rows, each.numbers = list(rows), dict(numbers)
        crash.mark(marked, "")
        ((font, x, row), sign), *more = marked.numbers.items() - page.numbers.items()
        assert (font, sign, more) in ((MARKED, "not kept", []), (MARKED, "!", [])), rows
        page.paint()
        marked.paint()
        place = range(row * WIDTH + x, row * WIDTH + x + CELL * len(sign))
        assert not any(page.pixels[i] for i in place), rows
        for i in place:
            marked.pixels[i] = 0
        assert marked.pixels == page.pixels, rows


def test_each_game_that_the_guides_tell_of_is_measured():
    assert {game.folder for game in OURS} <= set(SHOWN)


@pytest.mark.parametrize("name", ["six and eight", "three and eight", "w and H", "m and H"])
def test_small_signs_are_not_taken_for_each_other(name: str):
    one, other = (
        fonts.SMALL[(ord(sign) - 32) * 6 : (ord(sign) - 31) * 6]
        for sign in {"s": "68", "t": "38", "w": "wH", "m": "mH"}[name[0]]
    )
    apart = sum((a ^ b).bit_count() for a, b in zip(one, other, strict=True))
    assert apart >= 5, "pixels"


def test_after_eight_idle_seconds_a_turn_s_last_row_tells_now_and_then_how_to_get_help():
    desk = Desk().type("1 1 1 2 1")
    assert desk.wait(7000).rows()[7] == "card, A-D  *back"
    assert desk.wait(2000).rows()[7] == HINT
    assert desk.wait(4000).rows()[7] == "card, A-D  *back"
    assert desk.wait(4000).rows()[7] == HINT
    assert desk.type("3").rows()[7] == "card, A-D  *back"
    assert desk.wait(20_000).rows()[7] == "card, A-D  *back", "as something is typed"
    assert desk.type("* 3 7 # ").wait(20_000).rows()[7] != HINT, "as something is said"
    assert Desk().wait(9000).rows()[7] != HINT, "as it is no turn's page"

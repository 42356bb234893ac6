"""The keys that a page names, held against what they do."""

import re

from tools.soak import grammar
from tools.soak.failure import Failure
from tools.soak.journal_check import State
from tools.soak.page_desk import KEYS, STROKES, Answer

ORDER = "1234567890ABCD"  # of keys between which a page writes a dash
NOTHING = "does nothing"
OVER = ("or play on", "or lay")  # in the last row over a turn, whose keys act through it
_OF_MENU = ("Menu", "Group", "Closed")  # the last is where one was that had to go
FREE = "Umpire "  # the page that tells how much memory is free begins so


def judge(before: Answer, stroke: str, after: Answer) -> None:
    """Raise Failure if the page `before` says otherwise than `stroke` has done.

    What is refused again looks the same.
    """
    grammar.hold(before, stroke, after)
    place = f"{before.screen} {stroke}"
    if stroke.strip("<>").isdigit():
        stroke = stroke.strip("<>")  # a digit acts as it goes down
    said = f"{told(before.rows)}\n{told(after.rows)}"
    if stroke in named(before.rows[7]):
        here = f" {stroke}/" in before.rows[7]  # the page that is being read
        if after == before and before.rows == before.beneath and not here:
            raise Failure("a key that is named does nothing", said, place)
        if NOTHING in " ".join(" ".join(after.rows).split()):
            raise Failure("a key that is named is said to do nothing", said, place)
    elif stroke not in offered(before) and game_of(after.kept) != game_of(before.kept):
        raise Failure("a key that is not named changes the game", said, place)


def differ(much: Answer, other: Answer, pages: tuple[Answer, Answer], stroke: str) -> None:
    """Raise Failure if a key on `pages` has one answer with `much` memory and another with less.

    They are the page with much and with less.  On one that goes on by itself, or over one, it may
    come sooner or later; and where the way led over such a page, a key may have met it or the next.
    """
    first, page = pages
    if page.there.works or words(first) != words(page) or _lies(first) != _lies(page):
        return
    place = f"{page.screen} {stroke}"
    if much.screen != other.screen or words(much) != words(other):
        said = f"{told(much.rows)}\n{told(other.rows)}"
        raise Failure("another answer with another memory", said, place)
    if timeless(much.kept) != timeless(other.kept):
        said = f"{much.kept}\n{other.kept}"
        raise Failure("something else is kept with another memory", said, place)


def _lies(page: Answer) -> list[tuple[str, str]]:
    """Return what lies where `page` is, but for a menu, for which there may be no memory."""
    return [lying for lying in page.stack if lying[0] not in _OF_MENU]


def named(row: str) -> set[str]:
    """Return the strokes that the last `row` of a page names: ``#``, ``A``, ``<*>``."""
    found: set[str] = set()
    for word in row.replace(",", " ").replace("hold ", "hold").split():
        if held := re.match(r"hold([#*0A-D])", word):
            found.add(f"<{held[1]}>")
        elif way := re.fullmatch(r"([0-9A-D])-([0-9A-D])", word):
            found.update(ORDER[ORDER.index(way[1]) : ORDER.index(way[2]) + 1])
        elif re.fullmatch(r"[A-D]|1?2?3?4?5?6?|[0-9]", word):
            found.update(word)
        else:
            found.update(key for key in "#*" if key in (word[0], word[-1]))
    return found


def offered(page: Answer) -> set[str]:
    """Return the strokes that may be meant by anything on the `page`.

    Of them is ``*``, which takes back on every page: see grammar.py.
    """
    if any(words in page.rows[7] + page.beneath[7] for words in OVER):
        return set(STROKES)
    text = " ".join(page.rows + page.beneath)
    found = {key for key in KEYS if re.search(rf"(?<!\w){re.escape(key)}", text)}
    return found.union("*", page.also, *(named(row) for row in page.rows + page.beneath))


def game_of(kept: State) -> tuple[object, ...]:
    """Return what is `kept` of the game and of its shuffle."""
    return kept.setup, kept.log, kept.closing, kept.progress, kept.shuffles


def timeless(kept: State) -> State:
    """Return what is `kept` without what a clock shows: what is loaded takes some time."""
    return kept._replace(time=bool(kept.time))


def words(answer: Answer) -> list[str]:
    """Return the words of an answer, without figures of a clock or of the memory."""
    rows = answer.rows
    if answer.kept.time or rows[0].startswith(FREE):
        return [re.sub(r"[\d,]+", "0", row) for row in rows]
    return rows


def told(rows: list[str]) -> str:
    """Return the `rows` of a page to be read."""
    return "\n".join(f"  |{row:21}|" for row in rows)

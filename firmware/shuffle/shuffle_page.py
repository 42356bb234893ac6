"""The pictures of a shuffle: the number that is told, a map of heaps or places, what to pick up."""

from firmware.shuffle.course import CHECK, EVEN, HEAPS, JOIN, LAST, MEND, TAKE
from firmware.ui.glyphs import HUGE, MARKED
from firmware.ui.page import CELL
from firmware.ui.text_lines import tall_and_small, wrap

_HEAP, _PLACE = "Heap {}", "Place {}"
_RIGHT = "{:<12}"  # beside the number
_LEFT = "{} left"
_TIME = "{}:{:02}"
_CARD = "card {}_"
_KEYS = "#next *back  B paced"
_PACED = "A- B+ {:.1f} s, # waits"
_TYPED = "#ok *back"
_SIGN = 24  # pixels before the text of a refusal
_LIES = "Does it lie? #yes *no"
_STOP = "(hold C: stop)"
_YES_NO, _GO, _MENDS = "#yes  *no", "#go on  *back", "#mend  *know none"
_GATHERING = 5  # seconds that a block takes to be picked up

_EVEN = "Was there a card for each number, and is none left over?"
_EACH = "{} places: has each one card?"
_PICK_UP = "Pick up {}, on it {} to 1."
_ONE = "Pick up its card."
_NEW = "That is the new deck."
_ON_TOP = "On top of the deck."
_APART = "Apart, as packet {}."
_ASIDE = "Set heap {} aside, face down."
_TAKE = "Heap {}: top card first, one to each place."
_DIRECT = "Deal the cards, top card first, one to each of {} places."
_DONE = "Then it is done."
_ALL = "Something went wrong."
_WRONG = "Wrong: heap {}."
_MEND = "Turn up the {} cards: I tell where they go. Or I know none, and check what you type."
_JOIN = "Join the packets: {} is the lowest, on it the next, 1 on top."


def render_number(page: "Page", screen: "Shuffling") -> None:
    """Put the number of the card that is told, as large as it can be, beside the map of all."""
    course = screen.course
    heaps = course.phase == HEAPS
    number = course.number
    if number:
        page.end(0, _RIGHT.format((_HEAP if heaps else _PLACE).format(number)))
        text = str(number)
        page.number(HUGE, 27 - 12 * len(text), 0, text)
    if heaps:
        _map(page, [block + 1 for block in reversed(course.blocks)], 4, 3, number)
    else:
        _map(page, list(range(1, course.expected + 1)), 5, 2, number)
    if screen.typing_cards:
        page.row(6, _LEFT.format(course.left))
        page.end(6, _CARD.format(screen.typed))
    else:
        seconds = course.left * screen.pace_ms // 1000
        seconds += _GATHERING * (len(course.blocks) - course.nth)
        page.row(6, _LEFT.format(course.left))
        page.end(6, _TIME.format(seconds // 60, seconds % 60))
    if screen.asking:
        page.row(7, _LIES)
    elif screen.typing_cards:
        page.row(7, _TYPED)
    else:
        page.row(7, _PACED.format(screen.pace_ms / 1000) if screen.paced else _KEYS)


def _map(page: "Page", numbers: "list[int]", columns: int, width: int, marked: int) -> None:
    """Show where all `numbers` lie, `columns` in a row; the `marked` one stands in reverse."""
    for first in range(0, len(numbers), columns):
        row = 2 + first // columns
        line = ""
        for number in numbers[first : first + columns]:
            text = str(number)
            if number == marked:
                page.number(MARKED, (9 + len(line)) * CELL, row, text)
                text = " " * len(text)
            line += ("{:<" + str(width) + "}").format(text)
        page.end(row, _RIGHT.format(line))


def render_note(page: "Page", text: str, sign: str) -> None:
    """Put `text` beneath the number, which stays to be seen; a refusal's is behind its `sign`."""
    page.cover(6, 8)
    if tall_and_small(text, 1, sign)[1]:
        lines = wrap(text)
        for i in range(len(lines)):
            page.row(6 + i, lines[i])
        return
    if sign:
        page.tall(6, sign)
    page.tall(6, text, _SIGN if sign else 0)


def render_words(page: "Page", course: "Course") -> None:
    """Put what is asked, or what is to be picked up and onto what."""
    phase = course.phase
    keys = _YES_NO if phase in (EVEN, CHECK) else _MENDS if phase == MEND else _GO
    text = " ".join(_sentences(course))
    page.row(6, _STOP)  # where there is room for it
    page.notice(text, "", 3, 0)
    page.row(7, keys)


def _sentences(course: "Course") -> "list[str]":
    phase = course.phase
    if phase == EVEN:
        return [_EVEN]
    if phase == CHECK:
        return [_EACH.format(course.expected)]
    if phase == MEND:
        count = sum([course.length(block) for block in course.bad])
        heaps = ", ".join([str(block + 1) for block in sorted(course.bad)])
        every = len(course.bad) * course.size >= course.count
        return [_ALL if every else _WRONG.format(heaps), _MEND.format(count)]
    if phase == JOIN:
        return [_JOIN.format((course.count - 1) // course.size + 1)]
    if phase == LAST:
        return _gathered(course, course.block, course.nth == 0) + [_DONE]
    if phase != TAKE:
        return []
    if course.direct:
        return [_DIRECT.format(course.expected)]
    found = [_TAKE.format(course.block + 1)]
    if course.nth:
        found = _gathered(course, course.blocks[course.nth - 1], course.nth == 1) + found
    return found


def _gathered(course: "Course", block: int, first: bool) -> "list[str]":
    """Return how the cards of `block`, the `first` of them or not, are picked up."""
    if block in course.bad:
        return [_ASIDE.format(block + 1)]
    count = course.length(block)
    up = _ONE if count == 1 else _PICK_UP.format(count, count - 1)
    if course.split:
        return [up, _APART.format(block + 1)]
    return [up, _NEW if first else _ON_TOP]

"""The kinds of page: a screen says what, the kind says where.

Cover, event, question, answer, choice, entry, list and help; `firmware/ui/layout.py` has the parts
that they are made of.
"""

from firmware.ui import faces
from firmware.ui.faces import N14, S, T
from firmware.ui.layout import (
    CLEAR,
    FOOT,
    KEYS,
    LARGE_CAP,
    LEFT_EDGE,
    LINE,
    MUST,
    NOT_NOW,
    PLAIN,
    REFUSED,
    RIGHT_EDGE,
    SIGN_ROOM,
    SMALL_LINE,
    STAGE,
    fitted,
    head,
    keys,
    label,
    large_keys,
    lay_keys,
    lines_of,
    low,
    note,
    put_edges,
    sentence,
)
from firmware.ui.page import CENTRE, HEIGHT, RIGHT, WIDTH, width_of

_BETWEEN = 4  # columns between what stands in one line
# A key as large as two lines: of each row its left columns, which its right ones mirror.
_SIDE = b"\xff\xff\0\xff\xff\xff"
_KEY = (b"\xf0\xf8<\x9c\xcc\xec", _SIDE, _SIDE, b"\7\17\36\34\31\33")
_LARGE_ROOM = 126 - 2 * (LARGE_CAP + 5) - 4  # columns for what both keys do, in T


def cover(page: "Page", who: str, key: str, press: str) -> None:
    """Put to whom the device is to be handed, large, and the key that they press."""
    behind = page.text(LEFT_EDGE, STAGE, who, end=92, twice=True)
    x = 93
    at = x - page.width(press, S) - 4
    if behind <= at:
        page.text(at, STAGE + 12, press, S)
    page.text(x, STAGE + 7, key, N14, CENTRE, x + 30, dark=True)
    page.put(x, STAGE, _KEY)
    page.put(x + 24, STAGE, [bytes(reversed(side)) for side in _KEY])
    page.reverse(x + 6, STAGE + 5, 18, 21)
    for y in (STAGE + 2, STAGE + 27):
        page.fill(x + 6, y, 18, 2)


def event(page: "Page", word: str, by: str, hit: "Sequence[tuple[str, str]]") -> None:
    """Put what happened to all, large, and below who it hits and what they get."""
    behind = page.text(LEFT_EDGE, 0, word, twice=True, said="")
    page.say(LEFT_EDGE, 0, word + " " + by)
    y, (small, _, name) = 8, by.partition(" ")
    if behind + 4 + page.width(by) > RIGHT_EDGE:  # then the name has a line of its own
        page.text(0, 2, small, S, RIGHT, RIGHT_EDGE, said="")
        y, by = 12, name
    page.text(0, y, by, align=RIGHT, end=RIGHT_EDGE, said="")
    page.fill(LEFT_EDGE, 29, RIGHT_EDGE - LEFT_EDGE, 1)
    wide = WIDTH // max(len(hit), 1)
    for i in range(len(hit)):
        for line in range(2):
            y = 32 + (LINE + 1) * line  # a name may reach below its line
            page.text(i * wide, y, hit[i][line], align=CENTRE, end=(i + 1) * wide)


def question(page: "Page", words: str, yes: str, no: str) -> None:
    """Put a question, its first line in the head, and what a yes and a no do as large caps."""
    large = width_of(yes) + width_of(no) <= _LARGE_ROOM
    below = FOOT if large else KEYS
    title, words = asked(words, below - STAGE)
    if title:
        head(page, title)
    sentence(page, words, y=STAGE if title else 0, below=below)
    if large:
        large_keys(page, yes, no)
    else:
        keys(page, "#{}  *{}".format(yes, no))


def asked(words: str, height: int) -> "tuple[str, str]":
    """Return a question that has room in the head, and what follows it in `height` rows, or ""."""
    question, sign, rest = words.partition("? ")
    if not sign or width_of(question + "?", S) > RIGHT_EDGE:
        return "", words
    _, step, lines = fitted(rest, RIGHT_EDGE - LEFT_EDGE, height)
    return (question + "?", rest) if step * len(lines) <= height else ("", words)


def answer(page: "Page", title: str, words: str, goes: "bool | None", keys_do: str) -> None:
    """Put an answer: a large tick or cross where it is one, and why, in T."""
    head(page, title, end=RIGHT_EDGE if goes is None else 98)
    if goes is not None:
        sign = faces.YES if goes else faces.WRONG
        page.picture(102, 0, sign, said="yes" if goes else "no")
    sentence(page, words, y=STAGE if goes is None else 32, below=KEYS)
    keys(page, keys_do)


def choice(
    page: "Page",
    title: str,
    items: "Sequence[str]",
    item_keys: str,
    chosen: int,
    keys_do: str,
    fact: str = "",
) -> None:
    """Put up to seven items with their keys, the `chosen` one in reverse: see Choice.

    Up to two stand in lines in T, up to four in two columns where all fit so; else all in S, and a
    title that is long or stands over many too.  A `fact` is put below them.
    """
    count = len(items)
    top = min(STAGE, KEYS - SMALL_LINE * (count + (fact != "")))
    wide = _widest(items)
    step = 0
    if title:
        _, step, lines = fitted(title, RIGHT_EDGE - LEFT_EDGE, top)
        top = max(top, step * len(lines))
    in_lines = count <= 2 or count > 4 or top > STAGE or fact != "" or wide > 43
    room = KEYS - top - (SMALL_LINE if fact else 0)
    large = 0 < LINE * count <= room and wide <= RIGHT_EDGE - 20
    up = 1 if large and step < LINE and LINE * count == room else 0
    if title:
        sentence(page, title, y=0, below=top)
    if fact:
        label(page, LEFT_EDGE, KEYS - SMALL_LINE, fact)
    if in_lines:
        under = not large and step == LINE and top == STAGE
        if large:
            _large_list(page, items, item_keys, chosen, top, up)
        else:
            _small_list(page, items, item_keys, chosen, top, int(under))
        if under and top + SMALL_LINE * count == KEYS:
            page.lift(KEYS // 8)  # or the last line would touch the keys' caps, as a large one
    else:
        for i in range(count):
            x, y = 64 * (i % 2), STAGE + 2 + 18 * (i // 2)
            page.cap(x + 1, y + 4, item_keys[i], said="")
            page.text(x + 18, y, items[i], dark=i == chosen, said=item_keys[i] + " " + items[i])
            if i == chosen:
                page.reverse(x + 15, y, 48, LINE)
    keys(page, keys_do)


_CELLS = RIGHT_EDGE - LEFT_EDGE  # columns of all cells side by side
_INSET = 36  # columns of a key, its picture, and what lies around them


def grid(
    screen: "Screen",
    page: "Page",
    title: str,
    cells: "Sequence[tuple[str, Perhaps[bytes], str]]",
    fact: str = "",
) -> None:
    """Put up to six words as the keys 1 to 6 lie, each with a picture or a small state.

    A cell without a word is blank; where four are left they stand two by two, fewer in one row.
    Where there is a `fact`, it stands below them, and all in S; so does what `screen` says for a
    moment, that a key does nothing.  Readers of words alone are told the `title`.
    """
    page.say(LEFT_EDGE, 0, title)
    if screen.fades and width_of(screen.note, S) < _CELLS:
        fact = screen.note
        screen.told = True
    face, step = (S, 24) if fact else (T, 32)
    there = [i for i in range(len(cells)) if cells[i][0]]
    count = len(there)
    across = 3
    if count < 5:
        across = count if count < 4 else 2
    else:
        there = list(range(len(cells)))
    wide = _CELLS // max(across, 1)
    top = 0 if count > 3 else step // 2  # one row stands in the middle
    behind = 0  # the word before
    for place in range(len(there)):
        i = there[place]
        behind = behind if place % across else LEFT_EDGE - _BETWEEN
        if cells[i][0]:
            x, y = LEFT_EDGE + wide * (place % across), top + step * (place // across)
            behind = _cell(page, str(i + 1), cells[i], (x, y, wide, behind), face)
            read = LEFT_EDGE + _CELLS // 3 * (i % 3), step * (i // 3) + 16  # as the keys lie
            page.say(*read, " ".join((str(i + 1), cells[i][0], cells[i][2])).strip())
    if fact:
        label(page, LEFT_EDGE, KEYS, fact)
    else:
        page.foot = HEIGHT


def _cell(
    page: "Page",
    key: str,
    cell: "tuple[str, Perhaps[bytes], str]",
    at: "tuple[int, int, int, int]",
    face: "Face",
) -> int:
    """Put a `cell` with its `key`, and return where its word ends.

    `at` is column, row and width of it, and where the word before it ends: a long one may reach
    over where the next one is short.
    """
    word, picture, state = cell
    x, y, wide, behind = at
    inner = x + (wide - _INSET) // 2
    page.cap(inner, y + 4, key, said="")
    if picture:
        page.picture(inner + 15, y, picture)
    page.text(inner + 15, y + 4, state, S, said="")
    width = page.width(word, face)
    x = min(max(x + (wide - 1 - width) // 2, behind + _BETWEEN), RIGHT_EDGE - width)
    return page.text(x, y + 15, word, face, said="")


_SIGNS_X = 3  # of plus and minus before what a thing gives and costs
_DOTS, _APART = 50, 8  # where the dots of so many pages begin, and from one to the next


def way(page: "Page", title: str, words: "tuple[str, str, str]", at: int, count: int) -> None:
    """Put one of `count` things to choose from, the one `at`, as a page: name, gain and cost.

    Readers of words alone are told the `title`.
    """
    name, gives, costs = words
    page.say(LEFT_EDGE, 0, title)
    page.text(LEFT_EDGE, -low(name), name, end=RIGHT_EDGE - 13, said="")
    page.cap(RIGHT_EDGE - 11, 4, str(at + 1), said="")
    page.say(LEFT_EDGE, 8, str(at + 1) + " " + name)
    page.fill(LEFT_EDGE, 15, RIGHT_EDGE - LEFT_EDGE, 1)
    page.text(_SIGNS_X, 19, "+", said="")
    page.fill(_SIGNS_X, 43, 7, 2)  # a minus
    for y, sign, what in ((19, "+", gives), (36, "-", costs)):
        page.text(_SIGNS_X + 14, y, what, end=RIGHT_EDGE, said="")
        page.say(LEFT_EDGE, y, sign + " " + what)
    keys(page, "A < B >  #take", between=3)
    dots(page, at, count)


def dots(page: "Page", at: int, count: int) -> None:
    """Put in the last row a dot for each of `count` pages, the one `at` large."""
    page.put(_DOTS, KEYS, page.made(("dots", at, count), _dots_of, at, count))
    page.say(_DOTS, KEYS, "{}/{}".format(at + 1, count))


def _dots_of(at: int, count: int) -> "list[bytearray]":
    row = bytearray(_APART * count)
    for i in range(count):
        x = _APART * i
        row[x : x + 5] = b"\x3e\x3e\x3e\x3e\x3e" if i == at else b"\0\x1c\x14\x1c\0"
    return [row]


def _widest(items: "Sequence[str]") -> int:
    return max([width_of(item) for item in items])


def _large_list(
    page: "Page", items: "Sequence[str]", item_keys: str, chosen: int, top: int, up: int
) -> None:
    """Put the items line under line in T from the row `top` on, their signs so many rows `up`."""
    for i in range(len(items)):
        y = top - up + LINE * i
        key = item_keys[i : i + 1]
        page.text(LEFT_EDGE + 3, y, key, said="")
        page.say(LEFT_EDGE, y, (key + " " + items[i]).strip())
        page.text(16, y, items[i], end=RIGHT_EDGE, dark=i == chosen, said="")
        if i == chosen:
            page.reverse(0, y + up, WIDTH, min(LINE, KEYS - 1 - y) - up)


def _small_list(
    page: "Page", items: "Sequence[str]", item_keys: str, chosen: int, top: int, above: int
) -> None:
    """Put the items line under line in S; they are read so many rows `above`."""
    for i in range(len(items)):
        y = top + SMALL_LINE * i
        key = item_keys[i : i + 1]
        page.say(LEFT_EDGE, y - above, (key + " " + items[i]).strip())
        page.text(LEFT_EDGE + 3, y, key, S, said="")
        page.text(16, y, items[i], S, end=RIGHT_EDGE, said="")
        if i == chosen:
            page.reverse(0, y, WIDTH, SMALL_LINE)


def entry(page: "Page", title: str, typed: str, fact: str, keys_do: str) -> None:
    """Put what is being typed, large with a cursor, under what is asked, if that is to be put.

    Of what ``*`` does it is told that it goes back, or clears what is typed.
    """
    if title:
        head(page, title)
    twice = page.width(typed + "_") * 2 <= RIGHT_EDGE - LEFT_EDGE
    page.text(LEFT_EDGE, STAGE if twice else STAGE + 8, typed + "_", end=RIGHT_EDGE, twice=twice)
    if fact and fitted(fact, RIGHT_EDGE - 64, 32)[2]:
        sentence(page, fact, 64, STAGE + 8, below=FOOT)
    keys(page, keys_do.replace("back", "clear") if typed else keys_do)


def listed(page: "Page", title: str, rows: "Sequence[tuple[str, str]]", keys_do: str) -> None:
    """Put lines of two: a name at the left and its figure at the right edge.

    Up to two in T if there is room, more in S.
    """
    head(page, title)
    large = LINE * len(rows) <= KEYS - STAGE
    for left, right in rows:
        large = large and page.width(left) + page.width(right) <= RIGHT_EDGE - 2 * _BETWEEN
    face, step = (T, LINE) if large else (S, SMALL_LINE)
    for i in range(len(rows)):
        y = STAGE + step * i
        left, right = rows[i]
        x = RIGHT_EDGE - page.width(right, face)
        page.text(LEFT_EDGE, y, left, face, end=x)
        page.text(x, y, right, face)
    if STAGE + step * len(rows) == KEYS:
        page.lift(KEYS // 8)  # or the last line would touch the keys' caps
    keys(page, keys_do)


def head_keys(page: "Page", words: str) -> int:
    """Put what keys do at the right of the head; return the column where they begin."""
    end = RIGHT_EDGE - lay_keys([], words, 0, 6)
    parts: list[Any] = []
    lay_keys(parts, words, end, 6)
    for x, strips, is_cap in parts:
        if is_cap:
            page.fill(x + 1, 3, len(strips[0]) - 2, 1)
        page.put(x, 4, strips)
    page.say(end, 0, words)
    return end


def reading(page: "Page", words: str, keys_do: str, title: str = "") -> None:
    """Put a page that is read, as of help: a title in T, all of the words in T or in S."""
    y = 0
    if title:
        head(page, title)
        y = STAGE
    # No cap's upper edge lies over the last of seven lines.
    keys(page, keys_do, edges=sentence(page, words, y=y, below=KEYS) < KEYS)


# What all pages have: a head, and what is said until the next key.  Of a screen's page are known:
#
# text_at   the column where all begins that stands beside something as high as the page, or 0
# narrow    may its head begin there?
# beside    does what goes instead of what was refused stand there, and not in a row of keys?
# crowded   has it no room for a question?
# heads     is what is said to stand in the head even where it is small there?
# told      does its head tell what was said?
# must      is the head in reverse, as somebody must answer?
# unseen    what its keys do, where that is seen only while nobody presses one
# row_at    the row where it is put then, as the reason for a refusal is; or 0

NOT_NOW_MS = 2000  # so long is seen that a key does nothing now
WHY = "hold 0 why?  *clear"  # after a refusal of the rules
EVIDENT = ("card", "count", "many", "twice", "jokers")  # reasons for one that say it all
_PILE = 20  # columns of the draw pile beside its number


def paint(screen: "Screen", page: "Page", hint: str) -> None:
    """Put `screen` and what it says on `page`, or where it says nothing the `hint`."""
    if screen.told:  # one name more would want a larger table of its own
        screen.told = False
    screen.render(page)
    if screen.note:
        screen.put_note(page)
    elif hint and screen.row_at:
        keys(page, screen.unseen or hint, y=screen.row_at)
    say_unseen(screen, page)
    if screen.note and screen.sign and not (screen.dialog or screen.event):
        _put_clear(page, screen.unseen)
    screen.shell.mark(page, screen.note)


def say_unseen(screen: "Screen", page: "Page") -> None:
    """Tell readers of words alone what the keys do where that is not in view."""
    if screen.unseen and not [word for word in page.words if word[0] >= KEYS]:
        page.say(LEFT_EDGE, KEYS, screen.unseen)


def _put_clear(page: "Page", unseen: str) -> None:
    """Let the row, if that is not the `unseen` one, say that ``*`` first closes the refusal."""
    for i in range(len(page.words)):
        y, x, said = page.words[i]
        before, star, does = said.rpartition("*")
        if y == KEYS and star and does != CLEAR[3:]:
            if said == unseen:
                page.words[i] = y, x, before + CLEAR[2:]
            else:
                keys(page, before.rstrip() + CLEAR, x)
            return


def titled(screen: "Screen", page: "Page", words: str, pile: int, x: int, end: int) -> None:
    """Put the head of `screen` from `x` on: `words`, or what is said where it has room."""
    said, _, goes = screen.note.partition("\n")
    # What ends behind this column takes the place of the draw pile.
    beside = end - page.width(str(pile)) - _PILE if pile >= 0 else end
    mood = MUST if screen.must else PLAIN
    if said:
        room = end - x - (SIGN_ROOM if screen.sign else 0)
        small = False
        if screen.heads or screen.row_at != KEYS:  # here it has its only place
            between = " " if said[-1] in "!?" else ": "
            both = said + between + goes.replace("\n", " ") if goes else said
            small = True
            if not screen.row_at and len(lines_of(both, room, S)) <= 2:
                said = both
        wide = page.width(said)
        if wide <= room or small:
            screen.told = True
            words = said
            mood = NOT_NOW if screen.fades else PLAIN
            mood = REFUSED if screen.sign else mood
            if screen.sign or x + wide > beside:
                pile = -1
    words = page.heading or words
    if mood == MUST or x > LEFT_EDGE and x + page.width(words) > beside:
        pile = -1
    head(page, words, pile, mood, x, end)


def put_note(screen: "Screen", page: "Page") -> None:
    """Put what the head does not tell of what is said: above the last row, or what goes in it."""
    _, _, goes = screen.note.partition("\n")
    if not screen.told and screen.text_at:
        x = screen.text_at
        page.clear(x, 0, WIDTH - x, KEYS)
        put_edges(page, page.caps)
        y = sentence(page, screen.note, x + 2, 0)
        if screen.sign:
            page.reverse(x, 0, WIDTH - x, y)
            page.words[-1] = (0, x, screen.sign + screen.note.replace("\n", " "))
        goes = ""
    elif not screen.told:
        note(page, screen.note, screen.sign != "")
        goes = ""
    if screen.sign and goes:
        if screen.row_at and not screen.beside:
            keys(page, goes.replace("\n", " ") + CLEAR, y=screen.row_at)
    elif screen.sign and screen.on_turn and screen.shell.refused and screen.row_at > 0:
        evident = screen.shell.refused[1][0] in EVIDENT
        told = screen.shell.referee.folder.has_part("ask") and not evident
        keys(page, WHY if told else CLEAR, y=screen.row_at)

"""Where the parts of a page go: a screen says what, this file says where.

Head (who and what to do, draw pile at the right) on y 0 to 15, stage on 16 to 47, foot on 48 to 63:
the hand, or the keys on 56 to 63, never both.  A sentence stands in T where it fits, else all of it
in S, never in two sizes.
"""

from firmware.ui import faces
from firmware.ui.faces import CAPS, N32, S, T
from firmware.ui.page import (
    CENTRE,
    HEIGHT,
    RIGHT,
    WIDTH,
    cap_of,
    codes_of,
    columns_of,
    strips_in,
    strips_of,
    width_of,
)

LEFT_EDGE, RIGHT_EDGE = 1, 127  # of words: the first column, and the one behind the last
STAGE, LABELS, FOOT, KEYS = 16, 40, 48, 56  # where these begin
LINE, SMALL_LINE = 16, 8
BESIDE_CARD = 52  # where words begin beside an open card
CARD_WIDTH = 46
COLUMN = 32  # of four
ARROWS = (faces.UP, faces.UP, faces.DOWN, faces.DOWN)
NOTHING, FRAMED, LIT = range(3)  # what is said of a column, a card
PLAIN, REFUSED, NOT_NOW, MUST = range(4)  # what the head says
NO = "× "  # is read before a refusal, for its cross
APART = "  "  # in a row of keys, before those at the right edge
CLEAR = "  *clear"  # what a key does over a refusal
_KEY_SIGNS = "0123456789ABCD#*"
_ARROW_SIGNS = "<>"  # which stand close to their key
_CLOSE = 3  # columns between two keys with little room
_KEY_BEHIND_WORDS = 4  # columns between words and the key that follows
LARGE_CAP = 13  # columns of a large key cap
NOTE_ROOM = 121  # columns
_BLANK = 32  # its code
SIGN_ROOM = 16  # of the cross in a refusal
_made_rows: "dict[tuple[str, int, int], KeyRow]" = {}  # of keys: they come again
_MOST_ROWS = 5  # of them are kept


# Words.


def lines_of(words: str, room: int, face: "Face" = T) -> "list[str]":
    """Return `words` broken between words into lines of at most `room` columns in `face`."""
    columns = columns_of(face)
    found: list[str] = []
    for paragraph in words.split("\n"):
        codes = codes_of(paragraph)
        first = end = taken = 0  # of a line: its first code, that behind its last word, its width
        word = width = 0  # where a word begins, and its width
        broken = False
        for i in range(len(codes) + 1):
            code = codes[i] if i < len(codes) else _BLANK
            if code != _BLANK:
                if code < 127:
                    width += columns[code]
                continue
            if i > word:
                if end and taken + columns[_BLANK] + width > room + 1:
                    found.append(_line(paragraph, first, end))
                    broken = True
                    end = 0
                if end:
                    taken += columns[_BLANK] + width
                else:
                    first = word
                    taken = width
                end = i
            word = i + 1
            width = 0
        broken = broken or "  " in paragraph and width_of(paragraph, face) > room + 1
        found.append(_line(paragraph, first, end) if broken else paragraph.strip())
    return found


def _line(paragraph: str, first: int, end: int) -> str:
    return " ".join(paragraph[first:end].split())


def fitted(words: str, room: int, height: int) -> "tuple[Face, int, list[str]]":
    """Return the face that `words` have in `room` columns and `height` rows, and their lines.

    It is T where they fit whole, else S; with the rows from one line to the next.
    """
    if width_of(words) <= room * (height // LINE):
        lines = lines_of(words, room)
        wide = [line for line in lines if " " not in line and width_of(line) > room + 1]
        if LINE * len(lines) <= height and not wide:
            return T, LINE, lines
    return S, SMALL_LINE, lines_of(words, room, S)


def sentence(
    page: "Page", words: str, x: int = LEFT_EDGE, y: int = STAGE, end=RIGHT_EDGE, below=KEYS
) -> int:
    """Put a sentence between `x` and `end` from `y` on, all of it in one size.

    What does not fit above `below` is cut; return the row behind it.
    """
    face, step, lines = page.made((words, end - x, below - y), fitted, words, end - x, below - y)
    to_keys = face is T and y + step * len(lines) == KEYS
    if to_keys and _reaches(page, lines[-1]):
        y -= 1  # no sign reaches into the keys' caps
    page.say(x, y + 1, words.replace("\n", " "))
    for i in range(len(lines)):
        if y + step > below:
            page.cut.append(" ".join(lines[i:]))
            break
        page.text(x, y, lines[i], face, end=end, said="")
        y += step
    if to_keys:
        put_edges(page, page.caps)
    return y


def _reaches(page: "Page", words: str) -> bool:
    """Return True if a sign of `words`, which are put in T, lights the last of their rows."""
    return max(page.strips(words, T)[1] or b"\0") > 0x7F


def low(words: str) -> bool:
    """Return True if a letter or comma of `words` reaches below their line, brackets aside."""
    return any([sign in words for sign in ",Qgjpqy"])


def label(page: "Page", x: int, y: int, words: str) -> int:
    """Put a second fact in S; return the column behind it."""
    return page.text(x, y, words, S, end=RIGHT_EDGE)


# Head and foot.


def head(
    page: "Page",
    words: str,
    pile: int = -1,
    mood: int = PLAIN,
    x: int = LEFT_EDGE,
    end: int = RIGHT_EDGE,
    fact: str = "",
) -> None:
    """Put who and what to do in the head, and how many cards the draw `pile` has at its right.

    A `mood` puts it in reverse, behind a cross if it is REFUSED, or underlines it.  A second `fact`
    stands between, small, where it has room.
    """
    words = page.heading or words
    if pile >= 0:
        end = draw_pile(page, pile) - 4
    if mood in (REFUSED, MUST):
        left = x - (1 if x == LEFT_EDGE else 2)
        at = left + 4
        said = words
        if mood == REFUSED:
            page.picture(left + 3, 0, faces.NO)
            at = left + SIGN_ROOM
            said = NO + words
        if at + page.width(words) >= end:  # struck twice they are a column wider
            _small_lines(page, at, words, end, said)
        else:
            page.text(at, 0, words, dark=True, end=end, said=said)
        down = _reaches(page, words)  # as a y
        behind = WIDTH if end == RIGHT_EDGE else end + 1
        page.reverse(left, 0, behind - left, LINE - 1 + (down or left > 0))
        return
    face = T if page.width(words) <= end - x else S
    if face is S and (mood == NOT_NOW or page.width(words, S) > end - x):
        _small_lines(page, x, words, end, words)
        return
    down = mood == NOT_NOW and face is T and _reaches(page, words)
    behind = page.text(x, -down if face is T else 4, words, face, end=end)
    if mood == NOT_NOW:
        page.fill(x, 15, behind - x, 1)
    if fact and behind + page.width(fact, S) + 6 <= end:
        page.text(behind + 4, SMALL_LINE, fact, S, RIGHT, end)  # it stays while one types


def _small_lines(page: "Page", x: int, words: str, end: int, said: str) -> None:
    """Put `words` in the head in one or two lines of S, where `said` is read."""
    lines = lines_of(words, end - x, S)
    y = 4 if len(lines) == 1 else 0
    page.say(x, 0, said)
    for line in lines:
        page.text(x, y, line, S, end=end, said="")
        y += SMALL_LINE


def draw_pile(page: "Page", cards: int, x: int = -1, y: int = 0) -> int:
    """Put how many `cards` the draw pile has from `x` on, or at the right; return its left edge."""
    number = str(cards)
    if x < 0:
        x = RIGHT_EDGE - page.width(number) - 16
    page.put(x, y, page.made((number, 16), _pile_of, page.strips(number, T)))
    page.say(x, y, "pile " + number)
    return x


def _pile_of(number: "Sequence[bytes]") -> "list[bytes]":
    strips = strips_in(faces.PILE)
    return [strips[i] + bytes(16 - len(strips[i])) + number[i] for i in range(2)]


def keys(
    page: "Page", words: str, x: int = LEFT_EDGE, between: int = 6, y: int = KEYS, edges=True
) -> None:
    """Put what the keys do in a row: ``#ok 1-4  *back`` with a cap for each key.

    A word is a key's where it begins with one: ``#ok`` or ``1-4``.  What stands behind two blanks
    goes to the right edge.  The caps' upper `edges` reach above the row.
    """
    row, caps, fits = _key_row(words, x, between)
    if not fits:
        page.cut.append(words)
    if y == KEYS and page.foot < KEYS:
        page.clear(0, FOOT, WIDTH, LINE)
    elif y < KEYS:
        page.clear(x, y - 1, WIDTH - x, SMALL_LINE + 1)
    for left, width in page.caps:  # beside them a sign may reach as low
        if left > x:
            page.clear(left, y - 1, width, 1)
    page.words = [word for word in page.words if not y <= word[0] < y + 8 or word[1] < x]
    page.put(x, y, (row,))
    if not edges:
        caps = []
    if y == KEYS:
        page.caps = caps
    put_edges(page, caps, y)
    page.say(x, KEYS, words.lstrip())  # there one looks for them


def put_edges(page: "Page", caps: "Sequence[tuple[int, int]]", y: int = KEYS) -> None:
    """Put the upper edges of the `caps` in the row at `y`, which reach above it."""
    for x, width in caps:
        page.fill(x, y - 1, width, 1)


def keys_width(words: str) -> int:
    """Return how many columns a row of keys takes that stand close."""
    return LEFT_EDGE + lay_keys([], words.replace("  ", " "), 0, _CLOSE)


def key_list(page: "Page", x: int, y: int, words: "Sequence[str]") -> int:
    """Put what keys do line under line on the stage; return the column behind the last line.

    Of two keys that do the like both begin a word: ``BC 100``.
    """
    if page.heading:  # looked at once more, a turn has no keys
        return x
    behind = x
    for word in words:
        behind = page.cap(x, y, word[0], said="") + 3
        if word[1] in "ABCD":
            word = word[1:]
            behind = page.cap(behind - 2, y, word[0], said="") + 1
        behind = page.text(behind, y, word[1:].strip(), S, said="")
        y += 10
    return behind


def last_word(page: "Page", words: str) -> None:
    """Put `words` over the end of the last row."""
    x = RIGHT_EDGE - page.width(words, S)
    page.clear(x - 4, KEYS - 1, WIDTH - x + 4, SMALL_LINE + 1)
    page.text(x, KEYS, words, S)


def _key_row(words: str, left: int, between: int) -> "KeyRow":
    """Return the last row from the column `left` on, the upper edges of its caps, if all fits.

    What takes too much room so stands closer.  Some are kept: they come again.
    """
    key = words, left, between
    made = _made_rows.get(key)
    if not made:
        made = _key_row_of(words, left, between)
        if not made[2] and between != _CLOSE:
            made = _key_row_of(words, left, _CLOSE)
        if len(_made_rows) >= _MOST_ROWS:
            _made_rows.clear()
        _made_rows[key] = made
    return made


def _key_row_of(words: str, left: int, between: int) -> "KeyRow":
    parts: list[Any] = []
    before, _, behind = words.partition(APART)
    x = lay_keys(parts, before, left, between)
    fits = x <= RIGHT_EDGE
    if behind:
        right: list[Any] = []
        start = RIGHT_EDGE - lay_keys(right, behind, 0, between)
        fits = start >= x + between - _CLOSE  # what touches stands closer
        x = max(start, x)
        parts += [(at + x, strips, is_cap) for at, strips, is_cap in right]
    row = bytearray(WIDTH - left)
    caps: list[tuple[int, int]] = []
    for x, strips, is_cap in parts:
        strip, at = strips[0], x - left
        row[at : at + len(strip)] = strip
        if is_cap:
            caps.append((x + 1, len(strip) - 2))
    return (row if len(row) == WIDTH - left else row[: WIDTH - left]), caps, fits


def lay_keys(parts: "list[Any]", words: str, x: int, between: int) -> int:
    """Add keys and what they do to `parts`: column, strips, is it a cap?  Return where they end."""
    apart = 0
    for key, does in pieces(words):
        x += apart
        apart = between if key else _KEY_BEHIND_WORDS
        if key:
            strips = cap_of(key)
            parts.append((x, strips, True))
            x += len(strips[0])
        if does:
            x += (1 if does in _ARROW_SIGNS else 3) if key else 0
            strips = strips_of(does, S)
            parts.append((x, strips, False))
            x += len(strips[0])
    return x


def _key(word: str) -> "tuple[str, str]":
    """Return the key with which `word` begins, or nothing, and what is left of it."""
    if word[:1] in _KEY_SIGNS and word:
        if len(word) == 3 and word[1] == "-" and word[2] in _KEY_SIGNS:
            return word, ""
        if len(word) == 1 or word[0] in "#*" or word[0].isdigit() and word[1] > "9":
            return word[0], word[1:]
    return "", word


def pieces(words: str) -> "list[tuple[str, str]]":
    """Return the keys of a row, each with what it does; the first may have no key.

    A digit behind words and before no others is one of them, as in ``#draw 3``.
    """
    found: list[tuple[str, str]] = []
    each = words.split()
    for i in range(len(each)):
        word = each[i]
        key, does = _key(word)
        if found and word.isdigit() and (i + 1 == len(each) or _key(each[i + 1])[0]):
            key = ""
        if key or not found:
            found.append((key, does))
        else:
            key, does = found[-1]
            found[-1] = (key, (does + " " + word).strip())
    return found


def large_keys(page: "Page", yes: str, no: str = "") -> None:
    """Put `#` and `*` as large caps in the foot, with what each does."""
    page.foot = FOOT
    behind = page.text(large_cap(page, LEFT_EDGE, FOOT, "#") + 5, FOOT, yes, said="")
    page.say(LEFT_EDGE, KEYS, "#" + yes)
    if no:
        x = RIGHT_EDGE - page.width(no)
        large_cap(page, x - 5 - LARGE_CAP, FOOT, "*")
        page.text(x, FOOT, no, end=RIGHT_EDGE, said="")
        page.say(x, KEYS, "*" + no)
        if x - 5 - LARGE_CAP < behind:
            page.cut.append(yes + " " + no)


def large_cap(page: "Page", x: int, y: int, key: str, high: int = 15) -> int:
    """Put a key as a light cap of 13 columns with its dark sign; return the column behind it."""
    small = key == "*"  # ours, as on the small caps
    page.text(x, y + 4 if small else y, key, CAPS if small else T, CENTRE, x + LARGE_CAP, said="")
    page.reverse_round(x, y, LARGE_CAP, high)
    return x + LARGE_CAP


def note(page: "Page", words: str, refused: bool) -> None:
    """Put what is said until the next key above the keys, in reverse if it is a refusal.

    What it would cover in part goes whole.
    """
    below = max(page.foot, FOOT)  # of two rows of a hand the first one goes
    inset = 2 * refused  # what is in reverse stands apart from its edge
    face, step, lines = fitted(words, NOTE_ROOM + 4 - 2 * inset, 2 * LINE)
    top = below - step * len(lines)
    caps = page.caps if below == KEYS else ()
    apart = below == KEYS and not caps  # from what else stands where the caps have their edges
    if face is S or apart or _reaches(page, lines[-1]):
        top -= 1  # no sign reaches into the keys' caps
    if top < 1:
        page.cut.append(words)
        top = 1
    edge, whole = top, gap_above(page, top)
    # Its first row is blank, and where it is added to what is there that may reach into it.
    if face is T and top & 7 and whole < top < gap_above(page, top + 1):
        edge = whole = top + 1
    bottom = _gap_below(page, below - apart)
    page.clear(0, whole, WIDTH, bottom - whole)
    page.say(LEFT_EDGE, top + 1, ((NO if refused else "") + words).replace("\n", " "))
    dark = refused and face is T
    y = top
    for text in lines:
        page.text(LEFT_EDGE + inset, y, text, face, end=RIGHT_EDGE, dark=dark, said="")
        y += step
    if refused:
        page.reverse(0, edge, WIDTH, min(y, below - 1) - edge)
    put_edges(page, caps)


def gap_above(page: "Page", y: int) -> int:
    """Return the lowest line from `y` upwards that goes through nothing."""
    for top, bottom, strips, _ in page.spans:
        if top < y < bottom and strips:
            top, bottom = inked(top, strips)
        if top < y < bottom:
            return gap_above(page, top)
    return y


def _gap_below(page: "Page", y: int) -> int:
    """Return the highest line from `y` downwards that goes through nothing."""
    for top, bottom, strips, _ in page.spans:
        if top < y < bottom and strips:
            top, bottom = inked(top, strips)
        if top < y < bottom:
            return _gap_below(page, bottom)
    return y


def inked(y: int, strips: "Sequence[bytes]") -> "tuple[int, int]":
    """Return the first line that `strips` at `y` light, and the one behind the last."""
    lit = 0
    for i in range(len(strips)):
        row = 0
        for column in strips[i]:
            row |= column
        lit |= row << 8 * i
    first, behind = 0, 0
    while lit >> behind:
        behind += 1
        if not lit & ((1 << behind) - 1):
            first = behind
    return y + first, y + behind


# The stage.


def open_card(page: "Page", number: "int | str", said: int = NOTHING, low: bool = False) -> int:
    """Put the one open card at the left edge, LIT where it is what was refused; return its height.

    It is `low` where words are put below it.
    """
    height = KEYS - 2 if low or page.heading else HEIGHT  # of a heading the keys are there
    page.card(0, 0, CARD_WIDTH, height, number, N32, said == LIT)
    return height


def stack(page: "Page", x: int, y: int) -> None:
    """Put three cards that lie on each other, as a draw pile, from its upper left corner on."""
    for _ in range(2):
        page.frame(x, y, 23, 29, 2)
        x, y = x + 4, y + 3
        page.clear(x + 1, y + 1, 21, 27)  # the next one lies over it
    page.frame(x, y, 23, 29, 2)


def meter(page: "Page", x: int, y: int, width: int, part: int, whole: int, height: int = 8) -> None:
    """Put a bar that is filled as far as `part` is of the `whole`."""
    page.frame(x, y, width, height)
    page.fill(x, y, width * part // max(whole, 1), height)

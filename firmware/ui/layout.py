"""Where the parts of a page go: a screen says what, this file says where.

Head (who and what to do, draw pile at the right) on y 0 to 15, stage on 16 to 47, foot on 48 to 63:
the hand, or the keys on 56 to 63, never both.  A sentence stands in T where it fits, else all of it
in S, never in two sizes.
"""

from firmware.ui import pictures
from firmware.ui.faces import CAPS, N13, N14, N22, N32, SLIM22, S, T
from firmware.ui.page import (
    CENTRE,
    HEIGHT,
    RIGHT,
    WIDTH,
    beside,
    cap_of,
    columns_of,
    low_cap,
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
ARROWS = (pictures.UP, pictures.UP, pictures.DOWN, pictures.DOWN)
READ_AS = {
    pictures.UP: "^",
    pictures.DOWN: "v",
    pictures.KEEP_OFF: " keep off",
    pictures.SMALL_JUMP: " no jump",
    pictures.CROSS: " no",
}
NOTHING, FRAMED, LIT, UNDERLINED = range(4)  # what is said of a column, a card
PLAIN, REFUSED, NOT_NOW, MUST = range(4)  # what the head says
NO = "× "  # is read before a refusal, for its cross
APART = "  "  # in a row of keys, before those at the right edge
CLEAR = "  *clear"  # what a key does over a refusal
_KEY_SIGNS = "0123456789ABCD#*"
_ARROW_SIGNS = "<>"  # which stand close to their key
_CLOSE = 3  # columns between two keys with little room
_LOW_CAP = 12  # columns of a pile's cap, and to how far a card is from its top
_KEY_BEHIND_WORDS = 4  # columns between words and the key that follows
LARGE_CAP = 13  # columns of a large key cap
_MOST_LARGE, MOST_IN_ROW = 6, 8  # cards of a hand
_HAND_PITCH = 21
_CLOSER = {_MOST_LARGE: 20, 7: 17, MOST_IN_ROW: 15}  # columns of a card beside a 100
NOTE_ROOM = 121  # columns
_BLANK = 32  # its code
SIGN_ROOM = 16  # of the cross in a refusal
_EDGE = b"\x80" * 32
_EDGES = (2, 0, 19, 1), (1, 1, 1, 1), (0, 2, 1, 25), (21, 1, 1, 1), (1, 27, 1, 1)  # of a card
_made_rows: "dict[tuple[str, int, int], KeyRow]" = {}  # of keys: they come again
_MOST_ROWS = 5  # of them are kept


# Words.


def lines_of(words: str, room: int, face: "Face" = T) -> "list[str]":
    """Return `words` broken between words into lines of at most `room` columns in `face`."""
    columns = columns_of(face)
    found: list[str] = []
    for paragraph in words.split("\n"):
        codes = paragraph.encode()
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
                    found.append(_line(codes, first, end))
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
        found.append(_line(codes, first, end) if broken else paragraph.strip())
    return found


def _line(codes: bytes, first: int, end: int) -> str:
    return " ".join(codes[first:end].decode().split())


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
    if face is T and y + step * len(lines) == KEYS:
        y -= 1  # no sign reaches into the keys' caps
    page.say(x, y + 1, words.replace("\n", " "))
    for i in range(len(lines)):
        if y + step > below:
            page.cut.append(" ".join(lines[i:]))
            break
        page.text(x, y, lines[i], face, end=end, said="")
        y += step
    return y


def low(words: str) -> bool:
    """Return True if a sign of `words` reaches below their line."""
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
        at = x + 3
        said = words
        if mood == REFUSED:
            page.picture(x + 2, 0, pictures.NO)
            at = x + SIGN_ROOM - 1
            said = NO + words
        if at + page.width(words) >= end:  # struck twice they are a column wider
            _small_lines(page, at, words, end, said)
        else:
            page.text(at, 0, words, dark=True, end=end, said=said)
        low = max(page.strips(words, T)[1] or b"\0") > 0x7F  # as of a y
        behind = WIDTH if end == RIGHT_EDGE else end + 1
        x -= x == LEFT_EDGE
        page.reverse(x, 0, behind - x, LINE - 1 + low)
        return
    face = T if page.width(words) <= end - x else S
    if face is S and (mood == NOT_NOW or page.width(words, S) > end - x):
        _small_lines(page, x, words, end, words)
        return
    low = mood == NOT_NOW and face is T and max(page.strips(words, T)[1] or b"\0") > 0x7F
    behind = page.text(x, -low if face is T else 4, words, face, end=end)
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
    strips = strips_in(pictures.PILE)
    return [strips[i] + bytes(16 - len(strips[i])) + number[i] for i in range(2)]


def keys(page: "Page", words: str, x: int = LEFT_EDGE, between: int = 6, y: int = KEYS) -> None:
    """Put what the keys do in a row: ``#ok 1-4  *back`` with a cap for each key.

    A word is a key's where it begins with one: ``#ok`` or ``1-4``.  What stands behind two blanks
    goes to the right edge.
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
    if y == KEYS:
        page.caps = caps
    put_edges(page, caps, y)
    page.say(x, KEYS, words)  # there one looks for them


def put_edges(page: "Page", caps: "Sequence[tuple[int, int]]", y: int = KEYS) -> None:
    """Put the upper edges of the `caps` in the row at `y`, which reach above it."""
    for x, width in caps:
        page.add(x, y - SMALL_LINE, _EDGE[:width])


def keys_width(words: str) -> int:
    """Return how many columns a row of keys takes that stand close."""
    return LEFT_EDGE + lay_keys([], words.replace("  ", " "), 0, _CLOSE)


def key_list(page: "Page", x: int, y: int, words: "Sequence[str]", step: int = 10) -> int:
    """Put what keys do line under line on the stage; return the column behind the last line."""
    behind = x
    for word in words:
        behind = page.cap(x, y, word[0], said="")
        behind = page.text(behind + 3, y, word[1:].strip(), S, said="")
        y += step
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
    below = page.foot
    face, step, lines = fitted(words, NOTE_ROOM, 2 * LINE)
    top = below - 1 - step * len(lines)  # no sign reaches into the keys' caps
    if top < 1:
        page.cut.append(words)
        top = 1
    edge, whole = top, gap_above(page, top)
    if face is T and whole < top < gap_above(page, top + 1):  # its first row is blank
        edge = whole = top + 1
    caps = page.caps if below == KEYS else ()
    bottom = _gap_below(page, below - (below == KEYS and not caps))
    page.clear(0, whole, WIDTH, bottom - whole)
    if caps:
        put_edges(page, caps)
    page.say(LEFT_EDGE, top + 1, ((NO if refused else "") + words).replace("\n", " "))
    dark = refused and face is T
    y = top
    for text in lines:
        page.text(LEFT_EDGE + 2, y, text, face, end=RIGHT_EDGE, dark=dark, said="")
        y += step
    if refused:
        page.reverse(0, edge, WIDTH, y - edge)


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


def tops(page: "Page", piles: "Sequence[Pile]", hand: bool = False) -> None:
    """Put four columns: each a number, a picture and a label under it, and what is said of it.

    Where a card is typed, a label without an arrow begins with the key that lays it there on a
    cap.  What is said is NOTHING, FRAMED, LIT (in reverse) or UNDERLINED.  A `hand` is to lie
    below them.
    """
    numbers = " ".join([str(pile[0]) for pile in piles])
    strips, said = page.made(numbers, _numbers_of, numbers.split())
    page.put(0, STAGE, strips)
    page.words += said
    labels = tuple([pile[1:3] for pile in piles])
    strips, said = page.made(labels, _labels_of, piles)
    # Caps and signs stand a row lower and a frame begins higher, where nothing else is there.
    low = not hand and max(strips[0]) < 0x80 and not all([pile[1] in ARROWS for pile in piles])
    up = not hand and max(page.ink[WIDTH : 2 * WIDTH]) < 0x80
    page.put(0, LABELS + low, strips)
    page.words += said
    for i in range(len(piles)):
        x = i * COLUMN
        said = piles[i][3]
        if said == FRAMED:
            page.frame(x, STAGE - up, COLUMN, LABELS - STAGE + up)
        elif said == LIT:
            page.reverse(x, STAGE, COLUMN, (LABELS if hand else FOOT + low) - STAGE)
        elif said == UNDERLINED:
            page.fill(x + 3, LABELS - 1, COLUMN - 6, 1)


def _numbers_of(numbers: "Sequence[str]") -> "tuple[list[bytearray], Words]":
    """Return the row of numbers, and what is read there."""
    parts = []
    said: Words = []
    for i in range(len(numbers)):
        strips = strips_of(numbers[i], SLIM22 if numbers[i] == "100" else N22)
        x = i * COLUMN + (COLUMN - len(strips[0])) // 2
        parts.append((x, strips))
        said.append((STAGE, x, numbers[i]))
    return beside(parts, len(N22[0])), said


def _labels_of(piles: "Sequence[Pile]") -> "tuple[list[bytearray], Words]":
    """Return the row of labels, and what is read there."""
    parts = []
    said: Words = []
    for i in range(len(piles)):
        _, picture, words, _ = piles[i]
        x = i * COLUMN
        key, _, behind = words.partition(" ")
        read = READ_AS.get(picture, "")
        apart = " " if " " in words and len(read) == 1 else ""  # no arrow is part of a name
        said.append((LABELS, x + 10, words + apart + read))
        if not picture:
            strips = strips_of(behind, S)
            x += (COLUMN - _LOW_CAP - len(strips[0])) // 2
            parts += [(x, (low_cap(key),)), (x + _LOW_CAP, strips)]
        elif picture == pictures.CROSS:
            parts.append((x + 12, strips_in(picture)))
        else:
            strips = strips_of(behind or key, S)
            first = x + max((COLUMN - len(strips[0]) - 12) // 2, 0)
            parts += [(first, strips_in(picture)), (first + 12, strips)]
    return beside(parts, 1), said


def hand(
    page: "Page",
    cards: "Sequence[str]",
    marked: "Sequence[int]" = (),
    y: int = FOOT,
    lit: "Sequence[int]" = (),
) -> None:
    """Put a hand in the foot, in two rows to the one at `y` where it has more than eight cards.

    From seven cards on they are smaller, and stand staggered; those at the places `marked` are
    underlined, or in reverse just above the keys, those at the
    places `lit` are in reverse.  A card that has gone is an empty text.
    """
    count = len(cards)
    if count > MOST_IN_ROW:
        half = (count + 1) // 2
        low = [i for i in lit if i < half]
        hand(page, cards[:half], [i for i in marked if i < half], y - LINE, low)
        high = [i - half for i in lit if i >= half]
        hand(page, cards[half:], [i - half for i in marked if i >= half], y, high)
        return
    if y == FOOT:
        page.foot = FOOT
    places = page.made((" ".join(cards), count), _places_of, page, cards)
    face = N13 if count > _MOST_LARGE else N14
    for i in range(count):
        if cards[i]:
            lower = 2 if i % 2 and face is N13 else 0
            page.put(places[i][0], y + lower, page.strips(cards[i], _face_of(cards[i], face)))
    page.say(LEFT_EDGE, y, " ".join(cards).strip())
    pitch, left = _pitch(cards)
    if y == KEYS - LINE:  # a line would touch the keys' caps
        for i in marked:
            _reverse_card(page, places, i, left + i * pitch, pitch, y)
    else:
        for i in marked:
            page.fill(left + i * pitch + 2, y + LINE - 1, pitch - 4, 1)
    for i in lit:
        if y != KEYS - LINE or i not in marked:
            _reverse_card(page, places, i, left + i * pitch, pitch, y)


def _reverse_card(
    page: "Page", places: "Sequence[tuple[int, int]]", i: int, x: int, pitch: int, y: int
) -> None:
    """Reverse the card in place `i`, whose columns begin at `x`, without a part of another."""
    before = max([0] + [end for _, end in places[:i]])  # a 100 may reach over its place
    behind = min([WIDTH] + [begin for begin, end in places[i + 1 :] if end])
    begin, end = places[i]
    begin, end = max(min(x + 1, begin), before), min(max(x + pitch, end), behind)
    page.reverse(begin, y, end - begin, LINE - (y == KEYS - LINE))


def _pitch(cards: "Sequence[str]") -> "tuple[int, int]":
    """Return the columns from one card of a hand to the next, and where the first begins.

    Where the row is full and the last one has three figures they stand closer.
    """
    count = len(cards)
    if count in _CLOSER and cards[-1] == "100":
        return _CLOSER[count], 1
    pitch = WIDTH // count if count > _MOST_LARGE else _HAND_PITCH
    return pitch, 1 if count <= _MOST_LARGE else (WIDTH - pitch * count) // 2


def _face_of(card: str, face: "Face") -> "Face":
    """Return the face of a card in a hand: a joker is a letter, which numerals have not."""
    return face if card.isdigit() else T


def _places_of(page: "Page", cards: "Sequence[str]") -> "list[tuple[int, int]]":
    """Return where each card of a hand begins and ends, (0, 0) for a gap."""
    count = len(cards)
    pitch, left = _pitch(cards)
    face = N13 if count > _MOST_LARGE else N14
    places = [(0, 0)] * count
    behind = 0
    for i in range(count):
        if cards[i]:
            width = page.width(cards[i], _face_of(cards[i], face))
            x = max(left + i * pitch + (pitch - width + (face is N13)) // 2, behind)
            places[i] = x, x + width
            behind = x + width + 2
    return places


def open_card(page: "Page", number: "int | str", said: int = NOTHING) -> None:
    """Put the one open card at the left edge, LIT where it is what was refused."""
    height = KEYS - 2 if page.heading else HEIGHT  # keys are put below it
    page.card(0, 0, CARD_WIDTH, height, number, N32, said == LIT)


def stack(page: "Page", x: int, y: int) -> None:
    """Put three cards that lie on each other, as a draw pile, from its upper left corner on."""
    for _ in range(2):
        for left, top, wide, high in _EDGES:
            page.fill(x + left, y + top, wide, high)
        x, y = x + 4, y + 3
    page.frame(x, y, 23, 29, 2)


def meter(page: "Page", x: int, y: int, width: int, part: int, whole: int, height: int = 8) -> None:
    """Put a bar that is filled as far as `part` is of the `whole`."""
    page.frame(x, y, width, height)
    page.fill(x, y, width * part // max(whole, 1), height)


def card_row(
    page: "Page",
    cards: "Sequence[str]",
    y: int,
    pitch: int,
    marked: "Sequence[int]" = (),
    lit: int = -1,
    said: str = "",
) -> None:
    """Put up to eight cards from `y` on, `pitch` columns apart where none of them is too wide.

    What is no number stands in T.  Those at the places `marked` are underlined, the one at `lit`
    is in reverse.
    """
    strips, places = page.made((" ".join(cards), pitch), _card_row_of, cards, pitch)
    page.put(0, y, strips)
    page.say(LEFT_EDGE, y, said or " ".join(cards))
    for i in marked:
        page.fill(places[i][0], y + 14, places[i][1], 1)
    if lit >= 0:
        page.reverse(places[lit][0] - 1, y - 1, places[lit][1] + 2, 15)


def _card_row_of(
    cards: "Sequence[str]", pitch: int
) -> "tuple[list[bytearray], list[tuple[int, int]]]":
    """Return a row of cards as two strips, and of each where it begins and how wide it is."""
    each = [strips_of(card, N13 if card.isdigit() else T) for card in cards]
    widths = [len(strips[0]) for strips in each]
    starts: list[int] = []
    behind = 0
    for i in range(len(cards)):
        starts.append(max(behind, i * pitch + (pitch - widths[i] + 1) // 2))
        behind = starts[i] + widths[i] + 2
    end = WIDTH - 1
    for i in range(len(cards) - 1, -1, -1):
        starts[i] = min(starts[i], end - widths[i])
        end = starts[i] - 2
    places = [(starts[i], widths[i]) for i in range(len(cards))]
    return beside([(starts[i], each[i]) for i in range(len(cards))], 2), places

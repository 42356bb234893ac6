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
    strips_in,
    strips_of,
    width_of,
)

LEFT_EDGE, RIGHT_EDGE = 1, 127  # of words: the first column, and the one behind the last
STAGE, FOOT, KEYS = 16, 48, 56  # where these begin
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
PLAIN, REFUSED, NOT_NOW = range(3)  # what the head says
NO = "× "  # is read before a refusal, for its cross
APART = "  "  # in a row of keys, before those at the right edge
_KEY_SIGNS = "0123456789ABCD#*"
_ARROW_SIGNS = "<>"  # which stand close to their key
_CLOSE = 3  # columns between two keys with little room
_KEY_BEHIND_WORDS = 4  # columns between words and the key that follows
LARGE_CAP = 13  # columns of a large key cap
_MOST_LARGE, _MOST_IN_ROW = 6, 8  # cards of a hand
_HAND_PITCH = 21
_CLOSER = {_MOST_LARGE: 20, 7: 17, _MOST_IN_ROW: 15}  # columns of a card beside a 100
NOTE_ROOM = 121  # columns
_BLANK = 32  # its code
_SIGN_ROOM = 16  # of the cross in a refusal
_EDGE = b"\x80" * 32
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
                    first, taken = word, width
                end = i
            word, width = i + 1, 0
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

    A `mood` puts it in reverse behind a cross, or underlines it.  A second `fact` stands between,
    small, where it has room.
    """
    words = page.heading or words
    if pile >= 0:
        end = draw_pile(page, pile) - 4
    if mood == REFUSED:
        page.picture(x + 2, 0, pictures.NO)
        page.text(x + _SIGN_ROOM - 1, 0, words, dark=True, end=end, said=NO + words)
        page.reverse(x - 1 if x == LEFT_EDGE else x, 0, WIDTH, 15)
        return
    face = T if page.width(words) <= end - x else S
    behind = page.text(x, 0 if face is T else 4, words, face, end=end)
    if mood == NOT_NOW:
        page.fill(x, 15, behind - x, 1)
    if fact and behind + page.width(fact, S) + 6 <= end:
        page.text(behind + 4, SMALL_LINE, fact, S, RIGHT, end)  # it stays while one types


def draw_pile(page: "Page", cards: int) -> int:
    """Put how many `cards` the draw pile has at the right of the head; return its left edge."""
    number = str(cards)
    x = RIGHT_EDGE - page.width(number)
    page.put(x - 16, 0, page.made((number, 16), _pile_of, page.strips(number, T)))
    page.say(x - 16, 0, "pile " + number)
    return x - 16


def _pile_of(number: "Sequence[bytes]") -> "list[bytes]":
    strips = strips_in(pictures.PILE)
    return [strips[i] + bytes(16 - len(strips[i])) + number[i] for i in range(2)]


def keys(page: "Page", words: str, x: int = LEFT_EDGE, between: int = 6) -> None:
    """Put what the keys do in the last row: ``#ok 1-4  *back`` with a cap for each key.

    A word is a key's where it begins with one: ``#ok`` or ``1-4``.  What stands behind two blanks
    goes to the right edge.
    """
    row, caps, fits = _key_row(words, x, between)
    if not fits:
        page.cut.append(words)
    page.words = [word for word in page.words if word[0] < KEYS or word[1] < x]
    page.put(x, KEYS, (row,))
    if page.caps and page.caps[0][0] > x:  # those of the row before
        page.clear(x, KEYS - 1, WIDTH - x, 1)
    page.caps = caps
    put_edges(page)
    page.say(x, KEYS, words)


def put_edges(page: "Page") -> None:
    """Put the upper edges of the caps in the last row, which reach above it."""
    for x, width in page.caps:
        page.add(x, KEYS - 8, _EDGE[:width])


def keys_width(words: str) -> int:
    """Return how many columns a row of keys takes that stand close."""
    return LEFT_EDGE + lay_keys([], words.replace("  ", " "), 0, _CLOSE)


def keys_fit(words: str) -> bool:
    """Return True if what the keys do has room in the last row."""
    return _key_row(words, LEFT_EDGE, 6)[2]


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
    for key, does in _pieces(words):
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
        if len(word) == 1 or word[0] in "#*" or word[0].isdigit() and not word[1].isdigit():
            return word[0], word[1:]
    return "", word


def _pieces(words: str) -> "list[tuple[str, str]]":
    """Return the keys of a row, each with what it does; the first may have no key."""
    found: list[tuple[str, str]] = []
    for word in words.split():
        key, does = _key(word)
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


def large_cap(page: "Page", x: int, y: int, key: str) -> int:
    """Put a key as a light cap of 13 x 15 with its dark sign; return the column behind it."""
    small = key == "*"  # ours, as on the small caps
    page.text(x, y + 4 if small else y, key, CAPS if small else T, CENTRE, x + LARGE_CAP, said="")
    page.reverse_round(x, y, LARGE_CAP, 15)
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
    edge, whole = top, _gap_above(page, top)
    if face is T and whole < top < _gap_above(page, top + 1):  # its first row is blank
        edge = whole = top + 1
    caps = page.caps if below == KEYS else ()
    page.clear(0, whole, WIDTH, below - (below == KEYS and not caps) - whole)
    if caps:
        put_edges(page)
    page.say(LEFT_EDGE, top + 1, NO + words if refused else words)
    dark = refused and face is T
    y = top
    for text in lines:
        page.text(LEFT_EDGE + 2, y, text, face, end=RIGHT_EDGE, dark=dark, said="")
        y += step
    if refused:
        page.reverse(0, edge, WIDTH, y - edge)


def _gap_above(page: "Page", y: int) -> int:
    """Return the lowest line from `y` upwards that goes through nothing."""
    for top, bottom, strips, _ in page.spans:
        if top < y < bottom and strips:
            top, bottom = inked(top, strips)
        if top < y < bottom:
            return _gap_above(page, top)
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


def tops(page: "Page", piles: "Sequence[Pile]", small: bool = False, caps: bool = True) -> None:
    """Put four columns: each a number, a picture and a label under it, and what is said of it.

    Where keys lay on them, a label with an arrow or without a picture begins with its key on a cap,
    if `caps`.  What is said is NOTHING, FRAMED, LIT (in reverse) or UNDERLINED.  Where a hand and
    the keys are shown too, they are `small`.
    """
    face = N14 if small else N22
    height = 8 * len(face[0])
    numbers = " ".join([str(pile[0]) for pile in piles])
    strips, said = page.made((numbers, small), _numbers_of, numbers.split(), face)
    page.put(0, STAGE, strips)
    page.words += said
    labels = tuple([pile[1:3] for pile in piles])
    strips, capped, said = page.made((labels, caps, small), _labels_of, piles, caps, STAGE + height)
    page.put(0, STAGE + height, strips)
    page.words += said
    if caps:  # which reach up
        page.spans.append((STAGE + height - 1, STAGE + height + SMALL_LINE, (), 0))
    plain = not any([pile[3] for pile in piles])
    for i in range(len(piles)):
        x, said = i * COLUMN, piles[i][3]
        if i in capped and plain:
            page.add(x + 4, STAGE + height - SMALL_LINE, _EDGE[:9])
        elif i in capped:
            page.fill(x + 4, STAGE + height - 1, 9, 1)
        if said == FRAMED:
            page.frame(x, STAGE, COLUMN, height)
        elif said == LIT:
            page.reverse(x, STAGE, COLUMN, height + 8)
        elif said == UNDERLINED:
            page.fill(x + 3, STAGE + height - 1, COLUMN - 6, 1)


def _numbers_of(numbers: "Sequence[str]", face: "Face") -> "tuple[list[bytearray], Words]":
    """Return the row of numbers, and what is read there."""
    parts = []
    rows = len(face[0])
    said: Words = []
    for i in range(len(numbers)):
        slim = numbers[i] == "100" and face is N22
        strips = strips_of(numbers[i], SLIM22 if slim else face)
        parts.append((i * COLUMN + (COLUMN - len(strips[0])) // 2, strips))
        said.append((STAGE + 4 * rows - 4, i * COLUMN + 10, numbers[i]))
    return beside(parts, rows), said


def _labels_of(
    piles: "Sequence[Pile]", caps: bool, y: int
) -> "tuple[list[bytearray], list[int], Words]":
    """Return the row of labels at `y`, which of them have caps, and what is read there.

    Each part keeps its place: less is sent as another changes.
    """
    parts = []
    all_capped: list[int] = []
    said: Words = []
    for i in range(len(piles)):
        _, picture, words, _ = piles[i]
        x = i * COLUMN + 3
        key, _, behind = words.partition(" ")
        capped = caps and _has_cap(piles[i])
        said.append((y, x + 7, words + READ_AS.get(picture, "")))
        if capped:
            all_capped.append(i)
        if capped or picture == pictures.CROSS:
            parts.append((x, cap_of(key)) if capped else (x + 3, strips_of(key, S)))
            parts.append((x + 13, strips_in(picture) if picture else strips_of(behind, S)))
            continue
        wide = width_of(words, S) > COLUMN - 12
        parts += [(x - 2, strips_in(picture)), (x + 9, strips_of(behind if wide else words, S))]
    return beside(parts, 1), all_capped, said


def _has_cap(pile: "Pile") -> bool:
    """Return True if the label begins with a key: the pile has its arrow, or how far a card is."""
    _, picture, words, _ = pile
    return not picture or picture in ARROWS and " " not in words


def hand(page: "Page", cards: "Sequence[str]", marked: "Sequence[int]" = (), y: int = FOOT) -> None:
    """Put a hand in the foot, in two rows from `y` on where it has more than eight cards.

    From seven cards on they are smaller, and stand staggered; those at the places `marked` are
    underlined, or in reverse just above the keys.  A card that has gone is an empty text.
    """
    count = len(cards)
    if count > _MOST_IN_ROW:
        half = (count + 1) // 2
        hand(page, cards[:half], [i for i in marked if i < half], y - LINE)
        hand(page, cards[half:], [i - half for i in marked if i >= half], y)
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
    for i in marked:
        x = left + i * pitch
        if y == KEYS - LINE:  # a line would touch the keys' caps
            before = max([0] + [end for _, end in places[:i]])  # a 100 may reach over its place
            behind = min([WIDTH] + [begin for begin, end in places[i + 1 :] if end])
            begin, end = places[i]
            begin, end = max(min(x + 1, begin), before), min(max(x + pitch, end), behind)
            page.reverse(begin, y, end - begin, LINE - 1)
        else:
            page.fill(x + 2, y + LINE - 1, pitch - 4, 1)


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


def count(page: "Page", number: int, words: str, y: int = STAGE) -> None:
    """Put the one number of a page, and what it counts beside it in T."""
    behind = page.numeral(LEFT_EDGE + 3, y, number, N22)
    page.text(behind + 6, y + 9, words, end=RIGHT_EDGE)


def open_card(page: "Page", number: "int | str", said: int = NOTHING) -> None:
    """Put the one open card at the left edge, LIT where it is what was refused."""
    page.card(0, 0, CARD_WIDTH, HEIGHT, number, N32, said == LIT)


def meter(page: "Page", x: int, y: int, width: int, part: int, whole: int, height: int = 8) -> None:
    """Put a bar that is filled as far as `part` is of the `whole`."""
    page.frame(x, y, width, height)
    page.fill(x, y, width * part // max(whole, 1), height)


def columns(page: "Page", y: int, texts: "Sequence[tuple[str, str]]") -> None:
    """Put a name above what it gets, in as many columns as there are `texts`, two lines of T."""
    wide = WIDTH // max(len(texts), 1)
    for i in range(len(texts)):
        for line in range(2):
            page.text(i * wide, y + LINE * line, texts[i][line], align=CENTRE, end=(i + 1) * wide)


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

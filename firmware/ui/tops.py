"""The tops of four piles side by side, each with what is read under it."""

from firmware.ui import faces
from firmware.ui.faces import N22, SLIM22, S
from firmware.ui.layout import COLUMN, FOOT, FRAMED, LABELS, LIT, STAGE
from firmware.ui.page import WIDTH, beside, cap_of, low_cap, strips_in, strips_of

READ_AS = {
    faces.UP: "^",
    faces.DOWN: "v",
    faces.KEEP_OFF: " keep off",
    faces.SMALL_JUMP: " no jump",
    faces.CROSS: " no",
}
_CAP = 14  # columns of a pile's cap, and to how far a card is from its top


def tops(page: "Page", piles: "Sequence[Pile]", hand: bool = False) -> None:
    """Put four columns: each a number, a picture and a label under it, and what is said of it.

    Where a card is typed, a label without an arrow begins with the key that lays it there on a
    cap.  What is said is NOTHING, FRAMED or LIT (in reverse).  A `hand` is to lie below them.
    """
    numbers = " ".join([str(pile[0]) for pile in piles])
    strips, said = page.made(numbers, _numbers_of, numbers.split())
    page.put(0, STAGE, strips)
    page.words += said
    labels = hand, tuple([pile[1:3] for pile in piles])
    strips, said = page.made(labels, _labels_of, piles, hand)
    # Signs and caps below a frame stand a row lower and a frame begins higher, where nothing else
    # is there.
    framed = FRAMED in [pile[3] for pile in piles]
    low = not hand and framed and b"" in [pile[1] for pile in piles]
    ink = page.ink
    up = not hand
    if up and framed and max(ink[WIDTH : 2 * WIDTH]) >= 0x80:
        up = not any(column & 1 for column in ink[:WIDTH])
        if up:  # the head makes room
            page.lift(2)
    page.put(0, LABELS + low, strips)
    page.words += said
    for i in range(len(piles)):
        x = i * COLUMN
        said = piles[i][3]
        if said == FRAMED:
            page.frame(x, STAGE - up, COLUMN, LABELS - STAGE + up)
        elif said == LIT:
            page.reverse(x, STAGE, COLUMN, (LABELS if hand else FOOT + low) - STAGE)


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


def _labels_of(piles: "Sequence[Pile]", hand: bool) -> "tuple[list[bytearray], Words]":
    """Return the row of labels, and what is read there; over a `hand` its caps are low."""
    parts = []
    said: Words = []
    rows = 1
    for i in range(len(piles)):
        _, picture, words, _ = piles[i]
        x = i * COLUMN
        key, _, behind = words.partition(" ")
        read = READ_AS.get(picture, "")
        apart = " " if " " in words and len(read) == 1 else ""  # no arrow is part of a name
        said.append((LABELS, x + 10, words + apart + read))
        if not picture:
            strips = strips_of(behind, S)
            x += (COLUMN - _CAP - len(strips[0])) // 2
            cap = [low_cap(key)] if hand else _whole_cap(key)
            rows = len(cap)
            parts += [(x, cap), (x + _CAP, _lower(strips, hand))]
        elif picture == faces.CROSS:
            parts.append((x + 12, _lower(strips_in(picture), hand)))
        else:
            strips = strips_of(behind or key, S)
            first = x + max((COLUMN - len(strips[0]) - 12) // 2, 0)
            parts += [(first, strips_in(picture)), (first + 12, strips)]
    return beside(parts, rows), said


def _lower(strips: "Sequence[bytes]", hand: bool) -> "Sequence[bytes]":
    """Return what stands beside or for a cap level with it, and clear of the number above.

    That is a row lower, where it is not over a `hand`.
    """
    return strips if hand else [bytes([column << 1 for column in strips[0]])]


def _whole_cap(key: str) -> "list[bytes]":
    """Return a key cap of nine rows, its upper edge among them."""
    cap = cap_of(key)[0]
    upper = bytearray([column << 1 & 0xFE | 1 for column in cap])
    upper[0] &= 0xFE
    upper[-1] &= 0xFE
    return [bytes(upper), bytes([column >> 7 for column in cap])]

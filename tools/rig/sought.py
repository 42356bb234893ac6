"""Words looked for in a picture by their pixels, where no page of the simulator told of it."""

from collections.abc import Sequence

from firmware.ui.faces import S, T
from firmware.ui.keys import CHANGED, TOO_SOON
from firmware.ui.page import HEIGHT, WIDTH, strips_of

AGAIN = TOO_SOON, CHANGED  # so says the panel that a key must be pressed again


def asks_again(picture: bytes) -> bool:
    """Return True if the panel says that a key must be pressed again."""
    return any(stands(words, picture) for words in AGAIN)


def stands(words: str, picture: bytes) -> bool:
    """Return True if `words` stand in the `picture`, in either face, light on dark.

    It has eight rows of 128 vertical bytes.
    """
    lines = _lines([picture[at : at + WIDTH] for at in range(0, len(picture), WIDTH)])
    return any(_stand(_inked(_lines(strips_of(words, face))), lines) for face in (T, S))


def _stand(sought: Sequence[str], lines: Sequence[str]) -> bool:
    first, wide = sought[0], len(sought[0])
    for top in range(HEIGHT - len(sought) + 1):
        x = lines[top].find(first)
        while x >= 0:
            below = lines[top : top + len(sought)]
            if [line[x : x + wide] for line in below] == sought:
                return True
            x = lines[top].find(first, x + 1)
    return False


def _lines(strips: Sequence[bytes]) -> list[str]:
    """Return the lines of pixels of `strips` of vertical bytes, a sign for each pixel."""
    return [
        "".join("01"[byte >> bit & 1] for byte in strip) for strip in strips for bit in range(8)
    ]


def _inked(lines: list[str]) -> list[str]:
    """Return `lines` from the first to the last that is not blank."""
    inked = [at for at, line in enumerate(lines) if "1" in line]
    return lines[inked[0] : inked[-1] + 1]

"""Write ``flash_names.txt``: ``python3 -m tools.compiling.flash_names FILE.uf2 FILE.uf2 ...``.

Each file is CircuitPython for the Pico; its table of names is found as the two longest rows of
pointers to texts.
"""

import struct
import sys
from pathlib import Path

from tools.compiling.spelling import FLASH

_BLOCK = 512  # bytes of a block of a .uf2 file: 32 of head, of which two words are place and length
_LONGEST = 120  # bytes of a name
_TABLES = 2  # MicroPython keeps the names that it must number in a table of their own
_HEAD = (
    "# Names that CircuitPython for the Pico has in flash, read out of\n"
    "# {} by flash_names.py: not all of them have one with a question mark.\n"
)


def names(uf2: bytes) -> set[str]:
    """Return the names that the `uf2` file has in its tables."""
    first, image = _image(uf2)
    rows: list[list[str]] = [[]]
    for (word,) in struct.iter_unpack("<I", image[: len(image) // 4 * 4]):
        text = _text(image, word - first)
        if text is not None:
            rows[-1].append(text)
        elif rows[-1]:
            rows.append([])
    # Rows of one and the same empty text are no names.
    tables = sorted((set(row) for row in rows), key=len)[-_TABLES:]
    return {name for table in tables for name in table if name.isidentifier()}


def _image(uf2: bytes) -> tuple[int, bytes]:
    """Return where the flash begins, and its bytes."""
    blocks = {}
    for start in range(0, len(uf2), _BLOCK):
        place, length = struct.unpack_from("<II", uf2, start + 12)
        blocks[place] = uf2[start + 32 : start + 32 + length]
    first = min(blocks)
    image = bytearray(max(blocks) + _BLOCK - first)
    for place, content in blocks.items():
        image[place - first : place - first + len(content)] = content
    return first, bytes(image)


def _text(image: bytes, start: int) -> str | None:
    """Return the printable text at `start` in `image`, or None."""
    if not 0 <= start < len(image):
        return None
    end = image.find(b"\0", start, start + _LONGEST)
    text = image[start:end].decode("ascii", "replace") if end >= 0 else "\0"
    return text if text.isprintable() or text == "\n" else None


def main(files: list[str]) -> None:
    """Write the names of all `files`."""
    found = [names(Path(file).read_bytes()) for file in files]
    every = set.intersection(*found)
    lines = [name if name in every else name + "?" for name in sorted(set().union(*found))]
    said = ", ".join(Path(file).name for file in files)
    FLASH.write_text(_HEAD.format(said) + "\n".join(lines) + "\n", encoding="ascii")


if __name__ == "__main__":
    main(sys.argv[1:])

"""A compiled module's own list of names, as MicroPython's format 6 has it."""

HEAD = b"C\x06"


def names_of(content: bytes) -> set[str]:
    """Return the names that the module `content` brings; none of what is no compiled module."""
    if not content.startswith(HEAD):
        return set()
    count, at = _number(content, 4)
    _, at = _number(content, at)  # of constants
    names = set()
    for _ in range(count):
        length, at = _number(content, at)
        if length & 1:  # one that every MicroPython numbers alike
            continue
        names.add(content[at : at + (length >> 1)].decode())
        at += (length >> 1) + 1
    return names


def _number(content: bytes, at: int) -> tuple[int, int]:
    """Return the number at `at`, seven bits a byte, and where it ends."""
    value = 0
    while True:
        value = value << 7 | content[at] & 127
        at += 1
        if content[at - 1] < 128:
            return value, at

"""A compiled module's own list of names, as MicroPython's format 6 has it."""

from tools.compiling.compiler import number

HEAD = b"C\x06"


def names_of(content: bytes) -> set[str]:
    """Return the names that the module `content` brings; none of what is no compiled module."""
    if not content.startswith(HEAD):
        return set()
    count, at = number(content, 4)
    _, at = number(content, at)  # of constants
    names = set()
    for _ in range(count):
        length, at = number(content, at)
        if length & 1:  # one that every MicroPython numbers alike
            continue
        names.add(content[at : at + (length >> 1)].decode())
        at += (length >> 1) + 1
    return names

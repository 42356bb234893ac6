"""Texts of a compiled module, as objects that go with it.

The compiler takes a text of up to ten letters for a name, and a name stays in the board's memory
for as long as it is switched on, in a table that doubles when it is full: an evening of nine games
would leave a thousand behind.  So in a module that gives way a text that names nothing there
becomes one of the module's constants.  An instruction that loads a name differs from one that
loads a constant by one byte, and both count in seven bits a byte, so no instruction moves.

The format is MicroPython's, 6: its py/persistentcode.c and py/bc.h.
"""

from collections.abc import Iterator
from typing import NamedTuple

from tools.compiling.compiler import number

_LOAD_TEXT, _LOAD_CONSTANT = 0x10, 0x23
_ONE_BYTE = 128  # places that one byte can count
_UNDERLINE = b"\x11"  # the name "_", which every MicroPython has a number for
_TEXT = 5  # how a constant that is one begins
_BYTECODE, _HAS_PARTS = 0, 4
_NAMED, _COUNTED, _JUMP = 1, 2, 3  # what follows an instruction
_FORMATS = 0x3A4  # two bits for each sixteen instructions, from the lowest
_MORE = 0x9E  # an instruction that has none of these bits has one byte more


class Entry(NamedTuple):
    """A name in a module's table: its bytes there, and what it says if it is not numbered."""

    content: bytes
    text: bytes | None


class Read(NamedTuple):
    """Where a text is loaded: from which byte to which, and its place in the table of names."""

    at: int
    end: int
    name: int


def loose(content: bytes, kept: frozenset[str]) -> bytes:
    """Return the module `content` with its short texts as constants, but for those `kept`."""
    entries, constants, end_of_names = _table(content)
    at = end_of_names
    for _ in range(constants):
        at = _after_constant(content, at)
    code = bytearray(content[at:])
    named: set[int] = {0}  # the file's own name
    reads: list[Read] = []
    _walk(code, 0, named, reads)
    places: dict[int, int] = {}  # among the constants, by those among the names
    texts = b""
    for read in reads:
        text = entries[read.name].text
        if read.name in named or text is None or text.decode() in kept:
            continue
        if read.name not in places:
            if constants + len(places) == _ONE_BYTE:  # what is left stays a name
                continue
            places[read.name] = constants + len(places)
            texts += bytes([_TEXT, len(text)]) + text + b"\0"
        code[read.at] = _LOAD_CONSTANT
        code[read.at + 1 : read.end] = [128] * (read.end - read.at - 2) + [places[read.name]]
    names = [_UNDERLINE if i in places else entry.content for i, entry in enumerate(entries)]
    counts = _counted(len(entries)) + _counted(constants + len(places))
    old = content[end_of_names:at]
    return content[:4] + counts + b"".join(names) + old + texts + bytes(code)


def named(content: bytes) -> set[str]:
    """Return the names that the module `content` brings, but for those that have numbers."""
    return {entry.text.decode() for entry in _table(content)[0] if entry.text is not None}


def _table(content: bytes) -> tuple[list[Entry], int, int]:
    """Return the names of a module, how many constants it has, and where they begin."""
    count, at = number(content, 4)
    constants, at = number(content, at)
    entries = []
    for _ in range(count):
        start = at
        length, at = number(content, at)
        text = None if length & 1 else content[at : at + length // 2]
        at += 0 if text is None else len(text) + 1
        entries.append(Entry(content[start:at], text))
    return entries, constants, at


def _counted(value: int) -> bytes:
    """Return `value` as the format counts, seven bits a byte."""
    found = [value & 127]
    while value := value >> 7:
        found.insert(0, value & 127 | 128)
    return bytes(found)


def _after_constant(content: bytes, at: int) -> int:
    """Return where the constant at `at` ends."""
    kind = content[at]
    at += 1
    if kind < _TEXT:  # None, True and the like
        return at
    length, at = number(content, at)
    if kind == 10:  # a tuple
        for _ in range(length):
            at = _after_constant(content, at)
        return at
    return at + length + (kind <= 6)  # texts and bytes have a zero at their end


def _walk(code: bytearray, at: int, named: set[int], reads: list[Read]) -> int:
    """Note what the function at `at` in `code`, and those in it, name and read; return its end."""
    head, at = number(code, at)
    end = at + (head >> 3)
    if head & 3 != _BYTECODE:
        raise ValueError("a function is not in bytecode")
    reads += _reads(code, at, end, named)
    at = end
    if head & _HAS_PARTS:
        parts, at = number(code, at)
        for _ in range(parts):
            at = _walk(code, at, named, reads)
    return at


def _reads(code: bytearray, at: int, end: int, named: set[int]) -> Iterator[Read]:
    """Yield where texts are loaded between `at` and `end`; note what else is `named`."""
    arguments, at = _signature(code, at)
    info, at = _size(code, at)
    at_code = at + info
    for _ in range(1 + arguments):  # the function's own name is the first
        name, at = number(code, at)
        named.add(name)
    at = at_code
    while at < end:
        start, instruction = at, code[at]
        kind = _FORMATS >> 2 * (instruction >> 4) & 3
        at += 1
        if kind in (_NAMED, _COUNTED):
            value, at = number(code, at)
            if instruction == _LOAD_TEXT:
                yield Read(start, at, value)
            elif kind == _NAMED:
                named.add(value)
        elif kind == _JUMP:
            at += 2 if code[at] & 128 else 1
        if kind != _NAMED and not instruction & _MORE:
            at += 1
    if at != end:
        raise ValueError("a function's instructions do not end where it does")


def _signature(code: bytearray, at: int) -> tuple[int, int]:
    """Return how many arguments have names, and where what tells it ends."""
    byte = code[at]
    places, by_name, turn = byte & 3, 0, 0
    while byte & 128:
        at += 1
        byte = code[at]
        places |= (byte & 4) << turn
        by_name |= (byte & 8) >> 3 << turn
        turn += 1
    return places + by_name, at + 1


def _size(code: bytearray, at: int) -> tuple[int, int]:
    """Return the bytes from what tells it up to the instructions, and where that ends."""
    info = cells = turn = 0
    while True:
        byte = code[at]
        at += 1
        info |= (byte & 126) >> 1 << 6 * turn
        cells |= (byte & 1) << turn
        turn += 1
        if byte < 128:
            return info + cells, at

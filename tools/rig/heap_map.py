"""The emulated board's heap, drawn: which module has how much of it, and where that lies.

CircuitPython's garbage collector deals out blocks of 16 bytes, and notes of each whether it is
free, the head of a piece or its tail (MicroPython's py/gc.c).  What a piece is tells its first
word, the object's type.  A function knows the module that it is of, so a module has its functions
and what only they lead to; what its classes have made is counted beside it.
"""

import struct
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from tools.drive.uf2 import FLASH, Block

RAM = 0x20000000
BLOCK = 16  # bytes
FREE, HEAD, TAIL = range(3)  # what two bits say of a block
AREA_WORDS = 10  # of py/mpstate.h's mp_state_mem_area_t, at most
CELL, ROW = 256, 64  # bytes that a letter stands for, and letters of a line
NAMES, NOBODY = "(names)", "(nobody)"  # the table of names; what only the stack leads to
LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
FUNCTIONS = ("function", "generator")


class Area(NamedTuple):
    """A part of the heap: where its table of blocks lies, and its blocks from `first` to `end`."""

    table: int
    first: int
    end: int


class Pool(NamedTuple):
    """A part of the table of names: those from number `first` on."""

    first: int
    many: int
    lengths: int  # where those of its texts begin, a byte each
    texts: int  # and the pointers to them


class Heap:
    """The heap in the content of a board's `ram`, beside the blocks of its flash."""

    def __init__(self, ram: bytes, flash: Iterable[Block]):
        self._ram = ram
        self._flash = {block.address: block.page for block in flash}
        self.pieces: dict[int, int] = {}  # address to bytes, of those in use
        self.free: dict[int, int] = {}
        for area in self._areas():
            self._read(area)
        self._pools = list(self._found_pools())
        self._types: dict[int, str] = {}

    def word(self, address: int) -> int:
        """Return the word at `address`, 0 where there is no memory."""
        return int.from_bytes(self.bytes(address, 4), "little")

    def bytes(self, address: int, count: int) -> bytes:
        """Return `count` bytes from `address` on, fewer where the memory ends."""
        if RAM <= address < RAM + len(self._ram):
            return self._ram[address - RAM : address - RAM + count]
        found = b""
        while len(found) < count:
            at = address + len(found)
            page = self._flash.get(at & ~0xFF, b"")[at & 0xFF :]
            if not page:
                break
            found += page[: count - len(found)]
        return found

    def words(self, piece: int) -> tuple[int, ...]:
        """Return the words of a `piece`, by its address."""
        size = self.pieces[piece]
        return struct.unpack(f"<{size // 4}I", self.bytes(piece, size))

    def kind(self, piece: int) -> str:
        """Return what the type of the object at `piece` is called; "" where it is none."""
        at = self.word(piece)
        if at not in self._types:
            # The first half of a type's second word are its flags.
            known = FLASH <= at < RAM and self.word(at)
            self._types[at] = self.name(self.word(at + 4) >> 16) if known else ""
        return self._types[at]

    def name(self, number: int) -> str:
        """Return the name of that `number`."""
        for pool in self._pools:
            at = number - pool.first
            if 0 <= at < pool.many:
                length = self.bytes(pool.lengths + at, 1)[0]
                return self.bytes(self.word(pool.texts + 4 * at), length).decode("latin-1")
        return ""

    def is_name(self, value: int) -> bool:
        """Return True if a `value` is a name: py/obj.h's representation C."""
        return value & 0xFF80000F == 6

    def entries(self, piece: int) -> dict[str, int]:
        """Return the entries of the dict at `piece` whose keys are names."""
        if piece not in self.pieces:
            return {}
        _, _, places, table = self.words(piece)[:4]
        pairs = struct.iter_unpack("<II", self.bytes(table, 8 * min(places, 1 << 12)))
        return {self.name(key >> 4 & 0x7FFFF): value for key, value in pairs if self.is_name(key)}

    def names(self) -> set[int]:
        """Return the pieces that hold the table of names."""
        found: set[int] = set()
        for pool in self._pools:
            found |= {pool.texts - 24, pool.lengths, self.word(pool.texts - 8)}
            found |= {self.word(pool.texts + 4 * at) for at in range(pool.many)}
        return found & self.pieces.keys()

    def _areas(self) -> Iterator[Area]:
        words = struct.unpack(f"<{len(self._ram) // 4}I", self._ram)
        end = RAM + len(self._ram)
        for at in range(len(words) - AREA_WORDS):
            following, table, size = words[at : at + 3]
            if not (
                RAM <= table < end and 0 < size < 1 << 14 and (not following or following > RAM)
            ):
                continue
            for place in range(3, 6):  # as many tables as the version has stand between
                first, last = words[at + place : at + place + 2]
                if first >= RAM and last <= end and last - first == size * 4 * BLOCK:
                    yield Area(table, first, last)
                    break

    def _read(self, area: Area) -> None:
        count = (area.end - area.first) // BLOCK
        table = self.bytes(area.table, count // 4)
        states = [table[at >> 2] >> 2 * (at & 3) & 3 for at in range(count)]
        at = 0
        while at < count:
            start, like = at, FREE if states[at] == FREE else TAIL
            at += 1
            while at < count and states[at] == like:
                at += 1
            found = self.free if like == FREE else self.pieces
            found[area.first + start * BLOCK] = (at - start) * BLOCK

    def _found_pools(self) -> Iterator[Pool]:
        """Yield the last part of the table of names and those before it, the last in flash."""
        last = max(filter(self._follows, self.pieces), key=self._first, default=0)
        while last:
            yield Pool(self._first(last), self.word(last + 12), self.word(last + 20), last + 24)
            last = self.word(last)

    def _first(self, pool: int) -> int:
        """Return the number of the first name of the `pool`; its highest bit says it is sorted."""
        return self.word(pool + 4) & 0x7FFFFFFF

    def _follows(self, piece: int) -> bool:
        """Return True if `piece` is a part of the table of names, which goes on another."""
        before, room, many = [self.word(piece + at) for at in (0, 8, 12)]
        if not 0 < many <= room <= self.pieces[piece] // 4:
            return False
        return 0 < self._first(piece) == self._first(before) + self.word(before + 12)


def modules(heap: Heap, called: dict[str, str]) -> dict[int, str]:
    """Return the modules on the `heap`, address to name, or to what the name is `called`."""
    found = {}
    for piece in heap.pieces:
        if heap.kind(piece) == "module":
            name = heap.entries(heap.word(piece + 4)).get("__name__", 0)
            own = heap.name(name >> 4 & 0x7FFFF) if heap.is_name(name) else "?"
            found[piece] = called.get(own, own)
    return found


def owners(heap: Heap, called: dict[str, str]) -> dict[int, str]:
    """Return whose each piece in use is: a module's, with a star what its classes have made."""
    named = modules(heap, called)
    found = dict(named)
    for piece in heap.pieces:
        if heap.kind(piece) in FUNCTIONS and heap.word(piece + 4) in named:
            found[piece] = named[heap.word(piece + 4)]
    found |= {heap.word(piece + 4): name for piece, name in named.items()}
    for piece in heap.pieces:
        if heap.kind(piece) == "type":
            mine = [found[value] for value in _methods(heap, piece) if value in found]
            if mine:
                found[piece] = Counter(mine).most_common(1)[0][0]
    for piece in heap.pieces:
        made = found.get(heap.word(piece)) if heap.word(piece) in heap.pieces else None
        if made and piece not in found:
            found[piece] = made + "*"
    found = {piece: name for piece, name in found.items() if piece in heap.pieces}
    left = list(found)
    for piece in left:  # which grows
        for word in heap.words(piece):
            if word in heap.pieces and word not in found:
                found[word] = found[piece]
                left.append(word)
    return found | dict.fromkeys(heap.names(), NAMES)


def _methods(heap: Heap, piece: int) -> Iterator[int]:
    """Yield the values of the dicts that the type at `piece` leads to."""
    for word in heap.words(piece):
        if word in heap.pieces and heap.kind(word) == "dict":
            yield from heap.entries(word).values()


def told(heap: Heap, called: dict[str, str]) -> Iterator[str]:
    """Yield the lines that tell of the `heap`: what is free, who has how much, and where.

    Modules that the build gave a short name are `called` otherwise.
    """
    whose = owners(heap, called)
    has: Counter[str] = Counter()
    for piece, size in heap.pieces.items():
        has[whose.get(piece, NOBODY)] += size
    free = heap.free.values()
    yield f"{sum(free):,} bytes free in {len(free)} pieces, the largest {max(free, default=0):,}"
    ordered = has.most_common()
    letter = {name: LETTERS[at % len(LETTERS)] for at, (name, _) in enumerate(ordered)}
    for name, size in ordered:
        yield f"{size:8,}  {letter[name]}  {name}"
    yield from _drawn(heap, {piece: letter[whose.get(piece, NOBODY)] for piece in heap.pieces})


def _drawn(heap: Heap, letters: dict[int, str]) -> Iterator[str]:
    """Yield lines with a letter for each CELL bytes: that of whose most are; a point is free."""
    cells: dict[int, Counter[str]] = {}
    for found in (heap.pieces, heap.free):
        for piece, size in found.items():
            for at in range(piece, piece + size, BLOCK):
                cells.setdefault(at // CELL, Counter())[letters.get(piece, ".")] += 1
    row = "".join(cells[cell].most_common(1)[0][0] for cell in sorted(cells))
    for at in range(0, len(row), ROW):
        yield f"{at * CELL:8,}  {row[at : at + ROW]}"

"""A map of the emulated board's heap says what is free, and who has the rest."""

import struct

from tools.drive.uf2 import FLASH, Block
from tools.rig import heap_map
from tools.rig.heap_map import RAM, Heap

FIRST, BLOCKS = RAM + 0x1000, 64  # of the heap
AREA, TABLE = RAM + 0x100, RAM + 0x200
NAMES = ("", "module", "function", "dict", "type", "__name__")  # those in flash
OWN = ("chess", "Board", "move")  # those in RAM, numbered after them
TYPES, POOL, TEXTS = FLASH + 0x300, FLASH, FLASH + 0x100


def name(text: str) -> int:
    """Return the value that is the name `text`."""
    return (NAMES + OWN).index(text) << 4 | 6


def kind(text: str) -> int:
    """Return where the type of that name is."""
    return TYPES + 8 * NAMES.index(text)


class Image:
    """A RAM and a flash, into which pieces are put one behind the other."""

    def __init__(self) -> None:
        self.ram = bytearray(0x2000)
        self.flash = bytearray(0x400)
        self.at = 0
        self.put(RAM, AREA, 0, TABLE, BLOCKS // 4, RAM + 0x300, FIRST, FIRST + 16 * BLOCKS)
        texts = [TEXTS + 0x20 + 16 * at for at in range(len(NAMES))]
        self.put(FLASH, POOL, 0, 1 << 31, 0, len(NAMES), 0, TEXTS, *texts)
        self.flash[0x100 : 0x100 + len(NAMES)] = map(len, NAMES)
        for at, text in enumerate(NAMES):
            self.flash[0x120 + 16 * at : 0x120 + 16 * at + len(text)] = text.encode()
            self.put(FLASH, TYPES + 8 * at, 1, at << 16)
        self.lengths = self.piece(int.from_bytes(bytes(map(len, OWN)), "little"))
        own = [self.piece(*struct.unpack("<4I", text.encode().ljust(16, b"\0"))) for text in OWN]
        self.pool = self.piece(POOL, len(NAMES), 4, len(OWN), 0, self.lengths, *own, 0)

    def put(self, base: int, address: int, *words: int) -> None:
        """Write `words` at an `address` of the memory that begins at `base`."""
        memory = self.ram if base == RAM else self.flash
        struct.pack_into(f"<{len(words)}I", memory, address - base, *words)

    def piece(self, *words: int) -> int:
        """Return where the next piece is, with those `words`."""
        found, blocks = FIRST + 16 * self.at, (len(words) + 3) // 4
        for at in range(self.at, self.at + blocks):
            state = heap_map.HEAD if at == self.at else heap_map.TAIL
            self.ram[TABLE - RAM + at // 4] |= state << 2 * (at % 4)
        self.put(RAM, found, *words)
        self.at += blocks
        return found

    def heap(self) -> Heap:
        """Return what is read out of it."""
        pages = [Block(FLASH + at, bytes(self.flash[at : at + 256])) for at in range(0, 1024, 256)]
        return Heap(bytes(self.ram), pages)


def chess() -> tuple[Image, dict[str, int]]:
    """Return an image with a module, a class in it and an object of that, and where they are."""
    image = Image()
    entries = image.piece(name("__name__"), name("chess"), 0, 0)
    names = image.piece(kind("dict"), 0, 2, entries)
    module = image.piece(kind("module"), names, 0, 0)
    code = image.piece(*range(1, 13))
    move = image.piece(kind("function"), module, 0, code)
    methods = image.piece(kind("dict"), 0, 1, image.piece(name("move"), move, 0, 0))
    board = image.piece(kind("type"), 0, 0, methods)
    image.at += 3  # which stay free
    squares = image.piece(*[0] * 20)
    made = image.piece(board, squares)
    lost = image.piece(7, 7)
    there = {"module": module, "code": code, "made": made, "squares": squares, "lost": lost}
    return image, there


def test_pieces_are_read_with_what_is_free_between_them():
    image, there = chess()
    heap = image.heap()
    assert [heap.pieces[there[what]] for what in ("module", "code", "squares")] == [16, 48, 80]
    assert sorted(heap.free.values()) == [48, 16 * (BLOCKS - image.at)]


def test_names_are_found_in_ram_and_in_flash():
    heap = chess()[0].heap()
    assert [heap.name(number) for number in range(10)] == [*NAMES, *OWN, ""]


def test_a_module_has_what_its_functions_and_classes_lead_to_and_what_these_have_made():
    image, there = chess()
    heap = image.heap()
    whose = heap_map.owners(heap, {})
    assert heap_map.modules(heap, {}) == {there["module"]: "chess"}
    assert whose[there["code"]] == "chess"
    assert whose[there["made"]] == whose[there["squares"]] == "chess*"
    assert there["lost"] not in whose
    assert whose[image.pool] == whose[image.lengths] == heap_map.NAMES


def test_a_map_tells_what_is_free_who_has_the_rest_and_where():
    image, _ = chess()
    left = 16 * (BLOCKS - image.at)
    assert list(heap_map.told(image.heap(), {"chess": "games.chess"})) == [
        f"{left + 48} bytes free in 2 pieces, the largest {left}",
        "     160  a  games.chess",
        "     112  b  (names)",
        "      96  c  games.chess*",
        "      16  d  (nobody)",
        "       0  a...",
    ]


def test_an_image_without_a_heap_has_nothing():
    assert list(heap_map.told(Heap(bytes(4096), []), {})) == [
        "0 bytes free in 0 pieces, the largest 0"
    ]

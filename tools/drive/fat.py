"""A FAT12 volume as CircuitPython formats its drive on a Pico or a Pico 2, with files in it.

Sectors of 512 bytes, one table, 512 entries in the root folder; on a Pico one megabyte in clusters
of a sector: byte for byte the head that CircuitPython 10.0.0 wrote on an emulated one, but for its
serial number.  A Pico 2 has three megabytes, and by the rules of the same formatter (FatFs)
clusters of two sectors.  Names are ASCII; each gets an entry of its long name beside a short one.
"""

import struct
from collections.abc import Iterator

SECTOR = 512
SECTORS = 2048  # of a Pico's drive
MANY = 4096  # sectors, from which on a cluster has two
ENTRIES = 512  # of the root folder
ENTRY = 32  # bytes
LAST, USED_TABLE_START = 0xFFF, (0xFF8, 0xFFF)
LABEL = b"CIRCUITPY  "
DAY = (2024 - 1980) << 9 | 1 << 5 | 1  # 1 January 2024: files are the same whenever they are made
ARCHIVE, FOLDER, VOLUME, LONG = 0x20, 0x10, 0x08, 0x0F
PLACES = (1, 3, 5, 7, 9, 14, 16, 18, 20, 22, 24, 28, 30)  # of letters in an entry of a long name

# CircuitPython makes these too: macOS then leaves nothing of its own on the drive.
OWN = {".fseventsd/no_index": b"", ".metadata_never_index": b"", ".Trashes": b""}


class Full(Exception):
    """The files do not fit."""


class _Volume:
    """A volume of so many `sectors`; `cluster` is the size of one in bytes."""

    def __init__(self, sectors: int) -> None:
        self._sectors = sectors
        self._each = 1 if sectors < MANY else 2
        self.cluster = self._each * SECTOR
        self._table = -(-(sectors // self._each * 3 // 2 + 4) // SECTOR)
        first = 1 + self._table + ENTRIES * ENTRY // SECTOR  # of cluster 2, the first there is
        self._most = (sectors - first) // self._each
        self.table = list(USED_TABLE_START)
        self.clusters: list[bytes] = []

    def boot(self) -> bytes:
        """Return the first sector."""
        head = struct.pack(
            "<3s8sHBHBHHBHHHIIBBBI11s8s",
            b"\xeb\xfe\x90", b"MSDOS5.0", SECTOR, self._each, 1, 1, ENTRIES, self._sectors, 0xF8,
            self._table, 63, 255, 1, 0, 0x80, 0, 0x29, 0x554D5049, b"NO NAME    ", b"FAT     ",
        )  # fmt: skip
        return head.ljust(SECTOR - 2, b"\0") + b"\x55\xaa"

    def put(self, content: bytes) -> int:
        """Keep `content`, and return its first cluster, 0 if it is empty."""
        size = self.cluster
        pieces = [content[i : i + size] for i in range(0, len(content), size)]
        first = len(self.table)
        if first + len(pieces) > self._most + 2:
            raise Full(f"the files need more than the {self._most * size // 1024} KB of the drive")
        self.clusters += [piece.ljust(size, b"\0") for piece in pieces]
        self.table += [first + i + 1 for i in range(len(pieces))]
        if pieces:
            self.table[-1] = LAST
        return first if pieces else 0

    def folder(self, files: dict[str, bytes], above: int) -> int:
        """Keep a folder below the one that begins at cluster `above`; return its first cluster."""
        size, piece = (_count(files) + 2) * ENTRY, self.cluster
        first = self.put(bytes(-(-size // piece) * piece))
        dots = _entry(b".".ljust(11), FOLDER, first, 0) + _entry(b"..".ljust(11), FOLDER, above, 0)
        content = (dots + self.entries(files, first)).ljust(-(-size // piece) * piece, b"\0")
        for i in range(0, len(content), piece):
            self.clusters[first - 2 + i // piece] = content[i : i + piece]
        return first

    def entries(self, files: dict[str, bytes], at: int) -> bytes:
        """Keep `files` and return their entries, for the folder that begins at cluster `at`."""
        found, taken = b"", set()
        for name, inside in _listed(files):
            short = _short(name, taken)
            taken.add(short)
            if isinstance(inside, bytes):
                last = _entry(short, ARCHIVE, self.put(inside), len(inside))
            else:
                last = _entry(short, FOLDER, self.folder(inside, at), 0)
            found += b"".join(_long(name, short)) + last
        return found

    def packed_table(self) -> bytes:
        """Return the table, two entries in three bytes."""
        links = [*self.table, 0] if len(self.table) % 2 else self.table
        pairs = zip(links[::2], links[1::2], strict=True)
        packed = b"".join((a | b << 12).to_bytes(3, "little") for a, b in pairs)
        return packed.ljust(self._table * SECTOR, b"\0")


def image(files: dict[str, bytes], sectors: int = SECTORS) -> bytes:
    """Return the volume of `sectors` with `files`, path to bytes, as far as it is used.

    It ends with a whole cluster.  Raises `Full` if they do not fit.
    """
    files = {**OWN, **files}
    volume = _Volume(sectors)
    root = _entry(LABEL, VOLUME, 0, 0, 0) + volume.entries(files, 0)
    if len(root) > ENTRIES * ENTRY:
        raise Full(f"the drive's root folder has {ENTRIES} entries, and the files need more")
    head = volume.boot() + volume.packed_table() + root.ljust(ENTRIES * ENTRY, b"\0")
    return head + b"".join(volume.clusters)


def _listed(files: dict[str, bytes]) -> Iterator[tuple[str, bytes | dict[str, bytes]]]:
    """Yield what lies in a folder: a name with its bytes, or with the files below it."""
    below: dict[str, dict[str, bytes]] = {}
    for path, content in files.items():
        name, _, rest = path.partition("/")
        if rest:
            below.setdefault(name, {})[rest] = content
    names = sorted({path.partition("/")[0] for path in files})
    for name in names:
        yield name, below[name] if name in below else files[name]


def _count(files: dict[str, bytes]) -> int:
    """Return how many entries the folder of `files` needs, without its two dots."""
    names = {path.partition("/")[0] for path in files}
    return sum(1 + -(-len(name) // 13) for name in names)


def _short(name: str, taken: set[bytes]) -> bytes:
    """Return a short name that is not `taken`: 8 letters and 3, in capitals, with a number."""
    stem, _, ending = name.rpartition(".") if "." in name[1:] else (name, "", "")
    plain = "".join(letter if letter.isalnum() else "_" for letter in stem.lstrip(".")).upper()
    tail = "".join(letter for letter in ending if letter.isalnum()).upper()[:3].ljust(3)
    for number in range(1, len(taken) + 2):
        mark = f"~{number}"
        short = (plain[: 8 - len(mark)] + mark).ljust(8).encode() + tail.encode()
        if short not in taken:
            return short
    raise ValueError(name)  # there are fewer taken than numbers


def _long(name: str, short: bytes) -> Iterator[bytes]:
    """Yield the entries of a long name, the last part first."""
    total = 0
    for byte in short:
        total = ((total & 1) << 7) + (total >> 1) + byte & 0xFF
    letters = [ord(letter) for letter in name]
    parts = -(-len(letters) // 13)
    letters += ([0] + [0xFFFF] * 12)[: parts * 13 - len(letters)]
    for part in range(parts, 0, -1):
        entry = bytearray(ENTRY)
        entry[0], entry[11], entry[13] = part | (0x40 if part == parts else 0), LONG, total
        for place, letter in zip(PLACES, letters[part * 13 - 13 : part * 13], strict=True):
            struct.pack_into("<H", entry, place, letter)
        yield bytes(entry)


def _entry(name: bytes, kind: int, cluster: int, size: int, day: int = DAY) -> bytes:
    return struct.pack("<11sBBBHHHHHHHI", name, kind, 0, 0, 0, day, day, 0, 0, day, cluster, size)

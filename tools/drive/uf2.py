"""Join CircuitPython with the firmware's drive: ``python3 dev.py uf2 CIRCUITPYTHON.uf2``.

One drag onto RPI-RP2 then puts both on a Pico, or onto RP2350 on a Pico 2.  What lies on its
CIRCUITPY is erased; a game in the board's own memory is not.  The file goes into ``out/``.

Exit status: 0, 1 when the file will not do, 2 for wrong usage.
"""

import re
import struct
import sys
from pathlib import Path
from typing import NamedTuple

from host_sim import verb, waiting
from host_sim.arguments import Parser
from host_sim.trouble import in_words
from tools.compiling import compiler
from tools.drive import board, drive, fat, release

HEAD = struct.Struct("<8I")
BLOCK, PAGE, ERASED = 512, 256, 4096  # bytes; flash is erased by the third
FIRST, SECOND, LAST = 0x0A324655, 0x9E5D5157, 0x0AB16F30  # a block's marks
HAS_FAMILY, RP2040, RP2350 = 0x2000, 0xE48BFF56, 0xE48BFF59
FLASH, DRIVE = 0x10000000, 0x10100000  # where the chip's flash begins, and CIRCUITPY in it
NVM = DRIVE - ERASED  # the board's own memory, which keeps the game

BUILT = re.compile(
    rb"Adafruit CircuitPython (?P<version>\d{1,4}\.\d{1,4}(?!\d)[\w.+-]{,40}) on [^;]*; "
    rb"(?P<name>[ -~]+?) with (?P<chip>rp\d+)"
)
OTHERS = (
    "this is CircuitPython for a {}, and one file for both is made for Pico and Pico 2 alone: a "
    "Pico W and others lay their drive out otherwise. Put this CircuitPython on the board, then "
    "use python3 dev.py install"
)
WARNING = """\
Hold BOOTSEL while you plug the {} in, and copy this file to the drive {}. It puts
CircuitPython and Umpire on it, and ERASES WHAT LIES ON ITS DRIVE CIRCUITPY: your own settings.toml
too. A game in the board's own memory stays."""


class Refused(Exception):
    """The file will not do, and why."""


class Kind(NamedTuple):
    """A board that both can be joined for: with its sectors of CIRCUITPY, which begins at DRIVE."""

    name: str  # as CircuitPython says it
    id: str
    short: str
    family: int
    waits: str  # the drive on which it takes a .uf2 file
    sectors: int


KINDS = (  # where the drive begins and ends by CircuitPython's mpconfigport.h and the flash's size
    Kind("Raspberry Pi Pico", board.PICO, "pico", RP2040, "RPI-RP2", fat.SECTORS),
    Kind("Raspberry Pi Pico 2", board.PICO_2, "pico2", RP2350, "RP2350", 3 * fat.SECTORS),
)


class Block(NamedTuple):
    """A page of 256 bytes and its address."""

    address: int
    page: bytes


def read(content: bytes) -> tuple[int, list[Block]]:
    """Return the family of chips that a .uf2 file is for, and its pages; raise `Refused`."""
    found, families = [], {kind.family for kind in KINDS}
    for at in range(0, len(content), BLOCK):
        block = content[at : at + BLOCK].ljust(BLOCK, b"\0")
        first, second, flags, address, size, number, count, family = HEAD.unpack_from(block)
        (last,) = struct.unpack_from("<I", block, BLOCK - 4)
        if (first, second, last) != (FIRST, SECOND, LAST):
            raise Refused("this is no .uf2 file, or it is cut short")
        if not found and flags & HAS_FAMILY:
            families &= {family}
        if not flags & HAS_FAMILY or family not in families or size != PAGE:
            raise Refused(
                "this .uf2 file is for no RP2040 or RP2350: take CircuitPython's for the Pico"
            )
        if number != len(found) or count * BLOCK != len(content):
            raise Refused("this .uf2 file is cut short: fetch it again")
        found.append(Block(address, block[HEAD.size : HEAD.size + PAGE]))
    if not found:
        raise Refused("this file is empty")
    return families.pop(), found


def check(family: int, blocks: list[Block]) -> tuple[Kind, str]:
    """Return for which board the CircuitPython in `blocks` is, and its version; raise `Refused`."""
    code = b"".join(page for _, page in sorted(blocks))
    found = BUILT.search(code)
    if found is None:
        raise Refused("there is no CircuitPython in this .uf2 file")
    name, version = found["name"].decode(), found["version"].decode()
    kinds = [kind for kind in KINDS if kind.name == name and kind.family == family]
    if not kinds:
        raise Refused(OTHERS.format(name))
    one = board.Board(Path(), name, found["chip"].decode(), kinds[0].id, version)
    if one.why_not():
        raise Refused(one.why_not())
    if max(block.address for block in blocks) >= NVM:
        raise Refused("this CircuitPython reaches into the drive's place")
    return kinds[0], version


def joined(circuitpython: bytes, files: dict[str, bytes]) -> bytes:
    """Return the .uf2 file of CircuitPython and of a drive with `files`; raise `Refused`."""
    family, blocks = read(circuitpython)
    kind, _ = check(family, blocks)
    try:
        image = fat.image(files, kind.sectors)
    except fat.Full as error:
        raise Refused(str(error)) from error
    image = image.ljust(-(-len(image) // ERASED) * ERASED, b"\0")
    blocks += [Block(DRIVE + at, image[at : at + PAGE]) for at in range(0, len(image), PAGE)]
    return b"".join(
        HEAD.pack(FIRST, SECOND, HAS_FAMILY, address, PAGE, i, len(blocks), family)
        + page.ljust(BLOCK - HEAD.size - 4, b"\0")
        + struct.pack("<I", LAST)
        for i, (address, page) in enumerate(blocks)
    )


def write(file: Path, folder: Path, source: bool = False) -> tuple[Path, Kind]:
    """Write the joined file into `folder`; return its path and its board.

    Raises `Refused` or OSError.
    """
    content = file.read_bytes()
    kind, version = check(*read(content))
    waiting.tell(drive.COMPILING)
    files = release.contents(source)
    name = f"umpire-{drive.version(files)}-{kind.short}-circuitpython-{version}.uf2"
    both = joined(content, files)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_bytes(both)
    return folder / name, kind


def main(words: list[str]) -> int:
    """Write the file and say where it is and what it does."""
    parser = Parser(prog="dev.py uf2", description="Join CircuitPython with the firmware's drive.")
    parser.add_argument("file", type=Path, metavar="CIRCUITPYTHON.uf2", help="for Pico or Pico 2")
    file = parser.parse_args(words).file
    try:
        path, kind = write(file, drive.ROOT / "out")
    except FileNotFoundError:
        print(f"Nothing was written: there is no file {file}", file=sys.stderr)
        return 1
    except (Refused, OSError) as error:
        print(f"Nothing was written: {in_words(error)}", file=sys.stderr)
        return 1
    if not compiler.is_there():
        print(drive.NO_COMPILER, file=sys.stderr)
    print(f"{path}: {path.stat().st_size // 1024} KB")
    print(WARNING.format(kind.name, kind.waits))
    return 0


if __name__ == "__main__":
    verb.run(main)

"""Join CircuitPython with the firmware's drive: ``python3 dev.py uf2 CIRCUITPYTHON.uf2``.

One drag onto RPI-RP2 then puts both on a Pico.  What lies on its CIRCUITPY is erased; a game in the
board's own memory is not.  The file goes into ``out/``.

Exit status: 0, 1 when the file will not do, 2 for wrong usage.
"""

import argparse
import re
import struct
import sys
from pathlib import Path
from typing import NamedTuple

from tools.compiling import compiler
from tools.drive import board, drive, fat, release

HEAD = struct.Struct("<8I")
BLOCK, PAGE, ERASED = 512, 256, 4096  # bytes; flash is erased by the third
FIRST, SECOND, LAST = 0x0A324655, 0x9E5D5157, 0x0AB16F30  # a block's marks
HAS_FAMILY, RP2040 = 0x2000, 0xE48BFF56
FLASH, DRIVE = 0x10000000, 0x10100000  # where the chip's flash begins, and CIRCUITPY in it
NVM = DRIVE - ERASED  # the board's own memory, which keeps the game

BUILT = re.compile(
    rb"Adafruit CircuitPython (?P<version>\d+\.\d+\S*) on [^;]*; "
    rb"(?P<name>[ -~]+?) with (?P<chip>rp\d+)"
)
PICO = "Raspberry Pi Pico"
OTHERS = (
    "this is CircuitPython for a {0}, and one file for both is made for the {1} alone: a Pico 2, a "
    "Pico W and others lay their drive out otherwise. Put this CircuitPython on the board, then "
    "use python3 dev.py install"
)
WARNING = """\
Hold BOOTSEL while you plug the Pico in, and copy this file to the drive RPI-RP2. It puts
CircuitPython and Umpire on it, and ERASES WHAT LIES ON ITS DRIVE CIRCUITPY: your own settings.toml
too. A game in the board's own memory stays."""


class Refused(Exception):
    """The file will not do, and why."""


class Block(NamedTuple):
    """A page of 256 bytes and its address."""

    address: int
    page: bytes


def read(content: bytes) -> list[Block]:
    """Return the pages of a .uf2 file; raise `Refused`."""
    found = []
    for at in range(0, len(content), BLOCK):
        block = content[at : at + BLOCK].ljust(BLOCK, b"\0")
        first, second, flags, address, size, number, count, family = HEAD.unpack_from(block)
        (last,) = struct.unpack_from("<I", block, BLOCK - 4)
        if (first, second, last) != (FIRST, SECOND, LAST):
            raise Refused("this is no .uf2 file, or it is cut short")
        if not flags & HAS_FAMILY or family != RP2040 or size != PAGE:
            raise Refused("this .uf2 file is not for an RP2040: take CircuitPython's for the Pico")
        if number != len(found) or count * BLOCK != len(content):
            raise Refused("this .uf2 file is cut short: fetch it again")
        found.append(Block(address, block[HEAD.size : HEAD.size + PAGE]))
    if not found:
        raise Refused("this file is empty")
    return found


def check(blocks: list[Block]) -> str:
    """Return the version of CircuitPython in `blocks`; raise `Refused` if it will not do."""
    code = b"".join(page for _, page in sorted(blocks))
    found = BUILT.search(code)
    if found is None:
        raise Refused("there is no CircuitPython in this .uf2 file")
    name, version = found["name"].decode(), found["version"].decode()
    if name != PICO:
        raise Refused(OTHERS.format(name, PICO))
    one = board.Board(Path(), name, found["chip"].decode(), board.PICO, version)
    if one.why_not():
        raise Refused(one.why_not())
    if max(block.address for block in blocks) >= NVM:
        raise Refused("this CircuitPython reaches into the drive's place")
    return version


def joined(circuitpython: bytes, files: dict[str, bytes]) -> bytes:
    """Return the .uf2 file of CircuitPython and of a drive with `files`; raise `Refused`."""
    blocks = read(circuitpython)
    check(blocks)
    try:
        image = fat.image(files)
    except fat.Full as error:
        raise Refused(str(error)) from error
    image = image.ljust(-(-len(image) // ERASED) * ERASED, b"\0")
    blocks += [Block(DRIVE + at, image[at : at + PAGE]) for at in range(0, len(image), PAGE)]
    return b"".join(
        HEAD.pack(FIRST, SECOND, HAS_FAMILY, address, PAGE, i, len(blocks), RP2040)
        + page.ljust(BLOCK - HEAD.size - 4, b"\0")
        + struct.pack("<I", LAST)
        for i, (address, page) in enumerate(blocks)
    )


def write(file: Path, folder: Path, source: bool = False) -> Path:
    """Write the joined file into `folder` and return its path; raise `Refused` or OSError."""
    content = file.read_bytes()
    version = check(read(content))
    print("Compiling the firmware, which takes some seconds ...", file=sys.stderr, flush=True)
    files = release.contents(source)
    name = f"umpire-{drive.version(files)}-pico-circuitpython-{version}.uf2"
    both = joined(content, files)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_bytes(both)
    return folder / name


def main(words: list[str]) -> int:
    """Write the file and say where it is and what it does."""
    parser = argparse.ArgumentParser(
        prog="dev.py uf2", description="Join CircuitPython with the firmware's drive."
    )
    parser.add_argument("file", type=Path, metavar="CIRCUITPYTHON.uf2", help="for the Pico")
    file = parser.parse_args(words).file
    try:
        path = write(file, drive.ROOT / "out")
    except FileNotFoundError:
        print(f"Nothing was written: there is no file {file}", file=sys.stderr)
        return 1
    except (Refused, OSError) as error:
        print(f"Nothing was written: {error}", file=sys.stderr)
        return 1
    if not compiler.is_there():
        print(drive.NO_COMPILER, file=sys.stderr)
    print(f"{path}: {path.stat().st_size // 1024} KB")
    print(WARNING)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

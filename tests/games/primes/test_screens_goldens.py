"""All screens of the Primes' Game at their longest, as a file to read: goldens/screens.txt."""

from collections.abc import Callable, Iterator
from pathlib import Path

from tests.gallery import gallery
from tests.games.hundred.drawing_frames import common, frames

FILE = Path(__file__).parent / "goldens" / "screens.txt"
HEAD = """The screens of the Primes' Game at their longest.
`#` before a row: light on dark is reversed.
Written by: python3 dev.py test tests/games --goldens"""


def test_the_screens_of_the_game_are_as_they_were_read(golden: Callable[[Path, str], None]):
    golden(FILE, gallery(HEAD, every_frame()))


def every_frame() -> Iterator[str]:
    for name in ("H5", "H5-advanced"):
        yield from frames(name)
    yield from common("H5")

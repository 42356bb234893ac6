"""A drive as it is built does what its sources do, key by key."""

from pathlib import Path

import pytest

from host_sim.desk import Desk
from host_sim.reader import read
from tests import drawn
from tests.tools import real_drive
from tools.drive import kept
from tools.page.twin_desk import SameChance
from tools.rig import lives
from tools.rig.board_file import SEED
from tools.rig.expected import ROOMY
from tools.rig.hands import Life, Press
from tools.rig.pico import HOLD_MS

BEFORE_MS, AFTER_MS = 100, 300  # of a key
# In it Ask was opened in Primes, whose part of it is its family's, which the board did not find.
ASKED = 7
ABOUT = "free memory"


def drive_of(files: dict[str, bytes], folder: Path) -> Path:
    """Return a new drive with the `files`, path to bytes; unlike the sources' own it is written."""
    for name, content in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)
    return folder


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """Return a new drive with the modules in Python as they are compiled."""
    return drive_of(kept.files() | real_drive.spelt(), tmp_path / "built")


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """Return a new drive with the modules as they are written."""
    return drive_of(real_drive.released(), tmp_path / "sources")


def shown(drive: Path, life: Life) -> list[bytes]:
    """Return what the device of that `drive` shows after each key of `life`."""
    found = []
    with Desk(drive, nvm=life.memory, bounce=False, free=ROOMY) as desk:
        desk.chance = SameChance(SEED)
        desk.power_on()
        for press in life.presses:
            desk.run(press.wait + BEFORE_MS)
            desk.press(press.key)
            desk.run(press.ms)
            desk.release(press.key)
            desk.run(AFTER_MS)
            found.append(desk.panel.picture())
        assert not desk.traceback
    return found


def test_each_way_to_help_tells_of_itself_on_the_built_drive(built: Path, sources: Path):
    """Help tells the keys, tapped and held, then of each of four ways, or of how many play."""
    read_on = "H# # # *"
    keys = f"1 # {read_on} B {read_on} B {read_on} B {read_on} 2 H# # #".split()
    presses = [Press(key[-1], HOLD_MS + 100 if key[0] == "H" else 60) for key in keys]
    shows = shown(built, Life(None, presses))
    assert shows == shown(sources, Life(None, presses))
    told = [shows[at + 2] for at, key in enumerate(keys) if key[0] == "H"]
    assert len(set(told)) == len(told) == 5


def differing(drive: Path, sources: Path, life: Life) -> list[int]:
    """Return after which keys that `drive` shows something else than its `sources`."""
    wanted = shown(sources, life)
    told = [any(ABOUT in row for row in read(picture)) for picture in wanted]
    return [
        number
        for number, (here, there) in enumerate(zip(shown(drive, life), wanted, strict=True))
        if here != there and not told[number]  # what is free is not the same
    ]


@pytest.mark.parametrize("seed", [ASKED, drawn.SOAKS[0]])
def test_whoever_types_roughly_sees_on_the_built_drive_what_its_sources_show(
    built: Path, sources: Path, seed: int
):
    (life,) = lives.rough(seed)
    assert differing(built, sources, life) == []


@pytest.mark.parametrize("seed", drawn.SOAKS[1:2])
def test_so_does_who_wants_help_with_each_page(built: Path, sources: Path, seed: int):
    (life,) = lives.rough(seed)
    help_too = [
        key for press in life.presses for key in (press, Press("#", HOLD_MS + 100), Press("*", 60))
    ]
    assert differing(built, sources, life._replace(presses=help_too)) == []

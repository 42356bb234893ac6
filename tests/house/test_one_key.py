"""One key, from pad to picture: which files of the firmware it passes, and that the essay says so.

*The Game* at the table: C lays 37 on pile C, after 3 and 7.  All files are noted that a device on
the wires enters from the moment the key goes down until panel and ring are at rest.
"""

import re
import sys
from pathlib import Path
from types import FrameType

import pytest

from host_sim.baton import Baton
from host_sim.chips import heap
from host_sim.desk import Desk
from host_sim.wiring import REPO_ROOT
from tests.house.tree import texts
from tests.nvm import written
from tests.whole_device import TABLE, WholeDevice

FIRMWARE = REPO_ROOT / "firmware"

# They carry the key on, in this order: as an event, a stroke, a move, a record and a picture.
WAY = (
    "device/box.py",
    "app.py",
    "ui/keys.py",
    "games/the_game/screens.py",
    "ui/questions.py",
    "play/referee.py",
    "games/the_game/rules.py",
    "play/knowledge.py",
    "storage/journal.py",
    "ui/page.py",
    "device/display.py",
)
# They are asked for a word or a colour, and the key would be judged, kept and drawn without them.
BESIDE = {
    "play/rules_base.py",  # calls the rules; a player's name
    "ui/layout.py",  # says where things go
    "ui/tops.py",  # where the piles do
    "ui/kinds.py",  # where the head and what is said go on a page
    "ui/screen.py",  # lays what is said over the page
    "shell/shell.py",  # is memory in trouble?  then, is there something to do in a quiet moment?
    "ui/moving.py",  # puts the card that comes where it is to be seen for a moment
    "modules/later.py",  # finds that file
    "modules/loader.py",  # collects garbage in that moment
    "ui/signals.py",  # the light and tone of an answer
}
MOST = 12  # files that a reader follows one key through, the loop in main.py among them


def laid() -> tuple[set[str], bytes, list[str]]:
    """Return the files that the key enters, the record it leaves and the rows of the page then."""
    batons = []

    def runner(*arguments) -> Baton:
        batons.append(Baton(*arguments))
        return batons[-1]

    entered: set[str] = set()

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            entered.add(frame.f_code.co_filename)

    with Desk(runner=runner, free=heap.MOST) as desk:  # what moves, where there is room, does
        desk.power_on()
        device = WholeDevice(desk).type(TABLE + "37")
        desk.run(1000)
        before = len(written(desk.flash.image))
        batons[-1].first = lambda: sys.setprofile(note)
        device.type("C")
        record = bytes(written(desk.flash.image)[before:])
        paths = [Path(name) for name in entered]
        found = {p.relative_to(FIRMWARE).as_posix() for p in paths if p.is_relative_to(FIRMWARE)}
        return found, record, device.rows()


@pytest.fixture(scope="module")
def key() -> tuple[set[str], bytes, list[str]]:
    return laid()


def test_one_key_passes_these_files_and_asks_those_beside_its_way(key):
    entered, _, _ = key
    assert entered == {*WAY, *BESIDE}


def test_a_reader_follows_one_key_through_a_dozen_files():
    assert len(WAY) + 1 <= MOST


def test_the_essay_names_the_files_in_the_order_of_the_way():
    guide = texts()["docs/develop.md"]
    essay = guide.partition("## One key, from pad to picture\n")[2].partition("\n## ")[0]
    named = re.findall(r"\]\(\.\./(?:firmware/)?([\w/]+\.py)\)", essay)
    named = [name for name in dict.fromkeys(named) if not name.startswith("tests/")]
    assert tuple(named) == ("main.py", *WAY)
    assert len(essay.splitlines()) <= 60


def test_the_record_and_the_page_are_those_of_the_essay(key):
    _, record, rows = key
    guide = texts()["docs/develop.md"]
    assert record.hex(" ") == "05 03 01 25 02 18 66"
    assert "`05 03 01 25 02`" in guide
    assert rows[0] == "P1: 1 more  pile 84"
    assert "`P1: 1 more`" in guide

"""docs/selftest.md shows the screens as they are, and says every verdict."""

import re

import pytest

from firmware.selftest import texts
from host_sim.desk import Desk
from tests.house.tree import ROOT
from tests.selftest.examiner import Examiner

GUIDE = (ROOT / "docs" / "selftest.md").read_text(encoding="utf-8")
VERDICTS = [
    texts.NO_KEY,
    texts.ROW.format(2, "GP7"),
    texts.COLUMN.format(3, "GP12"),
    texts.KEYS.format("5 9"),
    texts.STUCK.format(5),
    texts.NO_PULL_UPS.format("GP4", "GP5"),
    texts.SILENT.format("GP4", "GP5"),
    texts.ELSEWHERE.format(0x3D),
    texts.SH1106,
    texts.DOTS,
    texts.RING_DARK.format("GP16"),
    texts.RING_PART.format(7, 7, 8),
    texts.RING_COLOURS,
    texts.ROWS.format("1 2", "GP6 GP7"),
    texts.COLUMNS.format("1 4", "GP10 GP13"),
    texts.RING_TOP.format(5),
    texts.RING_WAY,
    texts.NO_SOUND.format("GP18 and GND"),
    texts.NO_CELL.format("GP26", 0, 0),
    texts.MEMORY,
    texts.FOREIGN,
    texts.UNSEEN.format("ring"),
]


def shown(broken: int | None = None) -> list[list[str]]:
    """Return the screens of a self-test, the 5 held for a while."""
    with Desk() as desk:
        desk.keypad.broken = set() if broken is None else {broken}
        examiner = Examiner(desk)
        desk.press("5")
        desk.rest()
        examiner.look()
        desk.release("5")
        examiner.press_all().finish()
        return examiner.seen


def test_its_pictures_are_the_screens():
    screens = ["\n".join(row.rstrip() for row in rows) for rows in shown() + shown(broken=7)]
    pictures = re.findall(r"```text\n(.*?)\n```", GUIDE, re.DOTALL)
    assert len(pictures) == 4
    assert [picture for picture in pictures if picture not in screens] == []


@pytest.mark.parametrize("verdict", VERDICTS)
def test_every_verdict_has_its_line(verdict: str):
    assert f"| {verdict} |" in GUIDE


def test_it_tells_the_keys_that_start_it_and_the_times():
    from firmware.selftest import keys, lights, test
    from firmware.shell.power_up import TEST_KEYS

    assert TEST_KEYS == "#A"
    assert "Hold `#` while you plug" in GUIDE
    assert "hold `A` instead" in GUIDE
    assert f"{keys.QUIET_MS // 1000} seconds after the last" in GUIDE
    assert (
        f"lit for {lights.LIT_MS // 1000} seconds, then dark for {lights.DARK_MS // 1000}" in GUIDE
    )
    assert f"after {test.BLIND_MS // 1000} seconds without an" in GUIDE

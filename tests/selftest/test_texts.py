"""The longest of each text of the self-test fits its place."""

import pytest

from firmware.selftest import texts
from firmware.ui.page import COLUMNS, wrap
from tests.selftest.test_guide import VERDICTS

PIN = "VOLTAGE_MONITOR"  # the longest name that a board has for one
KEYS = "123A456B789C*0#D"


@pytest.mark.parametrize(
    "fault",
    [
        *VERDICTS,
        texts.ROW.format(4, PIN),
        texts.COLUMN.format(4, PIN),
        texts.KEYS.format(" ".join(KEYS[:9])),
        texts.NO_PULL_UPS.format(PIN, PIN),
        texts.SILENT.format(PIN, PIN),
        texts.RING_DARK.format(PIN),
        texts.RING_PART.format(23, 23, 24),
        texts.NO_SOUND.format(PIN + " and " + PIN),
        texts.ROWS.format("1 2 3 4", " ".join([PIN] * 4)),
        texts.COLUMNS.format("1 2 3 4", " ".join([PIN] * 4)),
        texts.RING_TOP.format(24),
        *(texts.UNSEEN.format(thing) for thing in texts.THINGS),
    ],
)
def test_a_verdict_fits_above_the_keys(fault: str):
    lines = wrap(texts.FAULT.format(fault))
    assert len(lines) <= 7
    assert max(map(len, lines)) <= COLUMNS


@pytest.mark.parametrize(
    "text",
    [
        texts.WATCH,
        texts.ALL_DOTS,
        texts.SHIFTED,
        texts.SOUND,
        texts.TOP,
        texts.WAY,
        *(texts.RING.format(24, colour) for colour in texts.COLOURS),
    ],
)
def test_a_question_fits_above_the_keys(text: str):
    assert len(wrap(text)) <= 7


def test_the_number_that_is_counted_stands_under_its_question():
    assert len(wrap(texts.COUNT)) <= 3


@pytest.mark.parametrize(
    "line",
    [
        texts.PRESS,
        texts.ORDER,
        texts.NEXT_LIGHT.format("#", "*"),
        texts.TO_COME.format(16),
        texts.GO_ON.format("#"),
        texts.YES_NO.format("#", "*"),
        texts.TAKE.format("#", "*"),
        texts.NEXT.format("#", "*", 9, 9),
        texts.VERSION.format("10.10.10"),
        texts.DISPLAY.format(0x3C),
        texts.FREE.format(123_456),
        texts.KEPT.format(8, 8),
        texts.NOT_TRIED,
        "CircuitPython 10.0.0",
    ],
)
def test_a_line_fits_the_panel(line: str):
    assert len(line) <= COLUMNS

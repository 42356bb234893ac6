"""The longest of each text of the self-test fits its place."""

import pytest

from firmware.selftest import texts
from firmware.ui import layout
from firmware.ui.faces import S, T
from tests.selftest.test_guide import VERDICTS
from tests.text_fit import is_read, keys_fit

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
        texts.NO_CELL.format(PIN, 6, 60),
        texts.ROWS.format("1 2 3 4", " ".join([PIN] * 4)),
        texts.COLUMNS.format("1 2 3 4", " ".join([PIN] * 4)),
        texts.RING_TOP.format(24),
        *(texts.UNSEEN.format(thing) for thing in texts.THINGS),
    ],
)
def test_a_verdict_fits_above_the_keys(fault: str):
    assert is_read(texts.FAULT.format(fault), 7)


@pytest.mark.parametrize(
    "text",
    [
        texts.WATCH,
        texts.ALL_DOTS,
        texts.SHIFTED,
        texts.SOUND,
        texts.TOP,
        texts.WAY,
        texts.LET_GO,
        *(texts.RING.format(24, colour) for colour in texts.COLOURS),
    ],
)
def test_a_question_stands_large_above_the_keys(text: str):
    assert large(text, 56)


def test_the_number_that_is_counted_stands_under_its_question():
    assert large(texts.COUNT, 32)


def test_beside_the_keys_stands_what_is_to_be_done_with_them():
    assert large(texts.PRESS, 48, 63)
    assert layout.width_of(texts.TO_COME.format(16)) <= 63


def large(text: str, height: int, room: int = 126) -> bool:
    return layout.fitted(text, room, height)[0] is T


@pytest.mark.parametrize(
    "words",
    [
        texts.NEXT_LIGHT.format("A", "B"),
        texts.GO_ON.format("#"),
        texts.YES_NO.format("#", "*"),
        texts.TAKE.format("A", "B"),
        texts.NEXT.format("A", "B") + "  " + texts.PAGE.format(10, 10),
    ],
)
def test_what_the_keys_do_has_room(words: str):
    assert keys_fit(words)


@pytest.mark.parametrize(
    "line",
    [
        texts.VERSION.format("10.10.10"),
        texts.DISPLAY.format(0x3C),
        texts.FREE.format(123_456),
        texts.KEPT.format(8, 8),
        texts.LOST,
        texts.CELL.format(4, 20),
        texts.NOT_TRIED,
        "CircuitPython 10.0.0",
    ],
)
def test_a_figure_fits_its_line(line: str):
    assert layout.width_of(line, S) <= 126

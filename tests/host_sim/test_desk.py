"""The device on the desk: power, time, keys, and a firmware that misbehaves."""

import threading

import pytest

from host_sim.desk import Desk
from host_sim.faults import Stuck
from tests.host_sim.programs import KEYS, LISTEN, PANEL

BLINK = (
    PANEL + "import time\nwhile True:\n    time.sleep({})\n    oled.invert(1)\n    oled.invert(0)\n"
)
TRY_AGAIN = """
import microcontroller, time
reason = repr(microcontroller.cpu.reset_reason)
if "POWER_ON" in reason:
    time.sleep(1)
    microcontroller.reset()
"""


def test_an_error_that_leaves_main_py_is_kept_and_printed(running):
    desk = running("print('hello')\nraise ValueError('no')")
    expected = (
        "Traceback (most recent call last):\n"
        '  File "main.py", line 2, in <module>\n'
        "ValueError: no\n"
    )
    assert desk.crash == expected
    assert desk.console == "hello\n" + expected
    assert desk.on


def test_power_off_ends_the_program_where_it_is(running):
    desk = running("import time\ndone = []\nwhile True:\n    time.sleep(0.1)\n    done.append(1)")
    threads = threading.active_count()
    desk.run(1_000)
    desk.power_off()
    count = len(desk.main["done"])
    desk.run(1_000)
    assert len(desk.main["done"]) == count
    assert threading.active_count() == threads - 1
    assert not desk.on


def test_firmware_that_catches_every_exception_does_not_survive_its_power(running):
    desk = running(
        "import time\nwhile True:\n    try:\n        time.sleep(0.1)\n"
        "    except Exception:\n        survived = True"
    )
    desk.power_off()
    assert "survived" not in desk.main


def test_at_rest_means_that_nothing_shown_has_changed_for_100_ms(running):
    desk = running(BLINK.format(0.5))
    desk.run(480)
    assert desk.rest()
    moved = desk.panel.changed_at
    assert desk.clock.now - moved >= 100_000


def test_what_never_rests_is_waited_for_3_s_at_most(running):
    desk = running(BLINK.format(0.05))
    before = desk.clock.ms
    assert not desk.rest()
    assert desk.clock.ms - before == pytest.approx(3_000, abs=10)


def test_two_runs_of_the_same_keys_are_the_same(running):
    main = KEYS + "import os\nmatrix = keypad.KeyMatrix(rows, columns)\nid = os.urandom(4)" + LISTEN
    seen = []
    for _ in range(2):
        desk = running(main)
        desk.type("37C#")
        seen.append((desk.main["seen"], desk.main["id"], desk.clock.now))
    assert seen[0] == seen[1]


def test_another_seed_gives_other_chance(running):
    first, other = running("import os\nid = os.urandom(8)"), None
    drawn = first.main["id"]
    other = running("import os\nid = os.urandom(8)", seed=2)
    assert other.main["id"] != drawn


def test_a_reset_starts_the_program_and_the_ticks_again_and_says_so(running):
    desk = running(TRY_AGAIN + "import supervisor\nticks = supervisor.ticks_ms()\n")
    desk.run(2_000)
    assert desk.main["reason"] == "microcontroller.ResetReason.SOFTWARE"
    assert desk.main["ticks"] == 0x1FFF0000
    assert desk.clock.ms > 2_000


def test_the_picture_outlives_a_reset_and_not_the_power(running):
    desk = running(
        "import microcontroller\n"
        "if 'POWER_ON' in repr(microcontroller.cpu.reset_reason):\n"
        + "".join("    " + line + "\n" for line in PANEL.strip().splitlines())
        + "    oled.fill(1)\n    oled.show()\n    microcontroller.reset()\n"
    )
    assert desk.panel.picture() == b"\xff" * 1024
    desk.power_off()
    assert desk.panel.picture() == bytes(1024)


def test_a_program_that_stops_time_is_ended_and_its_place_told(drive):
    desk = Desk(drive("import time\ntime.sleep(1)\nwhile True:\n    pass\n"))
    desk.power_on()
    assert desk.board is not None
    desk.board.patience = 0.1
    with pytest.raises(Stuck, match=r'main.py", line [34], in <module>$'):
        desk.run(2_000)
    assert not desk.on


def test_a_held_key_is_down_for_as_long_as_said(running):
    desk = running(KEYS + "matrix = keypad.KeyMatrix(rows, columns)" + LISTEN)
    desk.hold("*", 1.5)
    (_, _, down), (_, _, up) = desk.main["seen"]
    assert up - down == pytest.approx(1_500, abs=25)


def test_the_desk_looks_into_the_firmware_without_time_passing(running):
    desk = running("import supervisor\ndef now():\n    return supervisor.ticks_ms()")
    before = desk.clock.now
    assert desk.main["now"]() == desk.clock.ticks_ms
    assert desk.clock.now == before


def test_in_real_time_the_device_keeps_up_with_the_wall(running, monkeypatch):
    wall = [100.0]
    monkeypatch.setattr("host_sim.desk.time.monotonic", lambda: wall[0])
    desk = running("import time\ncount = 0\nwhile True:\n    time.sleep(0.01)\n    count += 1")
    shown = desk.clock.ms
    wall[0] += shown / 1000 + 0.2
    desk.keep_up()
    assert desk.clock.ms - shown == pytest.approx(200, abs=1)
    wall[0] += 3_600
    desk.keep_up()
    assert desk.clock.ms - shown == pytest.approx(450, abs=1), "a laptop that slept is forgiven"


def test_leaving_the_desk_switches_it_off(drive):
    with Desk(drive("import time\nwhile True:\n    time.sleep(1)")) as desk:
        desk.power_on()
        assert desk.on
    assert not desk.on

"""The self-test on the simulated wires, main.py whole: what is broken is named."""

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from host_sim.desk import Desk
from host_sim.wiring import read_wiring
from tests import owner_drive
from tests.selftest.examiner import Examiner

FIGURES = [
    "Umpire 0.1.0",
    "CircuitPython 9.1.4",
    "display at 0x3c",
    "free memory",
    "memory kept byte 1/8",
]


def told(lines: list[str]) -> list[str]:
    """Return `lines` without the bytes of memory that are free, which are others each time."""
    return [re.sub(r"^(free memory) \d{2,3},\d{3}$", r"\1", line) for line in lines]


def test_on_a_device_that_works_it_is_good(make: Callable[..., Desk]):
    desk = make()
    examiner = Examiner(desk).press_all()
    assert told(examiner.finish()) == ["Self-test: good.", *FIGURES]
    assert examiner.look()[0] == "Self-test: good."
    assert examiner.look()[7] == "# next * start  1/2"
    assert set(desk.ring.colours) == {(0, 45, 0)}
    desk.tap("#")
    desk.rest()
    assert re.sub(r"\d{2,3},\d{3} ", "", examiner.look()[0]) == " ".join(FIGURES)


def test_with_the_other_circuitpython_it_is_good_too(make: Callable[..., Desk]):
    """They tell otherwise of a key that is down before the first scan."""
    examiner = Examiner(make(version="10.0.0")).press_all()
    assert examiner.finish()[:3] == ["Self-test: good.", "Umpire 0.1.0", "CircuitPython 10.0.0"]


def test_it_ends_in_a_device_that_starts_anew(make: Callable[..., Desk]):
    desk = make()
    examiner = Examiner(desk).press_all()
    examiner.finish()
    desk.tap("*")
    desk.run(2000)
    assert examiner.look()[-1].endswith("#play")  # home


def test_each_key_lights_its_light_and_its_place(make: Callable[..., Desk]):
    desk = make()
    examiner = Examiner(desk)
    assert examiner.look()[0].startswith("Press all, row by row.")
    desk.press("5")
    desk.rest()
    assert [i for i in range(16) if any(desk.ring.colours[i])] == [5, 14]
    assert examiner.look()[2] == "4 >5< 6 B"
    desk.release("5")
    desk.rest()
    assert desk.ring.colours[5] == (0, 45, 0)
    assert examiner.look()[2] == "4 [5] 6 B"
    assert examiner.look()[6] == "14 left  * 0 [#] D"


def test_a_key_that_comes_up_while_the_page_takes_none_is_seen_to_be_up(
    make: Callable[..., Desk],
):
    desk = make()
    examiner = Examiner(desk)
    desk.press("5")
    desk.rest()
    assert examiner.look()[2] == "4 >5< 6 B"
    app: Any = desk.main["app"]
    app.stack[-1].deaf_until = app.shell.at + 5000
    desk.release("5")
    desk.rest()
    assert examiner.look()[2] == "4 [5] 6 B"


def test_every_dot_is_lit_and_dark_and_the_next_picture_is_whole(make: Callable[..., Desk]):
    examiner = Examiner(make()).press_all()
    examiner.finish()
    assert examiner.lit == {0, 8192}
    asked = ["Were all dots lit, then all dark?", *[""] * 6, "# yes  * no"]
    assert asked in examiner.seen


@pytest.mark.parametrize(("pin", "verdict"), [
    (6, "row 1 of the keys does not answer: see its wire to GP6"),
    (7, "row 2 of the keys does not answer: see its wire to GP7"),
    (9, "row 4 of the keys does not answer: see its wire to GP9"),
    (10, "column 1 of the keys does not answer: see its wire to GP10"),
    (12, "column 3 of the keys does not answer: see its wire to GP12"),
    (13, "column 4 of the keys does not answer: see its wire to GP13"),
])  # fmt: skip
def test_a_wire_of_the_keys_that_is_broken_is_named(
    make: Callable[..., Desk], pin: int, verdict: str
):
    """The other key that begins the test, and other keys to answer, where these are dead."""
    desk = make()
    desk.keypad.broken.add(pin)
    examiner = Examiner(desk, "A" if pin in (9, 12) else "#").press_all()
    assert told(examiner.finish()) == [f"Self-test: {verdict}.", *FIGURES]
    assert desk.ring.colours[:2] == ((45, 0, 0), (0, 0, 0))
    assert " ".join(" ".join(examiner.look()[:7]).split()) == f"Self-test: {verdict}."


def test_two_wires_that_are_broken_are_two_faults(make: Callable[..., Desk]):
    desk = make()
    desk.keypad.broken |= {7, 11}
    examiner = Examiner(desk).press_all()
    assert examiner.finish()[:2] == [
        "Self-test: row 2 of the keys does not answer: see its wire to GP7.",
        "Self-test: column 2 of the keys does not answer: see its wire to GP11.",
    ]
    assert examiner.look()[7] == "# next * start  1/3"


def test_keys_that_have_nothing_in_common_are_named(make: Callable[..., Desk]):
    examiner = Examiner(make(), passed_over="59").press_all()
    assert examiner.finish()[0] == "Self-test: these keys do not answer: 5 9."


@pytest.mark.parametrize("key", ["5", "A", "#"])
def test_a_key_that_is_always_down_is_named(make: Callable[..., Desk], key: str):
    desk = make()
    desk.press(key)
    examiner = Examiner(desk, "A" if key == "#" else "#", passed_over=key)
    desk.run(6000)
    examiner.press_all()
    assert examiner.finish()[0] == f"Self-test: key {key} is always down."


def test_without_a_display_it_goes_on_with_ring_and_sound(make: Callable[..., Desk]):
    desk = make(display=False, pull_ups=True)
    examiner = Examiner(desk).press_all()
    assert examiner.asked() == "The ring: are all 16 lights red?"
    assert set(desk.ring.colours) == {(45, 0, 0)}, "nothing blinks in between"
    for colour in ((0, 45, 0), (0, 0, 45)):
        desk.tap("#")
        desk.run(500)
        assert set(desk.ring.colours) == {colour}
    for _ in range(3):
        desk.tap("#")
        desk.run(1000)
    assert desk.piezo.tones()[-1].frequency == 2093
    desk.tap("#")
    desk.run(500)
    fault = "Self-test: no display answers on GP4 and GP5: see its four wires."
    assert told(desk.console.splitlines()[-6:]) == [fault, *FIGURES[:2], "no display", *FIGURES[3:]]


def test_without_a_display_and_answers_it_comes_to_its_end(make: Callable[..., Desk]):
    desk = make(display=False, pull_ups=False)
    Examiner(desk).press_all()
    desk.run(60_000)
    assert [line for line in desk.console.splitlines() if line.startswith("Self-test:")] == [
        "Self-test: the display's wires GP4 and GP5 are not pulled up: no power there, or no R2, "
        "R3.",
        "Self-test: nobody answered about the ring.",
        "Self-test: nobody answered about the sound.",
    ]


def test_a_display_at_another_address_is_found(make: Callable[..., Desk]):
    desk = make(wiring=replace(read_wiring(), address=0x3D))
    Examiner(desk).press_all()
    desk.run(60_000)
    assert "Self-test: the display answers at 0x3d: set UMPIRE_ADDRESS." in desk.console


@pytest.mark.parametrize(("granted", "verdict"), [
    ("Is the picture shifted", "the display is an SH1106, not an SSD1306"),
    ("-", "the display has dead dots or lines"),
])  # fmt: skip
def test_a_panel_that_was_not_seen_right_is_named(
    make: Callable[..., Desk], granted: str, verdict: str
):
    examiner = Examiner(make()).press_all()
    examiner.denied, examiner.granted = "Were all dots", granted
    assert examiner.finish()[0] == f"Self-test: {verdict}."


@pytest.mark.parametrize(("reached", "verdict"), [
    (0, "the ring stays dark: see its data wire to GP16, D1 and 5 V"),
    (1, "lights 1 to 1 of the ring are lit: see the wire between 1 and 2"),
    (7, "lights 1 to 7 of the ring are lit: see the wire between 7 and 8"),
])  # fmt: skip
def test_a_ring_that_is_dark_from_a_pixel_on_is_named(
    make: Callable[..., Desk], reached: int, verdict: str
):
    desk = make()
    desk.ring.reached = reached
    assert Examiner(desk).press_all().finish()[0] == f"Self-test: {verdict}."


def test_a_ring_of_other_colours_is_named(make: Callable[..., Desk]):
    ring = "firmware/device/box.py"
    red_first = (ring, "shown[at] = green", "shown[at] = red")
    green_next = (ring, "shown[at + 1] = red", "shown[at + 1] = green")
    drive = owner_drive.drive(changes=(red_first, green_next))
    verdict = "the ring shows other colours: it is not GRB, or a light is bad"
    assert Examiner(make(drive)).press_all().finish()[0] == f"Self-test: {verdict}."


def test_a_piezo_that_is_not_there_is_named(make: Callable[..., Desk]):
    desk = make()
    desk.piezo.plugged = False
    verdict = "no sound: see the piezo's wires to GP18 and GND; an active one will not do"
    assert Examiner(desk).press_all().finish()[0] == f"Self-test: {verdict}."


def test_what_is_left_out_on_purpose_is_not_asked_about(make: Callable[..., Desk]):
    drive = owner_drive.drive('UMPIRE_PIEZO = "none"\nUMPIRE_RING = "none"\n')
    examiner = Examiner(make(drive)).press_all()
    assert told(examiner.finish()) == ["Self-test: good.", *FIGURES]
    assert "ring" not in examiner.desk.console
    assert "tones" not in examiner.desk.console


def test_a_wrong_line_in_settings_toml_is_part_of_the_verdict(
    make: Callable[..., Desk],
):
    drive = owner_drive.drive("UMPIRE_WISH = 1\n")
    examiner = Examiner(make(drive)).press_all()
    assert examiner.finish()[0] == "Self-test: UMPIRE_WISH: I know no such line."


def test_a_key_that_is_held_at_the_start_and_is_none_of_the_two_begins_nothing(
    make: Callable[..., Desk],
):
    desk = make()
    examiner = Examiner(desk, "5")
    assert examiner.look()[-1].endswith("#play")  # home
    desk.type("1")
    assert examiner.look()[0] == "Which rules?"

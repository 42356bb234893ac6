"""Keys are contacts; what the firmware hears of them is what the board's scan would tell."""

import pytest

from host_sim.chips.clock import Clock
from host_sim.chips.keypad import Keypad
from host_sim.chips.scanner import Scanner
from host_sim.chips.wires import Wires
from host_sim.wiring import read_wiring
from tests.host_sim.programs import KEYS, LISTEN

MATRIX = KEYS + "matrix = keypad.KeyMatrix(rows, columns)\n" + LISTEN


def heard(desk) -> list[tuple[int, bool]]:
    return [(key, pressed) for key, pressed, _ in desk.main["seen"]]


def test_each_key_has_the_number_of_its_row_and_column(running):
    desk = running(MATRIX)
    desk.type("123A456B789C*0#D")
    assert [key for key, pressed in heard(desk) if pressed] == list(range(16))


def test_a_key_is_heard_once_down_and_once_up_though_it_bounces(running):
    desk = running(MATRIX)
    for _ in range(20):
        desk.tap("5")
    assert heard(desk) == [(5, True), (5, False)] * 20


def test_without_debouncing_scans_a_bounce_would_be_heard():
    """The contacts do bounce: a scan every tick hears more than one touch."""
    heard_events = []
    clock, wires = Clock(), Wires()
    keypad = Keypad(read_wiring().contact, clock, seed=1)
    wires.contacts = keypad.closed
    Scanner(
        clock,
        wires,
        (6,),
        (10,),
        columns_to_anodes=True,
        interval=0.0003,
        threshold=1,
        record=lambda key, pressed, ticks: heard_events.append(pressed),
    )
    for _ in range(10):
        keypad.move("1", True)
        clock.advance(clock.now + 20_000)
        keypad.move("1", False)
        clock.advance(clock.now + 20_000)
    assert len(heard_events) > 20


def test_a_threshold_of_three_wants_three_scans(running):
    matrix = "matrix = keypad.KeyMatrix(rows, columns, debounce_threshold=3)\n"
    desk = running(KEYS + matrix + LISTEN, bounce=False)
    desk.press("1")
    desk.run(35)
    assert heard(desk) == []
    desk.run(35)
    assert heard(desk) == [(0, True)]


def test_of_a_key_that_is_down_when_scanning_begins_only_the_release_is_heard(running):
    """So it is on 9.1.4 and on 10.0.0."""
    desk = running(KEYS + "time.sleep(1)\nmatrix = keypad.KeyMatrix(rows, columns)\n" + LISTEN)
    desk.press("D")
    desk.run(1_100)
    assert heard(desk) == []
    desk.release("D")
    desk.run(100)
    assert heard(desk) == [(15, False)]


@pytest.mark.parametrize(
    ("release", "told"),
    [("10.0.0", [(15, True)]), ("9.1.4", [(key, False) for key in range(15)])],
)
def test_a_matrix_that_begins_anew_tells_what_is_otherwise_than_it_takes_it_for(
    running, release: str, told: list
):
    begin = "time.sleep(1)\nmatrix = keypad.KeyMatrix(rows, columns)\nmatrix.reset()\n"
    desk = running(KEYS + begin + LISTEN, version=release)
    desk.press("D")
    desk.run(1_200)
    assert heard(desk) == told
    desk.release("D")
    desk.run(100)
    assert heard(desk) == [*told, (15, False)]


def test_timestamps_are_ticks_of_the_scan_not_of_the_asking(running):
    desk = running(
        KEYS
        + "import supervisor\nmatrix = keypad.KeyMatrix(rows, columns)\n"
        + "start = supervisor.ticks_ms()\ntime.sleep(2)\nevent = matrix.events.get()\n"
        + "late = supervisor.ticks_ms() - event.timestamp"
    )
    desk.press("7")
    desk.run(2_000)
    assert 1_800 < desk.main["late"] < 2_000


def test_a_full_queue_drops_what_is_new_and_says_so(running):
    desk = running(
        KEYS
        + "matrix = keypad.KeyMatrix(rows, columns, max_events=3)\ntime.sleep(2)\n"
        + "lost = matrix.events.overflowed\nseen = [matrix.events.get() for _ in range(4)]\n"
        + "matrix.events.clear()\nstill = matrix.events.overflowed\n"
    )
    for key in "123":
        desk.tap(key)
    desk.run(2_000)
    keys = [event and (event.key_number, event.pressed) for event in desk.main["seen"]]
    assert keys == [(0, True), (0, False), (1, True), None]
    assert desk.main["lost"] is True
    assert desk.main["still"] is False


def test_three_keys_without_diodes_make_a_fourth(running):
    desk = running(MATRIX)
    for key in "1", "2", "4":
        desk.press(key)
        desk.run(60)
    assert (5, True) in heard(desk)


def test_three_keys_with_diodes_stay_three(running):
    desk = running(MATRIX, diodes=True)
    for key in "1", "2", "4":
        desk.press(key)
        desk.run(60)
    assert heard(desk) == [(0, True), (1, True), (4, True)]


def test_diodes_the_wrong_way_round_pass_nothing(running):
    wrong = "matrix = keypad.KeyMatrix(rows, columns, columns_to_anodes=False)\n"
    desk = running(KEYS + wrong + LISTEN, diodes=True)
    desk.type("123")
    assert heard(desk) == []


def test_two_columns_exchanged_in_the_pin_map_show(running):
    wrong = "columns = (board.GP11, board.GP10, board.GP12, board.GP13)\n"
    desk = running(KEYS + wrong + "matrix = keypad.KeyMatrix(rows, columns)\n" + LISTEN)
    desk.type("12")
    assert [key for key, pressed in heard(desk) if pressed] == [1, 0]


def test_no_key_is_scanned_while_the_flash_is_erased(running):
    desk = running(
        KEYS
        + "import microcontroller\nmatrix = keypad.KeyMatrix(rows, columns)\ntime.sleep(1)\n"
        + "microcontroller.nvm[0] = 1\nmicrocontroller.nvm[0] = 2\n"
        + "seen = matrix.events.get()\n"
    )
    desk.run(1_000 - desk.clock.ms + 2)
    desk.press("1")
    desk.run(30)
    desk.release("1")
    desk.run(1_000)
    assert desk.main["seen"] is None


@pytest.mark.parametrize("key", ["E", "", "12"])
def test_a_key_that_is_not_there_is_refused(running, key: str):
    desk = running(MATRIX)
    with pytest.raises(ValueError, match="no key"):
        desk.press(key)


def test_a_pin_read_directly_sees_a_key_too(running):
    desk = running(
        "import board, digitalio, time\n"
        "row = digitalio.DigitalInOut(board.GP9)\nrow.switch_to_output(False)\n"
        "column = digitalio.DigitalInOut(board.GP10)\n"
        "column.switch_to_input(digitalio.Pull.UP)\n"
        "before = column.value\ntime.sleep(1)\nafter = column.value\n"
    )
    desk.press("*")
    desk.run(1_000)
    assert (desk.main["before"], desk.main["after"]) == (True, False)


def test_a_key_let_go_while_the_power_was_off_is_not_down_when_it_is_back(running):
    desk = running(MATRIX)
    desk.press("3")
    desk.run(300)
    desk.power_off()
    desk.release("3")
    desk.power_on()
    assert heard(desk) == []


def test_of_a_key_held_while_the_power_comes_on_the_release_is_heard(running):
    desk = running(MATRIX)
    desk.power_off()
    desk.press("3")
    desk.power_on()
    desk.release("3")
    desk.run(100)
    assert heard(desk) == [(2, False)]

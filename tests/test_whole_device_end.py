"""How main.py ends, on the wires: it breaks, it hangs, or Ctrl-C comes; nothing secret stays."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from firmware.storage import journal
from host_sim import reader
from host_sim.desk import Desk
from tests import owner_drive
from tests.sample import TITLE
from tests.whole_device import SLOW, TABLE, WholeDevice

RED, DARK = (45, 0, 0), (0, 0, 0)


@pytest.fixture
def make() -> Iterator[Callable[..., Desk]]:
    """Put a device on the desk; `changed` are files of its firmware and what replaces what."""
    with ExitStack() as desks:

        def make(settings: str = "", changed: tuple = (), **options) -> Desk:
            drive = owner_drive.drive(settings, changed)
            desk = desks.enter_context(Desk(drive, pace=SLOW, **options))
            desk.power_on()
            return desk

        yield make


MENU = (
    "firmware/shell/menu.py",
    "        super().__init__(",
    "        1 / 0\n        super().__init__(",
)
LINE = 'def on_key(self, key: str) -> "Destination":\n        if key == "A"'
HANG = (
    "firmware/shell/home.py",
    LINE,
    LINE.replace("\n", '\n        while key == "9":\n            time.sleep(1)\n', 1),
)
IMPORT = (
    "firmware/shell/home.py",
    "from firmware.modules import catalog",
    "import time\nfrom firmware.modules import catalog",
)


def words(desk: Desk) -> str:
    return " ".join(" ".join(reader.read(desk.panel.picture())).split())


def test_what_breaks_is_said_counted_down_and_begun_anew(make: Callable[..., Desk]):
    desk = make(changed=(MENU,))
    WholeDevice(desk).type(TABLE + "37A")
    desk.hold("*", 0.7)
    desk.run(1000)
    assert words(desk).startswith("Something broke. Your game is safe. Back in 10 s.")
    assert "ZeroDivisionError" in words(desk)
    assert desk.ring.colours == (RED,) * 9 + (DARK,) * 7
    desk.run(4000)
    assert desk.ring.colours == (RED,) * 5 + (DARK,) * 11
    assert "ZeroDivisionError" in desk.console
    desk.run(7000)
    wired = WholeDevice(desk)
    assert wired.rows()[2] == "37  1  100  100"


def test_a_display_that_comes_back_meanwhile_shows_what_broke(make: Callable[..., Desk]):
    desk = make(changed=(MENU,))
    desk.unplug_display()
    desk.hold("*", 0.7)
    desk.run(1000)
    desk.plug_display()
    desk.run(2500)
    assert words(desk).startswith("Something broke. Back in 10 s.")


def test_what_breaks_at_the_same_place_again_stops_there(make: Callable[..., Desk]):
    desk = make(changed=(MENU,))
    for _ in range(2):
        desk.hold("*", 0.7)
        desk.run(13_000)
    assert words(desk).startswith("It broke again. Switch off and on. Zero")
    assert desk.ring.colours == (DARK, RED) * 8 or desk.ring.colours == (RED, DARK) * 8
    desk.run(60_000)
    assert words(desk).startswith("It broke again.")
    assert (desk.crash or "").count("ZeroDivisionError") == 1


def test_switched_off_and_on_it_may_break_once_more(make: Callable[..., Desk]):
    desk = make(changed=(MENU,))
    for _ in range(2):
        desk.hold("*", 0.7)
        desk.run(13_000)
    desk.power_off()
    desk.power_on()
    desk.hold("*", 0.7)
    desk.run(1000)
    assert words(desk).startswith("Something broke.")


def test_about_tells_where_it_broke_last_and_the_settings_are_as_they_were(
    make: Callable[..., Desk],
):
    desk = make(
        changed=(("firmware/ui/questions.py", "signals.not_now()", "signals.not_now() or 1 / 0"),)
    )
    wired = WholeDevice(desk).type("<*>522**" + TABLE + "37A")
    assert "last broken" not in " ".join(wired.type("<*>63").rows())
    wired.type("*2")
    desk.tap("A")
    desk.run(13_000)
    desk.power_off()
    desk.power_on()
    wired.type("#<*>63")
    assert "last broken in firmware/ui/ questions.py:" in words(desk)
    assert desk.panel.contrast == 60
    wired.type("**<*>522**")
    assert "last broken in firmware/ui/ questions.py:" in words(wired.type("<*>63").desk)


def test_a_crash_costs_no_erase_and_the_same_one_no_second_record(make: Callable[..., Desk]):
    desk = make(changed=(MENU,))
    WholeDevice(desk).type(TABLE)
    erases = desk.flash.erases
    desk.hold("*", 0.7)
    desk.run(13_000)
    used = journal.Journal(bytearray(desk.flash.image)).used()
    desk.hold("*", 0.7)
    desk.run(13_000)
    assert journal.Journal(bytearray(desk.flash.image)).used() == used
    assert desk.flash.erases == erases


def test_after_a_crash_nothing_sounds(make: Callable[..., Desk]):
    desk = make(changed=(("firmware/app.py", "self.shell.signals.tick(now)", TONE_AND_BREAK),))
    desk.tap("1")
    desk.run(3000)
    assert desk.piezo.tones()
    length = desk.piezo.tones()[-1].ms
    desk.run(20_000)
    assert desk.piezo.tones()[-1].ms == length


TONE_AND_BREAK = """self.shell.signals.tick(now)
        if event:
            self.box.tone(440)
            1 / 0"""


@pytest.mark.parametrize(
    "changed",
    [
        ("firmware/device/box.py", "self._pwm = ", "{}[1]\n        self._pwm = "),
        ("firmware/app.py", "self.box = box", "self.box = box\n        {}[1]"),
    ],
    ids=["a part", "the app"],
)
def test_what_breaks_at_the_start_is_said_too(make: Callable[..., Desk], changed: tuple):
    desk = make(changed=(changed,))
    desk.run(1000)
    assert words(desk).startswith("Something broke. Back in 10 s.")
    assert "KeyError" in words(desk)
    desk.run(15_000)
    assert words(desk).startswith("It broke again.")


def test_where_not_even_the_box_can_be_loaded_the_console_tells(make: Callable[..., Desk]):
    desk = make(changed=(("firmware/device/box.py", "import gc", "import gcc"),))
    desk.run(30_000)
    assert "gcc" in (desk.crash or "")


def test_a_part_of_the_board_that_is_no_pin_is_named(make: Callable[..., Desk]):
    desk = make('UMPIRE_RING = "__name__"')
    assert desk.crash is None
    assert words(desk).startswith("UMPIRE_RING: no pin __name__")


def test_what_hangs_is_begun_anew_by_the_watchdog_and_said(make: Callable[..., Desk]):
    desk = make(changed=(HANG, IMPORT))
    desk.tap("9")
    desk.run(7000)
    assert words(desk).startswith(f"{TITLE} 1 ")
    desk.run(4000)
    assert desk.board and desk.board.reset_reason == "WATCHDOG"
    assert words(desk).startswith("I did not answer any more and began anew. # or")
    WholeDevice(desk).type("#<*>63")
    assert "last broken in no answer" in words(desk)


def test_no_watchdog_bites_where_all_goes_well(make: Callable[..., Desk]):
    desk = make()
    WholeDevice(desk).type(TABLE)
    desk.run(120_000)
    assert desk.board and desk.board.reset_reason == "POWER_ON"
    assert desk.board.dog.awake


def test_ctrl_c_blanks_a_hand_and_leaves_the_board_to_the_console(make: Callable[..., Desk]):
    desk = make()
    wired = WholeDevice(desk).type("11221")
    desk.run(500)
    wired.type("1")
    assert wired.rows()[5]
    desk.interrupt()
    desk.run(1000)
    assert "KeyboardInterrupt" in (desk.crash or "")
    assert desk.panel.picture() == bytes(1024)
    assert set(desk.ring.colours) == {DARK}
    assert desk.board and not desk.board.dog.awake
    assert desk.board.built_in["supervisor"].runtime.autoreload
    desk.run(60_000)
    assert desk.board.reset_reason == "POWER_ON"


def test_ctrl_c_while_the_device_is_put_together_breaks_nothing_more(make: Callable[..., Desk]):
    desk = make()
    desk.power_off()
    desk.switch_on()
    desk.interrupt()
    desk.run(3000)
    assert (desk.crash or "").count("Traceback") == 1


def test_a_write_to_the_drive_begins_nothing_anew_in_a_game_but_does_without(
    make: Callable[..., Desk],
):
    desk = make(free=80_000)  # so that no start anew makes room
    assert desk.board
    runtime = desk.board.built_in["supervisor"].runtime
    assert runtime.autoreload
    wired = WholeDevice(desk).type(TABLE + "37A")
    assert not runtime.autoreload
    wired.type("<*>61#")
    rows = wired.rows()
    assert (rows[0], rows[5]) == ("The same again?", "*go on")
    assert runtime.autoreload

"""The journal's memory wears and can lose its power like the flash that it is."""

import pytest

from host_sim.chips.flash import Flash

ERASED = b"\xff"


def test_a_write_into_erased_bytes_costs_no_erase():
    flash = Flash()
    flash.write(10, b"abc")
    assert flash.image[9:14] == b"\xffabc\xff"
    assert (flash.erases, flash.programmed) == (0, 3)


def test_a_write_over_anything_else_erases_the_sector_and_keeps_the_rest():
    flash = Flash()
    flash.write(0, b"keep")
    flash.write(100, b"old")
    flash.write(102, b"new")
    assert flash.image[:4] == b"keep"
    assert flash.image[100:105] == b"olnew"
    assert flash.erases == 1
    assert flash.programmed == 4 + 3 + 4096


def test_one_used_byte_in_the_range_is_enough_for_an_erase():
    flash = Flash()
    flash.write(3, b"x")
    flash.write(0, b"abcd")
    assert flash.erases == 1


def test_writing_erased_bytes_again_is_a_write_like_any_other():
    flash = Flash()
    flash.write(0, b"abc")
    flash.write(0, ERASED * 4096)
    assert flash.image == ERASED * 4096
    assert flash.erases == 1


@pytest.mark.parametrize(
    ("count", "left"), [(1, b"\xff\xff\xff"), (2, b"a\xff\xff"), (3, b"ab\xff")]
)
def test_power_cut_at_a_byte_leaves_those_before_it(count: int, left: bytes):
    flash = Flash()
    flash.on_power_cut = lambda: (_ for _ in ()).throw(KeyboardInterrupt)
    flash.cut_at_byte(count)
    with pytest.raises(KeyboardInterrupt):
        flash.write(0, b"abc")
    assert flash.image[:3] == left


def test_bytes_are_counted_over_several_writes():
    flash = Flash()
    flash.on_power_cut = lambda: (_ for _ in ()).throw(KeyboardInterrupt)
    flash.cut_at_byte(5)
    flash.write(0, b"abc")
    with pytest.raises(KeyboardInterrupt):
        flash.write(3, b"def")
    assert flash.image[:6] == b"abcd\xff\xff"


def test_power_cut_in_an_erase_leaves_half_the_sector():
    flash = Flash(b"z" * 4096)
    flash.on_power_cut = lambda: (_ for _ in ()).throw(KeyboardInterrupt)
    flash.cut_in_erase()
    with pytest.raises(KeyboardInterrupt):
        flash.write(0, b"a")
    assert flash.image == ERASED * 2048 + b"z" * 2048


def test_an_image_of_another_size_is_refused():
    with pytest.raises(ValueError, match="4096 bytes, not 5"):
        Flash(b"12345")


def test_the_device_s_bytes_take_what_the_board_s_take(running):
    desk = running("""
from microcontroller import nvm
said = []
def attempt(action):
    try:
        said.append(action())
    except Exception as error:
        said.append((type(error).__name__, str(error)))
def put(index, value):
    nvm[index] = value
attempt(lambda: len(nvm))
attempt(lambda: nvm[-1])
attempt(lambda: nvm[0:3])
attempt(lambda: nvm[4096])
attempt(lambda: nvm[0:8:2])
attempt(lambda: put(slice(0, 4), b"abc"))
attempt(lambda: put(slice(0, 4), [1, 2, 3, 4]))
attempt(lambda: put(0, 256))
attempt(lambda: put(slice(4094, 5000), b"yz"))
attempt(lambda: nvm[4090:9999])
attempt(lambda: list(nvm))
""")
    assert desk.main["said"] == [
        4096,
        255,
        bytearray(b"\xff\xff\xff"),
        ("IndexError", "index out of range"),
        ("NotImplementedError", "only slices with step=1 (aka None) are supported"),
        ("ValueError", "Slice and value different lengths."),
        ("NotImplementedError", "array/bytes required on right side"),
        ("ValueError", "bytes must be 0-255"),
        None,
        bytearray(b"\xff\xff\xff\xffyz"),
        ("TypeError", "'_ByteArray' object is not iterable"),
    ]


def test_a_power_cut_switches_the_device_off_at_that_byte(running):
    desk = running("""
import microcontroller, time
time.sleep(1)
reached = "writing"
try:
    microcontroller.nvm[0:4] = b"abcd"
except Exception:
    reached = "caught"
reached = "written"
""")
    desk.flash.cut_at_byte(3)
    desk.run(2_000)
    assert not desk.on
    assert desk.main["reached"] == "writing"
    assert desk.flash.image[:5] == b"ab\xff\xff\xff"
    assert desk.crash is None


def test_the_bytes_outlive_the_power(running):
    desk = running("""
import microcontroller
found = bytes(microcontroller.nvm[0:3])
if found != b"abc":
    microcontroller.nvm[0:3] = b"abc"
""")
    assert desk.main["found"] == b"\xff\xff\xff"
    desk.power_off()
    desk.power_on()
    assert desk.main["found"] == b"abc"

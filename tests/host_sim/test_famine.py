"""A line of the firmware that finds no memory, wherever a script asks for it."""

import pytest

from host_sim.desk import Desk
from host_sim.faces.commands import Session, Unknown
from tests.whole_device import SLOW, TABLE, WholeDevice


def test_the_line_that_is_counted_off_finds_no_memory():
    with Desk(pace=SLOW) as desk:
        desk.power_on()
        wired = WholeDevice(desk).type(TABLE + "37A")
        desk.starve(1)
        desk.run(100)
        (place,) = desk.starved
        assert place.startswith("firmware/")
        assert desk.traceback.splitlines()[-1].startswith("MemoryError: ")
        assert desk.traceback.splitlines()[-2].split('"')[1] == place.partition(":")[0]
        assert "One moment: I make room." in " ".join(wired.rows())
        desk.run(5_000)
        assert wired.rows()[2] == "37  1  100  100"
        assert wired.type("99A").rows()[2] == "99  1  100  100"


def test_no_line_finds_none_before_it_comes():
    with Desk(pace=SLOW) as desk:
        desk.power_on()
        desk.starve(1_000_000)
        WholeDevice(desk).type(TABLE + "37A")
        assert desk.starved == ()
        assert desk.traceback == ""


def test_it_is_forgotten_when_the_power_goes():
    with Desk(pace=SLOW) as desk:
        desk.power_on()
        desk.starve(100)
        wired = WholeDevice(desk).again()
        desk.run(5_000)
        assert (desk.starved, desk.traceback) == ((), "")
        desk.starve(1)
        desk.run(100)
        assert len(desk.starved) == 1
        wired.again()
        assert desk.starved == ()


def test_a_script_counts_lines_from_1():
    with Desk(pace=SLOW) as desk:
        desk.power_on()
        script = Session(desk)
        for word in ("0", "-1", "x"):
            with pytest.raises(Unknown):
                script.obey(["starve", word])
        script.obey(["starve", "20"])
        script.obey(["wait", "1"])
        assert len(desk.starved) == 1

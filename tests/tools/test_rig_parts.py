"""The parts around the emulated Pico, by Node: see rig_parts_test.mjs."""

from pathlib import Path

from tools.page import node
from tools.rig import emulator


def test_flash_pads_bus_panel_and_ring_do_as_the_real_ones():
    done = node.told(Path(__file__).with_name("rig_parts_test.mjs"), {}, emulator.HERE)
    assert done.stdout == "all is well\n", done.stderr[-2000:]

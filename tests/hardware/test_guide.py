"""The guide to building says what the files say."""

import json
import re

import pytest

from hardware import table
from hardware.case import names
from hardware.case.measures import measures
from hardware.electric import bill, budget, checks

ROOT = table.HERE.parent
GUIDE = (ROOT / "docs" / "build.md").read_text(encoding="utf-8")


def test_every_file_of_the_hardware_that_the_guide_shows_is_there():
    links = re.findall(r"\]\(\.\./([^)]+)\)", GUIDE)
    assert {f"hardware/made/{x}-large.png" for x in ("case", "wiring")} <= set(links)
    assert {f"hardware/made/{name}.stl" for name in names.PIECES} <= set(links)
    assert {f"hardware/made/overlay-{panel}.pdf" for panel in names.PANELS} <= set(links)
    assert [link for link in links if not (ROOT / link).is_file()] == []


def test_the_guide_s_figures_are_those_of_budget_and_case():
    ring = 16 * budget.pixel(budget.PLANNED)
    whole, other = budget.whole(16), budget.whole(16, panel="small")
    dark, four, every = (budget.hours(16, lit) for lit in (0, 4, 16))
    m, small = measures(), measures(panel="small")
    seen = json.loads((table.MADE / "facts.json").read_text(encoding="utf-8"))["proved"]["large"]
    shares = [round(share["light"]) for share in reversed(seen["seen"].values())]
    for words in (
        f"draws {whole:.0f} mA at the very most (with the small panel {other:.0f})",
        f"up to {budget.DISPLAY_MA['large']} mA from 3V3",
        f"asks the computer for {budget.ASKED_MA} mA only",
        f"LiPo of {budget.CELL_MAH} mAh",
        f"lasts {dark:.0f} hours with a dark ring, {four:.0f} with four lights, {every:.0f}",
        f"and {budget.hours(16, 0, page=0.0):.0f} while panel and ring are dark",
        f"about {budget.in_play(16, 0):.0f} mA with a page on the large panel and the ring dark, "
        f"with the small one {budget.in_play(16, 0, 'small'):.0f}, and never over {whole:.0f}",
        f"socket of {checks.USB_V[0]} V and through {checks.CABLE_OHMS} ohm",
        f"hole of {m.battery.switch} mm for the switch",
        f"reset pin**, which goes to GP{table.pins()['display']['reset']}",
        f"are {ring:.0f} mA",
        f"USB gives {budget.USB_MA}",
        f"panel of {m.display.width} x {m.display.height} mm",
        f"ring of {m.ring.outer} mm",
        f"keypad of {m.keys.width:.0f} x {m.keys.height:.0f} mm",
        f"thinner than {m.case.least} mm",
        f"tilted by {m.case.tilt:.0f} degrees",
        f"from {m.view.elevation:.0f} degrees above the table, also from {m.view.side:.0f} degrees",
        f"layers of {m.printer.layer} mm",
        f"{small.display.width} x {small.display.height} mm",
        "opposite sees {} %, across the corner {} %, beside {} %, and the player".format(*shares),
        "bed of {:.0f} x {:.0f} mm".format(*m.printer.bed),
        f"M3 x {m.screws.length:.0f}",
    ):
        assert words in " ".join(GUIDE.split())


def test_the_guide_names_the_parts_that_may_be_left_out():
    optional = {row["ref"] for row in bill.rows() if row["may_be_left_out"] == "yes"}
    for ref in ("F1", "D1", "R1", "C1", "R2", "R3"):
        assert ref in optional
        assert ref in GUIDE


def test_the_software_comes_before_the_solder():
    order = [
        GUIDE.index(f"\n## {title}\n") for title in ("The software comes first", "Wiring", "Case")
    ]
    assert order == sorted(order)


@pytest.mark.parametrize(
    "words", ["Power banks", "SH1106", "data lines", "BOOTSEL", "VBUS and GND"]
)
def test_the_guide_warns_of_what_goes_wrong(words: str):
    assert words in GUIDE

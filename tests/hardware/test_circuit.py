"""The circuit follows the pin table, keeps its own electrical rules, and is what was committed."""

import re
from typing import Any

import pytest

from firmware.ui import layout
from firmware.ui.page import Page
from hardware import table
from hardware.case import names
from hardware.electric import budget, checks, circuit
from hardware.electric.circuit import Circuit
from hardware.files import plain


@pytest.fixture
def built() -> Circuit:
    return circuit.build(table.pins(), "small")


def nets(netlist: str) -> dict[str, set[tuple[str, str]]]:
    """Return the nets of a KiCad netlist: name to (ref, pin) pairs."""
    found = {}
    for block in netlist.partition("(nets")[2].split("(net\n")[1:]:
        (name,) = re.findall(r'\(name "([^"]+)"\)', block)
        found[name] = set(re.findall(r'\(ref "([^"]+)"\)\s*\(pin "([^"]+)"\)', block))
    return found


def moved(**places: Any) -> dict[str, Any]:
    """Return the pin table with entries such as ``ring_data=17`` changed."""
    pins = table.pins()
    for name, value in places.items():
        part, _, entry = name.partition("_")
        pins[part][entry] = value
    return pins


def test_every_gpio_of_the_table_is_joined_to_its_part(built: Circuit):
    assert built.nets["SDA"] == [("board", "6"), ("display", "4"), ("R3", "2")]
    assert built.nets["ROW1"] == [("board", "9"), ("keys", "8")]
    assert built.nets["COL4"] == [("board", "17"), ("keys", "1")]
    assert built.nets["RING"] == [("board", "21"), ("R1", "1")]
    assert built.nets["RING_DIN"] == [("R1", "2"), ("ring", "3")]
    assert built.nets["PIEZO"] == [("board", "24"), ("piezo", "1")]
    assert built.nets["VSYS"] == [("board", "39"), ("F1", "1"), ("D2", "1")]
    assert built.nets["RING_FUSED"] == [("F1", "2"), ("D1", "2")]
    assert built.nets["VBUS"] == [("board", "40"), ("charger", "1")]
    assert built.nets["RING_5V"] == [("D1", "1"), ("ring", "1"), ("C1", "1")]


def test_a_wire_moved_in_the_table_moves_in_the_circuit():
    changed = circuit.build(moved(ring_data=17, display_sda=2))
    assert changed.nets["RING"][0] == ("board", "22")
    assert changed.nets["SDA"][0] == ("board", "4")


def test_no_pin_is_on_two_nets(built: Circuit):
    ends = [end for net in built.nets.values() for end in net]
    assert len(ends) == len(set(ends))


def test_nothing_but_spare_pins_is_left_open(built: Circuit):
    assert {end for end in built.unused() if end[0] != "board"} == {("ring", "4"), ("S1", "3")}


def test_the_large_panel_has_a_reset_and_its_address_set():
    large = circuit.build(table.pins(), "large")
    assert large.parts["display"].value == "SSD1309 128 x 64"
    assert large.nets["RESET"] == [("board", "19"), ("display", "7")]
    assert ("display", "6") in large.nets["GND"]  # DC low: address 0x3C
    assert ("display", "5") in large.nets["GND"]  # CS low, as the data sheet ties it for I2C
    assert checks.findings(large) == []


@pytest.mark.parametrize("panel", names.PANELS)
def test_the_committed_netlist_is_the_circuit(panel: str):
    built = circuit.build(table.pins(), panel)
    text = (table.MADE / f"umpire-{panel}.net").read_text(encoding="utf-8")
    assert nets(text) == {name: set(ends) for name, ends in built.nets.items()}
    footprints = dict(re.findall(r'\(ref "([^"]+)"\).*?\(footprint "([^"]+)"\)', text, re.DOTALL))
    assert footprints == {part.ref: part.footprint for part in built.parts.values()}
    values = dict(re.findall(r'\(ref "([^"]+)"\)\s*\(value "([^"]+)"\)', text))
    assert values == {part.ref: part.value for part in built.parts.values()}


def test_each_part_has_a_footprint_with_as_many_pads_as_it_has_pins(built: Circuit):
    pads = {"Module": 40, "Diode_THT": 2, "Capacitor_THT": 2, "Resistor_THT": 2, "Connector_JST": 2}
    for part in built.parts.values():
        library, _, name = part.footprint.partition(":")
        rows = re.search(r"PinHeader_1x(\d\d)_", name)
        assert len(part.pins) == (int(rows[1]) if rows else pads[library]), part.ref


def test_the_wires_between_charger_switch_and_battery_are_listed_as_they_are_joined(built: Circuit):
    page = (table.HERE / "wiring.md").read_text(encoding="utf-8")
    rows = re.findall(
        r"^\| (charger|S1) (\w+) \| (\w+) (?:contact )?([\d+-]).*\|$", page, re.MULTILINE
    )
    names = {"battery": {"+": "1", "-": "2"}, "S1": {"1": "1", "2": "2"}}
    assert len(rows) == 4
    for one, pin, other, contact in rows:
        net = built.net(one, built.parts[one].number(pin))
        assert net == built.net(other, names[other][contact]), (pin, other)


def test_the_keypad_s_contacts_are_numbered_as_by_their_maker(built: Circuit):
    contacts = {net: pin for net, ends in built.nets.items() for ref, pin in ends if ref == "keys"}
    assert contacts == {
        "COL4": "1", "COL3": "2", "COL2": "3", "COL1": "4",
        "ROW4": "5", "ROW3": "6", "ROW2": "7", "ROW1": "8",
    }  # fmt: skip


def test_the_circuit_keeps_its_rules(built: Circuit):
    assert checks.findings(built) == []


@pytest.mark.parametrize(
    ("net", "end", "finding"),
    [
        ("SDA", ("R3", "2"), "SDA has 0 pull-ups to 3V3, not one"),
        ("3V3", ("R2", "1"), "SCL has 0 pull-ups to 3V3, not one"),
        ("RING_FUSED", ("D1", "2"), "3.3 V is no safe high for a ring at 5.05 V"),
        ("RING_FUSED", ("F1", "2"), "no fuse lies in the ring's supply"),
        ("GND", ("C1", "2"), "the ring's supply has no capacitor"),
        ("RING", ("R1", "1"), "the ring's data passes no ohm, not 220 to 510"),
        ("VSYS", ("D2", "1"), "no diode keeps USB's current out of the charger's 5 V"),
        ("ROW2", ("board", "10"), "ROW2 joins keys, not board and keys alone"),
    ],
)
def test_a_part_left_out_is_noticed(built: Circuit, net: str, end: tuple[str, str], finding: str):
    built.nets[net].remove(end)
    assert checks.findings(built) == [finding]


def test_a_thin_cable_and_a_diode_that_takes_more_are_in_the_sum(
    built: Circuit, monkeypatch: pytest.MonkeyPatch
):
    assert checks.CABLE_OHMS == 0.4
    monkeypatch.setattr(checks, "CABLE_OHMS", 0.5)
    assert checks.level(built) == ["the ring is left less than 3.5 V"]
    monkeypatch.setattr(checks, "CABLE_OHMS", 0.4)
    built.parts["D1"] = built.parts["D1"]._replace(value="1N4001")
    assert checks.level(built) == ["the ring is left less than 3.5 V"]


@pytest.mark.parametrize(
    ("amperes", "finding"),
    [
        (0.3, "F1 of 0.3 A is too small for the 0.27 A of the ring"),
        (2.0, "F1 of 2 A lets a diode of 1 A burn"),
    ],
)
def test_a_fuse_that_opens_too_soon_or_too_late_is_noticed(
    built: Circuit, monkeypatch: pytest.MonkeyPatch, amperes: float, finding: str
):
    monkeypatch.setitem(checks.FUSE_A, "1 A", amperes)
    assert checks.findings(built) == [finding]


def test_parts_the_wrong_way_round_are_noticed(built: Circuit):
    built.nets["RING_FUSED"][1], built.nets["RING_5V"][0] = ("D1", "1"), ("D1", "2")
    assert checks.findings(built) == ["D1 blocks the ring's supply"]
    built.nets["GND"].remove(("C1", "2"))
    built.nets["GND"].append(("C1", "1"))
    built.nets["RING_5V"][2] = ("C1", "2")
    assert "C1 is the wrong way round" in checks.findings(built)
    built.nets["VSYS"][2], built.nets["BOOST"][1] = ("D2", "2"), ("D2", "1")
    assert "D2 blocks the battery" in checks.findings(built)


def test_a_lone_diode_in_the_matrix_is_noticed(built: Circuit):
    built.nets["COL1"].append(("D2", "2"))
    assert checks.matrix(built) == ["COL1 joins D2, board, keys, not board and keys alone"]


@pytest.mark.parametrize(
    ("ohms", "finding"),
    [
        (1000, "SDA: 1000 ohm asks more than 3.0 mA of the chips"),
        (10000, "SDA: 10000 ohm rises slower than 300 ns at 60 pF"),
    ],
)
def test_a_pull_up_of_the_wrong_value_is_noticed(
    built: Circuit, monkeypatch: pytest.MonkeyPatch, ohms: int, finding: str
):
    monkeypatch.setitem(checks.OHMS, "R3", ohms)
    assert checks.pull_ups(built) == [finding]


def test_the_brightest_colour_of_the_firmware_is_within_the_plan_and_the_plan_within_usb():
    for panel in names.PANELS:
        assert budget.findings(table.pins()["ring"]["pixels"], panel=panel) == []
        assert budget.brightest() <= budget.PLANNED < budget.most(16, panel)


def test_no_page_lights_more_of_the_large_panel_than_the_budget_reckons_with():
    page = Page(bytearray(1024))
    layout.note(page, "37 is not below 35, nor exactly ten above it.", True)
    layout.large_keys(page, "give up", "play on")
    layout.head(page, "WWWWWWWWW", 88, layout.REFUSED)
    lit = sum(byte.bit_count() for byte in page.ink) / (8 * 1024)
    assert 0.3 < lit <= budget.PAGE_SHARE


def test_a_full_battery_lasts_an_evening():
    assert round(budget.hours(16, 0, "small"), 1) == 13.8
    assert round(budget.hours(16, 4, "small"), 1) == 7.7
    assert round(budget.hours(16, 16, "large"), 1) == 3.1


def test_the_minutes_that_the_device_says_are_left_in_play_with_four_lights():
    assert budget.levels() == ((3460, 20), (3200, 5))
    for millivolts, said in budget.levels():
        assert said <= budget.minutes(millivolts / 1000, 16, 4) <= 1.4 * said
    assert [round(budget.minutes(volts, 16, 4)) for volts in (3.46, 3.2)] == [20, 5]
    assert round(budget.minutes(3.95, 16, 4) / 60, 1) == 7.8  # charged, as the record began


@pytest.mark.parametrize(
    ("changed", "finding"),
    [
        ({"R4": 220_000}, "220000 and 100000 ohm do not halve the cell's voltage"),
        ({"R4": 10_000}, "a full cell puts more than 3.3 V on the pin"),
        ({"R4": 47_000, "R5": 47_000}, "the cell's divider draws more than 30 uA"),
    ],
)
def test_resistors_that_do_not_halve_the_cell_s_voltage_are_noticed(
    built: Circuit, monkeypatch: pytest.MonkeyPatch, changed: dict[str, int], finding: str
):
    for ref, value in changed.items():
        monkeypatch.setitem(checks.OHMS, ref, value)
    assert finding in checks.cell(built)


def test_a_cell_that_is_joined_to_no_pin_is_noticed(built: Circuit):
    built.nets["HALF_CELL"].remove(("R4", "2"))
    assert checks.cell(built) == ["no two resistors halve the cell's voltage"]


def test_the_brightest_colour_is_read_from_the_sources_and_the_driver():
    sources = {"a.py": "RED = (90, 0, 0)\nTONES = ((180, 70), (0, 40))", "b.py": "W = (50, 60, 70)"}
    assert max(map(sum, budget.colours(sources))) == 180
    assert budget.share("_SHARES = (1, 2, 4)") == 0.5
    lit = set(budget.lights())
    assert "ui/signals.py" in lit
    assert any(file.startswith("games/") for file in lit)
    assert budget.brightest() >= 150  # white in ui/signals.py
    with pytest.raises(ValueError, match="brightnesses"):
        budget.share("SHARES = (1, 2)")


def test_colours_that_ask_too_much_of_usb_are_noticed():
    assert round(16 * budget.pixel(150)) == 204
    assert budget.most(16, "small") == 272
    assert budget.findings(16, 272, shown=272, panel="small") == []
    found = budget.findings(16, 284, 0, "small")
    assert found == ["16 pixels at 284 of 765 ask 372 mA: too much for USB"]
    assert budget.findings(16, shown=201) == ["the firmware shows colours of 201, planned are 200"]


def test_the_committed_report_has_no_findings_and_today_s_figures():
    text = (table.MADE / "report.txt").read_text(encoding="utf-8")
    assert text == plain.report(table.pins(), erc=[]), "python3 dev.py hardware writes it anew"
    assert text.count("nothing found") == 2

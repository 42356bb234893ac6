"""With the extra: SKiDL finds nothing wrong, and finds what is planted."""

import pytest

from hardware import table
from hardware.carrier import joined
from hardware.case import names
from hardware.electric import circuit, netlist
from hardware.electric.circuit import Circuit


@pytest.fixture
def built() -> Circuit:
    return circuit.build(table.pins())


@pytest.mark.parametrize("panel", names.PANELS)
def test_the_electrical_rule_check_finds_nothing(panel: str):
    assert netlist.check(circuit.build(table.pins(), panel)) == []


@pytest.mark.parametrize(
    ("take", "put", "finding"),
    [
        (("3V3", ("board", "36")), None, "Insufficient drive current on net 3V3"),
        (("3V3", ("board", "36")), ("VBUS", ("board", "36")), "Pin conflict on net VBUS"),
        (("BOOST", ("charger", "3")), ("VBUS", ("charger", "3")), "Pin conflict on net VBUS"),
        (("RING_DIN", ("ring", "3")), None, "Only one pin"),
        (("GND", ("display", "2")), None, "Unconnected pin"),
        (("PIEZO", ("piezo", "1")), ("RING", ("piezo", "1")), "Only one pin"),
        (("PIEZO", ("board", "24")), ("RING", ("board", "24")), "Pin conflict on net RING"),
    ],
)
def test_a_planted_fault_is_found(built: Circuit, take, put, finding: str):
    for change, (net, end) in ((list.remove, take), (list.append, put or ("", ""))):
        if net:
            change(built.nets[net], end)
    assert any(finding in line for line in netlist.check(built))


def test_a_supply_without_its_power_flag_is_found(built: Circuit):
    found = netlist.check(built._replace(powered=()))
    assert any("Insufficient drive current on net GND" in line for line in found)
    assert any("Insufficient drive current on net RING_5V" in line for line in found)


def test_the_carrier_board_s_circuit_is_checked_and_its_netlist_the_committed_one():
    carrier = joined.build(table.pins())
    assert netlist.check(carrier) == []
    kept = (table.MADE / "carrier" / f"{joined.NAME}.net").read_text(encoding="utf-8")
    assert netlist.netlist(carrier) == kept


@pytest.mark.parametrize("panel", names.PANELS)
def test_the_netlist_is_the_committed_one(panel: str):
    kept = (table.MADE / f"umpire-{panel}.net").read_text(encoding="utf-8")
    assert netlist.netlist(circuit.build(table.pins(), panel)) == kept

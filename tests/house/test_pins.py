"""The pin table is one: firmware, wiring list and parts list say what hardware/pins.toml says."""

import ast
import csv
import tomllib
from typing import NamedTuple

import pytest

from tests.house.tree import ROOT

HARDWARE = ROOT / "hardware"

# Which of the Pico's forty pins carries a GPIO, and which are power and ground.
PICO = {
    "GP0": 1, "GP1": 2, "GP2": 4, "GP3": 5, "GP4": 6, "GP5": 7, "GP6": 9, "GP7": 10, "GP8": 11,
    "GP9": 12, "GP10": 14, "GP11": 15, "GP12": 16, "GP13": 17, "GP14": 19, "GP15": 20, "GP16": 21,
    "GP17": 22, "GP18": 24, "GP19": 25, "GP20": 26, "GP21": 27, "GP22": 29, "GP26": 31, "GP27": 32,
    "GP28": 34, "3V3": 36, "VSYS": 39, "VBUS": 40,
}  # fmt: skip
GROUNDS = (3, 8, 13, 18, 23, 28, 38)


def table() -> dict:
    return tomllib.loads((HARDWARE / "pins.toml").read_text(encoding="utf-8"))


def pins(table: dict) -> dict[str, str]:
    """Return what is wired to a GPIO: entry of the table to the board's name of the pin."""
    keys = table["keys"]
    found = {"display.sda": table["display"]["sda"], "display.scl": table["display"]["scl"]}
    found |= {f"keys.rows[{i}]": pin for i, pin in enumerate(keys["rows"])}
    found |= {f"keys.columns[{i}]": pin for i, pin in enumerate(keys["columns"])}
    found |= {"ring.data": table["ring"]["data"], "piezo.signal": table["piezo"]["signal"]}
    found["charger.cell"] = table["charger"]["cell"]
    found["display.reset"] = table["display"]["reset"]  # piezo.other has no wire as a rule
    return {entry: f"GP{pin}" for entry, pin in found.items()}


def constants(source: str) -> dict:
    """Return the plain constants that `source` assigns."""
    return {
        ast.unparse(node.targets[0]): ast.literal_eval(node.value)
        for node in ast.parse(source).body
        if isinstance(node, ast.Assign)
    }


def firmware_disagrees(source: str, table: dict) -> list[str]:
    """Return the names in the firmware's pin map that say otherwise than the table."""
    wired = pins(table)
    expected = {
        "SDA": wired["display.sda"],
        "SCL": wired["display.scl"],
        "ADDRESS": table["display"]["address"],
        "ROWS": tuple(wired[f"keys.rows[{i}]"] for i in range(4)),
        "COLUMNS": tuple(wired[f"keys.columns[{i}]"] for i in range(4)),
        "LEGEND": "".join(table["keys"]["legend"]),
        "RING": wired["ring.data"],
        "PIXELS": table["ring"]["pixels"],
        "FIRST": table["ring"]["first"],
        "DIRECTION": {"clockwise": 1, "counterclockwise": -1}[table["ring"]["direction"]],
        "RESET": "",
        "BATTERY": "",  # settings.toml says where there is one
        "PANEL": table["display"]["chip"],
        "PIEZO": wired["piezo.signal"],
    }
    found = constants(source)
    return sorted(n for n in expected.keys() | found.keys() if expected.get(n) != found.get(n))


class Wire(NamedTuple):
    """One row of the wiring list."""

    entry: str
    gpio: str
    pin: str
    part: str
    contact: str
    colour: str


def wires(page: str) -> list[Wire]:
    rows = [line.strip("|").split("|") for line in page.splitlines() if line.startswith("|")]
    return [Wire(*map(str.strip, cells)) for cells in rows[2:] if len(cells) == 6]


def wiring_disagrees(page: str, table: dict) -> list[str]:
    """Return the entries, pins and contacts in the wiring list that the table denies."""
    rows, expected = wires(page), pins(table)
    wired = {wire.entry: wire.gpio for wire in rows if wire.entry}
    wrong = [e for e in wired.keys() | expected.keys() if wired.get(e) != expected.get(e)]
    wrong += [w.pin for w in rows if w.gpio != "GND" and PICO[w.gpio] != int(w.pin)]
    wrong += [w.pin for w in rows if w.gpio == "GND" and int(w.pin) not in GROUNDS]
    wrong += [w.part for w in rows if w.entry and w.entry.split(".")[0] != w.part]
    wrong += [w.contact for w in rows if w.part == "keys" and w.contact not in contacts(table)]
    return sorted(wrong)


def contacts(table: dict) -> list[str]:
    """Return how the wiring list calls the keypad's contacts."""
    rows = table["keys"]["legend"]
    columns = ["".join(row[i] for row in rows) for i in range(4)]
    return [
        f"{kind} {i} ({' '.join(keys)})"
        for kind, lines in (("row", rows), ("column", columns))
        for i, keys in enumerate(lines, 1)
    ]


def parts_disagree(listing: str, page: str, table: dict) -> list[str]:
    """Return the parts that are wired but not listed, or listed with other figures."""
    parts = {row["ref"]: row for row in csv.DictReader(listing.splitlines())}
    wrong = [wire.part for wire in wires(page) if wire.part not in parts]
    wrong += [name for name in table if name not in parts]
    wrong += [ref for ref, row in parts.items() if row["may_be_left_out"] not in ("yes", "no")]
    legend, display = table["keys"]["legend"], table["display"]
    for ref, text in {
        "display": f"{display['width']} x {display['height']}",
        "keys": " ".join(legend),
        "ring": f"ring of {table['ring']['pixels']} ",
    }.items():
        wrong += [] if text in parts.get(ref, {"part": text})["part"] else [ref]
    address = f"0x{display['address']:02X}"
    wrong += [] if address in parts["display"]["note"] else [address]
    return sorted(set(wrong))


def read(name: str) -> str:
    return (HARDWARE / name).read_text(encoding="utf-8")


def test_the_firmware_s_pin_map_is_the_table():
    source = (ROOT / "firmware" / "device" / "pins.py").read_text(encoding="utf-8")
    assert firmware_disagrees(source, table()) == []


def test_the_wiring_list_is_the_table():
    assert wiring_disagrees(read("wiring.md"), table()) == []


def test_every_part_that_is_wired_is_on_the_parts_list():
    assert parts_disagree(read("bom.csv"), read("wiring.md"), table()) == []


def test_no_two_wires_share_a_pin_of_the_pico():
    used = [wire.pin for wire in wires(read("wiring.md"))]
    used.remove(str(PICO["VSYS"]))  # the ring takes from it what the battery brings
    assert sorted(set(used), key=int) == sorted(used, key=int)


@pytest.mark.parametrize(
    ("old", "new", "name"),
    [
        ('SDA = "GP4"', 'SDA = "GP3"', "SDA"),
        ('"GP6", "GP7"', '"GP7", "GP6"', "ROWS"),
        ("123A", "124A", "LEGEND"),
        ("0x3C", "0x3D", "ADDRESS"),
        ("PIXELS = 16", "PIXELS = 12", "PIXELS"),
        ("PIEZO = ", "BUZZER = ", "BUZZER"),
    ],
)
def test_another_pin_in_the_firmware_is_noticed(old: str, new: str, name: str):
    source = (ROOT / "firmware" / "device" / "pins.py").read_text(encoding="utf-8")
    assert old in source
    assert name in firmware_disagrees(source.replace(old, new), table())


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        ("| GP4 | 6 |", "| GP3 | 5 |", ["display.sda"]),
        ("| GP4 | 6 |", "| GP4 | 7 |", ["7"]),
        ("| GND | 3 |", "| GND | 4 |", ["4"]),
        ("| 21 | ring |", "| 21 | piezo |", ["piezo"]),
        ("(1 2 3 A)", "(1 4 7 *)", ["row 1 (1 4 7 *)"]),
        ("| piezo.signal | GP18 | 24 | piezo | either | white |\n", "", ["piezo.signal"]),
    ],
)
def test_another_wire_is_noticed(old: str, new: str, wrong: list[str]):
    page = read("wiring.md")
    assert old in page
    assert wiring_disagrees(page.replace(old, new), table()) == wrong


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        ("ring of 16", "ring of 12", ["ring"]),
        ("piezo,", "buzzer,", ["piezo"]),
        ("128 x 64", "128 x 32", ["display"]),
        ("0x3C", "0x3D", ["0x3C"]),
        ("789C", "7890", ["keys"]),
        (
            "distributor,yes",
            "distributor,perhaps",
            ["C1", "D1", "D2", "F1", "R1", "R2", "R3", "R4", "R5", "S1", "piezo"],
        ),
    ],
)
def test_another_part_is_noticed(old: str, new: str, wrong: list[str]):
    listing = read("bom.csv")
    assert old in listing
    assert parts_disagree(listing.replace(old, new), read("wiring.md"), table()) == wrong

"""The carrier board's schematic that was committed is the circuit's; read without KiCad."""

import pytest

from hardware import table
from hardware.carrier import erc, joined, reading, sheet, symbols
from hardware.files import case_facts

MADE = table.MADE / "carrier"
CIRCUIT = joined.build(table.pins())
AGAIN = "/usr/bin/python3 -m hardware.carrier makes it anew"


def test_kicad_s_project_has_the_schematic_and_finds_its_symbols_and_footprints():
    for name, text in sheet.files(CIRCUIT).items():
        assert (MADE / name).read_text(encoding="utf-8") == text, AGAIN
    library = reading.parsed((MADE / "Umpire.kicad_sym").read_text(encoding="utf-8"))
    known = {symbol[1] for symbol in reading.every(library, "symbol")}
    root = reading.parsed((MADE / "umpire-carrier.kicad_sch").read_text(encoding="utf-8"))
    used = {reading.one(symbol, "lib_id")[0] for symbol in reading.every(root, "symbol")}
    assert used == {f"Umpire:{name}" for name in known}
    pico = MADE / "Umpire.pretty" / "Pico_sockets.kicad_mod"
    pads = reading.parsed(pico.read_text(encoding="utf-8"))
    assert len(list(reading.every(pads, "pad"))) == 40
    for table_of, file in (("sym", "Umpire.kicad_sym"), ("fp", "Umpire.pretty")):
        words = (MADE / f"{table_of}-lib-table").read_text(encoding="utf-8")
        assert f'(uri "${{KIPRJMOD}}/{file}")' in words
    # Each part of the board is the symbol of that name: so one can be updated from the other.
    tree = reading.parsed((MADE / "umpire-carrier.kicad_pcb").read_text(encoding="utf-8"))
    paths = {reading.ref(part): part for part in reading.every(tree, "footprint")}
    for ref in CIRCUIT.parts:
        assert reading.one(paths[ref], "path") == [f"/{sheet.identity(ref)}"]


def test_kicad_found_nothing_wrong_with_this_very_schematic_and_its_netlist_is_the_circuit_s():
    report = erc.FILE.read_text(encoding="utf-8")
    again = "python3 -m hardware.carrier.erc makes it anew"
    assert f"sha256 {case_facts.sha(MADE / erc.SHEET)}\n" in report, again
    assert report.endswith(f"{erc.CLEAN}\n{erc.SAME}\n")
    netlist = (MADE / "umpire-carrier.net").read_text(encoding="utf-8")
    assert erc.differences(netlist) == []
    turned = netlist.replace('(ref "J5")\n        (pin "1")', '(ref "J5")\n        (pin "3")')
    assert erc.differences(turned) == [
        "PIEZO joins J5 3, not in the circuit",
        "PIEZO does not join J5 1",
    ]


def test_every_part_of_the_schematic_lies_on_the_sheet_and_apart():
    spots = {}
    for ref, (x, y) in sheet.spread(CIRCUIT).items():
        for spot in symbols.spots(CIRCUIT.parts[ref]):
            place = (round(x + spot.x, 2), round(y - spot.y, 2))
            assert place not in spots, (ref, spots[place])
            assert all(round(value / 1.27, 6).is_integer() for value in place)  # KiCad's grid
            assert 12 < place[0] < 285 and 12 < place[1] < 160
            spots[place] = ref


def test_without_kiauto_one_is_told_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setattr(erc.shutil, "which", lambda name: None)
    assert erc.main() == 1
    assert "KiAuto" in capsys.readouterr().err

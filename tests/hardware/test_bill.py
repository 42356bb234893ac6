"""The bill of materials has each part of the circuit and of the case, and no other."""

import pytest

from hardware import table
from hardware.electric import bill, circuit

TEXT = (table.HERE / "bom.csv").read_text(encoding="utf-8")
CIRCUIT = circuit.build(table.pins())


def test_the_bill_is_the_circuit_s_and_the_case_s():
    assert bill.findings(bill.rows(), CIRCUIT) == []


def test_the_prices_are_of_a_month_and_add_up_to_what_the_guides_say():
    rows = bill.rows()
    assert {row["as_of"] for row in rows} == {"2026-11, estimate"}
    assert (round(bill.price(rows)), round(bill.price(rows, battery=True))) == (60, 40)
    for name in ("README.md", "docs/build.md"):
        text = (table.HERE.parent / name).read_text(encoding="utf-8")
        assert "some 60 €" in text, name
    assert "40 € more" in text


def test_what_the_game_can_do_without_may_be_left_out():
    kept = {row["ref"] for row in bill.rows() if row["may_be_left_out"] == "no"}
    assert kept == {"board", "display", "keys", "wires", "header", "cable"}


@pytest.mark.parametrize(
    ("old", "new", "finding"),
    [
        ("\nC1,", "\nC2,", "C1 is in the circuit, not on the bill"),
        ("\nC1,", "\nC2,", "C2 is on the bill, not in the circuit"),
        ("\nlid,", "\ncover,", "lid is in the case, not on the bill"),
        ("\nR2,", "\nR1,", "R1 is listed twice"),
        ("Adafruit,1463", "Adafruit,", "ring says nothing of maker_part"),
        ("PKM13EPYH4000-A0,1,", "PKM13EPYH4000-A0,some,", "piezo has no quantity"),
        ("yes,any of 220 to", "maybe,any of 220 to", "R1 may or may not be left out"),
        ("any of 220 to 510 ohm", "", "R1 says nothing of alternative"),
        ("27899,1,8,", "27899,1,some,", "keys has no price in euro"),
        ('27899,1,8,"2026-11, estimate"', "27899,1,8,today",
         "keys does not say of when and whence its price is"),
        ("470 uF", "47 uF", "C1 is not 470 uF"),
        ("330 ohm", "33 ohm", "R1 is not 330 ohm"),
        ("100 kohm", "10 kohm", "R5 is not 100 kohm"),
        ("D1,circuit", "D1,part", "D1 is of no kind"),
        ("case,hot glue", "case,hot,glue", "glue: its columns are not those of the others"),
    ],
)  # fmt: skip
def test_another_line_is_noticed(old: str, new: str, finding: str):
    assert old in TEXT
    assert finding in bill.findings(bill.rows(TEXT.replace(old, new)), CIRCUIT)

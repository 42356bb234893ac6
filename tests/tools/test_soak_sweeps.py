"""Slices of the sweeps over the memory, as the long trial runs them between the lives."""

from pathlib import Path

import pytest

from tests import drawn
from tools.soak import __main__ as soak
from tools.soak import memory_damage, power, shuffle_damage, sweeps
from tools.soak.report import Report

NONE: frozenset[str] = frozenset()


@pytest.mark.parametrize(
    ("sweep", "kind"),
    drawn.some(
        [
            (sweeps.cuts, "power cut"),
            (sweeps.memories, "spoilt memory"),
            (sweeps.erases, "power cut"),
            (sweeps.shuffles, "shuffle"),
        ],
        2,
    ),
)
def test_a_slice_passes_and_is_the_same_again_by_its_number(sweep, kind: str):
    outcome = sweep(7, 0, NONE)
    assert (outcome.name, outcome.said) == ("", "")
    assert outcome.course == f"sweep: {kind}"
    assert outcome.done[kind] > 40
    assert sweep(7, 0, NONE).done == outcome.done


def test_the_long_trial_runs_each_in_turn(monkeypatch: pytest.MonkeyPatch):
    ran = []
    monkeypatch.setattr(soak.trial, "run", lambda seed, number, known: ran.append("life"))
    for sweep in sweeps.cuts, sweeps.memories, sweeps.erases, sweeps.shuffles:
        assert sweep in soak.SWEEPS
    names = ("cuts", "memories")
    sweepers = [lambda seed, number, known, name=name: ran.append(name) for name in names]
    monkeypatch.setattr(soak, "SWEEPS", sweepers)
    for number in range(18):
        soak.work(7, number, NONE)
    assert ran == ["life"] * 8 + ["cuts"] + ["life"] * 8 + ["memories"]


def test_a_loss_by_a_cut_is_told_with_its_trial(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setattr(power.Played, "state", lambda played, image: (hash(image), b""))
    monkeypatch.setattr(power, "silent", lambda *words: None)
    outcome = sweeps.cuts(7, 0, NONE)
    assert outcome.name.startswith("power cut: ")
    assert outcome.said.startswith("trial 0 of its seed, ")
    report = Report(tmp_path, 7)
    report.add(outcome)
    told = (tmp_path / report.found[outcome.name]["file"]).read_text(encoding="utf-8")
    assert told.startswith(
        f"// {outcome.name}, in sweep: power cut\n"
        "// python3 dev.py soak --seed 7 --trial 0\n// trial 0 of its seed, "
    )
    assert "dev.py sim" not in told


def test_a_spoilt_memory_that_breaks_the_firmware_is_told(monkeypatch: pytest.MonkeyPatch):
    def broken(journal) -> None:
        raise ZeroDivisionError("here")

    monkeypatch.setattr(memory_damage, "totals", broken)
    outcome = sweeps.memories(7, 0, NONE)
    assert outcome.name.startswith("spoilt memory: ")
    assert outcome.said.endswith("\nZeroDivisionError: here")
    assert outcome.done["spoilt memory"] == 1


def test_what_breaks_in_a_slice_is_its_failure(monkeypatch: pytest.MonkeyPatch):
    def cuts(played, chance):
        yield "the beginning", None
        raise ZeroDivisionError("here")

    monkeypatch.setattr(power.Played, "cuts", cuts)
    outcome = sweeps.cuts(7, 0, NONE)
    assert outcome.name.startswith("the soak itself broke: tests/tools/test_soak_sweeps.py cuts")
    assert outcome.said.endswith("ZeroDivisionError: here\n")
    assert outcome.done["power cut"] == 1


def test_a_card_that_becomes_another_is_told(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(shuffle_damage, "harmed", lambda journal: "")
    outcome = sweeps.shuffles(7, 0, NONE)
    assert outcome.name == "shuffle: by hand"
    assert "flipped" in outcome.said

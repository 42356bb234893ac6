"""Anything that breaks in the long trial itself is a failure like any other, and never its end."""

from pathlib import Path

import pytest

from tests.tools.soak_faults import at_once, crash
from tools.soak import __main__ as soak
from tools.soak import trial
from tools.soak.players import Table
from tools.soak.report import Report
from tools.soak.trial import Outcome
from tools.soak.watch import Watch


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trial, "LENGTHS", (60,))


def test_what_breaks_in_who_plays_is_a_failure_with_the_script_so_far(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    def play(table: Table):
        yield "keys D"
        raise ZeroDivisionError("here")

    monkeypatch.setattr(Table, "commands", play)
    outcome = trial.run(1, 0)
    assert (
        outcome.name
        == "the soak itself broke: tests/tools/test_soak_itself.py play ZeroDivisionError"
    )
    assert outcome.script == ("keys D",)
    report = Report(tmp_path, 1)
    report.add(outcome)
    lines = (tmp_path / report.found[outcome.name]["file"]).read_text(encoding="utf-8").split("\n")
    assert lines[2] == "// python3 dev.py soak --seed 1 --trial 0"
    assert "// ZeroDivisionError: here" in lines


def test_what_breaks_in_who_looks_is_a_failure_and_shrunk(monkeypatch: pytest.MonkeyPatch):
    look = Watch.look

    def broken(watch: Watch) -> None:
        look(watch)
        if "A" in watch.desk.keys_down:
            raise KeyError(14)

    monkeypatch.setattr(Watch, "look", broken)
    monkeypatch.setattr(trial, "LENGTHS", (400,))
    outcome = trial.run(1, 0)
    assert outcome.name == "the soak itself broke: tests/tools/test_soak_itself.py broken KeyError"
    assert outcome.script == ("down A",)


def test_what_breaks_before_a_life_is_a_failure_and_the_next_one_comes(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys
):
    at_once(monkeypatch)
    run = trial.run

    def broken(seed: int, number: int, known: frozenset[str]) -> Outcome:
        if number == 1:
            raise RuntimeError("here")
        return run(seed, number, known)

    monkeypatch.setattr(trial, "run", broken)
    assert soak.main(["--jobs", "1", "--out", str(tmp_path), "--hours", str(3 / 3600)]) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "2 passed, 1 failed"


def test_one_trial_can_be_run_alone(capsys):
    assert soak.main(["--seed", "4", "--trial", "3"]) == 0
    assert capsys.readouterr().out == "TG on call: 60 events, nothing failed\n"


def test_one_trial_that_fails_alone_prints_its_script(monkeypatch: pytest.MonkeyPatch, capsys):
    crash(monkeypatch)
    monkeypatch.setattr(trial, "LENGTHS", (400,))
    assert soak.main(["--seed", "1", "--trial", "0"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "// traceback: main.py <module> TypeError, in TG table"
    assert lines[-2:] == ["screen", "journal"]
    assert "down D" in lines

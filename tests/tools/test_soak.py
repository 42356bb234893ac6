"""The long trial: what it does, that it finds what is broken, and that it goes on."""

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from firmware.modules import catalog
from firmware.play.knowledge import GUIDED, ON_CALL, SCREEN
from firmware.play.setup import unpack
from host_sim.chips import heap
from host_sim.desk import Desk
from host_sim.faces import headless
from tests.tools.soak_faults import at_once, crash
from tools.players.courses import courses
from tools.soak import __main__ as soak
from tools.soak import trial
from tools.soak.life import Life, free_of
from tools.soak.players import Table
from tools.soak.report import Damaged, Report
from tools.soak.trial import Outcome

LAID = [f"keys {key}" for key in "1112137C"]  # at the table, two players; P1 lays 37
DEALT = [f"keys {key}" for key in "1122#"]  # the same, dealt: P1 is asked for


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trial, "LENGTHS", (60,))


def test_every_rule_set_is_played_at_every_level():
    names = [trial.told(course) for course in courses()]
    every = sum(len(game.rule_sets) * len(game.levels) for game in catalog.games())
    assert len(names) == len(set(names)) == every
    assert {"TG screen", "TG on call", "FH table", "H5-advanced guided", "H7 table"} <= set(names)


@pytest.mark.parametrize("number", range(len(courses())))
def test_the_keys_of_a_course_begin_its_game(number: int):
    course = courses()[number]
    with Life(5) as device:
        for key in course.keys(course.most):
            device.do(f"keys {key}")
        device.do("wait 0.2")
        agreed = unpack(device.watch.app.shell.journal.setup)
        is_played = device.watch.keeper.again is not None
        assert is_played != (type(device.watch.top).__name__ == "Shuffling")
    assert agreed.undealt == (course.level == GUIDED) == (not is_played)
    assert (agreed.rules, agreed.level, agreed.players) == (course.rules, course.level, course.most)


def test_where_a_course_is_dealt_players_may_have_hints_and_names():
    course = next(course for course in courses() if (course.rules, course.level) == ("H1", SCREEN))
    with Life(5) as device:
        for key in course.keys(3):
            device.do(f"keys {key}")
        device.do("wait 0.2")
        assert device.watch.keeper.again is not None
        table = Table(device, Random(2), course)
        for _ in range(3):
            for command in table.hint():
                device.do(command)
        assert device.watch.keeper.again.setup.hints
        for _ in range(9):
            for command in table.name():
                device.do(command)
        app: Any = device.desk.main["app"]
        assert app.shell.names.strip()


def test_a_life_is_the_same_again_from_its_script():
    first = trial.run(3, 1)
    again = trial.run(3, 1)
    assert (first.done, first.cuts, first.name) == (again.done, again.cuts, again.name)
    assert first.events == 60


def test_on_call_whoever_claims_to_be_out_lifts_the_cover():
    course = next(course for course in courses() if (course.rules, course.level) == ("H5", ON_CALL))
    with Life(5) as device:
        for key in course.keys(3) + "1D":
            device.do(f"keys {key}")
        device.do("wait 0.2")
        table = Table(device, Random(1), course)
        for command in table.play():
            device.do(command)
        assert type(device.watch.top).__name__ == "Cards"


def test_a_planted_fault_is_found_shrunk_and_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    crash(monkeypatch)
    monkeypatch.setattr(trial, "LENGTHS", (400,))
    outcome = trial.run(1, 0)
    assert outcome.name == "traceback: main.py <module> TypeError"
    assert [word for word in outcome.script if not word.startswith("wait")] == ["down D"]
    report = Report(tmp_path, 1)
    report.add(outcome)
    report.keep()
    file = tmp_path / "000000-traceback-main-py-module-typeerror.txt"
    lines = file.read_text(encoding="utf-8").splitlines()
    assert lines[0] == "// traceback: main.py <module> TypeError, in TG table"
    told = re.search(r"--pace (\d+) --seed (\d+) --free (\d+) ", lines[1])
    assert told
    with (
        Desk(seed=int(told[2]), pace=int(told[1]), free=int(told[3])) as desk,
        pytest.raises(headless.ScriptError, match="the firmware broke and begins anew"),
    ):
        headless.run(desk, str(file))
    text = (tmp_path / "report.txt").read_text(encoding="utf-8")
    assert "traceback: main.py <module> TypeError (1 times, first in TG table)" in text
    assert "'NoneType' object is not callable" in text
    assert text.endswith("\n0 passed, 1 failed\n")


def test_the_same_failure_is_written_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    report = Report(tmp_path, 1)
    for number in range(3):
        report.add(Outcome(number, "TG table", 7, name="hang", said="here", script=("down 1",)))
    assert report.found["hang"]["times"] == report.failed == 3
    assert [file.name for file in tmp_path.iterdir()] == ["000000-hang.txt"]


def test_a_known_failure_is_not_shrunk_again(monkeypatch: pytest.MonkeyPatch):
    crash(monkeypatch)
    monkeypatch.setattr(trial, "LENGTHS", (400,))
    monkeypatch.setattr(trial, "shrunk", lambda *words: pytest.fail("it is shrunk"))
    outcome = trial.run(1, 0, frozenset(["traceback: main.py <module> TypeError"]))
    assert len(outcome.script) > 9


def test_the_same_seed_goes_on_where_it_stopped(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    at_once(monkeypatch)
    words = ["--seed", "4", "--jobs", "1", "--out", str(tmp_path), "--hours"]
    assert soak.main([*words, str(2 / 3600)]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "2 passed, 0 failed"
    assert soak.main([*words, str(3 / 3600)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "goes on after 2 lives; --fresh begins anew"
    assert lines[-1] == "5 passed, 0 failed"
    state = json.loads((tmp_path / "soak-4" / "state.json").read_text(encoding="utf-8"))
    assert state["next"] == 5
    assert list(state["courses"]) == [trial.told(course) for course in courses()[:5]]
    assert soak.main([*words, str(1 / 3600), "--fresh"]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "1 passed, 0 failed"


def test_a_failure_is_said_at_once_and_by_the_exit_status(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys
):
    at_once(monkeypatch)

    def work(seed: int, number: int, known: frozenset[str]) -> Outcome:
        return Outcome(number, "TG table", 7, name="hang" if number else "", said="here")

    monkeypatch.setattr(soak, "work", work)
    words = ["--jobs", "1", "--out", str(tmp_path), "--hours", str(30 / 3600)]
    assert soak.main(words) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "FAILED: hang, in TG table"
    assert re.fullmatch(r"0:00:1\d  \d+ lives, 0 events, \d+ failed", lines[1])
    assert lines[-1] == "1 passed, 29 failed"


def test_sweeps_take_their_turn_between_the_lives(monkeypatch: pytest.MonkeyPatch):
    def sweep(seed: int, number: int, known: frozenset[str]) -> Outcome:
        return Outcome(number, "sweep", seed)

    monkeypatch.setattr(soak, "SWEEPS", (sweep,))
    monkeypatch.setattr(soak, "BETWEEN", 2)
    monkeypatch.setattr(trial, "run", lambda seed, number, known: Outcome(number, "life", seed))
    assert [soak.work(1, number, frozenset()).course for number in range(4)] == [
        "life", "sweep", "life", "sweep",
    ]  # fmt: skip


@pytest.mark.parametrize(
    "words",
    ["--hours 0", "--hours nan", "--hours long", "--jobs 0", "--jobs 99999999999", "--trial -1"],
)
def test_what_cannot_be_is_refused(words: str):
    with pytest.raises(SystemExit) as stopped:
        soak.main(words.split())
    assert stopped.value.code == 2


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"\xff", b'{"next": 1}', b"[" * 100_000])
def test_a_state_that_is_damaged_is_told_and_can_be_begun_anew(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    content: bytes,
):
    at_once(monkeypatch)
    state = tmp_path / "soak-4" / "state.json"
    state.parent.mkdir()
    state.write_bytes(content)
    words = ["--seed", "4", "--jobs", "1", "--out", str(tmp_path), "--hours", str(1 / 3600)]
    with pytest.raises(SystemExit) as stopped:
        soak.main(words)
    assert stopped.value.code == 2
    assert f"{state} cannot be read; --fresh begins anew\n" in capsys.readouterr().err
    assert state.read_bytes() == content
    assert soak.main([*words, "--fresh"]) == 0


@pytest.mark.parametrize(
    "damage",
    [{"seconds": []}, {"done": {"keys": "1"}}, {"found": {"hang": {}}}, {"found": {"hang": 1}}],
)
def test_so_is_one_whose_parts_are_something_else(tmp_path: Path, damage: dict[str, Any]):
    report = Report(tmp_path, 1)
    report.keep()
    state = json.loads((tmp_path / "state.json").read_text(encoding="utf-8"))
    (tmp_path / "state.json").write_text(json.dumps({**state, **damage}), encoding="utf-8")
    with pytest.raises(Damaged):
        Report(tmp_path, 1)


def test_each_life_has_a_memory_of_its_own_which_an_evening_may_change():
    with Life(5) as first, Life(6) as other:
        assert first.desk.free != other.desk.free
        assert isinstance(first.desk.free, int)
        assert heap.LEAST <= first.desk.free <= heap.MOST
        first.do("free 30000")
        assert first.desk.free == 30_000
    with Life(5) as again:
        assert again.desk.free == free_of(5)

"""``dev.py pico``: what a rig's log tells, beside the bars."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from host_sim.wiring import REPO_ROOT
from tools.rig import pico

RUN = {"kind": "run", "firmware": "10.0.0", "game": "H4", "level": "dealt"}


def key(name: str, took: float | None, **more: Any) -> dict[str, Any]:
    """Return a key that was pressed at 1,000 ms for 60 ms and took so many to be answered."""
    start = 1600 if more.get("hold") else 1060 if name in "ABCD*#" else 1000
    drawn = None if took is None else start + took
    told = {"kind": "key", "key": name, "pressed": 1000, "released": 1060, "drawn": drawn}
    return {**told, "bytes": 25, "gap": 9.8, "heap": 90_000, "moves": 1, **more}


def told(*lines: dict[str, Any], run: dict[str, Any] = RUN) -> dict[str, str]:
    """Return the figures of one game by their names, as they are printed."""
    found: pico.Found = {}
    pico.read([json.dumps(line) for line in (run, *lines)], found)
    (name, game), *rest = found.items()
    assert not rest
    figures = [str(figure).strip() for figure in game.figures(name[0])]
    return dict(zip(pico.HEAD, figures, strict=True))


def test_a_digit_counts_from_its_press_a_letter_from_its_release_a_held_key_from_the_hold():
    keys = [key("7", 40), key("#", 40), key("A", 40), key("*", 40, hold=True)]
    assert told(*keys)["worst"] == "40"
    assert told(key("A", 40, drawn=1030))["worst"] == "0"  # as soon as it was down


def test_the_figures_of_a_game():
    keys = [key("1", 20 + i, bytes=10 * i, heap=90_000 - i) for i in range(40)]
    assert told(*keys, key("2", None, heap=None)) == {
        "keys": "41", "median": "40", "p95": "58", "worst": "59", "back": "-", "go-on": "-",
        "begin": "-", "I2C": "190", "most": "390", "gap": "10", "erase": "0", "again": "0",
        "heap": "89961", "differ": "0", "resets": "0",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("version", "took", "figure", "shown"),
    [
        ("10.0.0", 45, "median", "45"),
        ("10.0.0", 46, "median", "46!"),
        ("9.1.4", 55, "median", "55"),
        ("9.1.4", 56, "median", "56!"),
        ("10.0.0", 95, "p95", "95"),
        ("10.0.0", 96, "p95", "96!"),
        ("9.1.4", 100, "p95", "100"),
        ("9.1.4", 101, "p95", "101!"),
        ("10.0.0", 140, "worst", "140"),
        ("10.0.0", 141, "worst", "141!"),
        ("9.1.4", 180, "worst", "180"),
        ("9.1.4", 181, "worst", "181!"),
    ],
)
def test_each_version_has_its_bars(version: str, took: float, figure: str, shown: str):
    assert told(key("1", took), run={**RUN, "firmware": version})[figure] == shown


@pytest.mark.parametrize(
    ("more", "figure", "shown"),
    [
        ({"bytes": 300}, "I2C", "300"),
        ({"bytes": 301}, "I2C", "301!"),
        ({"bytes": 1100}, "most", "1100"),
        ({"bytes": 1101}, "most", "1101!"),
        ({"gap": 15}, "gap", "15"),
        ({"gap": 15.6}, "gap", "16!"),
        ({"erase": True}, "erase", "1!"),
        ({"again": True}, "again", "1!"),
        ({"heap": 10_000}, "heap", "10000"),
        ({"same": False}, "differ", "1!"),
    ],
)
def test_what_else_a_key_costs_has_its_bar(more: dict[str, Any], figure: str, shown: str):
    assert told(key("1", 10, **more))[figure] == shown


def test_bytes_are_those_of_play():
    keys = [key("1", 10, bytes=100, what="play"), key("#", 10, bytes=900, what="menu")]
    assert told(*keys)["most"] == "100"


def test_where_keys_come_quickly_play_alone_is_judged_and_the_end_of_a_set_up():
    quick = {**RUN, "pace": 150}
    keys = [key("1", took) for took in (70, 95)] + [key("#", 500, what="menu")]
    figures = told(*keys, key("2", 350, what="begin"), run=quick)
    assert [figures[name] for name in ("median", "p95", "worst")] == ["82", "95", "95"]
    assert figures["begin"] == "350"
    figures = told(key("1", 96), key("2", 351, what="begin"), run=quick)
    assert (figures["p95"], figures["begin"]) == ("96!", "351!")
    assert told(key("1", 10, bytes=1200), run=quick)["most"] == "1200"
    clock = {**quick, "clock": True}
    assert told(key("1", 140), run=clock)["p95"] == "140"
    assert told(key("1", 141), run=clock)["p95"] == "141!"


def test_what_was_pressed_before_a_game_is_not_counted_but_what_differed_then_is():
    figures = told(key("1", 900, what="before", same=False, gap=99), key("1", 10))
    assert (figures["keys"], figures["worst"], figures["gap"]) == ("1", "10", "10")
    assert figures["differ"] == "1!"


def test_a_memory_that_differs_and_a_restart_are_told():
    figures = told({"kind": "nvm", "different": 3}, {"kind": "reset"}, key("1", 10))
    assert (figures["differ"], figures["resets"]) == ("3!", "1!")


def test_going_on_and_taking_back_in_a_long_game_have_bars_of_their_own():
    back = {"what": "take back", "moves": 150}
    figures = told(key("#", 400, what="go on"), key("*", 140, **back), key("1", 10))
    assert (figures["go-on"], figures["back"], figures["worst"]) == ("400", "140", "10")
    figures = told(key("#", 401, what="go on"), key("*", 141, **back))
    assert (figures["go-on"], figures["back"], figures["worst"]) == ("401!", "141!", "-")
    figures = told(key("*", 141, what="take back", moves=20))
    assert (figures["back"], figures["worst"]) == ("-", "141!")


def power_on(first: bool, drawn: int) -> dict[str, Any]:
    return {"kind": "power", "first": first, "drawn": drawn, "page": 4000}


def log(folder: Path, *lines: dict[str, Any]) -> str:
    """Write a log and return its path."""
    file = folder / "log.jsonl"
    file.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    return str(file)


def test_a_small_log_is_printed_and_fine(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    power = [power_on(first, 2300) for first in (True, False)]
    keys = [key("1", 30), key("#", 40, what="set-up", screen="Start")]
    assert pico.main([log(tmp_path, RUN, *power, *keys)]) == 0
    lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert lines[0] == ["!", "misses", "its", "bar", *pico.HEAD]
    assert lines[1][:6] == ["10.0.0", "H4", "dealt", "2", "35", "40"]
    assert lines[2] == ["10.0.0", "H4", "dealt", "40", "ms", "#", "set-up", "Start"]
    assert [line[-1] for line in lines[-4:]] == ["2300", "4000", "2300", "4000"]


@pytest.mark.parametrize(
    "lines",
    [
        [RUN, key("1", 500)],
        [RUN, key("1", 10), power_on(True, 3301)],
        [RUN, key("1", 10), power_on(False, 2301)],
    ],
)
def test_the_exit_status_is_1_where_a_bar_is_missed(tmp_path: Path, lines: list[dict[str, Any]]):
    assert pico.main([log(tmp_path, *lines)]) == 1


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("{", "line 2: "),
        ('{"key": "1"}', "line 2: "),
        ('{"kind": "key", "key": "1"}', "line 2: "),
        ('{"kind": "run", "firmware": "8.2.9", "game": "TG", "level": "table"}', "bars"),
    ],
)
def test_a_log_that_cannot_be_read_is_refused_with_its_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], line: str, reason: str
):
    file = tmp_path / "log.jsonl"
    file.write_text(json.dumps(RUN) + "\n" + line, encoding="utf-8")
    assert pico.main([str(file)]) == 2
    assert reason in capsys.readouterr().err


def test_no_log_and_a_key_before_any_run_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    assert pico.main([str(tmp_path / "none.jsonl")]) == 2
    assert pico.main([log(tmp_path, key("1", 10))]) == 2
    assert "line 1: no run has begun" in capsys.readouterr().err


def refused(capsys: pytest.CaptureFixture[str], *files: Path) -> str:
    """Return why nothing is told of the logs `files`."""
    assert pico.main([str(file) for file in files]) == 2
    told = capsys.readouterr()
    assert not told.out
    return told.err.removeprefix("Nothing can be told: ").rstrip()


def test_of_several_logs_the_bad_one_is_named_and_its_lines_are_its_own(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    good, bad = Path(log(tmp_path, RUN, key("1", 10))), tmp_path / "bad.jsonl"
    bad.write_text("{", encoding="utf-8")
    assert refused(capsys, good, bad).startswith(f"{bad}: line 1: not a thing")
    bad.write_text(json.dumps(key("1", 10)), encoding="utf-8")  # of no run, whatever was before
    assert refused(capsys, good, bad) == f"{bad}: line 1: no run has begun"


@pytest.mark.parametrize("lines", [[], [RUN], [RUN, power_on(True, 2000)]])
def test_a_log_without_a_key_is_no_log_that_passes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], lines: list[dict[str, Any]]
):
    file = Path(log(tmp_path, *lines))
    assert refused(capsys, file) == f"{file}: no key in it"


def test_what_is_no_text_and_what_is_no_file_are_said_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    file = tmp_path / "log.jsonl"
    file.write_bytes(b"\xff\xfe")
    assert refused(capsys, file) == f"{file}: no UTF-8 text"
    assert refused(capsys, tmp_path) == f"{tmp_path}: Is a directory"


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ({**RUN, "firmware": 10}, "'firmware' of run is no text"),
        ({**RUN, "pace": None}, "'pace' of run is no number"),
        ({"kind": "power", "drawn": 2000}, "power has no 'first'"),
        ({"kind": "power", "first": True, "drawn": None}, "'drawn' of power is no number"),
        ({"kind": "nvm", "different": -1}, "'different' of nvm is no number"),
        (key("1", 10, gap="9"), "'gap' of key is no number"),
        (key("1", 10, drawn=float("nan")), "'drawn' of key is no number or null"),
        (key("1", 10, pressed=10**400), "'pressed' of key is no number"),
    ],
)
def test_a_field_that_is_something_else_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], line: dict[str, Any], reason: str
):
    file = Path(log(tmp_path, RUN, line))
    assert refused(capsys, file) == f"{file}: line 2: {reason}"


def test_letters_that_no_console_knows_are_written_out(tmp_path: Path):
    file = log(tmp_path, {**RUN, "game": "\ud800"}, key("1", 10, what="\xe9"))
    command = [sys.executable, "-m", "tools.rig.pico", file]
    ascii_only = {**os.environ, "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(command, cwd=REPO_ROOT, env=ascii_only, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    lines = done.stdout.decode().splitlines()
    assert lines[1].startswith(r"10.0.0 \ud800 dealt ")
    assert lines[2].endswith(r"1  \xe9")

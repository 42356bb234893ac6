"""The laboratory's report, other games and a cluster; all of it needs what `lab` installs."""

# pyright: reportMissingImports=false

import json
import re
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("numba")
pytest.importorskip("matplotlib")
pytest.importorskip("distributed")

from distributed import LocalCluster

from firmware.shell.export import HEAD
from tools.lab import __main__ as lab
from tools.lab import figures, pool, report
from tools.lab.games import Kind
from tools.lab.matches import Match
from tools.lab.matches import play as matched

pytestmark = pytest.mark.timeout(600)  # compiling what is not compiled yet


def address_of(cluster: Any) -> str:
    return cluster.scheduler_address


def row(players: int, signs: bool, wins: int) -> report.Row:
    left = [wins, 0, 3, *[0] * 20, 97 - wins]
    kind = Kind("TG", players, signs, "strong")._asdict()
    return {**kind, "seed": 1, "games": 100, "wins": wins, "low": 0.1, "high": 0.9, "left": 9.0,
            "spread": left}  # fmt: skip


def test_the_report_is_one_page_that_fetches_nothing_and_is_read_aloud():
    page = report.page([row(2, True, 70), row(2, False, 50)])
    assert re.findall(r"(?:src|href)=\"([^\"#]+)", page) == []
    assert page.count('<svg role="img" aria-label="') == 4
    assert "<td>2, with signs</td><td>70.0 %</td>" in page
    assert page == report.page([row(2, True, 70), row(2, False, 50)])


def test_an_interval_holds_its_share_even_where_all_or_none_are_won():
    for games in range(1, 100):
        for wins in (0, games):
            low, high = figures.interval(wins, games)
            assert low <= wins / games <= high


def test_what_signs_are_worth_is_told_with_its_interval():
    gain, half = report.worth(row(3, True, 70), row(3, False, 50))
    assert gain == pytest.approx(20.0)
    assert half == pytest.approx(13.3, abs=0.1)


def test_a_report_goes_on_where_it_was_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    words = ["report", "--players", "2", "--games", "6", "--player", "steady", "--cores", "1"]
    words += ["--into", str(tmp_path)]
    assert lab.main(words) == 0
    kept = (tmp_path / "games.jsonl").read_text()
    assert kept.count("\n") == 2
    assert lab.main(words) == 0
    assert (tmp_path / "games.jsonl").read_text() == kept
    assert "written: " in capsys.readouterr().out


def test_a_history_stands_beside_the_players_in_text_and_on_the_page(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    file = tmp_path / "history.csv"
    file.write_text(f"{HEAD}\n1,TG,table,2,Ann Ben,,7,,\n2,H1,table,2,Ann Ben,Ann,,0 5,\n")
    words = ["report", "--history", str(file), "--games", "6", "--cores", "1"]
    words += ["--into", str(tmp_path)]
    assert lab.main(words) == 0
    said = capsys.readouterr().out
    assert "TG, 2 players: 1 game of yours, 0 won, 7.0 cards left on average\n  easy " in said
    assert "1 more of the history: another game, given up or ruled\n" in said
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "<h2>How hard is your table?</h2>" in page
    assert ">you</text>" in page
    file.write_text(f"{HEAD}\n1,TG")
    assert lab.main(words) == 1
    assert capsys.readouterr().err == ("history.csv line 2: 2 cells, not 9: cut off or edited?\n")


def test_players_of_other_games_meet_and_the_share_is_told(capsys: pytest.CaptureFixture[str]):
    words = ["play", "--rules", "H4", "--players", "2", "--games", "8", "--cores", "1"]
    assert lab.main([*words, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["rules"], told["player"], told["against"]) == ("H4", "strong", "steady")
    assert told["games"] == 8
    assert 0 <= told["low"] <= told["mean"] <= told["high"]


def test_each_deal_is_played_from_every_seat():
    kind = Match("H1", 3, "easy", "easy")
    found = matched(kind, 1, 0, 9)
    assert [sum(found[deal : deal + 3]) for deal in (0, 3, 6)] == [1.0, 1.0, 1.0]


@pytest.mark.parametrize(
    "words",
    [
        ["--rules", "H6", "--players", "5"],
        ["--rules", "H1", "--player", "ahead"],
        ["--rules", "H1", "--hand", "6"],
        ["--rules", "TG", "--against", "easy"],
        ["--rules", "H9"],
        ["--dask", "tcp://127.0.0.1:1"],
    ],
)
def test_what_cannot_be_played_is_told_in_a_line(
    words: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(pool, "ANSWER", 1)
    assert lab.main(["play", "--player", "steady", *words]) == 1
    assert capsys.readouterr().err.count("\n") == 1


def test_a_cluster_is_asked_before_anything_is_compiled(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(pool, "ANSWER", 1)
    compiled: list[object] = []
    monkeypatch.setattr(lab.games, "play", lambda *words: compiled.append(words))
    assert lab.main(["play", "--players", "2", "--dask", "tcp://127.0.0.1:1"]) == 1
    assert not compiled


def test_a_cluster_of_two_workers_plays_the_same_games():
    kind = Kind("TG", 2, True, "easy")
    with (
        LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=":0") as cluster,
        pool.workers(None, address_of(cluster)) as crew,
    ):
        there = pool.play(crew, kind, 3, 12)
    with pool.workers(1) as crew:
        assert there == pool.play(crew, kind, 3, 12)

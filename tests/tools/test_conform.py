"""``dev.py conform``: the rules agree with every playthrough, and with no altered one."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from firmware.modules import catalog
from firmware.play.knowledge import GUIDED, SCREEN, TABLE, YES
from host_sim.wiring import REPO_ROOT
from tests import drawn
from tests.sample import OURS, TITLE
from tests.stories import FILES
from tests.tools.playthroughs import ALL, LINES, Place, altered, told
from tools.replay import conform

GAMES = [(name, line) for name, lines in LINES.items() for line in lines]


def numbers(value: Any, place: Place = ()) -> Iterator[Place]:
    """Yield where in a game a number stands that means something there."""
    if type(value) is int:
        yield place
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from numbers(inner, (*place, index))
    elif isinstance(value, dict):
        for name, inner in value.items():
            if value.get("over") and name in ("seat", "laid"):
                continue  # nobody is on turn
            if name == "do" and not value["ok"]:
                continue  # another card may be refused as well
            yield from numbers(inner, (*place, name))


@pytest.mark.parametrize("level", drawn.some(["screen", "guided", "table"], 1))
def test_the_rules_agree_with_every_playthrough(level: str, capsys: pytest.CaptureFixture[str]):
    others = {game.folder for game in catalog.games()} - {game.folder for game in OURS}
    files = [file for file in FILES.values() if file.parent.name not in others]
    assert conform.main(["--level", level, *map(str, files)]) == 0
    told = sum(len(ALL[file.stem]) for file in files)
    assert capsys.readouterr().out == f"{told} passed, 0 failed\n"


@pytest.mark.parametrize(("name", "level"), drawn.in_a_way(["TG", "TS"], [SCREEN, GUIDED, TABLE]))
def test_any_number_of_a_game_counted_up_by_one_is_noticed(name: str, level: int):
    line = min(LINES[name], key=len)
    places = list(numbers(json.loads(line)))
    unnoticed = [
        place
        for place in places
        if not conform.first_disagreement(altered(line, place, lambda number: number + 1), level)
    ]
    assert unnoticed == []
    assert len(places) > 98 + 13 * 8


@given(st.data())
def test_one_number_changed_at_random_is_noticed(data: st.DataObject):
    name, line = data.draw(st.sampled_from(GAMES), label="game")
    place = data.draw(st.sampled_from(list(numbers(json.loads(line)))), label="place")
    old: list[int] = []
    new = data.draw(st.integers(0, 110) | st.integers(), label="number")
    copy = altered(line, place, lambda number: old.append(number) or new)
    for level in (SCREEN, GUIDED, TABLE):
        assert bool(conform.first_disagreement(copy, level)) == (old[0] != new), (name, place)


@pytest.mark.parametrize("level", [SCREEN, GUIDED, TABLE])
@pytest.mark.parametrize(
    ("place", "value"),
    [
        (("steps", 0, "ok"), False),
        (("steps", 2, "over"), True),
        (("steps", 38, "over"), False),
        (("steps", 0, "do", 2), "C"),
        (("steps", 0, "do", 2), "A"),
        (("steps", 0, "do"), ["end"]),
        (("steps", 0, "tops", 0), 1.0),
        (("steps", 0, "tops", 0), True),
        (("steps", 0, "seat"), False),
        (("steps", 0, "tops"), [1, 72, 100]),
    ],
)
def test_a_changed_word_or_type_is_noticed(place: Place, value: Any, level: int):
    assert conform.first_disagreement(altered(LINES["TG"][0], place, lambda _: value), level)


@pytest.mark.parametrize("level", [SCREEN, GUIDED, TABLE])
def test_an_end_that_did_not_come_yet_is_noticed_where_a_card_must_go(level: int):
    game = told("TS")
    game["steps"] = game["steps"][:1]
    game["steps"][0]["over"] = True
    game["left"] = 97
    found = conform.first_disagreement(json.dumps(game), level)
    assert found == "step 1: lay 93 C: over is true, but false by the rules"


def test_a_game_may_stop_before_its_end_and_then_tells_no_result():
    game = told()
    game["steps"] = game["steps"][:20]
    del game["left"]
    assert conform.first_disagreement(json.dumps(game)) is None


def test_a_finished_game_must_tell_its_result():
    game = told()
    del game["left"]
    assert conform.first_disagreement(json.dumps(game)) == "at the end: left is missing"


def test_after_the_end_the_cards_lie_where_they_lie_and_nobody_is_on_turn():
    line = LINES["TG"][0]
    for level in (SCREEN, GUIDED, TABLE):
        for name in ("tops", "seat", "laid", "draw", "hands", "over"):
            copy = altered(line, ("steps", 38, name), lambda _: None)
            assert bool(conform.first_disagreement(copy, level)) == (name not in ("seat", "laid"))


def test_nothing_is_played_after_the_end():
    game = told()
    game["steps"].append({**game["steps"][-1], "do": ["end"]})
    expected = "step 40: end: ok is true, but the rules refuse it ('over',)"
    assert conform.first_disagreement(json.dumps(game)) == expected


def test_the_last_line_counts_and_each_bad_game_has_one_line_of_its_own(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    bad = altered(LINES["TG"][1], ("players",), lambda _: 9)
    worse = altered(LINES["TS"][0], ("steps", 0, "draw"), lambda draw: draw - 1)
    file = tmp_path / "games.jsonl"
    file.write_text(f"{LINES['TG'][0]}\n\n{bad}\n{{\n{worse}\n", encoding="utf-8")
    assert conform.main([str(file)]) == 1
    told, wrong = capsys.readouterr()
    assert wrong.splitlines() == [
        "games.jsonl line 3: set-up: no such game",
        "games.jsonl line 4: no JSON: Expecting property name enclosed in double quotes "
        "at character 2",
        "games.jsonl line 5: step 1: lay 93 C: draw is 85, but 86 by the rules",
    ]
    assert told == "1 passed, 3 failed\n"


def test_a_file_that_cannot_be_read_is_one_line_and_the_others_are_replayed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    binary, empty, missing = tmp_path / "a.bin", tmp_path / "b.jsonl", tmp_path / "c.jsonl"
    binary.write_bytes(b"\xff\xfe\x00")
    empty.write_text("\n", encoding="utf-8")
    assert conform.main([*map(str, (binary, empty, missing, tmp_path, FILES["TG"]))]) == 1
    told, wrong = capsys.readouterr()
    lines = wrong.splitlines()
    assert [line.removeprefix(str(tmp_path)) for line in lines[:3]] == [
        f"{binary}: cannot be read: no UTF-8 text".removeprefix(str(tmp_path)),
        f"{empty}: no game in it".removeprefix(str(tmp_path)),
        f"{missing}: cannot be read: No such file or directory".removeprefix(str(tmp_path)),
    ]
    assert lines[3].startswith(f"{tmp_path}: cannot be read: ")
    assert (len(lines), told) == (4, "15 passed, 4 failed\n")


def opinion(monkeypatch: pytest.MonkeyPatch, name: str, view: Callable[[Any], Any]) -> None:
    """Let a game whose hands are not known see what `name` tells as `view` of the game does."""
    game = catalog.game_of("TG")
    assert game
    table = game.part("rules").TheGame
    method = getattr(table, name)

    def seen(self: Any, *fields: int) -> Any:
        return method(self, *fields) if self.knowledge.hand(0) is not None else view(self)

    monkeypatch.setattr(table, name, seen)


@pytest.mark.parametrize(
    ("name", "view", "message"),
    [
        ("fits", lambda game: False, "who does not see the hands refuses it ('down', 93, 100), "),
        ("fits", lambda game: True, "who does not see the hands allows it, who sees them does not"),
        ("can_go", lambda game: YES, "it is over, but who does not see the hands says: go on"),
        ("stuck", lambda game: game.left < 90, "over is false, but true by the rules"),
        ("stuck", lambda game: False, None),
    ],
)
def test_where_the_table_can_tell_and_tells_otherwise_it_is_noticed(
    name: str, view: Callable[[Any], Any], message: str | None, monkeypatch: pytest.MonkeyPatch
):
    opinion(monkeypatch, name, view)
    rules = "TS" if name == "fits" else "TG"
    for line in LINES[rules][:1]:
        assert conform.first_disagreement(line) is None
        found = conform.first_disagreement(line, TABLE)
        assert found is None if message is None else message in (found or "")


def test_a_level_that_a_game_is_not_played_at_is_said(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(catalog.games()[0].manifest, "LEVELS", (TABLE, SCREEN))
    found = conform.first_disagreement(LINES["TG"][0], GUIDED)
    assert found == f"{TITLE} is not played at level guided"


def test_a_name_is_printed_on_any_console():
    command = [sys.executable, "-m", "tools.replay.conform", "größe.jsonl"]
    ascii_only = {**os.environ, "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(command, cwd=REPO_ROOT, env=ascii_only, capture_output=True, check=False)
    assert done.returncode == 1
    assert done.stderr.decode().startswith("gr\\xf6\\xdfe.jsonl: cannot be read: ")

"""A game that is played in one way alone is held against its whole games in that way."""

from pathlib import Path

import pytest

from firmware.play.knowledge import SCREEN, TABLE
from tests.games.playthrough_entry import PlaythroughEntry
from tests.sample import OURS, TITLE
from tests.stories import lines, stories
from tools.replay import conform


@pytest.fixture
def file(tmp_path: Path) -> str:
    """A file with the first whole game of the first game's usual rules."""
    path = tmp_path / "games.jsonl"
    path.write_text(lines("TG")[0], encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("level", [TABLE, SCREEN])
def test_without_a_level_it_is_the_one_that_the_game_has(
    level: int, file: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setattr(OURS[0].manifest, "LEVELS", (level,))
    assert conform.main([file]) == 0
    assert capsys.readouterr().out == "1 passed, 0 failed\n"


def test_a_level_that_is_asked_for_and_not_played_is_said(
    file: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setattr(OURS[0].manifest, "LEVELS", (TABLE,))
    assert conform.main(["--level", "screen", file]) == 1
    said = f"games.jsonl line 1: {TITLE} is not played at level screen\n"
    assert capsys.readouterr() == ("0 passed, 1 failed\n", said)


def test_the_whole_games_of_a_game_for_the_table_alone_can_be_typed(
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setattr(OURS[0].manifest, "LEVELS", (TABLE,))
    typed = PlaythroughEntry(stories("TG")[0], TABLE)
    assert typed.step(typed.told["steps"][0])

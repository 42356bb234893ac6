"""Where a game's modules come from: its own folder, its family, or the family of plain games."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from firmware.modules import game_folder
from firmware.modules.game_folder import GameFolder


def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, family: str, *files: str) -> Any:
    """Return a game of these `files`, of the family that its manifest names, if any."""
    (tmp_path / "mine").mkdir()
    for name in files:
        (tmp_path / "mine" / f"{name}.py").touch()
    monkeypatch.setattr(game_folder, "HERE", f"{tmp_path}/")
    manifest = SimpleNamespace(FAMILY=family) if family else SimpleNamespace()
    monkeypatch.setattr(GameFolder, "manifest", manifest)
    return GameFolder("mine")


def test_a_plain_game_has_the_rest_within_its_rules_and_texts_or_from_the_family(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    game = folder(tmp_path, monkeypatch, "", "rules", "texts", "screens")
    parts = ("screens", "desktop", "help", "turn")
    assert [game.module(part) for part in parts] == [
        "firmware.games.mine.screens",
        "firmware.games.mine.rules",
        "firmware.games.mine.texts",
        "firmware.games.plain.turn",
    ]


def test_a_file_of_its_own_comes_first_and_a_family_that_is_named_has_the_rest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    game = folder(tmp_path, monkeypatch, "cousins", "rules", "help")
    assert game.module("help") == "firmware.games.mine.help"
    assert game.module("desktop") == "firmware.games.cousins.desktop"


def test_a_game_is_played_with_its_family_s_rules_too_which_come_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    game = folder(tmp_path, monkeypatch, "cousins", "rules", "texts")
    (tmp_path / "cousins").mkdir()
    for name in ("rules", "texts", "screens"):
        (tmp_path / "cousins" / f"{name}.py").touch()
    assert game.modules(("rules", "texts", "screens")) == [
        "firmware.games.cousins.rules",
        "firmware.games.mine.rules",
        "firmware.games.mine.texts",
        "firmware.games.cousins.screens",
    ]


def test_a_move_is_called_by_its_table_or_as_it_is_written(monkeypatch: pytest.MonkeyPatch):
    texts = SimpleNamespace(CALLED={"turn": "the {0}", "end": "the end"})
    monkeypatch.setattr(GameFolder, "part", lambda self, name: texts)
    game = GameFolder("mine")
    called = [game.called(move) for move in ("turn 37", "end", "lay 3 A", "ruling-draw 12")]
    assert called == ["the 37", "the end", "lay 3 A", "pile of 12"]


def test_a_game_of_ones_own_calls_what_the_house_calls_too_in_its_own_words(
    monkeypatch: pytest.MonkeyPatch,
):
    texts = SimpleNamespace(CALLED={"start": "the deal", "ruling-hand": "{0} cards"})
    monkeypatch.setattr(GameFolder, "part", lambda self, name: texts)
    game = GameFolder("mine")
    assert [game.called(move) for move in ("start", "ruling-hand 5")] == ["the deal", "5 cards"]
    texts.CALLED.clear()
    assert [game.called(move) for move in ("start", "ruling-hand 5")] == ["start", "hand 5"]
    assert [game.called(move) for move in ("start P2", "ruling-hand P2 5")] == [
        "start",
        "P2 has 5",
    ]

"""Whole rounds by their keys: the panel tells what the playthrough tells, step by step."""

import json
from pathlib import Path
from typing import Any

import pytest

from firmware.games.minutes import playthrough, tables
from firmware.games.minutes.tables import LAY, keys_of, text_of
from firmware.notation import Notation
from tests.desk import Desk
from tests.games.minutes.desk import answered, dealt_in_order, game_of

FOLDER = Path(__file__).parents[2] / "playthroughs"
moves = Notation(tables)


def told(rules: str, number: int) -> dict[str, Any]:
    """Return the `number`-th playthrough of `rules`, from 0."""
    lines = (FOLDER / f"{rules}.jsonl").read_text(encoding="utf-8").splitlines()
    return json.loads(lines[number])


def begun(told: dict[str, Any], level: str) -> Desk:
    desk = Desk()
    if level == "screen":
        deck = playthrough.setup(told, 2).deck
        dealt_in_order(desk, list(deck))
    answered(desk, level, told["players"], told["rules"])
    return desk.type("# 1" if told["rules"] == "FH-challenge" else "1 #")


@pytest.mark.parametrize("rules", ["FH", "FH-challenge"])
@pytest.mark.parametrize("level", ["table", "screen"])
@pytest.mark.parametrize("number", range(5))
def test_the_panel_follows_the_playthrough(rules: str, number: int, level: str):
    game = told(rules, number)
    desk = begun(game, level)
    for step in game["steps"]:
        presses = attempt(desk, step, level)
        compare(desk, step)
        if not step["ok"]:
            desk.type("*" * len(getattr(desk.app.stack[-1], "entry", "")))
        elif step["do"][0] == "lay":
            assert presses <= 3 + (len(step["do"]) > 3), step
    assert desk.type("#").rows()[1] == f"{game['score']} minus points."


def attempt(desk: Desk, step: dict[str, Any], level: str) -> int:
    """Press the keys of `step`, as many as are asked for, and return how many they were."""
    move = moves.parse(playthrough.text(step["do"]))
    if move[0] != LAY:
        desk.type("##")
        return 2
    keys = keys_of(move[1]) if level == "table" else place(desk, move[1])
    if not keys or not step["ok"] and goes(desk, move[1]):
        return 0  # it does not lie there, or goes on the other pile, which is not asked about
    desk.type(keys)
    if desk.rows()[6] == "Pile A or B?":
        keys += "AB"[move[2]]
        desk.type(keys[-1])
    if desk.rows()[6].startswith("Whose turn"):
        keys += str(move[3] + 1)
        desk.type(keys[-1])
    return len(keys)


def goes(desk: Desk, card: int) -> bool:
    """Return True if `card` goes on some pile as far as the device can tell."""
    whys = [game_of(desk).why_not((LAY, card, pile)) for pile in range(2)]
    return any(why is None or why[0] == "name" for why in whys)


def place(desk: Desk, card: int) -> str:
    """Return the keys that choose `card`, read from the panel, or "" where it does not lie."""
    for turn in ("", "D"):
        for word in " ".join(desk.rows()[3:5]).split():
            if word[1:] == text_of(card):
                return word[0]
        if "D more" not in desk.rows()[7]:
            return ""
        desk.type("D" if not turn else "")
    return ""


def compare(desk: Desk, step: dict[str, Any]) -> None:
    """Hold the rows of a turn against the table that is told."""
    where = f"{step}, on the panel {desk.rows()}"
    if step["over"]:
        assert game_of(desk).over, where
        return
    row, *piles = desk.rows()[:3]
    way = {1: ">", -1: "<"}[step["way"]] if len(step["displays"]) > 2 else " "
    assert row[:3] == f"P{step['seat'] + 1}{way}", where
    assert row[9:15] == f"draw{step['draw']:>2}", where
    assert row[16:] == f"out{step['aside']:>2}", where
    for pile, (told, shown) in enumerate(zip(step["tops"], piles, strict=True)):
        words = shown.split()
        assert words[0] == "AB"[pile], where
        if told is None:
            assert words[1:] == ["not", "begun"], where
        else:
            assert words[1] == playthrough.text(["lay", told, 0]).split()[1], where
        blocked = f"blocked: {[None, 'ONE', 'TWO', 'THREE'][step['count']]}"
        assert (blocked in shown) == (step["blocked"] == pile), where
    if desk.rows()[3].startswith("cards"):
        assert [int(count) for count in desk.rows()[3].split()[1:]] == step["displays"], where

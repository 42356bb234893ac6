"""Whole games by their keys: the panel tells what the playthrough tells, step by step."""

from typing import Any

import pytest

from firmware.games.memo import rules
from firmware.games.memo.rules import partner, setup
from firmware.play.knowledge import SCREEN, TABLE
from tests import drawn
from tests.desk import Desk, playing
from tests.games.memo.desk import memo, turn
from tests.stories import stories

GAMES = stories("H7")
NAMES = [f"{told['cards']} by {told['pairs']}" for told in GAMES]


def keys(told: dict[str, Any], level: int, up: list[int], do: list[Any]) -> str:
    """Return the keys of a step: a card's number at the table, on the panel its place."""

    def turned(card: int) -> str:
        return f"{card if level == TABLE else told['deck'].index(card) + 1}#"

    if do[0] == "end":
        return "#"
    if do[0] == "reveal":
        return turned(do[1])
    count, pairs = setup(told, TABLE, rules).options
    insists = "" if do[1] == partner(up[0], count, pairs) else "#"
    return f"{do[1]}#" + insists + turned(do[2])


def refused_by_its_place(step: dict[str, Any], up: list[int]) -> bool:
    """Return True if the step fails at one card that was turned up, or would have been."""
    return step["do"][0] == "reveal" and not up


@pytest.mark.parametrize(("told", "level"), drawn.in_a_way(GAMES, [TABLE, SCREEN]), ids=NAMES)
def test_the_panel_follows_the_playthrough(told: dict[str, Any], level: int):
    desk: Desk = playing(setup(told, level, rules)).type("1")
    up: list[int] = []
    for number, step in enumerate(told["steps"]):
        where = f"step {number}: {step['do']}"
        known = step["do"][0] != "reveal" or step["do"][1] in told["deck"]
        if step["ok"] or refused_by_its_place(step, up) and known:
            pressed = keys(told, level, up, step["do"])
            desk.type(pressed)
        if "all the same?" in desk.words():
            desk.type("*")
        if step["over"]:
            break
        if step["ok"]:
            up = step["up"]
            won = " ".join(map(str, step["cards"]))
            assert turn(desk) == f"P{step['seat'] + 1} {won}", where
            if len(up) == 2:
                assert f"{up[0]}, {up[1]}: no pair" in desk.rows(), where
        assert desk.game.facts()["up"] == step["up"], where
    assert desk.game.over
    assert memo(desk).winners() == told["winners"]


def quick(told: dict[str, Any]) -> str:
    """Return the keys of a whole game: the declared card is ``#`` alone, a number turns back."""
    steps = [step for step in told["steps"] if step["ok"]]
    pressed = ""
    for number, step in enumerate(steps):
        name, *cards = step["do"]
        if name == "end" and (steps[number - 1]["again"] or number + 1 == len(steps)):
            pressed += "#"  # they stop
        elif name != "end":
            up = steps[number - 1]["up"]
            typed = keys(told, TABLE, up, step["do"])
            came = name == "need" and cards[0] == cards[1]
            pressed += typed[: -len(f"{cards[1]}#")] + "#" if came else typed
    return pressed


def test_two_cards_and_what_is_said_are_eight_keys_at_most():
    pressed = turns = 0
    for told in GAMES:
        desk: Desk = playing(setup(told, TABLE, rules)).type("1" + quick(told))
        assert desk.game.over
        assert memo(desk).winners() == told["winners"]
        pressed += len(quick(told))
        turns += sum(step["do"][0] == "reveal" and step["ok"] for step in told["steps"])
    assert turns > 200
    assert pressed / turns <= 8

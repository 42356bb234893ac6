"""A playthrough of The Game, told as it would have been refereed on call: a step is a turn."""

from typing import Any

from firmware.games.the_game import rules
from firmware.games.the_game.rules import LAY_COUNT, STUCK
from firmware.play.knowledge import LEVELS, ON_CALL
from firmware.play.setup import Setup

Step = dict[str, Any]
TABLE = ("seat", "draw", "hands", "over")  # after each step, as far as it is known in that way


def told_on_call(story: dict[str, Any]) -> dict[str, Any]:
    """Return `story` with its moves on call; plays that were refused are not among them.

    Where the playthrough ends as nothing goes any more, the players say so: on the short sheet each
    of them.
    """
    game = rules.new(Setup(story["rules"], ON_CALL, story["players"]))
    game.play((0, 0))
    steps: list[Step] = []

    def turn(laid: int, told: Step | None = None) -> None:
        stuck = game.why_not((LAY_COUNT, laid)) is not None
        game.play((STUCK if stuck else LAY_COUNT, laid))
        table = {**game.facts(), **({} if told is None else told)}
        do = ["stuck" if stuck else "laid", laid]
        steps.append({"do": do, "ok": True, **{word: table[word] for word in TABLE}})

    laid = 0
    for step in story["steps"]:
        if step["ok"]:
            laid += step["do"][0] == "lay"
            if step["do"] == ["end"] or not story["left"] and step["over"]:
                turn(laid, {**step, "over": not story["left"] and step["over"]})
                laid = 0
    while story["steps"][-1]["over"] and not game.over:
        turn(laid)
        laid = 0
    head = {"rules": story["rules"], "level": LEVELS[ON_CALL], "players": story["players"]}
    return {**head, "steps": steps, **({"left": story["left"]} if game.over else {})}

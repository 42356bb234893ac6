"""A playthrough of Numbers Memo, told as it would have been refereed on call."""

from typing import Any

from firmware.play.knowledge import LEVELS, ON_CALL

UNTOLD = ("do", "ok", "up")  # by a step of that way, or its own


def told_on_call(story: dict[str, Any]) -> dict[str, Any]:
    """Return `story` with its moves on call: a step is a pair, or the end of a turn."""
    steps = []
    for step in story["steps"]:
        pair = step["do"][0] == "need" and not step["up"]
        if step["ok"] and (pair or step["do"] == ["end"]):
            table = {word: step[word] for word in step if word not in UNTOLD}
            steps.append({"do": ["pair" if pair else "end"], "ok": True, **table})
    return {**story, "level": LEVELS[ON_CALL], "steps": steps}

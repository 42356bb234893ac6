"""A playthrough of a game of discarding, told as it would have been refereed on call.

What the second reading of the rules says of hands, turn, obligations and draw pile holds for both
ways.
"""

from typing import Any

from firmware.play.knowledge import LEVELS, ON_CALL

Step = dict[str, Any]
UNTOLD = ("do", "ok", "open", "factors")  # by a step of that way, or its own


def told_on_call(story: dict[str, Any]) -> dict[str, Any]:
    """Return `story` with its moves on call; plays that were refused are not among them.

    Raises ValueError where a Trick comes between a turn's last card, a Monumeral, and its end: on
    call such a player says the Trick first.
    """
    steps = []
    rest = [step for step in story["steps"] if step["ok"]]
    seat = 0
    while rest:
        step = rest.pop(0)
        name, *fields = step["do"]
        if name in ("draw", "end"):
            steps.append(_step(step, "pass"))
        elif name in ("trick", "treat"):
            steps.append(_step(step, name))
        else:
            number = fields[0]
            ended = rest.pop(0) if rest and rest[0]["do"] == ["end"] else None
            over = ended or step["seat"] != seat or step["winner"] is not None
            if not over and number < 10 and rest and rest[0]["do"] == ["trick"]:
                raise ValueError("a Trick after a Monumeral")
            last = ("discard", number) if number < 10 and story["rules"] != "H1" else ("last",)
            steps.append(_step(ended or step, *(last if over else ("laid",))))
        seat = steps[-1]["seat"]
    head = {word: story[word] for word in story if word not in ("steps", "left")}
    left = {"left": story["left"]} if "left" in story else {}
    return {**head, "level": LEVELS[ON_CALL], "steps": steps, **left}


def _step(step: Step, *do: str | int) -> Step:
    table = {word: step[word] for word in step if word not in UNTOLD}
    return {"do": list(do), "ok": True, **table}

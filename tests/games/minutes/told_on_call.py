"""A playthrough of 4½ Minutes, told as it would have been refereed on call."""

from typing import Any

from firmware.play.knowledge import LEVELS, ON_CALL

UNTOLD = ("do", "ok", "tops")  # by a step of that way, or its own


def told_on_call(story: dict[str, Any]) -> dict[str, Any]:
    """Return `story` with its moves on call; plays that were refused are not among them."""
    steps = []
    for step in story["steps"]:
        if step["ok"]:
            table = {word: step[word] for word in step if word not in UNTOLD}
            steps.append({"do": called(step["do"]), "ok": True, **table})
    return {**story, "level": LEVELS[ON_CALL], "steps": steps}


def called(do: list[Any]) -> list[str]:
    """Return what a play is called that lays a card."""
    if do == ["aside"]:
        return do
    _, (kind, _, _), pile, *named = do
    if kind in ("dir", "two"):
        return ["reverse" if kind == "dir" else kind]
    if kind == "turn":
        return ["name", *(f"P{seat + 1}" for seat in named if seat is not None)]
    return ["block" if kind == "block" else "play", "AB"[pile]]

"""Playing a playthrough of a discarding game by its keys, the panel held against what is told."""

import re
from collections.abc import Callable
from typing import Any, Protocol

from firmware.games.shedding.rules import Discarding
from firmware.modules import catalog
from firmware.ui.layout import NO
from tests.games.shedding.positions import MOVES
from tests.stories import stories

SEAT = re.compile(r"P(\d) +(\d+|\dst|\dnd|\drd|\dth)(\+?)")
ASIDE = re.compile(r"(\d) play|#hide")
YES = "#yes  *no"
SEEN = "#ok or play on"  # on a page of what all must hear of
DRAWS = "#draw or lay"  # the same where # is the first of two by which they draw


class Device(Protocol):
    """Keys and a panel."""

    def type(self, keys: str) -> object: ...

    def rows(self) -> list[str]: ...


def told(name: str, number: int) -> dict[str, Any]:
    """Return the `number`-th playthrough of the rule set `name`, from 0."""
    return stories(name)[number]


def opens(story: dict[str, Any]) -> int:
    """Return the first open card, the first number after the hands (H-e)."""
    home = catalog.game_of(story["rules"])
    assert home
    dealt = story["players"] * home.part("rules").hand_size(story["players"])
    return next(card for card in story["deck"][dealt:] if card != "F")


def uncover(device: Device) -> None:
    """Press the key that is asked for while a page between two turns is shown."""
    while (found := ASIDE.match(device.rows()[7])) or device.rows()[7].startswith(SEEN):
        device.type(found[1] or "#" if found else "#")
    if device.rows()[7].startswith(DRAWS):
        device.type("9*")


def play(
    device: Device,
    story: dict[str, Any],
    game: Callable[[], Discarding],
    ahead: Callable[[], None] = lambda: None,
) -> int:
    """Play every step, holding the panel against the table that is told; return how many.

    What only the hands forbid is left out where the device does not know them.  `ahead` is called
    before each step.
    """
    uncover(device)
    played = 0
    for number, step in enumerate(story["steps"], 1):
        where = f"step {number}: {step['do']}"
        if not step["ok"] and allowed(story["rules"], game(), step["do"]):
            continue
        ahead()
        enter(device, step)
        played += 1
        if game().over:
            break
        uncover(device)
        compare(device.rows(), step, where)
    return played


def allowed(name: str, game: Discarding, do: list[Any]) -> bool:
    """Return True if a step that is refused cannot be typed, or only the hands forbid it."""
    if len(do) == 1 and do[0] in ("end", "draw"):
        return True  # "#" does what can be done
    if len(do) > 3 and (do[2] * do[3] != do[1] or max(do[2:]) > 10):
        return True
    try:
        move = MOVES[name].parse(" ".join(map(str, do)))
    except ValueError:  # the game has no such move
        return True
    return game.why_not(move) is None


def enter(device: Device, step: dict[str, Any]) -> None:
    """Type what a step does; what was refused is left as it is, and counts for nothing."""
    name, *fields = step["do"]
    if name in ("trick", "treat"):
        device.type("B" if name == "trick" else "C")
    elif not fields:
        device.type("#")
    if not fields:
        if device.rows()[7].endswith(YES):
            device.type("#")
        return
    typed = "".join(str(factor % 10) for factor in fields[1:]) or f"{fields[0]}#"
    device.type(("A" if name == "free" else "") + typed)
    if device.rows()[7].endswith(YES):
        device.type("*")  # it was played before


def compare(rows: list[str], step: dict[str, Any], where: str) -> None:
    """Hold the words of a turn against the table that the playthrough tells."""
    where += f", on the panel {rows}"
    if rows[0].startswith(NO):
        return  # a refusal stands there
    head = re.match(r"P(\d)", rows[0])
    assert head is not None, where
    assert int(head[1]) - 1 == step["seat"], where
    draw = re.search(r"pile *(\d+)", " ".join(rows[:3]))
    assert not draw or int(draw[1]) == step["draw"], where
    must = rows[0].startswith((head[0] + "!", head[0] + ": 1-9 or +3"))
    assert must == step["obliged"] or "_" in rows[0], where
    if not re.fullmatch(r"\d+(  .*)?", rows[3]):
        return  # a long hand, or it is a joker's
    figures = [int(figure) for figure in re.findall(r"\d+", rows[3])]
    assert figures[0] == step["open"], where
    if step["factors"] and len(figures) > 2:
        assert figures[1:3] == step["factors"], where
    others = [seat for seat in range(len(step["hands"])) if seat != step["seat"]]
    seats = sorted(found.groups() for row in rows[5:6] for found in SEAT.finditer(row))
    if len(seats) == len(others):  # else what must be drawn stands there, or the hand
        assert [int(held) for _, held, _ in seats] == [step["hands"][seat] for seat in others]
        assert [mark == "+" for *_, mark in seats] == [step["immune"][seat] for seat in others]

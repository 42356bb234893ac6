"""Playing a playthrough on a device by its keys, looking at nothing but the panel."""

import re
from typing import Any, Protocol

from firmware.play.notation import Notation
from firmware.ui.layout import NO
from tests.sample import rules
from tests.stories import stories

RULE_KEYS = {"TG": "1", "TG-expert1": "2", "TG-expert2": "3", "TS": "4"}
LEVEL_KEYS = {"table": "1", "screen": "2"}
STATUS = re.compile(r"(?:P(\d)|\S).* +pile +(\d+)")
moves = Notation(rules)


class Device(Protocol):
    """Keys and a panel."""

    def type(self, keys: str) -> object: ...

    def rows(self) -> list[str]: ...


def told(rules: str, number: int) -> dict[str, Any]:
    """Return the `number`-th playthrough of `rules`, from 0."""
    return stories(rules)[number]


def begin(device: Device, game: dict[str, Any], level: str) -> None:
    """Answer the questions; the first player starts, and a hand is shown to its owner."""
    keys = "1" + RULE_KEYS[game["rules"]] + LEVEL_KEYS[level] + str(game["players"])
    device.type(keys)
    if game["players"] > 1:
        device.type("1")
    uncover(device)


def uncover(device: Device) -> None:
    """Press the key that is asked for while a page between two turns is shown."""
    while found := re.match(r"(\d) play|#hide", device.rows()[7]):
        device.type(found[1] or "#")


def play(device: Device, game: dict[str, Any], hands: bool = True) -> None:
    """Play every step, holding the panel against the table that is told.

    Where the device does not know the `hands`, what only they forbid is left out, and questions
    are answered as the game tells.
    """
    laid = set()
    for number, step in enumerate(game["steps"], 1):
        name, *fields = step["do"]
        keys = moves.keys(moves.parse(" ".join([name, *map(str, fields)])))
        if not step["ok"] and not hands and goes(fields, step["tops"], laid):
            continue
        if not step["ok"] and means_another(fields, device.rows()):
            continue
        device.type(keys)
        if device.rows()[7].endswith("  *no"):
            device.type("#" if step["ok"] else "*")
        if step["ok"]:
            laid |= set(fields)
            uncover(device)
        if not step["over"]:
            compare(device.rows(), step, number)
    for _ in range(game["players"]):
        if "A again" not in device.rows()[7]:
            device.type("# #")  # at the table nobody but the players knows that nothing goes


def means_another(fields: list[Any], rows: list[str]) -> bool:
    """Return True if the card of `fields` is how one card alone of the hand on the panel begins."""
    hand = re.findall(r"\d+", rows[6]) if fields else []
    card = str(fields[0]) if fields else ""
    return card not in hand and sum(other.startswith(card) for other in hand) == 1


def goes(fields: list[Any], tops: list[int], laid: set) -> bool:
    """Return True if nothing but the hands forbids to lay the card of `fields` on their pile."""
    if not fields:
        return False
    card, pile = fields
    top = tops["ABCD".index(pile)]
    onward = card > top or card == top - 10 if pile in "AB" else card < top or card == top + 10
    return onward and card not in laid


def compare(rows: list[str], step: dict[str, Any], number: int) -> None:
    """Hold the words of a turn against the table that the playthrough tells."""
    where = f"step {number}: {step['do']}, on the panel {rows}"
    if rows[0].startswith((NO, "Ten back", "New: ")):
        return  # what is said stands in the head
    found = STATUS.match(rows[0])
    assert found is not None, where
    seat, draw = (int(figure or 1) for figure in found.groups())
    assert (seat - 1, draw) == (step["seat"], step["draw"]), where
    assert [int(top) for top in re.findall(r"\d+", rows[2])] == step["tops"], where


def left(rows: list[str]) -> int:
    """Return how many cards the result says are left."""
    found = re.match(r"(\d+) left", rows[0])
    return int(found[1]) if found else 0

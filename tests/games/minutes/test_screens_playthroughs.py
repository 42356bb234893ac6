"""Whole rounds by their keys, refused plays too: each verdict and the panel as they are told."""

from typing import Any

import pytest

from firmware.games.minutes import playthrough
from firmware.games.minutes.tables import LAY, TURN, text_of
from firmware.play.knowledge import SCREEN
from tests.desk import Desk
from tests.games.minutes.desk import game_of
from tests.games.playthrough_entry import LEVELS, PlaythroughEntry, stories


class Round(PlaythroughEntry):
    """A round whose clock is started before anybody plays, with many a card on the wrong pile."""

    mistakes = 0

    def begin(self) -> None:
        self.desk.type("# 1" if self.told["rules"] == "FH-challenge" else "1 #")

    def keys(self, step: dict[str, Any], move: tuple) -> str | None:
        """Return the keys of `step`; whom it names is typed where a card names somebody, only."""
        if move[0] != LAY:
            return "##"
        named = move[1] & 15 == TURN and game_of(self.desk).left > 1
        if len(move) - 3 != named:
            return None
        if self.level != SCREEN:
            return self.moves.keys(move)
        place = self.place(move[1])
        return place and place + "AB?"[move[2]] + "".join(str(seat + 1) for seat in move[3:])

    def place(self, card: int) -> str | None:
        """Return the keys that choose `card`, as the panel tells, or None where it does not lie."""
        for turn in ("", "D"):
            for word in " ".join(self.desk.type(turn).rows()[3:5]).split():
                if word[1:] == text_of(card):
                    return word[0]
            if "D more" not in self.desk.rows()[7]:
                break
        return None

    def step(self, step: dict[str, Any]) -> bool:
        self.mistake(step)
        typed = super().step(step)
        compare(self.desk, step)
        return typed

    def mistake(self, step: dict[str, Any]) -> None:
        """Type the card of `step` onto the other pile first, where it does not go."""
        move = self.move_of(step)
        if not step["ok"] or move is None or move[0] != LAY:
            return
        other = (LAY, move[1], 1 - move[2], *move[3:])
        keys = self.keys(step, other)
        if keys and self.replay.open.why_not(other):
            before = self.played()
            self.desk.type(keys)
            assert self.played() == before, (keys, self.desk.rows())
            assert self.buzzed(), (keys, self.desk.rows())
            self.mistakes += 1


@pytest.mark.parametrize("rules", ["FH", "FH-challenge"])
@pytest.mark.parametrize("level", ["table", "screen"])
@pytest.mark.parametrize("number", range(5))
def test_the_keys_are_judged_and_the_panel_tells_as_the_playthrough_does(
    rules: str, number: int, level: str
):
    (told,) = stories(rules, number)
    play = Round(told, LEVELS[level])
    assert play.play() > 3
    assert play.mistakes > 10
    assert play.desk.type("#").rows()[1] == f"{told['score']} minus points."


def compare(desk: Desk, step: dict[str, Any]) -> None:
    """Hold the rows of a turn against the table that is told."""
    where = f"{step}, on the panel {desk.rows()}"
    if step["over"]:
        assert game_of(desk).over, where
        return
    row, *piles = desk.rows()[:3]
    way = {1: ">", -1: "<"}[step["way"]] if len(step["displays"]) > 2 else " "
    assert row[:3] == f"P{step['seat'] + 1}{way}", where
    assert row[9:15] == f"pile{step['draw']:>2}", where
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

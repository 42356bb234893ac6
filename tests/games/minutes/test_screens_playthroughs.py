"""Whole rounds by their keys, refused plays too: each verdict and the panel as they are told."""

from typing import Any

import pytest

from firmware.games.minutes import desktop, texts
from firmware.games.minutes.rules import BLOCKED, LAY, LETTERS, NAMES, TURN, value_of
from firmware.games.minutes.texts import short
from firmware.play.knowledge import SCREEN
from tests import drawn
from tests.desk import Desk
from tests.games.minutes.desk import game_of, status, tops
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
        game = game_of(self.desk)
        hand = game.knowledge.hand(game.seat)
        if card not in hand:
            return None
        at = hand.index(card)
        key = str(at % 6 + 1)
        shown = " ".join(self.desk.type("D" * (at // 6)).rows())
        assert short(card) in shown, self.desk.rows()
        return key

    def enter(self, step: dict[str, Any], keys: str) -> bool:
        """Type `keys` as far as none is refused; what may be right all the same is not."""
        for key in keys:
            self.desk.type(key)
            if self.desk.rows()[7].startswith("#yes"):
                self.desk.type("*")
                break
            if self.desk.app.stack[-1].note and self.desk.app.stack[-1].sign:
                break
        return False

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
            self.enter(step, keys)
            assert self.played() == before, (keys, self.desk.rows())
            assert self.buzzed(), (keys, self.desk.rows())
            self.mistakes += 1


WAYS = [(rules, level) for rules in ("FH", "FH-challenge") for level in ("table", "screen")]


@pytest.mark.parametrize(("number", "way"), drawn.in_a_way(range(5), WAYS))
def test_the_keys_are_judged_and_the_panel_tells_as_the_playthrough_does(
    number: int, way: tuple[str, str]
):
    rules, level = way
    (told,) = stories(rules, number)
    play = Round(told, LEVELS[level])
    assert play.play() > 3
    assert play.mistakes > 10
    assert play.desk.type("#").rows()[0] == f"{told['score']} minus points"


def compare(desk: Desk, step: dict[str, Any]) -> None:
    """Hold the rows of a turn against the table that is told."""
    where = f"{step}, on the panel {desk.rows()}"
    if step["over"]:
        assert game_of(desk).over, where
        return
    piles = tops(desk)
    way = {1: ">", -1: "<"}[step["way"]] if len(step["displays"]) > 2 else ""
    if not desk.app.stack[-1].note:
        who, _, *rest = status(desk).split()
        assert who == f"P{step['seat'] + 1}{way}", where
        assert rest[:2] == ["pile", str(step["draw"])], where
        assert rest[2:] in ([], ["out", str(step["aside"])]), where
    for pile, (told, shown) in enumerate(zip(step["tops"], piles, strict=True)):
        words = shown.split()
        assert words[0] == "AB"[pile], where
        if told is None:
            assert words[1:] == ["empty"], where
        else:
            card = value_of(desktop.text(["lay", told, 0]).split()[1])
            white = NAMES[card >> 4] + "/white"
            named = white if card & 15 == BLOCKED else texts.name_of(card)
            if words[-1] not in texts.COUNTS:
                assert " ".join(words[1:]) in written(named), where
        blocked = str([None, "ONE", "TWO", "THREE"][step["count"]])
        assert (blocked in shown) == (step["blocked"] == pile), where
    if desk.rows()[2].startswith("cards"):
        assert [int(count) for count in desk.rows()[2].split()[1:]] == step["displays"], where


def written(named: str) -> set[str]:
    """Return how a top may be written, as there is room, its colours in three letters or one."""
    one = named
    for name, letter in zip(NAMES, LETTERS, strict=True):
        one = one.replace(name, letter)
    words = {named, texts.label(named), texts.label(one)}
    return words | {named.replace("yellow", "yel")}

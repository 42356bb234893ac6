"""Whole games 5 and 6 that were refereed on call: told of games by the rules, replayed, typed."""

import json
from random import Random
from typing import Any

import pytest

from firmware.play.knowledge import ON_CALL, SCREEN
from tests.games.melding.desk import cards_keys, settle
from tests.games.melding.exhaustive import arrangeable
from tests.games.melding.positions import F
from tests.games.melding.told_on_call import FOLDERS, GAMES, told_on_call
from tests.games.melding.whole_games import dealt
from tests.games.playthrough_entry import CALLED, PlaythroughEntry, stories
from tests.stories import FILES, lines
from tools.replay.conform import first_disagreement

EVERY = [(name, number) for name in GAMES for number in range(len(GAMES[name]))]


def cards_of(do: list[Any]) -> list[int]:
    """Return all cards of a claim, the one thrown first."""
    words = [str(word) for word in do[2:] if word != "/"]
    return [F if word.startswith("F") else int(word) for word in words]


@pytest.mark.rule("H5.5", "H5.6", "H5.7", "H6.3", "H6.4", "H-c")
@pytest.mark.parametrize("name", sorted(GAMES))
def test_the_rules_agree_with_every_one_and_none_is_judged_card_by_card(name: str):
    for line in lines(name + CALLED):
        assert first_disagreement(line, ON_CALL) is None
        told = json.loads(line)
        del told["level"]
        assert first_disagreement(json.dumps(told), SCREEN)
    assert FILES[name + CALLED].parent.name == FOLDERS[name]


@pytest.mark.parametrize(("name", "number"), EVERY)
def test_each_is_told_of_a_game_that_was_played_by_the_rules(name: str, number: int):
    agreed, log = dealt(name, *GAMES[name][number])
    assert stories(name + CALLED)[number] == told_on_call(agreed, log)


def test_nobody_could_be_out_whose_claim_was_refused():
    claims = 0
    for told in stories("H5" + CALLED):
        for step in told["steps"]:
            if step["do"][0] == "claim":
                cards = cards_of(step["do"])
                rests = [cards[:at] + cards[at + 1 :] for at in range(len(cards))]
                assert step["ok"] == any(arrangeable(rest, True, 2) for rest in rests)
                claims += not step["ok"]
    assert claims > 4


def test_they_reach_a_claim_the_players_word_points_and_places():
    tried = [step for name in GAMES for told in stories(name + CALLED) for step in told["steps"]]
    for kind in ("claim", "finished", "score"):
        for ok in (True, False):
            assert [step for step in tried if step["do"][0] == kind and step["ok"] == ok]
    assert {told["places"] for name in GAMES for told in stories(name + CALLED)} == {True, False}


@pytest.mark.parametrize("name", sorted(GAMES))
def test_any_field_told_otherwise_is_noticed(name: str):
    chance = Random(name)
    for _ in range(30):
        told = json.loads(chance.choice(lines(name + CALLED)))
        place = chance.randrange(len(told["steps"]) - 1)
        step = told["steps"][place]
        field = chance.choice(["seat", "hands", "finished"])
        step[field] = step[field] + 1 if field == "seat" else [*step[field], 1]
        assert field in (first_disagreement(json.dumps(told), ON_CALL) or "") or step["over"]
        step["ok"] = not step["ok"]
        assert first_disagreement(json.dumps(told), ON_CALL)


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("players", "3", "players cannot be so"),
        ("players", 9, "no such game"),
        ("jokers", True, "jokers cannot be so"),
        ("jokers", 5, "no such game"),
        ("jokers", -1, "no such game"),
        ("places", 1, "places cannot be so"),
    ],
)
def test_a_set_up_that_is_none_is_said(field: str, value: Any, message: str):
    told = {**stories("H5" + CALLED)[0], field: value}
    assert first_disagreement(json.dumps(told), ON_CALL) == f"set-up: {message}"


@pytest.mark.parametrize("words", [[], ["claim", 1.5], ["claim", None], ["claim", "P1", "X"]])
def test_a_step_that_is_no_move_is_said(words: list[Any]):
    told = stories("H5" + CALLED)[0]
    told["steps"][0] = {**told["steps"][0], "do": words, "ok": True}
    assert (first_disagreement(json.dumps(told), ON_CALL) or "").startswith("step 1: ")


class OnCall(PlaythroughEntry):
    """A playthrough that is typed: the cards of a claim in any order, what is wrong corrected.

    The card that the player throws comes last, as the device may name another else.
    """

    def begin(self) -> None:
        super().begin()
        self.chance = Random(json.dumps(self.told))
        self.typed: dict[int, list[int]] = {}  # by seat

    def keys(self, step: dict[str, Any], move: tuple) -> str | None:
        """Return the keys; who is out is not asked again, so that cannot be typed."""
        if step["do"][0] == "finished" and not step["ok"]:
            return None
        if step["do"][0] != "claim":
            return self.hidden() + (super().keys(step, move) or "")
        seat, (thrown, *rest) = move[1], cards_of(step["do"])
        self.chance.shuffle(rest)
        before = self.typed.get(seat, [])
        self.typed[seat] = [*rest, thrown]
        gone, new = list(before), [*rest, thrown]
        for card in before:
            if card in rest:
                gone.remove(card)
                rest.remove(card)
                new.remove(card)
        out = "".join(cards_keys([card]).rstrip("#") + "D" for card in gone)
        return f"{self.hidden()}D{seat + 1}{out}{cards_keys(new)}"

    def hidden(self) -> str:
        """Return the key that hides the cards of who was not out, if they are in view."""
        keys = self.desk.rows()[7]
        return "C" if " C hide" in keys or keys == "hold 0 why?  *clear" else ""

    def enter(self, step: dict[str, Any], keys: str) -> bool:
        said = super().enter(step, keys)
        settle(self.desk)
        return said

    def settle(self) -> None:
        if " is " in settle(self.desk).rows()[0]:
            self.desk.type("#")


@pytest.mark.rule("H5.5", "H6.3")
@pytest.mark.parametrize(("name", "number"), EVERY)
def test_what_is_typed_is_judged_as_it_is_told(name: str, number: int):
    told = stories(name + CALLED)[number]
    claims = [step for step in told["steps"] if step["do"][0] in ("claim", "score")]
    refused = [step for step in claims if not step["ok"]]
    assert OnCall(told, ON_CALL).play() == len(refused)

"""How many keys recorded games take: typed into the simulated device, and told with their bars."""

from typing import Any

import pytest

from firmware.modules import catalog
from firmware.modules.game_folder import GameFolder
from firmware.play.knowledge import GUIDED, LEVELS, ON_CALL, TABLE
from tests.games.playthrough_entry import CALLED
from tests.sample import OURS
from tests.stories import stories
from tools.bench import __main__ as bench
from tools.bench import key_count
from tools.bench.key_count import Count


def known(rules: str) -> GameFolder:
    """Return the game of the rule set `rules`."""
    game = catalog.game_of(rules)
    assert game
    return game


def begun(rules: str, number: int, steps: int) -> dict[str, Any]:
    """Return the beginning of a playthrough."""
    told = stories(rules)[number]
    return {**told, "steps": told["steps"][:steps]}


def test_a_card_and_sharp_are_three_keys_and_drawing_is_asked_once_more():
    told = begun("H1", 1, 6)
    tried = [(*step["do"], step["ok"]) for step in told["steps"]]
    cards = [do for do in tried if do[-1] and do[0] == "discard"]
    draws = tried.count(("draw", True))
    count = key_count.count(known("H1"), told, TABLE)
    typed = sum(len(f"{card}#") for _, card, _ in cards)
    assert count == Count(typed + 2 * draws, len(cards) + draws, len(cards) + draws, False, 0)


def test_what_is_asked_before_a_card_is_drawn_is_answered():
    told = begun("H1", 1, 12)
    assert ["draw"] in [step["do"] for step in told["steps"] if step["ok"]]
    count = key_count.count(known("H1"), told, TABLE)
    assert count.plays == sum(step["ok"] for step in told["steps"])


def test_on_call_the_same_turns_are_a_key_each():
    count = key_count.count(known("H1"), begun("H1" + CALLED, 0, 6), ON_CALL)
    assert count == Count(6, 6, 6, False, 0)


def test_what_ends_a_game_is_counted_in_the_game_alone():
    told = stories("TG" + CALLED)[0]
    turns = [step["do"] for step in told["steps"] if step["ok"]]
    assert turns[-1] == ["stuck", 0]
    count = key_count.count(known("TG"), told, ON_CALL)
    before = len(turns) - 1
    assert count == Count(2 * before, before, before, True, 2 * before + 2)


def test_what_is_told_once_a_game_is_shared_out_among_its_turns():
    told = stories("H5" + CALLED)[0]
    claim, *points = [step["do"] for step in told["steps"] if step["ok"]]
    cards = [word for word in claim[2:] if word != "/"]
    typed, sets = len("D1") + 2 * len(cards), 1 + claim.count("/")  # each set is seen
    assert not {"F", 100} & set(cards), "which are one key each"
    count = key_count.count(known("H5"), told, ON_CALL)
    assert (count.turns, count.plays, count.ended) == (told["turns"], 2, True)
    assert count.whole == typed + sets + sum(len(f"{number}#") for *_, number in points)


def test_where_only_the_players_can_know_the_end_they_say_it():
    told = stories("TG-expert2")[2]
    assert told["steps"][-1]["over"]
    count = key_count.count(known("TG-expert2"), told, TABLE)
    assert (count.ended, count.whole - count.keys) == (True, 2)


def test_whose_hand_is_known_claims_without_a_card():
    told = next(told for told in stories("H5") if told["players"] == 3)
    assert told["steps"][-1]["do"][0] == "out"
    count = key_count.count(known("H5"), told, GUIDED)
    assert count.ended
    assert count.keys < 2 * count.plays  # seven cards are not typed


def test_where_the_places_are_known_a_card_is_a_place():
    told = next(told for told in stories("H7") if told["players"] == 3)
    assert key_count.count(known("H7"), told, GUIDED).ended


def test_a_turn_of_the_short_sheet_in_which_too_few_are_laid_is_two_keys_too():
    told = next(told for told in stories("TS" + CALLED) if told["players"] == 3)
    assert ["stuck", 1] in [step["do"] for step in told["steps"]]
    count = key_count.count(known("TS"), told, ON_CALL)
    assert count.keys <= 2 * count.turns


def test_a_move_that_cannot_be_typed_is_named():
    told = begun("H1", 1, 6)
    told["steps"][0]["do"] = ["trick"]
    with pytest.raises(RuntimeError, match="B is not played"):
        key_count.count(known("H1"), told, TABLE)


def test_every_rule_set_and_way_with_recorded_games_has_its_rows(monkeypatch: pytest.MonkeyPatch):
    seen = []

    def count(game: GameFolder, told: dict[str, Any], level: int) -> Count:
        seen.append((told["rules"], told["players"], told.get("level", LEVELS[TABLE])))
        return Count(12, 5, 6, True, 14)

    monkeypatch.setattr(key_count, "count", count)
    figures = {figure.name: figure for game in catalog.games() for figure in bench.keys(game)}
    assert {players for _, players, _ in seen} == {3}
    for rules, _, way in seen:
        assert f"keys a turn, {rules}, {way}" in figures
        assert f"keys a game, {rules}, {way}" in figures
    for game in OURS:
        for rules, *_ in game.rule_sets:
            assert f"keys a turn, {rules}, table" in figures
            assert f"keys a game, {rules}, guided" in figures
            if ON_CALL in game.levels:
                assert figures[f"keys a turn, {rules}, on call"].bar == "<= 2"
    told = [figures[f"keys a {what}, {way}"] for what, way in (
        ("turn", "H7, table"), ("play", "H4, table"), ("play", "H1, table"), ("turn", "H1, table"),
    )]  # fmt: skip
    assert [(figure.value, figure.bar) for figure in told] == [
        (2.4, "<= 8"), (2.0, "<= 2.2"), (2.0, "<= 3.5"), (2.4, ""),
    ]  # fmt: skip

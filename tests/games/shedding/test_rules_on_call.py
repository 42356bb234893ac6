"""Digits, Great Digits and Numbers on call: the players judge their cards, the device counts."""

import pytest

from firmware.games.shedding.rules import Discarding
from firmware.play.knowledge import ON_CALL
from tests.games.shedding.positions import MOVES, RULES, play, setup, why

FEW = ("H1", "H2", "H3")


def begun(name: str, players: int = 3, **wanted: object) -> Discarding:
    """Return a game in which the first player starts; nobody has told which card lies open."""
    return play(name, RULES[name].new(setup(name, players, ON_CALL, **wanted)), "start P1")


@pytest.mark.rule("H1.1", "H1.2")
@pytest.mark.parametrize("name", FEW)
def test_one_card_laid_ends_the_turn(name: str):
    game = play(name, begun(name), "last")
    assert game.facts() == {
        "seat": 1,
        "obliged": False,
        "laid": 0,
        "draw": 78,
        "hands": [6, 7, 7],
        "immune": [False] * 3,
        "winner": None,
        "out": [],
        "owes": [],
        "over": False,
        "left": [6, 7, 7],
    }


@pytest.mark.rule("H2.3", "H3.1", "H3.3")
@pytest.mark.parametrize("name", ["H2", "H3"])
def test_more_cards_may_be_laid_in_a_turn(name: str):
    game = play(name, begun(name), "laid, laid, last")
    assert (game.seat, game.knowledge.hands) == (1, [4, 7, 7])


@pytest.mark.rule("H1.2")
def test_in_digits_it_is_one_and_nobody_answers():
    game = begun("H1")
    assert why("H1", game, "laid") == ("one",)
    assert not play("H1", begun("H1"), "discard 7").obliged
    for text in (
        "trick",
        "treat",
        "ruling-answer yes",
        "ruling-answer no",
        "ruling-hundred P1 yes",
    ):
        assert why("H1", game, text) == ("plain",)
    assert why("H1", game, "draw") == ("on-call",)


@pytest.mark.rule("H1.4")
@pytest.mark.parametrize("name", FEW)
def test_who_lays_nothing_draws_one(name: str):
    game = play(name, begun(name), "pass")
    assert (game.seat, game.knowledge.hands, game.knowledge.draw) == (1, [8, 7, 7], 77)


@pytest.mark.rule("H2.8", "H3.1")
def test_who_has_laid_some_and_no_more_draws_nothing():
    game = play("H3", begun("H3"), "laid, laid, pass")
    assert (game.seat, game.knowledge.hands, game.obliged) == (1, [5, 7, 7], False)


@pytest.mark.rule("H2.2", "H3.2")
@pytest.mark.parametrize("name", ["H2", "H3"])
def test_a_monumeral_at_the_end_obliges_the_next_who_tells_theirs_or_draws_three(name: str):
    game = play(name, begun(name), "laid, discard 7")
    assert game.obliged
    assert why(name, game, "last") == ("oblige",)
    assert why(name, game, "laid") == ("oblige",)
    assert why(name, game, "treat") == ("answer",)
    assert play(name, game, "discard 3").obliged
    play(name, game, "pass")
    assert (game.knowledge.hands, game.obliged) == ([5, 6, 10], False)
    assert why(name, game, "last") is None


@pytest.mark.rule("H2.4", "H2.5")
@pytest.mark.parametrize("name", ["H2", "H3"])
def test_trick_makes_the_others_draw_and_lifts_the_obligation(name: str):
    game = play(name, begun(name), "discard 7, trick")
    assert (game.seat, game.obliged, game.knowledge.hands) == (1, False, [9, 6, 10])
    assert why(name, play(name, game, "last"), "trick") == ("gone", 100)


@pytest.mark.rule("H2.4")
@pytest.mark.parametrize("name", ["H2", "H3"])
def test_treat_stands_in_place_of_the_turn_and_frees_of_answers(name: str):
    game = play(name, begun(name, 2), "treat, discard 7")
    assert (game.seat, game.obliged, game.facts()["immune"]) == (0, False, [True, False])
    assert why(name, play(name, game, "laid"), "treat") == ("late",)
    assert why(name, game, "trick") == ("gone", 100)
    assert why(name, game, "ruling-answer yes") == ("immune", "P1")


@pytest.mark.rule("H2.6", "H3.4")
def test_a_hundred_that_is_a_card_like_others_is_no_trick():
    assert why("H2", begun("H2", hundred="plain"), "trick") == ("plain",)
    assert why("H3", begun("H3", hundred="out"), "treat") == ("plain",)


@pytest.mark.rule("H1.5", "H-c")
@pytest.mark.parametrize("ends", ["last", "discard 7", "laid"])
def test_the_first_empty_hand_wins_and_the_others_count_their_cards(ends: str):
    game = play("H2", begun("H2"), f"pass, ruling-turn P1, ruling-hand P1 1, {ends}")
    assert (game.over, game.scores(), game.result()) == (True, [0, 7, 7], "P1 wins, 0 7 7")
    assert why("H2", game, "last") == ("over",)


@pytest.mark.rule("H2.5")
def test_the_hundred_as_the_last_card_wins_after_the_others_have_drawn():
    game = play("H3", begun("H3"), "ruling-hand P1 1, trick")
    assert (game.over, game.scores()) == (True, [0, 10, 10])


@pytest.mark.rule("H-c")
def test_who_plays_on_for_places_is_passed_over_once_out_and_their_last_card_obliges():
    game = play("H2", begun("H2", places=True), "ruling-hand P1 1, discard 7")
    assert (game.out, game.seat, game.obliged, game.over) == ([0], 1, True, False)
    play("H2", game, "pass, last")
    assert game.seat == 1
    play("H2", game, "ruling-hand P2 1, last")
    assert (game.over, game.scores()) == (True, [0, 2, 3])


@pytest.mark.rule("H-b")
def test_the_last_card_of_the_draw_pile_has_the_discards_shuffled():
    game = play("H2", begun("H2"), "last, last, discard 7, ruling-draw 2, pass")
    assert (game.shuffled, game.drawn, game.knowledge.hands[0]) == ((79, 2), [0, 3], 9)
    assert game.knowledge.draw == 78


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("discard 0", ("card", 0)),
        ("free 7", ("on-call",)),
        ("end", ("on-call",)),
        ("draw", ("on-call",)),
        ("open 23", ("on-call",)),
        ("shuffle", ("on-call",)),
        ("start P2", ("started",)),
        ("ruling-open 23", ("on-call",)),
        ("ruling-run 2", ("on-call",)),
        ("ruling-laid 2", ("on-call",)),
        ("ruling-answer yes", ("early",)),
        ("ruling-hand P4 1", ("seat", 3)),
        ("ruling-hand P1 0", ("count", 1, 85)),
        ("ruling-draw 99", ("count", 0, 78)),
        ("ruling-hundred P4 yes", ("seat", 3)),
    ],
)
def test_what_cannot_be_is_refused_and_changes_nothing(text: str, reason: tuple):
    game = begun("H2")
    before = game.facts()
    assert game.play(MOVES["H2"].parse(text)) == reason
    assert game.facts() == before


def test_a_field_that_is_neither_yes_nor_no_is_refused():
    assert begun("H2").why_not((13, 2)) == ("count", 0, 1)


def test_the_table_can_set_that_somebody_must_answer_or_need_not():
    game = play("H2", begun("H2"), "last, ruling-answer yes")
    assert game.obliged
    assert not play("H2", game, "ruling-answer no").obliged
    assert play("H2", game, "ruling-turn P3, last").seat == 0


@pytest.mark.parametrize("name", FEW)
@pytest.mark.parametrize("text", ["laid", "last", "pass"])
def test_where_the_device_checks_every_card_none_is_laid_unseen(name: str, text: str):
    checked = play(name, RULES[name].new(setup(name, 3)), "start P1, open 23")
    assert why(name, checked, text) == ("check",)


@pytest.mark.rule("H2.2", "H3.2")
@pytest.mark.parametrize("name", ["H2", "H3"])
def test_a_turn_may_end_later_on_a_monumeral_that_was_laid_before(name: str):
    assert why(name, begun(name), "oblige") == ("nothing",)
    game = play(name, begun(name), "laid, oblige")
    assert (game.seat, game.obliged, game.laid) == (1, True, 0)
    assert (why(name, game, "last"), why(name, game, "oblige")) == (("oblige",), ("nothing",))
    game = play(name, game, "pass")
    assert (game.obliged, game.knowledge.hands) == (False, [6, 10, 7])


def test_digits_and_who_checks_every_card_have_no_such_end():
    assert why("H1", begun("H1"), "oblige") == ("check",)
    table = RULES["H2"].new(setup("H2", 3))
    assert why("H2", play("H2", table, "start P1, open 23"), "oblige") == ("check",)

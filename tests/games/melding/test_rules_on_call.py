"""Games 5 and 6 on call: nothing is told of the turns, and who is out proves it or is believed."""

import pytest

from firmware.games.melding.rules import FINISHED, SCORE, START
from firmware.play.knowledge import ON_CALL
from firmware.play.setup import Setup
from tests.games.melding.positions import RULES, called, chosen, play, why

PRIMES = "7 77 17 / 23 22 13 63"  # seven cards in sets of H5
RUMMY = "7 17 37 87 97 / 41 42 45 48 / 1 2 3 5 9"
SETS = {
    "H5": PRIMES,
    "H5-advanced": "7 77 17 57 / 23 22 13 63 33 / 59 50 39 51 55",
    "H6": RUMMY,
}


@pytest.mark.rule("H5.1", "H5.7", "H6.1")
@pytest.mark.parametrize(("name", "players", "size"), [
    ("H5", 6, 7), ("H5-advanced", 4, 14), ("H6", 4, 14),
])  # fmt: skip
def test_hands_are_as_in_the_other_ways_and_nothing_else_is_known(
    name: str, players: int, size: int
):
    game = called(name, players)
    assert game.facts() == {
        "seat": 0,
        "hands": [size] * players,
        "finished": [],
        "points": [-1] * players,
        "over": False,
    }
    assert game.legal_moves() == [(FINISHED, seat) for seat in range(players)]
    with pytest.raises(ValueError, match="no such game"):
        RULES[name].new(Setup(name, ON_CALL, players + 1))


@pytest.mark.parametrize("move", [
    "open 50", "draw", "take", "throw 50", "out 99 " + PRIMES, "shuffle 1 2", "ruling-open 50",
    "ruling-draw 9", "ruling-turn P2",
])  # fmt: skip
def test_what_is_told_card_by_card_is_not_told_here(move: str):
    assert why(called(), move) == ("on-call",)


@pytest.mark.parametrize("move", ["claim P1 99 " + PRIMES, "finished P1"])
def test_what_is_told_on_call_is_told_nowhere_else(move: str):
    checked = play(RULES["H5"].new(Setup("H5", 0, 2)), "start P1, open 50, draw")
    assert why(checked, move) == ("checked",)


@pytest.mark.rule("H5.5", "H5.7", "H6.3")
@pytest.mark.parametrize("name", sorted(SETS))
def test_anybody_proves_at_any_time_that_they_are_out(name: str):
    game = play(called(name, 3), f"claim P3 99 {SETS[name]}")
    assert (game.finished, game.knowledge.hands[2], game.points[2]) == ([2], 0, 0)
    assert game.scoring
    assert game.seat == 0, "whose hand is scored next"
    assert len(game.laid) == game.hand_size


@pytest.mark.rule("H5.2", "H5.5", "H5.7")
@pytest.mark.parametrize(
    ("claim", "reason"),
    [
        ("P1 99 7 77 17 / 23 22 13 64", ("sets",)),
        ("P1 99 7 77 17 / 23 22 13", ("size", 7)),
        ("P1 99 7 77 17 / 23 22 13 63 33", ("size", 7)),
        ("P1 99 7 77 77 / 23 22 13 63", ("twice", 77)),
        ("P1 100 7 77 17 / 23 22 13 63", ("card", 100, 99)),
        ("P1 63 7 77 17 / 23 22 13 63", ("twice", 63)),
        ("P4 99 " + PRIMES, ("seat", 3)),
    ],
)
def test_a_claim_that_is_none_is_refused_with_its_reason(claim: str, reason: tuple):
    assert why(called("H5", 3), "claim " + claim) == reason


@pytest.mark.rule("H5.4")
def test_there_are_no_more_free_cards_than_were_agreed_on():
    game = called("H5", 2, chosen(1))
    assert why(game, "claim P1 99 7 F77 17 / 23 22 13 63") is None
    assert why(game, "claim P1 99 7 F77 17 / 23 22 13 F63") == ("twice", 101)
    assert why(called("H5", 2, chosen(0)), "claim P1 99 7 F77 17 / 23 22 13 63") == ("jokers",)


def test_before_the_start_after_the_end_and_twice_nobody_is_out():
    game = RULES["H5"].new(Setup("H5", ON_CALL, 3))
    assert game.legal_moves() == [(START, seat) for seat in range(3)]
    assert why(game, "claim P1 99 " + PRIMES) == ("start",)
    assert why(game, "finished P1") == ("start",)
    assert why(game, "start P4") == ("seat", 3)
    play(game, "start P2")
    assert why(game, "start P2") == ("started",)
    assert why(game, "score P2 3") == ("playing",)
    play(game, "finished P1")
    assert why(game, "finished P3") == ("score", "P2")
    assert why(game, "claim P3 99 " + PRIMES) == ("score", "P2")
    play(game, "score P2 3, score P3 0")
    assert why(game, "finished P3") == ("over",)
    assert why(game, "start P1") == ("over",)


@pytest.mark.rule("H5.6", "H6.4")
def test_the_others_hands_are_scored_one_after_the_other():
    game = play(called("H6", 3), "claim P2 100 " + RUMMY)
    assert game.legal_moves() == [(SCORE, 2, count) for count in range(15)]
    assert why(game, "score P1 3") == ("score", "P3")
    assert why(game, "score P3 15") == ("count", 0, 14)
    play(game, "score P3 4, score P1 9")
    assert (game.over, game.scores()) == (True, [9, 0, 4])
    assert game.result() == "P2 wins, 9 0 4"


@pytest.mark.rule("H-c")
def test_for_places_the_game_goes_on_and_the_last_one_left_has_the_last():
    game = play(called("H5", 3, chosen(4, True)), "claim P3 99 " + PRIMES)
    assert (game.seat, game.finished, game.over) == (0, [2], False)
    assert why(game, "finished P3") == ("finished", "P3")
    assert why(game, "claim P3 99 " + PRIMES) == ("finished", "P3")
    play(game, "finished P1")
    assert (game.over, game.points) == (True, [2, 3, 0])


@pytest.mark.rule("H-c")
def test_cards_in_sets_are_in_no_other_hand_but_the_one_thrown_may_be():
    game = play(called("H5", 3, chosen(4, True)), "claim P3 99 " + PRIMES)
    assert why(game, "claim P1 98 23 43 53 / 59 50 39 99") == ("elsewhere", 23)
    assert why(game, "claim P1 98 73 43 53 / 59 50 39 99") is None


def test_a_card_in_sets_may_be_in_a_hand_all_the_same():
    game = play(called("H5", 3, chosen(4, True)), "claim P3 99 " + PRIMES)
    assert why(game, "ruling-unseen 50") == ("unseen", 50)
    play(game, "ruling-unseen 23")
    assert why(game, "claim P1 98 23 43 53 / 59 50 39 99") is None
    assert len(game.laid) == 7


def test_while_hands_are_scored_the_card_thrown_lies_open():
    game = play(called("H5", 3), "claim P3 99 " + PRIMES)
    assert (game.open, game.away(99), game.away(98)) == (99, 1, 0)


@pytest.mark.parametrize("places", [False, True])
def test_who_is_believed_has_laid_cards_that_nobody_knows(places: bool):
    game = play(called("H5", 3, chosen(4, places)), "finished P2")
    assert (game.finished, game.knowledge.hands, game.pile) == ([1], [7, 0, 7], [])
    assert [game.away(card) for card in range(1, 102)] == [0] * 101
    assert game.outside == 99 + 4 - 3 * 7


def test_nobody_sees_a_card_that_they_had_not_seen():
    game = called()
    assert not game.drew((FINISHED, 0))

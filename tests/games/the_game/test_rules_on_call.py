"""The Game on call: the players judge their cards, the device counts, draws and keeps the turn."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from firmware.games.the_game import rules
from firmware.games.the_game.rules import OnCall
from firmware.play.knowledge import ON_CALL
from firmware.play.notation import Notation
from firmware.play.setup import Setup

MOVES = Notation(rules)


def begun(name: str = "TG", players: int = 3) -> OnCall:
    """Return a game in which the first player starts."""
    return play(rules.new(Setup(name, ON_CALL, players)), "start P1")


def play(game: OnCall, text: str) -> OnCall:
    """Play the moves of `text`, none of which may be refused."""
    for words in text.split(","):
        assert game.play(MOVES.parse(words)) is None, words
    return game


def why(game: OnCall, text: str) -> tuple | None:
    return game.why_not(MOVES.parse(text))


@pytest.mark.rule("TG3", "TG8")
def test_who_laid_three_draws_three_and_the_next_player_is_on_turn():
    game = play(begun(), "laid 3")
    assert game.facts() == {
        "seat": 1,
        "draw": 77,
        "hands": [6, 6, 6],
        "over": False,
        "left": 95,
        "marks": [0, 0, 0, 0],
    }


@pytest.mark.rule("TG7", "TG13", "TG14", "TS2")
@pytest.mark.parametrize(("name", "due"), [("TG", 2), ("TG-expert1", 3), ("TG-expert2", 3)])
def test_fewer_than_the_rules_want_are_asked_about(name: str, due: int):
    game = begun(name)
    assert why(game, f"laid {due - 1}") == ("ask", 1)
    assert why(game, f"laid {due}") is None
    assert why(game, f"stuck {due}") == ("enough",)


@pytest.mark.rule("TG9", "TS2")
def test_with_an_empty_draw_pile_one_card_will_do_on_the_short_sheet_still_two():
    assert why(play(begun(), "ruling-draw 0"), "laid 1") is None
    assert why(play(begun("TS"), "ruling-draw 0"), "laid 1") == ("ask", 1)
    assert why(play(begun("TS"), "ruling-draw 0, ruling-hand P1 1"), "laid 1") is None


@pytest.mark.rule("TG11", "TG16")
def test_who_can_lay_no_more_ends_the_game_and_what_was_laid_counts():
    game = play(begun(), "laid 2, stuck 1")
    assert game.over
    assert game.result() == "95 left"
    assert why(game, "laid 2") == ("over",)


@pytest.mark.rule("TS5")
def test_on_the_short_sheet_the_turn_passes_on_until_nobody_has_laid_anything():
    game = play(begun("TS"), "stuck 0, stuck 1, stuck 0, stuck 0")
    assert not game.over
    assert play(game, "stuck 0").over


@pytest.mark.rule("TG10", "TG12")
def test_who_holds_no_card_is_passed_over_and_the_last_card_wins():
    game = play(begun(), "ruling-draw 0, ruling-hand P2 0, ruling-hand P3 1, laid 6")
    assert game.seat == 2
    game.unlaid = 1  # as if all others had been laid
    assert play(game, "laid 1").won


def test_what_is_ruled_wins_no_game():
    game = play(begun(), "ruling-draw 0, ruling-hand P1 0, ruling-hand P2 0, ruling-hand P3 0")
    assert not game.over
    assert not play(game, "laid 0").won


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("laid 7", ("many", 6)),
        ("stuck 7", ("many", 6)),
        ("lay 37 A", ("on-call",)),
        ("end", ("on-call",)),
        ("start P2", ("started",)),
        ("ruling-top A 40", ("on-call",)),
        ("ruling-laid 2", ("on-call",)),
        ("ruling-hand P4 1", ("seat", 3)),
        ("ruling-hand P1 7", ("count", 0, 6)),
        ("ruling-draw 99", ("count", 0, 98)),
        ("ruling-turn P4", ("seat", 3)),
        ("mark A 3", ("pile",)),
    ],
)
def test_what_cannot_be_is_refused_and_changes_nothing(text: str, reason: tuple):
    game = begun()
    before = game.facts()
    assert game.play(MOVES.parse(text)) == reason
    assert game.facts() == before


@pytest.mark.rule("TG15")
def test_a_sign_goes_once_round_the_table():
    game = play(begun(), "mark B 1, laid 2, laid 2")
    assert game.marks == [0, 1, 0, 0]
    assert play(game, "laid 2").marks == [0, 0, 0, 0]


@given(st.data())
def test_whatever_is_laid_no_card_is_lost(data: st.DataObject):
    game = begun(data.draw(st.sampled_from(list(rules.RULE_SETS))), data.draw(st.integers(2, 5)))
    for _ in range(30):
        if game.over:
            break
        assert game.play(data.draw(st.sampled_from(game.legal_moves()))) is None
        assert game.left == game.unlaid
        assert all(0 <= held <= game.hand_size for held in game.knowledge.hands)

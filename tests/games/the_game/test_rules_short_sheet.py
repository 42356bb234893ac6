"""The Game, short sheet: what differs from the official rules, TS1 to TS6."""

import pytest

from firmware.games.the_game import rules
from firmware.games.the_game.result import Result
from firmware.games.the_game.rules import cards
from firmware.play.knowledge import NO, SCREEN, UNKNOWN, YES
from firmware.play.setup import Setup
from tests.games.the_game.positions import at_table, dealt, lay, moves, play, ruled, why


@pytest.mark.rule("TS1")
@pytest.mark.parametrize(
    ("players", "hand", "draw"), [(2, 6, 86), (3, 6, 80), (4, 5, 78), (5, 5, 73)]
)
def test_hands_are_6_for_two_and_three_and_5_for_more(players: int, hand: int, draw: int):
    for game in (at_table("TS", players), dealt(*[[] for _ in range(players)], name="TS")):
        assert (game.knowledge.hands, game.knowledge.draw) == ([hand] * players, draw)
        assert game.tops == [1, 1, 100, 100]


@pytest.mark.rule("TS1")
@pytest.mark.parametrize("players", [0, 1, 6])
def test_two_to_five_play_the_short_sheet(players: int):
    with pytest.raises(ValueError, match="no such game"):
        rules.new(Setup("TS", SCREEN, players, bytes(cards())))


@pytest.mark.rule("TS1")
def test_where_the_sheet_is_silent_it_is_as_in_the_official_rules():
    game = rules.new(Setup("TS", SCREEN, 2, bytes(cards())))
    assert why(game, "lay 2 A") == ("start",)  # TG3
    play(game, "start P2, mark B 1, lay 5 A")  # TG15
    assert why(game, "lay 3 A") == ("up", 3, 5)  # TG6
    play(game, "lay 3 C, end")
    assert (game.seat, game.marks) == (0, [0, 1, 0, 0])
    assert play(game, "lay 6 A, lay 8 A, end").marks == [0, 0, 0, 0]
    game = at_table("TS", 3)
    play(game, "ruling-draw 0, ruling-hand P2 0, lay 10 A, lay 11 A, end")
    assert game.seat == 2  # TG10


@pytest.mark.rule("TS2")
def test_a_turn_lays_two_cards_before_and_after_the_draw_pile_has_run_out():
    game = dealt([10, 11, 12], [], name="TS")
    assert why(game, "end") == ("few", 2)
    play(game, "lay 10 A")
    assert why(game, "end") == ("few", 1)
    assert why(play(game, "lay 11 A"), "end") is None
    assert why(play(game, "lay 12 A"), "end") is None
    game = play(at_table("TS"), "ruling-draw 0, lay 10 A")
    assert game.due == 2
    assert why(game, "end") == ("ask", 1)
    assert why(play(game, "lay 11 A"), "end") is None


@pytest.mark.rule("TS2")
def test_who_holds_less_than_two_plays_what_he_holds():
    game = play(at_table("TS"), "ruling-draw 0, ruling-hand P1 1")
    assert game.due == 1
    assert why(game, "end") == ("ask", 1)
    assert why(play(game, "lay 10 A"), "end") is None


@pytest.mark.rule("TS3")
def test_the_hand_is_refilled_after_the_turn_as_far_as_the_draw_pile_reaches():
    game = play(at_table("TS"), "ruling-draw 3, lay 10 A, lay 11 A")
    assert (game.knowledge.hands, game.knowledge.draw) == ([4, 6], 3)
    assert (play(game, "end").knowledge.hands, game.knowledge.draw) == ([6, 6], 1)
    play(game, "lay 12 A, lay 13 A, end")
    assert (game.knowledge.hands, game.knowledge.draw) == ([6, 5], 0)
    assert play(game, "lay 14 A, lay 15 A, end").knowledge.hands == [4, 5]


@pytest.mark.rule("TS5")
def test_who_cannot_go_on_plays_what_he_can_even_nothing_and_the_turn_passes_on():
    game = ruled(dealt([20, 21, 22, 23, 24, 25], [90, 91, 92, 93], name="TS"), "1 85 5 5")
    play(game, "lay 25 A")
    assert not game.over
    assert game.can_go(0) == NO
    assert why(game, "end") is None  # one of two
    play(game, "end, lay 90 A, lay 91 B")
    # At the second turn of the first player none of their cards goes at all.
    game = ruled(dealt([20, 21, 22, 23, 24, 25], [90, 91, 92, 93], name="TS"), "80 85 5 5")
    assert game.can_go(0) == NO
    play(game, "end")
    assert (game.seat, game.over, game.knowledge.hands, game.knowledge.draw) == (
        1,
        False,
        [6, 6],
        86,
    )
    assert game.can_go(1) == YES


@pytest.mark.rule("TS5")
def test_while_a_card_of_his_goes_a_player_may_not_pass():
    game = ruled(dealt([20, 21, 22, 23, 24, 95], [], name="TS"), "80 85 5 5")
    assert why(game, "end") == ("few", 2)
    assert why(game, "cant") == ("few", 2)


@pytest.mark.rule("TS5")
def test_it_is_over_only_when_nobody_can_lay_judged_after_the_refill():
    stuck = [20, 21, 22, 23]
    game = ruled(dealt([*stuck, 94, 95], [30, 31, 32, 33, 34, 35], name="TS"), "90 91 5 5")
    play(game, "lay 94 A, lay 95 B")
    assert not game.over  # nobody holds a card that goes, but new ones will be drawn
    assert game.can_go(0) == game.can_go(1) == NO
    drawn = ruled(
        dealt([*stuck, 94, 95], [30, 31, 32, 33, 34, 35], name="TS", draws=[99]), "90 91 5 5"
    )
    play(drawn, "lay 94 A, lay 95 B, end")
    assert (drawn.over, drawn.seat) == (False, 1)  # 99 has come
    play(drawn, "end")
    assert (drawn.over, drawn.seat) == (False, 0)
    blank = ruled(
        dealt([*stuck, 94, 95], [30, 31, 32, 33, 34, 35], name="TS", draws=[60, 61]), "90 91 5 5"
    )
    play(blank, "lay 94 A, lay 95 B, end")
    assert (blank.over, blank.left) == (True, 96)


@pytest.mark.rule("TS5")
def test_a_ruling_in_mid_turn_does_not_end_what_is_judged_between_turns():
    hands = ([20, 21, 22, 23, 24, 95], [30, 31, 32, 33, 34, 35])
    game = ruled(dealt(*hands, name="TS", draws=[99]), "90 91 5 5")
    play(game, "lay 95 A, ruling-top B 96")
    assert not game.over
    assert not play(game, "end").over


@pytest.mark.rule("TS5")
def test_at_table_level_it_is_over_when_all_who_hold_cards_have_laid_nothing_in_turn():
    game = ruled(at_table("TS", 3), "90 91 9 8")
    assert game.can_go(0) == UNKNOWN
    assert why(game, "end") == ("ask", 2)
    play(game, "cant, cant")
    assert (game.over, game.seat) == (False, 2)
    assert play(game, "cant").over


@pytest.mark.rule("TS5")
def test_at_table_level_a_card_laid_begins_the_round_anew():
    game = ruled(at_table("TS", 3), "90 91 9 8")
    play(game, "cant, cant, lay 92 A, cant")
    assert (game.over, game.seat, game.knowledge.hands) == (False, 0, [6, 6, 6])
    play(game, "cant, cant")
    assert not game.over
    assert play(game, "cant").over


@pytest.mark.rule("TS5", "TG10")
def test_at_table_level_who_holds_no_cards_is_not_waited_for():
    game = ruled(at_table("TS", 3), "90 91 9 8")
    play(game, "ruling-draw 0, ruling-hand P2 0, cant")
    assert (game.over, game.seat) == (False, 2)
    assert play(game, "cant").over


@pytest.mark.rule("TS5", "TG10")
def test_an_empty_hand_that_was_put_on_turn_says_nothing_about_who_can_lay():
    game = ruled(at_table("TS", 3), "90 91 9 8")
    play(game, "ruling-draw 0, ruling-hand P1 0, ruling-turn P1, end, cant")
    assert (game.over, game.seat) == (False, 2)


@pytest.mark.rule("TS5")
def test_at_table_level_nobody_is_asked_where_no_card_that_is_out_fits():
    game = at_table("TS")
    row = [*range(4, 50), *range(53, 97)]
    for turn in range(0, 90, 6):
        play(game, lay(" ".join(map(str, row[turn : turn + 6])) + " A") + ", end")
    play(game, "lay 97 A, lay 99 A, lay 98 B, lay 3 C, end, lay 2 D")
    assert (game.tops, game.laid, game.due, game.left) == ([99, 98, 3, 2], 1, 2, 3)
    assert not game.over
    assert why(game, "end") is None
    assert why(game, "cant") == ("enough",)
    assert play(game, "end").over


@pytest.mark.rule("TS5", "TG16")
def test_counts_that_rulings_have_bent_prove_nothing_so_the_player_is_asked():
    game = play(at_table("TS"), lay("89 90 A", "12 11 C") + ", end")
    ruled(game, "99 99 2 2")  # 89 and 12 are gone, so nothing fits
    assert game.over
    play(game, "ruling-draw 50")
    assert not game.over
    assert why(game, "end") == ("ask", 2)
    assert game.legal_moves() == [moves.parse("cant")]


@pytest.mark.rule("TS6")
@pytest.mark.parametrize(
    ("left", "verdict"),
    [
        (1, "Fewer is better."),
        (40, "Fewer is better."),
    ],
)
def test_it_is_won_if_all_cards_are_laid_and_otherwise_fewer_are_better(left: int, verdict: str):
    in_hand = min(left, 6)
    game = play(at_table("TS"), f"ruling-hand P2 0, ruling-draw {left - in_hand}")
    play(game, f"ruling-hand P1 {in_hand}")
    assert (game.left, game.over) == (left, False)
    shell = type(
        "House",
        (),
        {
            "referee": type("Referee", (), {"game": game, "kept": lambda *_: ([], 0, 0)}),
            "nearness": lambda: ("", False),
            "at": 0,
        },
    )
    assert Result(shell).verdict() == verdict


@pytest.mark.rule("TS5", "TS6")
def test_the_last_card_of_all_wins_at_once():
    game = at_table("TS")
    for card in range(2, 99):
        play(game, f"lay {card} A" + (", end" if game.laid else ""))
    assert (game.left, game.over) == (1, False)
    play(game, "lay 99 A")
    assert (game.left, game.over) == (0, True)

"""The device plays 4½ Minutes for a seat: by what all see, at a pace, while the clock runs."""

from random import Random
from typing import Any

import pytest

from firmware.games.minutes import player
from firmware.games.minutes.rules import ASIDE, LAY, START, Minutes, cards, new, value_of
from firmware.play.knowledge import SCREEN
from firmware.play.setup import Setup
from tests.desk import Desk
from tests.games.minutes.desk import game_of

# By keys, to the first turn: dealt, three play, the last seat is the device's, P2 starts.
WITH_ONE = "9 1 2 A 3 2 #"


def dealt(players: int, chance: Random, rules: str = "FH") -> Minutes:
    deck = list(cards())
    chance.shuffle(deck)
    game = new(Setup(rules, SCREEN, players, bytes(deck)))
    game.play((START, 0))
    return game


def seen_by(game: Minutes) -> Any:
    return [seen for seen in player.look(game) if seen][-1]


def thought(game: Minutes) -> tuple[int, ...]:
    return next(move for move in player.think(seen_by(game)) if move)


def played(game: Minutes) -> int:
    """Play the round to its end without a clock; return its minus points."""
    while not game.over:
        move = thought(game)
        assert game.play(move) is None, (move, game.facts())
    return game.score


@pytest.mark.parametrize("rules", ["FH", "FH-challenge"])
@pytest.mark.parametrize("players", [2, 3, 6])
def test_it_plays_whole_rounds_and_the_rules_refuse_nothing(rules: str, players: int):
    chance = Random(f"{rules} {players}")
    points = [played(dealt(players, chance, rules)) for _ in range(12)]
    assert sum(points) / len(points) < (60 if rules == "FH-challenge" else 35)


def table(display: str, *others: str, tops: str) -> Minutes:
    """Return a table at which the first seat has that display and is on turn."""
    game = dealt(1 + len(others), Random(1))
    for seat, shown in enumerate((display, *others)):
        game.knowledge.known[seat] = sorted(map(value_of, shown.split()))
        game.knowledge.hands[seat] = len(shown.split())
    game.tops = [value_of(word) for word in tops.split()]
    game.begun = True
    return game


def test_it_lays_what_lets_the_next_player_go_on():
    game = table("R1 R2 R3 R4", "G2 P6 P7 P6", "Y1 Y3 Y5 Y6", tops="R5 B5")
    assert thought(game) == (LAY, value_of("R2"), 0)


def test_it_keeps_a_white_card_while_another_goes():
    game = table("R1 YG G3 G4", "R2 R3 R4 R6", "Y1 Y3 Y5 Y6", tops="R5 R7")
    assert thought(game)[1] == value_of("R1")


def test_it_names_whoever_can_go_on():
    game = table("R> B3 B4 B6", "G1 G2 G3 G4", "R2 R3 R6 R7", tops="R5 Y5")
    assert thought(game) == (LAY, value_of("R>"), 0, 2)


def test_it_sets_aside_only_where_nothing_goes():
    game = table("G1 G2 G3 G4", "R2 R3 R6 R7", tops="R5 B6")
    assert thought(game) == (ASIDE,)


def test_it_sees_and_plays_the_same_whatever_the_pile_has():
    chance = Random(2)
    game = dealt(3, chance)
    for _ in range(60):
        if game.over:
            break
        pile: Any = game.knowledge
        seen, move, kept = seen_by(game), thought(game), pile.pile
        top = len(kept) - pile.draw
        hidden = list(kept[top:])
        chance.shuffle(hidden)
        pile.pile = bytes([*kept[:top], *hidden])
        assert (seen_by(game), thought(game)) == (seen, move)
        pile.pile = kept
        game.play(move)


def flat(seen: Any) -> list[Any]:
    """Return all that a tuple of tuples holds."""
    return [one for each in seen for one in flat(each)] if isinstance(seen, tuple) else [seen]


def test_what_it_sees_is_numbers_and_leads_to_no_table():
    assert {type(one) for one in flat(seen_by(dealt(4, Random(1))))} == {int}


def left(desk: Desk) -> int:
    return desk.referee.clock.left(desk.now)


def own() -> Desk:
    """Return a desk at the device's turn: P2 has laid Red/yellow, which fits all, on A."""
    return Desk(seed=3).type(WITH_ONE).wait(300).type("1 A")


def test_a_key_gives_the_device_a_seat_in_this_game_too():
    desk = Desk(seed=3).type("9 1 2 A 3")
    assert desk.game.names == "      Box"


def test_beside_it_a_card_that_waits_for_whom_it_names_is_told_with_its_pile():
    turn: Any = own().app.stack[-1]
    turn.card, turn.pile = 0x13, 0  # a yellow 3
    assert turn.keyed() == "3 yellow on A"


def test_its_turn_shows_its_cards_without_keys_and_the_clock_runs():
    desk = own()
    assert desk.rows()[0].startswith("Box>  pile ")
    assert desk.rows()[7] == "#go on  *undo"
    before = left(desk)
    desk.wait(1100)
    assert left(desk) == before - 1


def test_it_plays_after_a_second_and_within_three_and_says_what():
    desk = own()
    begun = desk.now
    while desk.game.seat == 2:
        desk.wait(20)
    assert 1000 < desk.now - begun < 3000
    assert desk.rows()[0].startswith("Box: 1B on B")
    assert desk.rows()[4].startswith("4R 3G 1P ")  # those of P1, who goes on at once
    assert desk.wait(2200).rows()[0].startswith("4:2")
    assert desk.type("1 A").game.seat == 1


def test_a_sharp_lets_it_play_at_once_and_any_other_key_waits():
    desk = own().wait(300)
    assert desk.type("3").notice() == "# goes on, * undo."
    assert desk.game.seat == 2
    assert desk.type("#").wait(100).game.seat == 0


def test_two_of_its_seats_play_one_after_the_other():
    desk = Desk(seed=1).type("9 1 2 A A 3 1 #").wait(300).type("1 A")
    said = []
    for _ in range(400):
        desk.wait(20)
        if desk.rows()[0][:4] in ("Box:", "Bix:") and desk.rows()[0][:4] not in said:
            said.append(desk.rows()[0][:4])
    assert said == ["Box:", "Bix:"]
    assert desk.game.seat == 0


def test_a_star_takes_back_to_my_own_last_move_and_asks_before():
    desk = own()
    while desk.game.seat == 2:
        desk.wait(20)
    moves = desk.referee.played
    desk.wait(300).type("*")
    assert "Undo P2's RY on A? Cards seen. #yes" in desk.words()
    desk.type("#")
    assert desk.referee.played == moves - 2
    assert desk.game.seat == 1
    assert desk.referee.clock.running


def test_in_its_own_turn_a_star_takes_back_what_led_to_it():
    desk = own().wait(300)
    desk.type("*")
    assert "Undo P2's " in desk.words()
    desk.type("#").wait(300)
    assert desk.game.seat == 1


def test_while_the_clock_stands_still_it_does_not_play():
    desk = own().wait(200)
    desk.hold("A")
    desk.wait(5000)
    assert desk.game.seat == 2
    assert type(desk.app.stack[-1]).__name__ == "Pause"
    desk.type("#").wait(2500)
    assert desk.game.seat != 2


def test_it_does_not_play_after_the_gong():
    desk = own()
    desk.referee.clock.ran = 269_500
    desk.wait(3000)
    assert desk.game.over
    assert desk.referee.log()[-1][0] != LAY


def test_it_plays_no_sooner_after_its_help_than_after_a_play():
    desk = own().wait(1400)
    desk.hold("#")
    assert type(desk.app.stack[-1]).__name__ == "Explained"
    assert desk.type("*").game.seat == 2


def test_its_help_says_that_it_plays():
    desk = own().wait(200)
    desk.hold("#")
    assert vars(desk.app.stack[-1])["pages"][-3].startswith("I play for this seat")


def test_one_plays_a_whole_round_with_two_of_the_device_s():
    desk = Desk(seed=7).type("9 1 2 A A 3 1 #")
    for _ in range(2000):
        game = game_of(desk)
        if game.over:
            break
        if game.boxed(game.seat) or desk.app.stack[-1].asked:
            desk.wait(100).type("#")
            continue
        moves = [move for move in game.legal_moves() if move[0] == LAY]
        if not moves:
            desk.type("# #")
            continue
        place = list(game.knowledge.hand(game.seat) or ()).index(moves[0][1])
        keys = "D" * (place // 6) + str(place % 6 + 1) + "AB"[moves[0][2]]
        desk.wait(100).type(keys + "".join(str(seat + 1) for seat in moves[0][3:]))
    assert game_of(desk).over


def test_a_take_back_that_is_asked_about_and_not_made_leaves_all_as_it_was():
    desk = own()
    while desk.game.seat == 2:
        desk.wait(20)
    referee = desk.referee
    before = referee.seat, referee.new_cards
    assert before == (2, True)
    said = desk.wait(2500).type("*").notice()
    assert said.startswith("Undo P2's RY on A?")
    assert (referee.seat, referee.new_cards) == before


def test_what_is_said_while_it_thinks_is_seen_at_once():
    """A key that sticks is told of in the midst of it."""
    desk = own()
    turn: Any = desk.app.stack[-1]
    assert turn.chosen is None, "it thinks on"
    turn.say("Key 7 is stuck.")
    desk.app.step(desk.now, None)
    assert "Key 7 is stuck." in desk.words()

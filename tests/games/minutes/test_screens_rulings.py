"""Rulings in the menu of 4½ Minutes."""

import pytest

from tests.games.minutes.desk import dealt, game_of, log, note, started


@pytest.mark.parametrize(
    ("keys", "move", "said"),
    [
        ("1 3", "ruling-turn P3", "turn to P3"),
        ("6 A 2 #", "ruling-block A 2", "A blocked, 2 to go"),
        ("2 B 3 2", "ruling-top B Y3", "3 yellow on B"),
        ("2 A D 1 5", "ruling-top A PR", "purple/red on A"),
        ("5 2", "ruling-way back", "turns go back"),
        ("3 7 #", "ruling-draw 7", "pile of 7"),
        ("4 2 5 #", "ruling-display P2 5", "P2 has 5"),
        ("7 2 #", "ruling-aside 2", "2 set aside"),
    ],
)
def test_a_ruling_is_chosen_in_the_menu_and_kept(keys: str, move: str, said: str):
    desk = started().type("D 1 A 3 2 B 4 2 B <*> 3 3 7 5 # <*> 3").type(keys)
    assert log(desk)[-1] == move
    assert note(desk) == f"Ruled: {said}."


def test_after_a_ruling_the_clock_stands_still_and_it_can_be_taken_back():
    desk = started().type("3 1 A <*> 3").wait(2000).type("1 3")
    assert desk.rows()[3].endswith("P3>")
    assert desk.rows()[7] == "#go on  *back"
    desk.type("#").type("*")
    assert note(desk) == "Undo the ruling: turn to P3?"
    assert log(desk.type("#")) == ["lay R3 A"]


def test_a_ruling_that_cannot_be_is_refused_with_the_reason():
    desk = started().type("<*> 3 2 B 3 2")
    assert note(desk) == "Begin pile A first."
    assert log(desk) == []
    desk = started().type("<*> 3 6 A 4 #")
    assert note(desk) == "Only 0 to 3"
    assert log(desk) == []


def test_the_device_that_dealt_is_not_asked_for_cards_and_two_have_no_direction():
    desk = dealt("R1 R2 R3 R4 R5", "Y1 Y2 Y3 Y4 Y5").type("1 # <*> 3")
    assert desk.rows()[2:5:2] == ["1 turn  P1", "2 blocked pile"]


def test_in_the_light_mode_there_are_no_tops_to_rule():
    desk = started(on_call=True).type("A A A A <*> 3")
    assert "piles" not in desk.words()
    assert game_of(desk.type("5 B 1 #")).count == 1


def test_before_somebody_starts_there_is_nothing_to_rule():
    desk = dealt("R1 R2 R3 R4 R5", "Y1 Y2 Y3 Y4 Y5").type("<*>")
    assert "Fix it" not in desk.words()


@pytest.mark.parametrize("on_call", [False, True])
def test_six_displays_of_ten_are_all_seen(on_call: bool):
    desk = started(players=6, on_call=on_call).type(f"<*> 3 {2 if on_call else 3} 1 0 #")
    for seat in range(1, 7):
        desk.type(f"<*> 3 {3 if on_call else 4} {seat} 1 0 #")
    assert game_of(desk).knowledge.hands == [10] * 6
    if not on_call:  # there they lie before everybody
        assert desk.type("# *").rows()[2] == "10 10 10 10 10 10"


def test_a_ruling_that_play_cannot_come_to_is_refused_with_the_reason():
    desk = started().type("3 1 A <*> 3 6 A 3 #")
    assert note(desk) == "No Blocked! lies there. Set the top first."
    assert desk.rows()[0] == "Still to come"
    desk = started().type("3 1 A <*> 3 4 2 9 #")
    assert note(desk).startswith("Over 95 cards with that.")
    assert note(desk.type("3 #")) == "Only 4 to 4"
    assert log(desk) == ["lay R3 A"]


@pytest.mark.parametrize(
    ("lowered", "keys", "shown"),
    [
        ("", "4 1", "from 4 to 4"),
        ("<*> 3 3 7 5 # ", "4 1", "from 4 to 11"),
        ("<*> 3 3 7 0 # ", "4 1", "from 4 to 14"),
        ("<*> 3 3 0 # ", "4 1", "from 0 to 14"),
        ("", "3", "from 0 to 82"),
        ("<*> 3 3 8 0 # <*> 3 4 2 5 # ", "3", "from 0 to 81"),
        ("<*> 3 3 7 5 # ", "7", "from 0 to 7"),
    ],
)
def test_the_page_of_a_count_says_what_it_takes(lowered: str, keys: str, shown: str):
    """Of a player's cards it had said from 0 to 95."""
    desk = started().type("3 1 A").type(lowered).type("<*> 3").type(keys)
    assert shown in desk.words()
    low, high = shown.split()[1::2]
    for wrong in (str(int(high) + 1), str(int(low) - 1))[: 1 + (int(low) > 0)]:
        before = log(desk)
        desk.type(" ".join(wrong) + " #")
        assert shown in desk.type("*").words(), "it is refused on its page"
        assert log(desk) == before
    assert note(desk.type(" ".join(high) + " #")).startswith("Ruled: ")


def test_a_count_that_cannot_be_is_refused_on_its_page_with_the_reason():
    """It had thrown out of the menu, to the pause."""
    desk = started().type("3 1 A <*> 3 4 1 1 0 #")
    assert note(desk) == "Over 95 cards with that. Set a lower count first."
    assert desk.rows()[0] == "Cards of P1"
    assert note(desk.type("2 0 #")) == "Only 4 to 4"
    desk = started(players=2).type("<*> 3 3 0 # <*> 3 4 1 0 # <*> 3 4 2")
    assert "from 1 to 15" in desk.words()
    assert note(desk.type("0 #")) == "A ruling does not end the round. Play the last card."


@pytest.mark.rule("FH16")
def test_a_ruling_that_is_refused_stops_the_clock_as_to_say_why_takes_room():
    assert started().type("<*> 3 2 B 3 2").rows()[7] == "#go on  *clear"


def test_in_a_pause_too_star_clears_a_refusal_and_only_the_next_one_takes_back():
    desk = started().type("9 1 A 3 1 A <A> 5")
    assert note(desk) == "# lets the clock go on."
    assert desk.type("*").app.stack[-1].note == ""
    assert note(desk.type("*")) == "Undo P3's 3 red on A?"


def test_a_ruling_does_not_win_the_round():
    desk = started(players=2).type("<*> 3 3 0 # <*> 3 4 1 0 # <*> 3 4 2 0 #")
    assert note(desk) == "A ruling does not end the round. Play the last card."
    assert not game_of(desk).over


def test_a_chosen_card_is_no_choice_among_the_cards_of_another_whose_turn_it_is_by_a_ruling():
    desk = dealt("R1 R2 R3 R4", "Y1 Y2 Y3 Y4", "G1 G2 G3 G4").type("1 # 2 <*> 3 1 3 # A")
    assert log(desk) == ["ruling-turn P3"]


def test_a_card_typed_at_the_table_stays_as_the_turn_may_have_been_wrong():
    assert log(started().type("3 1 <*> 3 1 3 # A")) == ["ruling-turn P3", "lay R3 A"]

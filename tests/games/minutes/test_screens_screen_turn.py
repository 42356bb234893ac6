"""Where the device dealt: displays on the panel, cards by their places."""

import pytest

from tests.desk import Desk
from tests.games.minutes.desk import dealt, game_of, log, note
from tests.games.minutes.positions import moves, open_table

ROWS = ("R1 R2 R> R4", "Y1 Y2 Y3 Y4", "G1 G2 G3 G4")


def running(*rows: str, draws: str = ""):
    return dealt(*(rows or ROWS), draws=draws).type("1 #")


@pytest.mark.rule("FH2")
def test_no_display_is_shown_before_the_clock_runs_or_while_it_is_paused():
    desk = dealt(*ROWS).type("1")
    assert desk.rows()[3] == "P1 starts. 4 cards each lie ready."
    assert "1R" not in desk.words()
    assert "1R" in desk.type("#").words()
    assert "1R" not in desk.type("<A>").words()


@pytest.mark.rule("FH2")
def test_the_display_on_turn_and_the_next_lie_open():
    assert running().rows() == [
        "4:30  P1>  pile 83",
        "",
        "A empty  B empty",
        "",
        "1R 2R 4R !R",
        "",
        "P2 1Y 2Y 3Y 4Y",
        "1-4 #aside *back",
    ]


def test_a_play_is_the_key_of_a_card_and_its_pile():
    desk = running(draws="B7 P7")
    assert desk.type("2").rows()[4:] == [
        "1R 2R 4R !R",
        "",
        "P2 1Y 2Y 3Y 4Y",
        "1-4 #aside *back",
    ]
    assert log(desk.type("A")) == ["lay R2 A"]
    assert desk.rows()[4] == "1Y 2Y 3Y 4Y"
    assert desk.rows()[6] == "P3 1G 2G 3G 4G"
    assert log(desk.type("2 A"))[1:] == ["lay Y2 A"]
    assert desk.rows()[6] == "P1 1R 4R !R 7B"


def test_another_key_before_the_pile_takes_another_card_and_a_wrong_one_none():
    desk = running(draws="B7 P7").type("2 3")
    assert desk.notice() == ""
    assert log(desk.type("A")) == ["lay R4 A"]
    assert note(desk.type("1 5")) == "Only 1-4"
    assert log(desk.type("A")) == ["lay R4 A"], "the card before is chosen no more"


def marked(desk: Desk) -> list[int]:
    """Return the places of five cards that stand in reverse."""
    row = desk.panel[5 * 128 : 6 * 128]  # beside its sign such a card is lit
    return [i for i in range(5) if row[25 * i + 3] & 0x80]


def test_the_chosen_card_is_marked_and_no_other():
    desk = running("R1 R1 R2 R4", "Y1 Y2 Y3 Y4").type("2")
    assert marked(desk) == [1]
    assert desk.rows()[4] == "1R 1R 2R 2R 4R"
    assert marked(desk.type("*")) == []
    assert marked(desk.type("4")) == [3]


def test_of_two_who_play_the_other_one_s_five_cards_are_all_seen():
    desk = running("R1 R2 R3 R4 R5", "Y1 Y2 Y3 Y4 Y5")
    assert desk.rows()[6] == "P2 1Y 2Y 3Y 4Y 5Y"


@pytest.mark.rule("FH6")
def test_a_card_chosen_for_a_pile_where_it_does_not_go_is_not_laid_on_the_other():
    desk = running("R1 R2 R3 R4", "Y1 Y5 Y3 Y4", "G1 G6 G3 G4").type("1 A 1 B")
    assert log(desk) == ["lay R1 A", "lay Y1 B"]
    assert note(desk.type("4 B")) == "Only 1, yellow or white"
    assert log(desk)[2:] == []
    assert note(desk.type("A")) == "Only 1-4"
    assert log(desk.type("1 B"))[2:] == ["lay G1 B"]


@pytest.mark.rule("FH10")
def test_it_s_your_turn_asks_for_the_name():
    desk = running().type("4 A")
    assert desk.rows()[6:] == ["P2 1Y 2Y 3Y 4Y", "on A: next? 1-3  *back"]
    assert log(desk.type("1")) == ["lay R> A P1"]


def test_what_is_said_hides_who_is_on_turn_for_two_seconds_alone():
    desk = running().type("1 A * #")
    assert note(desk) == "Undone: 1 red on A."
    assert desk.wait(2000).rows()[:2] == ["4:28  P1>  pile 83", ""]
    asked = note(desk.type("#").wait(3000))
    assert asked == "4 aside?"
    assert note(desk.type("9").wait(3000)) == "Only 1-4"


def test_who_is_named_is_told_on_the_last_row():
    desk = running().type("4 A 3")
    assert desk.rows()[0].startswith("P3> ")
    assert desk.rows()[7] == "P3, your turn!"
    assert desk.type("1").rows()[7] == "1-4 #aside *back"


def test_a_place_without_a_card_is_refused():
    for key in ("5", "9", "0", "A", "C", "D"):
        desk = running().type(key)
        assert note(desk) == "Only 1-4"
        assert log(desk) == []


@pytest.mark.rule("FH2")
def test_a_held_key_shows_all_displays_until_the_next_key():
    desk = running().type("<D>")
    assert desk.rows() == [
        "P1>  any key  4:30",
        "goes back",
        "P1 1R 2R 4R !R",
        "",
        "P2 1Y 2Y 3Y 4Y",
        "",
        "P3 1G 2G 3G 4G",
        "",
    ]
    assert desk.type("1").rows()[4] == "1R 2R 4R !R"
    assert log(desk.type("1 A")) == ["lay R1 A"]


def test_all_displays_are_shown_in_the_midst_of_a_play_and_it_goes_on_where_it_was():
    desk = running().type("2 <D> A")
    assert log(desk) == []
    assert desk.rows()[7].startswith("1-4 #aside")
    assert log(desk.type("A")) == ["lay R2 A"]
    assert log(desk.type("<D> <A>")) == ["lay R2 A"]
    assert desk.rows()[0] == "Paused."


def crowded():
    """Return a desk on which P2 has eleven cards."""
    rows = ("R+ R> R1 R2 R3", "Y+ Y> Y1 Y2 Y3")
    desk = dealt(*rows, draws="G+ B+ P+ B1 G1 B2 G2 B3 G3 B4 G4 B5").type("1 #")
    game = game_of(desk)
    for words in ("lay R+ A", "lay Y> B P1", "lay G+ A", "lay Y+ A P1"):
        move = moves.parse(words)
        if not game.why_not(move):
            desk.referee.submit(move)
    for card in (1, 2, 3, 4, 5, 6, 7):
        if game.knowledge.hands[game.seat] < 11:
            game.knowledge.put(game.seat, 64 + card)
    return desk.type("<D> D")


@pytest.mark.rule("FH12")
def test_more_than_six_cards_are_on_pages():
    desk = crowded()
    size = game_of(desk).knowledge.hands[game_of(desk).seat]
    assert size > 10
    assert desk.rows()[7] == "D more #aside *back"
    first = desk.rows()[4]
    assert len(first.split()) == 6
    second = desk.type("D").rows()[4]
    assert len(second.split()) == min(size - 6, 6)
    assert desk.type("D").rows()[4] == first


@pytest.mark.rule("FH12")
@pytest.mark.parametrize("keys", ["1 A 1", "#", "*", "1 B"])
def test_whatever_else_is_done_the_page_is_the_first_again(keys: str):
    desk = crowded()
    first = desk.rows()[4]
    assert desk.type("D").rows()[4] != first
    desk.type(keys)
    assert desk.app.stack[-1].first == 0


def test_a_card_of_the_second_page_is_given_back_to_that_page():
    desk = crowded().type("D")
    second = desk.rows()[4:]
    asked = desk.type("1").rows()[6:]
    assert asked == ["P1 1R 2R 3R !R 1B", "D more #aside *back"]
    assert desk.type("*").rows()[4:] == second
    assert desk.type("1").rows()[6:] == asked


def test_a_long_row_of_the_next_player_ends_with_how_many_more_there_are():
    desk = crowded()
    game = game_of(desk)
    desk.referee.game.seat = game.next_seat(1)
    assert desk.type("2 *").rows()[6].split()[-1].startswith("+")


def test_what_was_seen_is_said_before_it_is_taken_back():
    desk = running().type("1 A")
    assert note(desk.type("*")) == "Undo P1's 1R on A? Cards seen."
    assert log(desk) == ["lay R1 A"]
    assert log(desk.type("3 * *")) == ["lay R1 A"]
    assert note(desk.type("#")) == "Undone: 1 red on A."
    assert log(desk) == []


def test_a_ruling_that_is_taken_back_is_nobody_s():
    desk = running().type("<*> 3 1 2")
    assert note(desk.type("*")) == "Undo the ruling?"
    assert log(desk.type("#")) == []


def test_in_a_pause_too_what_was_seen_is_said_before_it_is_taken_back():
    desk = dealt("R1 R2 R3 R> RY", "Y1 Y2 Y3 Y~ Y+").type("1 # 1 A <A> *")
    assert note(desk) == "Undo P1's 1 red on A? Cards were seen."
    assert log(desk.type("3 * *")) == ["lay R1 A"]
    assert note(desk.type("#")) == "Undone: 1 red on A."
    assert log(desk) == []
    assert desk.type("#").rows()[4][:2] == "1R"


@pytest.mark.rule("FH18")
def test_in_the_challenge_all_displays_lie_open_while_they_choose_who_begins():
    desk = dealt(*ROWS, rules="FH-challenge").type("#")
    assert desk.rows()[0] == "Begins? 1-3  4:30"
    assert desk.rows()[2] == "P1 1R 2R 4R !R"
    assert desk.type("3").rows()[4] == "1G 2G 3G 4G"


def test_the_cards_of_who_alone_has_some_are_not_shown_as_those_of_the_next_player_too():
    desk = running(draws="B7 P7").type("2 A")
    table = open_table(game_of(desk))
    table.known[0], table.known[2] = [], []
    table.hands[0] = table.hands[2] = 0
    desk.type("2")
    assert desk.rows()[4:] == ["1Y 2Y 3Y 4Y", "", "", "1-4 #aside *back"]
    desk.type("*")
    assert desk.rows()[4:] == ["1Y 2Y 3Y 4Y", "", "", "1-4 #aside *back"]
    assert desk.words().count("P2") == 1

"""A play is judged as it was typed, and what was refused is dead."""

import pytest

from tests.games.minutes.desk import dealt, game_of, log, note, started


@pytest.mark.rule("FH6")
def test_a_card_typed_onto_a_pile_where_it_does_not_go_is_not_laid_on_the_other():
    desk = started().type("3 1 A 5 3 B")
    assert note(desk.type("1 1 B")) == "Only 5, green or white"
    assert log(desk) == ["lay R3 A", "lay G5 B"]
    assert note(desk.type("1 3 A")) == "Only 3, red or white"
    assert log(desk)[2:] == []
    assert log(desk.type("1 3 B"))[2:] == ["lay G1 B"]


@pytest.mark.rule("FH13")
def test_a_card_typed_onto_a_blocked_pile_is_not_laid_on_the_other():
    desk = started().type("3 1 A 5 3 B D 1 A")
    assert note(desk.type("1 3 A")) == "A free in 3"
    assert log(desk)[3:] == []
    assert game_of(desk).count == 3


@pytest.mark.rule("FH5")
def test_the_first_card_is_not_laid_on_a_where_b_was_typed():
    desk = started().type("3 1 B")
    assert note(desk) == "Begin pile A first."
    assert log(desk) == []


@pytest.mark.rule("FH10")
def test_a_card_that_names_somebody_is_judged_before_it_is_asked_whom():
    desk = started().type("3 1 A 5 3 B 8 2 A")
    assert note(desk) == "Only 3, red or white"
    assert log(desk.type("1 1 A"))[2:] == ["lay R1 A"]
    assert desk.type("8 3 B").rows()[0].startswith("Who is next?")
    assert log(desk.type("2"))[3:] == ["lay G> B P2"]


@pytest.mark.rule("FH10", "FH13")
def test_so_it_is_on_a_blocked_pile_and_where_it_is_gone():
    desk = started().type("8 2 A 2 D 2 A")
    assert note(desk.type("8 3 A")) == "A free in 3"
    assert note(desk.type("8 2 B")) == "turn yellow: all are laid."
    assert log(desk) == ["lay Y> A P2", "lay Y# A"]


@pytest.mark.rule("FH10")
def test_a_gone_card_that_is_right_all_the_same_still_asks_whom_it_names():
    desk = started().type("8 2 A 2 5 2 A 8 2 A")
    assert note(desk) == "turn yellow: all laid. Right?"
    assert desk.type("#").rows()[0].startswith("Who is next?")
    assert log(desk.type("3"))[2:] == ["ruling-top A Y>", "ruling-top A Y5", "lay Y> A P3"]


@pytest.mark.rule("FH10")
def test_so_it_is_judged_where_cards_were_dealt_and_on_call():
    desk = dealt("R1 R2 R3 R4", "Y> Y5 Y3 Y4", "G1 G6 G3 G4").type("1 # 1 A")
    assert note(desk.type("4 A")) == "Only 1, red or white"
    assert log(desk) == ["lay R1 A"]
    desk = started(on_call=True).type("D A 8 A")
    assert note(desk) == "A free in 3"
    assert log(desk.type("8 B 2")) == ["block A", "name P2"]


@pytest.mark.parametrize(
    ("keys", "said"),
    [
        ("A", "Number first, or sign; then colour."),
        ("7 7", "Colour 1-5: again"),
        ("7 A", "Colour 1-5: again"),
        ("7 3 4", "7 green: gone. Type it again, then A or B"),
        ("2 2 A", "Only 3, red or white"),
    ],
)
def test_what_was_refused_is_dead_and_the_next_card_is_typed_from_its_beginning(
    keys: str, said: str
):
    desk = started().type("3 1 A").type(keys)
    assert note(desk) == said
    assert log(desk.type("8 3")) == ["lay R3 A"]
    assert desk.rows()[0] == "P2> turn gre"
    assert log(desk.type("* * 4 1 A"))[1:] == ["lay R4 A"]


@pytest.mark.rule("FH10")
@pytest.mark.parametrize(("level", "card"), [("table", "8 1"), ("on call", "8")])
def test_a_wrong_digit_leaves_the_question_who_is_next(level: str, card: str):
    """The card had to be typed anew, as the clock ran."""
    desk = (
        started(on_call=level == "on call").type("<*> 3").type("2" if level == "on call" else "3")
    )
    desk.type("0 # <*> 3").type("3" if level == "on call" else "4").type("3 0 # #")
    desk.type(card).type("A")
    assert desk.rows()[2:6] == ["1 P1  2 P2", "", "", ""]
    for key, said in (("3", "P3 has no cards."), ("4", "Only 1-2"), ("B", "Only 1-2")):
        assert note(desk.type(key)) == said
        assert desk.rows()[7] == "Who is next? 1-2  *back"
        assert log(desk)[2:] == []
    assert log(desk.type("2"))[2:] in (["lay R> A P2"], ["name P2"])


@pytest.mark.rule("FH10", "FH19")
def test_who_has_left_is_not_offered_as_the_next_one():
    desk = started(players=4).type("<*> 2 3 3 # # # 8 1 A")
    assert desk.rows()[2:6] == ["1 P1  2 P2", "", "", "4 P4"]
    pad = desk.type("<#>").words()
    assert "P4" in pad
    assert "P3" not in pad
    assert note(desk.type("* # 3")) == "P3 has no cards."
    assert desk.rows()[7] == "Who is next? 1 2 4  *back"
    assert log(desk.type("4"))[-1] == "lay R> A P4"


@pytest.mark.rule("FH10")
def test_so_it_is_where_cards_were_dealt():
    desk = dealt("R1 R2 R3 R>", "Y1 Y2 Y3 Y4", "G1 G2 G3 G4", "B1 B2 B3 B4")
    desk.type("1 # <*> 2 2 2 # # # 4 A")
    assert desk.rows()[7] == "on A: next? 1 3 4  *back"
    assert note(desk.type("2")) == "P2 has no cards."
    assert log(desk.type("3"))[-1] == "lay R> A P3"


def test_after_a_refusal_star_clears_it_and_only_the_next_one_takes_back():
    desk = started().type("3 1 A 7 7 *")
    assert desk.rows()[0].startswith("P2>  pile")
    assert log(desk) == ["lay R3 A"]
    assert log(desk.type("* #")) == []


@pytest.mark.parametrize("key", "BCD")
def test_a_held_key_plays_nothing(key: str):
    desk = started().type("3 1 A 4 1").type(f"<{key}>")
    assert note(desk) == f"Holding {key} does nothing here."
    assert log(desk) == ["lay R3 A"]
    assert log(desk.type("A")) == ["lay R3 A", "lay R4 A"], "what was typed is still there"


def test_a_held_a_pauses_in_the_midst_of_a_card_too():
    desk = started().type("3 1 <A>")
    assert desk.rows()[0] == "Paused."
    assert log(desk) == []
    assert desk.type("#").rows()[0] == "P1> 3 red"


@pytest.mark.parametrize("leave", ["<A>", "<*> *", "<#> *", "<*> 3 1 2"])
@pytest.mark.parametrize(
    ("typed", "shown", "rest"),
    [
        ("5", "P2> 5_  pile 82", "1 A"),
        ("5 1", "P2> 5 red", "A"),
        ("8 1 A", "Who is next?  4:27", "2"),
    ],
)
def test_a_play_half_typed_outlasts_what_stops_the_clock(
    leave: str, typed: str, shown: str, rest: str
):
    desk = started().type("3 1 A").type(typed).wait(2000)
    desk.type(leave[:3]).wait(2000)
    assert desk.type(leave[3:]).rows()[7] == "#go on  *back"
    assert desk.type("#").rows()[0] == shown
    assert log(desk)[-1] in ("lay R3 A", "ruling-turn P2")
    assert log(desk.type(rest))[-1] in ("lay R5 A", "lay R> A P2")
    assert " 7_ " in desk.type("7").rows()[0]


def test_a_play_half_typed_outlasts_the_question_whether_the_cards_go_aside():
    desk = started().type("3 1 A 5 #")
    assert note(desk) == "4 aside?"
    assert desk.type("*").rows()[0].startswith("P2> 5_ ")
    assert log(desk.type("# 1 A")) == ["lay R3 A", "lay R5 A"], "a digit is no, and typed"
    assert log(desk.type("5 # #"))[-1] == "aside"
    assert " 7_ " in desk.type("7").rows()[0]


def test_on_call_and_among_dealt_cards_a_play_half_typed_outlasts_a_pause_too():
    desk = started(on_call=True).type("A 8 A <A> #")
    assert desk.rows()[7] == "*back"
    desk = dealt("R1 R2 R3 R4", "Y1 Y2 Y3 Y4", "G1 G2 G3 G4").type("1 # 2 <A> #")
    assert desk.rows()[6:] == ["P2 1Y 2Y 3Y 4Y", "1-4 #aside *back"]


def test_star_is_no_to_the_question_and_takes_nothing_back():
    desk = started().type("3 1 A # *")
    assert log(desk) == ["lay R3 A"]
    assert note(desk.type("#")) == "4 aside?"


@pytest.mark.parametrize(
    ("typed", "keys", "rest", "move"),
    [
        ("", "12", "7 1 A", "lay R7 A"),
        ("7", "12", "1 A", "lay R7 A"),
        ("7 1", "56", "A", "lay R7 A"),
        ("7 1", "AB", "A", "lay R7 A"),
        ("8 1 A", "12", "3", "lay R> A P3"),
    ],
)
def test_two_keys_at_once_do_nothing(typed: str, keys: str, rest: str, move: str):
    desk = started().type("3 1 A 5 2 B").type(typed)
    desk.chord(keys).wait(60)
    assert note(desk) == ""
    assert log(desk) == ["lay R3 A", "lay Y5 B"]
    assert log(desk.type(rest))[2:] == [move]


@pytest.mark.parametrize(
    ("typed", "keys", "then"),
    [("", "90", ["P2> pile 82", "A free  4:30"]), ("8", "12", ["P2>", ""])],
)
def test_on_call_two_keys_at_once_do_nothing(typed: str, keys: str, then: list[str]):
    desk = started(on_call=True).type("A").type(typed)
    desk.chord(keys).wait(60)
    assert note(desk) == ""
    assert log(desk) == ["play A"]
    assert desk.type("*").rows()[:2] == then, "it clears what is typed, else asks for an undo"

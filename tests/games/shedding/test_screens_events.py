"""Events that all must hear of in the games of discarding: tones, and a page to be confirmed."""

import pytest

from firmware.play.knowledge import ON_CALL
from firmware.ui.signals import EVENT
from tests.desk import Desk, playing
from tests.games.shedding.desk import at_table, dealt, table
from tests.games.shedding.positions import setup

TONES = list(EVENT[::2])
KEYS = "#ok or play on  *close"
DRAWS = "#draw or lay  *close"  # where the first # is that of two


def called(name: str, players: int = 3) -> Desk:
    """Return a desk on call on which the first player is on turn."""
    return playing(setup(name, players, ON_CALL)).type("1")


def heard(desk: Desk, keys: str) -> list[int]:
    """Return the tones that the last of `keys` sounds, in Hz."""
    *before, last = keys.split()
    for key in before:
        desk.type(key)
    desk.wait(1000).tones()
    return [hertz for hertz, _ in desk.type(last).wait(1000).tones() if hertz]


@pytest.mark.rule("H2.4")
@pytest.mark.parametrize("name", ["H2", "H3"])
@pytest.mark.parametrize(("begun", "keys"), [(at_table, DRAWS), (called, KEYS)])
def test_a_trick_is_heard_and_its_page_says_who_draws(begun, keys: str, name: str):
    desk = begun(name, 3)
    assert heard(desk, "B #") == TONES
    assert desk.rows() == ["TRICK by P1", "", "", "", "P2  P3", "", "+3  +3", keys]
    if name == "H2" or begun is called:  # else the figures take the room
        assert "Others +3" in desk.type("5 *").words()


@pytest.mark.rule("H2.4")
def test_what_is_said_of_a_key_on_the_page_of_a_trick_takes_the_whole_row_of_its_figures():
    rows = called("H2", 3).type("B # <A>").rows()
    assert rows == ["TRICK by P1", "", "", "", "P2  P3", "", "", "Holding A does nothing here."]


@pytest.mark.rule("H2.4")
def test_a_star_closes_the_page_of_a_trick_together_with_what_is_said_over_it():
    assert "TRICK" not in called("H2", 3).type("B # <A> *").words()


@pytest.mark.rule("H2.4")
def test_the_page_of_a_trick_has_room_for_five_who_draw_and_a_shuffle():
    desk = called("H2", 6).type("# # # # <*> 3 2 5 # B #")
    assert [row for row in desk.rows() if row] == [
        "TRICK by P5",
        "all others +3",
        "5 drawn: shuffle 56",
        KEYS,
    ]


@pytest.mark.rule("H2.2")
@pytest.mark.parametrize("begun", [at_table, called])
def test_who_must_answer_is_heard_and_told(begun):
    desk = begun("H2", 3)
    assert heard(desk, "7 #" if begun is called else "3 #") == TONES
    rows = desk.rows()
    assert rows[0] == "P2!"
    assert "a 1 to 9, or draw 3" in rows
    assert rows[7] == (KEYS if begun is called else "#draw 3 B Trick *undo")


@pytest.mark.rule("H2.2")
@pytest.mark.parametrize("begun", [at_table, called])
def test_who_must_answer_may_be_given_a_name_meanwhile(begun):
    desk = begun("H2", 3).type("7 #" if begun is called else "3 #")
    desk.type("<*> 2 1 2 8 # * * *")  # the menu, who, names: T for the second player
    assert desk.rows()[0] == "T!"


@pytest.mark.rule("H2.2")
def test_a_star_takes_back_where_an_answer_is_due_as_the_row_says_and_on_call_closes():
    assert at_table("H2", 3).type("3 # *").rows()[0] == "Undo P1's 3?"
    assert called("H2").type("7 # *").rows()[7] == "1-9 # A draw 3  *undo"


@pytest.mark.rule("H2.2")
def test_who_draws_three_is_heard_and_told():
    desk = called("H2").type("7 #")
    assert heard(desk, "A") == TONES
    assert desk.rows()[:3] == [
        "P2 draws 3",
        "",
        "",
    ]


@pytest.mark.rule("H-b")
@pytest.mark.parametrize("name", ["H1", "H2", "H3"])
def test_a_reshuffle_is_heard_and_told(name: str):
    desk = called(name).type("# <*> 3 2 1 #")
    assert heard(desk, "A") == [1400] * 8 + [2100]
    assert desk.rows()[0] == "P2 draws 1"
    assert desk.rows()[3] == "+  1"
    assert desk.rows()[6].startswith("1 drawn: shuffle ")


def test_after_a_draw_it_is_told_who_is_next():
    assert "P3 is next" in at_table("H4", 3, 12).type("# #").type("# #").words()


@pytest.mark.rule("H4.3")
def test_a_skip_is_heard_and_who_is_skipped_is_told():
    desk = at_table("H4", 3, 12)
    assert heard(desk, "4 9") == [2093, 1047]
    assert desk.rows()[0].strip() == "P2 waits, draws 1"
    desk = dealt("H4", "16 2 3 5 6 7 8", "9 10 14 15 18 20 21", "24 25 27 28 30 32 35", shown=12)
    assert heard(desk, "4 4") == [2093, 1047]
    assert desk.notice() == "P2 waits, draws 1"


@pytest.mark.rule("H4.3")
@pytest.mark.parametrize(
    ("pile", "words"), [("0", "Shuffle 21 first"), ("1", "1 drawn: shuffle 20")]
)
def test_the_page_of_a_skip_has_room_for_a_shuffle(pile: str, words: str):
    desk = at_table("H4", 3, 12).type(f"<*> 3 3 {pile} # 4 4")
    rows = [row for row in desk.rows() if row]
    assert rows[0].split() == ["P2", "waits,", "draws", "1"]
    assert rows[2] == "P3", "the open card stands beside it"
    assert rows[3] == words


@pytest.mark.rule("H2.4")
def test_a_treat_is_heard_and_nobody_has_to_act():
    desk = called("H2")
    assert heard(desk, "C #") == TONES
    assert desk.rows()[0].startswith("P2")


def test_no_turn_like_others_sounds_so():
    for desk, keys in ((called("H1"), "#"), (called("H1"), "A"), (called("H3"), "D")):
        assert not set(heard(desk, keys)) & set(TONES)


@pytest.mark.parametrize(("keys", "log"), [
    ("#", []),
    ("3#", ["discard 3"]),
    ("##A", ["pass"]),
    ("A", ["pass"]),
])  # fmt: skip
def test_sharp_confirms_the_page_and_any_other_key_acts_at_once(keys: str, log: list[str]):
    desk = called("H2").type("7 #")
    assert desk.type(keys).referee.log_text()[2:] == log
    assert desk.rows()[0] != "P2!" or desk.rows()[7] != KEYS


def test_star_on_the_page_only_closes_it_and_the_next_one_takes_back():
    desk = called("H2").type("7 #").type("*")
    assert desk.referee.log_text() == ["start P1", "discard 7"]
    assert desk.rows()[7] == "1-9 # A draw 3  *undo"
    desk.type("*")
    assert desk.referee.log_text() == ["start P1", "discard 7"]
    assert desk.words().startswith("Undo P1's")


@pytest.mark.rule("H2.4")
def test_where_it_dealt_nobody_has_to_act_and_no_page_comes():
    desk = dealt("H2", "100 2 3 4 5 6 7", "10 11 12 13 14 15 16")
    assert heard(desk, "B #") == TONES
    assert desk.rows()[0].startswith("P1")
    assert KEYS not in desk.rows()


@pytest.mark.rule("H4.3", "H1.4")
def test_the_first_sharp_of_two_counts_on_the_page_of_a_skip():
    desk = at_table("H4", 3, 12).type("4 4")
    assert desk.rows()[0].strip() == "P2 waits, draws 1"
    assert desk.rows()[7] == "#draw or lay  *close"
    assert desk.type("#").words().endswith("P3 draws 1? #yes *no")
    assert desk.type("#").referee.log_text()[-1] == "draw"
    assert desk.type("4 6").referee.log_text()[-1] == "discard 24 4 6"
    assert table(desk).knowledge.hands == [5, 8, 8], "P1 has laid the 24, P3 has drawn"


@pytest.mark.rule("H2.2", "H2.4")
def test_so_it_does_where_somebody_must_answer_or_has_played_a_trick():
    desk = at_table("H2", 3).type("3 #")
    assert desk.rows()[7] == "#draw 3 B Trick *undo"
    assert desk.type("# #").referee.log_text()[-1] == "draw"
    assert table(desk).knowledge.hands == [6, 10, 7]
    assert desk.rows()[7] == "#draw or lay  *close"
    assert desk.type("# #").referee.log_text()[-2:] == ["draw", "draw"]
    desk = at_table("H2", 3).type("B # #")
    assert desk.words().endswith("P1 draws 1? 23 #yes *no")


@pytest.mark.rule("H2.3", "H2.8")
def test_where_sharp_would_end_the_turn_it_only_confirms_the_page():
    desk = at_table("H2", 3).type("2 2 # B #")
    assert desk.rows()[7] == KEYS
    assert desk.type("#").referee.log_text()[-1] == "trick"
    assert desk.type("#").referee.log_text()[-1] == "end"

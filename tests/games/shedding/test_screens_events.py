"""Events that all must hear of in the games of discarding: tones, and a page to be confirmed."""

import pytest

from firmware.play.knowledge import ON_CALL
from firmware.ui.signals import EVENT
from tests.desk import Desk, playing
from tests.games.shedding.desk import at_table, dealt
from tests.games.shedding.positions import setup

TONES = list(EVENT[::2])
KEYS = "#ok or play on  *back"


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
@pytest.mark.parametrize("begun", [at_table, called])
def test_a_trick_is_heard_and_its_page_says_who_draws(begun, name: str):
    desk = begun(name, 3)
    assert heard(desk, "B #") == TONES
    assert desk.rows() == ["TRICK by P1", "", "P2 +3     P3 +3", "", "P1's turn", "", "", KEYS]
    assert desk.type("#").rows()[5] == "Others +3"


@pytest.mark.rule("H2.4")
def test_the_page_of_a_trick_has_room_for_five_who_draw_and_a_shuffle():
    desk = called("H2", 6).type("# # # # <*> 3 2 5 # B #")
    assert [row for row in desk.rows() if row] == [
        "TRICK by P5",
        "P6+3   P1+3   P2+3",
        "P3+3   P4+3",
        "Shuffle 56 after 5",
        KEYS,
    ]


@pytest.mark.rule("H2.2")
@pytest.mark.parametrize("begun", [at_table, called])
def test_who_must_answer_is_heard_and_told(begun):
    desk = begun("H2", 3)
    assert heard(desk, "7 #" if begun is called else "3 #") == TONES
    rows = desk.rows()
    assert (rows[0], rows[2].split()[-1]) == ("P2 must answer", "pile78")
    assert "1-9 or +3" in rows[3]
    assert [rows[5], rows[7]] == ["P1  6  P2  7  P3  7", KEYS]


@pytest.mark.rule("H2.2")
def test_who_draws_three_is_heard_and_told():
    desk = called("H2").type("7 #")
    assert heard(desk, "A") == TONES
    assert desk.rows()[:3] == ["P2 draws 3", "", "P2 +3"]


@pytest.mark.rule("H-b")
@pytest.mark.parametrize("name", ["H1", "H2", "H3"])
def test_a_reshuffle_is_heard_and_told(name: str):
    desk = called(name).type("# <*> 3 2 1 #")
    assert heard(desk, "A") == TONES
    assert desk.rows()[0].split() == ["Shuffle", *desk.rows()[0].split()[1:2], "cards"]
    assert desk.rows()[2] == "P2 +1"


@pytest.mark.rule("H4.3")
def test_a_skip_is_heard_and_who_is_skipped_is_told():
    desk = at_table("H4", 3, 12)
    assert heard(desk, "4 9") == TONES
    assert desk.rows()[0].strip() == "P2 is skipped"
    desk = dealt("H4", "16 2 3 5 6 7 8", "9 10 14 15 18 20 21", "24 25 27 28 30 32 35", shown=12)
    assert heard(desk, "4 4") == TONES
    assert desk.notice() == "P2 is skipped"


@pytest.mark.rule("H2.4")
def test_a_treat_is_heard_and_nobody_has_to_act():
    desk = called("H2")
    assert heard(desk, "C #") == TONES
    assert desk.rows()[0].startswith("P2's turn")


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
    assert desk.rows()[0] != "P2 must answer" or desk.rows()[7] != KEYS


def test_star_on_the_page_takes_back_what_it_tells_of():
    desk = called("H2").type("7 #").type("*")
    assert desk.referee.log_text() == ["start P1", "discard 7"]
    assert desk.words().startswith("Undo P1's")


@pytest.mark.rule("H2.4")
def test_where_it_dealt_nobody_has_to_act_and_no_page_comes():
    desk = dealt("H2", "100 2 3 4 5 6 7", "10 11 12 13 14 15 16")
    assert heard(desk, "B #") == TONES
    assert desk.rows()[0].startswith("P1")
    assert KEYS not in desk.rows()

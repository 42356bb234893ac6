"""A turn on the panel: places chosen by number or by steps, cards face down, up and gone."""

import pytest

from firmware.games.memo.rules import CONSECUTIVE
from firmware.ui import kinds, layout
from firmware.ui.faces import S
from tests.desk import Desk
from tests.games.memo.desk import laid_out, memo, turn

FACE_DOWN = ["[] [] [] [] []", ""]


@pytest.fixture
def desk() -> Desk:
    """Ten cards that pair by their sum; 3, 9, 8 and 2 lie on the first four places."""
    return laid_out(3, 9, 8, 2)


def said(desk: Desk) -> str:
    return desk.notice().strip()


def test_ten_cards_lie_face_down_in_two_rows(desk: Desk):
    """H7.2"""
    assert desk.rows() == [
        "P1: place _",
        "sum 11",
        *FACE_DOWN,
        *FACE_DOWN,
        "",
        "place # A-D go  *undo",
    ]


def test_ten_large_places_leave_the_keys_their_row(desk: Desk):
    below = 7 * 128  # bytes of the panel
    twelve = laid_out(3, 9, 8, 2, count=12)
    for keys in ("", "7", "* 2 #", "5 #"):
        assert desk.type(keys).panel[below:] == twelve.type(keys).panel[below:], keys
        assert any(desk.panel[below:])


@pytest.mark.parametrize("count", [30, 40, 50, 60, 80, 82, 100])
def test_the_keys_have_a_row_or_come_over_the_last_places_after_a_while(count: int):
    below = 7 * 128  # bytes of the panel
    row = laid_out(3, 9, 8, 2, count=12).panel[below:]
    desk = laid_out(3, 9, 8, 2, count=count)
    places = desk.panel[below:]
    assert (places == row) == (count in (30, 60, 80))
    if places != row:
        assert desk.wait(9000).panel[below:] == row
        assert desk.wait(4000).panel[below:] == places


def test_the_place_that_is_typed_is_marked(desk: Desk):
    rows = desk.type("7").rows()
    assert rows[0] == "P1: place 7_"
    assert rows[4:6] == ["[] ?? [] [] []", ""]
    assert rows[7] == "place # A-D go  *clear"
    assert desk.type("* D B").rows()[::7] == ["P1: place 10_", "place # A-D go  *clear"]
    assert desk.type("*").rows()[::7] == ["P1: place _", "place # A-D go  *undo"]


def test_a_card_that_is_turned_up_shows_its_number_in_its_place(desk: Desk):
    """H7.3"""
    assert desk.type("2 #").rows() == [
        "P1: 9 needs_",
        "sum 11",
        "[]  9 [] [] []",
        "",
        *FACE_DOWN,
        "",
        "number #  *undo",
    ]
    assert desk.referee.log_text() == ["start P1", "reveal 9"]


def test_after_the_declaration_the_second_place_is_chosen(desk: Desk):
    """H7.3"""
    assert desk.type("2# 2#").rows()[0] == "P1 said 2: _"
    assert desk.rows()[7] == "place # A-D go  *undo"
    desk.type("4#")
    assert said(desk) == "A pair! Again?"
    assert desk.rows()[:3] == ["A pair! Again?", "", "[]  . []  . []"]
    assert desk.type("A *").rows()[7] == "place, A-D #stop  *undo"
    assert turn(desk.type("#")) == "P2 2 0"


def test_no_pair_stays_up_in_its_places_until_it_is_turned_back(desk: Desk):
    """H7.3: in place, a key, no timer."""
    up = ["3, 9: no pair", "sum 11", " 3  9 [] [] []"]
    desk.type("1# 8# 2#").wait(500_000, 100)
    assert desk.rows()[:3] == up
    assert desk.rows()[7] == "#turn both back  *undo"
    desk.type("5 A")
    assert desk.rows()[2] == up[2]
    assert said(desk) == "First press #"
    assert desk.type("#").rows()[:4] == ["P2: place _", "sum 11", *FACE_DOWN]


def test_no_digit_is_shown_where_none_does_anything(desk: Desk):
    desk.type("1# 8# <#>")
    assert "a place" in desk.words()
    desk.type("* 2# <#>")
    assert desk.words() == "undo 0 turn"


def test_two_digits_at_once_bring_no_number_back_that_was_taken_before(desk: Desk):
    desk.type("1 # 8 # 1 0 #")
    assert desk.rows()[0].endswith(": no pair")
    for key in "12":
        desk.down(key)
        desk.wait(20)
    for key in "12":
        desk.up(key)
    assert turn(desk.type("#")) == "P2 0 0"
    assert desk.rows()[0] == "P2: place _"


@pytest.mark.parametrize(
    ("keys", "words"),
    [
        ("0 #", "Places: 1 to 10"),
        ("1 1 #", "Places: 1 to 10"),
        ("#", "First a place"),
        ("2 # A", "What does it need?"),
        ("2 # 2 # #", "First the other"),
        ("2 # 2 # 2 #", "That is up"),
        ("2 # 2 # 1 1 #", "Places: 1 to 10"),
        ("2 # 9 #", "Not itself"),
        ("2 # 2 # 4 # 4 #", "Won already"),
        ("2 # 2 # 4 # 1 # 8 # 2 #", "Won already"),
    ],
)
def test_a_refusal_says_why_in_the_players_words(desk: Desk, keys: str, words: str):
    """H7.4"""
    desk.type(keys)
    assert said(desk).endswith(words)


def test_a_wrong_declaration_is_pointed_out_over_the_last_rows(desk: Desk):
    """H7.4"""
    desk.type("1 # 9 #")
    assert desk.notice() == "3 + 9 is not 11\n#anyway"
    assert desk.type("#").rows()[0] == "P1 said 9: _"
    desk.type("3 #")
    assert desk.game.knowledge.hands == [2, 0]


STEPS = [  # from place, key, to place; 2 and 4 are gone
    ("", "A", 1),
    ("", "D", 1),
    ("1", "C", 3),
    ("1", "B", 10),
    ("10", "C", 1),
    ("5", "B", 3),
    ("1", "D", 6),
    ("6", "D", 1),
    ("6", "A", 1),
    ("7", "A", 7),
    ("7", "D", 7),
    ("99", "D", 1),
    ("0", "B", 1),
]


@pytest.mark.parametrize(("typed", "key", "place"), STEPS)
def test_steps_lead_to_the_next_card_that_lies(desk: Desk, typed: str, key: str, place: int):
    desk.type("2# 2# 4#").type(typed).type(key)
    assert desk.app.stack[-1].shown() == str(place)


def test_a_digit_after_a_step_begins_a_new_place_and_star_takes_digits_back(desk: Desk):
    assert desk.type("1 B").rows()[0] == "P1: place 10_"
    assert desk.type("7").rows()[0] == "P1: place 7_"
    assert desk.type("B *").rows()[0] == "P1: place _"


def test_steps_and_sharp_are_enough_for_a_turn(desk: Desk):
    desk.type("C # 8# C #")
    assert memo(desk).up == [3, 9]


def test_where_no_other_card_lies_face_down_a_step_stays_there():
    desk = laid_out(2, 1, count=4).type("1# 3# 3# 4# 1# A")
    for key in "ABCD":
        assert desk.type(key).rows()[0] == "No other card"
        assert said(desk) == "No other card"


def test_a_step_that_finds_no_other_card_says_so(desk: Desk):
    desk.type("2# 2# 4# 7 A")
    assert said(desk) == "No other card"
    assert desk.type("C").rows()[::7] == ["P1: again 8_", "place # A-D go  *clear"]


def test_up_to_fifty_cards_lie_ten_in_a_row():
    """H7.1"""
    desk = laid_out(50, 7, 1, count=50)
    assert desk.rows()[2:7] == ["[][][][][] [][][][][]"] * 5
    desk.type("1# 1# 2#")
    assert desk.rows()[:3] == [
        "50, 7: no pair",
        "sum 51",
        "50 7[][][] [][][][][]",
    ]
    desk.type("# 1# 1# 3#")
    assert desk.type("1 2").rows()[2:4] == [
        " .[] .[][] [][][][][]",
        "[]??[][][] [][][][][]",
    ]


def test_a_row_that_is_not_full_is_shown_as_it_is():
    assert laid_out(count=12).rows()[2:5] == ["[][][][][] [][][][][]", "[][]", ""]
    assert laid_out(count=6).rows()[2:6] == [*FACE_DOWN, "[]", ""]
    assert laid_out(count=2).rows()[2:4] == ["[] []", ""]
    assert laid_out(count=54).rows()[2:6] == ["]]]]]]]]]] ]]]]]]]]]]"] * 2 + [
        "]]]]]]]]]] ]]]]",
        "",
    ]


def test_a_hundred_cards_are_seen_at_once():
    """H7.1"""
    desk = laid_out(100, 99, 1, count=100, players=6)
    assert desk.rows()[2:7] == ["]]]]]]]]]] ]]]]]]]]]]"] * 5
    desk.type("1# 1# 2#")
    assert desk.rows()[:3] == [
        "100, 99: no pair",
        "",
        "!!]]]]]]]] ]]]]]]]]]]",
    ]
    desk.type("# 1# 1# 3#")
    assert desk.type("1 0 0").rows()[:7] == [
        "P2: again 100_",
        "",
        ".].]]]]]]] ]]]]]]]]]]",
        *["]]]]]]]]]] ]]]]]]]]]]"] * 3,
        "]]]]]]]]]] ]]]]]]]]]?",
    ]


def test_where_a_card_that_is_up_is_a_mere_sign_its_number_stays_on_the_page():
    """From the first to the second card, whatever is typed."""
    desk = laid_out(31, 23, count=52)
    headings = [desk.type(keys).rows()[0] for keys in ("1#", "22", "#", "45", "*")]
    assert headings == [
        "P1: 31 needs_",
        "P1: 31 needs 22_",
        "P1: 31, 22 at _",
        "P1: 31, 22 at 45_",
        "P1: 31, 22 at _",
    ]
    assert desk.rows()[1] == "sum 53"
    assert laid_out(31, count=50).type("1# 20#").rows()[0] == "P1 said 20: _"  # there it is seen


def test_where_that_has_no_room_it_does_without_the_name(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(Desk, "names", "MMMAnn")
    desk = laid_out(99, 100, count=100).type("1# 100# #")  # which is no pair
    assert desk.rows()[0] == "Mmm: 99, 100 at _"
    assert desk.type("100").rows()[0] == "99, 100 at 100_"


@pytest.mark.parametrize(
    ("typed", "key", "place"),
    [("1", "A", 81), ("20", "D", 40), ("20", "C", 21), ("100", "C", 1), ("100", "D", 20)],
)
def test_steps_on_a_hundred_places(typed: str, key: str, place: int):
    desk = laid_out(count=100).type(typed).type(key)
    assert desk.rows()[0] == f"P1: place {place}_"


def test_a_step_passes_over_the_places_that_a_short_row_has_not():
    desk = laid_out(count=54).type("1 5 A")
    assert desk.rows()[0] == "P1: place 35_"
    assert laid_out(count=54).type("4 1 B").rows()[0] == "P1: place 40_"
    assert laid_out(count=54).type("5 4 C").rows()[0] == "P1: place 1_"


def test_which_cards_pair_is_on_the_panel_while_a_number_is_asked_for():
    """H7.2"""
    desk = laid_out(7, count=8, pairs=CONSECUTIVE).type("1#")
    assert desk.rows()[::7] == ["P1: 7 needs_", "number #  *undo"]


def test_the_device_lays_them_out_face_down_and_asks_who_starts():
    """H-d"""
    desk = laid_out().type("*")
    assert desk.words().startswith("Undone: start. 1 P1 ")


def test_the_power_may_go_while_cards_are_up(desk: Desk):
    for keys in ("1#", "8# 2#"):
        rows = desk.type(keys).rows()
        desk.power_off_and_on()
        assert desk.type("#").rows() == rows


def test_what_six_have_won_is_beside_whose_turn_it_is_among_a_hundred_too():
    desk = laid_out(1, 100, count=100, players=6).type("1 # 1 0 0 # 2 # #")
    assert desk.rows()[:2] == ["P2: _", "2-0-0-0-0-0"]
    assert laid_out(1, 100, count=100, players=5).rows()[0] == "P1: place _"


def test_a_refusal_among_a_hundred_breaks_before_what_sharp_does():
    desk = laid_out(80, count=100).type("1 # 9 9 #")
    assert desk.rows()[0].endswith("80 + 99 is not 101: #anyway")
    room = layout.RIGHT_EDGE - layout.LEFT_EDGE - kinds.SIGN_ROOM
    lines = layout.lines_of("80 + 99 is not 101: #anyway", room, S)
    assert lines == ["80 + 99 is not 101:", "#anyway"]

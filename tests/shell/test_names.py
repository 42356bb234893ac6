"""Players' names: three letters a seat, typed on the pad, kept, and said wherever P1 was."""

import re
import sys
from typing import Any

import pytest

from firmware.shell import crash
from firmware.storage import history
from firmware.storage.history import NAME, PLAYED, WON_BY, name_of
from firmware.storage.journal import SETTINGS, Journal, names_in, place_in
from firmware.ui.signals import HINT
from host_sim.chips.flash import Flash, Nvm
from tests.desk import Desk
from tests.shell.test_roster import chairs

NAMES = "<*> 2 1"
ANN, BOB, CYD = "2 6 6 A 6 6 #", "2 2 6 6 6 2 2 #", "2 2 2 9 9 9 3 #"
TABLE = "1 1 1 3 1"  # own cards, three players
MEMO, WON = "8 1 3 1 4 # #", "1 1# 4# 4# 2# 3# 3#"  # the first player wins with four cards


def named(keys: str = "1" + ANN + "2" + BOB + "3" + CYD) -> Desk:
    """Return a desk at its first page, whose players have names."""
    return Desk().type(NAMES + keys + "* * *")


def kept(settings: bytes) -> Desk:
    """Return a desk that is switched on with these `settings`."""
    memory = Nvm(Flash())
    Journal(memory).append(SETTINGS, settings)
    return Desk(memory.flash.image)


def typed(desk: Desk) -> tuple[str, str]:
    """Return whose name is typed, and what is shown of it."""
    _, whose, text = re.split(r"(\d) is", " ".join(desk.rows()[:2]), maxsplit=1)
    return whose, re.sub(r"#ok|\*(back|less)|A next", "", text).strip()


def test_the_names_are_behind_who_and_the_page_says_who_has_one():
    desk = Desk().type("<*> 2")
    assert desk.rows()[2] == "1 Names"
    assert desk.type("1").rows()[:3] == ["Who gets a name?", "1 P1", "2 P2"]
    assert desk.type("1" + ANN).rows()[:3] == ["Player 1 is Ann.", "1 Ann", "2 P2"]


def test_who_gets_a_first_name_once_the_game_is_over_has_it_in_the_games_played():
    """Who was given it at the result, after a first evening, never came to the statistics."""
    desk = Desk().type(MEMO).type(WON)
    assert desk.game.over
    desk.type(NAMES + "1" + ANN + "2" + BOB + "1" + CYD + "*")
    assert people(desk) == [("Ann", 1, 1), ("Bob", 1, 0)], (
        "and who is called otherwise then keeps it"
    )
    desk.power_off_and_on()
    assert people(desk) == [("Ann", 1, 1), ("Bob", 1, 0)]


def test_where_what_keeps_a_name_has_no_room_it_is_kept_once_these_pages_have_gone(
    monkeypatch: pytest.MonkeyPatch,
):
    pages: list[int] = []
    desk = Desk(left=123_456).type(TABLE + NAMES + "1")
    room = sys.modules["firmware.shell.names"]
    own: Any = vars(room)["_give"]

    def give(shell: Any, seat: int, name: str) -> None:
        pages.append(len(desk.app.stack))
        if len(pages) == 1:
            raise MemoryError
        own(shell, seat, name)

    monkeypatch.setattr(room, "_give", give)
    desk.type(ANN).wait(100)
    assert pages == [5, 1]
    assert desk.rows()[0].split(" lays ")[0] == "Ann"
    desk.power_off_and_on()
    assert names_in(desk.app.shell.journal.settings)[:3] == "Ann"


def people(desk: Desk) -> list[tuple[str, int, int]]:
    """Return of whom there are statistics, with how many games they have played and won."""
    rows = history.whole(desk.app.shell.journal).people
    return [(name_of(row[NAME]), row[PLAYED], row[WON_BY]) for row in rows]


def test_the_letters_are_on_the_keys_as_on_a_telephone():
    desk = Desk().type(NAMES + "2")
    assert desk.rows() == [
        "2 is  #ok",
        "_  *back",
        "",
        "",
        "2 abc  3 def",
        "4 ghi  5 jkl  6 mno",
        "",
        "7 pqrs  8 tuv  9 wxyz",
    ]


@pytest.mark.parametrize(
    ("keys", "text"),
    [
        ("2", "A"),
        ("2 2", "B"),
        ("2 2 2", "C"),
        ("2 2 2 2", "A"),
        ("7 7 7 7", "S"),
        ("9 9 9 9", "Z"),
        ("2 3", "Ad"),
        ("2 A 2", "Aa"),
        ("2 6 6 A 6 6", "Ann"),
        ("2 3 4 4", "Adh"),
        ("2 3 4 *", "Ad"),
        ("2 3 * 3 3", "Ae"),
    ],
)
def test_the_same_key_turns_a_letter_and_another_begins_the_next(keys: str, text: str):
    assert typed(Desk().type(NAMES + "1" + keys)) == ("1", text + "_" * (len(text) < 3))


@pytest.mark.parametrize(
    ("keys", "note"),
    [
        ("1", "Letters: 2-9."),
        ("B", "Letters: 2-9."),
        ("A", "Letters: 2-9."),
        ("2 3 4 5", "Three letters."),
    ],
)
def test_a_key_that_is_no_letter_is_refused_and_the_letters_stay(keys: str, note: str):
    desk = Desk().type(NAMES + "1" + keys)
    assert note in desk.words()
    assert desk.type("#").rows()[1] == ("1 Adg" if len(keys) > 1 else "1 P1")


def test_two_keys_at_once_type_no_letter():
    desk = Desk().type(NAMES + "1 2")
    for act, key in ((desk.down, "5"), (desk.down, "6"), (desk.up, "5"), (desk.up, "6")):
        act(key)
        desk.wait(20)
    assert typed(desk.wait(100)) == ("1", "A_")
    assert desk.notice() == ""


def test_two_players_of_the_same_name_are_refused_by_name():
    desk = Desk().type(NAMES + "1" + ANN + "3" + ANN)
    assert typed(desk) == ("3", "Ann")
    assert desk.notice() == "Ann is player 1."
    assert typed(desk.type("2 2")) == ("3", "B_"), "what was refused is dead"
    assert desk.type("6 6 A 6 #").rows()[0] == "Player 3 is Bnm."
    desk.type("4" + ANN)
    assert desk.notice() == "Ann is player 1."
    assert typed(desk.type("*")) == ("4", "_"), "and a star clears it whole"
    assert desk.type("* 3 #").rows()[3] == "3 Bnm"


def test_a_name_stays_as_it_is_is_cleared_or_gives_way_to_a_new_one():
    desk = Desk().type(NAMES + "1" + ANN)
    assert desk.type("1 #").rows()[1] == "1 Ann"
    assert typed(desk.type("1 2")) == ("1", "A_")
    assert desk.type("* *").rows()[1] == "1 Ann"
    assert desk.type("1 * #").rows()[1] == "1 P1"
    assert "Player 1 has no name." in desk.words()
    assert desk.type("3 *").rows()[0] == "Who gets a name?"
    assert desk.app.shell.names == ""


def test_the_next_player_is_proposed_so_that_names_follow_each_other_by_one_key():
    desk = Desk().type(NAMES + "#" + ANN + "#" + BOB + "#" + CYD)
    assert desk.rows()[1:5] == ["1 Ann", "2 Bob", "3 Cyd", "4 P4"]
    assert desk.rows()[0] == "Player 3 is Cyd."


def test_names_are_given_from_the_question_how_many_play():
    desk = Desk().type("1 1 1 B 2" + BOB + "*")
    assert desk.rows()[0] == "How many play?"
    assert desk.type("2").words().startswith("Who starts? Deal 7. 1 P1 2 Bob ")


def test_who_has_none_is_p3_and_no_key_more_is_due():
    assert named("1" + ANN).type(TABLE).rows()[0] == "Ann lays 2  pile 80"
    assert Desk().type(TABLE).rows()[0] == "P1 lays 2  pile 80"


def test_names_outlive_a_power_cut_other_settings_and_a_new_game():
    desk = named()
    desk.power_off_and_on()
    desk.type("<*> 5 1 2 1 * *").type(TABLE + "<*> 6 2 #")
    desk.power_off_and_on()
    assert desk.type("#").words().startswith("Who starts? Deal 6. 1 Ann 2 Bob 3 Cyd")
    assert desk.app.shell.brightness == 1
    assert not desk.app.shell.signals.sound


def test_a_name_given_in_a_game_is_said_at_once_and_loses_nothing_typed():
    desk = Desk().type(TABLE + "5 7" + NAMES + "1" + ANN + "* * *")
    assert desk.rows()[0] == "57_  pile 80"


def test_a_name_given_while_it_is_asked_who_starts_is_there_when_it_is_asked_again():
    desk = Desk().type("1 1 1 3" + NAMES + "2" + BOB + "*")
    assert "1 P1 2 Bob 3 P3" in desk.words()


def test_a_name_given_at_the_result_is_in_it():
    desk = Desk().type(MEMO + WON)
    assert "P1 wins! A next P1 +4" in desk.words()
    desk.type(NAMES + "1" + ANN + "*")
    assert "Ann wins! A next Ann +4" in desk.words()
    assert "P1" not in desk.words()


def test_the_stars_that_lead_back_from_a_name_at_the_result_do_not_undo_the_end_unasked():
    """The name is in the result, so that is made anew, and the way back to it is shorter."""
    desk = Desk().type(MEMO + WON + NAMES + "1" + ANN + "*")
    result = desk.rows()
    assert result[0].startswith("Ann wins!")
    assert desk.type("*").words() == "Undo the end? #yes *no"
    assert desk.type("*").rows() == result
    assert desk.game.over


def test_taking_back_and_rulings_name_the_player():
    desk = named().type(TABLE + "5 7 A 5 8 A # *")
    assert desk.words().startswith("Undo Ann's end of turn?")
    desk.type("* <*> 3 1")
    assert desk.rows()[1:4] == ["", "1 Ann  2 Bob", ""]
    assert "Ruled: turn to Cyd." in desk.type("3").words()


def test_the_cover_says_the_name_and_the_number_to_press():
    desk = named().type("1 1 2 3 2")
    assert desk.rows()[0] == "Hand me to  pile 80"
    assert desk.rows()[3] == "Bob  press"
    assert "Bob presses 2" in desk.type("#").words()
    assert desk.type("2 <*> 2 5 3").rows()[0].startswith("Cyd's hand")


def test_names_go_with_their_players_when_somebody_leaves_and_with_those_who_left():
    desk = named().type(MEMO + WON + "B 1 2")
    assert chairs(desk) == ["1 Ann  4", "2 Bob leaves  0", "3 Cyd now P2  0"]
    desk.type("#")
    assert "1 Ann 2 Cyd #" in desk.words()
    desk.power_off_and_on()
    desk.type("# 2 <*> 4")
    assert "Bob out" in desk.words()
    assert "Cyd" in desk.words()


def test_who_left_keeps_their_name_where_the_last_question_is_asked_once_more():
    desk = named().type(MEMO + WON + "B 1 2 #").type("* #").type("<*> 4")
    assert "Ann 4 Cyd 0 Bob out 0" in desk.words()


def test_a_player_who_joins_has_no_name_yet():
    desk = named().type(MEMO + WON + "B 1 2 2 A #")
    assert "1 Ann 2 P2 3 Cyd 4 P4" in desk.words()


def test_settings_of_before_are_read_and_have_no_names():
    desk = kept(b"\x02\x01firmware.app:12")
    assert desk.app.shell.names == ""
    assert desk.level == 2
    assert crash.last_place(desk.app.shell.journal) == "firmware.app:12"
    desk.type(NAMES + "1" + ANN + "* * *")
    desk.power_off_and_on()
    assert crash.last_place(desk.app.shell.journal) == "firmware.app:12"
    assert desk.app.shell.names == "Ann"


def test_where_it_broke_is_kept_beside_the_names():
    desk = named()
    crash.keep(desk.app.shell.journal, "firmware.app:12")
    desk.power_off_and_on()
    assert desk.app.shell.names == "AnnBobCyd"
    assert "firmware.app:12" in desk.type("<*> 6 3").words().replace(" ", "")


@pytest.mark.parametrize(
    "settings", [b"", b"\x02", b"\x02\x01\xff\xfe\x80\0", b"\x02\x01" + b"\xc3" * 90 + b"\0"]
)
def test_damaged_names_are_none_and_break_nothing(settings: bytes):
    assert kept(settings).type(TABLE).rows()[0] == "P1 lays 2  pile 80"


def test_names_with_any_bytes_are_letters_and_blanks():
    assert names_in(b"\x02\x01AN\xffBO\0firmware") == "An Bo"
    assert place_in(b"\x02\x01AN\xff Bo\0firmware") == b"firmware"
    assert names_in(b"\x02\x01firmware") == ""


def test_settings_names_session_and_place_are_a_small_part_of_the_memory():
    names, place, session = 3 * (6 + 4), 60, 1 + 2 * 6 + 4 * 4 + 1
    assert 2 + names + 1 + place + session + 2 * 4 < 200 < 900


def known() -> Desk:
    """Return a desk that knows three names of a game before, at which nobody has one now."""
    desk = named("1" + ANN + "2" + BOB + "3" + CYD).type(f"{MEMO} {WON} A <*> 6 1 #")
    desk.type(NAMES)
    for number in "123":
        desk.type(number + "* #")
    assert desk.app.shell.names == ""
    return desk.type("* * *")


@pytest.mark.parametrize(
    ("name", "keys"),
    [("Tom", "#ok A next B Tom  *back"), ("Twm", "A next B Twm  *back")],
)
def test_a_wide_name_that_is_known_stands_whole_among_the_keys(name: str, keys: str):
    desk = named("1" + ANN).type(NAMES)
    screen: Any = desk.app.stack[-1]
    screen.known = [name]
    assert desk.type("A").rows()[7] == keys


def test_names_known_to_the_box_are_given_by_a_key_each():
    """Three of them take six keys at most, the seat's own among them."""
    desk = known().type(NAMES)
    first = desk.rows()[7]
    assert re.fullmatch(r"#ok A next B (Ann|Bob|Cyd)  \*back", first)
    desk.type("B A B A B")
    assert sorted(desk.app.shell.names[at : at + 3] for at in (0, 3, 6)) == ["Ann", "Bob", "Cyd"]
    assert desk.rows()[7] == "#ok 1-6  *back", "nobody else is known"
    desk.power_off_and_on()
    assert len(desk.app.shell.names) == 9


def test_b_again_gives_another_and_no_two_are_called_the_same():
    desk = known().type(NAMES + "B")
    first = desk.app.shell.names
    second = desk.type("B").app.shell.names
    assert second != first
    desk.type("A B")
    assert desk.app.shell.names[3:] not in (second, "")
    third = desk.app.shell.names[3:]
    assert {first, second, third} <= {"Ann", "Bob", "Cyd"}
    assert desk.type("B").app.shell.names[3:] == first if third != first else True


def test_b_where_no_name_is_known_is_refused():
    desk = Desk().type(NAMES + "B")
    assert desk.notice() == "Press 1 to 6, or #."


# The page of each desk is strict: what lies over something else, or is cut, is an error.
LOW = "GggLi Q  Ann"  # two of them reach below their line


def test_letters_that_reach_low_have_room_where_it_is_asked_who_plays_on(
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setattr(Desk, "names", LOW)
    desk = Desk().type(MEMO).type(WON + "B 1")
    assert chairs(desk) == ["1 Ggg  4", "2 Li  0", "3 Q  0"]


def test_names_too_long_for_a_line_are_left_out_of_the_same_again(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(Desk, "names", "AnnBobLeoTim")
    again = "8 1 4 1 4 # # 1 1# 4# 4# 2# 3# 3# <*> 6 1"
    assert "Ann Bob Leo Tim" in Desk().type(again).rows()
    monkeypatch.setattr(Desk, "names", "GypMmmJoyWwm")
    desk = Desk().type(again)
    assert desk.rows()[0] == "The same again?"
    assert "Gyp" not in desk.words()


def test_a_hint_cuts_no_letter_above_the_keys(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(Desk, "names", "Pj Li Ann")
    desk = Desk().type(TABLE + "5 9 C 4 7 A #").wait(9000)
    assert desk.words().endswith("Pj draws 2 " + " ".join(HINT.split()))

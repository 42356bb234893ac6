"""The menu behind a held star, and what is behind its lines."""

import gc
from typing import Any
from weakref import ref

import pytest

from firmware.modules import loader
from firmware.modules.later import later
from tests.desk import Desk

TABLE = "1 1 1 2 1"
OVER = "9 9 A 9 8 B # 2 C 3 D # # #"  # nobody can go on

IN_PLAY = [
    "Menu",
    "",
    "1 Help  2 Who  3 Fix it",
    "",
    "",
    "",
    "5 Light  6 Leave",
    "",
]


@pytest.fixture
def desk() -> Desk:
    return Desk().type(TABLE)


def test_before_a_game_the_menu_has_what_the_device_has():
    desk = Desk().type("<*>")
    assert [desk.rows()[2], desk.rows()[6]] == ["1 Help  2 Who", "5 Light  6 Leave"]


@pytest.mark.parametrize("keys", ["", "1 1 1 2", TABLE, "1 1 2 2 1", TABLE + OVER, "9 1 1 3 # 1"])
def test_every_group_lies_as_its_key_does_whatever_else_is_there(keys: str):
    whole = {
        (16, 1): "1 Help",
        (16, 43): "2 Who",
        (16, 85): "3 Fix it",
        (48, 1): "4 Score",
        (48, 43): "5 Light",
        (48, 85): "6 Leave",
    }
    desk = Desk().type(keys).type("<*>")
    shown = {(y, x): words for y, x, words in desk.app.page.shown if y}
    assert shown.items() <= whole.items()


@pytest.mark.parametrize(
    ("group", "lines"),
    [
        ("1", ["Help", "1 Keys  2 Rules  3 Learn off", "5 Ask"]),
        ("2", ["Who", "1 Names  2 Join  3 Leave", "4 Seats"]),
        ("5", ["Light", "1 Sound on  2 Light  3 Quiet off", "4 Volume  6 Motion on"]),
        ("6", ["Leave", "1 Home  2 Anew  3 About", "4 Update"]),
    ],
)
def test_each_group_has_its_lines_as_their_keys_lie(desk: Desk, group: str, lines: list[str]):
    assert [row for row in desk.type("<*>" + group).rows() if row] == lines
    assert desk.type("*").rows() == IN_PLAY


def test_a_line_that_is_alone_needs_no_key(desk: Desk):
    assert desk.type("<*> 3").rows()[0] == "What is wrong?"
    assert desk.type("*").rows() == IN_PLAY
    assert Desk().type("4 1 2 # 1 <*> 4").rows()[0] == "Points"


def test_help_in_the_menu_is_about_the_page_beneath_and_then_about_the_keys(desk: Desk):
    held = desk.type("<#>").rows()[:7]
    assert desk.type("* <*> 1 1").rows()[:7] == held
    assert desk.type("3").rows()[7] == "#next 1-8 *back  3/8"
    assert desk.type("# # # #").words().startswith("Digits type a number.")
    assert desk.type("* * *").rows()[0] == "P1 lays 2  pile 84"


@pytest.mark.parametrize("typed", ["", "3 7"])
def test_help_on_the_page_beneath_is_as_it_was_after_help_on_the_menu(desk: Desk, typed: str):
    held = desk.type(typed).type("<#>").rows()
    assert desk.type("* <*> <#> * 1 <#> * 1").rows()[:7] == held[:7]


def test_star_leads_back_to_the_turn_as_it_was(desk: Desk):
    before = desk.type("3 7 A 5").rows()
    assert desk.type("<*> *").rows() == before


def test_other_keys_stay_in_the_menu(desk: Desk):
    assert desk.type("<*> 4").notice() == "Nothing on 4 now.", "nobody has points in this game"
    assert desk.type("A").notice() == "A digit, or * back."
    assert desk.type("#").notice() == "A digit, or * back."
    assert desk.type("<*>").rows()[0] == "Menu", "and another held star opens no second one"
    assert desk.type("*").rows()[0] == "P1 lays 2  pile 84"


def test_what_a_key_does_not_open_is_said_below_the_words_of_the_lines(desk: Desk):
    """They are small meanwhile; it would cover those in the lower row."""
    menu = desk.type("<*>").rows()
    assert menu[2] == "1 Help  2 Who  3 Fix it"
    assert menu[6] == "5 Light  6 Leave"
    said = desk.type("4").rows()
    assert [said[2], said[5], said[7]] == [menu[2], menu[6], "Nothing on 4 now."]
    assert desk.wait(2100).rows() == menu
    said = desk.type("6 6").words()
    assert "4 Update" in said
    assert said.endswith("Nothing on 6 now.")


def test_the_rules_in_short_end_with_a_tip(desk: Desk):
    rows = desk.type("<*> 1 2").rows()
    assert rows[0].startswith("Lay all 98 cards, 2 to 99, on four piles. A and B go up ")
    assert rows[7] == "#next 1-7 *back  1/7"
    assert desk.type("#").rows()[7] == "#next 1-7 *back  2/7"
    assert desk.type("# # # # #").words().startswith("A tip: ")
    assert desk.rows()[7] == "# or *back 1-7  7/7"
    assert desk.type("# *").rows() == IN_PLAY


def test_the_short_sheet_has_its_own_rules():
    desk = Desk().type("1 4 1 2 1 <*> 1 2 #")
    assert desk.words().startswith("A turn lays 2 cards or more, even when the draw pile is empty")


def test_brightness_is_set_and_kept(desk: Desk):
    assert desk.level == 3
    assert [row for row in desk.type("<*> 5 2").rows() if row][:3] == [
        "Light",
        "1 dark  2 dim",
        "3 bright  4 full",
    ]
    desk.type("1 *")
    assert desk.level == 1
    assert desk.rows() == IN_PLAY
    desk.power_off_and_on()
    assert desk.level == 1


def test_the_brightness_that_is_set_is_marked(desk: Desk):
    desk.type("<*> 5 2 2 2 #")
    assert desk.level == 2


def test_sound_is_switched_off_and_on_and_its_line_says_so(desk: Desk):
    assert desk.type("<*> 5 1").rows()[2] == "1 Sound off  2 Light  3 Quiet off"
    assert desk.type("1").rows()[2] == "1 Sound on  2 Light  3 Quiet off"


def test_sound_off_is_silent_and_kept(desk: Desk):
    desk.type("<*> 5 1 * *").wait(1000)
    desk.tones()
    desk.type("3 7 A 1 A 4 0 A # <A>").wait(2000)
    assert desk.tones() == []
    desk.power_off_and_on()
    desk.type("# 5 0 A").wait(2000)
    assert desk.tones() == []
    assert desk.type("<*> 5").rows()[2] == "1 Sound off  2 Light  3 Quiet off"


def test_settings_outlive_games(desk: Desk):
    desk.type("<*> 5 2 1 1 *").type("6 1 # # # 3 7 A")
    desk.power_off_and_on()
    assert desk.level == 1
    assert desk.type("# <*> 5").rows()[2] == "1 Sound off  2 Light  3 Quiet off"


def test_restart_asks_once(desk: Desk):
    desk.type("3 7 A <*> 6 2")
    assert desk.words() == "Begin anew? The game as it stands is lost. #yes *no"
    assert desk.type("* *").rows() == IN_PLAY
    assert desk.type("*").rows()[2] == "37  1  100  100"
    assert desk.type("<*> 6 2 #").rows()[0] == "Who starts?"
    assert desk.referee.log() == []


def test_to_begin_anew_after_a_game_says_what_is_kept_of_it(desk: Desk):
    desk.type(OVER + "<*> 6 2")
    assert desk.words() == "Begin anew? Its result is kept. #yes *no"
    desk = Desk().type("7 # 2 # 1 # 1 # 7 #").type("A 2 # 1 # 5 #").type("<*> 6 2")
    assert desk.words() == "Begin anew? Its result is kept, but not its points. #yes *no"
    assert "After 1 game" in desk.type("# <*> 4 1").words()


def test_a_game_without_a_move_is_not_said_to_be_kept_as_home_leads_back_to_none(desk: Desk):
    desk.type(OVER + "A").type("<*> 6 1")
    assert desk.words() == "Give up this game? It is not kept. #yes *no"
    assert "*go on" not in desk.type("#").words()


def test_giving_up_asks_once_and_leads_home(desk: Desk):
    desk.type("3 7 A <*> 6 1")
    assert desk.words() == ("Give up this game? It is kept until the next one begins. #yes *no")
    assert desk.type("* * *").rows()[2] == "37  1  100  100"
    assert desk.type("<*> 6 1 #").rows()[0] == "The same again?"
    assert desk.app.referee is None


def test_a_game_that_is_over_is_left_without_a_question(desk: Desk):
    desk.type(OVER + "<*> 6 1")
    assert desk.rows()[0] == "The same again?"
    assert "*result" in desk.words()


def test_the_record_of_a_game_that_is_over_is_sent_to_the_console(desk: Desk):
    desk.type(OVER + "<*> 4 2")
    assert desk.said == [
        "Umpire record 1",
        "rules TG",
        "level table",
        "players 2",
        "start P1, lay 99 A, lay 98 B, end, lay 2 C, lay 3 D, end, cant",
        "that is 8 moves, 94 left, check 2DAE",
    ]
    assert desk.notice() == "Sent over USB, to the serial console."
    assert desk.rows()[0] == "Score", "one stays where it was chosen"
    assert desk.type("*").rows()[0] == "Menu"
    assert desk.notice() == "", "and there it is not said once more"


@pytest.mark.parametrize("line", ["3", "4", "5"])
def test_what_took_the_place_of_a_result_leads_back_to_the_lines_it_was_opened_from(line: str):
    """One pressed the star a second time, for the menu, and had taken back the last move."""
    desk = Desk().type(TABLE + OVER)
    result = desk.rows()
    there = desk.type("<*> 4").rows()
    moves = len(desk.referee.log())
    desk.type(line).wait(300)
    assert desk.type("*").rows() == there
    assert desk.type(line).wait(300).type("*").rows() == there, "and so once more"
    assert desk.type("*").rows()[0] == "Menu"
    assert desk.type("*").rows() == result
    assert len(desk.referee.log()) == moves
    desk.type("* #")
    assert len(desk.referee.log()) == moves - 1, "and the result is that of before"


def test_the_keys_are_explained_and_lines_opened_also_as_one_came_back_to_the_menu():
    desk = Desk().type(TABLE + OVER + "<*> 4 3 * *")
    assert desk.type("1 1").words() == "A again B look undo 0 #"
    assert desk.type("* *").rows()[0] == "Menu"
    desk.type("4 3").type("<#> * <*> * * *")  # keys held there are not those of the result
    assert desk.type("1 1").words() == "A again B look undo 0 #"
    assert desk.type("* *").rows()[0] == "Menu"
    assert desk.type("6 2").words().startswith("Begin anew?")
    assert desk.type("* * *").rows()[0].startswith("94 left")


def test_where_the_menu_has_no_room_as_one_comes_back_the_result_is_there(
    monkeypatch: pytest.MonkeyPatch,
):
    def none(*_: object) -> None:
        raise MemoryError

    desk = Desk(left=123_456).type(TABLE + OVER + "<*> 4 3")
    monkeypatch.setattr(later.menu.Menu, "__init__", none)
    assert desk.type("*").rows()[0].startswith("94 left")
    desk = Desk(left=123_456).type(TABLE + OVER + "<*> 4 3")
    monkeypatch.setattr(later.group.Behind, "__init__", none)
    assert desk.type("*").rows()[0].startswith("94 left")


def test_a_dealt_game_s_record_has_its_deck_and_no_line_is_too_long_to_mail():
    desk = Desk().deal().type("1 1 2 1 2 A")
    for top in ("A 9 9", "B 9 9", "C 3", "D 3"):
        desk.type(f"<*> 3 1 {top} #")
    assert desk.type("<*> 4 2").notice().endswith("serial console.")
    assert desk.said[4] == (
        "deck 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26"
    )
    assert max(len(line) for line in desk.said) <= 72
    assert desk.said[-3:] == [
        "lay 2 A, ruling-top A 99, ruling-top B 99, ruling-top C 3",
        "ruling-top D 3",
        "that is 5 moves, 97 left, check 78A2",
    ]


@pytest.mark.parametrize("setup", [TABLE, "1 1 2 2 1", "1 1 2 1"])
def test_a_running_game_sends_no_record_as_that_would_tell_everybody_s_cards(setup: str):
    assert "Score" not in Desk().type(setup).type("<*>").words()


def test_the_menu_lies_over_the_question_who_starts():
    desk = Desk().type("1 1 1 2 <*>")
    assert [desk.rows()[2], desk.rows()[6]] == ["1 Help  2 Who", "5 Light  6 Leave"]
    assert desk.type("6").rows()[2] == "1 Home  2 Anew  3 About"
    desk.type("*")
    assert desk.type("*").rows()[0] == "Who starts?"


@pytest.mark.parametrize("line", ["11", "12", "15", "21", "24", *"3478905", "61", "62", "63"])
def test_no_line_of_the_menu_ends_a_running_game_by_itself(desk: Desk, line: str):
    desk.type("3 7 A <*>").type(line)
    steps = 0
    while desk.rows()[0] != "P1: 1 more  pile 84":
        desk.type("*")
        steps += 1
        assert steps < 5
    assert desk.referee.log_text() == ["start P1", "lay 37 A"]


def test_help_on_the_scores_begins_with_their_keys():
    desk = Desk().type("8 1 2 1 4 # #").type("1 1# 4# 4# 2# 3# 3#")
    assert desk.type("<#>").words() == "A next B more undo 0 #"


@pytest.mark.parametrize(
    ("keys", "does"),
    [
        ("<*>", "Help Who Fix it Light Leave back 0 #"),
        ("<*> 1", "Keys Rules Learn Ask back 0 #"),
        ("<*> 2", "Names Join Leave Seats back 0 #"),
        ("<*> 5", "Sound Light Quiet Volume Motion back 0 #"),
        ("<*> 6", "Home Anew About Update back 0 #"),
        ("<*> 3", "turn piles draw hands laid B who back 0 # D more"),
        ("<*> 2 1 2", "abc def ghi jkl mno pqrs tuv wxyz back 0 ok"),
        ("<*> 2 1 1", "abc def ghi jkl mno pqrs tuv wxyz back 0 ok"),
        ("<*> 2 1 1 2", "abc def A next ghi jkl mno pqrs tuv wxyz less 0 ok"),
    ],
)
def test_on_the_keys_each_digit_that_chooses_something_has_words(keys: str, does: str):
    assert Desk().type(TABLE + keys).type("<#>").words() == does


def test_on_the_keys_who_has_hints_and_what_they_have_of_them():
    assert Desk().type("1 1 2 2 1 <*> 1 4 <#>").words() == "P1 off P2 off back 0 #"


def test_on_the_keys_how_many_play_stays_a_number_where_words_would_be_alike():
    assert Desk().type("1 1 1 <#>").words() == "alone 2 3 4 5 B names back 0 ok"


def test_a_sentence_that_was_said_is_no_row_of_keys():
    assert Desk().type(TABLE + "<*> A").notice() == "A digit, or * back."
    assert Desk().type(TABLE + "<*> A <#>").words() == "Help Who Fix it Light Leave back 0 #"


def test_help_on_the_menu_tells_of_the_lines_that_lie_beneath_what_was_said_too():
    assert Desk().type("<*> 4 <#>").words() == "Help Who Light Leave back 0 #"
    assert "Volume" in Desk().type("<*> 5 5 <#>").words()


def test_keys_come_without_the_house_s_other_pages_of_help():
    """On a board there was no room for them beside the menu over a game that was dealt."""
    desk = Desk(free=80_000).type("1 1 1 2 1")
    loader.forget()
    desk.type("<*> 1 1")
    assert not loader.has("firmware.shell.help")
    desk.type("8")
    assert "Hold # for help, * for the menu, 0 to ask about a number." in desk.words()


def test_over_a_refusal_the_digits_type_a_number_and_not_its_reason():
    desk = Desk().type("1 1 1 2 1 5 0 A 4 7 A")
    assert desk.rows()[7] == "above 50, or 40  *clear"
    assert "a number" in desk.type("<#>").words()
    assert "above" not in desk.words()


def test_that_the_held_0_tells_why_stands_with_the_held_keys():
    """A tap on it types a digit."""
    desk = Desk().type("1 1 1 2 1 #")
    assert desk.rows()[7] == "hold 0 why?  *clear"
    assert desk.type("<#>").rows()[6] == "clear  0  end  D v"
    assert "menu why? help" in desk.type("#").words()


@pytest.mark.parametrize("keys", ["1 2", "3"])
def test_a_line_without_memory_says_so_and_the_game_goes_on(keys: str):
    """On a board the points, over a round that was dealt, found none and began anew."""

    def none() -> None:
        raise MemoryError

    desk = Desk().type("1 1 1 2 1 <*>")
    menu: Any = desk.app.stack[-1]
    menu.own.update({"Rules": none, "Ruling": none})
    assert desk.type(keys).words() == "No room for that now. *back"
    assert desk.type("#" * keys.count(" ") + "*").rows()[0] == "Menu"
    assert desk.type("* 3 7 A").game.tops[0] == 37


def test_what_came_for_a_page_that_found_no_memory_goes_before_that_is_said():
    """On a board 924 bytes were left, with which it could not be said, and it began anew."""

    def none() -> None:
        later.best.names(desk.app.shell)
        raise MemoryError

    desk = Desk(left=123_456).type("1 1 1 2 1 <*>")
    menu: Any = desk.app.stack[-1]
    menu.own.update({"Ruling": none})
    desk.app.shell.forget()
    assert desk.type("3").words() == "No room for that now. *back"
    assert not loader.has("firmware.shell.best")


def test_a_line_for_which_memory_is_short_is_opened_once_the_menu_has_given_way():
    """On a board *Fix it*, over a Challenge that was dealt, had no room."""
    desk = Desk().type("1 1 1 2 1 3 <*>")
    menu: Any = desk.app.stack[-1]
    ruling, there = menu.own["Ruling"], [ref(menu)]

    def short() -> Any:
        if there[0]() in desk.app.stack:
            raise MemoryError
        return ruling()

    menu.own["Ruling"] = short
    del menu
    assert desk.type("3").rows()[0] == "What is wrong?"
    assert desk.type("*").rows()[0] == "Menu"
    desk.type("3 1 2")
    assert desk.app.stack[-1].unfinished() == "3", "what was typed beneath is there still"


def test_for_a_group_without_memory_the_menu_goes_and_stays_gone(monkeypatch: pytest.MonkeyPatch):
    """It had been kept to open the group, which brought a second copy of it: 4 KB on a board."""
    desk = Desk(left=123_456).type("1 1 1 2 1 3 <*>")
    menu, at = ref(desk.app.stack[-1]), later.menu.Menu.at

    def short(self: Any, group: int) -> Any:
        if self is menu():
            raise MemoryError
        return at(self, group)

    monkeypatch.setattr(later.menu.Menu, "at", short)
    assert desk.type("1").rows()[0] == "Help"
    gc.collect()
    assert menu() is None
    assert desk.type("*").rows()[0] == "Menu"
    desk.type("3 1 2")
    assert desk.app.stack[-1].unfinished() == "3", "what was typed beneath is there still"

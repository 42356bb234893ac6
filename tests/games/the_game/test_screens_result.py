"""The end: cards left, the book's verdict, what can be done then."""

import pytest

from firmware.games.the_game import texts
from firmware.games.the_game.result import Result, course
from firmware.play.knowledge import ON_CALL
from firmware.play.knowledge import TABLE as TABLE_LEVEL
from firmware.play.setup import Setup
from firmware.ui.page import Page
from tests.desk import Desk
from tests.journal_games import begun, submit
from tests.picture_keys import FIRST_TURN, TABLE
from tools.story.played import Played

SHORT = "1 4 1 2 1"


def ending(setup: str, *, p1: int, p2: int, draw: int = 0) -> Desk:
    """Return a table-level game whose counts have been ruled to be these, P1 on turn."""
    desk = Desk().type(setup)
    desk.type(f"<*> 3 3 {draw} # <*> 3 4 2 {p2} # <*> 3 4 1 {p1} # <#> *")
    assert desk.game.knowledge.hands == [p1, p2]
    return desk


def test_a_lone_player_who_lays_all_98_cards_has_beaten_the_game():
    """TG12: 0 beats the game."""
    desk = Desk().deal().type("1 1 2 1")
    for card in range(2, 98, 2):
        desk.type(f"{card} A {card + 1} A #")
    assert desk.rows()[0] == "No new cards  pile 0"
    said = desk.type("9 8 A 9 9 A").wait(3200).words()
    assert said == "The Game is beaten! 0 the first win A again B look *undo"


def test_less_than_ten_left_is_excellent():
    """TG12: fewer than 10 is excellent."""
    desk = ending(TABLE, p1=2, p2=7).type("9 9 A 9 8 B # # #")
    assert desk.rows()[0] == "7 left"
    assert "Excellent! P2 can't lay. Under ten left." in desk.words()


def test_ten_or_more_left_are_counted():
    """TG12: cards left in all hands and in the draw pile."""
    desk = ending(TABLE, p1=5, p2=7).type("9 9 A 9 8 B # # #")
    assert desk.rows()[0] == "10 left"
    assert "P2 can't lay. Under ten is excellent." in desk.words()
    desk = ending(TABLE, p1=3, p2=7, draw=5).type("9 9 A 9 8 B # # #")
    assert desk.rows()[0] == "13 left"


def test_on_the_short_sheet_all_laid_is_won():
    """TS6: won if all cards are laid."""
    desk = Desk().type(SHORT)
    for card in range(2, 98, 2):
        desk.type(f"{card} A {card + 1} A #")
    desk.type("9 8 A 9 9 A")
    assert "All 98 are laid!" in desk.words()


@pytest.mark.parametrize("setup", [TABLE, SHORT])
def test_counts_that_were_ruled_away_win_nothing(setup: str):
    desk = ending(setup, p1=1, p2=0)
    desk.tones()
    assert "No card is left, as you ruled. I saw 1 laid." in desk.type("5 0 A").words()
    assert 1047 not in [hertz for hertz, _ in desk.tones()], "no fanfare"


def test_a_lone_player_whose_draw_pile_was_ruled_away_has_won_nothing():
    desk = Desk().type("1 1 1 1")
    for card in range(2, 10):
        desk.type(f"{card} A")
    assert desk.type("<*> 3 2 0 #").notice() == "Ruled: pile of 0."
    assert desk.rows()[0] == "Ruled: pile of 0."
    assert desk.type("1 0 A").notice() == "Hand is empty\n#end"
    assert "No card is left, as you ruled. I saw 8 laid." in desk.type("#").words()


def test_on_the_short_sheet_fewer_left_is_better():
    """TS5, TS6: over when everyone who holds cards has laid nothing; fewer left is better."""
    desk = ending(SHORT, p1=2, p2=6).type("9 9 A 9 8 B # # #")
    assert desk.rows()[0] == "6 left"
    assert "Fewer is better." in desk.words()


@pytest.fixture
def over() -> Desk:
    return Desk().type(TABLE).type("9 9 A 9 8 B # 2 C 3 D # # #")


def test_the_result_of_a_game_that_nobody_could_go_on_with(over: Desk):
    assert over.words() == (
        "94 left turn 1: 97 skipped P1 can't lay. Under ten is excellent. A again B look *undo"
    )


NEEDED = texts.NEEDED.format("P2", "under 5, 89")
NOTHING = texts.EXCELLENT.format(texts.NOTHING.format("P3"))


@pytest.mark.parametrize("best", ["", "best 12"])
@pytest.mark.parametrize("last", [35, 8])
@pytest.mark.parametrize(
    "words", [NEEDED, NOTHING, texts.EXCELLENT.format(texts.NEEDED.format("Ann", "17, 27, 89"))]
)
def test_why_it_is_over_and_what_that_means_stand_on_the_panel_however_long_it_took(
    over: Desk, words: str, last: int, best: str, monkeypatch: pytest.MonkeyPatch
):
    over.referee.found["course"] = [98 - (98 - last) * turn // 30 for turn in range(31)], 15, 18
    screen = Result(over.app.shell)
    screen.best, screen.verdict, screen.step = best, lambda: words, 20
    put: list[str] = []
    text = Page.text

    def noted(page: Page, x: int, y: int, line: str, *more: object, **rest: object) -> int:
        put.append(line)
        return text(page, x, y, line, *more, **rest)  # type: ignore (handed on)

    monkeypatch.setattr(Page, "text", noted)
    page = Page(bytearray(1024))
    screen.render(page)
    for word in words.split():
        assert any(word in line for line in put), put
    shown = any("skipped" in line for line in put)
    assert any("turn 16: 18 skipped" in said for _, _, said in page.words) == shown


def test_the_dearest_card_is_the_one_that_skips_most_of_those_still_out_as_in_the_story():
    """30 on B is a wider jump than 74 on C, but six of the cards between are gone."""
    desk = Desk().type(TABLE)
    desk.type("1 0 A 1 1 A # 1 2 A 1 3 A # 1 4 A 1 5 A # 7 4 C 3 0 B #")
    referee = desk.referee
    assert course(referee)[1:] == (3, 25), "the fourth turn"
    told = Played(referee, []).sentences
    assert "Turn 4: P2's 74 on C skipped 25, the dearest card of the game." in told


def test_on_call_the_course_has_a_bar_for_each_turn_that_was_told():
    referee = begun(Setup("TG", ON_CALL, 2))
    submit(referee, "start P1, laid 3, laid 4, laid 2, stuck 0")
    assert course(referee) == ([95, 91, 89, 89], 0, 0)
    assert referee.game.left == 89


def test_a_ruling_on_what_was_laid_in_this_turn_is_no_turn_of_the_course():
    referee = begun(Setup("TG", TABLE_LEVEL, 2))
    submit(
        referee,
        "start P1, lay 20 A, lay 30 A, ruling-laid 1, lay 40 A, end, lay 50 A, lay 51 A, end",
    )
    assert course(referee)[0] == [95, 93]


@pytest.mark.parametrize("ruling", ["ruling-leave P1", "ruling-turn P2"])
def test_a_turn_that_a_ruling_ends_is_a_turn_of_the_course(ruling: str):
    referee = begun(Setup("TG", TABLE_LEVEL, 3))
    submit(referee, "start P1, ruling-turn P2, ruling-turn P1, lay 5 A, " + ruling)
    submit(referee, "lay 80 A, lay 88 B, end, ruling-leave P2, lay 12 C, lay 10 D, end")
    assert course(referee) == ([97, 95, 93], 2, 86)
    assert Played(referee, []).heard().turn == 3


def test_a_plays_again_and_asks_who_starts_the_next_player_proposed(over: Desk):
    """TG3: in every game anew."""
    assert over.type("A").rows()[0] == "Who starts?"
    assert over.type("#").rows()[0] == "P2 lays 2  pile 84"


def test_a_number_chooses_another_starter_than_the_one_proposed(over: Desk):
    assert over.type("A 1").rows() == FIRST_TURN


def test_star_takes_the_last_move_back(over: Desk):
    assert over.type("*").words() == "Undo the end? #yes *no"
    assert over.type("#").rows()[::7] == ["Undone: can't.  pile 80", "card, then A-D  #can't"]
    assert over.rows()[0] == "Undone: can't.  pile 80"
    assert not over.game.over


def test_other_keys_change_nothing(over: Desk):
    for key in ("1", "9", "D", "#"):
        assert over.type(key).notice() == "A plays again."
    assert over.type("<A>").notice() == "Holding A does nothing here."
    assert over.rows()[0] == "94 left"


def test_three_sharps_by_habit_begin_nothing():
    """The last turn of a game is ended by one, and asked about by another."""
    desk = Desk().type(TABLE).type("9 9 A 9 8 B # 2 C 3 D #")
    before = desk.referee.log_text()
    desk.type("# # # # #")
    assert desk.rows()[0] == "94 left"
    assert desk.referee.log_text() == [*before, "cant"]


def test_who_could_not_lay_is_said_of_a_lone_player_too():
    desk = Desk().deal(99, 2, 98, 3, 97, 4, 96, 5).type("1 1 2 1")
    desk.type("<*> 3 1 A 99 # <*> 3 1 B 99 # <*> 3 1 C 2 # <*> 3 1 D 2 #")
    assert desk.rows()[4:7] == ["", "Ruled: 2 on D.", ""]


def test_a_dealt_game_plays_again_with_another_deck():
    desk = Desk().deal(*range(99, 1, -1)).type("1 1 2 1")
    first = desk.game.knowledge.hand(0)
    desk.type("9 9 C 9 8 C").type("<*> 6 2 #")
    assert desk.game.knowledge.hand(0) != first
    assert desk.rows()[0] == "Lay 2  pile 90"


def test_a_dealt_game_for_two_begins_again_with_the_look_at_the_hands():
    """TG3: nobody has seen a hand yet, so nobody starts yet."""
    desk = Desk().type("1 1 2 2 1").type("<*> 6 1 # #")
    assert desk.rows()[0] == "Who starts?"
    assert desk.rows()[7] == "A look #P1  *back"


def test_the_menu_of_a_game_that_is_over_still_rules_and_sends(over: Desk):
    over.type("<*> 3 2 A 4 0 #")
    assert over.rows()[0] == "Ruled: 40 on A."
    assert over.notice() == "Ruled: 40 on A."


def test_an_end_that_comes_back_when_a_ruling_is_taken_back_is_shown_as_the_end():
    desk = Desk().type(TABLE)
    for top in ("A 1 0 0", "B 1 0 0", "C 1", "D 2"):
        desk.type(f"<*> 3 2 {top} #")
    assert desk.type("# #").rows()[0] == "98 left"
    desk.type("<*> 3 2 A 5 0 #")
    assert desk.rows()[0] == "Ruled: 50 on A."
    desk.type("*")
    assert desk.rows()[0] == "98 left"

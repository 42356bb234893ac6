"""Where a session stands at any time, and its end, which declares the winner."""

import itertools
from types import SimpleNamespace
from typing import Any

import pytest

from firmware.play.referee import pack_scores
from firmware.play.rules_base import RulesBase
from firmware.play.setup import Setup
from firmware.shell.game_start import carried
from firmware.shell.session import put_scores, winner
from firmware.shell.session_record import ENDED, ended, last_byte, left, totals, with_last_byte
from firmware.storage.journal import SESSION, Journal
from host_sim.chips.flash import Flash, Nvm
from host_sim.strict import StrictPage
from tests.desk import Desk
from tests.text_fit import is_read

MEMO = "8 1 2 1 4 # #"
FIRST_WINS = "1 1# 4# 4# 2# 3# 3#"  # of four cards, by P1
SECOND_WINS = "2 1# 4# 4# 2# 3# 3#"

ONCE = "P1 leads After 1 game P1 4 P2 0"


def in_session(session: bytes, rules: str = "H1", players: int = 2) -> Desk:
    """Return a desk at the first screen of a game behind `session`."""
    memory = Nvm(Flash())
    Journal(memory).begin(Setup(rules, 0, players).pack(), session)
    return Desk(memory.flash.image).type("#")


def test_before_any_game_is_over_nobody_has_points():
    desk = Desk().type(MEMO).type("1 <*> 4")
    assert desk.words() == "Points No points yet. *back"
    assert desk.type("B").notice() == "* is back."
    assert desk.type("*").rows()[0] == "Menu"


@pytest.mark.parametrize("keys", ["", "1", "1 1#"])
def test_the_scores_are_told_at_any_time_of_the_next_game(keys: str):
    desk = Desk().type(MEMO).type(FIRST_WINS).type("A").type(keys)
    before = desk.rows()
    assert desk.type("<*> 4").words() == f"{ONCE} B end *back"
    assert desk.type("* *").rows() == before


def test_after_a_game_they_tell_its_points_too():
    desk = Desk().type(MEMO).type(FIRST_WINS)
    assert desk.type("<*> 4 1").words() == f"{ONCE} B more *back"


def test_who_joins_in_the_middle_of_a_game_stands_there_without_points_but_is_in_no_end_of_it():
    desk = Desk().type(MEMO + FIRST_WINS + "A # <*> 2 2 A # #")
    assert desk.type("<*> 4").words() == "P1 leads B end P1 4 P2 0 P3 0 B end *back"
    assert desk.type("B #").words() == "P1 wins: 4 points The evening is over. P1 4 P2 0 # or *back"


@pytest.mark.rule("H7.5")
def test_in_memo_the_highest_total_leads():
    desk = in_session(b"\x03" + pack_scores([8, 12]), "H7").type("<*> 4")
    assert desk.rows()[0] == "P2 leads"


@pytest.mark.rule("H-c")
def test_else_the_lowest_total_leads():
    desk = in_session(b"\x03" + pack_scores([8, 12, 9]), players=3).type("<*> 4")
    assert desk.words() == "P1 leads B end P1 8 P3 9 P2 12 B end *back"


def test_the_last_of_the_rounds_that_make_a_total_declares_its_winner(
    monkeypatch: pytest.MonkeyPatch,
):
    desk = Desk(left=30_000).type(MEMO)
    folder = desk.referee.folder
    monkeypatch.setattr(folder.manifest, "ROUNDS", 2, raising=False)
    desk.type(FIRST_WINS)
    assert "Round 1" in desk.words()
    assert desk.type("<*> 4 1").words() == "P1 leads After 1 round P1 4 P2 0 B more *back"
    desk.type("* * * A").type(FIRST_WINS)
    whole = "P1 wins: 8 points After 2 rounds P1 +4 total 8 P2 0 total 0"
    assert desk.words() == whole + " A next B more *undo"
    assert desk.type("<*> 4 1").words() == (
        "P1 wins: 8 points After 2 rounds P1 8 P2 0 B more *back"
    )
    desk.type("* * * A").type(SECOND_WINS)
    assert "Round 1" in desk.words()


def test_a_game_without_points_has_no_scores_in_its_menu():
    assert "Points" not in Desk().type("1 1 1 2 1 <*>").words()


def test_what_all_made_together_is_one_sum():
    desk = in_session(b"\x02" + pack_scores([95]), "FH", 3).type("<*> 4")
    assert desk.words() == "After 2 rounds 95 points in all. B end *back"
    desk.type("B #")
    assert desk.words() == "The evening is over. 95 points in all. # or *back"


def test_the_end_of_a_session_is_asked_and_declares_the_winner():
    desk = Desk().type(MEMO).type(FIRST_WINS).type("A").type(SECOND_WINS).type("A")
    desk.type(SECOND_WINS).type("B 2")
    assert desk.words() == "End the evening? Points then begin anew. #yes *no"
    assert desk.type("*").rows()[7] == "#ok 1-3  *back"
    desk.type("2 #")
    assert desk.words() == ("P2 wins: 8 points The evening is over. P2 8 P1 4 A next game *undo")
    assert desk.type("B").notice() == "A next", "it cannot end twice"
    assert desk.type("<*> 4 1").words() == (
        "P2 wins: 8 points The evening is over. P2 8 P1 4 *back"
    )


def test_the_winner_is_there_after_a_power_cut_and_the_next_game_begins_a_new_session():
    desk = Desk().type(MEMO).type(FIRST_WINS).type("B 2 #")
    desk.power_off_and_on()
    desk.type("*")
    assert desk.rows()[0] == "P1 wins: 4 points"
    desk.type("A")
    assert desk.app.stack[-1].chosen == 1, "and who starts goes on"
    assert desk.type("<*> 4").rows()[0] == "Points"
    assert totals(desk.app.shell.journal) == (0, [])


def test_again_on_the_first_screen_begins_a_new_session_too():
    desk = Desk().type(MEMO).type(FIRST_WINS).type("B 2 #")
    desk.power_off_and_on()
    desk.type("#").type(SECOND_WINS)
    assert "Game 1" in desk.words()


def test_in_a_game_the_end_puts_it_away_and_counts_what_was_before():
    desk = Desk().type(MEMO).type(FIRST_WINS).type("A 1 1# 4# 4# <*> 4 B")
    assert desk.words() == (
        "End the evening? Points then begin anew. The game in play does not count. #yes *no"
    )
    assert desk.type("*").words().startswith(ONCE)
    assert desk.type("B #").words() == (
        "P1 wins: 4 points The evening is over. P1 4 P2 0 # or *back"
    )
    assert ended(Journal(desk.memory))
    assert desk.type("A").notice() == "* is back."
    assert desk.type("#").rows()[0] == "The same again?"
    desk.power_off_and_on()
    assert desk.type("#").type("<*> 4").rows()[0] == "Points"


def test_where_nothing_was_played_yet_the_end_is_asked_without_a_word_of_a_game():
    desk = Desk().type(MEMO).type(FIRST_WINS).type("A")
    assert desk.words().startswith("Who starts?")
    desk.type("<*> 4 B")
    assert desk.words() == "End the evening? Points then begin anew. #yes *no"
    assert desk.type("#").rows()[0] == "P1 wins: 4 points"
    assert ended(Journal(desk.memory))


def test_power_that_goes_as_a_game_is_put_away_for_the_end_leaves_it_open():
    desk = Desk().type(MEMO).type(FIRST_WINS).type("A 1 1# 4# 4#")
    kept = desk.app.shell.journal
    kept.append(SESSION, with_last_byte(kept.session, last_byte(kept.session) | ENDED))
    desk.power_off_and_on()
    assert desk.rows()[0].startswith("Go on?")
    assert desk.type("# <*> 4").words() == f"{ONCE} B end *back"


def test_a_game_that_is_begun_anew_keeps_who_has_left():
    desk = Desk().type(MEMO).type(FIRST_WINS).type("B 1 A #").type(FIRST_WINS).type("B 1 3 # 1")
    desk.type("<*> 6 2 #")
    assert "P1 8 P2 0 was P3 0" in desk.type("<*> 4").words()


def test_a_game_of_an_ended_session_that_is_gone_on_with_still_counts_and_the_evening_goes_on():
    desk = Desk().type(MEMO).type(FIRST_WINS).type("A 1 1# 4# 4# <*> 4 B # #")
    desk.type("* 2# 3# 3#")
    assert desk.words() == (
        "P1 wins! 4 of 4 cards 2 games: P1 leads P1 +4 total 8 P2 0 total 0 A next B more *undo"
    )


def test_taking_back_the_last_move_of_an_ended_session_plays_on():
    desk = Desk().type(MEMO).type(FIRST_WINS).type("B 2 # * * #")
    assert not desk.game.over
    assert desk.type("<*> 4").rows()[0] == "Points", "its game is open again"
    desk.type("* *")
    desk.type("3# 3#")
    assert desk.rows()[0] == "P1 wins!  Game 1"


def test_a_star_takes_back_the_end_of_the_evening_and_then_the_next_game_belongs_to_it():
    desk = Desk().type(MEMO).type(FIRST_WINS).type("B 2 #")
    desk.power_off_and_on()
    assert desk.type("* *").rows()[7] == "A next B more  *undo"
    assert desk.game.over
    desk.type("A").type(SECOND_WINS)
    assert "2 games: P1 P2 tie" in desk.words()


def test_the_end_is_heard():
    desk = Desk().type(MEMO).type(FIRST_WINS).type("B 2").wait(2000)
    desk.tones()
    assert desk.type("#").wait(2000).tones() != []


@pytest.mark.parametrize(
    ("points", "most", "text"),
    [
        ([41, 40], True, "P1 wins: 41 points"),
        ([41, 1], False, "P2 wins: 1 point"),
        ([7, 9, 7], False, "P1 P3 tie: 7 points"),
    ],
)
def test_the_winner_is_declared_with_their_points(points: list[int], most: bool, text: str):
    assert winner(RulesBase(), points, most) == text


def test_the_winners_fit_two_rows():
    assert is_read(winner(RulesBase(), [-32768, 0], False), 2)
    assert is_read(winner(RulesBase(), [32767] * 6, True), 2)


def test_all_players_and_four_who_left_are_on_the_page_at_their_longest():
    before = b"\x09" + pack_scores([1234] * 6)
    memory = Nvm(Flash())
    kept = Journal(memory)
    kept.begin(Setup("H1", 0, 6).pack(), before)
    desk = in_session(carried(kept, desk_game(), [-1, -1, 2, 3, -1, -1]), players=6)
    assert len(left(desk.app.shell.journal)) == 4
    assert desk.type("<*> 4").rows()[:6] == [
        "P1 P2 P5 P6 tie",
        "P1  0  P4  1234",
        "P2  0  was P1  1234",
        "P5  0  was P2  1234",
        "P6  0  was P5  1234",
        "P3  1234  was P6  1234",
    ]
    desk.type("B #")
    assert desk.rows()[:2] == ["P1 P2 P5 P6 tie: 0 points", "P1  0  P4  1234"]


KEYS = "A next B more  *back"


def screen() -> Any:
    """Return what is told by a page of scores how it was put."""
    return SimpleNamespace(fades=0)


def test_what_stands_in_the_head_of_three_players_lies_over_no_row_of_theirs():
    desk = in_session(b"\x03" + pack_scores([8, 12, 9]), players=3).type("<*> 4 B #")
    rows = desk.rows()
    assert rows == ["P1 wins  #back", "", "P1  8", "", "P3  9", "", "P2  12", "# or *back"]
    desk.tones()
    assert desk.type("5").rows() == rows
    assert desk.tones() != [], "a click says enough"


def test_three_players_have_the_last_row_too_and_the_first_key_is_in_the_head():
    page, three = StrictPage(bytearray(1024)), screen()
    cells = [("Mja", "0", "5"), ("Ann", "+4", "9"), ("Ben", "+7", "16")]
    put_scores(three, page, "Mja wins!", [], cells, [5, 9, 16], KEYS, "A next")
    assert three.unseen == KEYS
    assert [(y, words) for y, _, words in page.words if words in ("A next", "Ben")] == [
        (0, "A next"),
        (48, "Ben"),
    ]
    page = StrictPage(bytearray(1024))
    put_scores(three, page, "Mja wins, all others pay", [], cells, [5, 9, 16], KEYS, "A next")
    assert three.unseen == ""


def desk_game():
    """Return a game whose totals go on and on."""
    return Desk().type(MEMO).type("1").referee.folder


def test_the_last_line_of_a_verdict_reaches_into_no_figure():
    """Six in two columns: under the comma of its second line there is a figure."""
    page = StrictPage(bytearray(1024))
    cells = [(f"P{seat + 1}", "0", "0") for seat in range(6)]
    put_scores(screen(), page, "P1 wins: 0 points", [], cells, [0] * 6, KEYS)
    assert page.cut == []


TITLES = (
    "P2 wins!",
    "P2 wins with 100 points!",
    "P1 P5 share, 4 each.",
    "P1 is out, all others pay.",
)
FACTS = (
    ["3 games: P2 leads"],
    ["the best yet", "3 games: P2 leads"],
    ["the best yet", "A word of text", "12 games: P1 P2 P3 tie"],
)


@pytest.mark.parametrize("figure", [1, 100])
@pytest.mark.parametrize("players", range(2, 7))
def test_no_fact_lies_over_the_title_or_a_player(players: int, figure: int):
    """The page is strict: what lies over something else raises an error."""
    cells = [(f"P{seat + 1}", f"+{figure}", str(figure + seat)) for seat in range(players)]
    for title, facts in itertools.product(TITLES, FACTS):
        page = StrictPage(bytearray(1024))
        totals = [figure + seat for seat in range(players)]
        put_scores(screen(), page, title, facts, cells, totals, KEYS, "A next")
        assert [word for word in page.words if word[2].startswith("P1")]


@pytest.mark.parametrize("players", range(2, 7))
def test_no_name_reaches_into_the_row_below(players: int):
    page = StrictPage(bytearray(1024))
    cells = [(name, "0", "0") for name in ("Mja", "P2", "P3", "Guy", "P5", "P6")[:players]]
    put_scores(screen(), page, "P2 wins!", [], cells, [0] * players, KEYS, "A next")
    assert [words for _, _, words in page.words if words in ("Mja", "P2")] == ["Mja", "P2"]


def test_help_names_b_as_what_comes_after_the_first_game():
    desk = Desk().type("4 1 2 # 1 <*> 4 <#> #")
    assert "After the first, B ends the evening," in desk.words()

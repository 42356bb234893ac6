"""Who starts: asked in every game anew, somebody proposed (TG3, H-d, FH3)."""

import pytest

from firmware.play.knowledge import GUIDED
from firmware.play.referee import pack_scores
from firmware.shell import game_start, session, session_record, settings
from firmware.storage import journal
from firmware.storage.journal import Journal
from firmware.ui.faces import S
from firmware.ui.page import Page
from host_sim import picture
from host_sim.chips.flash import Flash, Nvm
from tests.desk import Desk, playing
from tests.games.shuffled import dealt

SETUP = b"\x02TG\x00\x03\x00"
P2_STARTS = b"\x00\x01"


def kept(
    before: bytes = b"", moves: tuple = (P2_STARTS, b"\x01\x25\x02"), closing: bytes | None = None
) -> Journal:
    """Return the journal of a game behind the session `before`."""
    found = Journal(Nvm(Flash()))
    found.begin(SETUP, before)
    for move in moves:
        found.append(journal.MOVE, move)
    if closing is not None:
        found.append(journal.CLOSED, closing)
    return found


def test_after_a_game_the_next_player_is_proposed_or_always_the_same():
    assert game_start.following(kept(closing=b""), 3, False) == 2
    assert game_start.following(kept(closing=b""), 2, False) == 0
    assert game_start.following(kept(closing=b""), 3, True) == 1


def test_after_a_game_that_was_not_played_to_its_end_the_same_one_is_proposed():
    assert game_start.following(kept(closing=journal.GIVEN_UP), 3, False) == 1
    assert game_start.following(kept(), 3, False) == 1


def test_where_the_device_plays_for_all_nobody_looks():
    desk = playing(dealt("TG", GUIDED, 2, 7))
    assert desk.rows()[7].startswith("A look")
    desk.app.shell.journal.append(journal.SETTINGS, settings.named(desk.app.shell, "BaxBox"))
    desk.power_off_and_on()
    assert desk.type("#").rows()[7] == "#Bax starts"


@pytest.mark.parametrize(
    ("seat", "seats", "now"),
    [
        (1, [0, 1, 2], 1),
        (1, [0, 2], 1),  # P2 has left: P3, who is the next, sits there
        (2, [0, 1, -1], 2),  # somebody new sits where P3 did
        (1, [0, -1, 2], 1),
        (1, [0, 2, -1], 1),  # P2 has left, and somebody new sits at the end
        (2, [-1, 1], 1),
        (0, [-1, -1], 0),
    ],
)
def test_where_players_come_and_go_the_next_who_plays_on_is_proposed(
    seat: int, seats: list[int], now: int
):
    assert game_start.place(seat, 3, seats) == now


def test_a_game_in_which_nobody_was_chosen_hands_its_proposal_on():
    for moves in ((), (b"\x01\x25\x02",)):
        before = game_start.propose(b"", 2)
        assert game_start.following(kept(before, moves), 3, False) == 2
        assert game_start.following(kept(b"", moves), 3, False) == 0


@pytest.mark.parametrize("points", [[], [7], [0, 12], [1, 2, 3, 4, 5, 6]])
def test_a_proposal_stands_beside_the_scores_and_is_replaced(points: list[int]):
    scores = b"\x04" + pack_scores(points) if points else b""
    once = game_start.propose(scores, 2)
    twice = game_start.propose(once, 1)
    assert session_record.proposed(kept(once)) == 2
    assert session_record.proposed(kept(twice)) == 1
    assert len(once) == len(twice)
    assert session.totals(kept(twice)) == (4 if points else 0, points)
    assert session_record.proposed(kept(scores)) == 0


def test_small_words_that_are_said_over_what_is_dealt_keep_their_upper_edge():
    desk = playing(dealt("FH", GUIDED, 6, 1)).type("<A>")
    assert desk.rows()[0] == "Holding A does nothing here."
    rows = picture.rows(bytes(desk.panel))
    assert [row[1:34] for row in rows[:7]] == [row[1:34] for row in small("Holding")]


def small(words: str) -> list[str]:
    """Return the first seven rows of a page that begins with small `words`."""
    page = Page(bytearray(1024))
    page.text(1, 0, words, S)
    return picture.rows(bytes(page.ink))[:7]


def test_the_proposal_is_marked_and_outlives_a_power_cut():
    desk = Desk().type("2 1 3 # 2").type("<*> 6 2 #")
    assert desk.rows()[:4] == ["Who starts?", "Take out all jokers. Deal 7.", "1 P1  2 P2", ""]
    assert desk.app.stack[-1].chosen == 1, "the same, as the game was begun anew"
    desk.power_off_and_on()
    desk.type("#")
    assert desk.app.stack[-1].chosen == 1
    assert desk.type("#").rows()[0].startswith("P2 starts")


def test_a_game_for_which_the_device_begins_anew_still_proposes():
    desk = Desk(free=80_000).type("2 1 3 # 2 <*> 6 1 #")
    starts, desk.left = desk.starts, 11_999
    desk.type("# #")
    assert desk.starts == starts + 1
    assert desk.rows()[0].startswith("P2 starts")


def test_where_the_device_dealt_they_look_first():
    """TG3"""
    desk = Desk().type("1 1 2 2 2").type("<*> 6 1 # #")
    assert desk.rows()[0] == "Who starts?"
    assert desk.rows()[7] == "A look #P2  *back"
    assert desk.type("#").rows()[7].startswith("2 play")


@pytest.mark.parametrize(
    ("keys", "back", "marked"),
    [
        ("1 1 1 3", "*", "3"),
        ("2 2 4 #", "* *", "4"),
        ("9 1 1 5", "*", "5"),
    ],
)
def test_a_star_leads_back_to_how_many_play_as_nothing_has_been_played(
    keys: str, back: str, marked: str
):
    desk = Desk().type(keys)
    assert "*back" in desk.rows()[7]
    assert desk.type(back).rows()[0] == "How many play?"
    assert desk.app.stack[-1].items[desk.app.stack[-1].chosen] == "players"
    assert f"How many play? {marked} " in desk.words()
    assert desk.app.referee is None
    assert desk.type("*").rows()[0] == "How shall I help?"


def test_the_right_number_then_begins_the_game():
    desk = Desk().type("1 1 1 3 * 4")
    assert [row for row in desk.rows() if row] == [
        "Who starts?",
        "Deal 6.",
        "1 P1  2 P2",
        "3 P3  4 P4",
        "#P1 starts  *back",
    ]
    assert Desk().type("2 1 3 # * * 2 # 2").rows()[0].startswith("P2 starts")


def test_what_was_agreed_before_stays_so_until_it_is_changed():
    desk = Desk().type("3 1 2 1 2 # * * #")
    assert desk.words().startswith("Begin like this? 1 jokers: 2")


def test_a_game_that_was_left_so_is_not_lost_to_a_session():
    desk = Desk().type("8 1 2 1 4 # # 1 1# 4# 4# 2# 3# 3# A")
    assert desk.words().startswith("Who starts? Only cards 1 to 4: lay them face down. 1 P1")
    assert desk.type("* * * *").rows()[0] == "The same again?"
    desk.type("# 1 1# 4# 4# 2# 3# 3#")
    assert "P1 leads" in desk.words()


@pytest.mark.parametrize(
    ("answers", "scores", "seat"),
    [
        ("#", "P1 leads", 1),
        ("* # #", "P1 leads", 1),
        ("* 2 #", "P1 leads", 1),
        ("* * 1 # #", "P1 leads", 1),
        ("* 3 #", "No points", 0),
        ("1 2 #", "No points", 0),
    ],
)
def test_back_at_the_questions_the_session_goes_on_with_the_same_players_and_rules(
    answers: str, scores: str, seat: int
):
    desk = Desk().type("2 3 2 # 1 # A # A # A # A # A # A # #")
    assert desk.game.over
    desk.type("A *" + answers)
    assert "Who starts?" in desk.words()
    desk.type("#" if seat else "1")
    assert desk.type("2 3 #" if "It shows" in desk.words() else "").game.seat == seat
    assert scores in desk.type("<*> 4").words()


def test_with_six_players_the_key_that_begins_stands_beside_the_title():
    desk = Desk().type("3 1 6 #")
    assert desk.rows()[:2] == ["Who starts?", "Deal 7."]
    caps = [row[115:] for row in picture.rows(bytes(desk.panel))[5:13]]
    assert sum(row.count("#") for row in caps) > 40


def test_what_is_said_covers_no_player_who_can_be_chosen():
    rows = Desk().type("3 1 6 # <A>").rows()
    assert rows[0] == "Holding A does nothing here."
    assert [rows[2], rows[4], rows[6]] == ["1 P1  2 P2", "3 P3  4 P4", "5 P5  6 P6"]


def test_five_stand_in_three_columns_where_much_is_told_above_them():
    desk = playing(dealt("FH", GUIDED, 5, 2))
    assert desk.rows()[1:] == [
        "4 to P1 P2 P3 P4 P5, face",
        "down. The youngest starts:",
        "# is go!",
        "",
        "1 P1  2 P2  3 P3",
        "4 P4  5 P5",
        "#go",
    ]

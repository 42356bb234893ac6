"""Seats for which the device plays: set up by a key, shown at a pace, and never their cards."""

import re
from binascii import crc32
from collections.abc import Iterator
from typing import Any

import pytest

from firmware.play import transcript
from firmware.play.knowledge import Hands
from firmware.play.rules_base import BOXES
from firmware.ui.page import Page
from firmware.ui.screen import Screen
from tests.desk import STILL_STEP_MS, Desk
from tests.sample import OURS
from tests.tools.records import checked
from tools.replay import record
from tools.replay.transcript_lines import sort_out

# To the cards of P1, who plays with two of the device's: it deals, A A, three, P1 starts.
THREE = "1 1 2 A A 3 1"
PACE = 1800  # ms: by then it has thought and waited


def dealt(keys: str = THREE, seed: int = 3) -> Desk:
    return Desk(seed=seed).type(keys)


def top(desk: Desk) -> str:
    return type(desk.app.stack[-1]).__name__


def logged(desk: Desk) -> str:
    return ", ".join(desk.referee.log_text())


def through(desk: Desk) -> Desk:
    """Press # until the device's turns are over; return the desk."""
    while top(desk) == "BoxTurn":
        desk.wait(300).type("#" if top(desk) == "BoxTurn" else "")
    return desk.wait(500)


def after_two() -> Desk:
    """Return a desk at the first turn of the device: P1 has laid 37 and 47 on A."""
    return dealt().type("3 7 A 4 7 A #")


def test_a_key_gives_the_device_a_seat_and_once_more_another():
    desk = Desk(seed=3).type("1 1 2")
    assert desk.rows()[3:5] == ["2 players  A: I", "play"]
    assert desk.rows()[7] == "1-5 A Box B names  #ok"
    assert desk.type("A").rows()[3] == "2 players  with"
    assert desk.rows()[4] == "1 Box"
    assert desk.type("A").rows()[3:5] == ["3 players  with", "2 Box"]
    assert desk.type("A A").rows()[3:5] == ["5 players  with", "4 Box"]
    assert desk.type("A").rows()[3:5] == ["5 players  A: I", "play"]


def test_who_goes_back_finds_as_many_seats_as_were_chosen_for_it():
    desk = dealt("1 1 2 A A")
    assert desk.type("* 2").rows()[3:5] == ["3 players  with", "2 Box"]
    assert desk.type("1 * * 2").words().startswith("How many play? 1 alone A: I ")


def test_so_many_seats_as_were_chosen_are_the_device_s_and_one_is_always_left():
    assert dealt("1 1 2 A A 3").rows()[2:5] == ["1 P1  2 Box", "", "3 Bix"]
    assert dealt("1 1 2 A A A 2").rows()[2:5] == ["1 P1  2 Box", "", ""]


def test_who_plays_alone_all_the_same_is_told_that_the_device_has_no_seat():
    desk = Desk(seed=3).type("1 1 2 A A A 1")
    assert desk.notice() == "Alone: no Box then."
    assert desk.rows()[3:5] == ["1 alone  A: I", "play"]
    assert desk.type("#").wait(800).rows()[0] == "Lay 2  pile 90"


def test_where_nobody_can_play_alone_its_seat_stays_and_the_key_is_said_to_be_none():
    game = next(g for g in OURS if len(g.rule_sets) == 1 and g.rule_sets[0][2] > 1)
    desk = Desk(seed=3).type(f"{OURS.index(game) + 1} 2 A 1")
    assert desk.notice().startswith("Press 2 to ")
    assert desk.rows()[3:5] == ["2 players  with", "1 Box"]


def test_no_two_of_its_seats_are_called_the_same_and_all_names_have_three_letters():
    assert len(set(BOXES)) == 5
    assert all(re.fullmatch("[A-Z][a-z]{2}", name) for name in BOXES)
    desk = dealt("1 1 2 A A A A 5")
    assert desk.game.names == "   BoxBixBaxBux"[:3] + "BoxBixBaxBux"
    assert len(BOXES) == 5


@pytest.mark.parametrize("before", ["1 1 2", "2 2", "3 2", "4 2", "5 2", "6 2", "7 2"])
@pytest.mark.parametrize("count", ["A 2", "A A 3"])
def test_its_page_never_asks_for_the_hand_of_a_seat_of_its_own(
    monkeypatch: pytest.MonkeyPatch, before: str, count: str
):
    asked: list[int] = []
    drawing: list[bool] = []
    hand = Hands.hand

    def noted(hands: Hands, seat: int) -> list[int]:
        asked.extend([seat] if drawing else [])
        return hand(hands, seat)

    monkeypatch.setattr(Hands, "hand", noted)
    desk = Desk(seed=3).type(before + " " + count)
    if top(desk) == "Options":
        desk.type("#").wait(800)
    desk.type("2").wait(800)  # who starts
    assert top(desk) == "BoxTurn"
    page = type(desk.app.stack[-1])
    render = page.render

    def drawn(screen: Screen, onto: Page) -> None:
        drawing.append(True)
        try:
            render(screen, onto)
        finally:
            drawing.clear()

    monkeypatch.setattr(page, "render", drawn)
    seats = set(range(1, int(count[-1])))
    for _ in range(12):
        desk.app.stack[-1].stale = True
        desk.wait(300)
    assert not seats & set(asked)


def test_where_the_players_have_the_cards_no_seat_is_offered():
    desk = Desk(seed=3).type("1 1 1")
    assert desk.rows()[3:5] == ["2 players", ""]
    assert desk.rows()[7] == "1-5 B names  #ok"
    assert Desk(seed=3).type("1 1 1 A").notice() == "Press 1 to 5, or #."


def test_who_plays_alone_with_the_device_sees_their_cards_at_once_without_a_cover():
    desk = dealt()
    assert top(desk) == "Turn"
    assert desk.rows()[0] == "P1 lays 2  pile 80"
    assert desk.rows()[6] == "37 47 59 68 92 98"


def test_its_turn_says_whose_it_is_and_what_it_laid_with_the_piles_and_one_s_own_hand():
    desk = after_two()
    assert desk.rows() == [
        "New: 23 77  pile 78",
        "",
        "47  1  100  100",
        "",
        "",
        "A^  B^  Cv  Dv",
        "23 59 68 77 92 98",
        "#go on  *undo",
    ]
    desk.wait(PACE)
    assert desk.rows()[0] == "Box: 99 on C  pile 78"
    assert desk.rows()[2] == "47  1  99  100"
    assert desk.wait(PACE).rows()[0] == "Box: 7 on B  pile 78"
    assert desk.wait(PACE).rows()[0] == "Bix lays 2  pile 76"


def test_a_second_0_closes_the_reason_and_the_turn_goes_on():
    desk = after_two().wait(PACE)
    title = desk.rows()[0]
    assert desk.type("0").rows()[0].startswith("skips ")
    assert desk.type("0").rows()[0] == title
    moves = len(desk.referee.log())
    assert len(desk.wait(2 * PACE).referee.log()) > moves


@pytest.mark.parametrize("thinks", [1000, 0])
def test_a_sharp_behind_the_reason_plays_on_at_once(thinks: int):
    """It thinks on while the reason is read, and what it has thought before is not lost."""
    desk = after_two().wait(PACE + 1000 - thinks)
    assert desk.rows()[0] == "Box: 99 on C  pile 78"
    assert desk.type("0").wait(thinks).rows()[0] == "skips no card  pile 78"
    assert desk.type("#").rows()[0] == "Box: 7 on B  pile 78"


def test_while_a_reason_is_read_it_plays_nothing():
    desk = after_two().wait(PACE).type("0")
    moves = desk.referee.log()
    assert desk.wait(5 * PACE).referee.log() == moves


def test_a_0_tells_the_reason_again_once_something_else_was_said_over_it():
    desk = after_two().wait(PACE).type("0 <#> *")
    assert "skips" not in desk.words()
    assert desk.type("0").rows()[0].startswith("skips ")


def test_it_plays_no_card_before_a_second_and_each_within_three():
    desk = after_two()
    laid = []
    begun = desk.now
    desk.watch = lambda: laid.append(desk.now) if len(desk.referee.log()) > 4 + len(laid) else None
    desk.wait(12000)
    gaps = [after - before for before, after in zip([begun, *laid], laid, strict=False)]
    assert len(gaps) == 6
    assert all(1000 < gap < 3000 for gap in gaps), gaps


def test_a_sharp_goes_on_at_once():
    desk = after_two()
    begun = desk.now
    through(desk)
    assert desk.now - begun < 6000
    assert logged(desk).endswith("lay 99 C, lay 7 B, end, lay 56 A, lay 63 A, end")
    assert desk.rows()[0] == "P1 lays 2  pile 74"


def test_any_other_key_says_what_goes_and_the_device_waits_anew():
    desk = after_two()
    assert "# goes on, * undo." in " ".join(desk.type("5").rows())
    assert len(desk.wait(800).referee.log()) == 4
    assert len(desk.wait(PACE).referee.log()) == 5


def test_while_a_key_is_down_it_plays_nothing():
    desk = after_two().wait(1500)
    desk.down("A")
    desk.wait(400)
    assert len(desk.referee.log()) == 4
    desk.up("A")
    assert len(desk.wait(PACE).referee.log()) == 5


def test_while_the_menu_is_open_it_plays_nothing_and_then_goes_on():
    desk = after_two().type("<*>")
    assert desk.rows()[0] == "Menu"
    assert len(desk.wait(20000).referee.log()) == 4
    desk.type("*")
    assert len(desk.referee.log()) == 4
    assert desk.wait(PACE).rows()[0] == "Box: 99 on C  pile 78"


def test_help_tells_of_its_turn():
    desk = after_two().type("<#> 3")
    assert desk.words().startswith("I play for this seat.")
    assert len(desk.wait(20000).referee.log()) == 4


def test_a_star_takes_back_to_the_last_move_of_who_is_at_the_table():
    desk = after_two().wait(3 * PACE)
    assert len(desk.referee.log()) > 5
    desk.type("*")
    assert desk.words() == "Undo P1's end of turn? New cards were drawn. #yes *no"
    moves = desk.referee.log()
    assert desk.wait(20000).referee.log() == moves
    desk.type("#")
    assert desk.rows()[0] == "Undone: turn's end."
    assert logged(desk) == "start P1, lay 37 A, lay 47 A"
    assert top(desk) == "Turn"


def test_where_memory_runs_out_as_it_thinks_it_thinks_once_more_and_then_no_more():
    desk = after_two()
    page: Any = desk.app.stack[-1]
    real, failed = page._think, []

    def starved() -> Iterator[Any]:
        yield None
        failed.append(1)
        raise MemoryError

    page._think = lambda: real() if failed else starved()
    page.wait()
    assert desk.wait(PACE).rows()[0] == "Box: 99 on C  pile 78"
    assert failed == [1]
    page.wait()
    page._think = starved
    for _ in range(3):  # it yields once, fails, and yields once more
        page.on_tick(desk.now)
    with pytest.raises(MemoryError):
        page.on_tick(desk.now)


def test_no_leaves_the_device_at_its_turn():
    desk = after_two().wait(PACE).type("* *")
    assert top(desk) == "BoxTurn"
    assert desk.wait(PACE).rows()[0] == "Box: 7 on B  pile 78"


def test_from_one_s_own_turn_a_star_takes_all_back_that_the_device_played():
    desk = after_two()
    through(desk)
    assert desk.type("* #").rows()[0] == "Undone: turn's end."
    assert logged(desk) == "start P1, lay 37 A, lay 47 A"
    assert desk.type("*").rows()[0] == "Undone: 47 on A."


@pytest.mark.parametrize("cut", [False, True])
def test_what_a_person_played_before_the_device_went_on_for_them_is_theirs(cut: bool):
    desk = dealt().type("3 7 A 4 7 A").type("<*> 2 1 B B *").wait(2 * PACE)
    assert logged(desk).startswith("start P1, lay 37 A, lay 47 A, ")
    if cut:
        desk.power_off_and_on()
        desk.type("#").wait(PACE)
    assert desk.type("*").words().startswith("Undo B")
    desk.type("#")
    assert logged(desk) == "start P1, lay 37 A"
    assert desk.wait(PACE).type("*").words().startswith("Undo B")
    desk.type("#")
    assert logged(desk) == "start P1"


def test_who_is_left_alone_by_a_take_over_is_asked_for_their_key_once_more():
    desk = Desk(seed=7).type("2 2 2 # #").wait(1000).type("1 # # #").wait(1000)
    assert desk.words().startswith("Hand me to pile 84 2 P2 press")
    desk.type("<*> 2 1 B * * *").wait(1000)
    assert desk.words().startswith("Hand me to pile 84 2 P2 press")
    assert desk.type("2").rows()[0].startswith("P2: ")


def test_where_the_device_began_a_star_leads_back_to_who_starts():
    desk = dealt("1 1 2 A A 3 2")
    assert desk.rows()[0] == "Box lays 2  pile 80"
    desk.wait(PACE).type("*")
    assert desk.words() == "Undo all that I played? #yes *no"
    desk.type("#")
    assert desk.referee.log() == []
    assert desk.app.stack[-1].help == "START"


@pytest.mark.parametrize("waited", [100, 1000, 1700, PACE, 2 * PACE, 3 * PACE, 4 * PACE])
def test_a_power_cut_in_its_turn_loses_nothing_and_it_ends_as_without(waited: int):
    desk = after_two().wait(waited)
    before = logged(desk)
    desk.power_off_and_on()
    desk.type("#")
    assert logged(desk) == before
    assert [desk.game.name(seat) for seat in range(3)] == ["P1", "Box", "Bix"]
    through(desk)
    assert logged(desk) == (
        "start P1, lay 37 A, lay 47 A, end, lay 99 C, lay 7 B, end, lay 56 A, lay 63 A, end"
    )


def test_before_the_start_who_plays_alone_with_it_looks_at_their_own_hand_and_at_no_other():
    desk = dealt("1 1 2 A A 3 A")
    assert desk.rows()[0].startswith("P1's hand")
    assert desk.type("#").rows()[0] == "Who starts?"


def test_two_with_the_device_pass_it_round_between_them_and_its_number_shows_nothing():
    desk = dealt("1 1 2 A 3 1")
    assert desk.rows()[0] == "Hand me to  pile 80"
    assert desk.rows()[7] == "1 play 1-2 look  *back"
    assert desk.type("3").notice() == "P1 presses 1"
    desk.type("1 3 7 A 4 7 A #")
    assert desk.rows()[0] == "P1 drew  pile 78"
    desk.type("#")
    assert desk.rows()[3] == "P2  press"


def test_before_its_turn_who_has_drawn_is_asked_for_no_number_of_its_own():
    desk = dealt("1 1 2 A 3 2 2 2 8 A 8 0 A #")
    assert desk.rows()[0] == "P2 drew  pile 78"
    assert desk.rows()[7] == "#hide  *back"
    assert desk.type("3").notice() == "# hides cards"
    desk.type("#")
    assert desk.rows()[0] == "Box lays 2  pile 78"
    assert not re.search(r"\d", desk.rows()[6]), "no hand lies on it"
    through(desk)
    assert desk.rows()[0].startswith("Hand me to")
    assert desk.rows()[3] == "P1  press"


def test_a_sign_is_put_on_a_pile_in_its_turn_and_it_keeps_off():
    desk = after_two().type("<C>")
    assert desk.notice() == "P1: keep off C"
    desk.wait(PACE)
    assert desk.rows()[0] == "Box: 99 on D  pile 78"


def test_a_seat_that_is_named_so_in_mid_game_is_played_by_the_device_and_back_again():
    desk = dealt("1 1 2 3 1")
    assert desk.rows()[0] == "Hand me to  pile 80"
    desk.type("<*> 2 1 2 2 2 6 6 6 9 9 # *")
    assert desk.game.name(1) == "Box"
    assert desk.wait(100).rows()[0] == "Hand me to  pile 80"
    desk.type("1 3 7 A 4 7 A # #")
    assert desk.rows()[0] == "Box lays 2  pile 78"
    desk.type("<*> 2 1 2 2 2 A 6 6 # *")
    assert desk.game.name(1) != "Box"
    assert desk.wait(20000).rows()[0] == "Hand me to  pile 78"
    assert len(desk.referee.log()) == 4


def test_the_next_game_has_the_same_seats_and_the_set_up_proposes_them():
    desk = played_out(dealt())
    desk.type("A")
    assert desk.rows()[2:5] == ["1 P1  2 Box", "", "3 Bix"]
    desk.type("*")
    assert desk.rows()[3:5] == ["3 players  with", "2 Box"]
    desk.type("A A A 3")
    assert desk.rows()[2:5] == ["1 P1  2 P2", "", "3 P3"]


def test_where_the_players_deal_again_nobody_is_called_so_any_more():
    desk = played_out(dealt())
    desk.type("<*> 6 1 1 1 1 3")
    assert desk.rows()[2:5] == ["1 P1  2 P2", "", "3 P3"]


def played_out(desk: Desk) -> Desk:
    """Play to the end: for P1 what is least far, for the device what it wants; return the desk."""
    for _ in range(2000):
        game = desk.game
        if game.over:
            return desk.wait(100)
        if top(desk) == "BoxTurn":
            desk.type("#")
            continue
        moves = [move for move in game.legal_moves() if len(move) == 3]
        if game.laid >= game.due or not moves:
            desk.type("#")
            continue
        least = min(moves, key=lambda move: abs(move[1] - game.tops[move[2]]))
        desk.type(f"{least[1]}{'ABCD'[least[2]]}")
    raise AssertionError(desk.rows())


def test_one_plays_a_whole_game_for_three_with_two_of_the_device_s():
    desk = played_out(dealt())
    assert top(desk) == "Result"
    assert sum(move[0] == 1 for move in desk.referee.log()) == 98 - desk.game.left
    assert desk.game.left < 60


def test_at_the_end_all_hands_may_be_seen_and_the_last_move_taken_back():
    desk = played_out(dealt())
    result = desk.rows()
    assert "D hands" in result[7]
    desk.type("*")
    assert desk.rows()[0].startswith("Undo P1's ")
    assert desk.type("#").rows()[0].startswith("Undone: ")
    assert not desk.game.over
    assert top(desk) == "Turn"


def test_the_record_says_in_a_remark_for_which_seats_the_device_played():
    desk = played_out(dealt())
    lines = list(transcript.lines(desk.referee))
    assert lines[3] == "players 3 ; the device plays P2 P3"
    plain = "\n".join(lines[:-1]).replace(" ; the device plays P2 P3", "")
    assert lines[-1].endswith(f"check {crc32(plain.encode()) & 0xFFFF:04X}")


def test_the_record_is_read_by_whoever_knows_nothing_of_that():
    desk = played_out(dealt())
    text = "\n".join(transcript.lines(desk.referee))
    there = record.replay(sort_out(text))
    assert there.log_text() == desk.referee.log_text()
    assert checked(text).startswith("TG, level screen, 3 players: ")


def test_after_a_power_cut_its_page_says_where_its_turn_stands():
    desk = Desk(seed=8).type("8 2 A 2 # 1 1# 4# 2# #").wait(2000)
    assert desk.rows()[0] == "Box: 3 needs 8"
    desk.power_off_and_on()
    assert desk.type("#").rows()[0] == "Box: 3 needs 8"


GAMES = ["1 1 2 A A 3 1", "2 2 A A 3 # 1", "8 2 A A 3 # 1"]
each = pytest.mark.parametrize("keys", GAMES)


@each
def test_when_the_last_one_at_the_table_leaves_the_device_plays_on_to_the_end(keys: str):
    desk = dealt(keys).type("<*> 2 3 1 # #")
    assert desk.notice() == "Ruled: P1 leaves."
    assert top(desk) == "BoxTurn"
    for _ in range(400):
        if desk.game.over:
            break
        desk.wait(3000, STILL_STEP_MS)
    assert desk.game.over
    assert top(desk) != "BoxTurn"


@each
def test_somebody_joins_in_the_middle_and_the_device_stays_where_it_sits(keys: str):
    desk = dealt(keys).type("<*> 2 2 A # #")
    assert [desk.game.name(seat) for seat in range(4)] == ["P1", "Box", "Bix", "P4"]
    assert desk.game.people() == [0, 3]


@each
def test_another_takes_the_place_of_the_device(keys: str):
    desk = dealt(keys).type("<*> 2 2 2 2 # #")
    assert [desk.game.name(seat) for seat in range(3)] == ["P1", "P2", "Bix"]
    assert desk.game.people() == [0, 1]


@each
def test_a_ruling_gives_it_the_turn_and_it_plays(keys: str):
    desk = dealt(keys).type("<*> 3")
    while not desk.rows()[0].startswith("Whose turn"):
        desk.type("1")
    desk.type("2")
    assert desk.notice() == f"Ruled: turn to {desk.game.name(1)}."
    assert top(desk) == "BoxTurn"
    moves = len(desk.referee.log())
    assert len(desk.wait(3000).referee.log()) > moves


@each
def test_who_leaves_for_home_in_its_turn_stops_it(keys: str):
    desk = dealt(keys.removesuffix("1") + "2").wait(2000)
    moves = desk.app.shell.journal.moves
    desk.type("<*> 6 1 #").wait(20000)
    assert desk.app.referee is None
    assert desk.app.shell.journal.moves == moves


@each
def test_names_of_three_wide_letters_have_room_on_its_pages(keys: str):
    desk = Desk(seed=3)
    desk.names = "Mmm"
    desk.power_off_and_on()
    desk.type(keys.removesuffix("1") + "2")
    assert desk.game.name(0) == "Mmm"
    desk.wait(6000)
    assert desk.rows()[0]


@each
def test_what_is_said_on_its_page_is_drawn_the_same_each_time(keys: str):
    desk = dealt(keys.removesuffix("1") + "2").wait(200)
    page = desk.app.shell.screen()
    page.say("New: 16 28 42 52 74 76 88")
    desk.app._go(page)
    first = bytes(desk.wait(100).panel)
    desk.app.stack[-1].stale = True
    assert bytes(desk.wait(100).panel) == first


def test_in_a_dealt_game_b_offers_its_names_behind_those_that_are_known():
    desk = dealt("1 1 2 3 1").type("<*> 2 1")
    assert "B Box" in desk.rows()[7]
    desk.type("A B *")
    assert [desk.game.name(seat) for seat in range(3)] == ["P1", "Box", "P3"]
    assert desk.game.people() == [0, 2]


def test_where_it_plays_for_nobody_its_names_are_not_known():
    desk = played_out(dealt())
    desk.type("<*> 6 1 # 1 1 1 B")
    assert "Box" not in desk.rows()[7]

"""A past card found wrong: one is replaced, all after it is judged anew, and power cuts nothing."""

import random

import pytest

from firmware.play.knowledge import GUIDED, ON_CALL, SCREEN, TABLE
from firmware.play.referee import Referee
from firmware.play.rules_base import HELD
from firmware.play.setup import Setup
from firmware.shell.ruling import changeable, lately
from firmware.storage.journal import BACK, EDIT, MOVE, Journal
from host_sim.chips.flash import Flash, Nvm
from tests.desk import Desk, playing
from tests.games.test_guided_games import dealt

LAID = "1 3 7 C 9 6 D 3 1 C 1 2 A"


def laid(players: int = 2) -> Desk:
    """Return a desk at the table on which P1 has laid four cards, the 37 as the first."""
    return playing(Setup("TG", TABLE, players)).type(LAID)


def test_the_last_cards_are_shown_the_newest_first_with_whose_they_are():
    desk = laid().type("# 5 0 B <*> 3")
    assert desk.type("D").rows()[6] == "A edit a card"
    assert [row for row in desk.type("A").rows() if row][:6] == [
        "Which card is wrong?",
        "1 P2's 50 on B",
        "2 P1's 12 on A",
        "3 P1's 31 on C",
        "4 P1's 96 on D",
        "5 P1's 37 on C",
    ]


@pytest.mark.parametrize("rules", ["H1", "H5"])
def test_the_open_card_is_shown_with_whose_it_is_without_an_article(rules: str):
    desk = playing(Setup(rules, TABLE, 3)).type("1 2 3 # <*> 3 A")
    assert desk.rows()[0] == "Which card is wrong?"
    assert "1 P1's open 23" in desk.words()


def test_fix_it_opens_without_a_second_game(monkeypatch: pytest.MonkeyPatch):
    """On the board one more takes a piece of memory that may not be there."""
    desk = laid()
    monkeypatch.setattr(desk.referee.rules, "new", None)
    assert desk.type("<*> 3 D").rows()[6] == "A edit a card"


def test_seven_keys_set_a_card_right_that_was_laid_three_plays_before():
    desk = laid().type("<*> 3 A 4 4 0 #")
    assert desk.referee.log_text()[1:] == ["lay 40 C", "lay 96 D", "lay 31 C", "lay 12 A"]
    assert desk.notice() == "37 on C is 40 on C now."
    assert desk.game.tops == [12, 1, 31, 96]
    desk.power_off_and_on()
    assert desk.type("#").referee.log_text()[1] == "lay 40 C"
    assert desk.type("*").notice() == "Undone: 12 on A.", "taking back goes on from there"


def test_it_may_have_been_another_pile():
    desk = laid().type("<*> 3 A 1 B")
    assert desk.referee.log_text()[-1] == "lay 12 B"
    assert desk.type("<*> 3 A 1 1 3 A").referee.log_text()[-1] == "lay 13 A"


def test_over_a_refused_number_no_key_is_named_that_would_not_enter_it():
    desk = laid().type("<*> 3 A 1 1 2 3 4")
    assert (desk.rows()[7], desk.notice()) == ("*clear", "Too long\nfewer digits")
    assert desk.type("*").rows()[7] == "A-D pile #same  *back"
    assert desk.type("1 0 0 B").rows()[7] == "*clear"
    assert desk.type("3").rows()[7] == "A-D pile #same  *clear"


def test_a_card_that_is_typed_as_it_lies_stays_and_nothing_is_kept():
    desk = laid()
    before, bytes_before = desk.referee.log_text(), bytes(desk.flash.image)
    assert desk.type("<*> 3 A 4 3 7 #").notice() == "37 on C stays."
    assert (desk.referee.log_text(), bytes(desk.flash.image)) == (before, bytes_before)


def test_what_no_longer_goes_is_named_and_nothing_changes():
    desk = laid()
    before, bytes_before = desk.referee.log_text(), bytes(desk.flash.image)
    assert desk.type("<*> 3 A 4 3 0 #").notice() == "Then P1's 31 on C does not go."
    assert desk.referee.log_text() == before
    assert bytes(desk.flash.image) == bytes_before, "nothing is written"
    assert desk.type("9 6 #").notice() == "Then P1's 96 on D does not go."
    assert desk.type("1 #").notice() == "1 is no card\nonly 2 to 99"
    assert desk.type("6 3 8 #").notice() == "638 is no card\nonly 2 to 99"
    assert desk.type("4 0 #").referee.log_text()[1] == "lay 40 C"


@pytest.mark.parametrize(("name", "level", "keys", "edit", "move"), [
    ("H1", TABLE, "1 23# 3 4# 4 5#", "2 3 5 #", "discard 35"),
    ("H1", ON_CALL, "1 4 5 # 5 #", "2 4 6 #", "discard 46"),
    ("H4", TABLE, "1 12# 4 6", "1 3 8 #", "discard 24 3 8"),
    ("H5", TABLE, "1 50# 4 8 #", "1 4 7 #", "throw 47"),
    ("H7", TABLE, "1 4 #", "1 5 #", "reveal 5"),
])  # fmt: skip
def test_so_it_is_in_every_game_whose_cards_are_typed(
    name: str, level: int, keys: str, edit: str, move: str
):
    desk = playing(Setup(name, level, 3)).type(keys)
    assert move in desk.type(f"<*> 3 A {edit}").referee.log_text(), desk.rows()


def test_a_card_by_two_factors_is_typed_as_these_and_shown_so():
    desk = playing(Setup("H4", TABLE, 2)).type("1 12# 4 6 4 7 <*> 3 A 2")
    assert [row for row in desk.type("3").rows() if row] == [
        "Instead of 24",
        "3 \u00d7 _",
        "two factors  #ok  *clear",
    ]
    assert desk.type("#").notice() == "Two factors, then #."
    assert "3 \u00d7 10_" in desk.type("0").rows()
    desk.type("* 2 9 #")
    assert desk.notice() == "Then P2's 28 = 4 \u00d7 7 does not go."
    assert desk.referee.log_text()[2:] == ["discard 24 4 6", "discard 28 4 7"]


def test_it_may_have_been_a_joker_that_stands_for_a_number():
    desk = playing(Setup("H4", TABLE, 2)).type("1 12# 4 6 4 7 <*> 3 A 2")
    assert desk.rows()[7] == "2 factors  A joker  *back"
    desk.type("A 4")
    assert "J 4 \u00d7 _" in desk.rows()
    assert desk.type("6 #").referee.log_text()[2:] == ["free 24 4 6", "discard 28 4 7"]
    assert "2 P1's joker" in desk.type("<*> 3 A").rows()
    assert desk.type("2 4 6 #").referee.log_text()[2] == "discard 24 4 6", "and back"


def test_it_may_have_been_a_joker_alone():
    desk = playing(Setup("H5", TABLE, 2)).type("1 50# A 4 # <*> 3 A 1")
    assert desk.rows()[7] == "A joker  #ok  *back"
    assert "J_" in desk.type("A").rows()
    assert "4_" in desk.type("4").rows(), "a digit takes its place"
    assert desk.type("A #").referee.log_text()[-1] == "throw F"


def test_a_star_takes_the_joker_away_before_it_leads_back():
    desk = playing(Setup("H4", TABLE, 2)).type("1 12# 4 6 <*> 3 A 1 A *")
    assert desk.rows()[0] == "Instead of 24"
    assert desk.type("*").rows()[0] == "Which card is wrong?"


@pytest.mark.parametrize(("name", "keys"), [("H1", "1 23# 3 4#"), ("H4", "1 12#")])
def test_where_no_joker_can_have_been_none_is_offered(name: str, keys: str):
    """Without jokers in the deck, and as the first open card, which goes under."""
    desk = playing(Setup(name, TABLE, 2)).type(f"{keys} <*> 3 A 1 A")
    assert "joker" not in desk.words()


def test_what_it_was_and_is_has_its_factors_where_it_was_declared_by_such():
    desk = playing(Setup("H4", TABLE, 2)).type("1 12# 4 6 <*> 3 A 1 2 9 #")
    assert desk.notice() == "24 = 4 \u00d7 6 is 18 = 2 \u00d7 9 now."


@pytest.mark.parametrize(("name", "keys", "edit", "refused"), [
    ("H4", "1 12# 4 6 4 7 7 9", "3 4 4 #", "Then P2's 28 = 4 \u00d7 7 would be P3's."),
    ("H4", "1 12# 4 6 4 7", "2 2 8 #", "Then P2's 28 = 4 \u00d7 7 would be P3's."),
    ("H4", "1 12# 4 6 4 9 9 2", "2 4 7 #", "Then P1's 18 = 9 \u00d7 2 would be P3's."),
    ("H2", "1 12# 23# 34#", "2 22#", "Then P2's 34 would be P1's."),
    ("H1", "1 12# 23# # # 34#", "2 13#", ""),
    ("H4", "1 12# 4 6", "1 4 9 #", ""),
    ("TG", "1 3 7 C 9 6 D # 5 0 B", "2 9 5 #", ""),
])  # fmt: skip
def test_no_edit_changes_who_played_what_came_later(name: str, keys: str, edit: str, refused: str):
    desk = playing(Setup(name, TABLE, 3)).type(keys)
    before, bytes_before, seat = desk.referee.log(), bytes(desk.flash.image), desk.game.seat
    desk.type(f"<*> 3 A {edit}")
    if not refused:
        assert desk.referee.log() != before, desk.words()
        return
    assert desk.notice() == refused
    assert desk.referee.log() == before
    assert desk.game.seat == seat
    assert bytes(desk.flash.image) == bytes_before, "nothing is written"


def test_who_is_ruled_to_be_on_turn_may_have_been_another_before():
    """P1 had laid a square in truth, so P3 was set on turn."""
    desk = playing(Setup("H4", TABLE, 3)).type("1 12# 4 6 <*> 3 1 3 4 7 <*> 3 A 2 4 9 #")
    assert desk.referee.log_text()[2:] == ["discard 36 4 9", "ruling-turn P3", "discard 28 4 7"]


@pytest.mark.rule("H2.2", "H4.3")
@pytest.mark.parametrize(("name", "keys", "edit", "said", "hands"), [
    ("H2", "1 29# 9# # #", "1 1 9 #", "9 is 19 now. P2 puts 2 back.", [6, 8, 7]),
    ("H2", "1 29# 19# # #", "1 9 #", "19 is 9 now. P2 draws 2.", [6, 10, 7]),
    ("H4", "1 40# 4 6", "1 4 4 #", "24 = 4 × 6 is 16 = 4 × 4 now. P2 draws 1.", [6, 8, 7]),
    ("H2", "1 29# 19# # #", "1 3 9 #", "19 is 39 now.", [6, 8, 7]),
])  # fmt: skip
def test_what_somebody_drew_otherwise_by_the_wrong_card_is_said(
    name: str, keys: str, edit: str, said: str, hands: list[int]
):
    desk = playing(Setup(name, TABLE, 3)).type(keys).type(f"<*> 3 A {edit}")
    assert desk.notice() == said
    assert desk.game.knowledge.hands == hands


def test_where_it_dealt_no_card_can_be_another():
    desk = Desk(seed=3).type("1 1 2 1")
    desk.referee.submit(desk.game.legal_moves()[0])
    assert "edit a card" not in desk.type("<*> 3").words()
    assert desk.referee.setup.level == SCREEN


def known() -> Desk:
    """Return a desk that knows 40 to 46 to be P1's, and 90 to 96 to be P2's."""
    held = [card + 50 * seat for card in range(40, 47) for seat in (0, 1)]
    rest = [card for card in range(2, 100) if card not in held]
    return playing(Setup("TG", GUIDED, 2, bytes(held + rest)))


ELSEWHERE = "I know {} elsewhere. Right all the same? Then I just count. #yes *no"


def test_a_card_that_is_known_elsewhere_is_questioned_as_where_it_is_played():
    desk = known().type("1 4 0 A 4 1 A # <*> 3 A 1 9 0 #")
    assert desk.words() == ELSEWHERE.format(90)
    before = desk.referee.log_text()
    assert desk.type("*").notice() == "You have no 90"
    assert desk.referee.log_text() == before
    desk.type("9 0 # #")
    assert desk.notice() == "41 on A is 90 on A now. Now I know only counts."
    after = ["start P1", "lay 40 A", "ruling-counts", "lay 90 A", "end"]
    assert desk.referee.log_text() == after
    assert not desk.game.knowledge.secret
    desk.power_off_and_on()
    assert desk.type("#").referee.log_text() == after
    desk.type("* # *")
    assert desk.referee.log_text() == after[:2], "with the card goes what was ruled for it"
    assert desk.game.knowledge.secret, "what was known before is known again"


def test_so_it_is_where_only_counts_are_known_since():
    desk = known().type("1 4 0 A 4 1 A <*> 3 6 <*> 3 A 2 9 #")
    assert desk.words() == ELSEWHERE.format(9)
    log = ["start P1", "ruling-counts", "lay 9 A", "lay 41 A"]
    assert desk.type("#").referee.log_text() == log
    assert desk.referee.played == 4
    assert desk.type("* 4 2 A").game.tops[0] == 42


def test_if_a_later_card_does_not_go_then_nothing_is_forgotten():
    desk = known().type("1 4 0 A 4 1 A <*> 3 A 2 9 0 # #")
    assert desk.notice() == "Then P1's 41 on A does not go."
    assert desk.game.knowledge.secret
    assert desk.referee.log_text() == ["start P1", "lay 40 A", "lay 41 A"]


def edited_by_counts(referee: Referee) -> tuple | None:
    """Let the last move be one whose card is known elsewhere; return it, None if none goes."""
    forget = (referee.rules.FORGET,)
    (at, move, _), *_ = lately(referee)
    for card in range(1, 101):
        other = (move[0], card, *move[2:])
        refused = referee.edit(at, other)
        if not refused:  # it is theirs too
            move = other
        elif refused[1] == (HELD, card) and referee.edit(at, other, forget) is None:
            return other
    return None


@pytest.mark.parametrize("name", ["H1", "H2", "H3", "H5", "H6"])
def test_so_it_is_in_each_game_that_knows_hands(name: str):
    for seed in range(20):
        chance = random.Random(f"{seed} {name}")
        desk = playing(dealt(name, GUIDED, 2, seed))
        referee = desk.referee
        while not desk.game.over and not (referee.last() and changeable(referee, referee.last())):
            referee.submit(chance.choice(desk.game.legal_moves()))
        moves = referee.log()
        if desk.game.over or changeable(referee, moves[-2]):
            continue
        move = edited_by_counts(referee)
        if move:
            assert referee.log()[-2:] == [(referee.rules.FORGET,), move]
            assert len(referee.log()) == len(moves) + 1 == referee.played
            assert not desk.game.knowledge.secret
            desk.power_off_and_on()
            assert desk.type("#").referee.log()[-1] == move
            return
    raise AssertionError("none goes")


def test_power_that_goes_at_any_byte_leaves_the_card_as_before_the_key_or_after():
    start = laid()
    image = bytes(start.flash.image)
    before = start.referee.log_text()
    after = ["start P1", "lay 40 C", *before[2:]]
    states = set()
    for byte in range(1, 12):
        desk = Desk(bytes(image)).type("# <*> 3 A 4 4 0")
        spoilt = bytes(desk.flash.image)
        whole = bytes(desk.type("#").flash.image)
        changed = [at for at in range(len(whole)) if whole[at] != spoilt[at]]
        cut = changed[0] + byte
        torn = whole[:cut] + spoilt[cut:]
        log = tuple(Desk(torn).type("#").referee.log_text())
        assert log in (tuple(before), tuple(after))
        states.add(log)
    assert states == {tuple(before), tuple(after)}


def test_an_edit_of_nothing_changes_nothing():
    kept = Journal(Nvm(Flash()))
    kept.begin(b"setup")
    kept.append(MOVE, b"\1\2")
    for payload in (b"", b"\0", b"\0\1xx", b"\0\x09xx", b"\0\4xx", b"\x80\0x"):
        kept.append(EDIT, payload)
        assert list(kept.entries()) == [(MOVE, b"\1\2")]
    kept.append(EDIT, b"\0\0abc")
    assert list(Journal(kept.memory).entries()) == [(MOVE, b"abc")]


def test_with_a_move_before_it_an_edit_takes_that_away_where_it_stood_behind():
    kept = Journal(Nvm(Flash()))
    kept.begin(b"setup")
    for move in (b"abc", b"de", b"f", b"gh"):
        kept.append(MOVE, move)
    kept.append(EDIT, b"\x80\5fxyz")
    for journal in (kept, Journal(kept.memory)):
        assert list(journal.entries()) == [
            (MOVE, b"abc"), (MOVE, b"f"), (MOVE, b"xyz"), (MOVE, b"gh")
        ]  # fmt: skip
        assert journal.moves == 4
        journal.append(BACK)
        assert journal.last_move() == b"xyz"

"""The referee of a game that owes chance in mid-move: drawn, kept, taken back, the same again."""

import pytest

from firmware.play.referee import Referee, pack_scores, unpack_scores
from firmware.storage.journal import CHANCE, MOVE, NOTE, Journal
from tests.chance_game import DEAL, FOLDER, LAST, SETUP, SHUFFLE, STOP, TWICE, Dice, begun, resumed
from tests.desk import Desk
from tests.journal_games import submit
from tests.nvm import Nvm, PowerCut


def test_what_a_move_owes_is_shuffled_played_and_kept_behind_it():
    dice = Dice()
    referee = submit(begun(dice), "deal 10, deal 20")
    first, second = referee.game.orders
    assert (sorted(first), sorted(second)) == ([10, 11, 12], [20, 21, 22])
    assert dice.drawn >= 4
    assert referee.log() == [(DEAL, 10), (SHUFFLE, *first), (DEAL, 20), (SHUFFLE, *second)]
    assert referee.log_text()[1] == "shuffle {} {} {}".format(*first)
    assert [kind for kind, _ in referee.journal.entries()] == [MOVE, CHANCE, MOVE, CHANCE]
    assert referee.last() == (DEAL, 20)
    assert referee.journal.moves == 2
    again = resumed(referee)
    assert again.game.orders == [first, second]
    assert again.log() == referee.log()


def test_every_order_of_what_is_owed_comes_up():
    orders = set()
    dice = Dice()
    for _ in range(200):
        orders.add(submit(begun(dice), "deal 1").game.orders[0])
    assert len(orders) == 6


def test_a_move_may_owe_more_than_once():
    referee = submit(begun(Dice()), "twice")
    assert [sorted(order) for order in referee.game.orders] == [[1, 2, 3], [4, 5, 6]]
    assert resumed(referee).game.orders == referee.game.orders
    referee.take_back()
    assert referee.log() == resumed(referee).log() == []


def test_a_take_back_removes_the_chance_with_its_move_and_the_same_comes_again():
    dice = Dice()
    referee = submit(begun(dice), "deal 10, deal 20, twice, say 3")
    orders, log = list(referee.game.orders), referee.log()
    drawn = dice.drawn
    for left in (4, 2, 0):
        referee.take_back()
        assert len(referee.log()) == left
        assert resumed(referee).game.orders == referee.game.orders == orders[: left // 2]
    submit(referee, "deal 10, deal 20, twice")
    assert referee.game.orders == orders
    assert referee.log() == log
    assert dice.drawn == drawn, "nobody shuffled again"
    assert referee.game.said == 3


def test_other_cards_are_shuffled_anew_and_the_first_are_still_as_they_were():
    dice = Dice()
    referee = submit(begun(dice), "deal 10")
    order = referee.game.orders
    referee.take_back()
    drawn = dice.drawn
    submit(referee, "deal 11")
    assert dice.drawn > drawn
    referee.take_back()
    assert submit(referee, "deal 10").game.orders == order


def test_the_same_comes_again_after_the_power_was_off_too():
    referee = submit(begun(Dice()), "deal 10, deal 20")
    orders = referee.game.orders
    referee.take_back()
    referee.take_back()
    dice = Dice()
    again = submit(resumed(referee, dice), "deal 10, deal 20")
    assert again.game.orders == orders
    assert dice.drawn == 0


def test_a_chance_that_was_lost_with_the_power_is_drawn_when_it_is_back():
    referee = begun(Dice())
    referee.journal.append(MOVE, bytes((TWICE,)))
    referee.journal.append(CHANCE, bytes((SHUFFLE, 3, 1, 2)))
    again = resumed(referee, Dice())
    first, second = again.game.orders
    assert (first, sorted(second)) == ((3, 1, 2), [4, 5, 6])
    assert [kind for kind, _ in again.journal.entries()] == [MOVE, CHANCE, CHANCE]
    assert resumed(again).game.orders == [first, second]


def test_without_chance_of_its_own_it_takes_what_a_record_tells():
    referee = begun(None)
    told = submit(referee, "deal 10")
    assert told.game.owes == [10, 11, 12]
    assert told.submit((DEAL, 20)) == ("no",)
    assert told.submit((SHUFFLE, 10, 11, 13)) == ("cards",)
    assert told.new_cards
    submit(told, "shuffle 12 10 11, stop")
    assert [kind for kind, _ in told.journal.entries()] == [MOVE, CHANCE, MOVE]
    assert told.log_text() == ["deal 10", "shuffle 12 10 11", "stop"]
    assert resumed(told).game.orders == [(12, 10, 11)]


def test_what_a_move_showed_is_known_behind_its_chance():
    referee = submit(begun(Dice()), "deal 10")
    assert referee.new_cards
    assert resumed(referee).new_cards
    submit(referee, "twice")
    assert not referee.new_cards
    referee.take_back()
    assert referee.new_cards


def test_the_time_of_a_move_is_kept_and_not_taken_back():
    referee = begun(Dice())
    assert referee.submit((DEAL, 10), 1_500) is None
    assert referee.submit((DEAL, 20), 70_000) is None
    assert referee.submit((SHUFFLE, 1, 2, 3), 80_000) == ("no",)
    assert referee.journal.time == resumed(referee).journal.time == 70_000
    referee.take_back()
    assert referee.journal.time == resumed(referee).journal.time == 70_000
    assert referee.submit((STOP,)) is None
    assert resumed(referee).journal.time == 70_000


def test_a_game_that_has_scores_is_closed_with_them():
    referee = submit(begun(Dice()), "deal 10, say 1, stop")
    assert not referee.journal.open
    assert unpack_scores(referee.journal.closing) == [1, -300]
    assert unpack_scores(resumed(referee).journal.closing) == [1, -300]
    referee.take_back()
    assert referee.journal.open
    assert referee.journal.closing == b""


def test_scores_are_two_bytes_each_and_come_back_as_they_were():
    scores = [0, 17, -1, 32_767, -32_768, 256]
    assert pack_scores(scores) == b"\0\0\0\x11\xff\xff\x7f\xff\x80\0\x01\0"
    assert unpack_scores(pack_scores(scores)) == scores
    assert pack_scores([]) == b""
    assert unpack_scores(b"") == unpack_scores(b"\x07") == []


@pytest.mark.parametrize(
    ("records", "left"),
    [
        ([(CHANCE, b"\x01\x01\x02\x03")], 0),  # of no move
        ([(MOVE, b"\x00\x0a"), (CHANCE, b"\x01\x0a\x0b\x0d")], 1),  # other cards
        ([(MOVE, b"\x00\x0a"), (CHANCE, b"\x01\x0a")], 1),
        ([(MOVE, b"\x00\x0a"), (CHANCE, b"")], 1),
        ([(MOVE, b"\x00\x0a"), (MOVE, b"\x04")], 1),  # while it owes
        ([(MOVE, b"\x03"), (NOTE, b"\x02\x01"), (MOVE, b"\x04")], 1),
        ([(MOVE, b"\x00\x0a"), (MOVE, b"\x01\x0a\x0b\x0c")], 1),  # chance is no move
    ],
)
def test_chance_that_does_not_fit_the_rules_is_left_out_and_drawn_anew(
    records: list[tuple[int, bytes]], left: int
):
    journal = Journal(Nvm())
    journal.begin(SETUP.pack())
    for kind, payload in records:
        journal.append(kind, payload)
    referee = Referee(journal, FOLDER, SETUP, Dice())
    assert referee.lost == 1
    assert referee.journal.moves == left
    assert not referee.game.owes
    again = resumed(referee)
    assert (again.lost, again.game.orders) == (0, referee.game.orders)


def test_a_chance_that_ends_the_game_closes_it_though_the_power_went_before_it():
    referee = submit(begun(Dice()), "say 1")
    referee.journal.append(MOVE, bytes((LAST,)))
    again = resumed(referee, Dice())
    assert again.game.over
    assert not again.journal.open
    assert unpack_scores(again.journal.closing) == [1, -300]
    assert [kind for kind, _ in again.journal.entries()] == [NOTE, MOVE, CHANCE]


def test_power_may_fail_at_every_byte_of_a_move_and_its_chance():
    whole = submit(begun(Dice()), "deal 10")
    order = whole.game.orders[0]
    image = begun(Dice()).journal.memory.flash.image
    seen = set()
    for byte in range(1, 15):
        memory = Nvm(image)
        memory.flash.cut_at_byte(byte)
        referee = Referee(Journal(memory), FOLDER, SETUP, Dice())
        with pytest.raises(PowerCut):
            referee.submit((DEAL, 10))
        memory.flash.no_cut()
        again = Referee(Journal(memory), FOLDER, SETUP, Dice())
        kept = list(again.journal.entries())
        assert [kind for kind, _ in kept] in ([], [MOVE, CHANCE])
        seen.add(len(kept))
        if kept:
            assert again.game.orders == [order], "the dice are the same here"
        assert not Journal(memory).damaged or not kept
    assert seen == {0, 2}


def test_the_device_gives_its_own_chance():
    desk = Desk().type("1 1 1 2 1")
    assert desk.referee.random_bytes == desk.random_bytes

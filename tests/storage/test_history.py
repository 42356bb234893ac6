"""The history of all games: a result counts once the next begins, in 1 KB, over power cuts."""

import random

import pytest

from firmware.play.outcome import spelt
from firmware.storage.history import (
    APART,
    BEST,
    BY,
    FIGURE,
    GAMES,
    LAST,
    MOST,
    NEARLY,
    PLAYED,
    SUM,
    WINS,
    WON_BY,
    History,
    code_of,
    name_of,
    packed,
    strange,
    way_of,
)
from firmware.storage.journal import (
    BACK,
    CLOSED,
    GIVEN_UP,
    GONE_ON,
    LEFT,
    MOVE,
    OVERHEAD,
    PAST,
    RESULT,
    RULED,
    TOGETHER,
    WON,
    Journal,
)
from tests.nvm import Nvm, PowerCut

ANN, BEN = spelt("ANN"), spelt("BEN")


def set_up(rules: str = "TG", players: int = 2, level: int = 0) -> bytes:
    return bytes((len(rules), *rules.encode(), level, players))


def together(left: int, setup: bytes = b"", flags: int = 0) -> bytes:
    """Return the result of Ann and Ben, who had so many cards left."""
    flags |= TOGETHER | (0 if left else WON)
    names = ANN.to_bytes(2, "little") + BEN.to_bytes(2, "little")
    return bytes((flags,)) + (setup or set_up()) + bytes((left, 0)) + names


def apart(points: list[int], winners: int, setup: bytes = b"") -> bytes:
    """Return the result of Ann and Ben, who played against each other."""
    names = ANN.to_bytes(2, "little") + BEN.to_bytes(2, "little")
    figures = b"".join(each.to_bytes(2, "little", signed=True) for each in points)
    return bytes((0,)) + (setup or set_up("H1")) + bytes((winners, 0)) + names + figures


def play(journal: Journal, result: bytes, setup: bytes = b"") -> None:
    """Play a game to its end."""
    journal.begin(setup or set_up())
    journal.append(MOVE, b"\x01\x25\x02")
    journal.append(RESULT, result)
    journal.append(CLOSED)


def best(past: bytes, rules: str = "TG", level: int = 0, players: int = 2) -> list[int]:
    row = History(past).best(rules, way_of(level, players))
    assert row is not None
    return row


@pytest.mark.parametrize("name", ["Ann", "Bo", "Z", "", "Zzz"])
def test_a_name_comes_back_from_two_bytes(name: str):
    assert name_of(spelt(name)) == name
    assert spelt(name) <= 0xFFFF


def test_the_result_of_a_game_counts_once_the_next_one_begins():
    memory = Nvm()
    journal = Journal(memory)
    play(journal, together(7))
    assert History(Journal(memory).past).games == 0
    journal.begin(set_up())
    for kept in (journal, Journal(memory)):
        assert History(kept.past).games == 1
        assert best(kept.past)[GAMES : BEST + 1] == [1, 0, 1, 7]


def test_a_result_that_is_taken_back_does_not_count():
    for undo in ((BACK, b""), (CLOSED, GONE_ON)):
        memory = Nvm()
        journal = Journal(memory)
        play(journal, together(7))
        journal.append(*undo)
        assert (journal.result, Journal(memory).result) == (b"", b"")
        journal.append(RESULT, together(3))
        journal.append(CLOSED)
        journal.begin(set_up())
        assert best(Journal(memory).past)[GAMES : BEST + 1] == [1, 0, 1, 3]


def test_bests_are_kept_by_rule_set_way_and_number_of_players():
    memory = Nvm()
    for left, rules, level, players in (
        (12, "TG", 0, 2),
        (4, "TG", 0, 2),
        (9, "TG", 0, 2),
        (0, "TG", 1, 2),
        (30, "TS", 0, 2),
    ):
        setup = set_up(rules, players, level)
        play(Journal(memory), together(left, setup), setup)
    Journal(memory).begin(set_up())
    past = Journal(memory).past
    assert best(past)[GAMES : BEST + 1] == [3, 0, 2, 4]
    assert best(past, level=1)[GAMES : BEST + 1] == [1, 1, 0, 0]
    assert best(past, "TS")[BEST] == 30
    assert History(past).best("TG", way_of(0, 3)) is None


def test_against_each_other_the_best_is_the_widest_win_and_whose_it_was():
    memory = Nvm()
    for points, winners in (([0, 5], 1), ([12, 0], 2), ([0, 3], 1)):
        play(Journal(memory), apart(points, winners), set_up("H1"))
    Journal(memory).begin(set_up())
    row = best(Journal(memory).past, "H1")
    assert (row[GAMES], row[BEST], name_of(row[BY])) == (3, 12, "Ben")


def test_each_name_has_its_games_wins_and_points_by_the_rules():
    memory = Nvm()
    play(Journal(memory), apart([0, 5], 1), set_up("H1"))
    play(Journal(memory), apart([12, 0], 2), set_up("H1"))
    play(Journal(memory), together(0))
    Journal(memory).begin(set_up())
    people = History(Journal(memory).past).people
    assert [row[PLAYED : SUM + 1] for row in people if row[:2] == [ANN, code_of("H1")]] == [
        [2, 1, 12]
    ]
    assert [row[PLAYED : SUM + 1] for row in people if row[:2] == [BEN, code_of("TG")]] == [
        [1, 1, 0]
    ]
    assert people[0][WON_BY] == 1


def test_a_game_given_up_left_for_another_or_ruled_is_counted_apart():
    memory = Nvm()
    play(Journal(memory), together(7))
    play(Journal(memory), together(0, flags=RULED))
    for closing in (GIVEN_UP, None):
        journal = Journal(memory)
        journal.begin(set_up())
        journal.append(MOVE, b"\x01\x25\x02")
        if closing:
            journal.append(CLOSED, closing)
    journal.begin(set_up())
    journal.begin(set_up())  # nothing was played
    history = History(Journal(memory).past)
    row = best(Journal(memory).past)
    assert (row[GAMES], row[WINS], row[NEARLY], row[APART]) == (1, 0, 1, 3)
    assert history.games == 4
    assert [bool(line[0] & LEFT) for line in history.results] == [False, False, True, True]


def test_the_last_results_are_kept_and_all_are_counted():
    memory = Nvm()
    for left in range(1, 31):
        play(Journal(memory), together(left))
    Journal(memory).begin(set_up())
    for past in (Journal(memory).past, packed(Journal(memory).past)):
        history = History(past)
        assert history.games == 30
        assert [line[FIGURE] for line in history.results] == list(range(11, 31))
    assert LAST == 20


def test_whatever_was_played_takes_no_more_than_1_kb():
    chance = random.Random(32)
    past = b""
    for _ in range(300):
        players = chance.randint(2, 6)
        rules = chance.choice(["H1", "H2", "H3", "H5-advanced", "FH-challenge", "TG-expert1"])
        names = bytes(chance.choices(range(60), k=2 * players))
        figures = bytes(2) + names + (bytes(2 * players) if rules[0] == "H" else b"")
        flags = 0 if rules[0] == "H" else TOGETHER
        result = bytes((flags,)) + set_up(rules, players, chance.randrange(4)) + figures
        past = packed(past + bytes((RESULT, len(result))) + result)
        written = len(past) // 252 * OVERHEAD + len(past) + OVERHEAD
        assert written <= 1024
    history = History(past)
    assert history.games == 300
    assert len(history.results) == 20
    assert len(past) > MOST - 20


def test_a_memory_written_anew_keeps_what_came_of_all_games():
    memory = Nvm()
    for left in range(30, 5, -1):
        play(Journal(memory), together(left))
    before = memory.erases
    Journal(memory).renew()
    assert memory.erases == before + 1
    journal = Journal(memory)
    assert journal.result == together(6)
    journal.begin(set_up())
    assert best(Journal(memory).past)[GAMES : BEST + 1] == [25, 0, 4, 6]


def test_where_a_long_game_needs_the_room_only_the_last_results_go():
    memory = Nvm()
    for left in range(40, 10, -1):
        play(Journal(memory), together(left))
    journal = Journal(memory)
    journal.begin(set_up())
    while journal.keeps() and len(History(journal.past).results) > 4:
        journal.append(MOVE, bytes(100))
    assert journal.keeps()
    again = Journal(memory)
    assert len(History(again.past).results) == 4
    assert best(again.past)[GAMES : BEST + 1] == [30, 0, 0, 11]


def test_power_cut_at_any_byte_of_an_end_and_the_next_beginning_keeps_old_or_new():
    memory = Nvm()
    journal = Journal(memory)
    play(journal, together(12))
    journal.begin(set_up(), b"\x01\x00\x05")
    journal.append(MOVE, b"\x01\x25\x02")
    image, at = memory.flash.image, journal.used()
    journal.append(RESULT, together(7))
    journal.append(CLOSED)
    journal.begin(set_up(), b"\x02\x00\x05")
    seen = set()
    for byte in range(1, journal.used() - at + 1):
        cut = Nvm(image)
        cut.flash.cut_at_byte(byte)
        with pytest.raises(PowerCut):
            again = Journal(cut)
            again.append(RESULT, together(7))
            again.append(CLOSED)
            again.begin(set_up(), b"\x02\x00\x05")
        after = Journal(cut)
        games = History(after.past).games
        assert (games, after.session) in ((1, b"\x01\x00\x05"), (2, b"\x02\x00\x05"))
        seen.add((games, after.open, after.result != b""))
        after.begin(set_up())  # whatever it was, it goes on
        row = best(Journal(cut).past)
        assert row[GAMES] + row[APART] == 2
        assert row[BEST] in (7, 12)
    assert seen == {(1, True, False), (1, True, True), (1, False, True)}


def test_power_cut_as_all_is_written_anew_says_that_the_bests_are_lost():
    memory = Nvm()
    for left in range(40, 10, -1):
        play(Journal(memory), together(left))
    image = memory.flash.image
    whole = History(Journal(memory).past).games
    lost = 0
    for byte in range(5, 700, 13):
        cut = Nvm(image)
        cut.flash.cut_at_byte(byte)
        with pytest.raises(PowerCut):
            Journal(cut).renew()
        after = Journal(cut)
        if History(after.past).games + len(after.result[:1]) < whole:
            assert after.lost
            lost += 1
        after.renew()
        assert not Journal(cut).lost
    assert lost


def test_what_cannot_be_read_of_it_is_left_out():
    good = packed(bytes((RESULT, len(together(7)))) + together(7))
    assert History(good).games == 1
    for end in range(len(good)):
        History(good[:end])
    for place in range(2, len(good)):
        spoilt = bytearray(good)
        spoilt[place] ^= 0xFF
        packed(bytes(spoilt))
    for result in (b"", b"\x08", b"\x08\xff", together(7)[:-1], together(7) + b"\0", b"\x04\x02"):
        assert History(bytes((RESULT, len(result))) + result).games == 0


def test_an_erase_comes_in_two_games_of_120_moves_at_most_while_all_that_is_kept_is_full():
    memory = Nvm()
    for number in range(30):
        journal = Journal(memory)
        journal.begin(set_up())
        if journal.crowded:
            journal.renew()
        for _ in range(120):
            journal.append(MOVE, b"\x01\x25\x02")
        journal.append(RESULT, together(number + 1))
        journal.append(CLOSED)
    assert History(Journal(memory).past).games == 29
    assert memory.erases <= 15


def test_what_another_version_has_packed_stays_as_it_is_and_ours_beside_it():
    theirs = b"".join(bytes((PAST, 250)) + b"\x02" * 250 for _ in range(3)) + bytes((PAST, 1, 9))
    memory = Nvm()
    journal = Journal(memory)
    journal.past = theirs
    journal.renew()
    for left in range(40, 0, -1):
        play(Journal(memory), together(left))
        Journal(memory).renew()
    Journal(memory).begin(set_up())
    past = Journal(memory).past
    assert past[: strange(past)] == theirs
    assert (History(past).games, best(past)[GAMES : BEST + 1]) == (40, [40, 0, 9, 1])
    assert len(packed(past)) <= len(theirs) + MOST
    assert strange(packed(bytes((RESULT, len(together(7)))) + together(7))) == 0

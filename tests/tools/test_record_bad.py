"""``dev.py record``: a record that was cut, edited or made up is told in a line, with its place."""

import os
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from hypothesis import given

from tests.house.tree import ROOT
from tests.sample import strategies
from tests.tools.records import DEALT, GOOD, NOT_ABOVE, checked, unchecked


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("Umpire record 1\n", "", "line 1: a record begins with 'Umpire record 1'"),
        (
            "record 1",
            "record 2",
            "line 1: of another version: here records begin with 'Umpire record 1'",
        ),
        ("rules TG\n", "", "line 4: 'rules' is missing before the moves"),
        ("level table\n", "", "line 4: 'level' is missing before the moves"),
        ("players 2\n", "", "line 4: 'players' is missing before the moves"),
        ("TG", "TX", "line 2: no rules are called 'TX', only TG, TG-expert1, TG-expert2, TS"),
        ("TG", "", "line 2: no rules are called '', only TG, TG-expert1, TG-expert2, TS"),
        ("table", "attic", "line 3: no level is called 'attic', only table, guided, screen"),
        (
            "table",
            "guided",
            "line 4: 'deck' is missing: the device knew it, so its order must be told",
        ),
        ("players 2", "players 6", "line 4: TG is for 1 to 5 players, not '6'"),
        ("players 2", "players two", "line 4: TG is for 1 to 5 players, not 'two'"),
        ("players 2", "players 2\nplayers 2", "line 5: 'players' is told twice"),
        (
            "table",
            "screen",
            "line 4: 'deck' is missing: the device knew it, so its order must be told",
        ),
        ("start", "deck 7 8\nstart", "line 5: at level table nobody knows the deck"),
        ("lay 39", "deck 7 8\nlay 39", "line 6: 'deck' belongs before the moves"),
        ("38 A", "36 A", "line 5: " + NOT_ABOVE),
        ("39 A", "38 A", "line 6: lay 38 A: 38 lies already"),
        ("39 A", "100 A", "line 6: lay 100 A: 100 is no card: only 2 to 99"),
        ("39 A", "39 E", "line 6: lay 39 E: Piles are A to D"),
        ("lay 39 A", "lay 39", "line 6: 'lay 39' should read 'lay card pile'"),
        ("lay 39 A", "lai 39 A", "line 6: 'lai 39 A' is no move"),
        (
            "lay 39 A",
            "mark A 1",
            "line 6: 'mark A 1' is said, not played: it has no place in a record",
        ),
        ("lay 39 A", "start P1", "line 6: start P1: It has started"),
        ("start P1", "lay 36 A", "line 5: lay 36 A: Who starts?"),
        ("start P1", "start P3", "line 5: start P3: Players: P1 to P2"),
        ("lay 39 A", "end", "line 6: end: Lay 2 more first"),
        ("lay 38 A, end", "end, lay 38 A", "line 5: end: Lay 1 more first"),
        (", end", ", ruling-draw 7, end", "line 7: it says 6 moves, but 7 are here: edited?"),
        ("lay 39 A, ", "", "line 7: it says 6 moves, but 5 are here: edited?"),
        (
            "94 left",
            "93 left",
            "line 7: it says '93 left', but after these moves it is '94 left': edited?",
        ),
        ("that is 6 moves, 94 left, check 9D19", "", "line 6: cut off here: a record ends with "),
        (
            "oves, 94 left, check 9D19",
            "",
            "line 7: 'that is 6 m' should read 'that is ... moves, <result>, check ...'",
        ),
        ("9D19", "9D1", "line 7: it says '94 left, check 9D1', but after these moves it is "),
        ("9D19\n", "9D19\nBye!\n", "line 8: nothing may follow the closing line"),
        ("6 moves", "\u0666 moves", "line 7: 'that is "),
        ("94 left", "\u0669\u0664 left", "line 7: it says '"),
        ("rules TG\nlevel table\nplayers 2\nstart P1, ", "\n", "line 3: 'rules' is missing"),
        ("2\nstart", "2\ndeck 7\ndeck 8\nstart", "line 5: at level table nobody knows the deck"),
        (GOOD, "", "line 1: a record begins with 'Umpire record 1'"),
        (GOOD, "Umpire record 1", "line 1: cut off here"),
        (GOOD, "Umpire record 1\nthat is all", "line 1: 'rules' is missing before the moves"),
    ],
)
def test_a_bad_record_is_told_with_its_line_and_reason(old: str, new: str, message: str):
    assert old in GOOD
    assert checked(GOOD.replace(old, new, 1)).startswith(message)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (" 99\n", " 98\n", "line 5: 98 is twice in the deck"),
        (" 99\n", " 100\n", "line 5: '100' is no card of this deck"),
        (" 99\n", " 99x\n", "line 5: '99x' is no card of this deck"),
        (" 99\n", "\n", "line 5: the deck has 97 cards; 99 is missing"),
        (" 98 99\n", " 98\n\ndeck\n", "line 5: the deck has 97 cards; 99 is missing"),
        (" 98 99\n", "\ndeck 98\n", "line 6: the deck has 97 cards; 99 is missing"),
        (" 50 ", " 50\ndeck 7 ", "line 6: 7 is twice in the deck"),
        ("lay 2 A", "lay 3 A", "line 7: lay 3 A: You have no 3"),
        (
            "lay 2 A",
            "ruling-draw 3",
            "line 7: ruling-draw 3: I dealt: it is sure",
        ),
    ],
)
def test_a_deck_that_is_not_whole_is_told(old: str, new: str, message: str):
    assert old in DEALT
    assert checked(DEALT.replace(old, new, 1)) == message


def test_where_hands_are_not_known_the_word_of_the_player_is_missed():
    stuck = "ruling-top A 90, ruling-top B 91, ruling-top C 9, ruling-top D 8"
    text = unchecked(GOOD).replace(
        "lay 37 A, lay 38 A, end\nlay 39 A, lay 40 A", f"{stuck}\nlay 92 A, end"
    )
    text = text.replace("6 moves, 94", "7 moves, 97")
    assert checked(text) == "line 6: end: Lay 1 more first, or say: cant."
    told = checked(text.replace("A, end", "A, cant")).splitlines()[0]
    assert told.endswith("7 moves, 97 left, it is over")


@pytest.mark.parametrize(
    ("text", "old", "new", "check"),
    [
        (GOOD, "37 A", "36 A", "60FB"),
        (GOOD, "start P1", "start P2", "31AC"),
        (GOOD, "players 2", "players 3", "2E09"),
        (GOOD, "9D19", "9D18", "9D19"),
        (DEALT, "98 99", "99 98", "465D"),
    ],
)
def test_an_edit_that_the_rules_allow_is_noticed_by_the_check(
    text: str, old: str, new: str, check: str
):
    edited = text.replace(old, new)
    said = edited[-5:-1]
    last = len(text.splitlines())
    assert checked(edited) == (
        f"line {last}: it says check {said}, but what stands here makes {check}: "
        "something was edited or mistyped"
    )
    assert "it has no check" in checked(unchecked(edited))


def test_a_record_cut_anywhere_is_noticed():
    for text in (GOOD, DEALT):
        for end in range(len(text) - 1):
            if text[end:] == ", check " + text[-5:]:
                assert "it has no check" in checked(text[:end])
            else:
                assert checked(text[:end]).startswith("line ")


@given(strategies.chances)
def test_another_number_anywhere_is_noticed(chance: Random):
    text = chance.choice([GOOD, DEALT])
    old = chance.choice(list(re.finditer(r"[0-9]+", text)))
    new = str(chance.randrange(100))
    edited = text[: old.start()] + new + text[old.end() :]
    assert checked(edited).startswith("line ") == (new != old[0])


@given(strategies.chances)
def test_a_record_with_anything_changed_is_read_or_told_and_never_a_traceback(chance: Random):
    text = list(chance.choice([GOOD, DEALT]))
    for _ in range(chance.randrange(1, 5)):
        place = chance.randrange(len(text))
        text[place : place + chance.randrange(3)] = chance.choice(
            ["", " ", "\n", ",", ";", "9", "A", "\x00", "\xe4", "-", chr(0x0663)]
        )
    assert checked("".join(text))


def test_who_reads_only_the_beginning_of_a_record_sees_no_traceback(tmp_path: Path):
    file = tmp_path / "game.txt"
    file.write_text(GOOD, encoding="utf-8")
    read, write = os.pipe()
    os.close(read)
    command = [sys.executable, "-m", "tools.replay.record", str(file)]
    done = subprocess.run(
        command, cwd=ROOT, stdout=write, stderr=subprocess.PIPE, text=True, check=False
    )
    os.close(write)
    assert (done.returncode, done.stderr) == (1, "")

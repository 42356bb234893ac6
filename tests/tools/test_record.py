"""``dev.py record``: a good record is replayed, and goes into a journal and back."""

import re
from binascii import crc32
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings

from firmware.play.knowledge import SCREEN
from firmware.play.setup import Setup
from firmware.storage.journal import Journal
from tests.house.tree import ROOT
from tests.journal_games import begun, resumed, submit
from tests.sample import rules, strategies
from tests.text_player import snapshot
from tests.tools.records import DEALT, GOOD, NOT_ABOVE, checked, unchecked
from tools.replay import record
from tools.replay.transcript_lines import sort_out

LEVELS = "table, guided, screen, on call"


def test_a_good_record_is_told_in_short():
    assert checked(GOOD) == "TG, level table, 2 players: 6 moves, 94 left, it goes on"
    assert checked(DEALT) == "TS, level screen, 2 players: 2 moves, 97 left, it goes on"


def test_a_record_says_that_there_were_hints_and_is_read_again():
    text = unchecked(DEALT.replace("level screen", "level screen with hints"))
    said = checked(text)
    assert said.startswith("TS, level screen with hints, 2 players: 2 moves, 97 left, it goes on")
    closing = said.splitlines()[1].split(": ")[1]
    assert checked(text.replace("that is 2 moves, 97 left", closing)) == said.splitlines()[0]
    there = record.replay(sort_out(text))
    assert there.setup.hints
    assert record.lines(there)[2] == "level screen with hints"
    known = f"no level is called 'table with hints', only {LEVELS}, screen with hints"
    assert known in checked(DEALT.replace("level screen", "level table with hints"))


def test_where_hints_are_not_offered_no_record_has_them():
    text = GOOD.replace("rules TG", "rules H7").replace("level table", "level screen with hints")
    assert "no level is called 'screen with hints', only table, guided, screen, on call" in checked(
        text
    )


def test_who_plays_alone_is_one_player():
    text = GOOD.replace("players 2", "players 1").replace("start P1, ", "").replace("6 m", "5 m")
    text = text.replace("9D19", "2195")
    assert checked(text) == "TG, level table, 1 player: 5 moves, 94 left, it goes on"


def test_one_move_is_one_move():
    text = GOOD.split("start")[0] + "start P1\nthat is 1 move, 98 left, check 209B\n"
    assert checked(text) == "TG, level table, 2 players: 1 move, 98 left, it goes on"
    assert checked(text.replace("1 move", "1 moves")) == checked(text)


def test_the_example_of_the_page_is_a_good_record():
    page = (ROOT / "docs" / "record.md").read_text(encoding="utf-8")
    example = page.split("```text\n")[1].split("```")[0]
    assert checked(example) == "TG, level table, 2 players: 8 moves, 94 left, it goes on"
    assert checked(example.replace("94 left", "93 left")).startswith("line 7: it says '93 left'")


def test_the_page_tells_every_move_but_signs():
    page = (ROOT / "docs" / "record.md").read_text(encoding="utf-8")
    told = {words.split()[0] for words in re.findall(r"^\| `([^`]+)`", page, re.MULTILINE)}
    assert told == {row.split()[0] for row, _ in rules.MOVES} - {"mark", "ask"}


def test_a_record_closes_like_its_game():
    over = unchecked(GOOD)
    over = over.replace("lay 40 A\nthat is 6 moves, 94", "ruling-top B 98\nthat is 6 moves, 95")
    over = over.replace("6 moves", "9 moves").replace(
        "98\n", "98, ruling-top C 3, ruling-top D 2, cant\n"
    )
    said = checked(over).splitlines()[0]
    assert said == "TG, level table, 2 players: 9 moves, 95 left, it is over"


def test_remarks_blank_lines_blanks_and_line_ends_do_not_matter():
    loose = GOOD.replace("start P1, ", "; begins\n\n  start   P1 ; they do, indeed\n").replace(
        "lay 38 A, end", "lay\t38 A,end,"
    )
    assert checked(loose) == checked(GOOD)
    assert checked("\ufeff\n" + loose.replace("\n", "\r\n")) == checked(GOOD)
    assert checked(GOOD.replace("rules TG\nlevel table", "level table\nrules TG")) == checked(GOOD)


@pytest.mark.parametrize("closing", ["that is all", "that is 6 moves, 94 left"])
def test_who_types_a_record_may_close_it_without_a_check_which_is_said(closing: str):
    assert checked(GOOD.replace("that is 6 moves, 94 left, check 9D19", closing)) == (
        "TG, level table, 2 players: 6 moves, 94 left, it goes on\n"
        "it has no check, which would show an edit; with one the last line is: "
        "that is 6 moves, 94 left, check 9D19"
    )


def test_with_nvm_the_journal_that_a_device_would_hold_is_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    file, out = tmp_path / "game.txt", tmp_path / "game.nvm"
    file.write_text(DEALT, encoding="utf-8")
    assert record.main([str(file), "--nvm", str(out)]) == 0
    assert capsys.readouterr().out == checked(DEALT) + "\n"
    image = out.read_bytes()
    assert len(image) == 4096
    played = submit(begun(Setup("TS", SCREEN, 2, bytes(range(2, 100)))), "start P1, lay 2 A")
    assert image == played.journal.memory.flash.image
    assert Journal(bytearray(image)).open


def test_the_journal_never_goes_where_the_record_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    file = tmp_path / "game.txt"
    file.write_text(GOOD, encoding="utf-8")
    with pytest.raises(SystemExit):
        record.main([str(file), "--nvm", str(tmp_path / "." / "game.txt")])
    assert capsys.readouterr().err.endswith("--nvm: game.txt is the record and would be lost\n")
    assert file.read_text(encoding="utf-8") == GOOD


def test_of_a_bad_record_nothing_is_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    file, out = tmp_path / "game.txt", tmp_path / "game.nvm"
    file.write_text(GOOD.replace("38", "36"), encoding="utf-8")
    assert record.main([str(file), "--nvm", str(out)]) == 1
    assert capsys.readouterr().err == "game.txt line 5: " + NOT_ABOVE + "\n"
    assert not out.exists()


def test_a_file_that_cannot_be_read_or_written_is_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    binary, file = tmp_path / "binary", tmp_path / "game.txt"
    binary.write_bytes(b"\xff\xfe\x00")
    file.write_text(GOOD, encoding="utf-8")
    assert record.main([str(tmp_path / "missing")]) == 1
    assert record.main([str(binary)]) == 1
    assert record.main([str(file), "--nvm", str(tmp_path / "no" / "where")]) == 1
    lines = capsys.readouterr().err.splitlines()
    assert [line.rpartition(": ")[2] for line in lines] == [
        "No such file or directory",
        "no UTF-8 text",
        "No such file or directory",
    ]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is none here")
def test_what_cannot_be_written_to_its_end_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    file = tmp_path / "game.txt"
    file.write_text(GOOD, encoding="utf-8")
    assert record.main([str(file), "--nvm", "/dev/full"]) == 1
    assert capsys.readouterr().err == "/dev/full: No space left on device\n"


def test_more_than_a_journal_holds_is_checked_but_not_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    rulings = "\n".join(["ruling-draw 7"] * 800)
    text = f"Umpire record 1\nrules TG\nlevel table\nplayers 1\n{rulings}\nthat is all\n"
    file, out = tmp_path / "game.txt", tmp_path / "game.nvm"
    file.write_text(text, encoding="utf-8")
    assert record.main([str(file)]) == 0
    assert record.main([str(file), "--nvm", str(out)]) == 1
    assert capsys.readouterr().err.splitlines()[-1] == (
        "game.txt line 805: more than a journal of 4096 bytes can hold"
    )
    assert not out.exists()


def test_the_device_writes_lines_of_72_characters_at_most():
    deck = [2, *range(10, 100), *range(3, 10)]
    referee = submit(
        begun(Setup("TG", SCREEN, 2, bytes(deck))), "start P2, lay 10 A, lay 12 A, end"
    )
    assert record.lines(referee) == [
        "Umpire record 1",
        "rules TG",
        "level screen",
        "players 2",
        "deck 2 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31",
        "deck 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53",
        "deck 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 74 75",
        "deck 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97",
        "deck 98 99 3 4 5 6 7 8 9",
        "start P2, lay 10 A, lay 12 A, end",
        "that is 4 moves, 96 left, check 3FCB",
    ]
    assert len(record.lines(referee)[4]) == 72


@settings(max_examples=30)
@given(strategies.setups(), strategies.chances)
def test_a_record_comes_back_letter_for_letter_from_the_journal_that_is_made_of_it(
    setup: Setup, chance: Random
):
    referee = begun(setup)
    for move in strategies.steps(referee.game, chance):
        if chance.random() < 0.02:
            referee.submit((rules.TURN, 0))
        if chance.random() < 0.05:
            referee.submit(strategies.stray(chance))
            referee.take_back()
            break
        referee.submit(move)
    referee = resumed(referee)
    text = "\n".join(record.lines(referee)) + "\n"
    assert max(map(len, text.splitlines())) <= 72
    before, _, closing = text.rpartition("\nthat is ")
    assert closing.endswith(f", check {crc32(before.encode()) & 0xFFFF:04X}\n")
    read = record.replay(sort_out(text))
    assert read.log() == referee.log()
    assert vars(read.setup) == vars(referee.setup)
    unsigned = {"marks": [], "marked": []}
    assert snapshot(read.game) | unsigned == snapshot(referee.game) | unsigned
    image = bytes(read.journal.memory)
    assert record.lines(record.remembered(image)) == text.splitlines()
    if setup.level != SCREEN or read.game.over:
        assert record.check(image, None) + "\n" == text

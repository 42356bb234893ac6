"""``dev.py record`` of a journal: its record is printed, but not where that would tell hands."""

from pathlib import Path

import pytest

from firmware.play.knowledge import SCREEN, TABLE
from firmware.play.setup import Setup
from firmware.storage.journal import CLOSED, GIVEN_UP, MOVE, SETTINGS, Journal
from tests.journal_games import begun, submit
from tests.nvm import whole, written
from tests.tools.records import GOOD
from tools.replay import record

DAMAGED = "a device's memory that is damaged or empty: no game can be read in it"


def test_a_journal_is_told_as_its_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    file = tmp_path / "game.nvm"
    referee = submit(begun(Setup("TG", TABLE, 2)), "start P1, lay 37 A, lay 38 A, end, lay 39 B")
    referee.journal.append(SETTINGS, b"\x01\x00")
    referee.take_back()
    submit(referee, "mark A 1, lay 39 A, lay 40 A")
    file.write_bytes(referee.journal.memory.flash.image)
    assert record.main([str(file)]) == 0
    assert capsys.readouterr().out == GOOD.replace("end\n", "end, ")
    assert record.main([str(file), "--nvm", str(tmp_path / "out")]) == 1
    assert capsys.readouterr().err == "game.nvm: a journal already, not a record\n"


def test_a_damaged_journal_is_told_as_far_as_it_goes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    file = tmp_path / "game.nvm"
    image = submit(begun(Setup("TG", TABLE, 2)), "start P1, lay 37 A").journal.memory.flash.image
    file.write_bytes(whole(written(image)[:-1] + b"\x00"))
    assert record.main([str(file)]) == 0
    said = capsys.readouterr()
    assert said.out.splitlines()[-2:] == ["start P1", "that is 1 move, 98 left, check 209B"]
    assert said.err == "the end of this journal is damaged: what came before it is told\n"


@pytest.mark.parametrize(
    ("image", "message"),
    [
        (whole(b"UMP\x03"), "a journal of another version"),
        (whole(b"UMP\x02"), "no game in this journal"),
        (whole(b"UMP\x01"), "no game in this journal"),
        (b"\x00" * 4096, DAMAGED),
        (bytes(range(256)) * 16, DAMAGED),
        (b"X" + whole(b"UMP\x02")[1:], DAMAGED),
        (b"\xff" * 4096, "no game in this journal"),
        (b"UMP\x02", "a journal has 4,096 bytes, this file has 4"),
        (whole(b"UMP\x02") + b"\xff", "a journal has 4,096 bytes, this file has 4,097"),
        (b"\xff" * 100, "a journal has 4,096 bytes, this file has 100"),
    ],
)
def test_a_journal_without_a_game_is_told(
    image: bytes, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    file = tmp_path / "game.nvm"
    file.write_bytes(image)
    assert record.main([str(file)]) == 1
    assert capsys.readouterr().err == f"game.nvm: {message}\n"


def test_a_record_that_is_as_long_as_a_memory_is_read_as_a_record():
    text = GOOD.replace("\n", "\n" + " \t\r\n" * ((4096 - len(GOOD)) // 4), 1)
    text += " " * (4096 - len(text))
    assert len(text.encode()) == 4096
    assert record.check(text.encode(), None).startswith("TG, level table, 2 players: 6 moves")


def test_a_journal_of_a_game_that_nobody_knows_is_told():
    for setup, move, message in (
        (b"\x02TX\x00\x02\x00", b"\x00\x00", "no rules are called 'TX'"),
        (b"\x02TG\x07\x02\x00", b"\x00\x00", "no set-up"),
        (b"\x02TG\x00\x06\x00", b"\x00\x00", "no such game"),
    ):
        journal = Journal(bytearray(b"\xff" * 4096))
        journal.begin(setup)
        journal.append(MOVE, move)
        with pytest.raises(ValueError, match=message):
            record.check(bytes(journal.memory), None)


def test_a_log_that_does_not_fit_is_told_as_far_as_it_does(capsys: pytest.CaptureFixture[str]):
    referee = submit(begun(Setup("TG", TABLE, 2)), "start P1, lay 37 A")
    referee.journal.append(MOVE, b"\x00\x05")
    said = record.check(referee.journal.memory.flash.image, None)
    assert said.splitlines()[-2:] == ["start P1, lay 37 A", "that is 2 moves, 97 left, check FB91"]
    assert capsys.readouterr().err == "the end of its log does not fit the rules\n"


def test_the_deck_of_a_game_that_goes_on_is_not_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    file = tmp_path / "game.nvm"
    deck = bytes(range(2, 100))
    referee = submit(begun(Setup("TG", SCREEN, 2, deck)), "start P1, lay 2 A, lay 4 A")
    referee.journal.append(CLOSED, GIVEN_UP)
    file.write_bytes(referee.journal.memory.flash.image)
    assert record.main([str(file)]) == 1
    said = "a game that was dealt and is not over: its record would tell everybody's cards"
    assert capsys.readouterr().err == f"game.nvm: {said}\n"
    file.write_bytes(whole(written(referee.journal.memory.flash.image)[:-1] + b"\x00"))
    assert record.main([str(file)]) == 1
    heard = capsys.readouterr()
    assert heard == ("", f"game.nvm: {said}\n"), "one line, not that it is told"
    submit(referee, "ruling-top A 97, ruling-top B 98, ruling-top C 2, ruling-top D 2, end")
    file.write_bytes(referee.journal.memory.flash.image)
    assert record.main([str(file)]) == 0
    assert "deck 2 3 4 5" in capsys.readouterr().out


def test_a_claim_that_is_being_typed_is_no_part_of_the_record(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    file = tmp_path / "game.nvm"
    referee = submit(begun(Setup("H5", TABLE, 2)), "start P1, open 50, draw")
    referee.keep_typed(b"\x30\x63\x40\x00")
    referee.keep_typed(b"\x00\x17")
    file.write_bytes(referee.journal.memory.flash.image)
    assert record.main([str(file)]) == 0
    assert capsys.readouterr().out.splitlines()[-2] == "start P1, open 50, draw"

"""4½ Minutes as a record: written, read by people, replayed."""

import pytest

from firmware.games.minutes.rules import cards
from firmware.play import transcript
from firmware.play.knowledge import ON_CALL, SCREEN, TABLE
from firmware.play.referee import Referee
from firmware.play.setup import Setup
from firmware.storage.journal import Journal
from host_sim.chips.flash import Flash, Nvm
from tests.desk import Desk
from tests.games.minutes.desk import status
from tests.games.minutes.positions import moves
from tests.journal_games import begun
from tools.replay import record as records
from tools.replay.transcript_lines import Wrong, sort_out


def played(setup: Setup, text: str) -> Referee:
    """Return the referee of the round after the moves of `text`."""
    referee = begun(setup)
    for words in text.split(", "):
        assert referee.submit(moves.parse(words), 1000) is None, words
    return referee


def written(referee: Referee) -> list[str]:
    return list(records.lines(referee))


def test_a_dealt_round_is_written_with_its_cards_and_read_again():
    setup = Setup("FH", SCREEN, 2, bytes(cards()))
    referee = played(setup, "start P1, lay R1 A, aside, lay R4 A, time")
    lines = written(referee)
    assert lines[0] == transcript.TITLE
    assert "deck R1 R1 R2 R2" in "\n".join(lines)
    assert any("lay R1 A, aside" in line for line in lines)
    again = records.replay(sort_out("\n".join(lines)))
    assert again.game.facts() == referee.game.facts()
    assert again.log_text() == referee.log_text()


CALLED = "start P2, play A, name P1, reverse, two, block B, ruling-way clockwise, aside, time"


def test_every_kind_of_move_on_call_is_in_the_record():
    referee = played(Setup("FH-challenge", ON_CALL, 3), CALLED)
    lines = written(referee)
    assert lines[2] == "level on call"
    again = records.replay(sort_out("\n".join(lines)))
    assert again.game.facts() == referee.game.facts()
    assert again.log_text() == referee.log_text()


def test_a_record_of_the_light_mode_of_before_is_read_and_written_as_it_was():
    told = ["Umpire record 1", "rules FH-challenge", "level table", "players 3",
            "options play light", *CALLED.split(", "), "that is all"]  # fmt: skip
    again = records.replay(sort_out("\n".join(told)))
    assert again.game.on_call
    assert again.game.facts() == played(Setup("FH-challenge", ON_CALL, 3), CALLED).game.facts()
    assert written(again)[4] == "options play light"


def test_a_journal_of_the_light_mode_of_before_goes_on():
    memory = Nvm(Flash())
    kept = Journal(memory)
    kept.begin(Setup("FH", TABLE, 3, b"", b"\1").pack())
    desk = Desk(memory.flash.image)
    assert desk.words().startswith("Go on? 3 players I check 4½ Minutes")
    assert desk.type("# 1 # A 9 A").referee.log_text() == ["start P1", "play A", "reverse"]
    desk.power_off_and_on()
    assert status(desk.type("#")).startswith("P1< 4:")


def test_the_closing_line_tells_the_minus_points():
    referee = played(Setup("FH", TABLE, 3), "start P1, lay R1 A, aside, time")
    assert "98 minus points" in written(referee)[-1]


def test_a_dealt_round_tells_no_options():
    usual = Setup("FH", SCREEN, 2, bytes(cards()), b"\0")
    lines = written(played(usual, "start P1, lay R1 A"))
    assert not [line for line in lines if line.startswith("options")]


@pytest.mark.parametrize("value", ["full", "light"])
def test_version_0_1_asked_and_told_them_for_a_dealt_round_too_where_they_say_nothing(value: str):
    lines = written(played(Setup("FH", SCREEN, 2, bytes(cards())), "start P1, lay R1 A"))
    told = [*lines[:4], f"options play {value}", *lines[4:-1], lines[-1].partition(", check")[0]]
    there = records.replay(sort_out("\n".join(told)))
    assert there.log_text() == ["start P1", "lay R1 A"]
    assert not there.game.on_call
    with pytest.raises(Wrong, match="play"):
        records.replay(sort_out("\n".join([*lines[:4], "options play half", *lines[4:]])))

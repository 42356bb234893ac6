"""4½ Minutes as a record: written, read by people, replayed."""

import pytest

from firmware.games.minutes.tables import cards
from firmware.play import transcript
from firmware.play.knowledge import SCREEN, TABLE
from firmware.play.referee import Referee
from firmware.play.setup import Setup
from tests.games.minutes.positions import moves
from tests.journal_games import begun
from tools import record as records
from tools.transcript_lines import Wrong, sort_out


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


def test_the_light_mode_and_every_kind_of_move_are_in_the_record():
    setup = Setup("FH-challenge", TABLE, 3, b"", b"\1")
    text = "start P2, play A, name P1, reverse, two, block B, ruling-way clockwise, aside, time"
    referee = played(setup, text)
    again = records.replay(sort_out("\n".join(written(referee))))
    assert again.game.facts() == referee.game.facts()
    assert again.setup.options == b"\1"


def test_the_closing_line_tells_the_minus_points():
    referee = played(Setup("FH", TABLE, 3), "start P1, lay R1 A, aside, time")
    assert "98 minus points" in written(referee)[-1]


def test_a_dealt_round_tells_no_options():
    usual = Setup("FH", SCREEN, 2, bytes(cards()), b"\0")
    lines = written(played(usual, "start P1, lay R1 A"))
    assert not [line for line in lines if line.startswith("options")]
    lines.insert(4, "options play full")
    with pytest.raises(Wrong, match="FH has no options at level screen"):
        records.replay(sort_out("\n".join(lines)))

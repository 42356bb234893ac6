"""Today reads all that earlier versions kept and wrote, to the last move and the end."""

import base64
import json
import zlib
from pathlib import Path
from typing import Any

import pytest

from firmware.modules import catalog
from firmware.play import transcript
from firmware.play.referee import Referee
from firmware.play.setup import unpack
from firmware.shell.session_record import totals
from firmware.storage.journal import OURS, Journal, names_in
from tests.desk import Desk
from tests.nvm import Nvm
from tests.sample import OURS as GUIDED_TO
from tools.replay import record
from tools.replay.transcript_lines import sort_out

FILES = sorted((Path(__file__).parent / "earlier").glob("*.jsonl"))
LINES = [(file.stem, json.loads(line)) for file in FILES for line in file.read_text().splitlines()]
GAMES = [(written, line) for written, line in LINES if "game" in line]


def memory_of(line: dict[str, Any]) -> bytes:
    return zlib.decompress(base64.b64decode(line["memory"]))


def named(written: str, line: dict[str, Any]) -> str:
    return f"{written} {line['game']}"


def of_a_device(kind: str) -> list[Any]:
    """Return the memories of a `kind` that devices of earlier versions left."""
    found = [(written, line) for written, line in LINES if line.get("kind") == kind]
    assert found
    return [pytest.param(line, id=written) for written, line in found]


WRITTEN = [pytest.param(line, id=named(written, line)) for written, line in GAMES]


def moves_of(lines: list[str]) -> list[str]:
    """Return a record but for the options, which once were told where they say nothing."""
    kept = [line for line in lines if not line.startswith("options")]
    return [*kept[:-1], kept[-1].partition(", check")[0]]


def test_there_is_a_game_of_each_rule_set_and_level_of_each_day():
    assert [file.stem for file in FILES] == [f"2026-11-{day}" for day in range(21, 25)]
    last = {line["game"] for written, line in GAMES if written == FILES[-1].stem}
    rules = [row[0] for game in GUIDED_TO for row in game.rule_sets]
    assert {game.split()[0] for game in last} >= set(rules)


@pytest.mark.parametrize("line", WRITTEN)
def test_a_memory_is_read_to_its_last_move_and_gone_on_with(line: dict[str, Any]):
    memory = Nvm(memory_of(line))
    journal = Journal(memory)
    assert (journal.state, journal.damaged, journal.lost) == (OURS, False, [])
    assert names_in(journal.settings) == "AnnBen"
    assert journal.session == b"\x02\x00\x05\x00\x07\x01"
    setup = unpack(journal.setup or b"")
    referee = Referee(journal, catalog.game_of(setup.rules), setup)
    assert referee.lost == 0
    assert moves_of(list(transcript.lines(referee))) == moves_of(line["record"])
    if referee.game.over or referee.game.owes:
        return
    log = referee.log_text()
    assert referee.submit(referee.game.legal_moves()[0]) is None
    again = Journal(Nvm(memory.flash.image))
    there = Referee(again, referee.folder, unpack(again.setup or b""))
    assert there.log_text()[: len(log)] == log
    assert there.game.facts() == referee.game.facts()


@pytest.mark.parametrize("line", WRITTEN)
def test_a_record_is_replayed_to_its_end(line: dict[str, Any]):
    there = record.replay(sort_out("\n".join(line["record"])))
    assert moves_of(list(transcript.lines(there))) == moves_of(line["record"])


@pytest.mark.parametrize("line", of_a_device("hints"))
def test_a_game_with_hints_goes_on_with_them(line: dict[str, Any]):
    desk = Desk(memory_of(line)).type("#")
    assert desk.referee.log_text() == line["log"]
    assert desk.app.shell.hinted_at(0)
    assert desk.app.shell.hinted_at(1)


@pytest.mark.parametrize("line", of_a_device("shuffle"))
def test_a_shuffle_by_hand_goes_on_where_it_was(line: dict[str, Any]):
    desk = Desk(memory_of(line))
    assert desk.rows()[0].startswith("Go on")
    assert len(desk.app.shell.journal.progress) == line["progress"]
    desk.type("#")
    assert hasattr(desk.app.stack[-1], "course")


@pytest.mark.parametrize("line", of_a_device("evening"))
def test_an_evening_goes_on_with_its_points(line: dict[str, Any]):
    desk = Desk(memory_of(line)).type("* <*> 4 1")
    assert "P1 8 P2 0" in desk.words()


@pytest.mark.parametrize("line", of_a_device("evening after"))
def test_what_came_of_games_before_is_still_there(line: dict[str, Any]):
    journal = Journal(Nvm(memory_of(line)))
    assert len(journal.past) == line["past"]
    assert totals(journal) == (2, [8, 0])

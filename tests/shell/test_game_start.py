"""Into a game again: what a cut left open is closed first, and a device begun anew goes on."""

import pytest

from firmware.play.referee import Referee
from firmware.play.setup import Setup
from firmware.shell.session_record import totals
from firmware.shell.shell import Shell
from firmware.storage import journal
from firmware.storage.journal import Journal
from tests.desk import Desk
from tests.journal_games import begun, submit
from tests.nvm import Nvm

MUCH = 123_456  # bytes that are free


def ended() -> Nvm:
    """Return a memory of a round whose last move ended it; power went before it was closed."""
    referee = submit(begun(Setup("FH", 0, 2)), "start P1, lay R7 A")
    kept = referee.journal
    kept.append(journal.MOVE, bytes((referee.rules.TIME,)))
    assert Journal(kept.memory).open
    return kept.memory


def test_an_end_that_was_not_closed_is_a_result_when_it_is_gone_on_with():
    desk = Desk(ended().flash.image)
    assert desk.rows()[0].startswith("Go on?")
    desk.type("#")
    assert desk.referee.game.over
    games, points = totals(desk.app.shell.journal)
    assert (games, points) == (1, [desk.referee.game.score])
    assert totals(Journal(desk.memory)) == (1, points)


def test_who_begins_the_next_game_without_looking_does_not_lose_its_points():
    desk = Desk(ended().flash.image)
    desk.type("* # #")  # not on with that one; the same again; yes
    assert desk.rows()[:3] == [
        "Who starts?",
        "Deal 5 each, face down. The",
        "youngest starts: # is go!",
    ]
    assert desk.referee.log() == []
    games, points = totals(desk.app.shell.journal)
    assert games == 1
    assert points[0] > 50


def test_a_device_begun_anew_goes_on_with_the_game_only_if_there_is_one():
    desk = Desk().type("1 1 1 2 1").type("<*> 6 1 #")
    desk._start(restarted=True)
    desk.wait(20)
    assert desk.rows()[0] == "The same again?", "it was put away"
    desk.type("#")
    desk._start(restarted=True)
    desk.wait(20)
    assert desk.rows()[0] == "Who starts?"


@pytest.mark.parametrize("payload", [b"\x00", b"", b"\x00\x01\x02", b"\xff" * 9])
def test_a_first_move_that_is_none_chooses_nobody(payload: bytes):
    desk = Desk().type("1 1 1 2 1 <*> 6 1 #")
    kept = desk.app.shell.journal
    kept.begin(Setup("TG", 0, 2).pack())
    kept.append(journal.MOVE, payload)
    kept.append(journal.CLOSED)
    desk.power_off_and_on()
    assert desk.type("#").rows()[0] == "Who starts?"


def test_where_no_digit_is_typed_beneath_a_question_its_help_names_none():
    answer = "# is yes and * is no, as the last line says."
    desk = Desk().type("1 1 1 2 1 9 <*> 6 1")
    assert desk.type("<#> #").words().startswith(answer + " A digit is typed at once instead.")
    desk.power_off_and_on()
    words = desk.type("<#> 3").words()
    assert words.startswith(answer)
    assert "A digit" not in words


def test_a_sign_in_a_game_that_has_none_does_not_fit():
    memory = Nvm()
    kept = Journal(memory)
    agreed = Setup("FH", 0, 2)
    kept.begin(agreed.pack())
    kept.append(journal.NOTE, b"\x00\x01")
    referee = Referee(kept, begun(agreed).folder, agreed)
    assert (referee.lost, referee.log()) == (1, [])


def test_nothing_is_loaded_before_a_game_begins_that_would_go_again_where_room_is_short(
    monkeypatch: pytest.MonkeyPatch,
):
    """On a board what asks who starts came twice, and a game began 60 ms later."""
    desk = Desk(left=MUCH).type("1 1 2")
    asked: list[bool] = []

    def load_part(shell: Shell, waited: bool = True) -> bool:
        asked.append(waited)
        return False

    monkeypatch.setattr(Shell, "load_part", load_part)
    desk.type("2")
    assert asked[0] is False

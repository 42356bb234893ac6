"""Who starts: asked in every game anew, somebody proposed (TG3, H-d, FH3)."""

import pytest

from firmware.play.referee import pack_scores
from firmware.shell import first_player, session
from firmware.storage import journal
from firmware.storage.journal import Journal
from host_sim.chips.flash import Flash, Nvm
from tests.desk import Desk

SETUP = b"\x02TG\x00\x03\x00"
P2_STARTS = b"\x00\x01"


def kept(
    before: bytes = b"", moves: tuple = (P2_STARTS, b"\x01\x25\x02"), closing: bytes | None = None
) -> Journal:
    """Return the journal of a game behind the session `before`."""
    found = Journal(Nvm(Flash()))
    found.begin(SETUP, before)
    for move in moves:
        found.append(journal.MOVE, move)
    if closing is not None:
        found.append(journal.CLOSED, closing)
    return found


def test_after_a_game_the_next_player_is_proposed_or_always_the_same():
    assert first_player.following(kept(closing=b""), 3, False) == 2
    assert first_player.following(kept(closing=b""), 2, False) == 0
    assert first_player.following(kept(closing=b""), 3, True) == 1


def test_after_a_game_that_was_not_played_to_its_end_the_same_one_is_proposed():
    assert first_player.following(kept(closing=journal.GIVEN_UP), 3, False) == 1
    assert first_player.following(kept(), 3, False) == 1


def test_a_game_in_which_nobody_was_chosen_hands_its_proposal_on():
    for moves in ((), (b"\x01\x25\x02",)):
        before = first_player.propose(b"", 2)
        assert first_player.following(kept(before, moves), 3, False) == 2
        assert first_player.following(kept(b"", moves), 3, False) == 0


@pytest.mark.parametrize("points", [[], [7], [0, 12], [1, 2, 3, 4, 5, 6]])
def test_a_proposal_stands_beside_the_scores_and_is_replaced(points: list[int]):
    scores = b"\x04" + pack_scores(points) if points else b""
    once = first_player.propose(scores, 2)
    twice = first_player.propose(once, 1)
    assert first_player.proposed(kept(once)) == 2
    assert first_player.proposed(kept(twice)) == 1
    assert len(once) == len(twice)
    assert session.totals(kept(twice)) == (4 if points else 0, points)
    assert first_player.proposed(kept(scores)) == 0


def test_the_proposal_is_marked_and_outlives_a_power_cut():
    desk = Desk().type("2 1 3 # 2").type("<*> 4 #")
    assert desk.rows()[:3] == ["Take out all jokers.", "Deal 7.", "Who starts?"]
    assert desk.app.stack[-1].chosen == 1, "the same, as the game was begun anew"
    desk.power_off_and_on()
    desk.type("#")
    assert desk.app.stack[-1].chosen == 1
    assert desk.type("#").rows()[0].startswith("P2 starts.")


def test_a_game_for_which_the_device_begins_anew_still_proposes():
    desk = Desk().type("2 1 3 # 2 <*> 5 #")
    starts, desk.free = desk.starts, 39_999
    desk.type("# #")
    assert desk.starts == starts + 1
    assert desk.rows()[0].startswith("P2 starts.")


def test_where_the_device_dealt_they_look_first():
    """TG3"""
    desk = Desk().type("1 1 2 2 2").type("<*> 7 # #")
    assert desk.rows()[0] == "Who starts?"
    assert desk.rows()[6] == "A: look at your cards"
    assert desk.type("#").rows()[0] == "Next: P2"

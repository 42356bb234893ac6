"""On no kind of page do two things stand so close that they read as one.

On those at their longest test_every_screen.py looks for it.
"""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from firmware.ui.page import HEIGHT
from host_sim.overlaps import ALL
from host_sim.strict import StrictPage
from tests.desk import Desk, playing
from tests.games.shedding.positions import setup

APART = 2  # columns between two things, at least
NAMES = "MamPapOmaOpaGwyJoy"  # as wide and as low as names are


def jammed(page: StrictPage) -> list[tuple[str, str]]:
    """Return the words of all that stands closer than APART columns to its neighbour."""
    pieces = [(boxes, words) for boxes, words in page._pieces if words]
    found = []
    for place, (boxes, words) in enumerate(pieces):
        near = boxes
        for step in range(1, APART + 1):
            near |= boxes << step * HEIGHT | boxes >> step * HEIGHT
        others = pieces[place + 1 :]
        found += [(words, other) for theirs, other in others if near & ALL & theirs]
    return found


@contextmanager
def looked_for() -> Iterator[list[tuple[str, str]]]:
    """Give a list of what is jammed on the pages that are painted from now on."""
    found: list[tuple[str, str]] = []
    paint = StrictPage.paint

    def painted(page: StrictPage) -> list:
        found.extend(jammed(page))
        return paint(page)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(StrictPage, "paint", painted)
        yield found


@pytest.fixture
def jams() -> Iterator[list[tuple[str, str]]]:
    """Return what is jammed on the pages that are painted in this test."""
    with looked_for() as found:
        yield found


def test_what_stands_a_column_apart_is_found_and_what_stands_two_apart_is_none():
    page = StrictPage(bytearray(1024))
    behind = page.text(1, 16, "Ann")
    page.text(behind + APART, 16, "Ben")
    assert jammed(page) == []
    page.text(page.text(1, 40, "Cem") + APART - 1, 40, "Dan")
    assert jammed(page) == [("Cem", "Dan")]


@pytest.mark.rule("H2.4")
@pytest.mark.parametrize("name", ["H2", "H3"])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("draw", [52, 7])
def test_a_trick_names_who_draws_for_two_to_six_players_with_wide_names(
    name: str, players: int, draw: int, jams: list, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(Desk, "names", NAMES)
    desk = playing(setup(name, players)).type("1 2 3 #")
    desk.game.knowledge.draw = draw
    desk.type("B #")
    others = ["Pap", "Oma", "Opa"][: players - 1] if players < 5 else ["all others"]
    rows = [row for row in desk.rows() if row]
    assert rows[0] == "TRICK by Mam"
    if desk.game.shuffled:
        assert rows[1] == ", ".join(f"{who} +3" for who in others)
        assert rows[2].startswith("7 drawn: shuffle ")
    else:
        assert rows[1:3] == ["  ".join(others), "  ".join(["+3"] * len(others))]
    assert "Mam" in desk.app.page.shown[0][2]
    desk.type("*")
    assert jams == []


@pytest.mark.rule("H2.4")
def test_where_the_pile_does_not_reach_those_who_draw_as_many_share_a_place(
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setattr(Desk, "names", NAMES)
    desk = playing(setup("H2", 6)).type("1 2 3 #")
    desk.game.knowledge.draw = 7
    desk.game.knowledge.hands[1] += desk.game.below
    desk.type("B #")
    assert [row for row in desk.rows() if row][1] == "Pap Oma +3 Opa +1, Gwy Joy +0"

"""The story of a game of discarding: on call its turns, and who left."""

import pytest

from tools.story.__main__ import story_of
from tools.story.played import read

ON_CALL = """Umpire record 1
rules H3
level on call
players 3
options jokers 1, hundred special, score cards
start P1, laid, trick, laid, last, laid, last, laid, laid, last, last
laid, laid, laid, laid, last, laid, laid, laid, last, pass, last
discard 9, pass, pass, pass, laid, laid, last, pass, laid, laid, last
that is 33 moves, P3 wins, 3 4 0, check F753
"""


def test_a_card_laid_on_call_ends_no_turn_and_the_largest_turn_is_told():
    found = story_of(read(ON_CALL.encode()))
    assert found.facts[-1] == "15 turns"
    assert "Turn 5: P2 laid 5 cards at once." in found.sentences
    assert len(found.charts[0].labels) == 15


def test_the_panel_counts_the_same_turns_on_call():
    assert read(ON_CALL.encode()).heard().turn == 15


@pytest.mark.rule("H2.4")
@pytest.mark.parametrize("rules", ["H2", "H3"])
def test_a_trick_that_is_played_first_is_in_the_turn_that_goes_on_behind_it(rules: str):
    start = ON_CALL.replace("H3", rules).partition("start")[0]
    told = story_of(read(f"{start}start P1, trick, laid, laid, last, pass\nthat is all\n".encode()))
    assert told.facts[-1] == "2 turns"
    assert "Turn 1: P1 laid 4 cards at once." in told.sentences


def test_a_card_that_is_drawn_instead_of_a_turn_is_not_the_dearest_move_but_three_are():
    """The first of thirty such draws was looked at as what had cost the most."""
    start = ON_CALL.partition("start")[0] + "start P1, last, pass, last"
    assert read(f"{start}, pass\nthat is all\n".encode()).heard().dearest == -1
    heard = read(f"{start}, discard 9, pass\nthat is all\n".encode()).heard()
    assert heard.dearest == heard.at == 5


COMING = """Umpire record 1
rules H1
level on call
players 4
options score cards
start P1, last, last, last, ruling-leave P2{}
that is all
"""


def test_who_leaves_does_so_in_the_turn_that_is_played():
    told = story_of(read(COMING.format("").encode())).sentences
    assert told[1] == "P2 left in turn 4."
    told = story_of(read(COMING.format(", last, ruling-leave P4").encode())).sentences
    assert told[1] == "P2 left in turn 4 and P4 left in turn 5."
    told = story_of(read(COMING.format(", last, ruling-join P2, last").encode())).sentences
    assert " left in turn" not in " ".join(told), "somebody sits there, who has points"


LEAVING = """Umpire record 1
rules H1
level screen
players 3
options score cards
deck 33 46 91 99 41 77 93 29 38 23 28 25 80 56 96 54 58 100 32 16 90 40
deck 13 2 1 84 81 45 48 79 44 94 9 82 55 51 19 8 89 47 69 68 64 87 37 61
deck 60 75 5 98 97 39 20 11 24 70 15 74 17 31 26 42 36 63 35 14 62 6 59
deck 65 30 43 88 12 49 7 73 86 92 50 18 76 3 34 52 57 27 85 78 53 67 95
deck 83 4 22 66 10 71 72 21
start P2, discard 41, discard 100, discard 80, discard 28, discard 38
discard 33, ruling-leave P2, draw, discard 23, discard 13, discard 93
discard 96, discard 99, discard 91, draw, discard 90, draw, draw, draw
draw, draw, draw, draw, discard 79, draw, discard 77, draw, draw, draw
draw, draw, draw, draw, draw, draw, discard 47, discard 54, discard 45
discard 94, discard 84, discard 81, discard 51, discard 1, discard 8
discard 2, discard 25, discard 32, discard 82
that is 49 moves, P3 wins, 7 5 0, check C3EE
"""


def test_who_left_leads_no_more_and_their_line_ends_there():
    found = story_of(read(LEAVING.encode(), ("Ann", "Ben", "Cleo")))
    assert found.sentences[:3] == [
        "Cleo wins; the points: Ann 7, Ben 5, Cleo 0.",
        "Ben left in turn 7.",
        "Turn 15 decided it: from then on Cleo led to the end.",
    ]
    line = found.charts[0].series[1].values
    assert line[4] == 5
    assert set(line[6:]) == {None}


def test_a_game_that_goes_on_is_told_with_names_and_cards():
    cut = LEAVING[: LEAVING.index(", ruling-leave")] + "\nthat is all\n"
    told = story_of(read(cut.encode(), ("Ann", "Ben", "Cleo"))).sentences
    assert told[0] == "It is not over: Ann has 5 cards, Ben has 5 cards and Cleo has 5 cards."


@pytest.mark.parametrize(
    ("on_call", "told"), [(False, ": 33, 23, 13, the Trick."), (True, ".")], ids=["told", "on call"]
)
def test_cards_laid_at_once_are_named_with_a_trick_among_them(on_call: bool, told: str):
    game = read(LEAVING.encode(), ("Ann", "Ben", "Cleo"))
    heard, table = game.heard(), game.game
    table.called = on_call
    heard.begin(table)
    for word, move in [("discard", (1, 33)), ("discard", (1, 23)), ("discard", (1, 13))]:
        heard.before(table, word, move)
    heard.before(table, "trick", (2,))
    assert f" laid 4 cards at once{told}" in " ".join(heard.sentences(table))


def test_who_left_a_game_that_goes_on_has_no_cards_in_it():
    cut = LEAVING[: LEAVING.index(", draw, discard 23")] + "\nthat is all\n"
    told = story_of(read(cut.encode(), ("Ann", "Ben", "Cleo"))).sentences
    assert told == ["It is not over: Ann has 5 cards and Cleo has 5 cards.", "Ben left in turn 7."]

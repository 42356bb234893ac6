"""The story of four piles: ten back by whom, and when it was lost, with and without numba."""

import pytest

from tools.story.__main__ import story_of
from tools.story.matters import the_game
from tools.story.played import Played, read

DECK = " ".join(map(str, [*range(2, 96), 99, 98, 97, 96]))
LOST = f"""Umpire record 1
rules TG
level screen
players 1
deck {DECK}
lay 9 C, lay 8 C, lay 7 C, lay 6 C, lay 5 C, lay 4 C, lay 3 C, lay 2 C, end
that is all
"""
TENS = """Umpire record 1
rules TG
level table
players 2
start P1, lay 37 A, lay 99 C, end
lay 27 A, lay 90 C, end
lay 50 A, lay 40 A{}, end
that is all
"""


def test_ten_back_that_one_alone_or_all_laid_as_often_is_by_them():
    told = [
        story_of(read(TENS.format(more).encode(), ("Ann", "Ben"))) for more in ("", ", lay 30 A")
    ]
    assert "laid twice, by Ann and Ben, and" in told[0].sentences[-1]
    assert "laid 3 times, most often by Ann, and" in told[1].sentences[-1]


def test_without_numba_what_is_proven_is_still_told(monkeypatch: pytest.MonkeyPatch):
    game = read(LOST.encode())
    monkeypatch.setattr(the_game, "find_spec", lambda _: None)
    proven = ["After turn 1 it was lost: 99 could never go."]
    assert the_game.WITHOUT in story_of(game).sentences
    heard = game.heard()
    heard.lost, heard.stuck = 1, 99
    monkeypatch.setattr(Played, "heard", lambda _: heard)
    told = story_of(game).sentences
    assert the_game.WITHOUT not in told
    assert set(proven) < set(told)


def test_who_plays_alone_is_told_it_as_one_who_knows_all():
    game = read(LOST.encode())
    heard = game.heard()
    assert heard.told(game.game)[-1] == "You laid no ten back."
    assert not any("whoever" in sentence for sentence in heard.told(game.game))


NEAR = """Umpire record 1
rules {}
level on call
players 2
start P1{}, stuck 0{}
that is all
"""


@pytest.mark.parametrize(
    ("rules", "end", "told"),
    [
        pytest.param("TG", "", "16 turns, which is excellent.", id="TG12"),
        pytest.param("TS", ", stuck 0", "17 turns.", id="TS6"),
    ],
)
def test_less_than_ten_left_are_called_excellent_by_the_rules_that_do_alone(
    rules: str, end: str, told: str
):
    record = NEAR.format(rules, ", laid 6" * 15, end)
    assert story_of(read(record.encode())).sentences[0] == "8 cards are left after " + told


def test_where_the_device_only_counted_the_story_names_no_card_and_says_so_in_its_own_words():
    """On call was a word of makers: the way is called *I only count*."""
    record = NEAR.format("TG", ", laid 6" * 15, "")
    assert read(record.encode()).heard().sentences(read(record.encode()).game)[-1] == (
        "I only counted, so I name no card."
    )

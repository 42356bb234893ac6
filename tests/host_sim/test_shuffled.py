"""A wanted deck comes out of the firmware's own shuffle."""

import random
from pathlib import Path

import pytest

from firmware import deck
from host_sim.chips.chance import Chance
from host_sim.drive import Drive
from host_sim.shuffled import bytes_for_order
from host_sim.wiring import REPO_ROOT

OWN = Drive(REPO_ROOT)


@pytest.mark.parametrize("seed", range(5))
def test_any_order_can_be_had(seed: int):
    wanted = list(range(2, 100))
    random.Random(seed).shuffle(wanted)
    chance = Chance(1)
    chance.queue(bytes_for_order(wanted, OWN))
    cards = list(range(2, 100))
    deck.shuffle(cards, chance.draw)
    assert cards == wanted


def test_only_the_next_shuffle_of_that_size_is_ordered():
    chance = Chance(1)
    chance.queue(bytes_for_order([3, 1, 2], OWN))
    chance.draw(4)
    cards, again = [1, 2, 3], [1, 2, 3]
    deck.shuffle(cards, chance.draw)
    assert cards == [3, 1, 2]
    deck.shuffle(again, Chance(1).draw)
    assert deck.shuffle(again, chance.draw) is None


def test_a_card_that_is_there_twice_is_refused():
    with pytest.raises(ValueError, match="twice"):
        bytes_for_order([1, 2, 2], OWN)


def test_a_shuffle_of_another_kind_is_not_trusted(tmp_path: Path):
    (tmp_path / "firmware").mkdir()
    (tmp_path / "firmware" / "deck.py").write_text(
        "def shuffle(cards, random_bytes):\n    random_bytes(9)\n    cards.reverse()\n",
        encoding="utf-8",
    )
    with pytest.raises(ValueError, match="cannot be led"):
        bytes_for_order([3, 1, 2], Drive(tmp_path))

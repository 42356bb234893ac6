"""A wanted deck comes out of the firmware's own shuffle."""

import random
from pathlib import Path
from types import SimpleNamespace

import pytest

from firmware.play.setup import shuffle
from host_sim.chips.chance import Chance
from host_sim.drive import Drive
from host_sim.shuffle_bytes import NoSuchCard, bytes_for_order, order
from host_sim.wiring import REPO_ROOT

OWN = Drive(REPO_ROOT)


def lead(chance: Chance, wanted: list[int]) -> None:
    block = bytes_for_order(wanted, OWN)
    chance.lead(lambda count: block if count == len(block) else None)


@pytest.mark.parametrize("seed", range(5))
def test_any_order_can_be_had(seed: int):
    wanted = list(range(2, 100))
    random.Random(seed).shuffle(wanted)
    chance = Chance(1)
    lead(chance, wanted)
    cards = list(range(2, 100))
    shuffle(cards, chance.draw)
    assert cards == wanted


def test_only_the_next_shuffle_of_that_size_is_ordered():
    chance = Chance(1)
    lead(chance, [3, 1, 2])
    chance.draw(4)
    cards, again = [1, 2, 3], [1, 2, 3]
    shuffle(cards, chance.draw)
    assert cards == [3, 1, 2]
    shuffle(again, Chance(1).draw)
    assert shuffle(again, chance.draw) is None


def test_cards_that_are_alike_have_an_order_too():
    chance = Chance(1)
    lead(chance, [101, 7, 101, 3])
    cards = [3, 7, 101, 101]
    shuffle(cards, chance.draw)
    assert cards == [101, 7, 101, 3]


def test_an_order_begins_as_wanted_and_goes_on_ascending():
    words = SimpleNamespace(WORDS={"card": (lambda card: "F" if card == 101 else str(card), None)})
    assert order(["7", "F"], [3, 5, 7, 101, 101], words) == [7, 101, 3, 5, 101]
    with pytest.raises(NoSuchCard, match="no '7', or not so often"):
        order(["7", "7"], [3, 5, 7], SimpleNamespace())


def test_a_shuffle_of_another_kind_is_not_trusted(tmp_path: Path):
    (tmp_path / "firmware" / "play").mkdir(parents=True)
    (tmp_path / "firmware" / "play" / "setup.py").write_text(
        "def shuffle(cards, random_bytes):\n    random_bytes(9)\n    cards.reverse()\n",
        encoding="utf-8",
    )
    with pytest.raises(ValueError, match="cannot be led"):
        bytes_for_order([3, 1, 2], Drive(tmp_path))

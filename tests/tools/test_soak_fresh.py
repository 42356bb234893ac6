"""The long trial and the sweep of all keys, a little of each in every run, other seeds each time.

They come from UMPIRE_SEED, which stands with the soak's at the head of each run.
"""

from random import Random
from time import process_time

import pytest

from tests import drawn
from tools.soak import __main__ as soak
from tools.soak import every_key

LIFE_S, SAMPLE_S = 2, 3  # of the processor


@pytest.mark.parametrize("number", range(len(drawn.SOAKS)))
def test_devices_live_on_in_rough_hands(number: int):
    end, seed, trial = process_time() + LIFE_S, drawn.SOAKS[number], 0
    while process_time() < end:
        outcome = soak.work(seed, trial, frozenset())
        told = f"python3 dev.py soak --seed {seed} --trial {trial}\n{outcome.said}"
        assert outcome.name == "", told
        trial += 1


def test_keys_do_what_the_pages_say_whatever_memory_is_free():
    end = process_time() + SAMPLE_S
    swept = every_key.drawn(Random(drawn.SEED), lambda: process_time() > end)
    assert swept.keys > 100
    assert [str(found) for found in swept.found.values()] == []

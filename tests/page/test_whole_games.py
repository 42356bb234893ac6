"""Key by key the page's device is CPython's, over whole games of some rule sets, others each run.

Picture, ring and flash are compared after every key, from power on to the end.
"""

import pytest

from tests.page import whole_games
from tools.page.twin_hands import Way
from tools.page.twins import PageDevice

WAYS = whole_games.ways()


@pytest.mark.parametrize("way", WAYS, ids=[way.name for way in WAYS])
def test_the_page_s_device_is_the_same_after_every_key(way: Way, page_device: PageDevice):
    assert whole_games.difference(way, page_device) is None

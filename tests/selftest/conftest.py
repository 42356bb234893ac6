"""Devices on which the self-test is begun."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from host_sim.desk import Desk
from tests.whole_device import SLOW


@pytest.fixture
def make() -> Iterator[Callable[..., Desk]]:
    with ExitStack() as desks:
        yield lambda *drive, **options: desks.enter_context(
            Desk(*drive, **{"pace": SLOW, **options})
        )

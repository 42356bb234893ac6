"""Devices on which the self-test is begun."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from host_sim.desk import Desk

PACE = 1000  # us of a look at the clock: nobody here asks for the last millisecond


@pytest.fixture
def make() -> Iterator[Callable[..., Desk]]:
    with ExitStack() as desks:
        yield lambda *drive, **options: desks.enter_context(
            Desk(*drive, **{"pace": PACE, **options})
        )

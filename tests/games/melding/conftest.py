"""Games that several tests of games 5 and 6 begin with."""

import pytest

from tests.desk import Desk
from tests.games.melding.desk import dealt
from tests.games.melding.positions import RUMMY


@pytest.fixture
def hand() -> Desk:
    """Return P1's first turn with sets in the hand; the 40 lies open, 100 is drawn next."""
    return dealt("H6", [RUMMY, []], [40, 100, 71])

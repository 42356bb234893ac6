"""Games at level guided, as tests of the shuffle need them played."""

import random

from firmware.play.knowledge import GUIDED
from firmware.play.referee import Referee
from firmware.storage.journal import Journal
from tests.games.shuffled import dealt, home_of
from tests.nvm import Nvm


def guided(rules: str, players: int, seed: int) -> tuple[Nvm, Referee, random.Random]:
    """Return the memory of a game that has just begun, its referee, and chance to play by."""
    memory = Nvm()
    journal = Journal(memory)
    agreed = dealt(rules, GUIDED, players, seed)
    journal.begin(agreed.pack())
    return memory, Referee(journal, home_of(rules), agreed), random.Random(seed)

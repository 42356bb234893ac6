"""Games that a referee keeps in a journal, for tests."""

from collections.abc import Callable

from firmware.modules import catalog
from firmware.play import setup as setups_of
from firmware.play.notation import Notation
from firmware.play.referee import Referee
from firmware.play.setup import Setup
from firmware.storage.journal import Journal
from tests.nvm import Nvm

FOLDER = catalog.game_of("TG")


def begun(setup: Setup, random_bytes: Callable[[int], bytes] | None = None) -> Referee:
    """Return the referee of a game that begins in a new memory."""
    journal = Journal(Nvm())
    journal.begin(setup.pack())
    return Referee(journal, catalog.game_of(setup.rules), setup, random_bytes)


def resumed(referee: Referee) -> Referee:
    """Return what the device makes of the same bytes when it is switched on."""
    journal = Journal(Nvm(referee.journal.memory.flash.image))
    assert journal.setup
    assert not journal.damaged
    setup = setups_of.unpack(journal.setup)
    return Referee(journal, catalog.game_of(setup.rules), setup, referee.random_bytes)


def submit(referee: Referee, text: str) -> Referee:
    """Play the moves of `text`, separated by commas, none of which may be refused."""
    for words in text.split(","):
        assert referee.submit(Notation(referee.rules).parse(words)) is None, words
    return referee

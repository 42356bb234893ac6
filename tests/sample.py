"""The games that the tests of the house play: the one place that names them.

Where any would do it is `FOLDER`; the desk of `clock_running` is at a turn of one with a clock.
"""

from firmware.games.the_game import manifest, rules, tables
from firmware.modules import catalog
from tests.games.minutes.desk import started as clock_running
from tests.games.the_game import strategies

FOLDER = "the_game"
TIMED = "minutes"
PACKAGE = f"firmware.games.{FOLDER}."
RULES = manifest.RULE_SETS[0][0]
TITLE = manifest.TITLE
TITLES = [game.title for game in catalog.games()]  # of all games, in the order of their list
LISTED = [f"{number} {title}" for number, title in enumerate(TITLES[:9], 1)]

__all__ = (
    "FOLDER",
    "LISTED",
    "PACKAGE",
    "RULES",
    "TIMED",
    "TITLE",
    "TITLES",
    "clock_running",
    "manifest",
    "rules",
    "strategies",
    "tables",
)

"""The games that the tests of the house play: the one place that names them.

Where any would do it is `FOLDER`; the desk of `clock_running` is at a turn of one with a clock.
"""

from firmware.games.the_game import manifest, rules
from firmware.modules import catalog
from host_sim.wiring import REPO_ROOT
from tests.games.minutes.desk import started as clock_running
from tests.games.the_game import strategies

FOLDER = "the_game"
TIMED = "minutes"
PACKAGE = f"firmware.games.{FOLDER}."
RULES = manifest.RULE_SETS[0][0]
TITLE = manifest.TITLE
TITLES = [game.title for game in catalog.games()]  # of all games, in the order of their list
# Those that the guides tell of, which the house has read whole; another may be laid beside them.
OURS = [
    game
    for game in catalog.games()
    if (REPO_ROOT / "docs" / "play" / f"{game.folder}.md").is_file()
]
# The head of each one's page at home.
LISTED = [f"{game.title}  {number}" for number, game in enumerate(OURS, 1)]

__all__ = (
    "FOLDER",
    "LISTED",
    "OURS",
    "PACKAGE",
    "RULES",
    "TIMED",
    "TITLE",
    "TITLES",
    "clock_running",
    "manifest",
    "rules",
    "strategies",
)

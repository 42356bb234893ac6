"""Games to be begun by their keys: every rule set at every level."""

from typing import NamedTuple

from firmware.modules import catalog
from firmware.modules.game_folder import GameFolder
from firmware.play.knowledge import GUIDED
from firmware.play.referee import plays

SORTED = "1"  # of how a deck may lie that is to be shuffled


class Course(NamedTuple):
    """A game to be played: its place in the list of games, rule set, level and players."""

    place: int
    rules: str
    level: int
    fewest: int
    most: int

    @property
    def boxes(self) -> bool:
        """True if the device can play for seats."""
        return plays(catalog.games()[self.place], self.level)

    def keys(self, players: int, boxes: int = 0) -> str:
        """Return what is pressed to begin it on a new device, which plays for so many `boxes`.

        At level *guided* that is as far as the first card of a sorted deck.
        """
        game = catalog.games()[self.place]
        sets = [row[0] for row in game.manifest.RULE_SETS]
        keys = home_keys(self.place)
        place = str(sets.index(self.rules) + 1)
        asked = game.asked(self.rules, self.level)
        keys += place if len(sets) > 1 and not asked else ""
        keys += level_key(game, self.level) + "A" * boxes + str(players)
        if asked:
            keys += "1" + place + "#" if self.rules != sets[0] else "#"
        return keys + (SORTED if self.level == GUIDED else "")


def home_keys(place: int) -> str:
    """Return what chooses the game at `place` of the list on a new device: ten have own keys."""
    if place < 10:
        return str((place + 1) % 10)
    return "A" * (len(catalog.games()) - place) + "#"


def level_key(game: GameFolder, level: int) -> str:
    """Return what chooses the `level` of `game`: to shuffle one's own cards stands last."""
    levels = game.manifest.LEVELS
    if level == GUIDED:
        return str(len(levels))
    return str([each for each in levels if each != GUIDED].index(level) + 1)


def courses() -> list[Course]:
    """Return every rule set at every level."""
    found = []
    for place, game in enumerate(catalog.games()):
        for rules, _, fewest, most in game.manifest.RULE_SETS:
            levels = game.manifest.LEVELS
            found += [Course(place, rules, level, fewest, most) for level in levels]
    return found

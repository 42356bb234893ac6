"""Of the manifest of a game: there is a way to play it at all.

Without one nothing else can be asked.
"""

from collections.abc import Callable, Iterator

from firmware.modules.game_folder import GameFolder
from firmware.play.knowledge import LEVELS

MOST = 9  # players: their number is one key


def complaints(game: GameFolder, at: Callable[[str], None]) -> Iterator[str]:
    """Yield, each in a sentence, why `game` cannot be played at any level, or by any rule set."""
    at("its manifest")
    levels, rows = game.manifest.LEVELS, game.manifest.RULE_SETS
    if not isinstance(levels, tuple) or not levels:
        yield (
            "It can be played at no level: LEVELS of manifest.py is to have one or more, as in"
            " `(TABLE, SCREEN)`."
        )
    elif sorted({*levels} & {*range(len(LEVELS))}) != [*levels]:
        yield "LEVELS of manifest.py are TABLE, GUIDED, SCREEN, ON_CALL, in this order, once each."
    if not isinstance(rows, tuple) or not rows or not all(map(_is_row, rows)):
        yield (
            "It has no rule set: RULE_SETS of manifest.py is to have rows of id, name, fewest and"
            f" most players (1 to {MOST}), a comma behind each."
        )


def _is_row(row: object) -> bool:
    if not isinstance(row, tuple) or len(row) != 4:
        return False
    rules, name, fewest, most = row
    texts, counts = isinstance(rules, str) and isinstance(name, str), (fewest, most)
    return texts and {type(count) for count in counts} == {int} and 1 <= fewest <= most <= MOST

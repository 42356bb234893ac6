"""Of the manifest of a game: there is a way to play it at all, and to tell it from the others.

Without that nothing else can be asked.
"""

from collections.abc import Callable, Iterator

from firmware.modules import catalog
from firmware.modules.game_folder import GameFolder
from firmware.play.knowledge import LEVELS
from firmware.play.rules_base import SEATS

TITLE = 14  # characters of a title, beside its key at home
NAME = 11  # characters of a rule set's


def complaints(game: GameFolder, at: Callable[[str], None]) -> Iterator[str]:
    """Yield, each in a sentence, why `game` cannot be listed, or not played at any level or so."""
    at("its manifest")
    said = vars(game.manifest)
    title, order, levels = (said.get(name) for name in ("TITLE", "ORDER", "LEVELS"))
    if not isinstance(title, str) or not 0 < len(title) <= TITLE:
        yield f"TITLE of manifest.py is to be what players call it, in 1 to {TITLE} characters."
    if type(order) is not int:
        yield "ORDER of manifest.py is to be a whole number: its place in the list of games."
    if not isinstance(levels, tuple) or not levels:
        yield (
            "It can be played at no level: LEVELS of manifest.py is to have one or more, as in"
            " `(TABLE, SCREEN)`."
        )
    elif sorted({*levels} & {*range(len(LEVELS))}) != [*levels]:
        yield "LEVELS of manifest.py are TABLE, GUIDED, SCREEN, ON_CALL, in this order, once each."
    rows = said.get("RULE_SETS")
    if not isinstance(rows, tuple) or not rows or not all(map(_is_row, rows)):
        yield (
            "It has no rule set: RULE_SETS of manifest.py is to have rows of id, name, fewest and"
            " most players (1 or more), a comma behind each."
        )
    else:
        yield from _of_rule_sets(game.folder, rows)


def _is_row(row: object) -> bool:
    if not isinstance(row, tuple) or len(row) != 4:
        return False
    rules, name, fewest, most = row
    texts, counts = isinstance(rules, str) and isinstance(name, str), (fewest, most)
    return texts and {type(count) for count in counts} == {int} and 1 <= fewest <= most


def _of_rule_sets(folder: str, rows: tuple[tuple, ...]) -> Iterator[str]:
    """Yield, each in a sentence, what is wrong with the ids and names in `rows`."""
    others = {
        row[0]: game.folder
        for game in catalog.games()
        if game.folder != folder
        for row in game.rule_sets
    }
    seen: set[str] = set()
    for rules, name, _, most in rows:
        if most > SEATS:
            yield (
                f"RULE_SETS of manifest.py has {most} players in {rules}: at a table there are"
                f" {SEATS} seats."
            )
        if not rules.isascii() or rules.split() != [rules]:
            yield f"The id {rules!r} is to be one word without blanks, of plain letters and digits."
        elif rules in others:
            other = f"firmware/games/{others[rules]}/manifest.py"
            yield f"The id {rules} is taken: RULE_SETS of {other} has it."
        elif rules in seen:
            yield f"The id {rules} stands twice in RULE_SETS of manifest.py."
        seen.add(rules)
        if not 0 < len(name) <= NAME:
            yield (
                f"The name of a rule set in RULE_SETS of manifest.py is to have 1 to {NAME}"
                " characters."
            )

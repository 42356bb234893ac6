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
        return
    yield from _of_rule_sets(game.folder, rows)
    rounds, options = said.get("ROUNDS", 0), said.get("OPTIONS", {})
    if type(rounds) is not int or rounds < 0:
        yield "ROUNDS of manifest.py is to be a whole number: how many games make a total."
    if not isinstance(options, dict):
        yield "OPTIONS of manifest.py is to have rows of options by rule set, in a dict."
        return
    for rules, asked in options.items():
        if rules not in [row[0] for row in rows]:
            yield f"OPTIONS of manifest.py has the rule set {rules!r}, which RULE_SETS has not."
        if not isinstance(asked, tuple) or not all(map(_is_option, asked)):
            yield (
                f"OPTIONS of manifest.py for {rules!r} is to have rows of word, question, values"
                " and the usual one, a comma behind each; values are lowest, highest and step, of"
                " which the usual is one, or rows of word and line, of which it is the place,"
                " from 0."
            )


def _is_row(row: object) -> bool:
    if not isinstance(row, tuple) or len(row) != 4:
        return False
    rules, name, fewest, most = row
    texts, counts = isinstance(rules, str) and isinstance(name, str), (fewest, most)
    return texts and {type(count) for count in counts} == {int} and 1 <= fewest <= most


def _is_option(row: object) -> bool:
    if not isinstance(row, tuple) or len(row) != 4:
        return False
    word, question, values, usual = row
    if not isinstance(word, str) or not isinstance(question, str) or type(usual) is not int:
        return False
    if not isinstance(values, tuple) or not values:
        return False
    if all(isinstance(value, tuple) and len(value) in (2, 3) for value in values):
        return 0 <= usual < len(values)
    if len(values) != 3 or {type(value) for value in values} != {int}:
        return False
    lowest, highest, step = values
    return step > 0 and usual in range(lowest, highest + 1, step)


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

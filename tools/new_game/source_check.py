"""Of the sources of a game: the board and the house can live with them.

They keep to the board's Python and to the walls of the house, and each numbered rule has a test.
"""

import ast
from collections.abc import Callable, Iterator

from firmware.modules.game_folder import PLAIN, GameFolder
from tests.house.subset import complaints as foreign
from tests.house.subset import definitions
from tests.house.test_directions import beyond_the_rules, strays
from tests.house.test_rules_are_tested import listed, named, numbered, pattern
from tests.house.tree import ROOT, firmware, texts


def complaints(game: GameFolder, at: Callable[[str], None]) -> Iterator[str]:
    """Yield, each in a sentence, what is wrong with the sources of `game`."""
    at("its sources")
    every = firmware()
    home = f"firmware/games/{game.folder}/"
    family = f"firmware/games/{getattr(game.manifest, 'FAMILY', PLAIN)}/"
    own = {path: source for path, source in every.items() if path.startswith(home)}
    methods = definitions(every.values())
    for path, source in own.items():
        if found := foreign(source, methods):
            yield f"The board's Python has not all that {_short(path)} uses: {', '.join(found)}."
    near = own | {path: source for path, source in every.items() if path.startswith(family)}
    for stray in strays(near):
        path, _, name = stray.partition(" imports ")
        yield f"There is a wall ({stray}): {_short(path)} may not import {name}."
    others = {path: source for path, source in every.items() if not path.endswith("/rules.py")}
    for reach in beyond_the_rules(others | near):
        if reach.startswith(home):
            yield f"Rules know cards and nothing else ({reach})."
    yield from _untested(game, own)


def _untested(game: GameFolder, own: dict[str, str]) -> Iterator[str]:
    """Yield the rules of `game` that are not numbered, or that no test names."""
    ids = pattern({row[0].partition("-")[0] for row in game.rule_sets})
    page = (ROOT / "docs" / "RULES.md").read_text(encoding="utf-8")
    docstring = ast.get_docstring(ast.parse(own.get(f"firmware/games/{game.folder}/rules.py", "")))
    own_rules = listed(docstring or "", ids)
    rules = own_rules or listed(page, ids)  # where several games may have the same
    if not rules:
        head = game.rule_sets[0][0].partition("-")[0]
        head += "." * head[-1].isdigit()
        listing = f"the docstring of rules.py has them, a line each, as `- {head}1 …`"
        yield f"No rule is listed: {listing}."
    for rule in numbered(rules):
        yield f"The rules are not numbered one by one: {rule} does not follow the one before."
    proofs = texts(f"tests/games/{game.folder}" if own_rules else "tests/games")
    tested = named({path: text for path, text in proofs.items() if path.endswith(".py")}, ids)
    for rule in dict.fromkeys(rules):
        if rule not in tested:
            yield f"No test names rule {rule} in its docstring."


def _short(path: str) -> str:
    return path.rpartition("/")[2]

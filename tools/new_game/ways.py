"""The ways in which a game is asked: rule sets, levels, the fewest players and the most."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from firmware.modules.game_folder import GameFolder
from firmware.play.knowledge import KNOWN, LEVELS
from firmware.play.setup import Setup
from tools.players.random_games import Course, dealt_cards, own_of

LEGAL = "legal moves"  # the field of a table that has them


def ways(game: GameFolder, chance: Random) -> Iterator[Course]:
    """Yield a set-up for each rule set and level, of the fewest players and of the most."""
    for rules, _, fewest, most in game.manifest.RULE_SETS:
        for level in game.manifest.LEVELS:
            for players in dict.fromkeys((fewest, most)):
                agreed = Setup(rules, level, players)
                agreed.options = bytes(row[3] for row in game.options(rules, level))
                if level in KNOWN:
                    agreed.deck = bytes(dealt_cards(game, agreed, chance))
                yield Course(game, agreed)


def said(course: Course) -> str:
    """Return rule set, players and level as players of the game would say them."""
    agreed = course.agreed
    count = "1 player" if agreed.players == 1 else f"{agreed.players} players"
    return f"{agreed.rules}, {count}, level {LEVELS[agreed.level]}"


def begun(course: Course) -> Any:
    """Return the game at its beginning."""
    return course.game.part("rules").new(course.agreed)


def move_of(course: Course, game: Any, moves: int, chance: Random) -> tuple | None:
    """Return what is played at random after so many `moves`, or None where nothing is legal."""
    own = own_of(course.game)
    if own and (move := own.random_move(game, moves, chance)):
        return move
    legal = game.legal_moves()
    if not legal:
        return None
    long = [move for move in legal if len(move) > 1]  # who lays rather than draws ends sooner
    code, *fields = chance.choice(long if long and chance.random() < 0.9 else legal)
    if game.owes:
        chance.shuffle(fields)
    return (code, *fields)


def table(game: Any) -> dict[str, Any]:
    """Return what the rules know of the table, and which moves are legal, as it is just now."""
    found = json.loads(json.dumps(game.facts()))
    legal = game.legal_moves() if not game.over else []
    return {**found, LEGAL: [list(move) for move in legal]}

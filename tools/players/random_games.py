"""Whole games at random: every rule set at every level, dealt and played to an end."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

from firmware.modules import catalog
from firmware.modules.game_folder import GameFolder
from firmware.play.knowledge import KNOWN, LEVELS, TABLE
from firmware.play.setup import Setup

MOST = 160  # moves; a game that is longer is left there


class Course(NamedTuple):
    """A game to be played."""

    game: GameFolder
    agreed: Setup

    @property
    def name(self) -> str:
        """Rule set, level and players in words."""
        agreed = self.agreed
        return f"{agreed.rules} {LEVELS[agreed.level]} {agreed.players}"


def courses(chance: Random, seats: Callable[[int, int], int] | None = None) -> Iterator[Course]:
    """Yield every rule set at every level, dealt by `chance`.

    Of the fewest players and the most, `seats` makes how many play; else `chance` draws it.
    """
    seats = seats or chance.randint
    for game in catalog.games():
        for rules, _, fewest, most in game.manifest.RULE_SETS:
            for level in game.manifest.LEVELS:
                players = seats(max(fewest, 2), most)
                agreed = Setup(rules, level, players)
                rows = game.options(rules, level)
                agreed.options = bytes(row[3] for row in rows)
                if level in KNOWN:
                    agreed.deck = bytes(dealt_cards(game, agreed, chance))
                yield Course(game, agreed)


def next_move(course: Course, game: Any, moves: int, chance: Random) -> tuple | None:
    """Return what is played next in `game` after so many `moves`, or None at the end."""
    if game.over or moves >= MOST:
        return None
    own = own_of(course.game)
    move = own.random_move(game, moves, chance) if own else None
    if move:
        return move
    legal = game.legal_moves()
    # Who would rather lay than draw, end or give up comes to an end sooner.
    long = [move for move in legal if len(move) > 1]
    return chance.choice(long if long and chance.random() < 0.9 else legal)


def own_of(game: GameFolder) -> Any:
    """Return how `game` is played at random if it says so itself, or None."""
    own = game.part("desktop")
    return own if hasattr(own, "random_move") else None


def dealt_cards(game: GameFolder, agreed: Setup, chance: Random) -> list[int]:
    """Return a deck of `game`; where a player must claim to be out, P1 is dealt a hand for it."""
    cards = game.part("rules").cards(agreed)
    chance.shuffle(cards)
    own = own_of(game)
    if hasattr(own, "random_deal"):
        open_game = game.part("rules").new(Setup(agreed.rules, TABLE, agreed.players))
        return own.random_deal(open_game, cards)
    return cards

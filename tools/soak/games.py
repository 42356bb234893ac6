"""Whole games at random: every rule set at every level, dealt and played to an end."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from firmware.games.melding import tables as drawing
from firmware.games.melding.prover import Proof
from firmware.games.melding.rules import Drawing
from firmware.games.minutes.tables import TIME
from firmware.modules import catalog
from firmware.modules.game_folder import GameFolder
from firmware.play.knowledge import LEVELS, SCREEN, TABLE
from firmware.play.setup import Setup

MOST = 160  # moves; a game that is longer is left there
TURNS = 24  # moves of a game that somebody else ends


class Course(NamedTuple):
    """A game to be played."""

    game: GameFolder
    agreed: Setup

    @property
    def name(self) -> str:
        """Rule set, level and players in words."""
        agreed = self.agreed
        return f"{agreed.rules} {LEVELS[agreed.level]} {agreed.players}"


def courses(chance: Random) -> Iterator[Course]:
    """Yield every rule set at every level, for any number of players, dealt by `chance`."""
    for game in catalog.games():
        for rules, _, fewest, most in game.manifest.RULE_SETS:
            for level in game.manifest.LEVELS:
                players = chance.randint(max(fewest, 2), most)
                agreed = Setup(rules, level, players)
                rows = game.options(rules, level)
                agreed.options = bytes(row[3] for row in rows)
                if level == SCREEN:
                    agreed.deck = bytes(_dealt(game, agreed, chance))
                yield Course(game, agreed)


def next_move(game: Any, moves: int, chance: Random) -> tuple | None:
    """Return what is played next after so many `moves`, or None at the end."""
    if game.over or moves >= MOST:
        return None
    if isinstance(game, Drawing):
        return _drawing(game, moves, chance)
    if moves == TURNS * 3 and hasattr(game, "time_up") and not game.challenge:
        return (TIME,)
    legal = game.legal_moves()
    if game.started and legal and hasattr(game, "due") and "tops" not in game.facts():
        return legal[0]  # on call: the fewest cards, never stuck
    # Who would rather lay than draw, end or give up comes to an end sooner.
    long = [move for move in legal if len(move) > 1]
    return chance.choice(long if long and chance.random() < 0.9 else legal)


def _dealt(game: GameFolder, agreed: Setup, chance: Random) -> list[int]:
    tables, rules = game.part("tables"), game.part("rules")
    cards = tables.cards(agreed)
    chance.shuffle(cards)
    if tables.MOVES == drawing.MOVES:  # the module may have been loaded anew
        hand = _in_sets(rules.new(Setup(agreed.rules, TABLE, agreed.players)), cards)
        rest = [card for card in cards if card not in hand]
        cards = []
        for card in hand:  # P1 holds it from the start on
            cards += [card, *(rest.pop() for _ in range(agreed.players - 1))]
        cards += rest
    return cards


def _drawing(game: Any, moves: int, chance: Random) -> tuple:
    """Return a move of a game of drawing: P1 throws what they draw until they are out."""
    if game.scoring or game.owes or game.drawn is None:
        legal = game.legal_moves()
        draws = [move for move in legal if move[0] == drawing.DRAW]
        return (draws or [chance.choice(legal)])[0]
    legal = game.legal_moves()
    if game.seat:
        return chance.choice(legal)
    cards = [move[1] for move in legal]
    hand: list[int] = list(game.knowledge.hand(0) or [])
    if hand:
        thrown = game.drawn
        hand.remove(thrown)
    else:  # nobody knows it: one that nobody can contradict
        hand = _in_sets(game, cards)
        thrown = next(card for card in cards if card not in hand)
    if moves < TURNS:
        return (drawing.THROW, thrown)
    return (drawing.OUT, thrown, *_proof(game, hand))


def _in_sets(game: Drawing, cards: list[int]) -> list[int]:
    """Return of `cards` a hand of `game` that can be laid in sets."""
    numbers = sorted(card for card in set(cards) if card <= 100)
    for first in numbers:
        alike = [card for card in numbers if card % 10 == first % 10]
        alike += [card for card in numbers if card // 10 == first // 10 and card != first]
        alike += [card for card in numbers if card // 10 == first // 10 + 1 and card not in alike]
        hand = sorted(alike[: game.hand_size])
        if len(hand) == game.hand_size and _proof(game, hand):
            return hand
    raise ValueError("no such hand")


def _proof(game: Drawing, hand: list[int]) -> list[int]:
    proof = Proof(game.groups(hand), game.most)
    while proof.step():
        pass
    return list(proof.arrangement or ())

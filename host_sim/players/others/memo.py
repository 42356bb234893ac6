"""Players of *Numbers Memo* (H7), and what a seat sees: places, and what was ever turned up."""

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from firmware.games.memo.rules import END, NEED, REVEAL, partner

Move = tuple[int, ...]

KEPT_IN_MIND = 6  # places that people who play now and then remember, the last ones turned
MIX_UP = 0.15  # how often they take a place beside it


class Seen(NamedTuple):
    """The table as the seat on turn sees it."""

    cards: int  # that are played with
    pairs: int
    lying: tuple[int, ...]  # the places where a card still lies
    up: tuple[int, ...]  # the places that lie face up
    kept: bool  # may they stop?
    turned: tuple[tuple[int, int], ...]  # place and card, all that were ever turned up, in order


def see(game: Any, rules: str, past: Sequence[Move]) -> Seen:
    """Return what the seat on turn sees of `game`, whose moves so far were `past`."""
    places = list(game.places)
    turned = [move[-1] for move in past if move[0] in (REVEAL, NEED)]
    return Seen(
        game.count,
        game.pairs,
        tuple(at for at, card in enumerate(places) if not game.gone[card]),
        tuple(places.index(card) for card in game.up),
        game.kept,
        tuple((places.index(card), card) for card in turned),
    )


def as_played(game: Any, move: Move) -> Move:
    """Return the rules' move for a player's, which names places and no cards."""
    if move[0] == REVEAL:
        return (REVEAL, game.places[move[1]])
    if move[0] == NEED:
        return (NEED, game.needed, game.places[move[1]])
    return move


class Strong:
    """Forgets nothing, and turns up nothing new where that would only help the next player."""

    name = "strong"

    def choose(self, seen: Seen, chance: Random) -> Move:
        """Return a move by what is remembered."""
        if len(seen.up) == 2:
            return (END,)
        known = self.remembered(seen, chance)
        if not seen.up:
            pair = _pair(seen, known)
            return (REVEAL, pair[0] if pair else self.first(seen, known, chance))
        card = dict(seen.turned)[seen.up[0]]  # it lies face up
        wanted = partner(card, seen.cards, seen.pairs)
        for place in seen.lying:
            if place not in seen.up and known.get(place) == wanted:
                return (NEED, place)
        return (NEED, self.second(seen, known, chance))

    def remembered(self, seen: Seen, chance: Random) -> dict[int, int]:
        """Return the card of each place, as far as it is known."""
        return dict(seen.turned)

    def first(self, seen: Seen, known: dict[int, int], chance: Random) -> int:
        """Return the place that begins a turn in which no pair is known: a new one."""
        new = [place for place in seen.lying if place not in known]
        return chance.choice(new or seen.lying)

    def second(self, seen: Seen, known: dict[int, int], chance: Random) -> int:
        """Return the second place, where the partner is not known.

        A new card is a pair once in so many, and tells all others otherwise; one that all have
        seen tells nothing.  It is worth the risk while few new cards would complete a pair.
        """
        closed = [place for place in seen.lying if place not in seen.up]
        new = [place for place in closed if place not in known]
        old = [place for place in closed if place in known]
        if not new:
            return chance.choice(closed)
        # Old cards that wait for a partner: each new card is one of these with that chance.
        met = len(old) / len(new)
        return chance.choice(old) if old and met > 1 / (1 + len(new)) + 0.35 else chance.choice(new)


class Greedy(Strong):
    """Remembers as people do: the last places turned, and now and then the one beside it."""

    name = "steady"

    def remembered(self, seen: Seen, chance: Random) -> dict[int, int]:
        """Return what is still in mind."""
        known = dict(seen.turned[-KEPT_IN_MIND:])
        return {
            place + chance.choice((-1, 1)) if chance.random() < MIX_UP else place: card
            for place, card in known.items()
        }

    def second(self, seen: Seen, known: dict[int, int], chance: Random) -> int:
        """Return a place that is not in mind, as new as may be."""
        closed = [place for place in seen.lying if place not in seen.up]
        return chance.choice([place for place in closed if place not in known] or closed)


class Easy(Greedy):
    """Remembers the last two cards alone."""

    name = "easy"

    def remembered(self, seen: Seen, chance: Random) -> dict[int, int]:
        """Return the last two cards turned."""
        return dict(seen.turned[-2:])


def _pair(seen: Seen, known: dict[int, int]) -> tuple[int, int] | None:
    """Return two places of which it is known that their cards pair, or None."""
    places = {card: place for place, card in known.items() if place in seen.lying}
    for card, place in places.items():
        other = places.get(partner(card, seen.cards, seen.pairs))
        if other is not None and other != place:
            return place, other
    return None

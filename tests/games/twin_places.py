"""Places in games, reached at random, and the decks that only hidden cards tell apart there."""

import os
import random
import secrets
from typing import Any, NamedTuple

from firmware.play.referee import Referee
from firmware.play.setup import Setup
from firmware.storage.journal import Journal
from tests.games.shuffled import dealt, home_of
from tests.games.twins import hidden_places, is_same, public
from tests.nvm import Nvm

# Another one in each run; what it has found is found again by UMPIRE_SEED, set before the command.
SEED = os.environ.setdefault("UMPIRE_SEED", str(secrets.randbits(32)))
MOVES = (4, 80)  # so many are played
TRIED = 3  # twins, of whom that is taken who could claim most else


class Place(NamedTuple):
    """A place in a game: its set-up, and the moves that led there."""

    agreed: Setup
    log: tuple

    def play(self, agreed: Setup) -> Any:
        """Return the game of `agreed` that has come here."""
        game: Any = home_of(agreed.rules).part("rules").new(agreed)
        for move in self.log:
            assert game.play(move) is None, move
        return game

    def image(self, agreed: Setup) -> bytes:
        """Return the memory of a device on which `agreed` has come here."""
        memory = Nvm()
        journal = Journal(memory)
        journal.begin(agreed.pack())
        referee = Referee(journal, home_of(agreed.rules), agreed)
        for move in self.log:
            assert referee.submit(move) is None, move
        return memory.flash.image


def reached(rules: str, level: int, players: int, chance: random.Random) -> Place:
    """Return a place in a game of `rules`, played at random."""
    agreed = dealt(rules, level, players, chance.randrange(10**6))
    game: Any = home_of(rules).part("rules").new(agreed)
    log: list[tuple] = []
    for _ in range(chance.randrange(*MOVES)):
        moves = game.legal_moves()
        if game.owes:
            moves = [(moves[0][0], *chance.sample(list(game.owes), len(game.owes)))]
        kinds = chance.choice((range(256), [chance.choice(moves)[0]], [moves[-1][0]]))
        log.append(chance.choice([move for move in moves if move[0] in kinds]))
        game.play(log[-1])
        if game.over:
            log.pop()
            break
    return Place(agreed, tuple(log))


def twin_of(place: Place, seat: int, chance: random.Random) -> Setup | None:
    """Return the set-up with hidden cards elsewhere, but for those that `seat` has ever held.

    None if there are none.
    """
    hidden = hidden_places(place.agreed, [place.log], seat)
    found, most = None, -1
    for _ in range(TRIED):
        twin = _mixed(place, hidden, chance)
        apart = len(claims(place.play(place.agreed)) ^ claims(place.play(twin))) if twin else -1
        if apart > most:
            found, most = twin, apart
    return found


def _mixed(place: Place, hidden: list[int], chance: random.Random) -> Setup | None:
    """Return the set-up with as many `hidden` places of its deck mixed as nobody could tell."""
    a = place.agreed
    told = list(public(a, [place.log]))
    count = len(hidden)
    while count > 1:
        places = chance.sample(hidden, count)
        deck = bytearray(a.deck)
        for at, other in zip(places, places[1:] + places[:1], strict=True):
            deck[at] = a.deck[other]
        twin = Setup(a.rules, a.level, a.players, bytes(deck), a.options, a.hints)
        if twin.deck != a.deck and is_same(told, twin, [place.log]):
            return twin
        count = count * 2 // 3
    return None


def claims(game: Any) -> set[tuple]:
    """Return the moves without a card that the rules allow."""
    return {move for move in game.legal_moves() if not game.cards_of(move)}

"""The order of the discards, which the log tells."""

from firmware.games.shedding.tables import DISCARD, FREE, JOKER, LAST, SHUFFLE, TREAT, TRICK


def lie(referee: "Referee"):
    """Return the discards beneath the open card, the oldest first; None where it is not known."""
    game: Any = referee.game
    found = _discards(referee)[:-1]
    return found if sorted(found) == sorted(game.owes) else None


def piles(referee: "Referee") -> "list[list[int]]":
    """Return the discards with the open card, the oldest first, and the 100 of a Treat."""
    treats = [LAST for move in referee.log() if move[0] == TREAT]
    return [_discards(referee), treats]


def _discards(referee: "Referee") -> "list[int]":
    game: Any = referee.game
    deck = referee.setup.deck[game.players * game.hand_size :]
    pile = [card for card in deck if card != JOKER][:1]
    hundred = False  # is the 100 of a Trick to go under them, once all have drawn?
    for move in referee.log():
        code = move[0]
        if hundred and code != SHUFFLE:
            pile.insert(0, LAST)
            hundred = False
        if code == DISCARD:
            pile.append(move[1])
        elif code == FREE:
            pile.append(JOKER)
        elif code == SHUFFLE:
            pile = pile[-1:]
        hundred = hundred or code == TRICK
    if hundred and not game.owes:
        pile.insert(0, LAST)
    return pile

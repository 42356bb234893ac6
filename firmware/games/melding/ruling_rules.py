"""Rulings of games 5 and 6: the table is right and the device is wrong."""

from firmware.games.melding.sets import JOKER
from firmware.games.melding.tables import FORGET, PILE, TOP, TURN


def why_not(game: "Drawing", move: "Move"):
    """Return why the ruling `move` is refused, a tuple of a word and its figures, or None."""
    code = move[0]
    if not game.started:
        return ("start",)
    if game.scoring:
        return ("score", game.name(game.seat))
    if code == TURN:
        return _why_not_turn(game, move[1])
    if game.knowledge.hand(game.seat) is not None:
        return ("dealt",)
    if code == PILE:
        most = game.outside - (game.open is not None)
        return None if 1 <= move[1] <= most else ("count", 1, most)  # never used up, H-b
    if code == TOP and game.open is None:
        return ("open",) if not game.told else ("drawn",)
    if not game.copies(move[1]):
        return ("jokers",) if move[1] == JOKER else ("card", move[1], game.last)
    if code == TOP:
        return None
    if move[1] == game.open:
        return ("top", move[1])
    return None if _place_of(game, move[1]) else ("unseen", move[1])


def _why_not_turn(game: "Drawing", seat: int):
    if not game.told:
        return ("open",)
    if game.drawn is not None:
        return ("drawn",)
    if seat >= game.players:
        return ("seat", game.players)
    return ("finished", game.name(seat)) if seat in game.finished else None


def rule(game: "Drawing", move: "Move") -> None:
    """Change `game` to what the ruling `move`, a legal one, says.

    One on what is known in secret lets all of that be forgotten.
    """
    code = move[0]
    if game.knowledge.secret and code != TURN:
        _forget_all(game)
    if code == TURN:
        game.turn_to(move[1])
    elif code == PILE:
        game.knowledge.draw = move[1]
        if move[1] + len(game.pile) > game.outside:  # what I take for discarded lies there again
            game.pile = game.pile[-1:]
    elif code == TOP:
        game.pile.pop()
        known = game.away(move[1]) + game.shown[game.seat].count(move[1])
        if known == game.copies(move[1]):
            _forget(game, move[1])
        game.pile.append(move[1])
    elif code != FORGET:
        _forget(game, move[1])


def _forget_all(game: "Drawing") -> None:
    """Know no more than how many cards lie where; what was to be shuffled the players shuffle.

    Before anybody has started, the open card is as little known as all others.
    """
    game.forget()
    if game.owes:
        game.renew(range(len(game.owes)))
    if not game.started:
        game.knowledge.draw += 1  # it is turned over as it is told
        game.pile = []


def _forget(game: "Drawing", card: int) -> None:
    """Let the place of `card`, which was known, be unknown."""
    place = _place_of(game, card)
    if place is game.laid:
        place.append(0)  # some card lies there all the same
    place.remove(card)


def _place_of(game: "Drawing", card: int) -> "list[int]":
    """Return the list that has `card`, discarded, taken or laid in sets, or an empty one."""
    for cards in [game.pile] + game.shown + [game.laid]:
        if card in cards:
            return cards
    return []

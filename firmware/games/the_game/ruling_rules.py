"""Rulings: the table is right and the device is wrong, so the players set what is so."""

from firmware.games.the_game.tables import DECK, DRAW, FIRST, FORGET, HAND, LAID, LAST, TOP, TURN


def why_not(game: "TheGame", move: "Move"):
    """Return why the ruling `move` is refused, a tuple of a word and its figures, or None."""
    code = move[0]
    if code == FORGET:
        return game.why_not_forget()
    if not game.started:
        return ("start",)
    if code == TOP:
        if move[1] > 3:
            return ("pile",)
        return None if 1 <= move[2] <= 100 else ("count", 1, 100)
    if code == TURN:
        return None if move[1] < game.players else ("seat", game.players)
    if code == LAID:
        return None if move[1] <= game.hand_size else ("count", 0, game.hand_size)
    if game.knowledge.hand(0) is not None:
        return ("dealt",)
    if code == DRAW:
        return None if move[1] <= DECK else ("count", 0, DECK)
    if move[1] >= game.players:
        return ("seat", game.players)
    return None if move[2] <= game.hand_size else ("count", 0, game.hand_size)


def rule(game: "TheGame", move: "Move") -> None:
    """Change `game` to what the ruling `move`, a legal one, says.

    It may end the game where nothing goes, but not for want of cards: that takes a play.
    """
    code = move[0]
    if code in (TOP, DRAW, HAND, FORGET) and game.knowledge.secret:
        game.forget()
    if code == TOP:
        _set_top(game, move[1], move[2])
    elif code == DRAW:
        game.knowledge.draw = move[1]
    elif code == HAND:
        game.knowledge.hands[move[1]] = move[2]
    elif code == LAID:
        game.laid = move[1]
    elif code == TURN:
        game.turn_to(move[1])
    if not game.started:
        return
    game.idle = 0
    game.over = False
    game.judge()


def _set_top(game: "TheGame", pile: int, card: int) -> None:
    """Put `card` in the place of the top, which had been named wrongly and is still out."""
    for number, gone in ((game.tops[pile], 0), (card, 1)):
        if FIRST <= number <= LAST and game.knowledge.hand(0) is None:
            game.unlaid += game.gone[number] - gone
            game.gone[number] = gone
    game.tops[pile] = card

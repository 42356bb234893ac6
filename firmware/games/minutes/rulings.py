"""Rulings: the table is right and the device is wrong, so the players set what is so."""

from firmware.games.minutes.refusals import none_begun
from firmware.games.minutes.tables import (
    BACK,
    BLOCK,
    BLOCKED,
    CARDS,
    SET_ASIDE,
    SET_BLOCK,
    SET_DRAW,
    SET_HAND,
    SET_TOP,
    SET_TURN,
    SET_WAY,
    copies,
)


def why_not(game, move):
    """Return why the ruling `move` is refused, a tuple of a word and its figures, or None."""
    code = move[0]
    if not game.started:
        return ("start",)
    if code in (SET_TOP, SET_BLOCK):
        return _why_not_pile(game, code, move[1], move[2])
    if code == SET_TURN:
        if move[1] >= game.players:
            return ("seat", game.players)
        return None if game.table.hands[move[1]] else ("empty", move[1] + 1)
    if code == SET_WAY:
        if game.players == 2:
            return ("two",)
        return None if move[1] <= BACK else ("count", 0, BACK)
    if game.table.hand(0) is not None:
        return ("dealt",)
    if code == SET_HAND and move[1] >= game.players:
        return ("seat", game.players)
    return None if move[-1] <= CARDS else ("count", 0, CARDS)


def _why_not_pile(game, code: int, pile: int, value: int):
    if pile > 1:
        return ("pile",)
    if code == SET_BLOCK:
        return None if value <= BLOCK else ("count", 0, BLOCK)
    if game.light:
        return ("light",)
    if not copies(value):
        return ("card",)
    return ("first",) if pile == 1 and none_begun(game) else None


def rule(game, move) -> None:
    """Change `game` to what the ruling `move`, a legal one, says."""
    code = move[0]
    if code == SET_TOP:
        _set_top(game, move[1], move[2])
    elif code == SET_BLOCK:
        game.blocked, game.count = move[1], move[2]
    elif code == SET_DRAW:
        game.table.draw = move[1]
    elif code == SET_HAND:
        game.table.hands[move[1]] = move[2]
    elif code == SET_TURN:
        game.seat = move[1]
    elif code == SET_WAY:
        game.way = -1 if move[1] == BACK else 1
    elif code == SET_ASIDE:
        game.aside = move[1]
    game.over = game.time_up or not game.left
    if not game.table.hands[game.seat]:
        game.seat = game.next_seat(game.way)


def _set_top(game, pile: int, card: int) -> None:
    """Put `card` in the place of the top, which had been named wrongly and is still out."""
    top = game.tops[pile]
    if game.gone[top]:
        game.gone[top] -= 1
    if game.gone[card] < copies(card):
        game.gone[card] += 1
    game.tops[pile] = card
    if game.count and pile == game.blocked and card & 15 != BLOCKED:
        game.count = 0

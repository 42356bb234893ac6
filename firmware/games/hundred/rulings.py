"""Rulings: the table is right and the device is wrong, so the players set what is so."""

from firmware.games.hundred.table import JOKER, RULE_DRAW, RULE_OPEN, RULE_TURN


def why_not(game, move):
    """Return why the ruling `move` is refused, a tuple of a word and its figures, or None."""
    code = move[0]
    if not game.started:
        return ("start",)
    if not game.open:
        return ("open",)
    if code == RULE_OPEN:
        return game.why_not_fields(move) if game.is_card(move[1]) else ("card", move[1])
    if code == RULE_TURN:
        if move[1] >= game.players:
            return ("seat", game.players)
        return ("out", move[1] + 1) if move[1] in game.out else None
    if game.table.hand(0) is not None:
        return ("dealt",)
    if code != RULE_DRAW and move[1] >= game.players:
        return ("seat", game.players)
    return None if move[-1] <= game.total else ("count", game.total)


def rule(game, move) -> None:
    """Change `game` to what the ruling `move`, a legal one, says."""
    code = move[0]
    if code == RULE_OPEN:
        _set_open(game, move)
    elif code == RULE_DRAW:
        game.table.draw = move[1]
    elif code == RULE_TURN:
        game.hot = False  # nothing obliges him
        game.turn_to(move[1])
    else:
        _set_hand(game, move[1], move[2])


def _set_open(game, move) -> None:
    """Show another open card; a card that had been named wrongly is still out.

    Where the device dealt, or a free card lies there, it only counts as another number.
    """
    number = move[1]
    if game.table.hand(0) is None and game.top != JOKER:
        game.top = number
        game.under[number] = 0
    game.show(move)
    if game.laid:
        game.ends(number, False)  # a run may go on, or not


def _set_hand(game, seat: int, count: int) -> None:
    """Let `seat` have `count` cards; with none he has finished, with some he is in again."""
    game.table.hands[seat] = count
    if not count and seat not in game.out:
        game.out.append(seat)
    elif count and seat in game.out:
        game.out.remove(seat)
    game.judge()
    if game.seat in game.out:
        game.pass_on()

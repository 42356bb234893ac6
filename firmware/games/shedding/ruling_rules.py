"""Rulings: the table is right and the device is wrong, so the players set what is so.

None wins a game, and none leads to where the rules could not have come.
"""

from firmware.games.shedding.rules import (
    JOIN,
    JOKER,
    LEAVE,
    MISTYPED,
    MOST,
    RULE_ANSWER,
    RULE_DRAW,
    RULE_HAND,
    RULE_HUNDRED,
    RULE_OPEN,
    RULE_TURN,
    most_held,
)


def why_not(game: "Discarding", move: "Move"):
    """Return why the ruling `move` is refused, a tuple of a word and its figures, or None."""
    code = move[0]
    if not game.started:
        return ("start",)
    if not game.open:
        return ("open",)
    if game.over and code != RULE_HAND:
        return ("over",)
    if code == RULE_OPEN:
        return _why_not_open(game, move)
    if code in (RULE_HAND, RULE_TURN, LEAVE):
        why = _why_not_of(game, code, move[1])
        if why or code != RULE_HAND:
            return why
    if code == JOIN:
        return game.why_not_join(move[1], MOST, list(game.away))
    if code == MISTYPED:
        return ("dealt",) if _dealt(game) else None
    if code >= RULE_ANSWER:
        return game.rulings().why_not(game, move) if game.special else ("plain",)
    if _dealt(game):
        return ("dealt",)
    if code == RULE_DRAW:
        return None if move[1] <= game.spare else ("count", 0, game.spare)
    most = most_held(game, move[1])
    return None if 0 < move[2] <= most else ("count", 1, most)  # nobody wins by a ruling


def rule(game: "Discarding", move: "Move") -> None:
    """Change `game` to what the ruling `move`, a legal one, says.

    One on what is known in secret lets all of that be forgotten.
    """
    code = move[0]
    if game.knowledge.secret and _is_of_cards(game, move):
        game.forget()
    if code == RULE_OPEN:
        _set_open(game, move)
    elif code == MISTYPED:
        game.top = 0  # it counts as what it was typed as, which may lie anywhere
    elif code == RULE_DRAW:
        game.knowledge.draw = move[1]
        game.under = bytearray(len(game.under))  # nor is it sure what lies in the other pile
    elif code == RULE_TURN:
        if move[1] != game.seat:
            game.hot = False  # nothing obliges them, unless that is ruled too
            game.turn_to(move[1])
    elif code == LEAVE:
        _let_go(game, move[1])
    elif code == JOIN:
        game.away.pop(move[1], 0)
        game.join(move[1])
    elif code == RULE_HAND:
        _set_hand(game, move[1], move[2])
    else:
        game.rulings().rule(game, move)
    if not _dealt(game):
        _fit(game)


def _is_of_cards(game: "Discarding", move: "Move") -> bool:
    """Return True if `move` says of cards that they lie otherwise than was known."""
    if move[0] == RULE_OPEN:
        return game.top not in (JOKER, move[1])
    return move[0] in (RULE_DRAW, RULE_HAND, RULE_HUNDRED, MISTYPED)


def _dealt(game: "Discarding") -> bool:
    return game.knowledge.hand(0) is not None


def _why_not_open(game: "Discarding", move: "Move"):
    number = move[1]
    if not game.is_card(number):
        return ("card", number)
    if game.top == JOKER:
        if not game.is_free(number):
            return ("free", number)
    elif _dealt(game) and number != game.top:
        return ("dealt",)
    elif number != game.open and _begun(game) and game.why_not_card(number):
        return game.why_not_card(number)  # it only ever lies there first, H2.4 H2.7
    return game.why_not_fields(move)


def _begun(game: "Discarding") -> bool:
    """Return True if a card has been discarded or lies beside somebody."""
    return game.below > 0 or game.hot or game.laid > 0 or game.aside > 0


def _set_open(game: "Discarding", move: "Move") -> None:
    """Show another open card; a card that had been named wrongly is still out.

    A free card that lies there only counts as another number.
    """
    number = move[1]
    if not _dealt(game) and game.top != JOKER:
        game.top = number
        game.under[number] = 0
    game.show(move)
    if game.laid:
        game.rulings().set_laid(game, game.laid)


def _why_not_of(game: "Discarding", code: int, seat: int):
    """Return why the ruling `code` is refused of the player at `seat`, or None."""
    if seat >= game.players:
        return ("seat", game.players)
    if seat in game.away or code == RULE_TURN and seat in game.out:
        return ("out", game.name(seat))
    alone = game.players - len(game.away) <= 2 and seat not in game.out
    return ("over",) if code == LEAVE and alone else None


def _let_go(game: "Discarding", seat: int) -> None:
    """Let the player at `seat` leave, their cards under the draw pile (H-f)."""
    if seat not in game.out:
        game.away[seat] = game.knowledge.hands[seat]
        game.knowledge.put_under(seat)
    game.judge()
    if seat == game.seat and not game.over:
        game.pass_on()


def _set_hand(game: "Discarding", seat: int, count: int) -> None:
    """Let `seat` have `count` cards; who was thought to have finished is in again."""
    game.knowledge.hands[seat] = count
    if seat in game.out:
        game.out.remove(seat)
    game.judge()


def _fit(game: "Discarding") -> None:
    """Let no more cards lie in the piles than there are, nor more be known than lie there."""
    game.knowledge.draw = min(game.knowledge.draw, game.spare)
    if sum(game.under) > game.below:
        game.under = bytearray(len(game.under))

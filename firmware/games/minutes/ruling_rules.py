"""Rulings: the table is right and the device is wrong, so the players set what is so.

What play cannot come to is refused, and so is what would end the round.
"""

from firmware.games.minutes.rules import (
    BACK,
    BLOCK,
    BLOCKED,
    CARDS,
    FORGET,
    JOIN,
    LEAVE,
    SET_ASIDE,
    SET_BLOCK,
    SET_DRAW,
    SET_HAND,
    SET_TOP,
    SET_TURN,
    SET_WAY,
    SIZES,
    copies,
)
from firmware.play.rules_base import HELD

_DRAWN = 10  # cards that a display can have above its size: five times Draw two


def why_not(game: "Minutes", move: "Move"):
    """Return why the ruling `move` is refused, a tuple of a word and its figures, or None."""
    code = move[0]
    if not game.started:
        return ("start",)
    if code in (SET_TURN, SET_HAND, LEAVE) and move[1] >= game.players:
        return ("seat", game.players)
    if code == LEAVE:
        return _why_not_leave(game, move[1])
    if code == JOIN:
        return game.why_not_join(move[1], len(SIZES) + 1, game.away)
    if code == SET_TURN:
        return None if game.knowledge.hands[move[1]] else ("empty", game.name(move[1]))
    if code == SET_WAY:
        if game.players == 2:
            return ("two",)
        return None if move[1] <= BACK else ("count", 0, BACK)
    if code in (SET_TOP, SET_BLOCK):
        if move[1] > 1:
            return ("pile",)
        if code == SET_BLOCK:
            return _why_not_block(game, move[1], move[2])
        return _why_not_top(game, move[1], move[2])
    if game.knowledge.hand(0) is not None:
        return ("dealt",)
    return _why_not_count(game, move)


def _why_not_leave(game: "Minutes", seat: int):
    if seat in game.away:
        return ("empty", game.name(seat))
    return ("over",) if game.players - len(game.away) <= 2 else game.why_not_leave(seat)


def _why_not_top(game: "Minutes", pile: int, card: int):
    other = game.tops[1 - pile]
    if game.on_call:
        return ("on-call",)
    if game.knowledge.hand(0) is not None:
        return ("dealt",)
    if not copies(card):
        return ("card",)
    if pile == 1 and not other:
        return ("first",)
    if card == other and copies(card) == 1:
        return ("gone", card)
    if card & 15 == BLOCKED and pile != game.blocked and 0 < game.count < BLOCK:
        return ("second",)
    tops = [card, other] if pile == 0 else [other, card]
    return _why_not_cards(game, _laid(tops, game.blocked, game.count), game.left, game.aside)


def _why_not_block(game: "Minutes", pile: int, count: int):
    """Return why `count` cards cannot be still to come beside `pile` (FH13)."""
    if count > BLOCK:
        return ("count", 0, BLOCK)
    if not count:
        return None
    other = game.tops[1 - pile]
    if not game.on_call:
        if game.tops[pile] & 15 != BLOCKED:
            return ("unblocked",)
        if count < BLOCK and other & 15 == BLOCKED:
            return ("second",)
        if count < BLOCK and not other:
            return ("three",)
    return _why_not_cards(game, _laid(game.tops, pile, count), game.left, game.aside)


def _why_not_count(game: "Minutes", move: "Move"):
    """Return why no such number of cards lies in the draw pile, before a player or aside."""
    code, count = move[0], move[-1]
    draw = count if code == SET_DRAW else game.knowledge.draw
    hands = list(game.knowledge.hands)
    least = 0
    if draw:  # FH4, FH18: only then displays are filled up
        least = 2 if game.challenge else game.hand_size
    low, high = 0, CARDS
    if code == SET_HAND:
        hands[move[1]] = count
        low, high = least, game.hand_size + _DRAWN
    if not low <= count <= high:
        return ("count", low, high)
    for seat in range(game.players):
        if hands[seat] < least and seat not in game.away:
            return ("few", game.name(seat))
    left = draw + sum(hands)
    if game.left and not left:
        return ("last",)
    laid = _laid(game.tops, game.blocked, game.count) or int(game.begun)
    return _why_not_cards(game, laid, left, count if code == SET_ASIDE else game.aside)


def _why_not_cards(game: "Minutes", laid: int, left: int, aside: int):
    return ("many", CARDS) if laid + left + aside > CARDS else None


def _laid(tops: "Sequence[int]", blocked: int, count: int) -> int:
    """Return how many cards at least lie on piles with those `tops` and that block."""
    begun = sum([1 for top in tops if top])
    return max(begun, 1 + blocked + BLOCK - count) if count else begun


def rule(game: "Minutes", move: "Move") -> None:
    """Change `game` to what the ruling `move`, a legal one, says.

    One on what is known in secret lets all of that be forgotten.
    """
    code = move[0]
    if game.knowledge.secret and code in (SET_TOP, SET_DRAW, SET_HAND, SET_ASIDE):
        game.forget()
    if code == SET_TOP:
        _set_top(game, move[1], move[2])
    elif code == SET_BLOCK:
        game.blocked, game.count = move[1], move[2]
        game.begun = game.begun or move[2] > 0
    elif code == SET_DRAW:
        game.knowledge.draw = move[1]
    elif code == SET_HAND:
        game.knowledge.hands[move[1]] = move[2]
    elif code == SET_TURN:
        game.seat = move[1]
    elif code == SET_WAY:
        game.way = -1 if move[1] == BACK else 1
    elif code == SET_ASIDE:
        game.aside = move[1]
    elif code >= LEAVE:
        _come_or_go(game, code, move[1])
    game.over = game.time_up or not game.left
    if not game.knowledge.hands[game.seat]:
        game.seat = game.next_seat(game.way)
    if sum(game.gone) > CARDS - game.left - game.aside:
        _forget_gone(game)


def _come_or_go(game: "Minutes", code: int, seat: int) -> None:
    """Let the player at `seat` leave or join (FH19)."""
    if code == LEAVE:
        game.knowledge.put_under(seat)
        game.away.append(seat)
        return
    if seat in game.away:
        game.away.remove(seat)
    game.join(seat)


def freeing(game: "Minutes", why: "Reason", move: "Move") -> "list[Move]":
    """Return the rulings after which the card that `move` lays is out once more, or none.

    Was it refused, `why`, as it is known in secret to lie elsewhere, nothing is known any more.  A
    card that is gone is ruled on top of a pile and away again, so that an earlier one of it was a
    slip; none where the play would be refused all the same.
    """
    if why[0] == HELD:
        return [] if game.why_not_forget() else [(FORGET,)]
    card = move[1]
    game.gone[card] -= 1
    goes = game.goes(card, move[2])
    game.gone[card] += 1
    for pile in (0, 1) if goes else ():
        top = game.tops[pile]
        shut = game.count > 0 and pile == game.blocked
        if top and top != card and not shut and not game.why_not((SET_TOP, pile, card)):
            return [(SET_TOP, pile, card), (SET_TOP, pile, top)]
    return []


def _set_top(game: "Minutes", pile: int, card: int) -> None:
    """Put `card` in the place of the top, which had been named wrongly and is still out."""
    top = game.tops[pile]
    if game.gone[top]:
        game.gone[top] -= 1
    if game.gone[card] < copies(card):
        game.gone[card] += 1
    game.tops[pile] = card
    game.begun = True
    if game.count and pile == game.blocked and card & 15 != BLOCKED:
        game.count = 0


def _forget_gone(game: "Minutes") -> None:
    """Know of no cards but the tops that they are gone: fewer have been laid than were typed."""
    game.gone = bytearray(len(game.gone))
    for top in game.tops:
        if top:
            game.gone[top] += 1

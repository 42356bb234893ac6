"""Every legal move, for tests and programs that choose one of them."""

from firmware.games.minutes.tables import (
    ASIDE,
    BLOCK_PILE,
    DRAW_TWO,
    LAY,
    NAME,
    PLAY,
    REVERSE,
    START,
    TURN,
    cards,
)


def moves(game: "Minutes") -> "list[Move]":
    """Return every move that the rules of `game` allow now; rulings and the end of time left out.

    Setting the display aside is the last of them.
    """
    if game.over:
        return []
    if not game.started:
        return [(START, seat) for seat in range(game.players)]
    names = [(seat,) for seat in range(game.players) if game.may_name(seat)]
    if game.left == 1:
        names = [()]  # FH10
    found = _without_cards(game, names) if game.on_call else _cards(game, names)
    return found + [(ASIDE,)]


def _cards(game: "Minutes", names: "Sequence[tuple[int, ...]]") -> "list[Move]":
    hand = game.knowledge.held(game.seat)
    found = []
    last = 0
    for card in cards() if hand is None else hand:
        if card == last:
            continue
        last = card
        for pile in range(2):
            if game.goes(card, pile):
                for name in names if card & 15 == TURN else ((),):
                    found.append((LAY, card, pile) + name)
    return found


def _without_cards(game: "Minutes", names: "Sequence[tuple[int, ...]]") -> "list[Move]":
    found = [(NAME,) + name for name in names] + [(REVERSE,), (DRAW_TWO,)]
    for pile in range(2 if game.begun else 1):
        if not game.count:
            found.append((BLOCK_PILE, pile))
        if not game.count or pile != game.blocked:
            found.append((PLAY, pile))
    return found

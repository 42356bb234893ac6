"""Melding on call: who is out is told, and with which cards; of the turns nothing (H5, H6).

Nobody knows whose turn it is, so a game's `seat` is who was the last of whom that is known: who
starts, or who comes behind one who went out.  No clock, no chance, no I/O.
"""

from firmware.games.melding import rules
from firmware.games.melding.rules import (
    CLAIM,
    FINISHED,
    JOIN,
    LEAVE,
    SCORE,
    SPLIT,
    START,
    UNSEEN,
    real,
)


def why_not(game: "Drawing", move: "Move"):
    """Return why `move` is refused, a word and its figures, or None if it is legal."""
    code = move[0]
    if code in (UNSEEN, LEAVE, JOIN) and not game.over:
        return rules.why_not_ruling(game, move)
    if code not in (START, SCORE, CLAIM, FINISHED):
        return ("on-call",)
    if game.over:
        return ("over",)
    if not game.started:
        return game.why_not_first(move, START)
    if code == START:
        return ("started",)
    if game.scoring or code == SCORE:
        return rules.why_not_score(game, move)
    seat = move[1]
    if seat >= game.players:
        return ("seat", game.players)
    if not game.plays(seat):
        return ("finished", game.name(seat))
    return rules.why_not_out(game, move[1:]) if code == CLAIM else None


def go_out(game: "Drawing", move: "Move") -> None:
    """Let the player be out of whom `move`, a legal one, tells it."""
    code, seat = move[0], move[1]
    game.turn_to(seat)
    game.knowledge.put(seat, 0)  # what they have drawn
    if code == CLAIM:
        game.out(move[2], [real(part) for part in move[3:] if part != SPLIT])
    else:
        game.out(0, [0] * game.hand_size)  # some cards: nobody tells which
    if code == FINISHED or not game.scoring:
        game.pile = []  # or it may have been taken by now

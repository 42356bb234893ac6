"""Why a move is refused: a word, which the texts put into a sentence, and its figures."""

from firmware.games.minutes import parts
from firmware.games.minutes.tables import (
    ASIDE,
    BLOCKED,
    FORGET,
    LAY,
    PAUSE,
    SET_TOP,
    START,
    TIME,
    TURN,
    copies,
)
from firmware.play.knowledge import NO


def why_not(game: "Minutes", move: "Move"):
    """Return why `move` is refused, a word and its figures, or None if it is legal."""
    code = move[0]
    if SET_TOP <= code < PAUSE:
        return parts.ruling_rules.why_not(game, move)
    if game.over:
        return ("over",)
    if code == FORGET:
        return game.why_not_forget()
    if code == PAUSE or code == TIME and game.challenge:
        return None  # FH18: the clock of a challenge runs before anybody begins
    if not game.started:
        return game.why_not_first(move, START)
    if code == START:
        return ("started",)
    if code in (ASIDE, TIME):
        return None
    if (code == LAY) == game.on_call:
        return ("on-call",) if game.on_call else ("full",)
    if code == LAY:
        why = why_not_lay(game, move[1], move[2])
        return why or why_not_name(game, move[1] & 15 == TURN, move[3:])
    return parts.on_call_rules.why_not(game, move)


def why_not_lay(game: "Minutes", card: int, pile: int):
    """Return why `card` cannot be laid on `pile` by the player on turn, whomever it names."""
    there = copies(card)
    if not there:
        return ("card",)
    if pile > 1:
        return ("pile",)
    if game.knowledge.hand(game.seat) is None:
        if game.gone[card] >= there:
            return ("gone", card)
    elif game.knowledge.holds(game.seat, card) == NO:
        return ("held", card)
    if pile == 1 and not game.begun:
        return ("first",)
    if game.count and pile == game.blocked:
        return ("blocked", pile, game.count)
    if game.count and card & 15 == BLOCKED:
        return ("second",)
    return None if game.fits(card, pile) else ("fit", card, game.tops[pile])


def why_not_name(game: "Minutes", names: bool, named: "tuple[int, ...]"):
    """Return why the seats `named` cannot be named by a card that `names` somebody, or nobody."""
    if not names or game.left == 1:
        return ("nobody",) if named else None
    if len(named) != 1:
        return ("name",)
    if named[0] >= game.players:
        return ("seat", game.players)
    return None if game.may_name(named[0]) else ("empty", game.name(named[0]))

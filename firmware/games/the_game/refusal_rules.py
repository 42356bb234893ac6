"""Why a move is refused: a word, which the texts put into a sentence, and its figures."""

from firmware.games.the_game import ruling_rules
from firmware.games.the_game.tables import (
    ASK,
    CANT,
    END,
    FIRST,
    FORGET,
    LAID,
    LAST,
    LAY,
    MARK,
    NO_JUMP,
    RAISE,
    START,
    TOP,
    TURN,
)
from firmware.play.knowledge import NO, UNKNOWN, YES


def why_not(game: "TheGame", move: "Move"):
    """Return why `move` is refused, a word and its figures, or None if it is legal."""
    code = move[0]
    if TOP <= code <= TURN or code in (LAID, FORGET):
        return ruling_rules.why_not(game, move)
    if game.over:
        return ("over",)
    if not game.started:
        return game.why_not_first(move, START)
    if code == LAY:
        return _why_not_lay(game, move[1], move[2])
    if code == END:
        return _why_not_end(game)
    if code == CANT:
        return _why_not_cant(game)
    if code in (MARK, ASK):
        return _why_not_mark(game, move)
    return ("started",)


def _why_not_lay(game: "TheGame", card: int, pile: int):
    if not FIRST <= card <= LAST:
        return ("card", card)
    if pile > 3:
        return ("pile",)
    if game.gone[card]:
        return ("laid", card)
    if not game.knowledge.hands[game.seat]:
        return ("empty",)
    if game.knowledge.holds(game.seat, card) == NO:
        return ("held", card)
    if game.fits(card, pile):
        return None
    return ("up" if pile < 2 else "down", card, game.tops[pile])


def _why_not_mark(game: "TheGame", move: "Move"):
    if move[1] > 3 or move[2] > (RAISE if game.short else NO_JUMP):
        return ("pile",)
    if move[0] == ASK and move[3] >= game.players:
        return ("seat", game.players)
    return ("turn", game.name(move[3])) if move[0] == ASK and move[3] == game.seat else None


def _why_not_end(game: "TheGame"):
    missing = game.due - game.laid
    if missing <= 0:
        return None
    go = game.can_go(game.seat)
    if go == UNKNOWN:
        return ("ask", missing)  # TG16: the players say
    return None if go == NO and game.short else ("few", missing)


def _why_not_cant(game: "TheGame"):
    if game.laid >= game.due:
        return ("enough",)
    go = game.can_go(game.seat)
    if go == UNKNOWN:
        return None
    return ("few", game.due - game.laid) if go == YES else ("enough",)

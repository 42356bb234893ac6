"""Why a move is refused: a word, which the texts put into a sentence, and its figures."""

from firmware.games.memo.tables import END, FORGET, PAIR, REVEAL, START, TURN, UNSEEN


def why_not(game: "Memo", move: "Move"):
    """Return why `move` is refused, a word and its figures, or None if it is legal."""
    code = move[0]
    if code == FORGET and not game.over:
        return game.why_not_forget()
    if TURN <= code < PAIR or code == UNSEEN:
        return _why_not_ruling(game, move)
    if game.over:
        return ("over",)
    if not game.started:
        return game.why_not_first(move, START)
    if code == START:
        return ("started",)
    if code == END:
        if len(game.up) == 1:
            return ("second",)
        return None if game.up or game.kept else ("first",)
    if code == PAIR:
        return ("which",)
    if len(game.up) == 2:
        return ("both",)
    if code == REVEAL:
        return ("declare",) if game.up else _why_not_up(game, move[1])
    if not game.up:
        return ("first",)
    return game.why_not_said(move[1]) or _why_not_up(game, move[2])


def _why_not_up(game: "Memo", card: int):
    """Return why `card` cannot be turned up (H7.4)."""
    if not 0 < card <= game.count:
        return ("card", game.count)
    if game.gone[card]:
        return ("gone",)
    return ("same",) if card in game.up else None


def _why_not_ruling(game: "Memo", move: "Move"):
    if game.over:
        return ("over",)
    if not game.started:
        return ("start",)
    if move[0] == UNSEEN:
        return _why_not_unseen(game, move[1])
    if move[1] >= game.players:
        return ("seat", game.players)
    if move[0] == TURN:
        return None
    if game.places:
        return ("dealt",)
    most = game.most(move[1])
    return ("pairs", most) if move[2] % 2 or move[2] > most else None


def _why_not_unseen(game: "Memo", card: int):
    if game.places:
        return ("dealt",)
    if not 0 < card <= game.count:
        return ("card", game.count)
    return None if game.gone[card] else ("lies",)

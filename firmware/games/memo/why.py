"""Why the device turned a card up in *Numbers Memo*: which one it knew, of those that all saw."""

from firmware.games.memo import player
from firmware.games.memo.rules import END, NEED, REVEAL, partner

KNEW = "It knew the {}"
KNOWS = "It knows the {}"
NO_PAIR = "It knows no pair"
NOT_KNOWN = "It knows no {}"
OLD = "It knows no {}: a known place helps nobody"
SEEN = "Both have been seen"


def of_last(referee: "SeatedReferee", game: "Memo", move: "Move") -> str:
    """Return why `move` was made in `game` as it stood before."""
    code, card = move[0], move[-1]
    if code == END:
        return SEEN
    if code not in (REVEAL, NEED):
        return ""
    seen: Any = None
    for each in player.look(game, _before(referee.past())):
        seen = each
    _, _, lying, _, mind, _ = seen
    known = [other for at, other in mind if at in lying]
    if code == NEED:
        why = KNEW if game.needed in known else OLD if card in known else NOT_KNOWN
        return why.format(game.needed)
    other = partner(card, game.count, game.pairs)
    return KNOWS.format(other) if card in known and other in known else NO_PAIR


def _before(moves: "Iterable[Move]"):
    """Yield the `moves` but the last one."""
    last = None
    for move in moves:
        if last:
            yield last
        last = move

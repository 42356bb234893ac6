"""Why a card is laid where it is in *The Game*: what it skips, or frees.

Of what the device lays itself it is told without a number of its hand (TG15).
"""

from firmware.games.the_game.position import SPAN, count_below, skips
from firmware.games.the_game.rules import END, JUMP, LAY

ON = "{} on {}"
ENOUGH = "# Lay no more"
WINS = "so all cards go"
STUCK = "it is the last that goes"
FREES = "ten back frees {}"
LEADS = "skips {}, {} leads back"
SKIPS = "skips {}"
NONE = "skips no card"
LEAST = ", the least"
BEST = ", best in the end"
FOLLOWS = ", then {}"
FILLS = "up to {} cards again"
MORE = "any more skips cards"


def told(game: "TheGame", plays: bytes) -> "tuple[str, str]":
    """Return the first of `plays` in words, and why it is the one."""
    if not plays:
        return ENOUGH, MORE
    card, pile = plays[0], plays[1]
    return ON.format(card, "ABCD"[pile]), reason(game, plays)


def reason(game: "TheGame", plays: bytes) -> str:
    """Return why the first of `plays` is the one."""
    hand = list(game.knowledge.held(game.seat) or ())
    count = len(plays) // 2
    if count == game.unlaid:
        return WINS
    if count < game.due - game.laid:
        return STUCK
    card, pile = plays[0], plays[1]
    follows = plays[2] if count > 1 and plays[3] == pile else 0
    said, skipped = effect(game, card, pile)
    if skipped >= 0:
        if follows and abs(follows - card) == JUMP and (follows < card) == (pile < 2):
            return LEADS.format(skipped, follows)
        if skipped and not follows:
            least = min([_skipped(game, each, i) for each in hand for i in range(4)])
            return said + (LEAST if least == skipped else BEST)
    return said + (FOLLOWS.format(follows) if follows else "")


def effect(game: "TheGame", card: int, pile: int) -> "tuple[str, int]":
    """Return what it does to lay `card` on `pile` in words, and how many it skips, -1 if none can.

    It needs no more than all see.
    """
    top = game.tops[pile]
    if abs(card - top) == JUMP and (card < top) == (pile < 2):
        low = min(card, top)
        return FREES.format(len([each for each in game.out() if low < each < low + JUMP])), -1
    skipped = _skipped(game, card, pile)
    return SKIPS.format(skipped) if skipped else NONE, skipped


def _skipped(game: "TheGame", card: int, pile: int) -> int:
    out, below = bytearray(SPAN), bytearray(SPAN)
    for other in game.out():
        out[other] = 1  # the hand too, so that no tens are looked ahead
    count_below(out, below)
    return skips(out, below, card, pile, game.tops[pile])


def of_last(referee: "SeatedReferee", game: "TheGame", move: "Move") -> str:
    """Return why `move` was made in `game` as it stood before (TG15)."""
    if move[0] == LAY:
        return effect(game, move[1], move[2])[0]
    return FILLS.format(game.hand_size) if move[0] == END else ""

"""Why the device laid a card in a game of discarding: what that has of the open one.

Of what its hand has besides nothing is told; that none goes is seen by that it draws.
"""

from firmware.games.shedding.rules import DISCARD, DRAW, END, FREE, TREAT, TRICK, digits, twin

ANSWERS = "1 to 9 answer 1 to 9"
SINGLE = "1 to 9 go on 1 to 9"
RUN = "It has the run's {}"
DIGIT, DIGITS = "Both have {} {}", "Both have {} and {}"
MORE = ". Now {}s may follow"
NONE_LAID, NO_ANSWER = "None of its cards goes", "No 1 to 9: it draws three"
DOES = {TRICK: "All others draw three", TREAT: "It never draws three again", END: "It lays no more"}


def of_last(referee: "SeatedReferee", game: "Discarding", move: "Move") -> str:
    """Return why `move` was made in `game` as it stood before."""
    return told(game, move, alike)


def told(game: "Any", move: "Move", in_common: "Callable[[Any, Move], str]") -> str:
    """Return that, where a card goes by what it has `in_common` with the open one."""
    code = move[0]
    if code == DRAW:
        return NO_ANSWER if game.obliged else NONE_LAID
    if code not in (DISCARD, FREE):
        return DOES.get(code, "")
    if game.obliged:
        return ANSWERS  # H2.2
    number = move[1]
    if game.run and game.in_run(number):
        return RUN.format(game.run)  # H2.3
    said = in_common(game, move)
    return said + MORE.format(twin(number)) if game.special and twin(number) else said


def alike(game: "Discarding", move: "Move") -> str:
    """Return which digits the card that `move` lays and the open one have both (H1.2, H1.3)."""
    bits = digits(move[1]) & digits(game.open)
    both = [digit for digit in range(10) if bits >> digit & 1]
    if both[1:]:
        return DIGITS.format(*both)
    return DIGIT.format("an" if both[0] == 8 else "a", both[0]) if both else SINGLE

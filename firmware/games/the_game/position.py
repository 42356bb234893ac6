"""A position of *The Game* at the end of a turn in whole numbers, as a small network is given it.

Nothing here asks for more than numbers and places in arrays, so tools/train compiles the same text.
`out` tells of each card what it is to who looks, `below` how many unlaid ones there are up to it.
"""

from firmware.games.the_game.rules import FIRST, JUMP, LAST

SPAN = LAST + 16  # of `out` and `below`, as far as one looks beyond the last card
UNSEEN, HELD = 1, 2  # of `out`; 0 is a card that lies on a pile
FAR = 15  # cards that a play which is due may leave behind, if any such goes; others leave none
NEAR = 3  # so many are few
NO = LAST + 1  # more than any
NUMBERS = 40  # that describe a position
_NOWHERE = 39  # what it costs to lay a card that fits nowhere, and the most that is counted
_BACK = 8  # is added to what a card costs, so that ten back costs 0


def count_below(out: "Any", below: "Any") -> None:
    """Let `below` say of each card how many up to it are `out`."""
    count = 0
    for card in range(SPAN):
        count += out[card] > 0
        below[card] = count


def skips(out: "Any", below: "Any", card: int, pile: int, top: int) -> int:
    """Return how many unlaid cards `card` leaves behind on a `pile`; NO if it does not fit.

    Where cards of the hand lead back from it by tens it counts as the last of those.
    """
    if pile < 2:
        if card < top:
            return 0 if card == top - JUMP else NO
        while card > FIRST + JUMP - 1 and out[card - JUMP] == HELD:
            card -= JUMP
        return below[card - 1] - below[top] if card > top else 0
    if card > top:
        return 0 if card == top + JUMP else NO
    while out[card + JUMP] == HELD:
        card += JUMP
    return below[top - 1] - below[card] if card < top else 0


def price(
    costs: "Any", out: "Any", below: "Any", tops: "Any", hand: "Any", alike: bool = True
) -> None:
    """Put into `costs` what each card of `hand` skips on each pile: see `skips`.

    It is NO where a card does not fit, has been laid, or would lie on a pile like the one before,
    where those are `alike`: somebody may have asked for one of them.
    """
    a, b, c, d = tops
    lost_a, lost_b = below[a], below[b]
    upto_c, upto_d = below[c - 1], below[d - 1]
    for i in range(len(costs)):
        costs[i] = NO
    for j in range(len(hand)):
        card = hand[j]
        if not out[card]:
            continue
        at = 4 * j
        low = high = card
        while low > FIRST + JUMP - 1 and out[low - JUMP] == HELD:
            low -= JUMP
        while out[high + JUMP] == HELD:
            high += JUMP
        if card > a or card == a - JUMP:
            costs[at] = max(below[low - 1] - lost_a, 0) if card > a else 0
        if (a != b or not alike) and (card > b or card == b - JUMP):
            costs[at + 1] = max(below[low - 1] - lost_b, 0) if card > b else 0
        if card < c or card == c + JUMP:
            costs[at + 2] = max(upto_c - below[high], 0) if card < c else 0
        if (c != d or not alike) and (card < d or card == d + JUMP):
            costs[at + 3] = max(upto_d - below[high], 0) if card < d else 0


def describe(
    row: "Any", out: "Any", below: "Any", tops: "Any", rest: "Any", kept: int, deck: int
) -> None:
    """Fill `row` with numbers from 0 to 255: which cards are lost to which pile, and so on.

    `rest` are the `kept` cards of the hand, and `deck` is what the draw pile has before they draw.
    """
    a, b, c, d = tops[0], tops[1], tops[2], tops[3]
    if a > b:
        a, b = b, a
    if c < d:
        c, d = d, c
    _piles(row, below, a, b, c, d)
    row[8] = deck
    row[9] = 0 if deck else 1
    _tens(row, out, below, a, b, c, d)
    _hand(row, below, a, b, c, d, rest, kept)
    _partners(row, out, a, b, c, d, rest, kept)


def _piles(row: "Any", below: "Any", a: int, b: int, c: int, d: int) -> None:
    """Put down what the tops are like, A being no higher than B, and C no lower than D."""
    unlaid = below[LAST]
    lost_a, lost_b = below[a], below[b]
    upto_c, upto_d = below[c - 1], below[d - 1]
    row[0] = lost_a
    row[1] = lost_b
    row[2] = unlaid - upto_c
    row[3] = unlaid - upto_d
    row[4] = lost_a - upto_c if c <= a else 0  # of no use but by tens
    low, high = max(a + 1, c), min(c - 1, a)
    one = lost_b - below[low - 1] if b >= low else 0  # of use on one pile
    if high >= d:
        one += below[high] - upto_d
    row[5] = one
    three = 0
    if c - 1 > b:
        three += upto_c - lost_b
    if d - 1 > a:
        three += upto_d - lost_a
    if d - 1 > b:
        three -= upto_d - lost_b
    row[6] = three
    row[7] = unlaid
    row[10] = a
    row[11] = b
    row[12] = LAST + 2 - c
    row[13] = LAST + 2 - d
    row[14] = below[a + 5] - lost_a
    row[15] = below[b + 5] - lost_b
    row[16] = upto_c - below[max(c - 6, 0)]
    row[17] = upto_d - below[max(d - 6, 0)]
    row[33] = below[a + 14] - lost_a
    row[34] = below[b + 14] - lost_b
    row[35] = upto_c - below[max(c - 15, 0)]
    row[36] = upto_d - below[max(d - 15, 0)]


def _tens(row: "Any", out: "Any", below: "Any", a: int, b: int, c: int, d: int) -> None:
    """Put down how many piles a card of the hand takes ten back, and how much that regains.

    Behind those are the piles that an unseen card takes back.
    """
    row[18] = row[19] = row[20] = row[21] = 0
    for i in range(4):
        if i < 2:
            top = b if i else a
            back = low = top - JUMP
            high = top - 1
            if back < FIRST or i and a == b:
                continue
        else:
            top = d if i == 3 else c
            back = top + JUMP
            low, high = top, back - 1
            if back > LAST or i == 3 and c == d:
                continue
        if out[back]:
            at = 18 if out[back] == HELD else 20
            row[at] += 1
            row[at + 1] += below[high] - below[low]


def _hand(row: "Any", below: "Any", a: int, b: int, c: int, d: int, rest: "Any", kept: int) -> None:
    """Put down what it costs to lay each card that is kept, the cheapest two and all together."""
    lost_a, lost_b = below[a], below[b]
    upto_c, upto_d = below[c - 1], below[d - 1]
    first = second = _NOWHERE + _BACK + 1
    near = total = most = 0
    for j in range(kept):
        card = rest[j]
        upto = below[card]
        cost = _NOWHERE
        if card > a:
            cost = min(cost, upto - 1 - lost_a)
        if card > b:
            cost = min(cost, upto - 1 - lost_b)
        if card < c:
            cost = min(cost, upto_c - upto)
        if card < d:
            cost = min(cost, upto_d - upto)
        cost += _BACK
        if card == a - JUMP or card == b - JUMP or card == c + JUMP or card == d + JUMP:
            cost = 0
        total += cost
        most = max(most, cost)
        if cost < first:
            first, second = cost, first
        elif cost < second:
            second = cost
        near += cost <= _BACK + 1
    row[24] = kept
    row[27] = first
    row[28] = second
    row[29] = most
    row[30] = total >> 1
    row[31] = near
    row[37] = first == 0
    row[38] = first <= _BACK
    row[39] = second <= _BACK


def _partners(
    row: "Any", out: "Any", a: int, b: int, c: int, d: int, rest: "Any", kept: int
) -> None:
    """Put down how many kept cards go on no pile or on one, and how many have one ten away."""
    dead = single = pairs = ways = unheld = 0
    for j in range(kept):
        card = rest[j]
        if card <= a and card >= c:
            dead += 1
        elif card <= b and card >= c or card <= a and card >= d:
            single += 1
        above = out[card + JUMP]
        if above == HELD:
            pairs += 1
            ways += (card + JUMP > a) + (card < c)
        elif above:
            unheld += 1
        if card >= FIRST + JUMP and out[card - JUMP] == UNSEEN:
            unheld += 1
    row[22] = dead
    row[23] = single
    row[25] = pairs
    row[26] = ways
    row[32] = unheld

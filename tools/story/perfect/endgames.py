"""Endgames that are small enough to try every way of playing them, to hold the proofs against.

See every_way.py for who plays all of them.
"""

import sys
import time
from collections import Counter
from random import Random

from tools.story.perfect import answer, search
from tools.story.perfect.every_way import Hands, Rules, can_win

OFFICIAL, EXPERT, SHORT = (2, 1, False), (3, 1, False), (2, 2, True)
PROGRESS = 5  # seconds
ROOM = 1 << 10


def endgame(chance: Random) -> tuple[tuple[int, ...], Hands, tuple[int, ...], int, Rules]:
    """Return tops, hands, draw pile, who is on turn and rules of an endgame drawn by `chance`.

    Its hands are as small as they are at the end, also where cards are still drawn.
    """
    players = chance.randint(1, 5)
    kind = chance.choice((OFFICIAL, OFFICIAL, EXPERT, SHORT if players > 1 else EXPERT))
    size = chance.randint(2, 8) if players == 1 else chance.randint(2, 8) // players + 1
    drawn = chance.choice((0, 0, 1, 2, 3, 4))
    count = players * size if drawn else chance.randint(players, players * size)
    some = chance.randint(2, 60)
    out = chance.sample(range(some, some + 40), count + drawn)
    gone = [card for card in range(some, some + 40) if card not in out]
    tops = sorted(chance.sample(gone, 4), reverse=True)  # much of it goes by ten back alone
    if chance.random() < 0.4:
        chance.shuffle(tops)
    hands = tuple(frozenset(out[seat:count:players]) for seat in range(players))
    return tuple(tops), hands, tuple(out[count:]), chance.randrange(players), (players, size, *kind)


def compare(chance: Random) -> tuple[str, bool]:
    """Return what the proof says of a drawn endgame, and whether all ways together agree."""
    tops, hands, pile, seat, rules = endgame(chance)
    while not hands[seat]:
        seat = (seat + 1) % rules[0]
    by_all = can_win(tops, hands, pile, seat, rules)
    held = [sorted(hand) for hand in hands]
    table = answer.made(list(pile), rules, tops, held, 0, seat)
    word, _ = answer.solve(table)
    alone = answer.Proof(table, ROOM)
    proof = search.GOES_ON
    while not proof:
        proof = alone.step(answer.CHUNK)
    agree = word == (answer.WON if by_all else answer.LOST)
    return word, agree and (proof == search.WON) == by_all


def judge(count: int, seed: int) -> int:
    """Compare `count` endgames, tell how it goes on and what came out; return the exit status."""
    words: Counter[str] = Counter()
    told = time.monotonic()
    for number in range(count):
        word, agree = compare(Random(f"{seed} {number}"))
        if not agree:
            print(f"endgame {number} of seed {seed} is not {word}", file=sys.stderr)
            return 1
        words[word] += 1
        if time.monotonic() - told > PROGRESS:
            told = time.monotonic()
            print(f"{number + 1} of {count}", file=sys.stderr, flush=True)
    print(f"{count} endgames, by every way too: {words['won']} won, {words['lost']} lost")
    return 0

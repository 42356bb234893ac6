"""A record of a game as it is written: its lines, sorted out (docs/record.md)."""

import re
from itertools import pairwise
from typing import Any, NamedTuple

from firmware import catalog
from firmware.knowledge import LEVELS, SCREEN
from firmware.record import TITLE
from firmware.setup import Setup

HEAD = ("rules", "level", "players", "deck")
CLOSED = re.compile(r"that is ([0-9]{1,9}) moves?, (.+?)(?:, check ([0-9A-Fa-f]{4}))?")
ENDING = "that is ... moves, <result>, check ..."
UNCOUNTED = "that is all"


class Wrong(Exception):
    """A record cannot be what it seems; the message says in which line and why."""

    def __init__(self, line: int, reason: str):
        super().__init__(f"line {line}: {reason}")


class Told(NamedTuple):
    """A word or a move, and the number of the line that it stands in."""

    line: int
    text: str


class Written(NamedTuple):
    """What a record tells: its head by words, its moves, and how it closes."""

    head: dict[str, list[Told]]
    moves: list[Told]
    closing: Told
    result: str  # this and the check are empty where they are not told
    check: str


def sort_out(text: str) -> Written:
    """Return what the record `text` tells; raise Wrong where its form is none."""
    lines = [
        Told(number, " ".join(line.partition(";")[0].split()))
        for number, line in enumerate(text.split("\n"), 1)
    ]
    lines = [line for line in lines if line.text]
    if not lines or lines[0].text != TITLE:
        raise Wrong(lines[0].line if lines else 1, f"a record begins with '{TITLE}'")
    last = lines[-1]
    for line, following in pairwise(lines):
        if line.text.startswith("that is"):
            raise Wrong(following.line, "nothing may follow the closing line")
    if not last.text.startswith("that is"):
        raise Wrong(last.line, f"cut off here: a record ends with '{ENDING}'")
    closed = CLOSED.fullmatch(last.text)
    if not closed and last.text != UNCOUNTED:
        raise Wrong(last.line, f"'{last.text}' should read '{ENDING}'")
    head, moves = _head_and_moves(lines[1:-1])
    if not closed:
        return Written(head, moves, last, "", "")
    if int(closed[1]) != len(moves):
        raise Wrong(last.line, f"it says {closed[1]} moves, but {len(moves)} are here: edited?")
    return Written(head, moves, last, closed[2], (closed[3] or "").upper())


def _head_and_moves(lines: list[Told]) -> tuple[dict[str, list[Told]], list[Told]]:
    head: dict[str, list[Told]] = {}
    moves: list[Told] = []
    for number, text in lines:
        name, _, rest = text.partition(" ")
        if name not in HEAD:
            moves += [Told(number, move.strip()) for move in text.split(",") if move.strip()]
        elif moves:
            raise Wrong(number, f"'{name}' belongs before the moves")
        elif name == "deck":
            head.setdefault(name, []).extend(Told(number, card) for card in rest.split())
        elif name in head:
            raise Wrong(number, f"'{name}' is told twice")
        else:
            head[name] = [Told(number, rest)]
    for name in HEAD[:3]:
        if name not in head:
            raise Wrong(moves[0].line if moves else 1, f"'{name}' is missing before the moves")
    return head, moves


def setup_of(head: dict[str, list[Told]]) -> tuple[Any, Setup]:
    """Return the game and the set-up that `head` tells; raise Wrong where there are none such."""
    (line, name), *_ = head["rules"]
    game = catalog.game_of(name)
    if game is None:
        known = ", ".join(row[0] for each in catalog.games() for row in each.manifest.RULE_SETS)
        raise Wrong(line, f"no rules are called '{name}', only {known}")
    (line, word), *_ = head["level"]
    levels = [LEVELS[level] for level in game.manifest.LEVELS]
    if word not in levels:
        raise Wrong(line, f"no level is called '{word}', only {', '.join(levels)}")
    level = LEVELS.index(word)
    fewest, most = game.rule_set(name)[2:4]
    (line, word), *_ = head["players"]
    if word not in [str(count) for count in range(fewest, most + 1)]:
        raise Wrong(line, f"{name} is for {fewest} to {most} players, not '{word}'")
    cards = head.get("deck", [])
    if level == SCREEN:
        deck = _deck(cards, game.part("tables").cards(), line)
    elif cards:
        raise Wrong(cards[0].line, f"at level {LEVELS[level]} nobody knows the deck")
    else:
        deck = b""
    return game, Setup(name, level, int(word), deck)


def _deck(told: list[Told], cards: list[int], line: int) -> bytes:
    """Return the deck of `told`, which must be all `cards` in any order."""
    if not told:
        raise Wrong(line, "'deck' is missing: the device dealt, so its order must be told")
    missing = {str(card) for card in cards}
    seen = set()
    for number, card in told:
        if card in seen:
            raise Wrong(number, f"{card} is twice in the deck")
        if card not in missing:
            raise Wrong(number, f"'{card}' is no card of this deck")
        seen.add(card)
    if missing - seen:
        lost = sorted(missing - seen, key=int)
        raise Wrong(told[-1].line, f"the deck has {len(seen)} cards; {lost[0]} is missing")
    return bytes(int(card) for _, card in told)

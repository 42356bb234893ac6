"""Of the rules of a game: moves of known kinds; each game begins anew, is replayed, and ends."""

from collections.abc import Callable, Iterator
from random import Random

from firmware.modules.game_folder import GameFolder
from firmware.play.referee import kind
from tools.new_game.ways import LEGAL, begun, move_of, said, table
from tools.players.random_games import Course

# Kinds of fields that the house knows: who and where, and plain numbers.
KINDS = {"seat", "pile", "card", "count", "sign"}
MOST = 3000  # moves that somebody who plays at random may need


def complaints(course: Course, chance: Random, at: Callable[[str], None]) -> Iterator[str]:
    """Yield, each in a sentence, what is wrong with the rules at `course`.

    `at` hears what is done next.
    """
    way = said(course)
    at(f"a new game ({way})")
    game = begun(course)
    before = table(game)
    log: list[tuple] = []
    while not game.over and len(log) < MOST:
        at(f"move {len(log) + 1} of a game at random ({way})")
        move = move_of(course, game, len(log), chance)
        if move is None:
            yield (
                f"A game does not end ({way}): after {_moves(log)} no move is legal, and it is not"
                " over."
            )
            break
        if why := game.play(move):
            yield f"A legal move is refused ({way}): {move} is in legal_moves(), but refused {why}."
            break
        log.append(move)
    if len(log) == MOST:
        yield (
            f"A game does not end ({way}): after {MOST} moves at random it goes on. If there is"
            " something to be done for its end, desktop.py says what."
        )
    at(f"another new game ({way})")
    again = begun(course)
    now = table(again)
    if changed := _changed(before, now):
        yield (
            f"A new game does not begin as the one before it did ({way}): {changed}. Something of a"
            " game is kept outside it, where `new` does not set it again."
        )
        return
    end = table(game)
    for number, move in enumerate(log, 1):
        at(f"move {number} of the same game again ({way})")
        if again.play(move):
            yield (
                f"The same moves cannot be played again ({way}): move {number} is refused. Taking"
                " back and going on replay the log, so a game may depend on nothing else."
            )
            return
    if changed := _changed(end, table(again)):
        yield (
            f"The same moves lead elsewhere when they are played again ({way}): {changed}. Taking"
            " back and going on replay the log, so a game may depend on nothing else."
        )


def strange(game: GameFolder, at: Callable[[str], None]) -> Iterator[str]:
    """Yield, each in a sentence, which kinds of fields in the MOVES of `game` nobody knows."""
    at("its moves")
    rows = [words.split() for words, _ in game.rules.MOVES]
    found = dict.fromkeys(kind(row, place) for row in rows for place in range(1, len(row)))
    for name in found:
        if name not in KINDS and name not in getattr(game.rules, "WORDS", {}):
            yield (
                f"MOVES of rules.py has fields of the kind {name!r}, which nobody knows, so they"
                f" would be written as plain numbers: WORDS is to have its words, or it is one of"
                f" {', '.join(sorted(KINDS))}."
            )


def _moves(log: list[tuple]) -> str:
    return "1 move" if len(log) == 1 else f"{len(log)} moves"


def _changed(before: dict, now: dict) -> str:
    """Return the first field that differs, in words, or nothing."""
    for name in before:
        if before[name] != now.get(name):
            if name == LEGAL:
                return "other moves are legal"
            return f"{name} was {before[name]!r:.60} and is {now.get(name)!r:.60}"
    return ""

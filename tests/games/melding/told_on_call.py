"""Whole games 5 and 6, dealt and played by the rules, told as they would be refereed on call.

``python3 -m tests.games.melding.told_on_call`` writes the playthroughs anew.
"""

import json
from random import Random
from typing import Any

from firmware.games.melding.rules import DRAW, OUT, SPLIT, TAKE, Drawing, card_word, real
from firmware.play.knowledge import LEVELS, ON_CALL
from firmware.play.setup import Setup
from host_sim.wiring import REPO_ROOT
from tests.games.melding.positions import RULES, called, claim, held, moves
from tests.games.melding.whole_games import dealt

FOLDERS = {"H5": "primes", "H5-advanced": "primes", "H6": "rummy"}
# Players, free cards, and whether they play on for places.
GAMES = {
    "H5": ((3, 4, False), (5, 0, True), (2, 2, False)),
    "H5-advanced": ((3, 4, False), (4, 3, True), (2, 1, False)),
    "H6": ((3, 4, False), (4, 3, True), (2, 2, False)),
}
WRONG = 4  # claims, at most
TABLE = ("seat", "hands", "finished", "over")  # after each step

Step = dict[str, Any]


def is_out(game: Drawing) -> bool:
    """Return True if the player on turn can be out, whichever card they throw."""
    hand = held(game, game.seat)
    for thrown in hand:
        rest = list(hand)
        rest.remove(thrown)
        if claim(game, thrown, rest):
            return True
    return False


def told_on_call(agreed: Setup, log: list[tuple]) -> dict[str, Any]:
    """Return the game of `log` as the players would tell it; wrong claims are put between."""
    jokers, places = agreed.options
    truth = RULES[agreed.rules].new(agreed)
    blind = called(agreed.rules, agreed.players, agreed.options)
    chance = Random(agreed.deck)
    steps: list[Step] = []
    turns = 0
    wrong = WRONG

    def step(*words: str | int) -> None:
        why = blind.play(moves.parse(" ".join(map(str, words))))
        facts = blind.facts()
        steps.append({"do": list(words), "ok": not why, **{word: facts[word] for word in TABLE}})

    for move in log:
        if move[0] == OUT and agreed.players == 2:  # who sees that it is so asks nobody
            step("finished", f"P{truth.seat + 1}")
        elif move[0] == OUT:
            parts = [part(word) for word in moves.text(move).split()[2:]]
            step("claim", f"P{truth.seat + 1}", part(card_word(move[1])), *parts)
            assert blind.laid[-len(_cards(move)) :] == _cards(move)
            step("finished", f"P{truth.seat + 1}")  # only once, and not while hands are scored
        truth.play(move)
        turns += move[0] in (DRAW, TAKE)
        hopes = move[0] in (DRAW, TAKE) and not truth.owes and wrong and chance.random() < 0.1
        if hopes and not is_out(truth):
            wrong -= 1
            thrown, *rest = map(card_word, held(truth, truth.seat))
            heap = [part("F1" if word == "F" else word) for word in rest]
            step("claim", f"P{truth.seat + 1}", part(thrown), *heap)
    while blind.scoring:
        seat = blind.seat
        step("score", f"P{seat + 1}", blind.hand_size + 1)
        step("score", f"P{seat + 1}", truth.points[seat])
    head = {"rules": agreed.rules, "level": LEVELS[ON_CALL], "players": agreed.players}
    table = {"jokers": jokers, "places": bool(places), "turns": turns}
    return {**head, **table, "steps": steps, "points": truth.points}


def _cards(move: tuple) -> list[int]:
    return [real(part) for part in move[2:] if part != SPLIT]


def part(word: str) -> str | int:
    return int(word) if word.isdigit() else word


def main() -> None:
    """Write the playthroughs."""
    for name, games in GAMES.items():
        told = [told_on_call(*dealt(name, *game)) for game in games]
        file = REPO_ROOT / "tests" / "games" / FOLDERS[name] / f"{name}-on-call.jsonl"
        file.write_text("".join(json.dumps(game) + "\n" for game in told), encoding="utf-8")


if __name__ == "__main__":
    main()

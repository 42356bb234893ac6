"""A whole game 5 or 6 of each rule set, dealt and played by the rules, told card by card.

``python3 -m tests.games.melding.told_checked`` writes the playthroughs anew.
"""

import json
from typing import Any

from firmware.games.melding.rules import DRAW, SHUFFLE, START, THROW, Drawing, card_word
from firmware.play.setup import Setup
from host_sim.wiring import REPO_ROOT
from tests.games.melding.positions import RULES, held, moves
from tests.games.melding.told_on_call import FOLDERS, Step, part
from tests.games.melding.whole_games import dealt

# Players, free cards, and that they play on for places; without free cards it takes long enough for
# the discards to be shuffled.
GAMES = {"H5": (3, 4, True), "H5-advanced": (3, 0, True), "H6": (3, 4, True)}
TABLE = ("open", "seat", "drawn", "draw", "hands", "finished", "over")  # after each step


def told_checked(agreed: Setup, log: list[tuple]) -> dict[str, Any]:
    """Return the game of `log`; what cannot be done is tried once a round of turns."""
    game = RULES[agreed.rules].new(agreed)
    steps: list[Step] = []
    shuffled: list[list[str | int]] = []

    def table() -> Step:
        facts = game.facts()
        return {word: facts[word] for word in TABLE}

    def step(move: tuple) -> None:
        why = game.play(move)
        words = [part(word) for word in moves.text(move).split()]
        steps.append({"do": words, "ok": not why, **table()})

    for move in log:
        if move[0] == SHUFFLE:
            shuffled.append([part(card_word(card)) for card in move[1:]])
            assert game.play(move) is None
            steps[-1].update(table())  # it belongs to the draw
        elif move[0] == START:
            assert game.play(move) is None
        else:
            if move[0] == THROW and not game.seat:
                step((DRAW,))  # a second time
                step((THROW, foreign(game)))
            step(move)
    jokers, places = agreed.options
    return {
        "rules": agreed.rules,
        "players": agreed.players,
        "jokers": jokers,
        "places": bool(places),
        "deck": [part(card_word(card)) for card in agreed.deck],
        "reshuffles": shuffled,
        "steps": steps,
        "points": game.points,
    }


def foreign(game: Drawing) -> int:
    """Return a card that the player on turn does not hold."""
    return next(card for card in range(1, game.last + 1) if card not in held(game, game.seat))


def main() -> None:
    """Write the playthroughs."""
    for name, folder in FOLDERS.items():
        told = told_checked(*dealt(name, *GAMES[name]))
        file = REPO_ROOT / "tests" / "games" / folder / f"{name}.jsonl"
        file.write_text(json.dumps(told) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

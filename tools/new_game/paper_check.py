"""Of the whole games on paper: there are some, and the rules agree with them."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

from firmware.modules.game_folder import GameFolder
from firmware.play.knowledge import LEVELS
from tools.new_game.texts_check import unsaid
from tools.replay.conform import first_disagreement
from tools.replay.playthrough import Replay

FILES = 3  # games of each file: the tests play them all
ON_CALL = "-on-call"  # so ends the name of a file whose games were refereed on call


def complaints(game: GameFolder, folder: Path, at: Callable[[str], None]) -> Iterator[str]:
    """Yield, each in a sentence, where the whole games in `folder` and the rules differ."""
    files = sorted(folder.glob("*.jsonl"))
    if not files:
        name = f"tests/games/{folder.name}/{game.manifest.RULE_SETS[0][0]}.jsonl"
        yield f"There are no whole games on paper: {name} is missing."
    for file in files:
        lines = [line for line in file.read_text(encoding="utf-8").splitlines() if line.strip()]
        called = file.stem.endswith(ON_CALL)
        levels = [LEVELS.index("on call")] if called else game.manifest.LEVELS
        for level in levels:
            if not called and LEVELS[level] == "on call":
                continue
            for number, line in enumerate(lines[:FILES], 1):
                at(f"{file.name} line {number} at level {LEVELS[level]}")
                if found := first_disagreement(line, level):
                    where = f"{file.name} line {number}, level {LEVELS[level]}"
                    yield f"Rules and paper differ ({where}): {found}."
                else:
                    yield from _unsaid(game, Replay(json.loads(line), level))


def _unsaid(game: GameFolder, replay: Replay) -> Iterator[str]:
    """Yield, each in a sentence, which refusals on paper the texts of `game` cannot say."""
    for step in replay.told["steps"]:
        move = None if step["ok"] else replay.move_of(step["do"])
        if move and (why := replay.open.why_not(move)):
            yield from unsaid(game, why)
        replay.step(step)

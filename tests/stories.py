"""The playthroughs: whole games on paper, each file in the folder of its game's tests."""

import json
from typing import Any

from host_sim.wiring import REPO_ROOT

FILES = {file.stem: file for file in sorted((REPO_ROOT / "tests" / "games").glob("*/*.jsonl"))}
CLAIMS = "claims"  # the file that tells claims in place of whole games


def lines(rules: str) -> list[str]:
    """Return the lines of the playthroughs of `rules`, one for each game."""
    return FILES[rules].read_text(encoding="utf-8").splitlines()


def stories(rules: str) -> list[dict[str, Any]]:
    """Return the playthroughs of `rules`."""
    return [json.loads(line) for line in lines(rules)]

"""The words behind a verb, as all verbs read them: what is misspelt is asked about.

What a word should be is told as people say it, not by the name that Python has for it.
"""

import argparse
import difflib
import re
from pathlib import Path
from typing import Any, NoReturn

SEEDS = 1 << 32


class Parser(argparse.ArgumentParser):
    """Python's own, which proposes the nearest option or choice for one that there is not."""

    def __init__(self, *words: Any, **more: Any) -> None:
        self.known: list[str] = []
        super().__init__(*words, **more)
        self.register("type", int, whole)
        self.register("type", float, number)

    def add_argument(self, *words: Any, **more: Any) -> argparse.Action:
        """Add an argument, as Python's does."""
        self.known += [word for word in words if word.startswith("-")]
        return super().add_argument(*words, **more)

    def error(self, message: str) -> NoReturn:
        """End with the status 2; `message` says why."""
        super().error(message + meant(message, self.known))


def meant(message: str, options: list[str]) -> str:
    """Return a question behind `message`, which names a word that is not known, or nothing."""
    choice = re.search(r"invalid choice: '([^']*)' \(choose from (.*)\)", message)
    if choice:
        word, known = choice[1], re.findall(r"[\w.-]+", choice[2])
    else:
        found = re.search(r"unrecognized arguments: (?:[^-]\S* )*(-[^\s=]+)", message)
        word, known = found[1] if found else "", options
    near = difflib.get_close_matches(word, known, 1)
    return f"; did you mean {near[0]}?" if near else ""


def same(one: Path, other: Path) -> bool:
    """Return True if both are one file that is there, however they are written."""
    return one.exists() and other.exists() and one.samefile(other)


def whole(word: str) -> int:
    """Return the whole number `word`."""
    try:
        return int(word)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{word!r:.40} is no whole number") from None


def number(word: str) -> float:
    """Return the number `word`."""
    try:
        return float(word)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{word!r:.40} is no number") from None


def count(word: str) -> int:
    """Return how many `word` says, one at least."""
    if not word.isdecimal() or (found := whole(word)) < 1:
        raise argparse.ArgumentTypeError(f"{word!r:.40} is no number from 1")
    return found


def counts(word: str) -> list[int]:
    """Return the numbers in `word`, from 1, with commas between them."""
    return [count(part) for part in word.split(",")]


def seed(word: str) -> int:
    """Return the seed `word`."""
    if not word.isdecimal() or (found := whole(word)) >= SEEDS:
        raise argparse.ArgumentTypeError(f"{word!r:.40} is no number from 0 to {SEEDS - 1}")
    return found

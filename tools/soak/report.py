"""The files of a long trial: a state to go on from, scripts of failures, a report."""

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

from tools.soak.life import PACE, free_of
from tools.soak.trial import Outcome

STATE, REPORT = "state.json", "report.txt"
KEPT = ("seed", "next", "passed", "failed", "cuts", "seconds", "done", "courses", "found")


class Damaged(Exception):
    """A state that cannot be gone on from."""


class Report:
    """The trial of `seed` so far, kept in `folder`.

    `next` is the number of the first trial that has not been told of, `found` the failures by
    name: how often, and the file of the first.  Damaged if what is kept cannot be read.
    """

    def __init__(self, folder: Path, seed: int) -> None:
        self.folder = folder
        self.seed = seed
        self.next = self.passed = self.failed = self.cuts = 0
        self.seconds = 0.0
        self.done: Counter[str] = Counter()
        self.courses: Counter[str] = Counter()
        self.found: dict[str, dict[str, Any]] = {}
        if (folder / STATE).exists():
            try:
                self._go_on(json.loads((folder / STATE).read_text(encoding="utf-8")))
            except Exception as error:  # whatever has become of it
                raise Damaged(f"{folder / STATE} cannot be read") from error

    def _go_on(self, state: dict[str, Any]) -> None:
        for name in KEPT:
            kind = type(getattr(self, name))  # that of its beginning
            setattr(self, name, kind(state[name]))
        self.lines()

    @property
    def events(self) -> int:
        """Everything done but waiting."""
        return self.done.total() - self.done["wait"]

    def add(self, outcome: Outcome) -> None:
        """Take in the outcome of the next trial."""
        self.next = outcome.number + 1
        self.seconds += outcome.seconds
        self.cuts += outcome.cuts
        self.done.update(outcome.done)
        self.courses[outcome.course] += 1
        if not outcome.name:
            self.passed += 1
            return
        self.failed += 1
        known = self.found.get(outcome.name)
        if known:
            known["times"] += 1
            return
        words = re.sub(r"[^a-z0-9]+", "-", outcome.name.lower()).strip("-")[:60]
        file = f"{outcome.number:06}-{words}.txt"
        self._write(file, script(outcome, file, self.seed))
        said = outcome.said.strip()
        self.found[outcome.name] = {
            "times": 1,
            "file": file,
            "course": outcome.course,
            "said": said,
        }

    def keep(self) -> None:
        """Write state and report; a run that is cut here leaves the old or the new."""
        state = {name: getattr(self, name) for name in KEPT}
        self._write(REPORT, "\n".join(self.lines()) + "\n")
        self._write(STATE, json.dumps(state, indent=1))

    def lines(self) -> list[str]:
        """Return the report."""
        rate = self.events / self.seconds if self.seconds else 0
        told = [
            f"seed {self.seed}: {self.next} lives, {self.events} events, {self.cuts} power cuts "
            f"in a write, {rate:.0f} events a second of the processor",
            "",
            "done: " + ", ".join(f"{count} {word}" for word, count in self.done.most_common()),
            "played: " + ", ".join(f"{count} {name}" for name, count in self.courses.items()),
        ]
        for name, failure in self.found.items():
            told += ["", f"{name} ({failure['times']} times, first in {failure['course']})"]
            told += [f"  {failure['file']}"]
            told += ["    " + line for line in failure["said"].splitlines()]
        return [*told, "", self.verdict()]

    def verdict(self) -> str:
        """Return the last line."""
        return f"{self.passed} passed, {self.failed} failed"

    def _write(self, name: str, text: str) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        beside = self.folder / (name + ".new")
        beside.write_text(text, encoding="utf-8", newline="\n")
        beside.replace(self.folder / name)


def script(outcome: Outcome, file: str, seed: int) -> str:
    """Return the failure of `outcome` as a script for the simulator; of a sweep, what was said.

    The trial of `seed` that it is of can be run alone.
    """
    lines = [f"// {outcome.name}, in {outcome.course}"]
    if outcome.script:
        memory = f"--seed {outcome.seed} --free {free_of(outcome.seed)}"
        lines += [f"// python3 dev.py sim --face none --pace {PACE} {memory} {file}"]
    lines += [f"// python3 dev.py soak --seed {seed} --trial {outcome.number}"]
    lines += [f"// {line}" for line in outcome.said.strip().splitlines()]
    if outcome.script:
        lines += [*outcome.script, "screen", "journal"]
    return "\n".join(lines) + "\n"

"""All that a game owes beside its tests, told in sentences, and within a time.

The checks run in a process of their own.  Each says what it is about to do, so that rules which
never come to an end are told by what was done last.
"""

import functools
import gc
import os
import subprocess
import sys
import threading
import time
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

from firmware.modules import catalog
from firmware.modules.game_folder import GameFolder
from tools.new_game import hands_check, manifest_check, paper_check, rules_check, texts_check
from tools.new_game.ways import ways

ROOT = Path(__file__).resolve().parents[2]
LIMIT_S = 12  # of the processor's time, so that others on the computer change nothing
PATIENCE = 5  # times as long by the clock, for rules that wait where they should work
LOOK_S = 0.1
SEED = 1


def told(folder: str, limit_s: float = LIMIT_S) -> list[str]:
    """Return what the game in `folder` owes, a sentence each, after `limit_s` seconds of work."""
    done = subprocess.run(
        [sys.executable, "-m", __name__, folder, str(limit_s)],
        check=False,
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )
    return done.stdout.splitlines()


class Watch:
    """Ends the process, and says why, once it has worked for `limit_s` seconds.

    One that waits is ended too, after PATIENCE times as long by the clock.
    """

    def __init__(self, limit_s: float) -> None:
        self.limit_s = limit_s
        self.about = "loading it"
        threading.Thread(target=self._look, daemon=True).start()

    def at(self, about: str) -> None:
        """Hear what is done next."""
        self.about = about

    def _look(self) -> None:
        patience_s = self.limit_s * PATIENCE
        end = time.monotonic() + patience_s
        spent = ""
        while not spent:
            time.sleep(LOOK_S)
            if time.process_time() >= self.limit_s:
                spent = f"{self.limit_s:g} s"
            elif time.monotonic() >= end:
                spent = f"{patience_s:g} s by the clock, most of them without work,"
        late = f"It does not come to an end: {spent} were not enough for {self.about}."
        print(late, flush=True)
        os._exit(1)


def complaints(game: GameFolder, at: Callable[[str], None]) -> Iterator[str]:
    """Yield what `game` owes, a sentence each, the kinds of things that are wrong once each."""
    heard: set[str] = set()
    for sentence in _every(game, at):
        kind = sentence.partition(" (")[0]
        if kind not in heard:
            heard.add(kind)
            yield sentence


def _every(game: GameFolder, at: Callable[[str], None]) -> Iterator[str]:
    without = list(manifest_check.complaints(game, at))
    yield from without
    if without:
        return
    chance = Random(SEED)
    for check in (rules_check, texts_check, hands_check):
        for course in ways(game, chance):
            yield from check.complaints(course, chance, at)
    yield from rules_check.strange(game, at)
    yield from texts_check.helpless(game, at)
    yield from paper_check.complaints(game, ROOT / "tests" / "games" / game.folder, at)
    from tools.new_game import source_check  # loads the manifests of all games, right or wrong

    yield from source_check.complaints(game, at)


def main(words: list[str]) -> int:
    """Print what the game in the folder of `words` owes, in the seconds there; 1 if anything."""
    folder, limit_s = words
    gc.collect = functools.partial(gc.collect, 0)  # the new alone: the device asks after each key
    gc.set_threshold(50_000)  # trees of sources are no garbage either
    watch = Watch(float(limit_s))
    try:
        games = (game for game in catalog.games() if game.folder == folder)
        game = next(games, None) or GameFolder(folder)  # which is not there if it cannot be listed
        owed = 0
        for sentence in complaints(game, watch.at):
            owed = 1
            print(sentence, flush=True)
    except Exception as error:  # whatever a game under way may raise
        print(_broken(error, folder, watch.about), flush=True)
        return 1
    return owed


def _broken(error: Exception, folder: str, about: str) -> str:
    """Return in a sentence what `error` says, where in the game it was raised, and at what."""
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if f"/games/{folder}/" in Path(frame.filename).as_posix()]
    last = (own or list(frames))[-1]
    name, line, said = last.filename, last.lineno, " ".join(str(error).split()) or "no message"
    if isinstance(error, SyntaxError) and error.filename:  # no frame is in what cannot be compiled
        name, line, said = error.filename, error.lineno, error.msg
    where = f"{Path(name).name}, line {line}"
    return f"It breaks in {where}, at {about}: {type(error).__name__}: {said}."


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

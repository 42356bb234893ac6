"""The long trial: ``python3 dev.py soak``."""

import argparse
import os
import shutil
import signal
import sys
from collections.abc import Callable, Generator
from concurrent.futures import Future, ProcessPoolExecutor
from pathlib import Path
from time import monotonic

from host_sim import verb, waiting
from host_sim.arguments import Parser
from host_sim.trouble import in_words
from host_sim.wiring import REPO_ROOT
from tools.soak import every_key, sweeps, trial
from tools.soak.failure import of_its_own
from tools.soak.page_desk import Way, way_of
from tools.soak.pieces import Pieces
from tools.soak.report import Damaged, Report, script
from tools.soak.trial import Outcome

OUT = REPO_ROOT / "out"
USUAL_HOURS = 1 / 60
MOST_JOBS = 1000
TELL_S = 10  # between two lines of progress
AHEAD = 2  # trials given to each process at a time

# Slices of sweeps, run in turn between lives: each gives an `Outcome` for (seed, number, known).
SWEEPS: tuple[Callable[[int, int, frozenset[str]], Outcome], ...] = (
    sweeps.cuts,
    sweeps.memories,
    sweeps.erases,
    sweeps.shuffles,
)
BETWEEN = 9  # every so many trials comes one of them; no divisor of the number of courses


def main(words: list[str] | None = None) -> int:
    """Let devices live until the time is up; the exit status is 1 if any failed."""
    parser = _parser()
    chosen = parser.parse_args(words)
    if not chosen.hours > 0 or not 1 <= chosen.jobs <= MOST_JOBS:  # hours that are no number, too
        parser.error(f"give more than no hours, and 1 to {MOST_JOBS} jobs")
    if chosen.trial is not None and chosen.trial < 0:
        parser.error("trials are counted from 0")
    status = _of_another_kind(chosen)
    if status is not None:
        return status
    folder = chosen.out / f"soak-{chosen.seed}"
    if chosen.fresh:
        shutil.rmtree(folder, ignore_errors=True)
    try:  # before devices have lived for hours
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        parser.error(f"nothing can be kept there: {in_words(error)}")
    try:
        report = Report(folder, chosen.seed)
    except Damaged as error:
        parser.error(f"{error}; --fresh begins anew")
    waiting.tell("Devices live, on and on until the time is up")
    if report.next:
        print(f"goes on after {report.next} lives; --fresh begins anew", flush=True)
    start = told = monotonic()
    lives = outcomes(report, chosen.jobs, start + chosen.hours * 3600)
    try:
        for outcome in lives:
            report.add(outcome)
            if outcome.name and report.found[outcome.name]["times"] == 1:
                print(f"FAILED: {outcome.name}, in {outcome.course}", flush=True)
            if monotonic() - told >= TELL_S:
                told = monotonic()
                report.keep()
                print(progress(report, told - start), flush=True)
    except KeyboardInterrupt:
        print("stopped", file=sys.stderr)
    finally:
        lives.close()
        report.keep()
    print(f"the report and the scripts are in {folder}")
    print(report.verdict())
    return 1 if report.failed else 0


def _parser() -> Parser:
    parser = Parser(prog="dev.py soak", description="Devices in rough hands.")
    parser.add_argument("--hours", type=float, default=USUAL_HOURS, help="(default: a minute)")
    parser.add_argument("--seed", type=int, default=1, help="of all chance; the same one goes on")
    parser.add_argument("--trial", type=int, metavar="NUMBER", help="that one of the seed alone")
    parser.add_argument("--sweep", action="store_true", help="all keys on all pages, to the end")
    parser.add_argument("--pieces", action="store_true", help="tell what wants much in one piece")
    parser.add_argument("--at", type=_way, metavar="WAY", help="all keys on that page of a sweep")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="(default: cores)")
    parser.add_argument("--fresh", action="store_true", help="begin the seed anew")
    parser.add_argument("--out", type=Path, default=OUT, metavar="DIR", help="(default: out)")
    return parser


def _way(word: str) -> Way:
    try:
        return way_of(word)
    except ValueError:
        raise argparse.ArgumentTypeError(
            f"{word!r:.40} leads to no page: a sweep prints the WAY of each that failed"
        ) from None


def alone(seed: int, number: int) -> int:
    """Run the trial `number` of `seed` and print what failed as its script, if anything did."""
    outcome = work(seed, number, frozenset())
    if not outcome.name:
        print(f"{outcome.course}: {outcome.events} events, nothing failed")
        return 0
    print(script(outcome, "FILE", seed), end="")
    return 1


def _of_another_kind(chosen: argparse.Namespace) -> int | None:
    """Do what is `chosen` and no soak; return its exit status, None if it is one."""
    if chosen.at is not None:
        return there(chosen.at)
    if chosen.sweep:
        waiting.tell("Looking for every kind of page")
        return sweep(chosen.seed, chosen.jobs)
    if chosen.pieces:
        return pieces(chosen.seed, monotonic() + chosen.hours * 3600)
    if chosen.trial is not None:
        return alone(chosen.seed, chosen.trial)
    return None


def pieces(seed: int, end: float) -> int:
    """Let devices live until the time `end`, then print the large pieces that the firmware had."""
    number = 0
    with Pieces() as seen:
        while monotonic() < end:
            trial.run(seed, number)
            number += 1
    for line in seen.lines():
        print(line)
    print(f"seed {seed}: {number} lives, pieces of {seen.least} bytes and more")
    return 0


def there(way: Way) -> int:
    """Press all keys on the page at the end of `way` and print what failed."""
    pressed = every_key.press_all(way)
    for found in pressed.found:
        print(f"FAILED: {found}")
    print(f"{pressed.keys} keys, {len(pressed.found)} failed")
    return 1 if pressed.found else 0


def sweep(seed: int, jobs: int) -> int:
    """Press all keys on all kinds of pages; print what failed as it comes, once each."""
    swept = every_key.Swept()
    start = told = monotonic()

    def tell(to_come: int) -> None:
        nonlocal told
        for found in swept.news():
            print(f"FAILED: {found}", flush=True)
        if monotonic() - told >= TELL_S:
            told = monotonic()
            print(f"{clock(told - start)}  {swept}; {to_come} pages to come", flush=True)

    try:
        every_key.sweep(swept, seed, jobs, tell)
    except KeyboardInterrupt:
        print("stopped", file=sys.stderr)
    for name, times in swept.times.most_common():
        print(f"{times:6} {name}")
    print(f"seed {seed}: {swept}")
    return 1 if swept.times else 0


def clock(seconds: float) -> str:
    """Return `seconds` as hours, minutes and seconds."""
    return f"{int(seconds) // 3600}:{int(seconds) // 60 % 60:02}:{int(seconds) % 60:02}"


def progress(report: Report, seconds: float) -> str:
    """Return the line that says how far it has come."""
    return f"{clock(seconds)}  {report.next} lives, {report.events} events, {report.failed} failed"


def deaf() -> None:
    """Leave Ctrl-C to the process that asked for the work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def work(seed: int, number: int, known: frozenset[str]) -> Outcome:
    """Run what has the `number`: a life, or after every so many of them a sweep.

    Whatever breaks in it is its outcome, and the next one comes all the same.
    """
    turn, rest = divmod(number + 1, BETWEEN)
    try:
        if not rest:
            return SWEEPS[(turn - 1) % len(SWEEPS)](seed, number, known)
        return trial.run(seed, number, known)
    except Exception as error:
        outcome = Outcome(number, "before it began", trial.seed_of(seed, number))
        outcome.tell(of_its_own(error))
        return outcome


def outcomes(report: Report, jobs: int, end: float) -> Generator[Outcome, None, None]:
    """Yield the outcomes in the order of their numbers, from where `report` stands to `end`."""
    number = report.next
    running: list[Future[Outcome]] = []
    with ProcessPoolExecutor(jobs, initializer=deaf) as pool:
        try:
            while True:
                while len(running) < AHEAD * jobs and monotonic() < end:
                    known = frozenset(report.found)
                    running.append(pool.submit(work, report.seed, number, known))
                    number += 1
                if not running:
                    return
                yield running.pop(0).result()
        finally:
            pool.shutdown(cancel_futures=True)


if __name__ == "__main__":
    verb.run(main)

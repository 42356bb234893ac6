"""Train the players' networks: ``python3 dev.py train GAME``."""

# pyright: reportMissingImports=false

import os
import sys
from pathlib import Path
from typing import Any, NamedTuple

from tqdm import tqdm

from host_sim import verb
from host_sim.arguments import Parser
from host_sim.players.quick import weights
from host_sim.players.quick.house import NoSuchHouse, house
from tools.train import coaching, course
from tools.train.course import Plan, Round

SEED = 1
GAMES = {"TG": "TG", "the_game": "TG", "TS": "TS", "TG-expert1": "TG-expert1"}
COACH = "coach"
KEPT = weights.FOLDER


class Lesson(NamedTuple):
    """Which weights are made, out of which others, by which plan."""

    rules: str
    players: int
    signs: bool
    begin: tuple[str, int, bool] | None
    plan: Plan


NEXT = Plan(rounds=20, pace=7e-4)
LONG = NEXT._replace(rounds=40)
LONGEST = NEXT._replace(rounds=400, last_pace=3e-5, kept=40)  # 40 minutes on one core
TWO, THREE, FOUR, FIVE = (("TG", players, True) for players in range(2, 6))
LESSONS = (
    Lesson("TG", 2, True, None, Plan(rounds=60)),
    Lesson("TG", 2, True, TWO, NEXT),
    Lesson("TG", 3, True, TWO, NEXT),
    Lesson("TG", 4, True, THREE, NEXT),
    Lesson("TG", 5, True, FOUR, NEXT),
    Lesson("TG", 1, False, TWO, NEXT),
    Lesson("TG", 1, False, ("TG", 1, False), LONG),
    Lesson("TG", 1, False, ("TG", 1, False), LONGEST),
    Lesson("TG", 2, False, TWO, NEXT),
    Lesson("TG", 2, True, ("TG", 2, False), LONG),
    Lesson("TG", 3, False, THREE, NEXT),
    Lesson("TG", 4, False, FOUR, NEXT),
    Lesson("TG", 5, False, FIVE, NEXT),
    Lesson("TG-expert1", 2, True, TWO, NEXT),
    Lesson("TG-expert1", 3, True, THREE, NEXT),
    Lesson("TG-expert1", 4, True, FOUR, NEXT),
    Lesson("TG-expert1", 5, True, ("TG-expert1", 4, True), NEXT),
    Lesson("TG-expert1", 1, False, ("TG", 1, False), NEXT),
    Lesson("TS", 2, True, TWO, NEXT),
    Lesson("TS", 3, True, THREE, NEXT),
    Lesson("TS", 4, True, FOUR, NEXT),
    Lesson("TS", 5, True, ("TS", 4, True), NEXT),
)


def main(words: list[str] | None = None) -> int:
    """Train what is asked for, in the order of LESSONS; the exit status is 2 if nothing is."""
    parser = Parser(prog="dev.py train", description=__doc__)
    parser.add_argument(
        "game", choices=sorted([*GAMES, COACH]), help="the game, a rule set, or coach"
    )
    parser.add_argument("--players", type=int, help="for so many alone")
    parser.add_argument("--no-signals", action="store_true", help="for tables without talk alone")
    parser.add_argument("--signals", action="store_true", help="for tables with signs alone")
    parser.add_argument("--rounds", type=int, help="of games, instead of the lesson's own")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--cores", type=int, default=os.cpu_count())
    parser.add_argument("--into", type=Path, default=KEPT, help="a folder")
    chosen = parser.parse_args(words)
    none = chosen.cores < 1 or chosen.rounds is not None and chosen.rounds < 1
    if chosen.game == COACH:  # it learns alone, and what it learns is the device's
        if none or chosen.players not in (None, 1) or chosen.signals or chosen.into != KEPT:
            parser.error("there is no such lesson")
        return learn_coach(chosen.seed, chosen.rounds or coaching.ROUNDS)
    lessons = [
        lesson
        for lesson in LESSONS
        if lesson.rules == GAMES[chosen.game]
        and chosen.players in (None, lesson.players)
        and not (chosen.no_signals and lesson.signs)
        and not (chosen.signals and not lesson.signs)
    ]
    if not lessons or none:
        parser.error("there is no such lesson")
    try:  # before it has learned for an hour
        chosen.into.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        parser.error(f"nothing can be kept in {chosen.into}: {error.strerror}")
    for lesson in lessons:
        if chosen.rounds is not None:
            lesson = lesson._replace(plan=lesson.plan._replace(rounds=chosen.rounds))
        try:
            learn(lesson, chosen.into, chosen.seed, chosen.cores)
        except (weights.BadWeights, NoSuchHouse) as error:
            print(error, file=sys.stderr)
            return 1
    return 0


def learn(lesson: Lesson, folder: Path, seed: int, cores: int) -> None:
    """Go through `lesson` and keep its weights in `folder`."""
    begin = weights.read(begun_with(lesson.begin, folder))[0] if lesson.begin else None
    rounds = course.train(
        house(lesson.rules, lesson.players, lesson.signs), lesson.plan, begin, seed, cores
    )
    name = weights.name_of(lesson.rules, lesson.players, lesson.signs)
    last: list[Round] = []
    with tqdm(total=lesson.plan.rounds, desc=name, unit="round", mininterval=2) as bar:
        while True:
            try:
                last.append(next(rounds))
            except StopIteration as stop:
                found = stop.value
                break
            won = sum(some.won for some in last[-10:]) / len(last[-10:])
            bar.set_postfix_str(f"{100 * won:.1f} % won, {last[-1].left:.1f} left", refresh=False)
            bar.update()
    story: dict[str, Any] = {
        "rules": lesson.rules, "players": lesson.players, "signs": lesson.signs, "seed": seed,
        "plan": lesson.plan._asdict(),
        "begin": weights.name_of(*lesson.begin) if lesson.begin else None,
        "by": "python3 dev.py train",
    }  # fmt: skip
    weights.write(folder / name, found, story)
    print(f"{folder / name}: {100 * sum(some.won for some in last[-10:]) / len(last[-10:]):.1f} %")


def begun_with(begin: tuple[str, int, bool], folder: Path) -> Path:
    """Return the weights that a lesson kept in `folder` begins with: those there, or the kept."""
    name = weights.name_of(*begin)
    return folder / name if (folder / name).exists() else KEPT / name


def learn_coach(seed: int, rounds: int) -> int:
    """Let the device's coach learn, and write what it has learned."""
    with tqdm(coaching.train(seed, rounds), total=rounds, desc=COACH, unit="round") as bar:
        for done, net in bar:
            bar.set_postfix_str(f"{done.wrong:.5f} nats wrong", refresh=False)
            story = {"by": "python3 dev.py train coach", "seed": seed, "rounds": done.number + 1}
            coaching.keep(coaching.KEPT, net, story)
    coaching.write(coaching.ALONE, coaching.packed(coaching.kept(coaching.KEPT)))
    print(f"{coaching.KEPT}\n{coaching.ALONE}")
    return 0


if __name__ == "__main__":
    verb.run(main)

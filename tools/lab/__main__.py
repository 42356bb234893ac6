"""The laboratory for The Game: ``python3 dev.py lab play``, ``lab houses``, ``lab agree``."""

import argparse
import json
import os
import sys
import time
from pathlib import Path

from host_sim.players.quick.house import NoSuchHouse
from host_sim.players.quick.weights import BadWeights
from host_sim.wiring import REPO_ROOT
from tools.lab import agreement, figures, games, houses, pool
from tools.lab.games import Kind

POSITIONS = 100_000
OUT = REPO_ROOT / "out" / "lab"


def main(words: list[str] | None = None) -> int:
    """Do what is asked for; the exit status is 1 if it cannot be done or does not agree."""
    chosen = _parser().parse_args(words)
    try:
        return chosen.do(chosen)
    except (NoSuchHouse, BadWeights) as error:
        print(error, file=sys.stderr)
        return 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="dev.py lab", description=__doc__)
    verbs = parser.add_subparsers(required=True, metavar="VERB")
    play = verbs.add_parser("play", help="play many games of one kind and tell what they came to")
    play.set_defaults(do=played)
    play.add_argument("--rules", default="TG", help="TG, TG-expert1, TG-expert2 or TS")
    play.add_argument("--players", type=int, default=3, help="how many (default: 3)")
    play.add_argument("--games", type=_count, default=4000)
    play.add_argument("--seed", type=_seed, default=1, help="of the deals")
    play.add_argument("--no-signals", action="store_true", help="nobody puts signs on piles")
    play.add_argument("--player", default="ahead", help=f"one of {', '.join(games.PLAYERS)}")
    play.add_argument("--hand", type=int, help="cards of a hand, where the house has it so")
    play.add_argument("--least", type=int, help="cards a turn, the same")
    play.add_argument("--piles", type=int, default=4, help="the same")
    play.add_argument("--cores", type=_count, default=os.cpu_count())
    play.add_argument("--json", action="store_true", help="print an object")
    many = verbs.add_parser("houses", help="compare house rules; goes on where it was stopped")
    many.set_defaults(do=compared)
    many.add_argument("--rules", type=_words, default=["TG"], help="with commas, as all of these")
    many.add_argument("--players", type=_counts, default=[3])
    many.add_argument("--hands", type=_counts, default=[None], help="cards of a hand")
    many.add_argument("--leasts", type=_counts, default=[None], help="cards a turn")
    many.add_argument("--piles", type=_counts, default=[4])
    many.add_argument("--games", type=_count, default=1000, help="of each")
    many.add_argument("--seed", type=_seed, default=1)
    many.add_argument("--no-signals", action="store_true", help="nobody puts signs on piles")
    many.add_argument("--player", default="strong", help=f"one of {', '.join(games.PLAYERS)}")
    many.add_argument("--cores", type=_count, default=os.cpu_count())
    many.add_argument("--into", type=Path, default=OUT, help="the folder of the run")
    agree = verbs.add_parser("agree", help="hold the compiled rules against the firmware's")
    agree.set_defaults(do=agreed)
    agree.add_argument("--positions", type=_count, default=POSITIONS)
    agree.add_argument("--seed", type=_seed, default=1)
    return parser


def _count(word: str) -> int:
    if not word.isdecimal() or not int(word):
        raise argparse.ArgumentTypeError(f"{word!r} is no number from 1")
    return int(word)


def _words(word: str) -> list[str]:
    return word.split(",")


def _counts(word: str) -> list[int]:
    return [_count(part) for part in word.split(",")]


def _seed(word: str) -> int:
    if not word.isdecimal() or int(word) >= 1 << 32:
        raise argparse.ArgumentTypeError(f"{word!r} is no number from 0 to {(1 << 32) - 1}")
    return int(word)


def played(chosen: argparse.Namespace) -> int:
    """Play games and print what they came to."""
    kind = Kind(
        chosen.rules, chosen.players, not chosen.no_signals, chosen.player, chosen.hand,
        chosen.least, chosen.piles,
    )  # fmt: skip
    games.check(kind)
    games.play(kind, chosen.seed, 0, 1)  # what is not compiled yet is, once for all processes
    start = time.monotonic()
    with pool.workers(chosen.cores) as crew:
        left = pool.play(crew, kind, chosen.seed, chosen.games)
    seconds = time.monotonic() - start
    found = figures.score(left)
    if chosen.json:
        told = {
            **kind._asdict(), "seed": chosen.seed, **found._asdict(),
            "games_a_second": round(found.games / seconds, 2), "cores": chosen.cores,
        }  # fmt: skip
        print(json.dumps(told))
        return 0
    print(f"{pool.title(kind)}, seed {chosen.seed}")
    share = 100 * found.wins / found.games
    print(f"wins        {found.wins} of {found.games} games: {share:.1f} %")
    print(f"95 %        {100 * found.low:.1f} to {100 * found.high:.1f} %")
    print(f"left        {found.left:.2f} cards on average, fewer than 10 in "
          f"{100 * found.excellent:.1f} % of games")  # fmt: skip
    print(f"speed       {found.games / seconds:.1f} games a second on {chosen.cores} cores")
    return 0


def compared(chosen: argparse.Namespace) -> int:
    """Play every kind that the words make, as far as it is not kept, and print the table."""
    wanted = houses.kinds(
        chosen.rules, chosen.players, chosen.hands, chosen.leasts, chosen.piles,
        not chosen.no_signals, chosen.player,
    )  # fmt: skip
    games.play(wanted[0], chosen.seed, 0, 1)
    with pool.workers(chosen.cores) as crew:
        rows = houses.run(crew, wanted, chosen.seed, chosen.games, chosen.into)
    print(*houses.lines(rows), sep="\n")
    print(f"kept in {chosen.into}")
    return 0


def agreed(chosen: argparse.Namespace) -> int:
    """Compare positions and tell how many agreed."""
    found = agreement.compare(chosen.seed, chosen.positions)
    if found.difference:
        print(found.difference, file=sys.stderr)
        return 1
    print(f"{found.positions} positions of {found.games} games agree with the firmware's rules")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)

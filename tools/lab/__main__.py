"""The laboratory: ``python3 dev.py lab play``, ``lab houses``, ``lab report``, ``lab agree``."""

import argparse
import json
import os
import sys
import time
from pathlib import Path

from host_sim import verb, waiting
from host_sim.arguments import Parser, count, counts, seed
from host_sim.players.others import match
from host_sim.players.quick.house import NoSuchHouse
from host_sim.players.quick.weights import BadWeights
from host_sim.trouble import in_words
from host_sim.wiring import REPO_ROOT
from tools.lab import agreement, figures, games, history, houses, matches, pool, report
from tools.lab.games import Kind
from tools.lab.history import NoHistory
from tools.lab.matches import Match
from tools.lab.pool import NoCluster

POSITIONS = 100_000
OUT = REPO_ROOT / "out" / "lab"


def main(words: list[str] | None = None) -> int:
    """Do what is asked for; the exit status is 1 if it cannot be done or does not agree."""
    chosen = _parser().parse_args(words)
    try:
        waiting.tell("Compiling the rules, which takes a minute the first time")
        return chosen.do(chosen)
    except (NoSuchHouse, BadWeights, NoCluster, NoHistory, OSError) as error:
        print(in_words(error), file=sys.stderr)
        return 1


def _parser() -> Parser:
    parser = Parser(prog="dev.py lab", description=__doc__)
    # dev.py tells it before the three verbs that take it, as it stands here.
    spread = Parser(add_help=False)
    spread.add_argument(
        "--dask",
        default="",
        metavar="ADDRESS",
        help="of play, houses and report: deal the games out to this scheduler's workers",
    )
    verbs = parser.add_subparsers(required=True, metavar="VERB")
    play = verbs.add_parser(
        "play", help="play many games of one kind and tell what they came to", parents=[spread]
    )
    play.set_defaults(do=played)
    play.add_argument("--rules", default="TG", help="TG, TG-expert1, TG-expert2, TS, H1 to H7, FH")
    play.add_argument("--players", type=int, default=3, help="how many (default: 3)")
    play.add_argument("--games", type=count, default=4000)
    play.add_argument("--seed", type=seed, default=1, help="of the deals")
    play.add_argument("--no-signals", action="store_true", help="nobody puts signs on piles")
    names = ", ".join(games.PLAYERS)
    play.add_argument("--player", help=f"one of {names} (ahead); in other games easy to strong")
    play.add_argument("--against", help="who sits on the other seats in other games (steady)")
    play.add_argument("--hand", type=int, help="cards of a hand, where the house has it so")
    play.add_argument("--least", type=int, help="cards a turn, the same")
    play.add_argument("--piles", type=int, default=4, help="the same")
    play.add_argument("--cores", type=count, default=os.cpu_count())
    play.add_argument("--json", action="store_true", help="print an object")
    many = verbs.add_parser(
        "houses", help="compare house rules; goes on where it was stopped", parents=[spread]
    )
    many.set_defaults(do=compared)
    many.add_argument("--rules", type=_words, default=["TG"], help="with commas, as all of these")
    many.add_argument("--players", type=counts, default=[3])
    many.add_argument("--hands", type=counts, default=[None], help="cards of a hand")
    many.add_argument("--leasts", type=counts, default=[None], help="cards a turn")
    many.add_argument("--piles", type=counts, default=[4])
    many.add_argument("--games", type=count, default=1000, help="of each")
    many.add_argument("--seed", type=seed, default=1)
    many.add_argument("--no-signals", action="store_true", help="nobody puts signs on piles")
    many.add_argument("--player", default="strong", help=f"one of {', '.join(games.PLAYERS)}")
    many.add_argument("--cores", type=count, default=os.cpu_count())
    many.add_argument("--into", type=Path, default=OUT, help="the folder of the run")
    tell = verbs.add_parser(
        "report", help="write a page of charts; goes on where it was stopped", parents=[spread]
    )
    tell.set_defaults(do=told)
    tell.add_argument("--history", type=Path, metavar="FILE", help="a device's history.csv")
    tell.add_argument("--rules", type=_words, help="with commas, as all of these (TG)")
    tell.add_argument("--players", type=counts, help="the same (1 to 5, or those of the history)")
    tell.add_argument("--games", type=count, default=1000, help="of each")
    tell.add_argument("--seed", type=seed, default=1)
    tell.add_argument("--player", default="strong", help=f"one of {', '.join(games.PLAYERS)}")
    tell.add_argument("--cores", type=count, default=os.cpu_count())
    tell.add_argument("--into", type=Path, default=OUT, help="the folder of the run")
    agree = verbs.add_parser("agree", help="hold the compiled rules against the firmware's")
    agree.set_defaults(do=agreed)
    agree.add_argument("--positions", type=count, default=POSITIONS)
    agree.add_argument("--seed", type=seed, default=1)
    return parser


def _words(word: str) -> list[str]:
    return word.split(",")


def played(chosen: argparse.Namespace) -> int:
    """Play games and print what they came to."""
    if chosen.rules in match.GAMES:
        return matched(chosen)
    if chosen.against:
        raise NoSuchHouse("in The Game all play together, against nobody")
    kind = Kind(
        chosen.rules, chosen.players, not chosen.no_signals, chosen.player or "ahead",
        chosen.hand, chosen.least, chosen.piles,
    )  # fmt: skip
    games.check(kind)
    with pool.workers(chosen.cores, chosen.dask) as crew:
        games.play(kind, chosen.seed, 0, 1)  # what is not compiled yet is, once for all processes
        start = time.monotonic()
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


def matched(chosen: argparse.Namespace) -> int:
    """Play games of another box and print who won, or what a round cost."""
    if chosen.hand or chosen.least or chosen.piles != 4 or chosen.no_signals:
        raise NoSuchHouse(f"{chosen.rules} has no house rules here, and no signals")
    kind = Match(
        chosen.rules, chosen.players, chosen.player or "strong", chosen.against or "steady"
    )
    matches.check(kind)
    start = time.monotonic()
    with pool.workers(chosen.cores, chosen.dask) as crew:
        found = pool.spread(
            crew, matches.play, kind, matches.title(kind), chosen.seed, chosen.games
        )
    speed = len(found) / (time.monotonic() - start)
    score = figures.average(found)
    if chosen.json:
        told = {**kind._asdict(), "seed": chosen.seed, **score._asdict()}
        print(json.dumps({**told, "games_a_second": round(speed, 2), "cores": chosen.cores}))
        return 0
    print(f"{matches.title(kind)}, seed {chosen.seed}")
    if kind.rules in matches.TOGETHER:
        print(f"points      {score.mean:.2f} minus points a round, by {score.games} rounds")
        print(f"95 %        {score.low:.2f} to {score.high:.2f}")
    else:
        even = 100 / kind.players
        print(f"won         {100 * score.mean:.1f} % of {score.games} games; {even:.0f} % is even")
        print(f"95 %        {100 * score.low:.1f} to {100 * score.high:.1f} %")
    print(f"speed       {speed:.1f} games a second on {chosen.cores} cores")
    return 0


def compared(chosen: argparse.Namespace) -> int:
    """Play every kind that the words make, as far as it is not kept, and print the table."""
    wanted = houses.kinds(
        chosen.rules, chosen.players, chosen.hands, chosen.leasts, chosen.piles,
        not chosen.no_signals, chosen.player,
    )  # fmt: skip
    with pool.workers(chosen.cores, chosen.dask) as crew:
        games.play(wanted[0], chosen.seed, 0, 1)
        rows = houses.run(crew, wanted, chosen.seed, chosen.games, chosen.into)
    print(*houses.lines(rows), sep="\n")
    print(f"kept in {chosen.into}")
    return 0


def told(chosen: argparse.Namespace) -> int:
    """Play what the report needs, as far as it is not kept, and write it."""
    tables, aside = history.read(chosen.history) if chosen.history else ([], 0)
    rules = chosen.rules or sorted({table.rules for table in tables}) or ["TG"]
    players = chosen.players or sorted({table.players for table in tables}) or [1, 2, 3, 4, 5]
    wanted = []
    for signs in (True, False):
        wanted += houses.kinds(rules, players, [None], [None], [4], signs, chosen.player)
    own = len(wanted)
    wanted += history.kinds(tables)
    with pool.workers(chosen.cores, chosen.dask) as crew:
        rows = houses.run(crew, wanted, chosen.seed, chosen.games, chosen.into)
    page = chosen.into / "report.html"
    page.write_text(report.page(rows[:own], tables, rows[own:]), encoding="utf-8", newline="\n")
    print(*houses.lines(rows[:own]), sep="\n")
    if tables:
        print("", *history.lines(tables, rows[own:]), sep="\n")
        if aside:
            print(f"{aside} more of the history: another game, given up or ruled")
    print(f"written: {page}")
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
    verb.run(main)

"""Tell a game from its record: ``python3 dev.py story FILE...``.

FILE is the record of a game (docs/record.md) or a device's memory; several are the rounds of an
evening.  A page of each is written beside what is printed, into out/.  With --positions a simple
player plays fresh deals to a drawn turn and perfect play is asked about each; with --endgames its
proofs are held against every way of playing small endgames.
"""

import argparse
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from firmware.play.story import count as many
from host_sim import verb, waiting
from host_sim.arguments import Parser, count, same
from host_sim.wiring import REPO_ROOT
from tools.replay.transcript_lines import Wrong
from tools.story import evening, page
from tools.story.played import Hands, Played, read
from tools.story.story import Story

MATTERS = "tools.story.matters."
OUT = REPO_ROOT / "out"


def story_of(played: Played) -> Story:
    """Return the story of a game as its own file in matters tells it, or its family's, or plain."""
    family = getattr(played.folder.manifest, "FAMILY", "plain")
    for name in (played.folder.folder, family, "plain"):
        if find_spec(MATTERS + name):
            return import_module(MATTERS + name).tell(played)
    raise ValueError("nobody can tell this game")


def tell(files: list[Path], names: tuple[str, ...], out: Path, left: Hands = ()) -> list[str]:
    """Return the stories of `files` as lines, and write their page; raise ValueError or OSError.

    The error's text says in one line what is wrong with which file; nothing is written then.
    """
    games = []
    twice = next((name for at, name in enumerate(names) if name in names[:at]), None)
    if twice:
        raise ValueError(f"--names: two are called {twice}")
    for file in files:
        try:
            games.append(read(file.read_bytes(), names, left))
        except Wrong as wrong:
            raise ValueError(f"{file.name} {wrong}") from wrong
        except ValueError as error:
            raise ValueError(f"{file.name}: {error}") from error
        if len(names) > games[-1].players:
            few = many(games[-1].players, "player")
            raise ValueError(f"--names has {len(names)} names: {file.name} has {few}")
    if left and "tops" not in games[0].game.facts():
        raise ValueError("--left is for a game with four piles whose cards were typed")
    stories = [story_of(game) for game in games]
    if len(games) > 1:
        stories = [evening.story(games), *stories]
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(page.html(stories), encoding="utf-8")
    lines = [line for story in stories for line in ("", *in_text(story))]
    return [*lines[1:], "", f"The page: {out}"]


def in_text(story: Story) -> list[str]:
    """Return a story as lines of text."""
    wins = [table for table in story.tables if table.title.startswith("How it could")]
    lines = [f"{story.title}: {', '.join(story.facts)}", *story.sentences]
    for table in wins:
        lines.append(f"{table.title}:")
        lines += [f"  {number:>2} {who}: {cards}" for number, who, cards in table.rows]
    return lines


def page_name(file: Path) -> str:
    """Return the name of the page for `file`, of letters that every drive takes."""
    name = file.stem if file.suffix == ".txt" else file.name
    return "story-" + re.sub(r"[^A-Za-z0-9_-]+", "-", name) + ".html"


def main(words: list[str]) -> int:
    """Tell, or ask; the exit status is 1 if a file is no good record or a check fails."""
    about, _, more = (__doc__ or "").partition("\n\n")
    parser = Parser(prog="dev.py story", description=about, epilog=more)
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE")
    parser.add_argument("--names", default="", help="the players' names, Ann,Ben,Cleo")
    parser.add_argument(
        "--left", type=_hands, default=(), help='who held what in the end: "12 40, 33, -"'
    )
    parser.add_argument("--html", type=Path, metavar="OUT", help="where the page goes")
    parser.add_argument("--positions", type=count, metavar="N", help="ask about N positions")
    parser.add_argument("--endgames", type=count, metavar="N", help="try all ways in N endgames")
    parser.add_argument("--rules", default="TG", choices=("TG", "TG-expert1", "TG-expert2", "TS"))
    parser.add_argument("--players", type=int, default=3, choices=range(1, 6))
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(list(_joined(words)))
    asked = options.positions or options.endgames
    if options.left and len(options.files) != 1:
        parser.error("--left is for one file")
    if bool(options.files) == bool(asked):
        parser.error("either files, or --positions, or --endgames")
    if asked and not find_spec("numba"):
        parser.error("this needs numba, which `python3 dev.py story` installs")
    if options.positions:
        if options.rules == "TS" and options.players == 1:
            parser.error("nobody plays TS alone")
        positions = import_module("tools.story.perfect.positions")
        return positions.judge(options.rules, options.players, options.positions, options.seed)
    if options.endgames:
        endgames = import_module("tools.story.perfect.endgames")
        return endgames.judge(options.endgames, options.seed)
    out = options.html or OUT / page_name(options.files[0])
    for file in options.files:
        if same(file, out):
            parser.error(f"--html: {file.name} is a record and would be lost")
    waiting.tell("Looking through it")
    try:
        said, status = tell(options.files, names_in(options.names), out, options.left), 0
    except OSError as error:
        said, status = [f"{error.filename}: {error.strerror}"], 1
    except ValueError as error:
        said, status = [str(error)], 1
    print("\n".join(said), file=sys.stderr if status else None, flush=True)
    return status


def names_in(text: str) -> tuple[str, ...]:
    """Return the names in `text`; who has none in their place is called by their number."""
    names = text.rstrip(", ")
    places = enumerate(names.split(","), 1) if names else ()
    return tuple(name.strip() or f"P{number}" for number, name in places)


def _joined(words: list[str]) -> Iterator[str]:
    """Yield `words`, and `--left` with the hands behind it, of which "-,-" looks like an option."""
    rest = iter(words)
    for word in rest:
        hands = next(rest, None) if word == "--left" else None
        if hands is None:
            yield word
        elif hands.startswith("--"):
            yield from (word, hands)
        else:
            yield f"{word}={hands}"


def _hands(word: str) -> Hands:
    hands = [part.replace("-", " ").split() for part in word.split(",")]
    if not all(card.isascii() and card.isdecimal() for hand in hands for card in hand):
        raise argparse.ArgumentTypeError('cards of each, P1 first: "12 40, 33, -"')
    return tuple(tuple(map(int, hand)) for hand in hands)


if __name__ == "__main__":
    verb.run(main)

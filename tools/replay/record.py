"""Check the record of a game and replay it: ``python3 dev.py record FILE [--nvm OUT]``.

docs/record.md says how a record is written.  With --nvm the journal that a device would hold after
these moves is written to OUT.  FILE may be such a journal too: then its record is printed.
"""

import sys
from pathlib import Path

from firmware.modules import catalog
from firmware.play import setup, transcript
from firmware.play.knowledge import KNOWN, LEVELS
from firmware.play.referee import Referee
from firmware.storage.journal import FOREIGN, MAGIC, Journal
from host_sim import verb
from host_sim.arguments import Parser, same
from host_sim.trouble import in_words
from tools.replay.transcript_lines import TranscriptLines, Wrong, sort_out
from tools.replay.transcript_replay import ERASED, SIZE, lines, replay

HIDDEN = "a game that was dealt and is not over: its record would tell everybody's cards"


def is_journal(content: bytes) -> bool:
    """Return True if a file with `content` is the memory of a device, perhaps empty or damaged."""
    if content.startswith(MAGIC[:3]) or bool(content) and not content.strip(ERASED):
        return True
    return len(content) == SIZE and not _is_text(content)


def _is_text(content: bytes) -> bool:
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return False
    return all(sign.isspace() or sign >= " " for sign in text)


def remembered(image: bytes) -> Referee:
    """Return the referee of the game that a journal's bytes hold; raise ValueError."""
    if len(image) != SIZE:
        raise ValueError(f"a journal has {SIZE:,} bytes, this file has {len(image):,}")
    journal = Journal(bytearray(image))
    if journal.state == FOREIGN and not image.startswith(MAGIC[:3]):
        raise ValueError("a device's memory that is damaged or empty: no game can be read in it")
    if journal.state == FOREIGN:
        raise ValueError("a journal of another version")
    if journal.setup is None:
        raise ValueError("no game in this journal")
    agreed = setup.unpack(journal.setup)
    game = catalog.game_of(agreed.rules)
    if game is None:
        raise ValueError(f"no rules are called {agreed.rules!r}")
    return Referee(journal, game, agreed)


def told(image: bytes) -> Referee:
    """Return the same of a game of which all may hear, and say what was lost; raise ValueError."""
    referee = remembered(image)
    if referee.setup.level in KNOWN and not referee.game.over:
        raise ValueError(HIDDEN)
    if referee.journal.damaged:
        print("the end of this journal is damaged: what came before it is told", file=sys.stderr)
    if referee.lost:
        print("the end of its log does not fit the rules", file=sys.stderr)
    return referee


def summary(written: TranscriptLines, referee: Referee) -> str:
    """Return in a few words what was found, and the closing line where it has no check."""
    agreed, game = referee.setup, referee.game
    who = f"{agreed.players} player" + "s" * (agreed.players > 1)
    state = "it is over" if game.over else "it goes on"
    counted = transcript.counted(len(written.moves), game.result())
    level = LEVELS[agreed.level] + transcript.HINTS * agreed.hints
    words = f"{agreed.rules}, level {level}, {who}: {counted}, {state}"
    if written.check:
        return words
    advice = "it has no check, which would show an edit; with one the last line is:"
    return f"{words}\n{advice} {lines(referee)[-1]}"


def check(content: bytes, out: Path | None) -> str:
    """Return what is to be printed for a file; raise ValueError, Wrong or OSError."""
    if is_journal(content):
        if out:
            raise ValueError("a journal already, not a record")
        return "\n".join(lines(told(content)))
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise ValueError("no UTF-8 text") from error
    written = sort_out(text)
    referee = replay(written)
    if out:
        if referee.journal.full:
            raise Wrong(written.closing.line, f"more than a journal of {SIZE} bytes can hold")
        out.write_bytes(referee.journal.memory)
    return summary(written, referee)


def main(words: list[str]) -> int:
    """Check one file; the exit status is 1, and nothing is written, if it is no good record."""
    about, _, more = (__doc__ or "").partition("\n\n")
    parser = Parser(prog="dev.py record", description=about, epilog=more)
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--nvm", type=Path, metavar="OUT", help="write the journal's 4,096 bytes")
    options = parser.parse_args(words)
    if options.nvm and same(options.nvm, options.file):
        parser.error(f"--nvm: {options.file.name} is the record and would be lost")
    place = options.file
    try:
        content, place = place.read_bytes(), options.nvm
        said, status = check(content, options.nvm), 0
    except Wrong as wrong:
        said, status = f"{options.file.name} {wrong}", 1
    except OSError as error:
        said, status = in_words(error, place), 1
    except ValueError as error:
        said, status = f"{options.file.name}: {error}", 1
    print(said, file=sys.stderr if status else None, flush=True)
    return status


if __name__ == "__main__":
    verb.run(main)

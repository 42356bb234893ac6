"""A record's game, played anew by its rules: what stands in it must be what they say."""

from binascii import crc32
from collections.abc import Callable

from firmware.play import transcript
from firmware.play.knowledge import TABLE
from firmware.play.notation import Notation
from firmware.play.referee import Referee
from firmware.play.rules_base import ASKED
from firmware.storage.journal import Journal
from tools.replay.transcript_lines import TranscriptLines, Wrong
from tools.replay.transcript_setup import setup_of

SIZE = 4096  # bytes of the board's nvm
ERASED = b"\xff"
HEAD = 4  # lines before the options


def replay(
    written: TranscriptLines, after: Callable[[Referee], object] = lambda referee: None
) -> Referee:
    """Return the referee of the game that was written, kept in a new journal; raise Wrong.

    It calls ``after(referee)`` before the first move and after each.
    """
    game, agreed = setup_of(written.head)
    journal = Journal(bytearray(ERASED * SIZE))
    journal.begin(agreed.pack())
    try:
        referee = Referee(journal, game, agreed)
    except ValueError as error:
        told = written.head.get("options", written.head["rules"])[0]
        raise Wrong(told.line, f"the rules know no such set-up: {error}") from error
    moves = Notation(referee.rules)
    after(referee)
    for line, text in written.moves:
        try:
            move = moves.parse(text)
        except ValueError as error:
            raise Wrong(line, str(error)) from error
        if move[0] in referee.notes:
            raise Wrong(line, f"'{text}' is said, not played: it has no place in a record")
        if why := referee.submit(move):
            raise Wrong(line, f"{text}: {_sentence(game, why)}")
        after(referee)
    _compare_closing(written, referee)
    return referee


def _compare_closing(written: TranscriptLines, referee: Referee) -> None:
    """Raise Wrong if the closing line has another result than the rules, or another check."""
    line, result = written.closing.line, referee.game.result()
    if written.result not in ("", result):
        said = f"it says '{written.result}', but after these moves it is '{result}'"
        raise Wrong(line, f"{said}: edited?")
    check = _check_of(referee)
    if written.check not in ("", check):
        said = f"it says check {written.check}, but what stands here makes {check}"
        raise Wrong(line, f"{said}: something was edited or mistyped")


def _check_of(referee: Referee) -> str:
    """Return the check of the record, with the options if version 0.1 wrote them for nothing."""
    told, agreed = lines(referee), referee.setup
    if not agreed.options or referee.folder.options(agreed.rules, agreed.level):
        return told[-1][-4:]
    rows = referee.folder.options(agreed.rules, TABLE)
    words = map(transcript.option_text, rows, agreed.options)
    told.insert(HEAD, "options " + ", ".join(words))
    body = "\n".join(told[:-1]).encode()
    return f"{crc32(body) & 0xFFFF:04X}"


def _sentence(game, why: tuple) -> str:
    if why[0] == ASKED:
        return f"Lay {why[1]} more first, or say: cant."
    return game.part("texts").why(why).replace("\n", ": ")


def lines(referee: Referee) -> list[str]:
    """Return the record of the referee's game as the device writes it."""
    return list(transcript.lines(referee))

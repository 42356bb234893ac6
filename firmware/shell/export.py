"""The files that go on the drive on demand: all last games as a table, and the last one's record.

Only boot.py asks for it, before a computer sees the drive: for that one start it is the device's.
That it has begun is kept first, so that what breaks there breaks once.
"""

from firmware.modules import catalog
from firmware.play import transcript
from firmware.play.knowledge import LEVELS
from firmware.play.referee import Referee
from firmware.play.rules_base import RulesBase
from firmware.play.setup import unpack
from firmware.storage import history
from firmware.storage.history import FIGURE, FLAGS, HINTED, HOW, NAMES, OF, POINTS, code_of, name_of
from firmware.storage.journal import BEGUN, EXPORT, LEFT, RECORDED, RULED, TOGETHER, WRITTEN

TABLE, RECORD = "history.csv", "last-game.txt"
HEAD = "game,rules,way,players,names,won,left,points,remark"
GIVEN_UP, AS_RULED = "given up", "ruled"


def write(kept: "Journal") -> None:
    """Write the files of what the journal `kept` has, and keep how far it came; raise OSError."""
    kept.append(EXPORT, bytes((BEGUN,)))
    _put(TABLE, rows(kept))
    how = WRITTEN
    if kept.result:
        agreed = unpack(kept.setup)
        folder = catalog.game_of(agreed.rules)
        if folder:
            referee = Referee(kept, folder, agreed)
            game: Game = referee.game
            # Not of one that can go on, as rules that changed may let it: it has everybody's cards.
            if game.over:
                _put(RECORD, transcript.lines(referee))
                how = RECORDED
    kept.append(EXPORT, bytes((how,)))


def _put(name: str, lines: "Iterable[str]") -> None:
    with open(name, "w") as file:
        for line in lines:
            file.write(line + "\n")


def rows(kept: "Journal"):
    """Yield the lines of the table: a head, then each of the last games with its number."""
    yield HEAD
    past = history.whole(kept)
    rules = {code_of(row[0]): row[0] for game in catalog.games() for row in game.rule_sets}
    number = past.games - len(past.results)
    for line in past.results:
        number += 1
        yield ",".join([str(number), rules.get(line[OF], "?")] + _cells(line))


def _cells(line: "Sequence[Any]") -> "list[str]":
    way, flags, figure = line[HOW], line[FLAGS], line[FIGURE]
    kept = line[NAMES] or (0,) * (way >> 3)  # of a game given up no names are
    names = [name_of(kept[i]) or RulesBase().name(i) for i in range(len(kept))]
    together = flags & TOGETHER > 0
    won = "" if together else " ".join([names[i] for i in range(len(names)) if figure >> i & 1])
    return [
        LEVELS[way & 3] + (transcript.HINTS if way & HINTED else ""),
        str(way >> 3),
        " ".join(names),
        won,
        str(figure) if together and not flags & LEFT else "",
        " ".join([str(each) for each in line[POINTS]]),
        GIVEN_UP if flags & LEFT else AS_RULED if flags & RULED else "",
    ]

"""Playthroughs: what rules, journal, record and page say step by step, at every level."""

from binascii import crc32, hexlify

from firmware.play import setup, transcript
from firmware.play.knowledge import LEVELS, ON_CALL
from firmware.play.notation import Notation
from firmware.play.referee import Referee
from firmware.shell.shell import Shell
from firmware.storage import journal
from firmware.ui.page import Page
from tests.interpreter.account.desk import Desk
from tests.interpreter.account.playthroughs import Playthrough, read

BACK_EVERY = 25  # moves, the last of which is taken back and played again
IN_TURN = 3  # games or moves, of which one is told, or all of it


def lines(drawn: str, *paths: str):
    """Yield the account of every game of the files at `paths`, file, game and level in front.

    `drawn` is a number that chooses the levels: see `levels`.
    """
    for path in paths:
        name = path[path.rfind("/") + 1 :]
        for number, playthrough in enumerate(read(path), 1):
            for level in levels(number, int(drawn), playthrough):
                head = f"{name} game {number} {LEVELS[level].replace(' ', '-')} "
                for text in Played(playthrough, level).lines():
                    yield head + text


def levels(number: int, drawn: int, playthrough: Playthrough) -> "list[int]":
    """Return the levels at which game `number` of a file is told.

    The first is told at all, and of the others every third, from the one `drawn` on, each at one
    level in turn.
    """
    if "level" in playthrough.told:  # no card was judged
        return [ON_CALL]
    every = [level for level in playthrough.home.manifest.LEVELS if level != ON_CALL]
    if number == 1:
        return every
    turn, rest = divmod(number + drawn, IN_TURN)
    return [] if rest else [every[turn % len(every)]]


class Played:
    """One playthrough at one level, on a desk of its own."""

    def __init__(self, playthrough: Playthrough, level: int):
        self.playthrough = playthrough
        self.level = level
        self.desk = Desk()
        self.shell = Shell(self.desk)
        self.page = Page(self.desk.pixels)
        agreed = playthrough.setup(level)
        self.shell.journal.begin(agreed.pack())
        self.referee = Referee(self.shell.journal, playthrough.home, agreed)
        self.shell.referee = self.referee
        self.moves = Notation(self.referee.rules)
        self.played = 0

    def lines(self):
        """Yield a line for every step, then what is written."""
        told = self.playthrough.told
        if not self.referee.game.started:
            yield "start " + self.submit(self.moves.parse("start P1"))
        yield from self.chance()
        for number, step in enumerate(told["steps"], 1):
            yield f"step {number} {self.step(step)}"
            yield from self.chance()
        for _ in range(told["players"]):
            word = self.playthrough.word(self.referee.game)
            if word and not self.referee.game.over:
                yield "word " + self.submit(word)
        yield from self.written()

    def chance(self):
        """Yield what comes of the moves that chance owes, which are played."""
        owed = self.playthrough.owed(self.referee.game)
        while owed:
            yield "owed " + self.submit(self.moves.parse(owed))
            owed = self.playthrough.owed(self.referee.game)

    def step(self, step: dict) -> str:
        """Return what the rules say to `step`; it is played if the playthrough allows it."""
        text = self.playthrough.text(step)
        try:
            move = self.moves.parse(text)
        except ValueError as error:
            return str(error)
        why = self.referee.game.why_not(move)
        if not step["ok"]:
            return f"{text}: {why}"
        if why and why[0] == "ask":  # those who see the hands say so
            move = self.playthrough.word(self.referee.game)
        return self.submit(move)

    def submit(self, move) -> str:
        """Play `move`, now and then twice, and return all there is to say."""
        chance = self.referee.game.owes  # which goes with its move, and is not taken back alone
        why = self.referee.submit(move)
        self.played += 1
        if not why and not chance and self.played % BACK_EVERY == 0:
            self.referee.take_back()
            why = self.referee.submit(move)
        game, moves = self.referee.game, self.moves
        facts = game.facts()
        said = [moves.text(move), moves.keys(move), moves.unpack(moves.pack(move)) == move, why]
        said += [f"{fact} {facts[fact]}" for fact in sorted(facts)]
        if (self.played + self.level) % IN_TURN == 1:  # of a first game after each move somewhere
            able = bytes([part for legal in game.legal_moves() for part in legal])
            said += [f"legal {crc32(able):08x}", self.drawn()]
        return ", ".join([str(word) for word in said])

    def drawn(self) -> str:
        """Return the screen that the game stands at, its picture and its light."""
        screen = self.shell.screen()
        screen.render(self.page)
        self.desk.show(self.page.paint())
        self.desk.glow(screen.lights(0))
        return f"{type(screen).__name__} {self.desk.picture()} {self.desk.told()}"

    def written(self):
        """Yield the record and the journal, and whether the same is read from it."""
        kept, log = self.shell.journal, self.referee.log_text()
        for line in transcript.lines(self.referee):
            yield "record " + line
        yield "journal " + hexlify(self.desk.memory[: kept.used()]).decode()
        again = journal.Journal(self.desk.memory)
        read_setup = setup.unpack(again.setup or b"")
        read_again = Referee(again, self.playthrough.home, read_setup)
        yield f"read {list(again.entries()) == list(kept.entries())} {read_again.log_text() == log}"

"""Count the keys of recorded games of three players, each typed into the simulated device.

A move is typed as its row in ``MOVES`` tells, then what the page asks is answered until it is
played.  What was refused is left out, and so are the questions before the game and who starts.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from firmware.modules.game_folder import GameFolder
from firmware.play.knowledge import GUIDED, ON_CALL, SCREEN
from firmware.play.notation import Notation
from firmware.play.setup import Setup
from firmware.storage.journal import Journal
from firmware.ui.layout import NO
from host_sim import reader
from host_sim.chips.flash import Flash, Nvm
from host_sim.desk import Desk
from tools.players import own_cards
from tools.replay.playthrough import plain_text, setup_of

GAMES = Path(__file__).resolve().parents[2] / "tests" / "games"
CALLED = "-on-call"  # so ends the name of a file whose games were refereed on call
PLAYERS = 3
CLOCK = "#start clock"  # the row of keys where one stands still
SEEN = "#go on"  # that of what all look at before the game goes on
YES = "#yes"  # what a question offers beside it
SHUFFLED = "#done  *back"  # where the draw pile is used up, and the players shuffle it as ever
EVENT = "#ok or play on"  # that of what all must hear of; any key that plays goes on as well
PROOF_MS = 6000  # in which sets are found
ANSWERS = 4  # keys that a page asks for at most before a move is played


class Count(NamedTuple):
    """The keys of one game or several, its turns, what was played, and how many came to an end.

    What ends a game, such as the answer that nothing goes any more, is in `whole` alone: the keys
    of the games that came to an end.
    """

    keys: int
    turns: int
    plays: int
    ended: int
    whole: int


def counts(game: GameFolder) -> Iterator[tuple[str, int, Count]]:
    """Yield for each rule set of `game` and each level with the players' cards what it takes.

    Where no game was recorded so there is nothing.  At level *guided* most cards are typed as at
    the table, so one game of each is enough.
    """
    for rules, *_ in game.rule_sets:
        for level in game.levels:
            file = GAMES / game.folder / f"{rules}{CALLED if level == ON_CALL else ''}.jsonl"
            # Guided, cards are typed as at the table.
            if level == SCREEN or not file.is_file():
                continue
            lines = file.read_text(encoding="utf-8").splitlines()
            told = [json.loads(line) for line in lines]
            told = [story for story in told if story["players"] == PLAYERS]
            typed = [count(game, story, level) for story in told[: 1 if level == GUIDED else None]]
            if typed:
                yield rules, level, Count(*map(sum, zip(*typed, strict=True)))


def count(
    game: GameFolder, told: dict[str, Any], level: int, device: type["Typed"] | None = None
) -> Count:
    """Return what the game that is `told` takes at `level`, typed on a `Typed` or on a `device`.

    Raises RuntimeError if a move that the playthrough allows cannot be typed.
    """
    agreed = setup_of(game, told, level)
    typed = (device or Typed)(game, told, agreed)
    with typed.desk:
        typed.begin()
        keys = turns = plays = 0
        seat = None
        began_by = getattr(typed.part, "BEGINS", None) if level != ON_CALL else None
        for step in told["steps"]:
            if step["ok"]:
                now = typed.seat
                typed.step(step["do"])
                began = began_by == step["do"][0] if began_by else now != seat
                if not typed.over:
                    keys = typed.keys
                    plays += step["do"] != ["end"]
                    turns += began
                    seat = now
        if told["steps"][-1].get("over"):
            typed.say_the_end()
        ended = typed.over
    turns = told.get("turns", turns)  # where nothing was told of most of them
    return Count(keys, turns, plays, ended, typed.keys * ended)


class Typed:
    """A device on which a game that is `told` is typed; `keys` are those since the first turn."""

    def __init__(self, game: GameFolder, told: dict[str, Any], agreed: Setup) -> None:
        self.part = game.part("desktop")
        self.tables = game.part("rules")
        self.moves = Notation(self.tables)
        self.told = told
        memory = Nvm(Flash())
        Journal(memory).begin(agreed.pack())
        self.desk = Desk(nvm=bytes(memory.flash.image), bounce=False)
        self.keys = 0

    @property
    def referee(self) -> Any:
        """The device's referee."""
        app: Any = self.desk.main["app"]
        return app.referee

    @property
    def seat(self) -> int:
        """The seat on turn."""
        return self.referee.game.seat

    @property
    def over(self) -> bool:
        """True if the game is over."""
        return self.referee.game.over

    def begin(self) -> None:
        """Go on with the game in the memory, and let the first player start."""
        self.desk.power_on()
        self.press("#")
        self.start_clock()
        self.submit("1")
        self.start_clock()
        owed = getattr(self.part, "owed", None)
        while owed and (text := owed(self.referee.game, self.told)):
            self.submit(self.moves.keys(self.moves.parse(text)))
        self.keys = 0

    def start_clock(self) -> None:
        """Let the clock go on where the page asks for that."""
        if self.rows[7].startswith(CLOCK):
            self.press("#")

    def step(self, do: list[Any]) -> None:
        """Type the move in the words of ``do``."""
        text = getattr(self.part, "text", plain_text)(do)
        move = self.moves.parse(text)
        keys = own_cards.keys(self.referee.game, self.tables, move)
        if not keys and self.referee.game.knowledge.secret:
            self.claim()
            return
        few = getattr(self.part, "few_keys", None)
        usual = keys == self.moves.keys(move)  # not the places of cards that are known
        self.submit(usual and few and few(move) or keys)

    def claim(self) -> None:
        """Let the player on turn be out whose hand is known, without a card."""
        before = self.referee.journal.moves
        self.press("D")
        self.desk.run(PROOF_MS)
        if self.referee.journal.moves == before:
            raise RuntimeError(f"who is out is not believed: {self.rows}")

    def say_the_end(self) -> None:
        """Say for the players what only they can know: that nothing goes any more."""
        word = getattr(self.part, "word", None)
        for _ in range(PLAYERS):
            if word and not self.over and (move := word(self.referee.game)):
                self.submit(self.moves.keys(move))

    def submit(self, keys: str) -> None:
        """Type `keys` and answer what the page asks until a move more is played."""
        while self.rows[7].startswith(SEEN):
            self.press("#")
        row = self.rows[7]
        if row.startswith(EVENT) and keys[0] == "#" or row.endswith(SHUFFLED):
            self.press("#")
        kept = self.referee.journal
        before = kept.moves
        if keys.startswith("0#"):
            keys = keys[1:]  # who has none to tell types no number
        for key in keys:
            if kept.moves == before:  # a key that a page need not ask for is not typed
                self.press(key)
        for _ in range(ANSWERS):
            if kept.moves > before:
                return
            asked, refused = self.rows[7], self.rows[0].startswith(NO)
            if YES not in asked and (refused or not asked.startswith("#")):
                break
            self.press("#")
        raise RuntimeError(f"{keys} is not played: {self.rows}")

    @property
    def rows(self) -> list[str]:
        """The words on the panel."""
        return reader.read(self.desk.panel.picture())

    def press(self, key: str) -> None:
        """Tap `key`."""
        self.desk.type(key)
        self.keys += 1
        if self.desk.traceback:
            raise RuntimeError(self.desk.traceback)

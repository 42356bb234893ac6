"""Play a game by its keys on the simulated device, at random, and count what each key costs.

The hands look at the panel for what is asked, and ask the rules what can be played; at the table
they hold cards of a deck that was shuffled.  Some of it is refused all the same.
"""

import random
import re
from importlib.util import find_spec
from typing import Any

from firmware.modules import catalog
from firmware.modules.game_folder import GameFolder
from firmware.play.knowledge import ON_CALL, SCREEN, TABLE
from firmware.play.notation import Notation
from firmware.play.setup import Setup
from host_sim import reader
from host_sim.desk import TAP_MS, Desk
from tools.players import own_cards
from tools.players.courses import home_keys, level_key
from tools.players.keys import COVER, press, screen, turn_page
from tools.players.random_games import own_of

DISPLAY = "screen_turn"  # the part of a game whose cards lie on the panel, each with its key
CHECKED = ("Cards", "Claim")  # the screens on which a claim is typed and checked
CHECK_MS = 2
SECOND_MS = 1000
BEAT_STEP_MS = 20
DRAWN_MS = 300  # within them a key's picture has been sent
SAID_MS = 2000  # so long something said may lie over the cards on the panel
LEAD = "A lead us"  # the row of keys where the draw pile is used up, at level *guided*
DISCARDS = "Turn discards over"  # and the first row of the question how these lie
MOST = 16  # keys that are needed at most for a set-up
OFTEN = 0.75  # of the moves lay or throw something, where they can


class Player:
    """All players of `game`, its first rule set, with the fewest players but two at least."""

    beats = 24  # of a shuffle, which are waited for

    def __init__(self, desk: Desk, game: GameFolder, level: int, seed: int = 1) -> None:
        self.desk = desk
        self.game = game
        self.level = level
        self.chance = random.Random(seed)
        self.spent: list[int] = []  # I2C bytes of each key, release included
        self.meant: tuple[int, ...] = (0,)  # the move whose keys are pressed
        self.hands = own_cards.Hands(game, self.chance)
        self.led: list[int] = []  # the same of beats of a shuffle by hand

    def play(self, count: int) -> list[int]:
        """Answer the questions, press `count` keys more; return the I2C bytes of every key.

        Raises RuntimeError if the firmware stops, or no game begins.
        """
        self.begin()
        end = len(self.spent) + count
        while len(self.spent) < end and not self.table.over:
            self.turn()
        return self.spent

    @property
    def rows(self) -> list[str]:
        """The words on the panel."""
        return reader.read(self.desk.panel.picture())

    @property
    def referee(self) -> Any:
        app: Any = self.desk.main["app"]
        return app.referee

    @property
    def table(self) -> Any:
        """The rules' table, rebuilt here: to ask the device's own would load what it needs not."""
        agreed = self.referee.setup
        copy = Setup(agreed.rules, agreed.level, agreed.players, agreed.deck, agreed.options)
        table = self.game.part("rules").new(copy)
        for move in self.referee.log():
            table.play(tuple(move))
        return table

    def press(self, keys: str) -> None:
        """Tap `keys`, one after the other."""
        for key in keys:
            self.spent.append(self.tapped(key))

    def tapped(self, key: str) -> int:
        """Tap `key`, wait for rest, and return the I2C bytes that it took.

        Where a clock runs it is tapped as a second has just begun: what the clock draws is no
        key's, and its ring is never at rest.
        """
        app: Any = self.desk.main["app"]
        if not app.stack[-1].calm:
            return press(self.desk, key)
        end, panel = self.desk.clock.ms + SECOND_MS, self.desk.panel
        before = panel.changed_at
        while self.desk.clock.ms < end and panel.changed_at == before:
            self.desk.run(CHECK_MS)
        self.desk.run(TAP_MS)
        _ = self.desk.wire
        self.desk.tap(key)
        self.desk.run(DRAWN_MS)
        spent = self.desk.wire
        self.desk.rest()
        return spent

    def begin(self) -> None:
        """Answer the questions, and shuffle by hand, until a card can be played."""
        for _ in range(MOST):
            if self.referee and not self.starter():
                return
            self.press(self.answer())
            self.shuffle()
        raise RuntimeError(f"{self.game.folder} does not begin: {self.rows}")

    def shuffle(self) -> None:
        """Do what a shuffle by hand asks for, if there is one, to its end.

        Some `beats` are waited for; then a card is laid by two keys, as it pauses and goes on.
        """
        app: Any = self.desk.main["app"]
        beats = 0
        while self.is_shuffling():
            top = app.stack[-1]
            if top.calm and beats < self.beats:
                beats += 1
                self.led.append(self.beat())
                continue
            for key in own_cards.led(top, self.chance):
                press(self.desk, key)

    def beat(self) -> int:
        """Wait for the next number of a shuffle by hand; return its I2C bytes."""
        app: Any = self.desk.main["app"]
        top = app.stack[-1]
        happened = len(top.course.events)
        _ = self.desk.wire
        while len(top.course.events) == happened:
            self.desk.run(BEAT_STEP_MS)
        self.desk.run(DRAWN_MS)
        return self.desk.wire

    def is_shuffling(self) -> bool:
        """Return True while the panel leads the hands through a shuffle."""
        return screen(self.desk) == "Shuffling"

    def starter(self) -> bool:
        """Return True while the panel asks who starts."""
        return self.rows[0].startswith("Who starts?")

    def answer(self) -> str:
        """Return the key that answers the question on the panel."""
        rows, manifest = self.rows, self.game.manifest
        if screen(self.desk) == "Home":
            folders = [game.folder for game in catalog.games()]
            return home_keys(folders.index(self.game.folder))
        if rows[0] == "How shall I help?":
            return level_key(self.game, self.level)
        if rows[0] == "How many play?":
            return str(max(2, manifest.RULE_SETS[0][2]))
        return "#" if rows[7].startswith("#begin") else "1"

    def turn(self) -> None:
        """Press the keys of a move, or turn the page that is shown between two."""
        rows = self.rows
        if rows[7].startswith(LEAD) or rows[0].startswith(DISCARDS):
            self.press(LEAD[0] if rows[7].startswith(LEAD) else "1")
            self.shuffle()
        elif COVER.match(rows[7]) or rows[7].startswith(("#hide", "#start", "#go on", "#ok or")):
            self.spent.append(turn_page(self.desk))
        elif claim := self.claim():
            self.check(claim)
        else:
            before = self.referee.log()
            self.press(self.move())
            for _ in range(3):
                if self.referee.log() != before:
                    return
                self.press(self.rest_of_it())

    def claim(self) -> str:
        """Return the keys by which a player is out, where the players tell nothing else."""
        own = own_of(self.game) if self.level == ON_CALL else None
        if own is None or not hasattr(own, "random_claim") or self.table.scoring:
            return ""
        return Notation(self.game.part("rules")).keys(own.random_claim(self.table))

    def check(self, keys: str) -> None:
        """Tap the `keys` of a claim; with the last one it is checked.

        What comes of it is shown once that is done: a picture that no key waits for, which counts
        for itself.
        """
        keys = keys[:-1] if keys[-3:-1].isdigit() else keys  # two digits need no more
        self.press(keys[:-1])
        _ = self.desk.wire
        self.desk.press(keys[-1])
        self.desk.run(TAP_MS)
        self.desk.release(keys[-1])
        while screen(self.desk) in CHECKED:
            self.desk.run(CHECK_MS)
        self.spent.append(self.desk.wire)
        self.desk.rest()
        self.spent.append(self.desk.wire)

    def move(self) -> str:
        """Return the keys of a move that the rules allow, or ``#`` where there is none to type."""
        table, tables = self.table, self.game.part("rules")
        legal = [] if table.owes else [m for m in table.legal_moves() if tables.MOVES[m[0]][1]]
        legal = own_cards.playable(table, tables, legal)
        legal = self.held(legal)
        if not legal:
            return "#"
        move = self.meant = self.choose(table, legal)
        return self.shown(move) or own_cards.keys(table, tables, move)

    def held(self, moves: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
        """Return those of `moves` that whoever is on turn at the table has the cards for."""
        return self.hands.playable(self.referee, moves) if self.level == TABLE else moves

    def choose(self, table: Any, legal: list[tuple[int, ...]]) -> tuple[int, ...]:
        """Return which of the `legal` moves is made, as the game says if it does."""
        own = own_of(self.game)
        if own and not hasattr(own, "random_claim"):
            move = own.random_move(table, len(self.referee.log()), self.chance)
            if move in legal:
                return move
        laid = [move for move in legal if len(move) > 1]
        return self.chance.choice(laid if laid and self.chance.random() < OFTEN else legal)

    def shown(self, move: tuple[int, ...]) -> str:
        """Return the keys of a card that is chosen by its place on the panel, if it is."""
        if "place" in self.rows[7] or "turn up" in self.rows[7]:
            return f"{self.chance.randrange(1, 10)}#"
        fields = self.game.part("rules").MOVES[move[0]][0].split()[1:]
        displayed = self.level == SCREEN and find_spec(self.game.module(DISPLAY))
        if displayed and fields[:1] == ["card"]:
            word = self.game.texts.short(move[1])
            return self.place_of(word) or "D"
        return ""

    def place_of(self, word: str) -> str:
        """Return the key of the card that is shown as `word`, once it is; none if it is not."""
        for _ in range(2):
            hand = self.rows[4].split()
            if word in hand:
                return str(hand.index(word) + 1)
            self.desk.run(SAID_MS)
        return ""

    def field(self, name: str) -> int:
        """Return the field of that `name` in the move that is meant, 0 if it has none."""
        fields = self.game.part("rules").MOVES[self.meant[0]][0].replace(".", "").split()
        at = fields.index(name) if name in fields else len(self.meant)
        return self.meant[at] if at < len(self.meant) else 0

    def rest_of_it(self) -> str:
        """Return a key that answers what is still asked of a move, or takes back what is typed."""
        text = " ".join(self.rows)
        if re.search(r"A or B\?|A/B\?|#aside", text):
            return "AB"[self.field("pile")]
        if "Who is next" in text:
            return str(self.field("seat") + 1)
        keys = self.rows[7]
        return "#" if keys.startswith("#") or "#yes" in keys else "*"

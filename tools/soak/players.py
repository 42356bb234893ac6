"""Who sits at the table: fingers that play, mash and hold, and a hand that pulls at the plugs.

All are generators of commands, as ``python3 dev.py sim --face none`` takes them.
"""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from firmware.play.knowledge import GUIDED
from tools.players import own_cards
from tools.players.courses import Course
from tools.soak import faults
from tools.soak.life import Life

KEYS = "123A456B789C*0#D"
HOLD_S = 0.7
CARDS = 10  # that who shuffles without looking up lays before they look at the panel
BOX = "2266699"  # as it is typed: for whoever is called so the device plays
NAMED = 0.5  # of the tables have names from the first turn on
HASTY = 0.7  # of the tables shuffle so at first; the others are disturbed like in any game


class Player:
    """Somebody who plays `course`: what they press comes from `chance`."""

    def __init__(self, chance: Random, course: Course) -> None:
        self.chance = chance
        self.played = course

    def keys(self, top: Any, referee: Any) -> str:
        """Return what is pressed next where the screen `top` is; `referee` may be None."""
        chance = self.chance
        name = type(top).__name__
        if name == "Cover":
            # Where a claim is typed on call anybody may come.
            number = getattr(top, "key", "") or str(chance.choice(top.seats) + 1)
            return chance.choice(("", "", "*")) + number
        if name == "Home":
            return self.course()
        if name == "BoxTurn":
            return chance.choice(("#", "#", "#", "#", "", "5", "*", "**"))
        if name == "Shuffling":
            return self._shuffle(top)
        if name in ("GoOn", "Foreign", "Ask", "Undo", "Hand", "HandEntry") or referee is None:
            return chance.choice("##########*0123")
        if referee.game.owes:
            return chance.choice("#AA1112")
        if referee.game.over:
            return chance.choice(("A#", "*#", "#", "B"))
        game, tables = referee.game, referee.rules
        moves = game.legal_moves() if chance.random() < 0.9 else []
        # Now and then somebody lays what the device believes elsewhere.
        if game.knowledge.secret and chance.random() < 0.95:
            moves = own_cards.playable(game, tables, moves)
        if not moves:
            return chance.choice("##*ABCD")
        return own_cards.keys(game, tables, chance.choice(moves)) + chance.choice(("", "", "#"))

    def course(self) -> str:
        """Return what is pressed to begin the course on a new device."""
        course, chance = self.played, self.chance
        players = chance.randint(course.fewest, course.most)
        boxes = chance.randrange(players) if course.boxes else 0
        return course.keys(players, boxes)

    def _shuffle(self, top: Any) -> str:
        """Lay cards as the panel tells, answer what it asks, and now and then have slipped."""
        chance = self.chance
        if chance.random() < 0.05:
            return chance.choice("*AB")
        keys = own_cards.led(top, chance, 0.02)
        return keys if len(keys) > 1 else keys * chance.randint(1, CARDS)


class Table:
    """The players of one life: what they press and do comes from `chance`."""

    def __init__(self, life: Life, chance: Random, course: Course) -> None:
        self.life = life
        self.chance = chance
        self.course = course
        self.player = Player(chance, course)
        self.faults = faults.Hand(life.desk, chance)
        wild = chance.random()
        acts: dict[Callable[[], Iterator[str]], float] = {
            self.play: 30 * (1 - wild),
            self.mash: 10 * wild,
            self.chord: wild,
            self.hold: 1 + 2 * wild,
            self.rest: 1,
            self.leave: 0.02,
            self.name: 0.1,
            self.hint: 0.1,
            self.faults.act: chance.choice((0, 0.3, 1)),
            self.faults.starve: chance.choice((0, 0.2, 2)),
            self.faults.evening: 0.2,
        }
        self._acts, self._weights = list(acts), list(acts.values())

    def commands(self) -> Iterator[str]:
        """Yield what is done next, for ever."""
        yield from self.begin()
        while True:
            if self.life.desk.in_bootloader or self.life.desk.crash:
                yield "power off"
            if not self.life.desk.on:
                yield from self.faults.recover()
            elif self.life.watch.top is None:  # it says what broke
                yield "wait 1"
                continue
            yield from self.chance.choices(self._acts, self._weights)[0]()

    def begin(self) -> Iterator[str]:
        """Begin the game of the course."""
        for key in self.player.course():
            yield from self.tap(key)
        if self.course.level == GUIDED and self.chance.random() < HASTY:
            while type(self.life.watch.top).__name__ == "Shuffling":
                yield "keys " + "#" * CARDS
        elif self.chance.random() < NAMED:
            for _ in range(self.chance.randint(1, 6)):
                yield from self.name()

    def tap(self, key: str) -> Iterator[str]:
        """Tap `key`, and mostly look at what it did."""
        if key in self.life.desk.keys_down:
            yield f"up {key}"
            yield "wait 0.03"
        yield f"down {key}"
        yield "wait 0.05"
        yield f"up {key}"
        yield f"wait {self.chance.choice((0.03, 0.06, 0.13, 0.13))}"

    def play(self) -> Iterator[str]:
        """Press what the screen on top asks for."""
        watch = self.life.watch
        for key in self.player.keys(watch.top, watch.keeper.again):
            yield from self.tap(key)

    def mash(self) -> Iterator[str]:
        """Press a key while others are down, or let one go."""
        down = sorted(self.life.desk.keys_down)
        key = self.chance.choice(KEYS)
        if key in down or len(down) > 2:
            yield f"up {key if key in down else self.chance.choice(down)}"
        else:
            yield f"down {key}"
        yield f"wait {self.chance.choice((0, 0.02, 0.06, 0.06, 0.1, 0.3, 0.7))}"

    def chord(self) -> Iterator[str]:
        """Press two to four keys at once, or nearly."""
        keys = self.chance.sample(KEYS, self.chance.randint(2, 4))
        for key in keys:
            yield f"down {key}"
            if self.chance.random() < 0.5:
                yield f"wait {self.chance.choice((0.005, 0.02, 0.05))}"
        yield f"wait {self.chance.choice((0.05, 0.2, 0.8))}"
        for key in keys:
            yield f"up {key}"
        yield "wait 0.12"

    def _hold(self, key: str) -> Iterator[str]:
        yield f"down {key}"
        yield f"wait {HOLD_S}"
        yield f"up {key}"
        yield "wait 0.13"

    def hold(self) -> Iterator[str]:
        """Hold a key, and choose something of what it opens."""
        key = self.chance.choice("ABCD**##" if self.chance.random() < 0.8 else KEYS)
        yield from self._hold(key)
        if key == "*":
            for digit in self.chance.choices("1234567890*#", k=self.chance.randint(1, 3)):
                yield from self.tap(digit)

    def name(self) -> Iterator[str]:
        """Give a player a name, or take one away."""
        yield from self._hold("*")
        letters = "".join(self.chance.choices("23456789A", k=self.chance.randint(1, 5)))
        typed = self.chance.choice((letters, letters, "*", BOX))
        for key in f"21{self.chance.randint(1, 6)}{typed}#***":
            yield from self.tap(key)

    def hint(self) -> Iterator[str]:
        """Turn hints of a player on or off, where there are some."""
        yield from self._hold("*")
        for key in f"14{self.chance.randint(1, 6)}***":
            yield from self.tap(key)

    def rest(self) -> Iterator[str]:
        """Let time pass."""
        yield f"wait {self.chance.choice((0.5, 1, 1, 2, 12))}"

    def leave(self) -> Iterator[str]:
        """Leave the table until the panel is dim, or dark."""
        for key in sorted(self.life.desk.keys_down):
            yield f"up {key}"
        yield f"wait {self.chance.choice((125, 605))}"

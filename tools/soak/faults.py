"""The hand that pulls at the plugs: power, display, ring, piezo, stuck keys, flash, memory."""

from collections.abc import Callable, Iterator
from random import Random

from host_sim.chips import heap
from host_sim.desk import Desk

KEYS = "123A456B789C*0#D"
FAR = 4.5  # the power of ten of the lines after which memory may be missing
OVERFLOW = 40  # taps: more presses and releases than the pad's queue of 64 takes


class Hand:
    """Does harm to `desk`, as `chance` has it."""

    def __init__(self, desk: Desk, chance: Random) -> None:
        self._desk = desk
        self._chance = chance
        harms: dict[Callable[[], Iterator[str]], float] = {
            self.cut: 8,
            self.cut_in_erase: 1,
            self.switch: 3,
            self.flap: 2,
            self.unplug: 2,
            self.stick: 2,
            self.flood: 1,
            self.wear: 0.1,
        }
        self._harms, self._weights = list(harms), list(harms.values())

    def act(self) -> Iterator[str]:
        """Do some harm."""
        yield from self._chance.choices(self._harms, self._weights)[0]()

    def recover(self) -> Iterator[str]:
        """Bring the power back; mostly the keys have been let go by then."""
        if self._chance.random() < 0.9:
            yield from self._let_go()
        yield f"wait {self._chance.choice((0.01, 1))}"
        yield from self.evening()
        yield "power on"

    def cut(self) -> Iterator[str]:
        """Cut the power at one of the bytes that are written next."""
        yield f"cut {self._chance.choice((self._chance.randint(1, 12), 1, 2, 60))}"

    def cut_in_erase(self) -> Iterator[str]:
        """Cut the power in the next erase, or while the memory is written again after it."""
        yield self._chance.choice(("cut erase", f"cut {self._chance.randint(13, 4096)}"))

    def switch(self) -> Iterator[str]:
        """Switch the power off."""
        yield "power off"

    def flap(self) -> Iterator[str]:
        """Let the display's plug hang loose."""
        for _ in range(self._chance.randint(1, 8)):
            yield "unplug display"
            yield f"wait {self._chance.choice((0, 0.01, 0.02, 0.1, 0.6, 1.5))}"
            yield "plug display"
            yield f"wait {self._chance.choice((0, 0.01, 0.1, 0.6, 3))}"

    def unplug(self) -> Iterator[str]:
        """Pull a plug, or put one back."""
        part = self._chance.choice(("display", "display", "ring", "piezo"))
        yield f"{self._chance.choice(('plug', 'unplug'))} {part}"

    def stick(self) -> Iterator[str]:
        """Let a key stick, or let all go that do."""
        if self._desk.keys_down:
            yield from self._let_go()
        else:
            yield f"down {self._chance.choice(KEYS)}"
        yield "wait 0.1"

    def flood(self) -> Iterator[str]:
        """Press more than the pad's queue holds while the firmware is busy."""
        yield f"busy {self._chance.choice((0.5, 2.5))}"
        for key in self._chance.choices(KEYS, k=OVERFLOW):
            yield f"down {key}"
            yield "wait 0.025"
            yield f"up {key}"
            yield "wait 0.025"

    def starve(self) -> Iterator[str]:
        """Let one of the lines that come next find no memory."""
        yield f"starve {round(10 ** self._chance.uniform(0, FAR))}"

    def evening(self) -> Iterator[str]:
        """Let more or fewer games have been played this evening, each of which leaves its names."""
        yield f"free {self._chance.randint(heap.LEAST, heap.MOST)}"

    def wear(self) -> Iterator[str]:
        """Let the flash be worn out."""
        yield "wear"

    def _let_go(self) -> Iterator[str]:
        for key in sorted(self._desk.keys_down):
            yield f"up {key}"

"""The pages of a game where the device plays for seats whose cards the players hold."""

from collections.abc import Iterator

from firmware.play.knowledge import GUIDED
from firmware.storage.journal import Journal
from host_sim.chips.flash import Flash, Nvm
from tests.desk import Desk
from tests.gallery import framed
from tests.games.shuffled import dealt

THOUGHT = 2400  # ms: by then it has thought, waited, and named its card


class Seated(Desk):
    """A desk where the device plays for the second player and the third."""

    @property
    def names(self) -> str:
        """The first player is called as on other desks, if they are called anything."""
        return f"{Desk.names[:3]:3}BoxBix"


def led_turns(rules: str, starts: str = "2") -> Iterator[str]:
    """Yield what a guided game of `rules` shows once `starts` is pressed, step by step."""
    kept = Nvm(Flash())
    Journal(kept).begin(dealt(rules, GUIDED, 3, 1).pack())
    desk = Seated(kept.flash.image).type("#").type(starts)
    for step in range(1, 5):
        yield framed(f"the players lay for the device, {step}", desk.wait(THOUGHT))
        desk.type("#").wait(100)

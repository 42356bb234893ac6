"""README's moving picture: a turn, a refusal and a win, as the whole device shows them."""

from pathlib import Path

from PIL import Image

from firmware.play.knowledge import SCREEN
from host_sim import picture
from host_sim.desk import Desk
from tools.pictures.pictures import ROOT
from tools.players.courses import courses

FILE = ROOT / "docs" / "umpire.gif"
HAND = (37, 12, 45, 88, 51, 66, 23, 94)  # what is dealt first; the rest comes in its order
LAID, REFUSED = ("37C", "12A"), "45C"
LAST = 2  # cards that are seen to be laid at the end
DOWN_MS, UP_MS, READ_MS = 120, 240, 1100
LATE_MS, WON_MS = 80, 2400  # between two pictures of the ring as it tells of a win, and for so long
COLOURS = 48


class Film:
    """Pictures of one desk, each for so many ms."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.pictures: list[Image.Image] = []
        self.durations: list[int] = []

    def take(self, ms: int) -> None:
        """Let `ms` pass, for which the device is seen as it is then."""
        self.desk.run(ms)
        self.pictures.append(picture.device(self.desk))
        self.durations.append(ms)

    def key(self, key: str) -> None:
        """Show how `key` is pressed and let go."""
        self.desk.press(key)
        self.take(DOWN_MS)
        self.desk.release(key)
        self.take(UP_MS)

    def save(self, file: Path) -> None:
        """Write the film as a GIF that begins anew at its end."""
        some = self.pictures[::3]  # have the colours of all
        wide, high = some[0].size
        every = Image.new("RGB", (wide, high * len(some)))
        for number, one in enumerate(some):
            every.paste(one, (0, high * number))
        first = every.quantize(COLOURS)
        few = [one.quantize(palette=first, dither=Image.Dither.NONE) for one in self.pictures]
        few[0].save(
            file, save_all=True, append_images=few[1:], duration=self.durations, loop=0,
            optimize=True,
        )  # fmt: skip


def made() -> Film:
    """Return the film of a game for one, played to its end on a device of its own."""
    course = next(one for one in courses() if one.level == SCREEN and one.fewest == 1)
    with Desk() as desk:
        desk.power_on()
        film = Film(desk)
        desk.order_next_shuffle(*map(str, HAND))
        desk.type(course.keys(1))
        film.take(READ_MS)
        for keys in (*LAID, REFUSED):
            for key in keys:
                film.key(key)
        film.take(READ_MS)
        desk.type("*#")
        # In their order all go on one pile that rises: so much of it is not looked at.
        cards = [card for card in range(2, 100) if f"{card}" not in ["37", "12"]]
        for number, card in enumerate(cards[:-LAST], 1):
            desk.type(f"{card}B" + "#" * (number % 2 == 0))
        film.take(DOWN_MS)
        for card in cards[-LAST:]:
            for key in f"{card}B":
                film.key(key)
        for _ in range(WON_MS // LATE_MS):
            film.take(LATE_MS)
        film.take(READ_MS)
    return film

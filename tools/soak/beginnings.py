"""Where the sweep of all keys begins: home, and each game as it begins, goes on and ends."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from firmware.play.knowledge import GUIDED
from firmware.storage.journal import SETTINGS
from tools.players import courses, own_cards, random_games
from tools.soak import players
from tools.soak.page_desk import MUCH, PageDesk, Way
from tools.soak.power import Played

SOME = 0.5  # of the games in which the device can play it does
BOXES = b"\x02\x01   BOX   BIX\0"  # settings in which the second player and the fourth are its own
AMONG = 4  # memories that are taken of a game in play
ENDING = 40  # strokes by which a game that is nearly over comes to its end
Seats = Callable[[int, int], int]  # of the fewest players and the most, how many play
SEATS: tuple[Seats, ...] = (min, max)
SHUFFLED = (1, 40, 400)  # keys of a shuffle by hand, after which its memory is taken


def count() -> int:
    """Return how many courses there are."""
    return len(courses.courses())


def of(seed: int, number: int, seats: Seats) -> list[Way]:
    """Return ways to pages of the course `number` for so many `seats`, or to home if it is below 0.

    Of a course they lead to its first page, into its moves, to its end and through its shuffle.
    """
    if number < 0:
        return [Way()]
    chance = Random(f"{seed} {number} {seats(0, 1)}")
    course = list(random_games.courses(chance, seats))[number]
    line = courses.courses()[number]
    images = list(_played(course, chance, line.boxes and chance.random() < SOME))
    middle = sorted(chance.sample(range(len(images)), min(AMONG, len(images))))
    ways = [Way(images[at], ("#",)) for at in sorted({0, *middle, len(images) - 1})]
    ways += _ended(images[-1], players.Player(chance, line))
    if course.agreed.level == GUIDED:
        ways += _shuffled(line.keys(course.agreed.players), chance)
    return ways


def _played(course: random_games.Course, chance: Random, boxes: bool = False) -> Iterator[bytes]:
    """Play `course` and yield the memory before each move.

    With `boxes` some seats are the device's.
    """
    played = Played(course, 1)
    if boxes:
        played.journal.append(SETTINGS, BOXES)
    played.begin(course.agreed)
    moves = 0
    while move := random_games.next_move(course, played.game, moves, chance):
        yield bytes(played.sector.image)
        moves += 1
        played.submit(move, moves)


def _ended(image: bytes, player: players.Player) -> Iterator[Way]:
    """Yield the way to the end of a game that is nearly over, where `player` comes to it."""
    desk = PageDesk(Way(image, ("#",)), MUCH)
    strokes = ["#"]
    while len(strokes) < ENDING:
        referee: Any = desk.app.referee
        for key in player.keys(desk.app.stack[-1], referee):
            desk.type(key)
            strokes.append(key)
        if referee is None:
            return
        if referee.game.over:
            yield Way(image, tuple(strokes))
            return


def _shuffled(keys: str, chance: Random) -> Iterator[Way]:
    """Yield ways into a shuffle by hand, which `keys` begin on a new device."""
    desk = PageDesk(Way(strokes=tuple(keys)), MUCH)
    yield Way(strokes=tuple(keys))
    pressed = 0
    while type(desk.app.stack[-1]).__name__ == "Shuffling":
        for key in own_cards.led(desk.app.stack[-1], chance):
            desk.type(key)
            pressed += 1
            if pressed in SHUFFLED:
                yield Way(bytes(desk.flash.image), ("#",))

"""The keys of a row, from each power on to the next: a game, a long one, an evening."""

from random import Random
from typing import Any

from firmware.modules import catalog
from firmware.play.knowledge import GUIDED, ON_CALL, SCREEN, TABLE
from firmware.play.referee import Referee
from firmware.shell.box_turn import played
from firmware.storage.journal import Journal
from host_sim.chips.flash import Flash
from tools.bench import journal_cost
from tools.page import twins
from tools.page.twin_hands import Way
from tools.players import random_games
from tools.players.courses import Course
from tools.players.keys import screen
from tools.rig.board_file import SEED
from tools.rig.hands import MENU, NOTE_MS, RULES, RULING, Life, Noting, Players
from tools.soak import page_answers
from tools.soak.page_desk import KEYS

# An evening's games are played in these ways by turns.
EVENING = (SCREEN, TABLE, ON_CALL)
EVENING_TURNS = 5
LONG_TRIES, OVER_TRIES = 20, 60
HEARD_MS = 3500  # in which a long game, or a win, has been heard
BEFORE = "before"
BOXES, BOX_KEYS = 2, 24  # seats, and keys in their turns
HINT_MS = 2000  # in which a hint is read
# Of the menu's lines those that neither switch anything nor end the game.
LINES = [
    "11",
    "12",
    "15",
    "21",
    "22",
    "23",
    "24",
    "25",
    "3",
    "41",
    "42",
    "43",
    "44",
    "45",
    "52",
    "54",
    "63",
]
CLOSED = 6  # stars, at most, by which a line's pages and the menu are left
ROUGH_KEYS, ROUGH_LONG = 80, 600  # keys of a rough typist
NAMED, HELD, READ = 0.6, 0.1, 0.2  # and shares of them


def way_named(name: str) -> Way:
    """Return the way of the row `name`, such as ``TG-table``; KeyError if there is none."""
    return {row_name(way): way for way in twins.ways()}[name]


def row_name(way: Way) -> str:
    """Return how the row of `way` is called."""
    words = {TABLE: "table", GUIDED: "guided", SCREEN: "dealt", ON_CALL: "on-call"}
    return f"{way.course.rules}-{'hints' if way.hints else words[way.course.level]}"


def game(way: Way) -> list[Life]:
    """Return a game played in `way`: set-up, turns, power off, turns, help and menu, restart.

    Where only a hand that was chosen can win, or a deck is shuffled by hand, the second power on
    finds another game: one with such a hand, or with a deck that has been shuffled.
    """
    memory = twins.dealt(way, Random(SEED), led=True)
    with Noting() as desk:
        players = Players(desk, way)
        players.set_up()
        if memory is None:
            players.make_turns(3)
            players.help()
            players.make_turns(2)
            players.take_back()
            players.make_turns(1)
        first = Life(None, desk.presses)
        kept = desk.flash.image
    with Noting(memory or kept) as desk:
        players = Players(desk, way)
        players.go_on()
        players.make_turns(3)
        players.aside(*MENU)
        players.take_back()
        players.make_turns(3)
        players.aside(*RULING)
        players.aside(*RULES)
        players.make_turns(3)
        players.help()
        players.restart()
        players.leave()
        return [first, Life(memory, desk.presses)]


def long(way: Way) -> list[Life]:
    """Return how a long game played in `way` is gone on with, and move after move taken back."""
    memory = long_game(way)
    with Noting(memory) as desk:
        players = Players(desk, way)
        players.go_on()
        for _ in range(3):
            players.take_back()
        players.make_turns(2)
        return [Life(memory, desk.presses)]


def long_game(way: Way) -> bytes:
    """Return a memory with a game of 150 moves; RuntimeError if none is so long."""
    course = way.course
    for seed in range(LONG_TRIES):
        flash = Flash()
        journal_cost.play(flash, catalog.games()[course.place], course.level, Random(seed))
        if Journal(flash.image).moves >= journal_cost.MOVES:
            return flash.image
    raise RuntimeError(f"no game of {row_name(way)} is long")


_OVER_A_RESULT = ("Results", "Bests", "Told", "Group", "Menu")  # a star leads on to it


def look(way: Way) -> list[Life]:
    """Return how a long game that is over is looked through and told, and others are shown."""
    memory = long_and_over(way)
    with Noting(memory) as desk:
        players = Players(desk, way)
        players.aside("result", "*")
        desk.run(HEARD_MS)  # where it was won that is shown for three seconds
        players.do("look", "B")
        if screen(desk) != "Look":  # it leads to a choice of three first
            players.do("look", "3")
        desk.run(HEARD_MS)
        players.do("look", "AAAABBBBCCCCDAAB")
        players.aside("look", "*")
        for keys in ("'*45##*", "'*44AA*", "'*43BB*"):
            players.aside("menu", keys)
            while screen(desk) in _OVER_A_RESULT:
                players.do("menu", "*")
        return [Life(memory, desk.presses)]


def long_and_over(way: Way) -> bytes:
    """Return a memory with a game of 150 moves that is over, or with the longest that was tried.

    It is one at random, or where those end too soon and the device knows the hands, one that its
    own player plays. Raises RuntimeError if none came to its end.
    """
    wanted = way.course.rules, way.course.level
    knows_hands = way.course.level in (GUIDED, SCREEN)
    longest, most = b"", 0
    for choose in (_at_random, _as_the_device) if knows_hands else (_at_random,):
        for seed in range(OVER_TRIES):
            chance = Random(seed)
            for course in random_games.courses(chance):
                if (course.agreed.rules, course.agreed.level) == wanted:
                    image, moves = _played(course, choose, chance)
                    if moves > most:
                        longest, most = image, moves
                    if most >= journal_cost.MOVES:
                        return longest
    if longest:
        return longest
    raise RuntimeError(f"no game of {row_name(way)} is over")


def _played(course: random_games.Course, choose: Any, chance: Random) -> tuple[bytes, int]:
    """Return a memory with a game of `course` and the number of its moves, 0 if it is not over."""
    flash = Flash()
    journal = Journal(journal_cost.Nvm(flash))
    journal.begin(course.agreed.pack())
    referee = Referee(journal, course.game, course.agreed, chance.randbytes)
    while move := choose(course, referee.game, list(played(journal)), chance):
        if journal.full or referee.submit(move):
            break
    over = referee.game.over and not journal.full
    return flash.image, journal.moves if over else 0


def _at_random(course: random_games.Course, game: Any, past: list[tuple], chance: Random) -> Any:
    return random_games.next_move(course, game, len(past), chance)


def _as_the_device(
    course: random_games.Course, game: Any, past: list[tuple], chance: Random
) -> Any:
    """Return the move of the game's part ``player``, any without a known hand, None at the end."""
    move = None
    known = game.started and not game.over and game.knowledge.held(game.seat)
    if known and course.game.has_part("player"):
        player = course.game.part("player")
        *_, seen = player.look(game, past)
        *_, move = player.think(seen)
    if move is None or game.why_not(move):
        return _at_random(course, game, past, chance)
    return move


def boxes(way: Way) -> list[Life]:
    """Return a game in which the device has all seats but one, whose owner hurries it on.

    Where `way` has hints that one asks for one before each card.  A deck shuffled by hand has been.
    """
    memory = None
    if way.course.level == GUIDED:
        named = _named(way)
        memory = twins.dealt(way, Random(SEED), led=True, players=1 + BOXES, kept=named)
    with Noting(memory) as desk:
        players = Players(desk, way)
        players.come_to(memory, BOXES)
        hurried = 0
        while hurried < BOX_KEYS and not players.is_over():
            if screen(desk) == "BoxTurn":
                players.do("box", "#")
                hurried += 1
                continue
            if way.hints:
                players.aside("hint", "0")
                desk.run(HINT_MS)
                players.do("hint", "0")
            players.make_turns(1)
        return [Life(memory, desk.presses)]


def menu(way: Way) -> list[Life]:
    """Return how each line of the menu is opened over a game played in `way`, and left by stars."""
    memory = twins.dealt(way, Random(SEED), led=True)
    with Noting(memory) as desk:
        players = Players(desk, way)
        players.come_to(memory)
        players.make_turns(3)
        app: Any = desk.main["app"]
        for line in LINES:
            players.aside("menu", "'*" + line)
            for _ in range(CLOSED):
                if len(app.stack) > 1:
                    desk.run(NOTE_MS)
                    players.do("menu", "*")
        players.make_turns(2)
        return [Life(memory, desk.presses)]


def rough(seed: int, keys: int = ROUGH_KEYS) -> list[Life]:
    """Return a few turns of a game drawn by `seed`, and then `keys` by chance, mostly some named.

    They end where they have led into the bootloader, from where only a computer leads on.
    """
    chance = Random(seed)
    way = chance.choice(list(twins.ways()))
    memory = twins.dealt(way, Random(SEED), led=True)
    with Noting(memory) as desk:
        players = Players(desk, way)
        players.come_to(memory)
        players.make_turns(chance.randrange(6))
        for _ in range(keys):
            named = sorted(page_answers.named(players.rows[7])) * (chance.random() < NAMED)
            stroke = chance.choice(named or KEYS)
            held = stroke[0] == "<" or chance.random() < HELD
            players.do("rough", "'" * held + stroke.strip("<>"))
            if chance.random() < READ:
                desk.run(NOTE_MS)
            if screen(desk) == "UpdateMode":
                break
        return [Life(memory, desk.presses)]


def _named(way: Way) -> bytes:
    """Return the memory of a device that had all seats but one in a game that it dealt."""
    course = way.course
    with Noting() as desk:
        Players(desk, Way(course._replace(level=SCREEN))).set_up(BOXES)
        return desk.flash.image


def evening(way: Way | None = None) -> list[Life]:
    """Return all games in a row, or shorter ones, and then one played in `way`."""
    with Noting() as desk:
        for place, game in enumerate(catalog.games()):
            rules, _, fewest, most = game.manifest.RULE_SETS[0]
            level = EVENING[place % len(EVENING)]
            level = level if level in game.manifest.LEVELS else SCREEN
            players = Players(desk, Way(Course(place, rules, level, fewest, most)))
            players.from_home_to_home(2 if way else EVENING_TURNS)
        if way is None:
            return [Life(None, desk.presses)]
        before = [press._replace(what=BEFORE) for press in desk.presses]
        Players(desk, way).from_home_to_home(EVENING_TURNS)
        return [Life(None, before + desk.presses[len(before) :])]

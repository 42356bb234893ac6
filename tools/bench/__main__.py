"""Print the figures beside their bars: ``python3 dev.py bench [--json]``.

Bytes, records and erases do not depend on the machine; steps a second do, so those are judged as
a ratio of two engines in the same run.  Every game is played by random keys at each level, and The
Game to its end as it was recorded; the keys of recorded games of three players are counted.  Of the
page in a browser stand here the figures that ``python3 dev.py browser`` has last measured.
"""

import functools
import json
import statistics
from typing import NamedTuple

from firmware.modules import catalog
from firmware.modules.game_folder import GameFolder
from firmware.play.knowledge import GUIDED, LEVELS, ON_CALL, SCREEN
from firmware.shell.setup_questions import HELP
from host_sim import verb, waiting
from host_sim.arguments import Parser
from host_sim.desk import Desk
from tools.bench import (
    asking_cost,
    dealt_keys,
    deed_cost,
    journal_cost,
    key_count,
    scripted_game_cost,
    shuffle_cost,
    steps,
)
from tools.lab import speed
from tools.page import figures as page_figures
from tools.players.courses import courses, level_key
from tools.players.keys import screen
from tools.players.random_player import Player

UNO = "RLCard's UNO"
LOOK_MS = 1000  # at a page before a key is pressed
KEYS = 80  # of every game at every level, after those of its set-up
SPEED_S = 0.2
BEAT = 600  # I2C bytes of two pictures: a number in reverse, and 80 ms later not

# Keys with the players' cards: of what, and how many at most; other rule sets are checked play by
# play in 3.5.
ON_CALL_BAR = ("turn", 2)
CHECKED_BAR = ("play", 3.5)
SLIP_WORDS = ("a card on another heap or place", "two cards at once", "a number without a card")
CHECKED_BARS = {"H4": ("play", 2.2), "H7": ("turn", 8)}


class Figure(NamedTuple):
    """One line of the table; `bar` is how `value` should compare, such as ``<= 140``, or empty."""

    name: str
    value: float
    bar: str = ""
    note: str = ""

    @property
    def verdict(self) -> str:
        """``ok`` or ``over``, or nothing where there is no bar."""
        if not self.bar:
            return ""
        sign, limit = self.bar.split()
        fine = self.value <= float(limit) if sign == "<=" else self.value >= float(limit)
        return "ok" if fine else "over"


def first_title() -> str:
    """Return the title of the first game of the list, which whole games and races are played of."""
    return catalog.games()[0].title


def figures() -> list[Figure]:
    """Measure everything; takes about three minutes."""
    found: list[Figure] = []
    for game in catalog.games():
        waiting.tell(game.manifest.TITLE)
        found += [figure for level in game.manifest.LEVELS for figure in costs(game, level)]
    waiting.tell("Keys, dealt games, whole games, shuffles, players")
    found += [figure for game in catalog.games() for figure in keys(game)]
    found += dealt()
    for level in scripted_game_cost.LEVELS:
        game = scripted_game_cost.play(level)
        name = f"{first_title()} whole, {level}: "
        found += [
            Figure(name + "I2C bytes a key, median", game.median, "<= 300"),
            Figure(name + "I2C bytes a key, worst", game.worst, "<= 1100"),
            Figure(name + "journal bytes", game.journal, "<= 4096"),
            Figure(name + "flash erases", game.erases, "<= 1"),
        ]
    return (
        found
        + first_turns()
        + questions()
        + deeds()
        + guided_deck()
        + shuffles()
        + page()
        + players()
        + speeds()
    )


def questions() -> list[Figure]:
    """Return the keys by which a question about a number is answered, by where it is asked."""
    return [
        Figure(f"keys of: {question} {where}", keys, "<= 4")
        for question, where, keys in asking_cost.counts()
    ]


def deeds() -> list[Figure]:
    """Return the keys of what players do now and then."""
    return [
        Figure(f"keys of: {deed.name}", deed_cost.keys_of(deed), f"<= {deed.most}")
        for deed in deed_cost.deeds()
    ]


def first_turns() -> list[Figure]:
    """Return how many keys lead from a new device to the first turn, as is proposed and dealt."""
    game = catalog.games()[0]
    found = []
    for name, dealt, bar in (("as proposed", False, 5), ("dealt", True, 7)):
        with Desk() as desk:
            desk.power_on()
            pressed, top = 0, ""
            while top != "Turn" and pressed < 2 * bar:
                desk.run(LOOK_MS)
                cover = top == "Cover"
                asked = deed_cost.said(desk).startswith(HELP)
                key = level_key(game, SCREEN) if dealt and asked else "1" if cover else "#"
                desk.tap(key)
                desk.run(LOOK_MS)
                pressed += 1
                top = screen(desk)
        found.append(Figure(f"power to first turn, {name}: keys", pressed, f"<= {bar}"))
    return found


def shuffles() -> list[Figure]:
    """Return what a deck costs that the players' hands shuffle, and how safe it is."""
    found = []
    for count in shuffle_cost.DECKS:
        cost = shuffle_cost.shuffle(count)
        name = f"shuffle of {count} by hand: "
        found += [
            Figure(name + "keys", cost.keys),
            Figure(name + "seconds, at the pace of the first evening", cost.seconds),
            Figure(name + "journal bytes", cost.journal),
            Figure(name + "flash erases", cost.erases, "<= 0"),
        ]
    for game in catalog.games():
        journal, erases = shuffle_cost.with_game(game)
        name = f"{game.manifest.TITLE}, shuffled by hand: "
        found += [
            Figure(name + f"journal bytes, {journal_cost.MOVES} moves", journal, "<= 3196"),
            Figure(name + "flash erases", erases, "<= 1"),
        ]
    return found + slips()


def guided_deck() -> list[Figure]:
    """Return what it takes from home until the deck of the first game is shuffled by hand."""
    guided = next(course for course in courses() if course.level == GUIDED)
    cost = shuffle_cost.shuffle(98)
    name = f"{first_title()}, shuffled by hand without a slip: "
    return [
        Figure(name + "keys from home", len(guided.keys(2)) + cost.keys, "<= 35"),
        Figure(name + "seconds", cost.seconds, "<= 300"),
    ]


def slips() -> list[Figure]:
    """Return how many slips of hands that shuffle are found, and what they cost."""
    found = []
    for what, words in enumerate(SLIP_WORDS):
        single = shuffle_cost.single_slips(what)
        name = f"{words}, {shuffle_cost.SINGLE} shuffles: "
        found += [
            Figure(name + "found, %", _share(single.found, single.wrong), ">= 99"),
            Figure(name + "cards laid again, at most", single.most, "<= 20", f"{single.again}"),
        ]
    many = shuffle_cost.slips()
    name = f"{shuffle_cost.SHUFFLES} shuffles, 1 slip in {shuffle_cost.ONE_IN}: "
    return [
        *found,
        Figure(name + "wrong", many.wrong),
        Figure(name + "of them found, %", _share(many.found, many.wrong), ">= 99"),
        Figure(name + "and mended, %", _share(many.mended, many.wrong)),
        Figure(name + "cards laid again, in the mean", many.again),
    ]


def _share(part: int, whole: int) -> float:
    return round(100 * part / whole, 2)


def page() -> list[Figure]:
    """Return the figures of the page in a browser, as they were last measured; or how to."""
    values = page_figures.kept()
    if not values:
        return [Figure("page in a browser", 0, note="missing: python3 dev.py browser")]
    bars = page_figures.BARS
    return [Figure(f"page: {name}", value, f"<= {bars[name]}") for name, value in values.items()]


def players() -> list[Figure]:
    """Return how many games a second each player plays, and public engines."""
    return [
        Figure(f"games a second, by {found.name}", found.games_a_second, note=found.note)
        for found in speed.speeds()
    ]


def costs(game: GameFolder, level: int) -> list[Figure]:
    """Return what the first rule set of `game` costs at `level`: the wire, the memory, time."""
    with Desk() as desk:
        desk.power_on()
        player = Player(desk, game, level)
        spent = player.play(KEYS)
    journal, erases = journal_cost.cost(game, level)
    steps_a_second = steps.speed(functools.partial(steps.ours, game, level), 1, SPEED_S)
    name = f"{game.manifest.TITLE}, {LEVELS[level]}: "
    beats = on_the_wire(name + "the shuffle's ", player.led, "beat", BEAT) if player.led else []
    return [
        *on_the_wire(name, spent),
        *beats,
        Figure(name + f"journal bytes of {journal_cost.MOVES} moves", journal, "<= 4096"),
        Figure(name + "flash erases of them", erases, "<= 1"),
        Figure(name + "steps a second", round(steps_a_second)),
    ]


def on_the_wire(name: str, spent: list[int], each: str = "key", median: int = 300) -> list[Figure]:
    """Return what the keys, or `each` of something else, cost that took the bytes in `spent`."""
    return [
        Figure(name + f"I2C bytes a {each}, median", statistics.median(spent), f"<= {median}"),
        Figure(name + f"I2C bytes a {each}, worst", max(spent), "<= 1100"),
    ]


def keys(game: GameFolder) -> list[Figure]:
    """Return how many keys the recorded games of `game` take, in each way that they were recorded.

    A turn may have several plays; what ends a game is counted in the game alone.
    """
    found = []
    for rules, level, count in key_count.counts(game):
        bars = dict([ON_CALL_BAR if level == ON_CALL else CHECKED_BARS.get(rules, CHECKED_BAR)])
        shares = [("turn", count.keys, count.turns), ("play", count.keys, count.plays)]
        shares += [("game", count.whole, count.ended)] if count.ended else []
        for what, total, parts in shares:
            bar = f"<= {bars[what]}" if what in bars else ""
            name = f"keys a {what}, {rules}, {LEVELS[level]}"
            told = game.costs.get(level, "") if level != GUIDED else ""
            note = f"its page says {told}" if told and what == "turn" else ""
            found.append(Figure(name, round(total / parts, 1), bar, note))
    return found


def dealt() -> list[Figure]:
    """Return how many keys a turn of the first game takes where the device deals."""
    found = []
    for players, most in ((3, 7.5), (1, 7)):
        typed, cards = dealt_keys.keys_a_turn(players)
        note = f"{cards:.1f} cards a turn, {dealt_keys.GAMES} games"
        name = f"keys a turn, {dealt_keys.NAME}, dealt, {players} at the table"
        found.append(Figure(name, round(typed, 1), f"<= {most}", note))
    return found


def speeds() -> list[Figure]:
    """Return the engines' steps a second and their ratio; without RLCard, how to get it."""
    ours, theirs, bare = steps.race((steps.first_game, steps.uno, steps.bare_uno))
    found = [Figure(f"steps a second, {first_title()}", round(ours))]
    if not theirs:
        return [*found, Figure(f"steps a second, {UNO}", 0, note="missing: python3 dev.py bench")]
    return [
        *found,
        Figure(f"steps a second, {UNO}", round(theirs)),
        Figure(f"{first_title()} to {UNO}", round(ours / theirs, 1), ">= 4"),
        Figure(f"steps a second, {UNO}, bare engine", round(bare)),
        Figure(f"{first_title()} to {UNO}, bare engine", round(ours / bare, 1)),
    ]


def table(lines: list[Figure]) -> str:
    """Return the figures as they are printed, a line each."""
    rows = [f"{f.name:51} {f.value:>9} {f.bar:>8} {f.verdict:4} {f.note}".rstrip() for f in lines]
    return "\n".join([f"{'figure':51} {'value':>9} {'bar':>8}", *rows])


def main(words: list[str]) -> int:
    """Print the figures; the exit status is 1 if one is over its bar."""
    parser = Parser(prog="dev.py bench", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print a list of objects")
    options = parser.parse_args(words)
    lines = figures()
    if options.json:
        print(json.dumps([{**f._asdict(), "verdict": f.verdict} for f in lines], indent=2))
    else:
        print(table(lines))
    return 1 if any(f.verdict == "over" for f in lines) else 0


if __name__ == "__main__":
    verb.run(main)

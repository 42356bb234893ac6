"""Count the keys by which a question about a number is answered, wherever it is asked."""

from collections.abc import Iterator

from firmware.modules import catalog
from firmware.play.knowledge import SCREEN, TABLE
from host_sim import reader
from host_sim.desk import Desk
from tools.players.courses import courses

ASK = "0"  # held
HELD_S = 0.7
PILE, PRIME = "does 37 go on C?", "is 91 prime?"
QUESTIONS = {PILE: ("37C", ("C no", "C 63")), PRIME: ("91", ("no prime",))}
FIRST = "1"  # the key of the player who starts, or of whom a cover names


def counts() -> Iterator[tuple[str, str, int]]:
    """Yield each question, where it is asked, and its keys, a held one counted once."""
    yield PRIME, "on the first page", keys_of(PRIME, "")
    first = catalog.games()[0]
    told = [course for course in courses() if course.rules == first.rule_sets[0][0]]
    for course in told:
        begun = course.keys(2)
        if course.level == TABLE:
            yield PRIME, "over a question", keys_of(PRIME, begun[:1])
            yield PILE, "before the first turn", keys_of(PILE, begun)
            yield PILE, "in a turn", keys_of(PILE, begun + FIRST)
        elif course.level == SCREEN:
            yield PILE, "over a cover", keys_of(PILE, begun + FIRST)
            yield PILE, "over a hand", keys_of(PILE, begun + FIRST * 2)
    keyed = {game.rule_sets[0][0] for game in catalog.games() if hasattr(game.rules, "is_prime")}
    for course in courses():
        if course.rules in keyed and course.level == TABLE:
            yield PRIME, "in a turn of " + course.rules, keys_of(PRIME, course.keys(2) + FIRST)


def keys_of(question: str, before: str) -> int:
    """Return the keys of a `question` on a new device behind those `before`.

    Raises RuntimeError if it is not answered.
    """
    keys, answers = QUESTIONS[question]
    words = ""
    with Desk() as desk:
        desk.power_on()
        for key in before:
            desk.type(key)
            desk.run(1000)
        desk.hold(ASK, HELD_S)
        for count, key in enumerate(keys, 2):
            desk.type(key)
            words = " ".join(reader.read(desk.panel.picture()))
            if any(answer in words for answer in answers):
                return count
    raise RuntimeError(f"{question} is not answered: {words}")

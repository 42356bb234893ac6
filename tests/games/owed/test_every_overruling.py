"""At level guided the table is right: whatever may be done by counts alone can be done there.

What is known in secret is asked about at most, and then forgotten.
"""

import random
from typing import Any

import pytest

from firmware.modules import catalog
from firmware.play.knowledge import GUIDED
from firmware.play.notation import Notation
from firmware.play.referee import Moves
from tests.desk import Desk
from tests.games.shuffled import home_of
from tests.games.twin_places import SEED, Place, reached

# In Memo cards are typed by their places: the menu says that they lie otherwise.
RULES = [
    row[0]
    for game in catalog.games()
    for row in game.rule_sets
    if GUIDED in game.levels and row[0] != "H7"
]
TRIED = 6  # moves at a place
YESES = 3  # to so many questions


def by_counts(place: Place) -> list[tuple]:
    """Return the moves that could be made at `place` where only counts were known."""
    game: Any = place.play(place.agreed)
    assert game.play((home_of(place.agreed.rules).part("rules").FORGET,)) is None
    return [] if game.over else game.legal_moves()


def asks_for_a_shuffle(place: Place) -> bool:
    """Return True if the draw pile is used up at `place`, and how it is shuffled is asked first."""
    return Desk(place.image(place.agreed)).type("#").words().startswith("Pile used up")


def done(place: Place, keys: str) -> list[str]:
    """Return what is in the record after these `keys`, and yes to whatever is asked.

    4 1/2 Minutes judges a card before it asks whom it names, so that the answer comes between.
    """
    desk = Desk(place.image(place.agreed)).type("#")
    if type(desk.app.stack[-1]).__name__ == "Pause":
        desk.type("#")
    before = len(desk.referee.log())
    for key in keys:
        if getattr(desk.app.stack[-1], "asked", "") == "right":
            desk.type("#")
        desk.type(key)
    for _ in range(YESES):
        top: Any = desk.app.stack[-1]
        if type(top).__name__ == "Ask" or getattr(top, "asked", "") in ("right", "#"):
            desk.wait(500).type("#")  # a question in the place of another wants to be read
    assert not any(row.startswith(("×", "><")) for row in desk.rows()), desk.rows()
    return [desk.referee.moves.text(move) for move in desk.referee.log()[before:]]


@pytest.mark.parametrize("rules", RULES)
def test_what_may_be_done_by_counts_can_be_done_though_the_device_believes_otherwise(rules: str):
    chance = random.Random(f"{SEED} {rules}")
    print(f"UMPIRE_SEED={SEED}")
    notation = Notation(home_of(rules).part("rules"))
    place, moves = None, []
    while not (place and moves):
        place = reached(rules, GUIDED, 2 if rules == "TS" else 3, chance)
        moves = [move for move in by_counts(place) if notation.keys(move)]
        if place and asks_for_a_shuffle(place):  # no card can be laid before
            place = None
    kinds = {move[0]: move for move in chance.sample(moves, len(moves))}
    for move in [*kinds.values(), *chance.sample(moves, min(TRIED, len(moves)))]:
        keys = notation.keys(move)
        log = done(place, "#" if set(keys) == {"#"} else keys)
        text = Moves(home_of(rules).part("rules")).text(move)
        assert {text, text.replace("cant", "end")} & set(log), (keys, log, place)

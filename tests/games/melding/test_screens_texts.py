"""Every text of games 5 and 6 fits its place with its longest figures."""

from random import Random
from types import ModuleType
from typing import Any

import pytest

from firmware.games.melding import (
    claim_check,
    hand_entry,
    on_call_claim,
    on_call_screen,
    open_card_screen,
    questions,
    refusal_texts,
    result_texts,
    ruling_screen,
    score_screen,
    sets_screen,
    tables,
    texts,
)
from firmware.games.melding.prover import Proof
from firmware.games.melding.sets import split
from firmware.games.primes import set_texts as primes_set_texts
from firmware.games.rummy import set_texts as rummy_set_texts
from firmware.play.notation import Notation
from firmware.shell import first_player
from firmware.ui.page import COLUMNS, wrap
from tests.games.melding.positions import SIZES, TABLES, F, new
from tests.text_fit import fits

SET_TEXTS: dict[str, Any] = {
    "H5": primes_set_texts,
    "H5-advanced": primes_set_texts,
    "H6": rummy_set_texts,
}
SIX = "P1 P2 P3 P4 P5"

# By module: the longest figures of each text, and how many rows it may take.
ROOM: dict[ModuleType, dict[str, tuple | None]] = {
    texts: {
        "WHICH": ((), 2),
        "NO_SETS": ((100,), 2),
        "ONCE": ((), 2),
        "LAST_CARD": ((99,), 2),
        "SHUFFLE": ((103,), 2),
        "SHUFFLED": ((99,), 1),
        "SEEN": ((), 7),
        "DREW": ((100,), 1),
        "TOOK": ((100,), 1),
        "HIDDEN": ((), 1),
        "THROW": ((100,), 1),
        "OUT": (("P1 P2 P3 P4",), 1),
        "OUT_COUNT": ((4,), 1),
        "TAKEN": (("MMM", 100), 1),
        "DRAW_KEYS": ((), 1),
        "DREW_KEYS": ((), 1),
        "THROW_KEYS": ((), 1),
        "KEY": ((), 1),
        "STOP": ((), 1),
        "OUT_THREW": (("MMM", "won", 100), 1),
        "OUT_WITH": (("MMM", 100), 1),
        "MOMENT": ((), 1),
    },
    result_texts: {
        "CLAIMED": (("MMM",), 1),
        "WON": (("MMM",), 1),
        "THEN": ((SIX,), 1),
    },
    on_call_screen: {
        "BEGINS": (("MMM",), 1),
        "GOES_ON": (("MMM",), 1),
        "TURN_OVER": ((), 1),
        "OUT": ((), 1),
        "WHICH": ((), 2),
        "KEYS": ((), 1),
    },
    on_call_claim: {
        "WHO": ((), 1),
        "ALONE": ((), 3),
        "SEEN": ((), 2),
        "PRESS_YOURS": ((), 2),
        "PRESS_THEIRS": ((), 1),
        "OUT_KEYS": (("123456",), 1),
        "COVER_KEYS": (("123456",), 1),
        "TITLE": (("MMM", 15), 1),
        "HIDE": ((), 1),
        "THROWS": (("MMM", "won", 100), 1),
    },
    first_player: {"DEAL": ((14,), 1), "WHO": ((), 1), "A_LOOK": ((), 1), "TURN": ((100,), 1)},
    open_card_screen: {
        "TURN_OVER": (("MMM", 14), 4),
        "WHICH": ((999,), 1),
        "TYPE": ((), 2),
    },
    hand_entry: {
        "CLAIM": (("MMM", 100), 1),
        "SCORE": (("MMM",), 1),
        "CARD": ((14, 14, 999), 1),
        "FULL": ((14,), 1),
        "TYPE": ((), 1),
        "NOT_THERE": ((100,), 2),
        "KEYS": ((), 1),
        "TYPED": ((), 1),
        "CHECK": ((), 1),
    },
    claim_check: {
        "COUNTING": (("MMM",), 1),
        "CHECKING": (("MMM",), 1),
        "NO_SETS": ((14, 3), 2),
    },
    questions: {"RIGHT": ((), 2), "SHUFFLE_FIRST": ((99,), 3)},
    sets_screen: {
        "GO_ON": ((), 1),
        "MORE": ((), 1),
        "WHICH": ((), 1),
    },
    score_screen: {
        "TITLE": (("MMM",), 1),
        "NUMBER": ((999,), 1),
        "BY_CARDS": ((14,), 1),
        "TYPE": ((), 2),
        "TYPED_FIRST": ((999,), 2),
        "KEYS": ((), 1),
        "TYPED": ((), 1),
    },
    primes_set_texts: {"KEY": (("J=97",), 1), "COUNT": ((), 2)},
    rummy_set_texts: {"ONES": ((9,), 1), "TENS": ((9,), 1), "SINGLE": ((), 1), "COUNT": ((), 2)},
    ruling_screen: {"OPEN": ((), 1), "SEEN": ((), 1)},
}
BESIDE = ("DREW", "TOOK", "HIDDEN", "THROW", "OUT")  # these stand beside the open card

FIGURES = {
    "seat": (6,),
    "card": (255, 100),
    "held": (100,),
    "thrown": (100,),
    "twice": (100,),
    "many": (14,),
    "elsewhere": (100,),
    "room": (100,),
    "shown": (100,),
    "size": (14,),
    "score": ("MMM",),
    "count": (0, 103),
    "top": (100,),
    "unseen": (100,),
    "finished": ("MMM",),
}


@pytest.mark.parametrize("module", list(ROOM), ids=lambda module: module.__name__[24:])
def test_each_text_fits_its_place_with_its_longest_figures(module: ModuleType):
    """A new text must be given its longest figures here."""
    own = {
        name
        for name, text in vars(module).items()
        if name.isupper() and isinstance(text, str) and name not in ("BACK", "STARTS")
    }
    assert own == set(ROOM[module])
    for name, room in ROOM[module].items():
        figures, rows = room or ((), 0)
        text = getattr(module, name).format(*figures)
        assert fits(text, rows), text
        assert module is not texts or name not in BESIDE or len(text) <= 15


@pytest.mark.parametrize("reason", sorted(refusal_texts.REFUSED))
def test_a_refusal_fits_two_rows_with_its_longest_figures(reason: str):
    figures = FIGURES.get(reason, ())
    assert "{" not in refusal_texts.REFUSED[reason] or figures
    assert fits(texts.why((reason, *figures)), 2)


def test_a_free_card_is_called_by_its_letter_where_a_card_is_meant():
    assert texts.why(("held", F)) == "You do not hold J."
    assert texts.why(("count", 0, 101)) == "From 0 to 101, please."


def test_no_number_that_is_typed_is_a_free_card():
    assert [texts.value(typed) for typed in ("J", "100", "101", "999", "007")] == [
        F,
        100,
        255,
        255,
        7,
    ]


def test_what_is_done_with_the_discards_fits_its_rows():
    assert max(map(len, on_call_screen.USED_UP)) <= COLUMNS


def test_how_a_hand_is_sorted_fits_beside_the_open_card():
    assert max(map(len, texts.SORTS)) <= 15


def test_what_counts_fits_its_rows():
    for set_texts in SET_TEXTS.values():
        assert max(len(row) for row in set_texts.WHAT) <= COLUMNS
        assert fits(result_texts.WON.format(6) + set_texts.COUNT, 2)
    assert fits(result_texts.WON.format(6) + result_texts.THEN.format(SIX), 2)


def test_what_is_taken_back_or_ruled_fits_two_rows_for_every_move():
    moves = Notation(tables)
    longest = {"seat": 5, "card": 100, "count": 100}
    for code in range(len(tables.MOVES)):
        name, *kinds = moves.row(code)
        if name == "shuffle":
            continue  # taken back with its move
        fields = [longest[kind] for kind in kinds if not kind.endswith("...")]
        called = texts.called(moves.text((code, *fields)))
        assert fits(f"Taken back: {called}.", 2), name
        assert "-" not in called


@pytest.mark.parametrize("name", sorted(TABLES))
def test_all_sets_of_a_hand_are_shown_without_turning_a_page(name: str):
    """Arranged in up to three sets, whatever the free cards stand for."""
    chance = Random(name)
    game = new(name)
    shown = 0
    for _ in range(300):
        ones = chance.sample(range(10), 3)
        near = [card for card in range(10, 100) if card % 10 in ones]
        jokers = chance.randint(0, 4)
        hand = sorted(chance.sample(near, SIZES[name] - jokers)) + [F] * jokers
        proof = Proof(game.groups(hand), game.most)
        while proof.step():
            pass
        if proof.arrangement:
            rows = [
                sets_screen.written(parts, SET_TEXTS[name]) for parts in split(proof.arrangement)
            ]
            lines = [line for row in rows for line in wrap(row)]
            assert len(lines) <= sets_screen.SHOWN
            assert max(map(len, lines)) <= COLUMNS
            shown += 1
    assert shown > 20

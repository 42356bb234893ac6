"""Every text of games 5 and 6 fits its place with its longest figures."""

from random import Random
from types import ModuleType
from typing import Any

import pytest

from firmware.games.melding import claim_check, rules, texts
from firmware.games.melding.prover import Proof
from firmware.games.melding.rules import number, split
from firmware.games.primes import texts as primes_set_texts
from firmware.games.rummy import texts as rummy_set_texts
from firmware.modules.game_folder import GameFolder
from firmware.play.notation import Notation
from firmware.play.rules_base import HELD
from firmware.shell import first_player
from firmware.ui import hands, layout
from firmware.ui.faces import S, T
from firmware.ui.page import width_of
from tests.games.melding.positions import SIZES, TABLES, F, new
from tests.games.melding.text_room import (
    FIGURES,
    KEYS,
    LABEL,
    LARGE,
    NOTE,
    ROOM,
    SIX,
    STAGE,
    WHOLE,
)
from tests.text_fit import is_read, keys_fit, sentences

NOTE_COLUMNS = 121
SET_TEXTS: dict[str, Any] = {
    "H5": primes_set_texts,
    "H5-advanced": primes_set_texts,
    "H6": rummy_set_texts,
}


@pytest.mark.parametrize("module", list(ROOM), ids=lambda module: module.__name__[24:])
def test_each_text_fits_its_place_with_its_longest_figures(module: ModuleType):
    """A new text must be given its longest figures here."""
    own = {name for name in sentences(module) - {"BACK"} if getattr(module, name) != HELD}
    large = LARGE.get(module, {})
    assert own == {*ROOM[module], *large}
    for name, (figures, most) in large.items():
        text = getattr(module, name).format(*figures)
        assert (len(text) if module is first_player else width_of(text)) <= most, name
    for name, (figures, place) in ROOM[module].items():
        text = getattr(module, name).format(*figures)
        assert has_room(text, place), text


def has_room(text: str, place: str | int) -> bool:
    """Return True if `text` fits its place in text_room.ROOM."""
    if place == KEYS:
        return keys_fit(text)
    if place == LABEL:
        return width_of(text, S) <= WHOLE
    if place == NOTE:
        return layout.fitted(text, NOTE_COLUMNS, 2 * layout.LINE)[0] is T
    if place == STAGE:
        return layout.fitted(text, WHOLE, layout.KEYS - layout.STAGE)[0] is T
    return is_read(text, int(place))


@pytest.mark.parametrize("reason", sorted(texts.REFUSED))
def test_a_refusal_fits_two_large_lines_with_its_longest_figures(reason: str):
    figures = FIGURES.get(reason, ())
    assert "{" not in texts.REFUSED[reason] or figures
    assert has_room(texts.why((reason, *figures)), NOTE)


def test_a_free_card_is_called_by_its_letter_where_a_card_is_meant():
    assert texts.why(("held", F)) == "You have no J"
    assert texts.why(("count", 0, 101)) == "Only 0 to 101"


def test_no_number_that_is_typed_is_a_free_card():
    assert [texts.value(typed) for typed in ("J", "100", "101", "999", "007")] == [
        F,
        100,
        255,
        255,
        7,
    ]


@pytest.mark.parametrize("placed", claim_check.HAS)
def test_who_is_out_stands_beside_how_many_sets_there_are(placed: str):
    assert width_of("MMM " + placed) + 4 + width_of("2/3") <= WHOLE


def test_what_counts_fits_its_rows():
    for set_texts in SET_TEXTS.values():
        assert is_read(texts.WON.format(6) + set_texts.COUNT, 2)
    assert is_read(texts.WON.format(6) + texts.THEN_OUT.format(SIX), 2)


def test_what_is_taken_back_or_ruled_fits_two_rows_for_every_move():
    moves = Notation(rules)
    game = GameFolder("primes")
    longest = {"seat": 5, "card": 100, "count": 100}
    for code in range(len(rules.MOVES)):
        name, *kinds = moves.row(code)
        if name == "shuffle":
            continue  # taken back with its move
        fields = [longest[kind] for kind in kinds if not kind.endswith("...")]
        called = game.called(moves.text((code, *fields)))
        assert is_read(f"Undone: {called}.", 2), name
        assert "-" not in called


@pytest.mark.parametrize("name", sorted(TABLES))
def test_each_set_of_a_hand_has_a_page(name: str):
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
            for parts in split(proof.arrangement):
                numbers = [number(part) for part in parts]
                assert width_of(SET_TEXTS[name].rule(numbers), S) <= 100
                assert len(parts) <= 2 * hands.MOST_IN_ROW
            shown += 1
    assert shown > 20

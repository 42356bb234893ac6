"""Every text of The Game fits its place with its longest figures."""

import pytest

from firmware.games.the_game import rules, texts
from firmware.modules.game_folder import GameFolder
from firmware.play.notation import Notation
from firmware.shell import take_back
from firmware.ui.faces import T
from firmware.ui.layout import fitted, width_of
from tests.text_fit import is_read, sentences

# The longest figures of each text, and how many rows it may take.
ROOM = {
    "NO_ROOM": ((), 1),
    "_PILES": ((), 7),
    "WHICH_CARD": ((), 1),
    "WHO": ((), 2),
    "WHO_KEYS": (("1", "5"), 1),
    "SOMEBODY": ((), 1),
    "WHICH_PILE": ((), 1),
    "HOW_MANY": ((), 1),
    "COUNT_KEYS": ((), 1),
    "TYPED_KEYS": ((), 1),
    "CLEAR_KEY": ((), 1),
    "END_KEY": ((), 1),
    "PASS_KEY": ((), 1),
    "CANT_KEY": ((), 1),
    "UNDO_KEY": ((), 1),
    "LEFT_OF": ((98,), 1),
    "THEN": (("WWW",), 1),
    "THEN_DRAWS": ((8,), 1),
    "OR_MORE": ((), 1),
    "KEYS": ((), 1),
    "WON": ((), 3),
    "CANT_LAY": (("You",), 1),
    "AGAIN": ((), 1),
    "STILL": (("WWW",), 1),
    "TEN_BACK": ((), 1),
    "EXCELLENT": (("You can't lay. Under ten left.",), 3),
    "FEW": (("You can't lay. ",), 2),
    "LEFT": ((98,), 1),
    "SKIPPED": ((60, 97), 1),
    "MANY": (("You can't lay. ",), 3),
    "WHO_ASKS": ((), 1),
    "NONE_LEFT": ((97,), 3),
    "WON_SHORT": ((), 3),
    "LEFT_SHORT": ((), 3),
    "NEEDED": (("You", "under 49, over 50, 39, 40, 59, 60"), 3),
    "NOTHING": (("You",), 2),
    "NOTHING_SHORT": ((), 1),
    "ALL": ((), 1),
    "ALL_LAID": ((), 2),
}

FIGURES = {
    "up": (99, 100),
    "down": (99, 100),
    "card": (999,),
    "laid": (99,),
    "held": (99,),
    "empty": (),
    "few": (3,),
    "enough": (),
    "over": (),
    "start": (),
    "started": (),
    "seat": (5,),
    "pile": (),
    "turn": ("P5",),
    "count": (0, 100),
    "dealt": (),
    "none": ("P5",),
    "many": (8,),
    "on-call": (),
}


def test_each_text_is_known_here():
    """A new text must be given its longest figures here."""
    assert sentences(texts) == set(ROOM)
    assert set(texts.REFUSED) == set(FIGURES)


@pytest.mark.parametrize("name", [name for name, room in ROOM.items() if room])
def test_a_text_fits_its_place_with_its_longest_figures(name: str):
    figures, rows = ROOM[name] or ((), 0)
    assert is_read(getattr(texts, name).format(*figures), rows)


@pytest.mark.parametrize("reason", sorted(FIGURES))
def test_a_refusal_fits_two_rows_with_its_longest_figures(reason: str):
    assert is_read(texts.why((reason, *FIGURES[reason])), 4)


def test_a_marker_is_said_in_one_row():
    assert all(is_read(said.format("D"), 1) for said in texts.MARKS)
    assert all(is_read(said.format("P5", "D"), 2) for said in texts.ASKS)
    assert all(is_read(said.format(texts.SOMEBODY, "D"), 2) for said in texts.IGNORED)


def test_what_has_been_said_of_four_piles_fits_one_row():
    assert is_read("off A no big B fast CD", 1)
    assert texts.SAID == ("", "off ", "no big ", "fast ")


def test_the_question_who_asks_fits_the_page():
    assert all(is_read(line, 1) for line in texts.WHO_ASKS)


def test_what_is_taken_back_or_ruled_fits_two_rows_for_every_move():
    game = GameFolder("the_game")
    moves = Notation(rules)
    for code in range(len(rules.MOVES)):
        name, *kinds = moves.row(code)
        longest = {"seat": 4, "card": 100, "pile": 3, "count": 98, "sign": 2}
        move = (code, *(longest[kind] for kind in kinds))
        assert is_read(take_back.TAKEN_BACK.format(game.called(moves.text(move))), 2), name


def test_new_cards_are_said_in_one_row():
    assert texts.drawn(["10", "20"]) == "New: 10 20"
    assert texts.drawn([]) == "No new cards"
    assert is_read(texts.drawn([str(card) for card in range(10, 90, 10)]), 2)


def test_whose_turn_it_is_has_room_beside_the_draw_pile():
    for words in (*texts.LAYS, *texts.MORE, *texts.ENOUGH, *texts.ALL_OUT, *texts.LAYING):
        assert width_of(words.format("Ann", 3)) <= 92, words


def test_what_is_asked_before_the_turn_is_over_stands_large():
    for words in texts.CANT + texts.PASS_ON:
        assert fitted(words.format("WWW", 3, 2), 126, 56)[0] is T, words

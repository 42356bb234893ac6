"""One table of moves: text, bytes and keys follow from it."""

from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from firmware.play.notation import Notation, value
from tests.sample import rules

moves = Notation(rules)

WRITTEN = [
    ((0, 1), "start P2", "2"),
    ((1, 37, 2), "lay 37 C", "37C"),
    ((1, 7, 0), "lay 7 A", "7A"),
    ((2,), "end", "#"),
    ((3,), "cant", "##"),
    ((4, 1, 100), "ruling-top B 100", ""),
    ((5, 12), "ruling-draw 12", ""),
    ((6, 4, 0), "ruling-hand P5 0", ""),
    ((7, 0), "ruling-turn P1", ""),
    ((9, 2), "ruling-laid 2", ""),
    ((8, 3, 2), "mark D 2", ""),
]


@pytest.mark.parametrize(("move", "text", "keys"), WRITTEN)
def test_a_move_has_its_text_its_bytes_and_its_keys(move: tuple, text: str, keys: str):
    assert moves.text(move) == text
    assert moves.parse(text) == move
    assert moves.pack(move) == bytes(move)
    assert moves.unpack(bytes(move)) == move
    assert moves.keys(move) == keys


def test_blanks_do_not_matter():
    assert moves.parse("  lay   37\tC ") == (1, 37, 2)


def test_a_number_is_a_byte_and_a_pile_a_capital_letter():
    assert moves.parse("lay 255 Z") == (1, 255, 25)
    assert moves.parse("lay 0 A") == (1, 0, 0)
    assert moves.parse("start P255") == (0, 254)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "'' is no move"),
        ("dance", "'dance' is no move"),
        ("LAY 37 C", "'LAY 37 C' is no move"),
        ("lay 37", "'lay 37' should read 'lay card pile'"),
        ("lay 37 C D", "'lay 37 C D' should read 'lay card pile'"),
        ("end now", "'end now' should read 'end'"),
        ("lay x C", "'x' is no card"),
        ("lay -3 C", "'-3' is no card"),
        ("lay 3.0 C", "'3.0' is no card"),
        ("lay 0037 C", "'0037' is no card"),
        ("lay 256 C", "'256' is no card"),
        ("lay 1000 C", "'1000' is no card"),
        ("lay 99999999999999999999 C", "'99999999999999999999' is no card"),
        ("lay ³ C", "'³' is no card"),
        ("lay 37 c", "'c' is no pile"),
        ("lay 37 CC", "'CC' is no pile"),
        ("lay 37 3", "'3' is no pile"),
        ("start 2", "'2' is no seat"),
        ("start P", "'P' is no seat"),
        ("start P0", "seats begin with P1"),
        ("start P-1", "'P-1' is no seat"),
        ("ruling-draw many", "'many' is no count"),
    ],
)
def test_what_is_no_move_says_so(text: str, message: str):
    with pytest.raises(ValueError) as caught:
        moves.parse(text)
    assert str(caught.value) == message


@pytest.mark.parametrize("packed", [b"", b"\x01", b"\x01\x25", b"\x02\x00", b"\x09", b"\xff\xff"])
def test_bytes_that_are_no_move_say_so(packed: bytes):
    with pytest.raises(ValueError, match="no move"):
        moves.unpack(packed)


@given(st.binary(max_size=5))
def test_bytes_are_a_move_or_none_and_a_move_comes_back_from_its_text(packed: bytes):
    try:
        move = moves.unpack(packed)
    except ValueError:
        return
    assert moves.pack(move) == packed
    row = rules.MOVES[move[0]][0].split()
    if "pile" not in row or move[row.index("pile")] < 26:
        assert moves.parse(moves.text(move)) == move


@given(st.text())
def test_any_text_is_a_move_or_a_reason(text: str):
    try:
        move = moves.parse(text)
    except ValueError:
        return
    assert moves.parse(moves.text(move)) == move


def colour(word: str) -> int:
    if word not in "RYG":
        raise ValueError(f"'{word}' is no colour")
    return "RYG".index(word)


WORDED = Notation(
    SimpleNamespace(
        MOVES=(("lay colour pile", "{0}{1}"), ("shuffle colour...", ""), ("name seat...", "{0}")),
        WORDS={"colour": (lambda value: "RYG"[value], colour)},
    )
)


@pytest.mark.parametrize(
    ("move", "text"),
    [
        ((0, 2, 1), "lay G B"),
        ((1,), "shuffle"),
        ((1, 0, 2, 2, 1), "shuffle R G G Y"),
        ((2, 4), "name P5"),
    ],
)
def test_a_game_has_words_of_its_own_and_moves_of_any_length(move: tuple, text: str):
    assert WORDED.text(move) == text
    assert WORDED.parse(text) == move
    assert WORDED.unpack(WORDED.pack(move)) == move


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("lay B A", "'B' is no colour"),
        ("shuffle R G B", "'B' is no colour"),
        ("lay R", "'lay R' should read 'lay colour pile'"),
        ("lay R A B", "'lay R A B' should read 'lay colour pile'"),
    ],
)
def test_a_word_that_the_game_does_not_know_is_named(text: str, message: str):
    with pytest.raises(ValueError, match=message):
        WORDED.parse(text)


def test_a_value_follows_from_its_word():
    assert (value("seat", "P3"), value("pile", "D"), value("count", "98")) == (2, 3, 98)


def test_a_kind_may_have_keys_of_its_own_and_fields_of_any_number_follow_the_keys_of_a_row():
    rows = (("lay card pile seat...", "{0}{1}"), ("name seat...", "8"), ("shuffle card...", ""))
    words = {"card": (chr, ord, lambda card: "D" + str(card))}
    own = Notation(SimpleNamespace(MOVES=rows, WORDS=words))
    assert own.keys((0, 65, 1)) == "D65B"
    assert own.keys((0, 65, 1, 2)) == "D65B3"
    assert (own.keys((1,)), own.keys((1, 0))) == ("8", "81")
    assert own.keys((2, 65, 66)) == ""

"""Every text of 4½ Minutes fits its place with its longest figures."""

import pytest

from firmware.games.minutes import help as helps
from firmware.games.minutes import tables, texts
from firmware.games.minutes.tables import value_of
from firmware.notation import Notation
from firmware.ui.page import COLUMNS, wrap
from tests.games.minutes.table import at_table, play

# The longest figures of each text, and how many rows it may take.
ROOM = {
    "WHICH_CARD": ((), 3),
    "WHICH_COLOUR": ((5,), 3),
    "WHICH_PILE": ((), 1),
    "WHICH_PLAYER": ((6,), 3),
    "WHICH_PLACE": ((14,), 3),
    "NO_NUMBERS": ((), 3),
    "FINISH": ((), 3),
    "NEITHER": (("PR", "PR", "PR"), 3),
    "ASIDE": ((14,), 3),
    "SEEN": ((), 3),
    "RULED": (("display P6 95",), 2),
    "GONG": ((), 3),
    "GO_ON": ((), 3),
    "STARTS": (("P6",), 1),
    "DEAL": ((5,), 2),
    "DEALT": ((5,), 2),
    "YOUNGEST": ((), 1),
    "WHO_BEGINS": ((6,), 1),
    "WHO_NEXT": ((6,), 1),
    "COUNTED": (("10 10 10 10",), 1),
    "UP": ((), 1),
    "PAUSED": ((), 1),
    "KEYS": ((), 1),
    "KEYS_SIGNS": ((), 1),
    "KEYS_LIGHT": ((), 1),
    "KEYS_DEALT": ((), 1),
    "KEYS_MORE": ((), 1),
    "KEYS_ENTRY": ((), 1),
    "KEYS_ALL": ((), 1),
    "KEYS_READY": ((), 1),
    "KEYS_PAUSED": ((), 1),
    "KEYS_END": ((), 1),
    "GONE": ((), 1),
    "OVER": ((), 2),
    "SCORE": ((190,), 1),
    "HELPS": None,  # the name of a module
}

FIGURES = {
    "fit": (value_of("PR"), value_of("R7")),
    "change": ("B7", "PR", "purple", "yellow"),
    "block": ("B7", "P#", "purple"),
    "gone": (value_of("PR"),),
    "held": (value_of("PR"),),
    "blocked": (1, 3),
    "seat": (6,),
    "empty": (6,),
    "count": (0, 95),
}


def fits(text: str, rows: int) -> bool:
    lines = wrap(text)
    return len(lines) <= rows and max(len(line) for line in lines) <= COLUMNS


def test_each_text_is_known_here():
    """A new text must be given its longest figures here."""
    named = {name for name, text in vars(texts).items() if name.isupper() and isinstance(text, str)}
    assert named == set(ROOM)


@pytest.mark.parametrize("name", sorted(name for name, room in ROOM.items() if room))
def test_a_text_fits_with_its_longest_figures(name: str):
    room = ROOM[name]
    assert room
    figures, rows = room
    assert fits(getattr(texts, name).format(*figures), rows)


@pytest.mark.parametrize("word", sorted(texts.REFUSED))
def test_a_refusal_fits_with_its_longest_figures(word: str):
    figures = FIGURES.get(word, ())
    text = texts.REFUSED[word].format(*figures) if word in ("change", "block") else None
    assert fits(text or texts.why((word, *figures)), 3)


def test_a_refusal_says_what_would_go():
    green = value_of("G1")
    assert texts.why(("fit", green, value_of("R3"))) == "G1 does not go on R3."
    assert texts.why(("fit", green, value_of("PR"))) == (
        "G1 does not go on PR: purple, red or a white card."
    )
    assert texts.why(("fit", green, value_of("P#"))) == (
        "G1 does not go on P#: only purple or a white card."
    )


def test_the_rows_of_all_tops_fit():
    for card in sorted(set(tables.cards())):
        for count in range(4):
            name = " P2" if card & 15 == tables.TURN else ""
            game = play(at_table(), f"lay {tables.text_of(card)} A{name}, ruling-block A {count}")
            assert len(texts.top(game, 0)) <= COLUMNS
            assert len(texts.top(game, 1)) <= COLUMNS
    game = play(at_table(light=True), "block A")
    assert len(texts.top(game, 0)) <= COLUMNS


def test_the_first_row_is_full_with_its_longest_figures():
    game = play(at_table(6), "ruling-aside 88")
    assert texts.status(game, 270) == "P1> 4:30 draw71 out88"
    assert len(texts.status(game, 270)) == COLUMNS


def test_who_draws_fits_where_two_do():
    game = play(at_table(3, "FH-challenge"), "ruling-display P1 2")
    before = list(game.table.hands)
    play(game, "lay R+ A")
    said = texts.draws(game, 0, before, 1)
    assert said == "P1 draws 3 P2 draws 2"
    assert len(said) == COLUMNS


def test_every_verdict_fits_beside_the_points():
    for verdict in texts.TOTALS:
        assert fits(verdict, 3)


def test_what_was_taken_back_is_called_by_words():
    assert texts.called("time") == "time is up"
    assert texts.called("ruling-draw 12") == "draw 12"
    assert texts.called("lay R3 A") == "lay R3 A"


PAGES = [
    (name, number)
    for name, pages in vars(helps).items()
    if name.isupper() and not name.startswith("_")
    for number in range(len(pages))
]


@pytest.mark.parametrize(("name", "number"), PAGES)
def test_every_page_of_help_has_seven_lines_at_most(name: str, number: int):
    assert fits(getattr(helps, name)[number], 7)


def test_the_rules_are_told_on_three_pages():
    assert len(helps.RULES) == len(helps.RULES_CHALLENGE) == 3


def test_the_keys_in_help_are_those_of_the_tables():
    assert Notation(tables).keys((1, value_of("R3"), 0)) == "31A"
    assert "3 1 A is a red 3 on A" in helps.TURN[0]

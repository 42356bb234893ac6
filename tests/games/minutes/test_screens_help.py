"""Help on a page of 4½ Minutes: its keys as they lie, each with what it does there."""

import pytest

from firmware.games.minutes import texts
from firmware.ui import layout
from firmware.ui.faces import S
from tests.games.minutes.desk import dealt, started
from tests.games.minutes.test_screens_texts import ROOM

CAP = 27  # columns of a word on one of the keys below the digits


def picture(keys: str) -> str:
    """Return the last row of the keys as they lie on the page to which `keys` lead."""
    return started().type(keys).type("<#>").rows()[6]


@pytest.mark.parametrize("keys", ["3 1 A *", "3 1 A <A> *", "8 2 A 2 5 2 A 8 2 A"])
def test_on_a_question_star_is_no_as_its_page_says(keys: str):
    """It had said that it undoes, where it leaves all as it is."""
    assert picture(keys) == "no  0  yes"


def test_so_it_is_where_cards_were_dealt():
    desk = dealt("R1 R2 R3 R4", "Y1 Y2 Y3 Y4", "G1 G2 G3 G4").type("1 # 1 A *")
    assert desk.type("<#>").rows()[6] == "no  0  yes"


@pytest.mark.parametrize("word", sorted(word for word in ROOM if word.startswith("keys")))
def test_what_sharp_and_star_do_stands_whole_on_their_keys(word: str):
    """After the gong it had said "resul"."""
    for key, does in layout.pieces(texts.say(word, *ROOM[word])):
        if key in ("#", "*"):
            assert layout.width_of(does.split(" ")[0], S) <= CAP


def test_after_the_gong_they_lead_to_the_score():
    desk = started().type("3 1 A").wait(275_000, 100)
    assert desk.type("<#>").rows()[6] == "back  0  score"


def test_in_a_pause_help_tells_that_a_held_letter_lets_the_clock_go_on():
    desk = started().type("<A> <#> #")
    assert desk.words() == "Held: A go on menu ask help"
    assert not desk.type("* <A>").words().startswith("Paused")
    desk = started().type("<A>").wait(100)
    desk.type("#").wait(280_000, 1000).type("<#> #")
    assert "go on" not in desk.words()  # the time is up

"""Every text of the games of discarding fits its place."""

import re
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from firmware.games.multiplication.rules import Multiplication
from firmware.games.shedding import texts
from firmware.games.shedding.tabletop import X, render_seats
from firmware.modules import catalog
from firmware.play.knowledge import ON_CALL, TABLE
from firmware.play.rules_base import RulesBase
from firmware.shell import pad
from firmware.shell.session import leaders
from firmware.ui import layout
from firmware.ui.faces import T
from firmware.ui.layout import RIGHT_EDGE, fitted, width_of
from host_sim.strict import StrictPage
from tests.desk import Desk, playing
from tests.games.shedding import positions
from tests.games.shedding.desk import at_table, dealt, table
from tests.games.shedding.positions import TABLES, setup
from tests.text_fit import is_read

FOLDERS = {
    "H1": "digits",
    "H2": "great_digits",
    "H3": "numbers",
    "H4": "multiplication",
}


def is_help(thing: Any) -> bool:
    """Return True for pages of help, which are of sentences, longer than a label."""
    pages = thing if isinstance(thing, tuple) else ()
    return bool(pages) and all(len(page) > 21 for page in pages)


@pytest.mark.parametrize("folder", FOLDERS.values())
def test_there_is_help_for_each_kind_of_screen(folder: str):
    game = catalog.GameFolder(folder)
    called = {"ON_CALL"} if ON_CALL in game.levels else set()
    for name in {"GUIDED", "OPENING", "RULES", "RULING", "START", "TURN"} | called:
        assert is_help(getattr(game.part("help"), name)), name


@pytest.mark.parametrize("name", sorted(FOLDERS))
def test_what_goes_on_any_open_card_stands_large_beside_it(name: str):
    game = table(at_table(name, 6, 1))
    said: Any = catalog.GameFolder(FOLDERS[name]).texts
    for card in {*TABLES[name].cards(setup(name, 6))} - {101}:
        game.open = card
        assert fitted(said.need(game), RIGHT_EDGE - X, 32)[0] is T
        assert width_of(f"Ann: {said.brief(game)}") <= 92 or card < 10
        if isinstance(game, Multiplication):
            for pair in TABLES[name].pairs(card):
                game.factors = pair
                assert width_of(f"Ann: {said.brief(game)}") <= 92
            game.factors = ()


def test_any_draws_fit_two_rows_at_the_table_and_one_on_the_cover():
    game: Any = table(at_table("H2", 6))
    for drawn in ([0, 3], [5, 0], [1, 3, 2, 3, 3, 3, 4, 3, 5, 1], [1, 0, 2, 0, 3, 0, 4, 0, 5, 0]):
        game.drawn = drawn
        assert len(texts.draws(game)) <= 21
        few = texts.draws(game)[1:2] == ":"  # cards, or each would have drawn three
        for shuffled in ((), (14, 14), (14, 0), (9, 9)) if few else ((), (104, 0), (99, 14)):
            game.shuffled = shuffled
            assert is_read(texts.told(game), 2)
        game.shuffled = (104, sum(drawn[1::2]))
        assert few or is_read(texts.told(game), 2)


def test_where_a_name_leaves_no_room_for_that_the_card_stands_alone():
    game = table(at_table("H2", 3, jokers=1).type("3 # #"))
    assert texts.typing(game, "J 5_") == "P2: J 5_"
    game.names = "MMM" * 3
    assert texts.typing(game, "J 5_") == "MMM: J 5_"


@pytest.mark.rule("H-c")
def test_the_lowest_total_leads_a_session():
    assert leaders(RulesBase(), 1, [0, 5], False) == ""
    assert leaders(RulesBase(), 2, [7, 5, 9], False) == "P2 leads"
    assert leaders(RulesBase(), 3, [0] * 6, False) == "P1 P2 P3 P4 P5 P6 tie"


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("discard 24", "24"),
        ("discard 24 4 6", "24"),
        ("free 24 4 6", "a joker"),
        ("draw", "the draw"),
        ("open 23", "open 23"),
        ("ruling-draw 7", "pile of 7"),
        ("treat", "the Treat"),
    ],
)
def test_players_call_moves_by_simple_names(move: str, said: str):
    game = catalog.game_of("H1")
    assert game
    assert game.called(move) == said


@given(
    names=st.lists(st.sampled_from(["I  ", "An ", "Ben", "MMM"]), min_size=3, max_size=6),
    held=st.lists(st.sampled_from([1, 9, 10, 18]), min_size=6, max_size=6),
    rows=st.sampled_from([1, 2]),
)
@example(names=["Ben", "An ", "Box", "MMM"], held=[12, 2, 5, 10, 0, 0], rows=1)
def test_who_else_holds_how_many_has_room_whatever_they_are_called(
    names: list[str], held: list[int], rows: int
):
    game = positions.at_table("H3", len(names))
    game.names = "".join(names)
    game.knowledge.hands[:] = held[: len(names)]
    page = StrictPage(bytearray(1024))
    top = layout.STAGE
    render_seats(page, game, top, top + rows * layout.SMALL_LINE)
    assert len(page.words) == len(names) - 1, "and none is left out"
    page.paint()


def test_of_many_others_who_plays_next_is_seen_first_and_who_has_left_not_at_all():
    game = positions.at_table("H3", 6)
    game.turn_to(4)
    game.away[0] = 3
    game.knowledge.hands[:] = [0, 2, 3, 4, 5, 6]
    page = StrictPage(bytearray(1024))
    render_seats(page, game, layout.STAGE, layout.STAGE + layout.SMALL_LINE)
    assert [words for _, _, words in page.words] == ["6", "2", "3", "4"], "their names have no room"


@pytest.mark.parametrize("players", [5, 6])
@pytest.mark.parametrize("level", [TABLE, ON_CALL])
@pytest.mark.parametrize("name", ["H1", "H2"])
def test_all_hands_are_counted_beside_what_the_100_may_do(name: str, level: int, players: int):
    desk = playing(setup(name, players, level)).type("2 2 3 #" if level == TABLE else "1 #")
    shown = " ".join(desk.rows()[2:7])
    counted = {int(seat) for seat in re.findall(r"P(\d) \d", shown)}
    assert counted == set(range(1, players + 1)) - {2}
    assert ("B Trick C Treat" in shown) == (name == "H2")


@pytest.mark.parametrize(("name", "keys", "can"), [
    ("H1", "1 2 7 #", []),
    ("H2", "1 2 7 #", ["B Trick", "C Treat"]),
    ("H2", "1 2 7 # 2 2", []),
    ("H2", "1 2 7 # 2 2 *", ["B Trick", "C Treat"]),
    ("H3", "1 2 7 #", ["B Trick", "C Treat"]),
    ("H3", "1 2 7 # 2 8 #", ["B Trick"]),
])  # fmt: skip
def test_the_picture_of_the_keys_has_what_the_100_may_do(name: str, keys: str, can: list[str]):
    assert letters(playing(setup(name, 3, TABLE)).type(keys)) == can


def test_on_call_so_it_has_till_something_is_typed():
    assert letters(playing(setup("H2", 3, ON_CALL)).type("1 #")) == ["B Trick", "C Treat"]
    assert letters(playing(setup("H2", 3, ON_CALL)).type("1 # 9")) == []
    assert letters(playing(setup("H2", 3, ON_CALL)).type("1 # 9 #")) == ["B Trick"]


@pytest.mark.parametrize("level", [TABLE, ON_CALL])
def test_what_the_100_may_do_stands_there_only_while_its_keys_do_it(level: int):
    desk = playing(setup("H2", 3, level)).type("1 2 7 #")
    shown = "B Trick C Treat"
    assert shown in desk.rows()
    assert shown not in desk.type("5").rows()
    assert desk.type("B").notice().endswith("first # or *" if level == TABLE else "5: # or *")
    assert shown in desk.type("*").rows()
    if level == TABLE:
        assert shown not in desk.type("A").rows(), "the joker's number comes first"
        assert desk.type("B").notice().endswith("Which?\nits number")


@pytest.mark.parametrize("level", ["table", "dealt"])
def test_while_a_card_is_typed_its_keys_say_that_it_may_be_a_jokers_or_a_cards_again(level: str):
    def fresh() -> Desk:
        if level == "table":
            return at_table("H2", 2, jokers=2)
        return dealt("H2", "1 2 3 4 5 6 F", "19 92 93 94 95 96 97", shown=12, jokers=2)

    typed = "#lay *clear A joker" if level == "table" else "#lay A joker *clear"
    assert fresh().type("1").rows()[7] == typed
    assert fresh().type("1 A").rows()[7] == typed.replace("joker", "card")
    assert "A card" in " ".join(fresh().type("A <#>").rows())


def letters(desk: Desk) -> list[str]:
    """Return what is said of B and C on the picture of the keys behind a held #."""
    said = " ".join(desk.type("<#>").rows())
    return re.findall(r"[BC] \w+", said)


@pytest.mark.parametrize("words", ["joker", "Trick", "Treat", "draw 3"])
def test_what_a_letter_does_is_whole_in_the_picture_of_the_keys(
    words: str, monkeypatch: pytest.MonkeyPatch
):
    page = StrictPage(bytearray(1024))
    put, drawn = page.text, []
    monkeypatch.setattr(page, "text", lambda *of, **how: drawn.append(of[2]) or put(*of, **how))
    pad.put_pad(page, dict.fromkeys("ABCD", words), "")
    assert drawn.count(words.split()[0]) == 4


@pytest.mark.parametrize("name", ["H1", "H2", "H3"])
def test_help_says_when_a_turn_tells_who_holds_how_many(name: str):
    desk = at_table(name, 3)
    counted = "P2 7" in desk.words()
    shown = [desk.type("<#>").words(), *(desk.type("#").words() for _ in range(4))]
    assert ("Beside the open card: who holds how many." in " ".join(shown)) == counted
    assert ("when no more may be laid, who holds how many" in " ".join(shown)) == (not counted)
    if not counted:
        assert "P2 7" in at_table(name, 3).type("2 4 # 2 5 # 2 6 #").words()

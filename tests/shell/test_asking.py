"""A question about a number costs nothing: what it is, what goes on what, and nothing is kept."""

import pytest

from firmware.modules import catalog
from firmware.play.knowledge import KNOWN, ON_CALL, TABLE
from firmware.play.setup import Setup
from firmware.shell.asking import digits, factors
from firmware.ui import layout
from firmware.ui.faces import S
from tests.desk import Desk, playing
from tests.games.shedding.desk import at_table, dealt

BESIDE = 91  # pixels beside a number of three digits


def answer(desk: Desk) -> str:
    """Return what is said below the number."""
    return desk.rows()[3]


def from_menu(desk: Desk) -> Desk:
    """Open it from the menu."""
    rows = desk.type("<*> 0").rows()
    return desk.type(next(row[0] for row in rows if row.endswith("Ask about a card")))


def is_asked_by_number(game: catalog.GameFolder) -> bool:
    """Return True if the page of the house asks about the numbers of `game`."""
    return game.has_part("help") and not hasattr(game.part("help"), "Asking")


def test_a_held_a_tells_prime_factors_digits_and_their_sum():
    desk = at_table("H1", 3, 27).type("<A> 5 7 #")
    assert desk.rows() == [
        "3x19",
        "57",
        "no prime, 5+7 = 12",
        "57 goes on 27: digit 7.",
        "",
        "",
        "",
        "next number?  *back",
    ]
    assert desk.type("9 7 #").rows()[:3] == ["a prime", "97", "9+7 = 16"]
    assert desk.type("7 #").rows()[2] == "sum 7"
    assert desk.type("1 0 0 #").rows()[:3] == ["2x2x5x5", "100", "no prime, 1+0+0 = 1"]


@pytest.mark.parametrize("number", range(1, 101))
def test_the_factors_of_every_number_are_primes_and_fit_beside_it(number: int):
    found = [int(factor) for factor in factors(number)]
    product = 1
    for factor in found:
        product *= factor
        assert factor > 1
        assert all(factor % lesser for lesser in range(2, factor))
    assert product == number
    product = "x".join(map(str, found))
    assert layout.width_of(product) <= BESIDE
    assert layout.width_of("no prime, " + digits(number), S) <= BESIDE


@pytest.mark.rule("H4.1")
def test_of_a_product_the_pairs_of_factors_are_told_before_its_primes():
    desk = at_table("H4", 3, 12).type("<A> 2 4 #")
    assert desk.rows()[:3] == ["3x8 or 4x6", "24", "2x2x2x3, 2+4 = 6"]


@pytest.mark.parametrize(
    ("name", "shown", "keys", "said"),
    [
        ("H1", 27, "6 6 A 5 7 #", "57 shares no digit with 66."),
        ("H1", 27, "6 6 A 6 #", "6 goes on 66: digit 6."),
        ("H1", 27, "7 5 A 5 7 #", "57 goes on 75: digits 5, 7."),
        ("H1", 27, "6 A 9 #", "9 goes on 6: 1-9 on 1-9."),
        ("H1", 27, "3 0 #", "30 shares no digit with 27."),
        ("H2", 27, "1 0 0 #", "The 100 is for Trick or Treat only."),
        ("H3", 27, "6 3 #", "63 goes on 27: sum 9."),
        ("H3", 27, "2 8 #", "28 goes on 27: tens 2."),
        ("H3", 27, "6 6 A 5 7 #", "57 goes on 66: sum 12."),
        ("H4", 12, "2 4 #", "24 goes on 12: 3x8 or 4x6."),
        ("H4", 12, "2 4 A 4 0 #", "40 goes on 24: 4x10 or 5x8."),
        ("H4", 12, "2 4 A 3 6 #", "36 goes on 24: 4x9 or 6x6."),
        ("H4", 12, "3 5 #", "12 is not 5 or 7 times 1 to 10."),
        ("H4", 12, "5 7 #", "57 is no card of this game."),
        ("H4", 12, "5 7 A 2 4 #", "57 is no card of this game."),
    ],
)
def test_the_rules_say_what_goes_on_what_and_why(name: str, shown: int, keys: str, said: str):
    assert answer(at_table(name, 3, shown).type("<A>").type(keys)) == said


@pytest.mark.rule("H2.2", "H4.2")
def test_on_the_open_card_it_is_judged_as_things_stand_and_on_another_card_alone():
    desk = at_table("H2", 3, 23).type("3 # <A> 2 4 #")
    assert answer(desk) == "Answer with 1 to 9, or draw three."
    assert answer(desk.type("9 #")) == "9 goes on 3: it answers."
    assert answer(desk.type("3 A 1 3 #")) == "13 goes on 3: digit 3."
    desk = at_table("H4", 3, 12).type("2 6 4 6 <A> 2 7 #")
    assert answer(desk) == "3x9 shares no factor with 4x6."
    assert answer(desk.type("2 4 A 2 7 #")) == "27 goes on 24: 3x9."
    desk.type("* 4 7 <A> 3 6 #")
    assert answer(desk) == "36 goes on 28: 4x9.", "as it was declared"


@pytest.mark.rule("H2.3", "H3.3")
def test_in_a_run_the_digit_that_keeps_the_turn_is_named():
    desk = at_table("H2", 3, 23).type("2 2 # <A> 2 5 #")
    assert answer(desk) == "25 goes on 22: the run's 2."
    assert answer(desk.type("3 1 #")) == "31 has no 2. # ends the turn."
    desk = at_table("H3", 3, 23).type("3 3 # <A> 3 6 #")
    assert answer(desk) == "36 goes on 33: the run's 3, tens 3."
    assert answer(desk.type("1 5 #")) == "15 goes on 33: sum 6."
    desk.type("* 3 5 # 3 9 # <A> 4 3 #")
    assert answer(desk) == "43 goes on 39: the run's 3.", "three are laid"


@pytest.mark.rule("H1.2")
def test_a_card_that_lies_among_the_discards_is_not_offered_unless_a_joker_can_be_it():
    desk = at_table("H1", 3, 27).type("2 3 # 2 4 # <A> 2 3 #")
    assert answer(desk) == "23 has been played already."
    desk = at_table("H2", 3, 27, jokers=1).type("2 3 # 2 4 # <A> 2 3 #")
    assert answer(desk) == "23 goes on 24: digit 2."
    desk.type("* A 2 6 # <A> 2 3 #")
    assert answer(desk) == "23 has been played already."


def test_a_hand_that_the_device_dealt_is_told_to_nobody():
    desk = dealt("H1", "1 2 3 4 5 6 7", "10 11 12 13 14 15 16", shown=89)
    for card in ("9", "1 9"):
        assert answer(desk.type("<A>").type(card + "#")).startswith(f"{card.replace(' ', '')} goes")
        desk.type("*")


@pytest.mark.rule("TG4", "TG5")
def test_in_the_game_it_is_asked_from_the_menu_and_piles_rise_and_fall():
    desk = from_menu(Desk().type("1 1 1 2 1 3 7 C 1 2 A"))
    assert desk.rows()[0] == "Which number?"
    assert answer(desk.type("4 7 #")) == "goes on A B C D C: ten back"
    assert desk.rows()[:3] == ["", "47", ""], "primes and digits are nothing there"
    assert answer(desk.type("3 7 #")) == "37 has been laid already."
    assert answer(desk.type("6 6 A 5 6 #")) == "up 66: yes, 10 back down 66: yes"
    assert answer(desk.type("6 6 A 5 7 #")) == "up 66: no down 66: yes"
    assert answer(desk.type("6 6 A 7 6 #")) == "up 66: yes down 66: yes, 10 back"
    assert desk.type("1 #").notice().endswith("I am asked about 2 to 99.")
    assert desk.type("* *").rows()[0] == "More"
    desk = from_menu(Desk().type("1 1 3 3 1"))
    assert answer(desk.type("4 7 #")) == ""
    assert answer(desk.type("6 6 A 5 7 #")) == "up 66: no down 66: yes"


@pytest.mark.rule("H7.2")
@pytest.mark.parametrize(("pairs", "other"), [(0, 18), (1, 3), (2, 24)])
def test_in_memo_it_says_what_pairs(pairs: int, other: int):
    for level in (TABLE, ON_CALL):
        desk = playing(Setup("H7", level, 3, b"", bytes((40, pairs)))).type("1 <A> 2 3 #")
        assert answer(desk) == f"23 pairs with {other}."
        assert desk.type("4 1 #").notice().endswith("I am asked about 1 to 40.")
        assert desk.type("2 A").notice() == "No card goes on another here."


@pytest.mark.parametrize("rules", ["H5", "H6"])
def test_in_primes_and_rummy_it_says_what_the_number_is(rules: str):
    desk = playing(Setup(rules, TABLE, 3)).type("1 <A> 9 1 #")
    assert desk.rows()[:4] == ["no prime 7x13 9+1 = 10", "", "91", ""]


@pytest.mark.parametrize("game", [game for game in catalog.games() if is_asked_by_number(game)])
def test_asking_changes_no_state_and_no_byte_of_the_journal(game: catalog.GameFolder):
    for level in game.levels:
        agreed = Setup(game.rule_sets[0][0], level, 2)
        if level in KNOWN:
            agreed.deck = bytes(game.part("rules").cards(agreed))
        desk = playing(agreed).type("1")
        if "card #ok" in desk.rows()[7]:
            desk.type("1 2 #")
        before, kept, log = desk.rows(), bytes(desk.flash.image), desk.referee.log_text()
        if desk.rows()[7][1:7] == " play ":
            before = desk.type("1").rows()
        facts = desk.game.facts()
        if "A" in desk.app.stack[-1].held:  # it means a pile
            from_menu(desk)
        else:
            desk.type("<A>")
        assert desk.rows()[0] == "Which number?", (game.title, level)
        desk.type("5 # 6 A 8 # 1 0 1 # * A B C D # *")
        desk.type("* *" if desk.rows()[0] == "More" else "")
        assert desk.game.facts() == facts
        assert desk.referee.log_text() == log
        assert bytes(desk.flash.image) == kept
        assert desk.rows()[0] == before[0]


def test_what_is_typed_is_not_dropped_and_star_takes_it_back():
    desk = at_table("H1", 3, 27).type("<A> 6 6 A")
    assert desk.rows()[0] == "What goes on 66?"
    assert desk.type("#").notice().endswith("57 # asks about 57, 66 A 57 # if it goes on 66.")
    assert desk.type("5 *").rows()[0] == "What goes on 66?"
    assert desk.type("*").rows()[0] == "Which number?"
    assert desk.type("*").rows()[0] == "P1's turn  pile 78"
    assert desk.type("2 4 <A> 5 7 # *").rows()[0].startswith("P1: 24_")


def test_it_is_not_offered_where_there_are_no_numbers_to_ask_about():
    desk = Desk().type("9 1 3 3 1 <A>")
    assert "Ask" not in desk.words()
    assert Desk().type("<A>").notice() == "Holding A does nothing here."


def test_it_has_help_of_its_own():
    desk = at_table("H1", 3, 27).type("<A> <#>")
    assert desk.rows()[0] == (
        "Type a number and #: what the game makes of it, and where that may matter, prime "
        "or not, its factors, digits and their sum. Nothing is played."
    )

"""A question about a number costs nothing: what it is, what goes on what, and nothing is kept."""

import pytest

from firmware.modules import catalog
from firmware.play.knowledge import KNOWN, ON_CALL, TABLE
from firmware.play.setup import Setup
from firmware.shell.asking import factors, nearest
from tests.desk import Desk, playing
from tests.games.shedding.desk import at_table, dealt


def told(desk: Desk) -> str:
    """Return what the page says above its keys."""
    return " ".join(" ".join(desk.rows()[:7]).split())


@pytest.mark.parametrize(
    ("keys", "said"),
    [
        ("9 1", "no prime: 91 7 × 13 89 97 next to it"),
        ("9 7", "prime 97 89 101 next to it"),
        ("2 #", "prime 2 3 next to it"),
        ("1 #", "no prime 1 2 next to it"),
        ("1 0", "no prime: 10 2 × 5 7 11 next to it"),
        ("1 0 0", "no prime: 100 2 × 2 × 5 × 5 97 101 next to it"),
    ],
)
def test_at_home_a_held_0_tells_of_any_number_whether_it_is_prime_in_four_keys(
    keys: str, said: str
):
    assert told(Desk().type("<0>").type(keys)) == said
    assert len(keys.split()) <= 3, "and the held 0"


def test_a_page_of_any_kind_can_be_asked_over_and_is_there_again():
    desk = Desk().type("2 1")
    for beneath in (
        desk,
        Desk().type("1 1 1 2"),
        Desk().type("1 1 1 2 1 3 7 C"),
        playing(Setup("H1", TABLE, 2)),
        dealt("H1", "1 2 3 4 5 6 7", "10 11 12 13 14 15 16", shown=89),
        at_table("H1", 3, 27).type("#"),
    ):
        before = beneath.rows()
        assert "Which" in beneath.type("<0>").rows()[0], before
        assert beneath.type("*").rows() == before


def test_over_the_menu_it_asks_too_and_over_itself_not():
    desk = at_table("H1", 3, 27).type("<*> <0> 5 7")
    assert told(desk) == "on yes 57 27 digit 7"
    assert desk.type("<0>").notice() == "Holding 0 does nothing here."
    assert desk.type("*").rows()[0] == "Menu"


@pytest.mark.parametrize(
    ("name", "shown", "keys", "said"),
    [
        ("H1", 27, "5 7", "on yes 57 27 digit 7"),
        ("H1", 27, "7 2", "on yes 72 27 digits 2, 7"),
        ("H1", 27, "3 0", "on no 30 27 no 2, no 7 in 30"),
        ("H1", 27, "5 7 # 6 6", "on no 57 66 no 6 in 57"),
        ("H1", 27, "6 # # 6 6", "on yes 6 66 digit 6"),
        ("H1", 27, "9 # # 6 #", "on yes 9 6 1-9 on 1-9"),
        ("H2", 27, "1 0 0", "on no 100 27 100 is Trick or Treat"),
        ("H3", 27, "6 3", "on yes 63 27 6+3 = 9 = 2+7"),
        ("H3", 27, "2 8", "on yes 28 27 tens 2"),
        ("H3", 27, "1 5", "on no 15 27 nothing alike goes: 2_, _7, sum 9"),
        ("H3", 27, "5 7 # 6 6", "on yes 57 66 5+7 = 12 = 6+6"),
        ("H4", 12, "2 4", "on yes 24 12 3 × 8, 4 × 6"),
        ("H4", 12, "4 0 # 2 4", "on yes 40 24 4 × 10, 5 × 8"),
        ("H4", 12, "3 6 # 2 4", "on yes 36 24 4 × 9, 6 × 6"),
        ("H4", 12, "3 5", "on no 35 12 35 = 5 × 7 goes: 2, 3, 4 or 6 × 1 to 10"),
        ("H4", 12, "5 7", "on no 57 12 57? no card here"),
        ("H4", 12, "2 4 # 5 7", "57 no 57? no card here"),
        ("H4", 24, "A 4 9", "On 49 go 7 14 21 28 35 42 56 63 70"),
        ("H1", 27, "A", "On 27 go a 2 or a 7"),
        ("H1", 27, "5 7 # 6 6 A", "On 66 go a 6"),
    ],
)
def test_the_rules_say_what_goes_on_what_and_why(name: str, shown: int, keys: str, said: str):
    assert told(at_table(name, 3, shown).type("<0>").type(keys)) == said


@pytest.mark.rule("H1.2", "H3.1", "H4.2")
def test_before_a_number_is_typed_it_says_what_goes_as_things_stand():
    assert told(at_table("H1", 3, 27).type("<0>")) == "Which number? On 27 go a 2 or a 7"
    assert told(at_table("H3", 3, 27).type("<0>")) == "Which number? On 27 go 2_, _7, sum 9"
    assert told(at_table("H4", 3, 12).type("2 6 4 6 <0>")) == (
        "Which number? On 24 go 4 or 6 × 1 to 10"
    )


@pytest.mark.rule("H2.2", "H4.2")
def test_on_the_open_card_it_is_judged_as_things_stand_and_on_another_card_alone():
    desk = at_table("H2", 3, 23).type("3 # <0> 2 4")
    assert told(desk) == "on no 24 3 Answer! 1-9 or draw 3 goes: 1 to 9"
    assert told(desk.type("9 #")) == "on yes 9 3 it answers"
    assert told(desk.type("1 3 # 3 #")) == "on yes 13 3 digit 3"
    desk = at_table("H4", 3, 12).type("2 6 4 6 <0> 2 7")
    assert told(desk) == "on no 27 24 27 = 3 × 9 goes: 4 or 6 × 1 to 10"
    assert told(desk.type("# 2 4")) == "on yes 27 24 3 × 9"
    assert told(desk.type("A")).startswith("On 24 go 3 4 6 8"), "whichever its factors are"
    assert told(desk.type("* <0> A")) == (
        "On 24 = 4 × 6 go 4 6 8 12 16 18 20 28 30 32 36 40 42 48 54 60"
    )


@pytest.mark.rule("H3.1")
def test_of_an_open_100_no_tens_are_told_as_no_other_card_has_them():
    desk = at_table("H3", 3, 100, hundred="plain").type("<0>")
    assert told(desk) == "Which number? On 100 go _0, sum 1"


@pytest.mark.rule("H2.3", "H3.3")
def test_in_a_run_the_digit_that_keeps_the_turn_is_named():
    desk = at_table("H2", 3, 23).type("2 2 # <0> 2 5")
    assert told(desk) == "on yes 25 22 the run's 2"
    assert told(desk.type("3 1")) == "on no 31 22 no 2 in 31 goes: the run's 2"
    desk = at_table("H3", 3, 23).type("3 3 # <0> 3 6")
    assert told(desk) == "on yes 36 33 the run's 3, tens 3"
    assert told(desk.type("1 5")) == "on yes 15 33 1+5 = 6 = 3+3"
    desk = at_table("H3", 3, 87).type("8 8 # 6 8 # <0> 2 1")
    assert told(desk) == "on no 21 68 nothing alike goes: 8_, 6_, _8, sum 14"


@pytest.mark.rule("H1.2")
def test_a_card_that_lies_among_the_discards_is_not_offered_unless_a_joker_can_be_it():
    desk = at_table("H1", 3, 27).type("2 3 # 2 4 # <0> 2 3")
    assert told(desk) == "on no 23 24 23 is played"
    desk = at_table("H2", 3, 27, jokers=1).type("2 3 # 2 4 # <0> 2 3")
    assert told(desk) == "on yes 23 24 only as a joker: digit 2"


def test_on_call_the_open_card_is_not_known_and_the_number_is_told_of_by_itself():
    desk = playing(Setup("H3", ON_CALL, 3)).type("1 <0> 5 7")
    assert told(desk) == "On 57 go 5_, _7, sum 12 57"
    assert desk.rows()[7] == "on which?  *back"
    assert desk.type("6").rows()[0] == "57 on which?"
    assert told(desk.type("6")) == "on yes 57 66 5+7 = 12 = 6+6"
    assert told(desk.type("5 8")) == "On 58 go 5_, _8, sum 13 58", "which is the next question"
    assert told(desk.type("# 6 7")) == "on yes 58 67 5+8 = 13 = 6+7"


def test_a_hand_that_the_device_dealt_is_told_to_nobody():
    desk = dealt("H1", "1 2 3 4 5 6 7", "10 11 12 13 14 15 16", shown=89)
    for card in ("9", "19"):
        assert told(desk.type("<0>").type(" ".join(card) + " #"[: 4 - 2 * len(card)])).startswith(
            f"on yes {card} 89"
        )
        desk.type("*")


@pytest.mark.rule("TG4", "TG5")
def test_what_goes_gives_way_to_a_note_by_its_last_line_alone():
    desk = at_table("H4", 3, 24).type("<0> A 7 #")
    assert desk.rows()[6:] == ["63 70", "*back"]
    assert desk.type("<C>").notice() == "Holding C does nothing here."
    assert desk.rows()[2] == "1 2 3 4 5 6 8 9 10 14"


def test_in_the_game_every_pile_says_how_far_the_card_jumps_there():
    desk = Desk().type("1 1 1 2 1 3 7 C 1 2 A <0> 4 7")
    assert told(desk) == "47 A 35 B 46 C -10 D 53"
    assert told(desk.type("C")) == "on yes 47 37 Ten back!"
    assert told(desk.type("3 7")) == "37 no 37 lies already"
    assert desk.rows()[7] == "next number?  *back", "there is no why on a pile"
    assert told(desk.type("C")) == "37 no 37 lies already", "on whatever pile"
    assert told(desk.type("3 8")) == "38 A 26 B 37 C no D 62"
    assert told(desk.type("C")) == "on no 38 37 goes: 2-36, or 47"
    assert told(desk.type("A")) == "on yes 38 12 It jumps 26.", "the row says: why there?"
    assert told(desk.type("D")) == "on yes 38 100 It jumps 62."
    assert desk.type("1 #").notice() == "I am asked about 2 to 99."


def test_the_pile_that_is_shown_is_no_key():
    desk = playing(Setup("TG", TABLE, 2)).type("<0> B")
    assert desk.rows()[7] == "A C D what?  *back"
    assert desk.type("A").rows()[7] == "B C D what?  *back"
    assert desk.type("3 7").rows()[7] == "A-D why there?  *back"
    assert desk.type("C").rows()[7] == "A B D why there?  *back", "why there is told already"


@pytest.mark.rule("H3.3")
def test_when_three_are_laid_it_names_nothing_that_goes():
    desk = at_table("H3", 3, 11).type("2 1 # 3 1 # 4 1 # 5 1 # <0>")
    assert told(desk) == "on no 51 41 Three laid: # ends"
    assert told(desk.type("* <0>")) == "Which number? On 41 go nothing: now end"


@pytest.mark.rule("TG5")
def test_a_card_that_lies_already_is_not_said_to_go_back():
    desk = Desk().type("1 1 1 2 1 1 2 A 2 C <0> C")
    assert told(desk) == "On C go nothing more"
    assert desk.rows()[7] == "A B D what?  *back"


def test_does_37_go_on_c_takes_three_keys_and_why_not_one_more():
    desk = Desk().type("1 1 1 2 1 3 6 C <0> 3 7")
    assert "C no" in told(desk)
    assert told(desk.type("C")) == "on no 37 36 goes: 2-35, or 46"


@pytest.mark.rule("TG4", "TG5")
def test_where_the_tops_are_not_known_the_one_that_lies_there_is_asked_for():
    desk = Desk().type("1 1 3 3 1 <0> 3 7")
    assert told(desk) == "37 goes up on 1-36, 47 down on 38-100, 27"
    assert desk.rows()[7] == "what lies there?  *back"
    assert told(desk.type("C")) == "37 on C goes on 38-100, 27"
    assert told(desk.type("8")) == "What lies there? 8_"
    assert told(desk.type("8")) == "on yes 37 88 It jumps 51."
    assert told(desk.type("A")) == "37 on A goes on 1-36, 47"
    assert told(desk.type("8 8 3 7 5 2 C")) == "on yes 37 52 It jumps 15."
    assert told(desk.type("* <0> C")) == "What lies on C? _"
    assert told(desk.type("8 8")) == "On C go 2-87, or 98"
    assert desk.rows()[7] == "A B D what?  *back"
    assert told(desk.type("A")) == "What lies on A? _"
    assert told(Desk().type("<0> 3 7 A 3 8")) == "on no 37 38 goes: 39-99, or 28"


@pytest.mark.rule("TG4", "TG5")
@pytest.mark.parametrize(
    ("keys", "said"),
    [
        ("3 7 5 2", "37 on 52 up: no down: jumps 15"),
        ("3 7 1 0 0", "37 on 100 up: no down: jumps 63"),
        ("3 7 4 7", "37 on 47 up: Ten back! down: jumps 10"),
        ("3 7 2 7", "37 on 27 up: jumps 10 down: Ten back!"),
        ("3 7 1 #", "37 on 1 up: jumps 36 down: no"),
        ("3 7 5 2 4 0", "40 goes up on 1-39, 50 down on 41-100, 30"),
    ],
)
def test_on_call_this_card_on_that_one_takes_five_keys(keys: str, said: str):
    assert told(Desk().type("1 1 3 3 1 <0>").type(keys)) == said


@pytest.mark.rule("H7.2")
@pytest.mark.parametrize(("pairs", "other"), [(0, 18), (1, 3), (2, 24)])
def test_in_memo_it_says_what_pairs(pairs: int, other: int):
    for level in (TABLE, ON_CALL):
        desk = playing(Setup("H7", level, 3, b"", bytes((40, pairs)))).type("1 <0> 2 3")
        assert told(desk) == f"pairs with 23 {other}"
        assert desk.type("4 1").notice() == "I am asked about 1 to 40."


@pytest.mark.rule("H5.2", "H5.3")
def test_in_primes_it_says_which_cards_are_a_set():
    desk = playing(Setup("H5", TABLE, 3)).type("1 <0> 9 1")
    assert told(desk) == "no prime: 91 7 × 13 89 97 next to it"
    assert told(desk.type("# 2 3 1 3")) == "23 13 no set yet costs 2"
    assert told(desk.type("4 3")) == "23 13 43 a set: key 23 yes"
    assert told(desk.type("7 0")) == "23 13 43 70 not one set no costs 3"
    assert told(desk.type("*")) == "23 13 43 a set: key 23 yes"
    assert desk.type("1 3").notice() == "13 is there."
    assert told(desk.type("# 2 4 3 4 A")) == "24 34 J not one set no costs 1"
    assert told(desk.type("* A * 2 1 A")) == "24 34 21 J not one set no costs 1"


def test_a_star_takes_away_what_is_typed_and_then_the_last_card():
    desk = playing(Setup("H5", ON_CALL, 2)).type("<0> 2 # 1 7")
    cards = told(desk)
    assert told(desk.type("6")) == "Which number? 6_"
    assert told(desk.type("*")) == cards
    assert told(desk.type("*")) == "prime 2 3 next to it"


@pytest.mark.rule("H6.2", "H6.4")
def test_where_nothing_is_asked_yet_a_hash_in_primes_says_what_to_do():
    desk = playing(Setup("H5", ON_CALL, 2)).type("1 <0> #")
    assert desk.notice() == "Type a number, # ends it."


def test_in_rummy_it_says_which_cards_are_a_set_and_what_others_cost():
    desk = playing(Setup("H6", TABLE, 3)).type("1 <0> 7 #")
    assert told(desk) == "7 7 and which?"
    assert told(desk.type("1 7 2 7").wait(100)) == "7 17 27 no set yet costs 3"
    assert told(desk.type("3 7")) == "7 17 27 37 a set: all _7 yes"
    assert told(desk.type("A")) == "7 17 27 37 J a set: all _7 yes"
    assert told(desk.type("B").wait(500)) == "7 17 27 37 J 100 not one set no costs 2"


@pytest.mark.rule("H5.2", "H6.2")
@pytest.mark.parametrize(
    ("rules", "keys", "said"),
    [
        ("H6", "1 2 3 4", "12 34 not one set no costs 2"),
        ("H6", "1 2 1 4", "12 14 no set yet costs 2"),
        ("H6", "3 # 1 2", "3 12 not one set no costs 2"),
        ("H6", "A A", "J J no set yet costs 2"),
        ("H5", "A A", "J J no set yet costs 2"),
        ("H5", "1 2 3 4", "12 34 not one set no costs 0"),
        ("H5", "3 2 1 7", "32 17 no set yet costs 1"),  # 37 is the key of both
    ],
)
def test_few_cards_are_no_set_yet_where_others_could_make_them_one(rules, keys, said):
    desk = playing(Setup(rules, TABLE, 3)).type(f"1 <0> {keys}").wait(500)
    assert told(desk) == said


@pytest.mark.rule("H5.3", "H6.2")
def test_cards_of_several_sets_are_not_called_none_and_in_rummy_are_found_all_in_sets():
    example = "2 3 2 2 1 3 6 3 5 9 5 0 3 9"
    assert told(Desk().type(f"6 <0> {example}")).endswith(" 39 not one set no costs 3")
    desk = Desk().type("7 <0> 1 1 2 1 3 1 4 1 5 2 5 3 5 4 5 5").wait(500)
    assert told(desk) == "11 21 31 41 52 53 54 55 all in sets yes"
    assert told(desk.type("A").wait(500)) == "11 21 31 41 52 53 54 55 J all in sets yes"
    assert told(desk.type("9 9").wait(500)) == "11 21 31 41 52 53 54 55 J 99 not one set no costs 2"


@pytest.mark.rule("H5.4", "H6.2")
@pytest.mark.parametrize(
    ("rules", "keys", "said"),
    [
        ("H5", "A", "J J and which?"),
        ("H5", "A A A", "J J J a set: all jokers yes"),
        ("H5", "A A A A", "J J J J a set: all jokers yes"),
        ("H6", "A", "J J and which?"),
        ("H6", "A A A", "J J J no set yet costs 3"),
        ("H6", "A A A A", "J J J J a set: all jokers yes"),
    ],
)
def test_a_joker_is_no_number_and_jokers_alone_are_a_set(rules: str, keys: str, said: str):
    assert told(playing(Setup(rules, TABLE, 3)).type(f"1 <0> {keys}").wait(500)) == said
    assert told(Desk().type({"H5": "6", "H6": "7"}[rules] + f" <0> {keys}").wait(500)) == said


def test_before_a_game_of_primes_the_100_is_but_a_number_and_goes_into_no_set():
    desk = Desk().type("6 <0> 1 0 0")
    assert told(desk).startswith("no prime: 100")
    assert told(desk.type("2 3 5 3")) == "23 53 no set yet costs 2"
    assert told(Desk().type("6 <0> 1 0 0 A 2 3")) == "J 23 no set yet costs 2"
    assert told(Desk().type("7 <0> 1 0 0 9 0").wait(500)) == "100 90 no set yet costs 2"


@pytest.mark.parametrize("game", ["6", "7"])
def test_before_a_game_as_many_jokers_are_asked_about_as_are_usual(game: str):
    desk = Desk().type(f"{game} <0> A A A A")
    assert told(desk) == "J J J J a set: all jokers yes"
    assert desk.type("A").notice() == "No more jokers."


def test_a_joker_is_added_behind_a_number_that_was_refused():
    desk = playing(Setup("H5", TABLE, 3)).type("1 <0> 1 3 1 3")
    assert desk.notice() == "13 is there."
    assert told(desk.type("A")) == "13 J no set yet costs 2"
    assert told(desk.type("*")) == "prime 13 11 17 next to it", "nothing was typed any more"


def test_of_a_game_in_play_no_more_jokers_are_asked_about_than_it_has():
    desk = playing(Setup("H6", TABLE, 3, b"", bytes((1, 0)))).type("1 <0> 7 # 1 7 A")
    assert "7 17 J" in told(desk.wait(500))
    assert desk.type("A").notice() == "No more jokers."
    assert "7 17 J J" not in told(desk)


def test_a_digit_typed_while_it_is_counted_what_cards_cost_ends_that():
    desk = playing(Setup("H6", TABLE, 3)).type("1 <0> 1 1 2 3 3 5 4 7 5 9 1 3 2 6 3 7 4 9 B A A A")
    cards = "11 23 35 47 59 13 26 37 49 100 J J J not one set no "
    assert told(desk) == cards + "counting"
    assert told(desk.type("4").wait(500)) == "Which number? 4_"
    assert told(desk.type("*")) == cards + "counting"
    assert told(desk.wait(500)) == cards + "costs 11"


@pytest.mark.parametrize("number", range(1, 101))
def test_the_factors_of_every_number_are_primes(number: int):
    found = [int(factor) for factor in factors(number)]
    product = 1
    for factor in found:
        product *= factor
        assert factor > 1
        assert all(factor % lesser for lesser in range(2, factor))
    assert product == number
    near = nearest(number)
    assert all(len(factors(prime)) == 1 for prime in near)
    assert not [n for n in range(min(near) + 1, max(near)) if n != number and len(factors(n)) == 1]


@pytest.mark.parametrize("game", catalog.games())
def test_asking_changes_no_state_and_no_byte_of_the_journal(game: catalog.GameFolder):
    for level in game.levels:
        agreed = Setup(game.rule_sets[0][0], level, 2)
        if level in KNOWN:
            agreed.deck = bytes(game.part("rules").cards(agreed))
        desk = playing(agreed).type("1")
        if "card #ok" in desk.rows()[7]:
            desk.type("1 2 #")
        if desk.rows()[7][1:7] == " play ":
            desk.type("1")
        kept, log = bytes(desk.flash.image), desk.referee.log_text()
        facts = desk.game.facts()
        desk.type("<0>")
        assert "Which" in desk.rows()[0], (game.title, level)
        desk.type("5 # 6 A 8 # 1 0 1 # A B C D # 5 7 # 6 6 A A # B C")
        assert desk.game.facts() == facts
        assert desk.referee.log_text() == log
        assert bytes(desk.flash.image) == kept


def test_what_is_typed_is_not_dropped_and_star_takes_it_back():
    desk = at_table("H1", 3, 27).type("<0> 6 6 #")
    assert desk.rows()[0] == "66 on which?"
    assert desk.type("#").notice() == "Type a number, # ends it."
    assert desk.type("5 *").rows()[0] == "66 on which?"
    assert desk.type("*").rows()[0] == "Which number?"
    assert desk.type("*").rows()[0] == "P1  pile 78"
    assert desk.type("2 4 <0> 5 7 *").rows()[0].startswith("P1: 24_")


def test_yes_and_no_have_light_and_tone_and_no_is_no_alarm():
    desk = Desk().type("<0>")
    desk.tones()
    yes = [hertz for hertz, _ in desk.type("9 7").wait(500).tones() if hertz]
    assert yes == [], "a prime is no yes where nobody asks for primes"
    desk = at_table("H1", 3, 27).type("<0>")
    desk.tones()
    assert [hertz for hertz, _ in desk.type("5 7").wait(500).tones() if hertz] == [2400]
    assert [hertz for hertz, _ in desk.type("3 9").wait(500).tones() if hertz] == [1600, 1100]


def test_it_has_help_of_its_own():
    desk = at_table("H1", 3, 27).type("<0> <#> 2")
    assert "Nothing is played" in desk.words()


@pytest.mark.parametrize(
    ("before", "says"),
    [
        ("9 # 1 2 #", "Type a number or a sign, then the colour:"),
        ("9", "Type a number or a sign, then the colour:"),
        ("8 1 2 # 1", "Type a number: in a game, which card it pairs with."),
        ("4 2 1 # 1", "Type a number: where it goes now, and why."),
    ],
)
def test_help_on_it_tells_how_it_is_asked_in_the_game(before: str, says: str):
    desk = Desk(left=123_456).type(before + "<0> <#>").type("#")
    assert desk.words().startswith(says)


@pytest.mark.parametrize("before", ["", "1 1 1 2 1", "8", "5", "7"])
def test_a_digit_that_came_together_with_a_letter_has_asked_nothing(before: str):
    desk = Desk().type(before)
    desk.hold("0")
    desk.type("3")
    asked = desk.words()
    desk.down("6")
    desk.down("C")
    desk.wait(700)
    desk.up("C")
    desk.up("6")
    assert desk.wait(200).words() == asked
    assert desk.type("#").words() != asked, "the 3 is asked about"


def test_while_a_number_is_typed_the_star_is_said_to_clear_it_and_then_to_go_back():
    desk = at_table("H1", 3, 27).type("<0> 9")
    assert desk.rows()[7] == "#ask  *clear"
    assert desk.type("*").rows()[7] == "#ask  *back"

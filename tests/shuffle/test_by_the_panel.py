"""A guided shuffle by the panel: hands that follow its words end with the deck the device knows."""

import random
import re

import pytest

from firmware.modules import catalog
from firmware.play.knowledge import GUIDED, TABLE
from firmware.shuffle.course import keys_of, text_of
from firmware.ui.screen import DARK
from host_sim import picture
from tests import drawn
from tests.desk import Desk
from tests.sample import TITLE
from tests.shuffle.panel_hands import PanelHands

GAME = "1 1 4 2"  # for two, shuffled by hand


def shuffling(keys: str = GAME + "1", seed: int = 1, left: int | None = None) -> Desk:
    return Desk(seed=seed, left=left).type(keys)


def packets(desk: Desk) -> list[int]:
    """Return the deck from its top as the game knows it: hands as packets, then the rest."""
    setup = desk.referee.setup
    each = desk.game.knowledge.hands[0]
    hands = [
        setup.deck[seat + setup.players * i] for seat in range(setup.players) for i in range(each)
    ]
    return hands + list(setup.deck[len(hands) :])


@pytest.mark.parametrize("seed", drawn.some(range(1000), 1))
def test_hands_that_follow_the_panel_end_with_the_deck_that_the_game_begins_with(seed: int):
    desk = shuffling(seed=seed)
    deck = PanelHands(desk, list(range(2, 100))).through()
    assert desk.referee.setup.level == GUIDED
    assert deck == packets(desk)
    assert sorted(deck) == list(range(2, 100)) != deck


def test_the_map_shows_all_heaps_and_the_number_stands_large_beside_it():
    desk = shuffling()
    heap, number = desk.rows()[0].split()[:2]
    assert heap == "Heap"
    assert desk.rows()[0].endswith("  1 2 3 4 5")
    assert desk.rows()[2] == "6 7 8 9 10"
    assert desk.rows()[4:] == ["1 of 98", "", "0.9 s  4:26", "#begin *back  A B pace"]
    rows = picture.rows(bytes(desk.panel))[2:44]
    assert all("#" in row[:60] for row in rows), "the number fills all rows above its label"
    lit = [i for i in range(16) if desk.ring[i] != DARK]
    assert lit == list(range(int(number)))


def test_a_star_takes_a_card_back_to_the_first_of_the_pass():
    desk = shuffling()
    first = desk.rows()
    desk.type("# # # # # # #")
    assert desk.rows()[4] == "4 of 98"
    desk.type("* * *")
    assert " card 1 " in desk.words()
    assert desk.type("*").rows() == first
    assert desk.type("*").rows()[:4] == [
        "How lies the deck?",
        "1 in order, face down",
        "2 help us to sort it",
        "3 just shuffle it",
    ]


@pytest.mark.parametrize("line", "123")
def test_how_the_deck_lies_is_still_chosen_before_the_first_card(line: str):
    desk = Desk().type("1 1 4 2" + line)
    first = desk.rows()
    assert desk.type("*").app.stack[-1].chosen == int(line) - 1
    assert len(desk.type("#").rows()) == len(first)
    assert type(desk.app.stack[-1]).__name__ == "Shuffling"


def test_a_shuffle_that_was_left_before_its_first_card_is_asked_for_anew_after_a_power_cut():
    desk = Desk().type("1 1 4 2 1 *")
    asked = desk.rows()
    assert asked[0] == "How lies the deck?"
    desk.power_off_and_on()
    assert desk.words().startswith("Go on shuffling?")
    assert desk.type("#").rows() == asked


def test_a_star_at_the_first_card_of_a_shuffle_that_was_gone_on_with_leads_back_too():
    desk = Desk().type("1 1 4 2 1")
    desk.power_off_and_on()
    first = desk.type("# *").rows()
    assert first[7] == "#begin *back  A B pace"
    assert desk.type("*").rows()[0] == "How lies the deck?"
    assert desk.app.shell.journal.shuffles == []


@pytest.mark.parametrize(
    "after", drawn.some([0, 1, 20, 50, 60, 101, 102, 103, 104, 106, 110, 150, 218], 4)
)
def test_after_a_power_cut_it_shows_the_last_number_and_asks_whether_that_card_lies(after: int):
    desk = shuffling()
    hands = PanelHands(desk, list(range(2, 100)))
    for _ in range(after):
        hands.step()
    if not hands.shuffling:
        return
    before = desk.rows()
    desk.power_off_and_on()
    assert desk.words().startswith(f"Go on shuffling? {TITLE} 2 players I shuffle")
    desk.type("#")
    if desk.rows()[0] == "Does it lie?":
        number = before[0].split("  ")[0].lower()
        assert desk.words().endswith(f"on {number} #yes *no")
        if after % 2 and " card 1 " not in desk.words():
            card = re.search(r" card (\d+) ", desk.words())
            assert card
            desk.type("*")
            if f" card {int(card[1]) - 1} " in desk.words():  # that one lies
                desk.type("#")
                assert desk.rows()[:6] == before[:6]
    else:
        assert desk.rows() == before
        assert desk.rows()[7].startswith(("#yes", "#go on"))
    assert hands.through() == packets(desk)


def test_a_slip_is_set_aside_and_mended_and_the_packets_are_joined():
    desk = shuffling()
    hands = PanelHands(desk, list(range(2, 100)))
    while "one card each" not in desk.words() or hands.desk.app.stack[-1].course.block != 6:
        hands.step()
    desk.type("*")
    assert "Set heap 7 aside, face down." in desk.words()
    while "Wrong" not in desk.words():
        hands.step()
    assert desk.words().startswith("Wrong: heap 7 Turn up 10 cards or more: I tell where they go.")
    hands.step()
    assert desk.rows()[0] == "Turn up a card  7"
    assert desk.rows()[7] == "card #ok  *undo"
    assert desk.type("#").rows()[6] == "Type it first"
    deck = hands.through()
    assert deck == packets(desk)


def test_what_is_typed_must_be_a_card_of_the_deck_and_only_once():
    desk = shuffling(GAME + "2")
    assert desk.type("#").rows()[6] == "Type it first"
    assert desk.type("1 #").words().endswith("No such card.")
    assert desk.type("3 7 #").words().startswith("Heap 4 ")
    assert desk.rows()[4:7:2] == ["card 37_", "97 left"]
    assert desk.type("3 7 #").rows()[6] == "× 37 was typed."
    desk.type("* *")
    assert desk.rows()[4:7:2] == ["card _", "98 left"]
    assert desk.type("3 7 #").words().startswith("Heap 4 ")


def test_what_the_device_was_told_of_hands_before_the_start_can_be_taken_back():
    desk = shuffling()
    hands = PanelHands(desk, list(range(2, 100)))
    hands.through()
    assert "undo" not in desk.type("<#>").words(), "nothing can be"
    assert desk.type("* A 1 B #").words().startswith("Now I know only counts.")
    assert not desk.game.knowledge.secret
    assert desk.rows()[7].endswith("*undo")
    assert desk.type("*").words().startswith("Undone: counts only.")
    assert desk.game.knowledge.secret


def test_a_card_that_is_missing_where_all_are_typed_is_called_by_name():
    desk = shuffling(GAME + "2")
    for card in range(2, 100):
        if card not in (27, 69):
            desk.type(f"{card} #")
    assert desk.rows()[6] == "2 left"
    assert "Not typed: 27, 69. Is one missing? Hold C to stop." in desk.type("#").words()
    assert desk.type("2 7 #").rows()[6] == "1 left"


def test_a_joker_typed_over_a_refused_number_is_believed():
    desk = shuffling("3 4 2 # 2").type("9 9 9 #")
    assert desk.words().endswith("No such card.")
    assert desk.type("A #").rows()[4] == "card J_"
    desk.type("1 2 3 4")
    assert desk.words().endswith("Too long fewer digits")
    assert desk.type("#").words().endswith("Too long fewer digits"), "no digit of it counts"


def test_several_heaps_that_are_wrong_are_called_so():
    desk = shuffling()
    hands = PanelHands(desk, list(range(2, 100)))
    for block in (9, 8):
        while "one card each" not in desk.words() or desk.app.stack[-1].course.block != block:
            hands.step()
        desk.type("*")
    while "Wrong" not in desk.words():
        hands.step()
    assert desk.words().startswith("Wrong: heaps 9, 10 Turn up 18 cards or more")


def test_a_heap_of_a_single_card_has_one_place():
    desk = shuffling("6 4 3 2 2 # # #")
    hands = PanelHands(desk, list(range(101)))
    while not desk.words().startswith("1 "):
        hands.step()
    assert desk.words().startswith("1 place: one card each, and none in hand?")


def test_a_card_that_was_believed_elsewhere_calls_its_heap_too():
    desk = shuffling()
    hands = PanelHands(desk, list(range(2, 100)))
    course = desk.app.stack[-1].course
    while "one card each" not in desk.words():
        hands.step()
    desk.type("*")
    while "Wrong" not in desk.words():
        hands.step()
    hands.step()
    card = next(card for card in range(98) if course.places[card] // 10 == 4) + 2
    assert desk.type(f"{card} #").words().endswith("Turn up packet 5")
    assert desk.rows()[0].endswith("  5 10")


def test_a_deck_in_any_order_is_sorted_first_and_then_shuffled():
    desk = shuffling(GAME + "2")
    deck = list(range(2, 100))
    random.Random(2).shuffle(deck)
    hands = PanelHands(desk, deck)
    while "Sorted:" not in desk.words():
        hands.step()
    assert hands.new == list(range(2, 100))
    hands.deck, hands.new = hands.new, []
    desk.wait(100)
    assert hands.through() == packets(desk)


def test_a_deck_that_nobody_knows_is_shuffled_and_the_game_goes_on_at_table_level():
    desk = shuffling(GAME + "3")
    hands = PanelHands(desk, random.Random(4).sample(range(2, 100), 98))
    deck = hands.through()
    assert sorted(deck) == list(range(2, 100))
    assert (desk.referee.setup.level, desk.referee.setup.deck) == (TABLE, b"")


def test_who_stops_plays_on_without_what_it_knew():
    desk = shuffling()
    desk.type("# # #").hold("C")
    assert desk.words().startswith("Stop? Then gather and shuffle them: I check what you type.")
    desk.type("*")
    assert desk.app.stack[-1].course.at == 1
    desk.hold("C")
    desk.type("#")
    assert (desk.referee.setup.level, desk.referee.setup.deck) == (TABLE, b"")
    assert desk.rows()[0] == "Who starts?"


def test_a_few_cards_need_the_places_alone():
    desk = Desk().type("8 4 2 # 1")
    assert desk.words().startswith("Deal one to each of 10 places, top card first.")
    deck = PanelHands(desk, list(range(1, 11))).through()
    assert list(desk.referee.setup.deck) == deck
    assert sorted(deck) == list(range(1, 11))


def test_jokers_and_cards_with_signs_are_typed_by_their_keys():
    known = {"H2": (101, "A", "J"), "FH": (8, "81", "R>"), "H4": (10, "10", "10")}
    for rules, (card, keys, text) in known.items():
        game = catalog.game_of(rules)
        assert game
        tables = game.part("rules")
        assert keys_of(tables, card) == keys
        assert text_of(tables, card) == text


def test_help_tells_how_cards_with_signs_are_typed_and_shown():
    pages = Desk().type("9 # 4 3 2 <#>").app.stack[-1].pages
    assert pages[-1] == (
        "Signs: 1-7, or 8 your turn, 9 direction, 0 draw two, C change colour, D blocked; "
        "then 1-5, its colour. R3 is a red 3; so R> R~ R+ RY R#."
    )


def test_while_cards_are_typed_the_last_row_says_what_the_keys_do_then():
    desk = shuffling(GAME + "2")
    assert desk.rows()[7] == "card #ok  *back"
    assert desk.type("3").rows()[7] == "#ok  *clear"
    assert desk.type("7 #").rows()[7] == "card #ok  *undo"
    for card in range(2, 100):
        desk.type(f"{card}#" if card != 37 else "")
    assert desk.rows()[7] == "#done  *undo"
    assert desk.type("<#>").words().endswith("undo 0 done")


def test_what_came_out_wrong_is_given_up_only_once_that_is_asked_and_help_says_how():
    desk = shuffling()
    hands = PanelHands(desk, list(range(2, 100)))
    while "one card each" not in desk.words():
        hands.step()
    desk.type("*")
    while "Wrong: heap" not in desk.words():
        hands.step()
    wrong = desk.rows()
    assert wrong[7] == "#mend  *stop"
    assert desk.type("*").words().startswith("Stop? Then gather and shuffle them")
    assert desk.type("*").rows() == wrong
    pages = " ".join(desk.type("<#>").app.stack[-1].pages)
    assert "A heap came out wrong." in pages
    assert "asks about the one before" not in pages
    assert desk.type("* * #").referee.setup.level == TABLE


def test_help_where_the_order_is_asked_for_names_the_key_that_shows_it():
    desk = Desk().type(GAME).type("<#>")
    assert "A order" in desk.words()


@pytest.mark.parametrize("key", "ABCD")
def test_a_letter_by_which_no_card_of_the_deck_begins_types_nothing(key: str):
    desk = shuffling(GAME + "2").type(key)
    assert desk.rows()[4] == "card _"
    assert desk.words().endswith("No such card.")
    assert desk.type("3 7 #").words().startswith("Heap 4 ")
    assert "A is a joker, where one is in." in " ".join(desk.type("<#>").app.stack[-1].pages)

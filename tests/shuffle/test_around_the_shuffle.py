"""Before and after a guided shuffle: pace, deal, memory, the games of an evening."""

import gc
import weakref

import pytest

from firmware.modules import catalog, loader
from firmware.play.knowledge import GUIDED, SCREEN
from firmware.play.setup import Setup
from firmware.shell import crash
from firmware.shuffle.course import dealt, sorted_deck, text_of
from firmware.shuffle.shuffling import render_note
from firmware.storage.journal import SESSION, SETTINGS, Journal
from firmware.ui import keys
from firmware.ui.layout import NO
from host_sim.strict import StrictPage
from tests.desk import Desk
from tests.nvm import Nvm, narrow
from tests.quick_hands import forget_games
from tests.sample import FOLDER
from tests.shuffle.guided_games import guided
from tests.shuffle.panel_hands import PanelHands
from tests.shuffle.test_by_the_panel import shuffling

RULES = [
    (rules[0], players)
    for game in catalog.games()
    for rules in game.rule_sets
    for players in range(rules[2], rules[3] + 1)
]


def left(desk: Desk) -> int:
    """Return how many cards are still to be laid."""
    return desk.app.stack[-1].course.left


@pytest.mark.parametrize(("rules", "players"), RULES)
def test_hands_are_taken_as_packets_from_the_top(rules: str, players: int):
    game = catalog.game_of(rules)
    assert game
    cards = list(sorted_deck(game, Setup(rules, GUIDED, players)))
    assert sorted(cards) == list(game.part("rules").cards(Setup(rules, GUIDED, players)))
    each = game.part("rules").new(Setup(rules, 0, players)).knowledge.hands[0]
    deck = dealt(cards, players, each)
    assert sorted(deck) == sorted(cards)
    hands = game.part("rules").new(Setup(rules, SCREEN, players, deck)).knowledge
    for seat in range(players if each else 0):
        assert hands.hand(seat) == sorted(cards[seat * each : (seat + 1) * each])
    assert list(deck[players * each :]) == cards[players * each :]


def test_sorted_cards_of_five_colours_lie_colour_by_colour_and_then_sign_by_sign():
    game = catalog.game_of("FH")
    assert game
    tables = game.part("rules")
    cards = sorted_deck(game, Setup("FH", GUIDED, 2))
    words = " ".join(text_of(tables, card) for card in cards)
    assert words.startswith("R1 R1 R2 R2 R3 R3 R4 R4 R5 R5 R6 R6 R7 R7 Y1 Y1 ")
    assert words.endswith(
        "P7 R> Y> G> B> P> R~ Y~ G~ B~ P~ R+ Y+ G+ B+ P+ R# Y# G# B# P# RY YG GB BP PR"
    )


@pytest.mark.parametrize(
    "note",
    [
        keys.TOO_SOON,
        keys.CHANGED,
        crash.FULL,
        crash.FAILED,
        "# begins.",
        "88: on the pack",
    ],
)
@pytest.mark.parametrize("sign", ["", NO])
def test_whatever_the_device_has_to_say_beneath_the_number_has_room_there(note: str, sign: str):
    page = StrictPage(bytearray(1024))
    render_note(page, note, sign != "")
    page.paint()
    desk = shuffling()
    number = desk.rows()[:6]
    desk.app.stack[-1].say(note, sign)
    assert desk.wait(100).rows()[:6] == number
    assert note in " ".join(row.strip() for row in desk.rows()[6:])


def test_the_points_of_the_evening_go_through_a_shuffle_and_a_power_cut():
    desk = Desk().type("2 4 2 #")
    session = b"\x01\x00\x05\x00\x07\x01"
    desk.app.shell.journal.append(SESSION, session)
    desk.type("1 # # #")
    desk.power_off_and_on()
    desk.type("#").hold("C")
    desk.type("#")
    assert desk.app.shell.journal.session == session


def test_who_leaves_the_question_how_the_deck_lies_is_asked_how_many_play_again():
    desk = Desk().type("1 1 4 3 *")
    assert desk.rows()[0] == "How many play?"
    assert not Journal(desk.memory).open
    assert desk.type("#").rows()[0] == "How lies the deck?"
    assert desk.app.shell.journal.setup[4:5] == b"\x03"


def test_while_the_last_cards_are_told_the_game_is_made_ready_and_no_more_memory_is_taken():
    desk = shuffling(left=80_000)
    hands = PanelHands(desk, list(range(2, 100)))
    forget_games()
    turn = f"firmware.games.{FOLDER}.screens"
    while left(desk) > 7:
        hands.step()
    desk.type("7").wait(1000)
    assert not loader.has(turn)
    hands.step()
    desk.type("7").wait(3000)
    assert loader.has(turn)
    assert desk.app.shell.journal.image is None


def test_one_key_does_not_give_up_a_deck_that_was_shuffled():
    desk = Desk().type("8 4 2 # 1")
    while hasattr(desk.app.stack[-1], "course"):
        desk.type("#")
    assert "P1 starts" in desk.words()
    before = desk.referee.setup.deck
    assert "Press 1 or 2" in desk.type("*").words()
    assert desk.referee.setup.deck == before


def test_the_same_again_asks_how_the_deck_lies():
    desk = shuffling().type("# #")
    desk.power_off_and_on()
    assert desk.type("* #").words().startswith("A game is in the memory.")
    assert desk.type("#").rows()[0] == "How lies the deck?"
    assert desk.app.shell.journal.shuffles == []


def test_power_that_fails_in_the_erase_before_a_shuffle_is_said():
    desk = Desk().type("1 1 1 2 1")
    narrow(desk.app.shell.journal)  # so that there is something to erase
    desk.flash.cut_in_erase()
    desk.flash.on_power_cut = fail
    with pytest.raises(Cut):
        desk.type("<*> 6 1 # 1 1 4 2").wait(1000)
    desk.flash.no_cut()
    desk.power_off_and_on()
    assert desk.words().startswith("Clear memory? It is another version's or half written.")


class Cut(Exception):
    """The power went."""


def fail() -> None:
    raise Cut


def test_settings_names_session_and_totals_leave_all_but_900_bytes_to_shuffle_and_game():
    memory = Nvm()
    journal = Journal(memory)
    journal.append(SETTINGS, b"\x03\x01" + b"ABC" * 10 + b"\0" + b"x" * 64)
    journal.append(SESSION, bytes(1 + 2 * 6 + 4 * 4 + 1))
    assert journal.used() <= 900


def test_where_a_guided_game_begins_anew_its_old_pages_have_gone_before_the_shuffle_comes(
    monkeypatch: pytest.MonkeyPatch,
):
    """On a Pico there is no room for both."""
    memory, _, _ = guided("H5", 2, 1)
    desk = Desk(memory.flash.image).type("# # # 1")
    page, referee = map(weakref.ref, (desk.app.stack[-1], desk.referee))
    gone: list[tuple[bool, bool]] = []

    def load(name: str) -> object:
        if name == "firmware.shuffle.shuffle_start":
            gc.collect(2)  # which takes all
            gone.append((page() is None, referee() is None))
        return loaded(name)

    loaded = loader.load
    monkeypatch.setattr("firmware.modules.later.load", load)
    desk.type("<*> 6 2 #").wait(500)
    assert desk.rows()[0] == "How lies the deck?"
    assert gone == [(True, True)]

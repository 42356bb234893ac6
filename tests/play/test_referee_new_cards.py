"""Whether the last move has shown somebody new cards, which the referee can tell."""

from firmware.play.knowledge import SCREEN, TABLE
from firmware.play.setup import Setup
from tests.journal_games import begun, resumed, submit


def test_it_is_known_whether_somebody_has_seen_new_cards_since():
    referee = submit(begun(Setup("TG", TABLE, 2)), "start P1, lay 50 A, lay 51 A")
    assert not referee.new_cards
    submit(referee, "end")
    assert referee.new_cards
    submit(referee, "mark A 1")
    assert referee.new_cards
    assert resumed(referee).new_cards
    submit(referee, "lay 52 A")
    assert not referee.new_cards
    referee.take_back()
    assert referee.new_cards
    referee.take_back()
    assert not referee.new_cards


def test_who_draws_nothing_has_seen_nothing():
    referee = submit(begun(Setup("TG", TABLE, 2)), "start P1, ruling-draw 0, lay 50 A, end")
    assert not referee.new_cards


def test_on_the_short_sheet_a_turn_that_was_passed_on_shows_new_cards_if_one_was_laid():
    referee = submit(begun(Setup("TS", TABLE, 2)), "start P1, ruling-top A 90, ruling-top B 91")
    submit(referee, "ruling-top C 9, ruling-top D 8, lay 92 A")
    assert not referee.new_cards
    submit(referee, "cant")
    assert referee.new_cards
    submit(referee, "cant")
    assert not referee.new_cards


def test_who_gives_up_sees_no_new_cards():
    referee = submit(begun(Setup("TG", TABLE, 2)), "start P1, ruling-top A 90, ruling-top B 91")
    submit(referee, "ruling-top C 9, ruling-top D 8, lay 92 A, cant")
    assert referee.game.over
    assert not referee.new_cards


def test_on_the_short_sheet_who_passes_with_a_full_hand_has_seen_nothing():
    """TS5: nothing was laid, so nothing is drawn and nobody is asked when it is taken back."""
    low, high = (2, 3, 4, 5, 6, 7), (99, 98, 97, 96, 95, 94)
    dealt = [card for pair in zip(high, low, strict=True) for card in pair]
    deck = bytes(dealt + [card for card in range(2, 100) if card not in dealt])
    referee = submit(begun(Setup("TS", SCREEN, 2, deck)), "start P1, ruling-top A 99")
    submit(referee, "ruling-top B 99, ruling-top C 2, ruling-top D 9")
    submit(referee, "end")
    assert not referee.new_cards

"""The keys that players press for a move, where the device knows the place of each card."""

from firmware.modules import catalog
from firmware.play.knowledge import SCREEN
from firmware.play.setup import Setup
from tools.players import own_cards

DECK = bytes((4, 2, 10, 1, 7, 3, 9, 5, 8, 6))


def memory_game():
    folder = catalog.game_of("H7")
    assert folder is not None
    return folder.part("rules"), folder.part("rules").new(Setup("H7", SCREEN, 2, DECK))


def test_who_starts_is_told_by_their_number_and_a_card_by_its_place():
    tables, game = memory_game()
    assert own_cards.keys(game, tables, (tables.START, 0)) == "1"
    assert own_cards.keys(game, tables, (tables.START, 1)) == "2"
    assert own_cards.keys(game, tables, (tables.REVEAL, 10)) == "3#"
    assert own_cards.keys(game, tables, (tables.NEED, 1, 6)) == "1#10#"
    assert own_cards.keys(game, tables, (tables.END,)) == "#"

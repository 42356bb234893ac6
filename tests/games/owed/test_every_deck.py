"""Which cards of the box are played with is said before they are dealt, where players deal."""

import pytest

from firmware.modules import catalog
from firmware.play.knowledge import ON_CALL, TABLE
from firmware.play.setup import Setup
from tests.desk import playing

# Rule set, its options, how many play, and what is said above the players.
SAID = [
    ("H1", [0], 4, "Take out all jokers. Deal 7. Who starts?"),
    ("H2", [4, 0, 0], 4, "Deal 7. Who starts?"),
    ("H2", [1, 1, 0], 4, "Take out 3 jokers. Deal 7. Who starts?"),
    ("H3", [4, 2, 0], 4, "Take out the 100. Deal 7. Who starts?"),
    ("H3", [2, 2, 1], 6, "Take out 2 jokers and the 100. Deal 7. Who starts?"),
    ("H3", [3, 0, 0], 2, "Take out 1 joker. Deal 7. Who starts?"),
    ("H4", [2, 0], 2, "Keep all 42 with an X and 2 jokers. Deal 7. Who starts?"),
    ("H4", [1, 0], 2, "Keep all 42 with an X and 1 joker. Deal 7. Who starts?"),
    ("H4", [0, 0], 6, "Keep all 42 with an X and no joker. Deal 5. Who starts?"),
    ("H5", [4, 0], 6, "Take out the 100. Deal 7. Who starts?"),
    ("H5", [0, 0], 3, "Take out all jokers and the 100. Deal 7. Who starts?"),
    ("H5-advanced", [2, 0], 4, "Take out 2 jokers and the 100. Deal 14. Who starts?"),
    ("H6", [0, 0], 4, "Take out all jokers. Deal 14. Who starts?"),
    ("H6", [4, 0], 4, "Deal 14. Who starts?"),
    ("H7", [100, 0], 6, "Only cards 1 to 100: lay them face down. Who starts?"),
]


@pytest.mark.parametrize(("rules", "options", "players", "said"), SAID)
def test_which_cards_to_take_is_said_before_they_are_dealt(rules, options, players, said):
    """H-a H1.1 H2.1 H2.4 H3.4 H4.1 H5.1 H5.7 H6.1 H7.1"""
    game = catalog.game_of(rules)
    assert game is not None
    for level in (TABLE, ON_CALL):
        if level in game.levels:
            desk = playing(Setup(rules, level, players, options=bytes(options)))
            told = said.replace("Who starts?", "").strip()
            assert desk.words().startswith(f"Who starts? {told} 1 P1 2 P2")


def test_five_and_six_players_stand_on_one_page_and_have_their_keys():
    for key in "56":
        desk = playing(Setup("H5", TABLE, 6))
        assert " 1 P1 2 P2 3 P3 4 P4 5 P5 6 P6 #" in desk.words()
        assert desk.type(key).game.seat == int(key) - 1

"""What the house keeps in memory of the game that is played."""

from firmware import catalog
from firmware.game import Game
from firmware.house import House
from firmware.knowledge import SCREEN, TABLE
from tests.desk import Desk

SCREEN_ONLY = "firmware.games.the_game.passing"


def game(rules: str = "TG") -> Game:
    found = catalog.game_of(rules)
    assert found
    return found


def ready(house: House) -> int:
    """Load all that is wanted; return how many modules that were."""
    count = 0
    while house.load_part():
        count += 1
    return count


def test_however_often_a_game_begins_the_house_keeps_as_many_parts_of_it():
    house = Desk().app.house
    for _ in range(3):
        house.prepare(game(), SCREEN)
        ready(house)
        assert len(house.lasting) == len(set(house.lasting)) == 9


def test_what_is_there_is_not_waited_for_again():
    house = Desk().app.house
    house.prepare(game(), SCREEN)
    assert ready(house) > 0
    house.prepare(game(), SCREEN)
    assert ready(house) == 0


def test_back_at_the_table_what_shows_hands_is_not_kept():
    house = Desk().app.house
    house.prepare(game(), SCREEN)
    assert SCREEN_ONLY in house.lasting
    house.prepare(game(), TABLE)
    assert SCREEN_ONLY not in house.lasting


def test_one_game_leaves_the_memory_clean_however_often_it_is_prepared():
    house = Desk().app.house
    for _ in range(2):
        house.prepare(game())
        assert house.clean


def test_a_second_game_leaves_its_names_in_the_memory_for_good():
    house = Desk().app.house
    house.prepare(game())
    house.prepare(game("H1"))
    assert not house.clean
    house.prepare(game("H1"))
    assert not house.clean


def test_a_memory_that_is_not_clean_does_not_become_so():
    house = Desk().app.house
    house.clean = False
    house.prepare(game())
    assert not house.clean


def test_the_questions_before_a_game_leave_theirs_too():
    desk = Desk()
    assert desk.app.house.clean
    assert not desk.type("1").app.house.clean

"""Back leads where one came from, and what was chosen there is still chosen."""

import pytest

from firmware.play.knowledge import GUIDED, TABLE
from firmware.play.setup import Setup
from host_sim.chips import heap
from tests.desk import Desk, playing
from tests.games.test_best import played
from tests.sample import LISTED
from tests.sample import RULES as RULE_SET
from tests.storage.test_history import set_up, together

RULES, HELP, MANY, BEGIN = "Which rules?", "How shall I help?", "How many play?", "Begin like this?"
STARTS = "Who starts?"

# The keys, each ``*`` of which leads back; the first row then, and the line that ``#`` takes.
SET_UP = [
    ("3 *", LISTED[2], ""),
    ("7 *", LISTED[6], ""),
    ("1 3 *", RULES, "Expert 2"),
    ("1 3 2 *", HELP, "I deal, no deck"),
    ("1 3 4 *", HELP, "I shuffle yours"),
    ("1 3 2 * *", RULES, "Expert 2"),
    ("1 3 2 * * *", LISTED[0], ""),
    ("1 3 2 4 *", MANY, "4 players"),
    ("1 3 2 4 * *", HELP, "I deal, no deck"),
    ("1 3 2 4 * * *", RULES, "Expert 2"),
    ("1 3 2 4 * * * *", "The same again?", ""),
    ("8 1 4 *", MANY, "4 players"),
    ("8 1 4 * *", HELP, "I check each card"),
    ("8 1 4 # *", BEGIN, ""),
    ("8 1 4 # * *", MANY, "4 players"),
    ("1 3 4 4 *", MANY, "4 players"),
    ("1 3 4 4 * *", HELP, "I shuffle yours"),
    ("2 4 3 # *", BEGIN, ""),
    ("2 4 3 # * *", MANY, "3 players"),
    ("1 3 1 1 *", MANY, "1 alone"),
    ("1 3 2 1 *", MANY, "1 alone"),
    ("1 3 3 1 *", MANY, "1 alone"),
    ("1 3 2 1 * *", HELP, "I deal, no deck"),
]


def marked(desk: Desk) -> str:
    """Return the line that ``#`` takes, or nothing where none is marked."""
    top = desk.app.stack[-1]
    if desk.rows()[0] == "The same again?" or desk.rows()[0] in LISTED:
        return ""
    key = top.keys[top.chosen] + " " if desk.rows()[0] == MANY else ""
    return key + top.items[top.chosen] if top.is_marked(top.chosen) else ""


@pytest.mark.parametrize(("keys", "row", "line"), SET_UP)
def test_in_the_set_up_all_that_was_chosen_is_still_chosen(keys: str, row: str, line: str):
    desk = Desk().type(keys)
    assert (desk.rows()[0], marked(desk)) == (row, line)


def test_from_the_page_of_the_game_played_last_star_leads_back_there_and_not_to_the_same_again():
    desk = Desk().type("1 1 1 2 # <*> 6 1 #").wait(2000)
    assert desk.rows()[0] == "The same again?"
    assert desk.type("B").rows()[0] == LISTED[0]
    assert desk.type("#").rows()[0] == RULES
    assert desk.type("*").rows()[0] == LISTED[0]


@pytest.mark.parametrize("keys", ["1 1 3", "1 1", "B B B"])
@pytest.mark.parametrize("page", ["4 3", "4 3 B", "4 4"])
def test_bests_and_games_lead_back_to_the_question_or_page_from_which_the_menu_was_opened(
    keys: str, page: str
):
    desk = played((set_up("TG", 2), together(7))).type(keys)
    before = desk.rows()
    desk.type("<*>").type(page)
    assert desk.words().endswith("*back")
    assert desk.type("*").rows()[0] == "Score"
    assert desk.type("* *").rows() == before


@pytest.mark.parametrize("game", range(1, 10))
def test_home_shows_the_page_with_the_game_that_was_chosen(game: int):
    desk = Desk().type(f"{game} *")
    assert desk.rows()[0] == LISTED[game - 1]


def test_options_are_as_they_were_behind_how_many_play_and_who_starts():
    """Two careless ``#`` began a game for 2 with 4 jokers that was to be for 4 with none."""
    desk = Desk().type("3 1 4 1 0")
    assert desk.rows()[:3:2] == [BEGIN, "1 jokers: 0"]
    assert desk.type("* #").rows()[:3:2] == [BEGIN, "1 jokers: 0"]
    assert desk.type("# *").rows()[:3:2] == [BEGIN, "1 jokers: 0"]
    desk.type("* * * 3 # # #")
    assert (desk.referee.setup.players, desk.referee.setup.options[0]) == (4, 0)


def test_the_rule_set_among_the_options_is_as_it_was():
    desk = Desk().type("6 1 3 1 2")
    assert desk.rows()[2] == "1 rules: Advanced"
    assert desk.type("* #").rows()[2] == "1 rules: Advanced"
    assert desk.type("# *").rows()[2] == "1 rules: Advanced"
    assert desk.type("#").referee.setup.rules == "H5-advanced"


def test_a_rule_set_that_so_many_cannot_play_is_none():
    desk = Desk().type("6 1 3 1 2 * 6")
    assert desk.rows()[2] == "1 jokers: 4"
    assert desk.type("#").referee.setup.rules == "H5"


def test_memo_s_forty_cards_stay_forty():
    desk = Desk().type("8 1 4 1 40#")
    assert desk.rows()[2] == "1 cards: 40"
    assert desk.type("* * # #").rows()[2] == "1 cards: 40"


def test_alone_the_first_star_leads_back_and_does_not_complain():
    desk = Desk().type("1 1 1 1 5 A")
    assert desk.type("*").notice() == "Undone: 5 on A."
    assert desk.type("*").rows()[0] == MANY
    assert desk.app.referee is None


def test_a_deck_that_was_shuffled_by_hand_is_not_given_up_by_one_key():
    desk = playing(Setup(RULE_SET, GUIDED, 1, bytes(range(2, 100))))
    assert desk.type("*").notice() == "Nothing to take back."
    assert desk.app.referee is not None


def test_from_a_game_like_the_last_one_back_leads_to_what_was_agreed():
    desk = Desk().type("3 1 4 1 0 # <*> 6 1 # #")
    assert STARTS in desk.words()
    assert desk.type("*").rows()[:3:2] == [BEGIN, "1 jokers: 0"]


def test_who_starts_is_marked_when_it_is_taken_back():
    desk = Desk().type("1 1 1 3 3 *")
    assert desk.rows()[0] == "Undone: start."
    assert marked(desk) == "P3"


def test_who_was_chosen_to_start_is_still_so_behind_the_question_before():
    desk = Desk().type("1 1 1 3 3 * * #")
    assert STARTS in desk.words()
    assert marked(desk) == "P3"
    assert marked(desk.type("* 4")) == "P1", "not where others play"


# Pages, by the keys to them from a new device, and the keys from there that lead to another page.
PAGES = {
    "home": ("", "<#> <*>"),
    "rules": ("1", "<#> <*>"),
    "help": ("1 1", "<#> <*>"),
    "players": ("3 1", "B <#> <*>"),
    "options": ("3 1 4", "1 2 3 <#> <*>"),
    "option": ("3 1 4 1", "<#> <*>"),
    "how many cards": ("8 1 4 1", "<#>"),
    "names": ("3 1 B", "1 2 6 <#>"),
    "letters": ("3 1 B 2", "<#>"),
    "how the deck lies": ("3 4 4 #", "A 1 2 3 <#> <*>"),
    "shuffling": ("3 4 4 # 1", "<#> <*>"),
    "typing": ("3 4 4 # 2", "<#> <*>"),
    "who starts": ("3 2 2 #", "A <#> <*>"),
    "turn": ("1 1 1 2 1", "<#> <*>"),
    "number": ("4 1 2 # 1 3 #", "<A>"),
    "menu": ("1 1 1 2 1 <*>", "1 2 3 5 6 <#>"),
    "menu of points": ("4 1 2 # 1 3 # <*>", "4"),
    "help in the menu": ("1 1 1 2 1 <*> 1", "1 2 5 <#>"),
    "who": ("1 1 1 2 1 <*> 2", "1 2 3 4 <#>"),
    "ruling": ("1 1 1 2 1 <*> 3", "1 2 3 4 <#>"),
    "light": ("1 1 1 2 1 <*> 5 2", "<#>"),
    "light and sound": ("1 1 1 2 1 <*> 5", "2 4 <#>"),
    "leave": ("1 1 1 2 1 <*> 6", "1 2 3 4 <#>"),
    "menu before the start": ("3 1 2 # <*>", "2"),
    "who before the start": ("3 1 2 # <*> 2", "1"),
    "menu on home": ("<*>", "1 2 5 6"),
    "leave on home": ("<*> 6", "3 4"),
}


@pytest.mark.parametrize(
    ("page", "key"), [(page, key) for page, (_, keys) in PAGES.items() for key in keys.split()]
)
def test_back_leads_to_the_page_that_one_came_from(page: str, key: str):
    desk = Desk().type(PAGES[page][0])
    before = desk.rows()
    assert desk.type(key).rows() != before, "the key leads somewhere"
    assert desk.type("*").rows() == before


@pytest.mark.parametrize("free", [heap.LEAST, heap.MOST])
def test_who_was_to_start_is_still_chosen_whatever_memory_is_free(free: int):
    desk = Desk(playing(Setup("H4", TABLE, 6)).flash.image, free=free).type("# 5 *")
    assert "#P5 starts" in desk.rows()[7]
    assert desk.app.stack[-1].chosen == 4

"""Bests on the result page, and the pages of what came of all games."""

import random
from typing import Any

import pytest

from firmware.modules import catalog, loader
from firmware.play.outcome import spelt
from firmware.shell import home, statistics
from firmware.shell.shell import Shell
from firmware.storage import history
from firmware.storage.journal import LEFT, PAST, RULED, TOGETHER, WON, Journal
from tests.desk import Desk
from tests.nvm import Nvm
from tests.sample import PACKAGE
from tests.storage.test_history import apart, play, set_up, together

TABLE = "1 1 1 2 1"
OVER = "9 9 A 9 8 B # 2 C 3 D # # #"  # 94 left
ALONE = "1 1 1 1"


def played(*games: tuple[bytes, bytes]) -> Desk:
    """Return a desk whose memory has games with a set-up and a result, the last one still open."""
    memory = Nvm()
    for setup, result in games:
        play(Journal(memory), result, setup)
    return Desk(memory.flash.image)


def of_the_game(*left: int) -> Desk:
    return played(*((set_up(), together(each)) for each in left))


@pytest.mark.parametrize(
    ("before", "said"),
    [
        ((), ""),
        ((98,), "new best, was 98"),
        ((96, 97), "new best, was 96"),
        ((94,), "equals the best"),
        ((92,), "2 off the best, 92"),
        ((12, 98), "best 12"),
    ],
)
def test_a_result_tells_how_near_it_came_to_the_best(before: tuple[int, ...], said: str):
    desk = of_the_game(*before) if before else Desk()
    desk.type(TABLE).tones()
    assert desk.type(OVER).rows()[0] == f"94 left  {said}".strip()
    cheered = 3136 in [hertz for hertz, _ in desk.wait(3000).tones()]
    assert cheered == said.startswith("new")
    lit = bytes(desk.panel)[127]
    assert (lit != 0) == said.startswith("new"), "it is in reverse"


def test_a_new_best_is_cheered_once_and_stays_one_until_the_next_game():
    desk = of_the_game(98).type(TABLE).type(OVER)
    assert desk.rows()[0] == "94 left  new best, was 98"
    desk.power_off_and_on()
    desk.tones()
    assert desk.type("*").rows()[0] == "94 left  new best, was 98"
    assert not [hertz for hertz, _ in desk.wait(2000).tones() if hertz > 2100]
    assert desk.type("A 1").type(OVER).rows()[0] == "94 left  equals the best"


@pytest.mark.usefixtures("ours_alone")
@pytest.mark.parametrize(
    ("rules", "key", "words"), [("TG", "A B", "best: 7 left"), ("FH", "A", "best: 7")]
)
def test_home_tells_cards_that_are_left_and_minus_points_as_what_they_are(
    rules: str, key: str, words: str
):
    desk = played((set_up(rules), together(7, set_up(rules)))).type(key)
    assert words in desk.rows()


def test_what_was_ruled_is_no_best():
    desk = of_the_game(98).type(TABLE).type("<*> 3 3 5 0 #").type(OVER)
    assert desk.rows()[0] == "60 left"


def test_the_first_time_that_the_game_is_beaten_is_named():
    desk = Desk().deal().type("1 1 2 1")
    for card in range(2, 98, 2):
        desk.type(f"{card} A {card + 1} A #")
    assert "the first win" in desk.type("9 8 A 9 9 A").wait(3200).rows()


def test_a_win_that_equals_the_best_stands_apart_from_the_stars():
    alone = set_up(players=1, level=2)
    desk = played((alone, together(0, alone)[:-2])).deal().type("1 1 2 1")
    for card in range(2, 98, 2):
        desk.type(f"{card} A {card + 1} A #")
    assert "equals the best" in desk.type("9 8 A 9 9 A").wait(3200).rows()
    shown = [
        [desk.panel[y // 8 * 128 + x] >> y % 8 & 1 for x in range(110, 128)] for y in range(64)
    ]
    assert not any(shown[46]), "below the words"
    assert sum(map(sum, shown[47:52])) == 9, "the whole star"


@pytest.mark.parametrize("players", [2, 3])
def test_a_new_widest_win_of_three_is_said_too(players: int):
    setup = set_up("H7", players, 3)
    points = b"\2\0" + bytes(2 * players - 2)
    result = bytes((0,)) + setup + b"\x01\0" + bytes(2 * players) + points
    desk = played((setup, result)).type(f"8 3 {players} 1 8 # # 1 A A A A")
    assert "widest win, was 2" in desk.words()
    assert desk.rows()[7] == "A next B more  *undo"


def test_against_each_other_the_widest_win_is_named():
    names = bytes(4)

    def memo(points: list[int]) -> tuple[bytes, bytes]:
        setup = set_up("H7", level=0)
        figures = b"".join(each.to_bytes(2, "little") for each in points)
        return setup, bytes((0,)) + setup + b"\x01\0" + names + figures

    desk = played(memo([3, 1])).type("8 1 2 1 4 # #").type("1 1# 4# 4# 2# 3# 3#")
    assert "widest win, was 2" in desk.words()
    desk = played(memo([3, 1])).type("8 1 2 1 4 # #")
    assert "widest" not in desk.words()


def test_a_game_given_up_counts_apart_and_is_listed():
    desk = of_the_game(12).type(TABLE + "9 9 A").type("<*> 6 1 #").type("1 1 1 2").type("1")
    desk.type(OVER).type("<*> 4 3")
    assert "2 games 1/2 1 aside 0 won, 0 under ten" in desk.words()
    desk.type("* 4")
    assert desk.words() == ("Games 3 The Game 94 2 The Game given up 1 The Game 12 *back")


def test_in_a_game_one_key_of_the_menu_tells_which_best_is_to_be_beaten():
    desk = of_the_game(12).type(TABLE).type("<*>")
    assert "4 Score" in desk.words()
    assert desk.type("4").notice() == "Best so far: 12 left."
    assert desk.type("*").rows()[0].startswith("P1 lays 2")
    assert of_the_game(12).type("1 1 1 3 1").type("<*> 4").notice() == "No best yet."
    assert "Score" not in Desk().type(TABLE).type("<*>").words(), "of no game before"
    assert "Score" not in Desk().type("<*>").words()
    assert "4 Score" in of_the_game(12).type("<*>").words()


def test_who_joined_is_one_of_those_whose_best_is_to_be_beaten():
    desk = of_the_game(12).type(TABLE).type("<*> 2 2 A # #")
    assert desk.type("<*> 4").notice() == "No best yet.", "of three players"


def test_the_bests_stand_by_way_and_number_of_players_and_the_names_by_wins():
    two, four = set_up(), set_up(players=4, level=2)
    long = together(7, four)[:-4] + 4 * spelt("CEM").to_bytes(2, "little")
    desk = played(
        (two, together(12)),
        (two, together(4)),
        (four, long),
        (set_up("H1"), apart([0, 5], 1)),
        (set_up("H1"), apart([12, 0], 2)),
        (set_up("H1"), apart([0, 3], 1)),
    ).type("<*> 4 3")
    pages = [desk.words()] + [desk.type("B").words() for _ in range(5)]
    assert pages == [
        "2 games I check 0 won, 1 under ten 1: - 2: 4 3: - 4: - 5: - A < B > *back 1/5",
        "1 game I deal 0 won, 1 under ten 1: - 2: - 3: - 4: 7 5: - A < B > *back 2/5",
        "The Game avg, won Ann 8.0 0 Ben 8.0 0 Cem 7.0 0 A < B > *back",
        "3 games 4/5 widest 12 Ben 2: 12 3: - 4: - 5: - 6: - A < B > *back",
        "Digits avg, won Ann 4.0 2 Ben 2.7 1 A < B > *back",
        pages[0],
    ]
    assert desk.type("A").words() == pages[4]
    assert desk.type("5").notice() == "A, B or *."
    assert desk.type("* * *").rows()[7].endswith("#play")


def test_the_pages_of_all_games_have_room_beside_the_last_game():
    """With home and what has points they took 30 KB, which no board had with a game in play.

    Where less than 20 KB are free the game's texts come with its screens once more, and those stay
    with them.
    """
    desk = Desk(left=26_000).type(TABLE).type(OVER)
    loader.forget()
    desk.type("<*> 4 4")
    assert desk.rows()[0] == "Games"
    desk.type("* 3")
    assert desk.rows()[0].startswith("1 game")
    loader.forget(games=True)
    desk.type("<*>")
    assert "Fix it" not in desk.words()
    assert not loader.has(PACKAGE + "screens")
    assert not [name for name in ("home", "session") if loader.has("firmware.shell." + name)]


def test_the_pages_of_all_games_come_once_the_result_and_the_menu_have_given_way(
    monkeypatch: pytest.MonkeyPatch,
):
    desk = Desk(left=100_000).type(TABLE).type(OVER)  # bytes: else the module goes, spy and all
    stacks: list[list[str]] = []

    def spy(shell: Shell) -> Any:
        stacks.append([type(page).__name__ for page in desk.app.stack])
        return shell.screen()

    for page, key in (("Results", "4"), ("Bests", "3")):
        monkeypatch.setattr(loader.load("firmware.shell.statistics"), page, spy)
        desk.type("<*> 4 " + key)
    assert stacks == [["Soon"], ["Soon"]]


@pytest.mark.parametrize(
    ("keys", "back", "stands"),
    [
        ("<*> 4 4", "* * *", "Behind"),
        ("<*> 4 3", "* * *", "Behind"),
        ("<*> 4 5", "* * *", "Behind"),
        ("B", "*", "Soon"),
    ],
)
def test_the_result_comes_back_once_the_page_that_took_its_place_has_given_way(
    keys: str, back: str, stands: str, monkeypatch: pytest.MonkeyPatch
):
    desk = Desk().type(TABLE).type(OVER).type(keys).wait(300)
    shell, stacks = desk.app.shell, []
    screen = shell.screen

    def spy() -> Any:
        stacks.append([type(page).__name__ for page in desk.app.stack])
        return screen()

    monkeypatch.setattr(shell, "screen", spy)
    assert desk.type(back).rows()[0].startswith("94 left")
    assert stacks == [[stands]]


def test_the_last_games_are_listed_five_a_page_the_last_one_first():
    desk = of_the_game(*range(40, 10, -1)).type("<*> 4 4")
    assert desk.rows()[1] == "30 The Game  11"
    assert desk.type("B B B").rows()[5] == "11 The Game  30"
    assert desk.type("B").rows()[1] == "30 The Game  11"


@pytest.mark.parametrize("key", [3, 4])
def test_where_nothing_that_is_known_was_played_the_pages_say_so(key: int):
    unknown = set_up("QQ")
    desk = played((unknown, together(7, unknown))).type(f"<*> 4 {key}")
    assert desk.rows()[0] == ("Best" if key == 3 else "Games")
    assert "* is back." in desk.type("B").words()
    assert desk.type("* *").rows()[0] == "Menu"
    strange = Desk()
    strange.app.shell.journal.past = bytes((PAST, 3, 9, 0, 0))
    strange.type(f"<*> 4 {key}")
    assert strange.rows()[7] == "*back"


def test_how_many_games_came_near_is_told_only_of_a_game_that_calls_that_something():
    two = set_up("FH")
    desk = played((two, together(4, two)), (two, together(0, two))).type("<*> 4 3")
    assert desk.words().startswith("2 games 1/2 1 won 2: 0 3: -")


@pytest.mark.parametrize("games", [1, 13])
@pytest.mark.parametrize("level", range(4))
@pytest.mark.parametrize(
    ("rules", "name"),
    [(row[0], row[1]) for game in catalog.games() for row in game.rule_sets[1:]],
)
def test_a_page_of_bests_says_of_which_rules_it_tells(
    rules: str, name: str, level: int, games: int
):
    setup = set_up(rules, 2, level)
    result = together(4, setup) if rules[0] in "TF" else apart([0, 5], 1, setup)
    desk = played(*[(setup, result)] * games, (setup, bytes((LEFT,)) + setup)).type("<*> 4 3")
    assert f"{name}, {statistics.WAYS[level]}" in desk.words()
    assert "1 aside" in desk.words()


def test_home_and_best_call_the_ways_to_play_the_same():
    """One tuple for both would stay in memory while games are played."""
    assert statistics.WAYS == home.WAYS


@pytest.mark.parametrize(
    ("won", "near", "facts"), [(99, 99, "99 won, 99 under ten"), (120, 150, "120 won, 150 near")]
)
def test_of_hundreds_that_were_won_or_nearly_so_the_words_have_room(
    won: int, near: int, facts: str
):
    desk = of_the_game(12, 12)
    kept = desk.app.shell.journal
    found = history.History(kept.past)
    found.bests[0][history.WINS], found.bests[0][history.NEARLY] = won, near
    packed = found.pack()
    kept.past = bytes((PAST, len(packed))) + packed
    assert facts in desk.type("<*> 4 3").words()
    assert "Under ten, or near: so few were left." in desk.type("<#> 2 3").words()


def test_whatever_was_played_has_room_on_all_pages():
    chance = random.Random(32)
    kinds = [row for game in catalog.games() for row in game.rule_sets]
    for _ in range(6):
        games = []
        for _ in range(24):
            rules, _, fewest, most = chance.choice(kinds)
            players = chance.randint(fewest, most)
            setup = set_up(rules, players, chance.randrange(4))
            flags = chance.choice((0, 0, 0, RULED))
            names = b"".join(
                spelt("".join(chance.choices("WMI", k=3))).to_bytes(2, "little")
                for _ in range(players)
            )
            if rules[0] in "TF":
                left = chance.choice((0, 9, 98))
                flags |= TOGETHER | WON * (not left)
                result = bytes((flags,)) + setup + bytes((left, 0)) + names
            else:
                points = [chance.choice((-100, 0, 7, 1000)) for _ in range(players)]
                figures = b"".join(each.to_bytes(2, "little", signed=True) for each in points)
                result = bytes((flags,)) + setup + bytes((1, 0)) + names + figures
            if chance.random() < 0.1:
                result = bytes((LEFT,)) + setup
            games.append((setup, result))
        desk = played(*games).type("<*> 4 3")
        for _ in range(60):
            desk.type("B")
        for _ in range(5):
            desk.type("* 4 B")

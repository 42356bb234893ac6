"""Hidden cards are told to nobody but their owner: two decks that differ in them look alike.

Whole courses of keys are pressed on both, through plays, refusals, questions, menus and help.  An
owner's pages, which come only after their own key on a cover, look alike to them where all other
hidden cards differ.  A run draws by its seed which rule sets and levels meet which twin.
"""

import importlib
import pkgutil
import random
import re
import sys
from collections.abc import Iterator
from typing import Any

import pytest

import firmware.games
import firmware.shell
import firmware.ui
from firmware.games.shedding.rules import DISCARD, START
from firmware.modules import catalog, loader
from firmware.play.knowledge import GUIDED, SCREEN, Hands, Secret
from firmware.play.setup import Setup
from firmware.ui import layout
from firmware.ui.screen import Screen
from tests.games import twin_keys
from tests.games.shuffled import dealt, home_of, winning
from tests.games.twin_places import SEED
from tests.games.twin_witness import differences, pressed
from tests.games.twins import Course
from tests.sample import OURS

LEVELS = {GUIDED: "guided", SCREEN: "screen"}
RULES = [row[0] for game in OURS for row in game.rule_sets]  # whose keys and marks `Course` knows
PLAYERS = {"H2": 6, "H5-advanced": 2, "TS": 2}
OPEN = ("H7", "FH", "FH-challenge")  # where no page is a player's own
# Not in such games: on call, where hands are typed, before, between and after games; bases; and
# turns of the device's own, which are of another seat's cards and show what is laid alone.
ELSEWHERE = re.compile(
    "on_call|OnCall|Opening|hand_entry|Asks$|Count$|home|setup_q|game_start|UpdateMode|Roster|PlayOn|plain|"
    "settings|Behind$|[.]_|Typing|Claim$|Round|Entry|FirstPlayerChoice|hand_over.Cover|Choice|ui.screen|"
    "shell.ruling|Wrong|statistics|Greeting|looking|LowBattery|Seen$|Soon|OnceGone|Coach|BoxTurn|LedTurn|box_turn"
)
seen: set[str] = set()  # the screens that were shown
looked: set[int] = set()  # the seats whose own pages were held against those of a twin


def drawn_of(count: int, name: str) -> list[list]:
    """Return all rule sets with their levels in `count` parts, which differ from run to run.

    Each part has its share of either level, and of the games that have cards to own.
    """
    chance = random.Random(f"{SEED} {name}")
    ways = []
    for level in LEVELS:
        for owned in (True, False):
            some = [rules for rules in RULES if (rules not in OPEN) == owned]
            some = chance.sample(some, len(some))
            ways += [pytest.param(level, rules, id=f"{LEVELS[level]}-{rules}") for rules in some]
    return [ways[part::count] for part in range(count)]


FOR_ALL, FOR_OWNERS, ALONE = drawn_of(3, "courses")
TYPED, *_ = drawn_of(4, "typed")


def told(course: Course) -> list[str]:
    """Return what two twins of `course` tell all."""
    seen.update(course.witness.names)
    return list(differences(course.keys, course.witness, course.twin))


def told_an_owner(course: Course) -> list[str]:
    """Return what two twins of `course` tell one who owns cards, of whom none was looked at yet."""
    owners = {own.seat for own in course.witness.own}
    first = [seat for seat in (2, 1, 0) if seat in owners - looked]
    seat = first[0] if first else course.chance.choice(sorted(owners))
    seen.update(course.witness.names)
    looked.add(seat)
    return list(differences(course.keys, course.witness, course.twin_for(seat), seat))


def told_either(course: Course) -> list[str]:
    """Return what two twins of `course` tell all, or one who owns cards, as the run draws it."""
    chance = random.Random(f"{SEED} {course.agreed.rules} {course.agreed.level}")
    return (told_an_owner if course.witness.own and chance.random() < 0.5 else told)(course)


def course_of(level: int, rules: str) -> Course:
    return Course(dealt(rules, level, PLAYERS.get(rules, 3), 2), 2)


@pytest.mark.parametrize(("level", "rules"), FOR_ALL)
def test_two_decks_that_differ_in_hidden_cards_look_and_sound_alike_to_all(level: int, rules: str):
    assert told(course_of(level, rules)) == []


@pytest.mark.parametrize(("level", "rules"), FOR_OWNERS)
def test_two_decks_that_differ_in_others_hidden_cards_look_and_sound_alike_to_an_owner(
    level: int, rules: str
):
    course = course_of(level, rules)
    assert (told_an_owner if course.witness.own else told)(course) == []


@pytest.mark.parametrize(("level", "rules"), ALONE)
def test_a_hand_is_shown_to_none_but_who_was_let_in(level: int, rules: str):
    course = course_of(level, rules)  # its witness looks
    seen.update(course.witness.names)
    assert course.desk.game.started


@pytest.mark.parametrize("level", LEVELS, ids=list(LEVELS.values()))
def test_so_they_do_when_the_draw_pile_is_used_up_and_shuffled(level: int):
    agreed = dealt("H4", level, 3, 3)
    course = Course(agreed, 3, drains=True)
    assert course.desk.game.renewals > 0
    assert told_either(course) == []


@pytest.mark.parametrize("rules", ["H5", "H6"])
@pytest.mark.parametrize("level", LEVELS, ids=list(LEVELS.values()))
def test_so_they_do_when_a_player_claims_to_be_out(level: int, rules: str):
    course = Course(winning(rules, level, 3), 1, wins=True)
    assert course.desk.game.over
    assert told_either(course) == []


@pytest.mark.parametrize(("level", "rules"), TYPED)
def test_whatever_is_typed_at_twins_and_whichever_key_comes_then_they_answer_alike(
    level: int, rules: str
):
    chance = random.Random(f"{SEED} {rules} {level}")
    print(f"UMPIRE_SEED={SEED}")
    assert list(twin_keys.differences(rules, level, PLAYERS.get(rules, 3), chance, 14)) == []


def every_screen() -> Iterator[str]:
    """Yield the names of all screens that games, shell and ui have."""
    others = {game.folder for game in catalog.games()} - {game.folder for game in OURS}
    for room in (firmware.games, firmware.shell, firmware.ui):
        for module in pkgutil.walk_packages(room.__path__, room.__name__ + "."):
            if room is firmware.games and module.name.split(".")[2] in others:
                continue
            found = vars(importlib.import_module(module.name))
            for name, thing in found.items():
                own = isinstance(thing, type) and thing.__module__ == module.name
                if own and issubclass(thing, Screen):
                    yield f"{module.name.removeprefix('firmware.')}.{name}"


@pytest.mark.all_games
def test_every_screen_at_which_such_a_game_can_stand_was_among_them():
    shown = {name.removeprefix("firmware.") for name in seen}
    assert sorted({name for name in every_screen() if not ELSEWHERE.search(name)} - shown) == []


@pytest.mark.all_games
def test_of_each_seat_own_pages_were_among_them():
    assert looked >= {0, 1, 2}


def begun(agreed: Setup) -> Any:
    """Return the game of `agreed` that P1 begins."""
    game: Any = home_of(agreed.rules).part("rules").new(agreed)
    game.play((START, 0))
    return game


def elsewhere(agreed: Setup, card: int) -> Setup:
    """Return `agreed` with `card` last in the draw pile."""
    deck = bytearray(agreed.deck)
    at = deck.index(card)
    deck[at], deck[-1] = deck[-1], deck[at]
    return Setup(agreed.rules, agreed.level, agreed.players, bytes(deck), agreed.options)


def tell(monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    """Let the hands that nobody sees tell `what` as those that are shown do."""
    monkeypatch.setattr(loader, "drop", lambda name: None)  # else it would be read anew
    monkeypatch.setattr(Secret, what, getattr(Hands, what))


@pytest.mark.all_games
def test_a_hand_that_is_shown_is_noticed(monkeypatch: pytest.MonkeyPatch):
    courses = [Course(dealt("H1", GUIDED, 3, seed), seed) for seed in (2, 3, 4)]
    tell(monkeypatch, "hand")
    with pytest.raises(AssertionError, match=r"P[123]'s, nobody let in"):
        for course in courses:  # in one of them a hand comes before its owner's key
            pressed(course.agreed, course.keys)


def test_a_refusal_that_depends_on_a_hand_is_noticed(monkeypatch: pytest.MonkeyPatch):
    agreed = dealt("H2", GUIDED, 3, 2)
    game = begun(agreed)
    card = next(card for card in game.knowledge.held(0) if game.why_not((DISCARD, card)))
    twin = elsewhere(agreed, card)
    keys = ["1", *str(card), "#"]
    assert list(differences(keys, pressed(agreed, keys), twin)) == []
    tell(monkeypatch, "holds")
    assert list(differences(keys, pressed(agreed, keys), twin)) != []


def test_a_card_of_another_on_an_owner_s_page_is_noticed(monkeypatch: pytest.MonkeyPatch):
    agreed = dealt("H1", SCREEN, 3, 2)
    twin = elsewhere(agreed, begun(agreed).knowledge.held(2)[0])
    keys = ["1", "1"]
    assert pressed(agreed, keys).own[0].seat == 0
    assert list(differences(keys, pressed(agreed, keys), twin, 0)) == []
    monkeypatch.setattr(Hands, "hand", lambda hands, seat: hands.known[seat - 1])
    assert list(differences(keys, pressed(agreed, keys), twin, 0)) != []


def passing(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Return the module that passes the device round, which stays from now on."""
    for name in [name for name in sys.modules if name.endswith(".hand_over")]:
        loader.drop(name)
    monkeypatch.setattr(loader, "drop", lambda name: None)
    return importlib.import_module("firmware.shell.hand_over")


def test_a_cover_that_any_key_lifts_is_noticed(monkeypatch: pytest.MonkeyPatch):
    agreed = dealt("H1", SCREEN, 3, 2)
    monkeypatch.setattr(passing(monkeypatch).Cover, "on_key", lambda cover, key: cover.then())
    with pytest.raises(AssertionError, match=r"P[123]'s, nobody let in"):
        pressed(agreed, ["1", "#"])


def test_a_hand_that_stays_is_noticed(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(passing(monkeypatch).Hand, "on_key", lambda hand, key: None)
    with pytest.raises(AssertionError, match="a hand stays that its owner has put away"):
        pressed(dealt("TG", GUIDED, 2, 2), ["A", "1", "#"])


@pytest.mark.all_games
def test_a_hand_that_can_be_told_once_something_is_typed_is_noticed(
    monkeypatch: pytest.MonkeyPatch,
):
    paint = Screen.paint

    def telling(screen: Screen, page, hint: str = "") -> None:
        paint(screen, page, hint)
        if screen.unfinished():
            layout.keys(page, str(sum(screen.shell.referee.game.knowledge.held(0))))

    monkeypatch.setattr(Screen, "paint", telling)
    chance = random.Random(4)
    assert list(twin_keys.differences("TS", GUIDED, 2, chance, 40)) != []

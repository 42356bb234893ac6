"""The coach: 0 names a card, its pile and the reason, to whoever is on turn and has hints."""

from random import Random
from typing import Any

import pytest

from firmware.games.the_game import alone, best_turn, coach, player, position
from firmware.games.the_game.rules import KEEP_OFF, LAST, NO_JUMP
from firmware.modules import loader
from firmware.play.knowledge import SCREEN
from firmware.play.setup import Setup
from host_sim.circuitpython.ulab import numpy
from tests.desk import Desk, playing
from tools.soak.secrets import Curtain, owner_of

EIGHT = (12, 25, 37, 48, 61, 79, 88, 90)
ALONE = "1 1 2 1"
HINTS = "<*> 1 4 * *"


def alone_with(*cards: int) -> Desk:
    return Desk().deal(*cards).type(ALONE + HINTS)


def hinted(desk: Desk) -> Desk:
    desk.type("0")
    for _ in range(best_turn.STEPS):
        if desk.app.stack[-1].words:
            break
        desk.wait(20)
    return desk.wait(40)


def test_0_names_a_card_and_its_pile_and_why_and_shows_both():
    desk = hinted(alone_with(2, 3, 41, 46, 52, 57, 60, 65))
    assert desk.rows()[0] in ("2 on A  pile 90", "3 on B  pile 90")
    assert desk.rows()[5].startswith("skips ")
    assert desk.rows()[6] == "2 3 41 46 52 57 60 65"


@pytest.mark.parametrize("key", ["0", "*", "#"])
def test_a_key_ends_it_and_lays_nothing(key: str):
    desk = hinted(alone_with(*EIGHT))
    assert desk.type(key).rows()[0] == "Lay 2  pile 90"
    assert desk.game.tops == [1, 1, 100, 100]


def test_what_is_typed_over_it_is_typed_beneath():
    desk = hinted(alone_with(*EIGHT)).type("1 2 A")
    assert desk.game.tops == [12, 1, 100, 100]


def test_a_key_ends_it_before_it_has_thought_to_an_end(monkeypatch):
    desk = alone_with(*EIGHT)
    monkeypatch.setattr(desk, "key_waits", lambda: True)
    desk.type("0")
    assert desk.rows()[0] == "One moment ...  pile 90"
    assert desk.type("1 2 A").game.tops == [12, 1, 100, 100]


def test_a_slice_values_one_position_at_most(monkeypatch):
    valued = [0]
    maximum = numpy.maximum  # of which each value takes one

    def noted(*of):
        valued[-1] += 1
        return maximum(*of)

    monkeypatch.setattr(numpy, "maximum", staticmethod(noted))
    desk = Desk().deal(*EIGHT).type(ALONE + HINTS)
    monkeypatch.setattr(desk, "key_waits", lambda: True)
    top = desk.type("0").app.stack[-1]
    while top.thinks():
        valued.append(0)
    assert max(valued[1:]) == 1
    assert len(valued) > 5


def test_it_does_not_think_while_a_key_waits(monkeypatch):
    desk = alone_with(*EIGHT)
    monkeypatch.setattr(desk, "key_waits", lambda: True)
    desk.type("0").wait(500)
    assert desk.rows()[0] == "One moment ...  pile 90"
    monkeypatch.setattr(desk, "key_waits", lambda: False)
    assert desk.wait(2000).rows()[5].startswith("skips ")


def test_after_two_seconds_it_does_with_what_it_has(monkeypatch):
    desk = alone_with(*EIGHT)
    monkeypatch.setattr(desk, "key_waits", lambda: True)
    top = desk.type("0").app.stack[-1]
    top.thinks()
    monkeypatch.setattr(desk, "key_waits", lambda: False)
    desk.now += 1600
    top.on_tick(desk.now)
    assert top.words


@pytest.mark.parametrize("there", [True, False])
def test_what_it_thinks_with_goes_as_it_ends_whether_the_texts_were_there_before_or_not(
    there: bool,
):
    desk = alone_with(*EIGHT)
    loader.load("firmware.games.the_game.texts")
    if not there:
        loader.drop("firmware.games.the_game.texts")
    hinted(desk)
    loader.load("firmware.games.the_game.best_turn")
    desk.app.stack[-1].on_key("*")
    assert not loader.has("firmware.games.the_game.best_turn")


def test_without_hints_0_is_a_digit_as_ever():
    desk = Desk().deal(*EIGHT).type(ALONE).type("0")
    assert desk.rows()[0].startswith("0_")


def test_a_0_behind_a_digit_is_a_digit():
    desk = alone_with(*EIGHT).type("9 0 C")
    assert desk.game.tops == [1, 1, 90, 100]


SEVERAL = "1 1 2 2 1 <*> 1 4 1 * * * 1"  # P1 of two has hints, and their hand is shown


def of_two() -> Desk:
    return Desk().deal(*range(99, 1, -1)).type(SEVERAL)


def test_where_several_play_whoever_has_hints_is_coached_in_their_turn():
    desk = hinted(of_two())
    assert type(desk.app.stack[-1]).__name__ == "Coach"
    card, _, pile = desk.rows()[0].partition(" on ")
    assert int(card) in desk.game.knowledge.hand(0)
    assert pile[0] in "ABCD"
    assert desk.type("#").rows()[0].startswith("P1 lays 2")


def test_whoever_has_no_hints_is_not_coached_and_nobody_at_the_cover():
    desk = of_two().type("9 9 C 9 7 C # 0 #").type("0")
    assert type(desk.app.stack[-1]).__name__ == "Cover"
    desk.type("2").wait(1000).type("0")
    assert desk.game.seat == 1
    assert type(desk.app.stack[-1]).__name__ == "Turn"


def test_a_hand_that_only_its_owner_may_be_told_is_no_coach_s(monkeypatch):
    desk = of_two()
    monkeypatch.setattr(desk.game.knowledge, "hand", lambda seat: None)
    desk.type("0")
    assert type(desk.app.stack[-1]).__name__ == "Turn"


def thought(game: Any) -> bytes:
    search = best_turn.of(game, best_turn.Network(alone.WEIGHTS))
    while search.step():
        pass
    return search.plays


@pytest.mark.rule("TG15")
def test_it_keeps_off_a_pile_that_others_asked_for_where_others_are_nearly_as_good():
    heeded = 0
    for seed in range(8):
        deck = list(range(2, LAST + 1))
        Random(seed).shuffle(deck)
        game: Any = playing(Setup("TG", SCREEN, 2, bytes(deck))).type("1").game
        game.tops[:] = 30, 20, 70, 80
        before = thought(game)
        pile = before[1]
        game.marks[pile], game.askers[pile] = KEEP_OFF, 1
        heeded += pile not in thought(game)[1::2]
        game.askers[pile] = 0  # it is one's own
        assert thought(game) == before
    assert heeded > 2


def test_where_memory_is_short_it_says_so_and_nothing_has_changed(monkeypatch):
    desk = alone_with(*EIGHT)

    def none(*_, **__):
        raise MemoryError

    monkeypatch.setattr(numpy, "frombuffer", none)
    desk.type("0")
    assert desk.notice() == "No room to think"
    assert desk.wait(3000).rows()[0] == "Lay 2  pile 90"
    assert desk.type("1 2 A").game.tops == [12, 1, 100, 100]


def test_memory_that_ends_while_it_thinks_is_told_the_same_way(monkeypatch):
    desk = alone_with(*EIGHT)

    def none(*_):
        raise MemoryError

    monkeypatch.setattr(numpy, "dot", none)
    desk.type("0").wait(100)
    assert desk.notice() == "No room to think"
    assert desk.rows()[5].startswith("A")


@pytest.mark.parametrize(
    ("tops", "plays", "said"),
    [
        ((47, 1, 100, 100), (37, 0), ("37 on A", "ten back frees 9")),
        ((47, 1, 100, 100), (37, 0, 38, 0), ("37 on A", "ten back frees 9, then 38")),
        ((36, 1, 100, 100), (37, 0), ("37 on A", "skips no card")),
        ((34, 1, 100, 100), (37, 0), ("37 on A", "skips 2, the least")),
        ((30, 11, 100, 100), (37, 0), ("37 on A", "skips 6, best in the end")),
        ((20, 1, 100, 100), (48, 0, 38, 0), ("48 on A", "skips 27, 38 leads back")),
        ((20, 1, 100, 26), (25, 3, 12, 3), ("25 on D", "skips no card, then 12")),
        ((20, 1, 100, 100), (), ("# Lay no more", "keep the rest for later")),
        ((20, 1, 100, 100), (37, 0), ("37 on A", "it is the last that goes")),
    ],
)
def test_a_reason_is_a_sentence(tops, plays, said):
    desk = alone_with(12, 25, 37, 38, 48, 61, 79, 90)
    desk.game.tops[:] = tops
    desk.game.laid = 0 if said[1].startswith("it is") else 2
    assert player.told(desk.game, bytes(plays)) == said


@pytest.mark.rule("TG15")
def test_where_it_is_not_as_others_asked_the_reason_says_so():
    game: Any = of_two().game
    game.tops[:] = 20, 90, 100, 100
    game.laid = 2
    for pile, sign, asker, said in (
        (0, KEEP_OFF, 1, "skips 78, not as asked"),
        (0, NO_JUMP, 1, "skips 78, not as asked"),
        (0, KEEP_OFF, 0, "skips 78, best in the end"),
        (1, NO_JUMP, 1, "skips 8, best in the end"),
    ):
        game.marks[pile], game.askers[pile] = sign, asker
        assert player.told(game, bytes((99, pile)))[1] == said


def test_the_last_cards_win():
    desk = alone_with(*EIGHT)
    desk.game.unlaid = 2
    assert player.told(desk.game, bytes((12, 0, 25, 0))) == ("12 on A", "so all cards go")


def test_the_longest_texts_have_room():
    desk = hinted(alone_with(*EIGHT))
    top = desk.app.stack[-1]
    longest = [
        player.FREES.format(9) + player.FOLLOWS.format(99),
        player.SKIPS.format(88) + player.BEST,
        player.NONE + player.FOLLOWS.format(99),
        player.NONE + player.ANYWAY,
        player.SKIPS.format(88) + player.FOLLOWS.format(99),
        player.LEADS.format(88, 78),
        player.MORE,
        player.STUCK,
        player.WINS,
    ]
    for reason in longest:
        top.words = ("99 on D", reason)
        top.stale = True
        assert desk.wait(40).rows()[5] == reason
    for says in (coach.THINKS, player.ENOUGH):
        top.words, top.stale = (says, ""), True
        assert desk.wait(40).rows()[0] == says + "  pile 90"


def test_what_is_needed_to_think_is_of_one_make():
    assert len(alone.WEIGHTS[0]) // 4 == position.NUMBERS


def test_of_two_it_tells_the_hand_of_whoever_asked_and_no_other():
    desk = hinted(of_two())
    assert type(desk.app.stack[-1]).__name__ == "Coach"
    assert owner_of(desk.app) == desk.game.seat
    Curtain().look_behind(desk.app)

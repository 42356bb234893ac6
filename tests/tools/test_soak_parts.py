"""The parts of the long trial by themselves: counting, comparing, hiding, shrinking."""

from types import SimpleNamespace
from typing import Any

import pytest

from firmware.modules import catalog
from firmware.play.knowledge import SCREEN
from firmware.play.referee import Referee
from firmware.storage.journal import Journal
from tests import chance_game
from tests.nvm import Nvm
from tools.soak import counts
from tools.soak.failure import Failure
from tools.soak.journal_check import Keeper, State, copied, lost
from tools.soak.secrets import Curtain, others
from tools.soak.shrink import fewest


@pytest.mark.parametrize(
    ("table", "name"),
    [
        ({"hands": [-1], "draw": 3}, "fewer than no cards: XX"),
        ({"hands": [1], "draw": -1}, "fewer than no cards: XX"),
        ({"known": [[5]], "hands": [2], "draw": 0}, "hands and their counts differ: XX"),
        (
            {"known": [[]], "hands": [0], "draw": 2, "pile": b"\x05"},
            "the draw pile has more cards than there are: XX",
        ),
        (
            {"known": [[5]], "hands": [1], "draw": 1, "pile": b"\x05"},
            "a card is in two places: XX",
        ),
    ],
)
def test_cards_that_cannot_be_are_seen(table: dict[str, Any], name: str):
    agreed = SimpleNamespace(rules="XX", deck=b"\x05\x06")
    with pytest.raises(Failure) as found:
        counts.look(SimpleNamespace(knowledge=SimpleNamespace(**table)), agreed)
    assert found.value.name == name


def test_cards_that_can_be_are_let_be():
    agreed = SimpleNamespace(rules="XX", deck=b"\x05\x06")
    table = SimpleNamespace(known=[[6]], hands=[1], draw=1, pile=b"\x06\x05")
    counts.look(SimpleNamespace(knowledge=table), agreed)


KEPT = State(b"\x03\x01", b"\x01", b"\x02TG", b"abcdef", True, b"", 0)


@pytest.mark.parametrize(
    ("changed", "what"),
    [
        ({}, ""),
        ({"log": b"abcdefgh"}, ""),  # as after the key
        ({"log": b"abcdefg"}, ""),  # a move without the chance that it causes
        ({"log": b"abc"}, "moves"),
        ({"log": b"abcxyz"}, "moves"),
        ({"settings": b""}, "the settings"),
        ({"session": b""}, "the session"),
        ({"setup": None}, "the game"),
        ({"time": 7}, "time"),
    ],
)
def test_what_a_cut_may_leave_is_as_before_the_key_or_after_it(changed: dict, what: str):
    assert lost(KEPT._replace(**changed), KEPT, KEPT._replace(log=b"abcdefgh")) == what


def test_a_cut_in_a_taking_back_leaves_the_move_or_not():
    after = KEPT._replace(log=b"abc")
    assert lost(KEPT, KEPT, after) == lost(after, KEPT, after) == ""
    assert lost(KEPT._replace(log=b"ab"), KEPT, after) == "moves"


def test_a_cut_as_a_game_begins_leaves_the_old_one_or_the_new():
    after = KEPT._replace(setup=b"\x02TS", log=b"")
    assert lost(after, KEPT, after) == lost(KEPT, KEPT, after) == ""
    assert lost(after._replace(log=b"abc"), KEPT, after) == "moves"


TOLD = KEPT._replace(shuffles=(b"\x00\x01\x02",), progress=b"\xfe\xfe")


@pytest.mark.parametrize(
    ("left", "what"),
    [
        (TOLD, ""),
        (TOLD._replace(progress=b"\xfe\xfe\xfe"), ""),  # another card was told
        (TOLD._replace(progress=b"\xfe"), "the shuffle"),
        (TOLD._replace(shuffles=(b"\x00\x02\x01",)), "the shuffle"),
        (TOLD._replace(shuffles=(), progress=b""), ""),  # it was over
        (TOLD._replace(shuffles=()), "the shuffle"),
    ],
)
def test_of_a_shuffle_a_cut_leaves_every_card_told_before(left: State, what: str):
    assert lost(left, TOLD, KEPT) == what


class Hand:
    looking = False

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Plain(chance_game.ChanceGame):
    """A game that has of its class what it has not set, as those that `dev.py game` writes."""

    judging = True

    def __init__(self) -> None:
        super().__init__()
        del self.judging


def test_a_game_that_was_played_anew_may_have_of_its_own_what_was_its_class_s(
    monkeypatch: pytest.MonkeyPatch,
):
    rules = SimpleNamespace(new=lambda setup: Plain(), **vars(chance_game.TABLES))
    folder: Any = SimpleNamespace(rules=rules)
    monkeypatch.setattr(catalog, "game_of", lambda rules: folder)
    journal = Journal(Nvm())
    journal.begin(chance_game.SETUP.pack())
    played = Referee(journal, folder, chance_game.SETUP, chance_game.Dice())
    for _ in range(2):
        played.submit((chance_game.TWICE,))
    played.take_back()
    keeper: Any = SimpleNamespace()
    Keeper._play_again(keeper, played, copied(journal))
    assert vars(played.game).keys() - vars(keeper.again.game).keys() == {"judging"}


def test_one_hand_straight_after_another_s_is_seen():
    setup = SimpleNamespace(rules="TG", level=SCREEN, players=2)
    game = SimpleNamespace(knowledge=SimpleNamespace(known=[[], []]), over=False, seat=0)
    app = SimpleNamespace(stack=[Hand(0)], referee=SimpleNamespace(setup=setup, game=game))
    curtain = Curtain()
    curtain.look(app)
    app.stack = [SimpleNamespace(looking=False)]
    curtain.look(app)
    app.stack = [Hand(1)]
    curtain.look(app)
    app.stack = [Hand(0)]
    with pytest.raises(Failure, match="P1's hand came straight after P2's"):
        curtain.look(app)


def test_other_hands_change_and_the_owner_s_stays():
    hands, pile = others([[1, 2], [3, 4]], bytes((1, 2, 3, 4, 5, 6)), 2, 0)
    assert hands == [[1, 2], [5, 6]]
    assert pile == bytes((1, 2, 3, 4, 4, 3))


def test_shrinking_leaves_what_is_needed_in_its_order():
    commands = [str(number) for number in range(100)]

    def fails(tried: list[str]) -> bool:
        return {"17", "62", "63"} <= set(tried)

    assert fewest(commands, fails, 10) == ["17", "62", "63"]


def test_shrinking_ends_in_time():
    assert fewest(["1", "2"], lambda tried: True, 0) == ["1", "2"]

"""On call: one key a play, symbols by their own keys."""

import pytest

from firmware.play.knowledge import ON_CALL
from tests.desk import Desk
from tests.games.minutes.desk import game_of, legend, log, note, started, tops


def begun(players: int = 3):
    return started(players=players, on_call=True)


def test_a_pile_is_a_play():
    desk = begun()
    assert desk.rows() == [
        "P1>",
        "",
        "4:30",
        "",
        "",
        "",
        "A free  B free",
        "#aside *back",
    ]
    assert log(desk.type("A B A")) == ["play A", "play B", "play A"]
    assert desk.rows()[:2] == ["P1>", ""]


@pytest.mark.rule("FH5")
@pytest.mark.parametrize("keys", ["B", "D B", "8 B", "9 B", "0 B"])
def test_the_first_card_is_not_keyed_to_pile_b(keys: str):
    desk = begun().type(keys)
    assert note(desk) == "Begin pile A first."
    assert log(desk) == []
    assert log(desk.type("A B")) == ["play A", "play B"]


def test_the_keys_as_they_lie_say_what_each_plays():
    pad = begun().type("A <#>").rows()
    words = " ".join(pad)
    assert "A on A" in words
    assert "B on B" in words
    assert "D block" in words
    assert "turn  way" in words
    typed = " ".join(begun().type("A 9").type("<#>").rows())
    assert "A on A" in typed
    assert "B on B" in typed
    assert "way" not in typed


@pytest.mark.rule("FH5", "FH13")
@pytest.mark.parametrize(("keys", "shut"), [("", "B"), ("A D A", "A"), ("A D B 9", "B")])
def test_nor_do_they_offer_a_pile_on_which_nothing_goes_now(keys: str, shut: str):
    pad = begun().type(keys).type("<#>").words()
    for pile in "AB":
        assert (f"{pile} on {pile}" in pad) == (pile != shut)


@pytest.mark.parametrize("key", "BCD")
def test_a_held_key_plays_nothing(key: str):
    desk = begun().type("A").type(f"<{key}>")
    assert note(desk) == f"Holding {key} does nothing here."
    assert log(desk) == ["play A"]


def test_a_held_a_pauses_in_the_midst_of_a_play_too():
    desk = begun().type("D <A>")
    assert desk.rows()[0] == "Paused."
    assert log(desk) == []


@pytest.mark.rule("FH12")
def test_who_draws_nothing_is_said_in_words():
    desk = begun(2).type("0 A 0 A")
    assert note(desk) == "P1 +2 P2 none"
    assert desk.type("A").wait(2000).rows()[2] == "4:28"
    assert note(desk.type("0 A")) == "P1 +2 P2 none"


def test_the_signs_have_keys_of_their_own():
    desk = begun().type("9 A 0 B")
    assert log(desk) == ["reverse", "two"]
    assert desk.wait(2000).rows()[0].startswith("P2<")
    assert desk.type("8 A").rows()[0] == "Who is next?  4:28"
    assert desk.rows()[7] == "*back"
    assert log(desk.type("1"))[2:] == ["name P1"]


@pytest.mark.parametrize(
    ("keys", "asked", "move", "then"),
    [
        ("9", "way", "reverse", "A or B"),
        ("0", "+2", "two", "A or B"),
        ("D", "block", "block A", "B"),
    ],
)
def test_a_sign_and_its_pile_are_one_play(keys: str, asked: str, move: str, then: str):
    desk = begun().type("B A").type(keys)
    assert log(desk) == ["play A"]
    assert desk.rows()[0].partition("  ")[0] == "P2> " + asked
    assert log(desk.type("A")) == ["play A", move]
    assert note(desk.type(keys + "C")) == f"{asked}: gone. Type it again, then {then}"
    assert log(desk)[2:] == []


@pytest.mark.rule("FH13")
@pytest.mark.parametrize("sign", "890D")
def test_a_sign_is_not_laid_on_a_blocked_pile_either(sign: str):
    desk = begun().type("A D B").type(sign + "B")
    assert note(desk) == "B free in 3"
    assert log(desk) == ["play A", "block B"]


@pytest.mark.rule("FH13", "FH14", "FH15")
def test_a_block_asks_for_its_pile_and_is_counted_down():
    desk = begun().type("A D")
    assert desk.rows()[0] == "P2> block"
    assert tops(desk.type("B")) == ["A free", "B block THREE"]
    assert note(desk.type("B")) == "B free in 3"
    assert note(desk.type("D A")) == "Never block both piles!"
    assert tops(desk.type("A 9 A"))[1] == "B block ONE"
    assert tops(desk.type("# #"))[1] == "B free"


@pytest.mark.parametrize("key", ["1", "7", "C"])
def test_a_number_is_told_by_its_pile_alone(key: str):
    assert note(begun().type(key)) == "Just A or B: number or new colour."


def test_star_takes_back_key_after_key_then_play_after_play():
    desk = begun().type("A 8 *")
    assert desk.rows()[7] == "#aside *back"
    assert log(desk.type("D *")) == ["play A"]
    assert log(desk.type("* #")) == []


def test_the_last_card_names_nobody():
    desk = begun(2).type("<*> 3 2 0 # <*> 3 3 1 1 # <*> 3 3 2 0 # # 8 A")
    assert game_of(desk).over


def test_it_is_proposed_at_first_and_nothing_else_is_asked():
    desk = Desk().type("9 1 # 3 1 # A")
    assert desk.referee.setup.level == ON_CALL
    assert log(desk) == ["play A"]


def test_who_wants_every_card_checked_is_asked_nothing_else_either():
    assert legend(Desk().type("9 1 1 3 1 #"))[3] == "Cnew"


def heard(desk: Desk, keys: str) -> list[int]:
    """Return the tones of the last play, in Hz."""
    desk.wait(1000).tones()
    return [hertz for hertz, _ in desk.type(keys).wait(1000).tones() if hertz]


@pytest.mark.rule("FH10", "FH11", "FH16")
def test_a_named_player_a_new_direction_and_a_skip_are_heard_and_told():
    event = [1760, 3520, 1760, 3520]
    desk = begun()
    assert heard(desk, "A") == [1200, 1600]
    assert heard(desk, "9 A") == event
    assert note(desk) == "Turned: P1!"
    assert heard(desk, "8 A 3") == event
    assert note(desk) == "P3, your turn!"
    desk.type("<*> 3 2 0 # <*> 3 3 2 0 #")
    assert heard(desk, "A") == event
    assert note(desk) == "Skip P2: P1!"


@pytest.mark.rule("FH13")
def test_an_event_while_a_pile_is_blocked_is_heard_before_the_count():
    desk = begun().type("A D A")
    assert heard(desk, "9 B") == [1760, 3520, 1760, 3520, 1000, 1000]

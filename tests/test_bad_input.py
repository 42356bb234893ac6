"""Whatever is pressed, whatever the memory holds: a clear message, nothing lost, no traceback."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from firmware.play.notation import Notation
from firmware.play.referee import Referee
from firmware.play.setup import unpack
from firmware.storage import journal
from firmware.storage.journal_rewrite import BEFORE
from tests import drawn
from tests.desk import Desk
from tests.nvm import whole, written
from tests.sample import rules

TABLE = "1 1 1 2 1"
KEYS = "123A456B789C*0#D"
TURN = "P1 1 of 2    pile 84"


@pytest.fixture
def desk() -> Desk:
    return Desk().type(TABLE).type("3 7 A")


@pytest.mark.parametrize(
    ("keys", "said"),
    [
        ("0 A", "0 is no card\nonly 2 to 99"),
        ("1 A", "1 is no card\nonly 2 to 99"),
        ("1 0 0 C", "100 is no card\nonly 2 to 99"),
        ("0 0 0 D", "0 is no card\nonly 2 to 99"),
        ("9 9 9 D", "999 is no card\nonly 2 to 99"),
        ("9 9 9 9", "Too long\nfewer digits"),
        ("9 9 9 9 D", "Too long\nfewer digits"),
        ("3 7 B *", "37 lies already"),
        ("3 6 A", "36 not on A\nabove 37, or 27"),
    ],
)
def test_an_impossible_card_is_refused_and_changes_nothing(desk: Desk, keys: str, said: str):
    facts, image = desk.game.facts(), desk.flash.image
    assert desk.type(keys).notice() == said
    assert (desk.game.facts(), desk.flash.image) == (facts, image)


def test_leading_noughts_are_no_other_card(desk: Desk):
    assert desk.type("0 4 0 A").game.tops[0] == 40


@pytest.mark.parametrize("pair", ["AB", "*#", "37", "7A", "#D", "CD"])
def test_two_keys_at_once_do_nothing_but_say_so(desk: Desk, pair: str):
    facts, image = desk.game.facts(), desk.flash.image
    for key in pair:
        desk.down(key)
    for key in pair:
        desk.up(key)
    assert desk.notice() == ""
    assert (desk.game.facts(), desk.flash.image) == (facts, image)


@pytest.mark.parametrize("key", KEYS)
def test_a_key_held_for_a_minute_does_once_what_it_does(key: str):
    held, once = Desk().type(TABLE), Desk().type(TABLE)
    held.hold(key, 60_000)
    once.hold(key, 700)
    assert held.game.tops == once.game.tops
    assert type(held.app.stack[-1]).__name__ == type(once.app.stack[-1]).__name__
    assert held.notice().startswith(f"Key {key} is stuck: hold")
    assert held.flash.image == once.flash.image


def test_a_key_that_sticks_lets_the_others_play(desk: Desk):
    desk.down("5")
    desk.wait(1000)
    assert desk.type("* 4 0 B").game.tops == [37, 40, 100, 100]
    desk.up("5")
    assert desk.type("5 0 B").game.tops == [37, 50, 100, 100]


@pytest.mark.parametrize("seed", drawn.some(range(1000), 2))
@pytest.mark.parametrize("setup", drawn.some([TABLE, "1 1 2 2 1", "1 4 2 3 1", "1 3 2 1"], 3))
def test_mashed_keys_leave_a_state_that_the_journal_tells(setup: str, seed: int):
    """At random, short and long, several at once."""
    chance = random.Random(f"{setup} {seed}")
    desk = Desk(seed=seed).type(setup)
    down: list[str] = []
    for _ in range(1_250):  # a press and a release are two
        key = chance.choice(KEYS)
        if key in down:
            down.remove(key)
            desk.up(key)
        else:
            down.append(key)
            desk.down(key)
        desk.wait(chance.choice((0, 0, 20, 60, 60, 100, 300, 700)))
        if len(down) > 3:
            desk.up(down.pop(0))
    for key in down:
        desk.up(key)
    assert_as_kept(desk)
    desk.power_off_and_on()
    assert desk.words()
    desk.type("#")
    assert_as_kept(desk)


def assert_as_kept(desk: Desk) -> None:
    """The journal in the flash, replayed, gives the game in play."""
    shell = desk.app.shell
    kept = journal.Journal(bytearray(desk.flash.image))
    assert not kept.damaged
    assert shell.journal.full or list(kept.entries()) == list(shell.journal.entries())
    if desk.app.referee and not shell.journal.full:
        again = Referee(kept, desk.referee.folder, unpack(kept.setup or b""))
        assert again.game.facts() == desk.game.facts()
        assert again.log() == desk.referee.log()
        held = [desk.game.knowledge.hand(seat) for seat in range(desk.game.players)]
        assert [again.game.knowledge.hand(seat) for seat in range(desk.game.players)] == held


PLAYED = Desk().type(TABLE).type("3 7 A 4 0 A # 9 9 D <B> 9 8 D # 5 0 B")
IMAGE = PLAYED.flash.image
USED = len(written(IMAGE))
ENTRIES = list(PLAYED.app.shell.journal.entries())


def first_words(image: bytes) -> str:
    """Switch on with `image`, say yes to what is asked, and press a few keys."""
    desk = Desk(image)
    said = desk.words()
    desk.type("# # 4 1 A # * <#> * <*> *")
    assert desk.words()
    return said


@pytest.mark.parametrize("place", drawn.some(range(USED), 20))
def test_a_spoilt_byte_costs_what_comes_after_it_and_is_said(place: int):
    image = bytearray(IMAGE)
    image[place] ^= 0x55
    said = first_words(bytes(image))
    if place < len(journal.MAGIC):
        assert "another version's" in said
    else:
        assert "The memory was damaged" in said or "What was done last" in said
        assert "lost" in said.lower()
    found = list(journal.Journal(image).entries())
    assert found == ENTRIES[: len(found)]


@pytest.mark.parametrize("length", drawn.some(range(1, USED), 20))
def test_a_journal_that_was_cut_off_is_gone_on_with_as_far_as_it_goes(length: int):
    for image in (IMAGE[:length].ljust(4096, b"\xff"), whole(IMAGE[:length])):
        said = first_words(image)
        told = ("Go on", "The memory was damaged", "What was done last", "Clear memory?", "#ok 1-9")
        assert any(words in said for words in told), said


@given(st.binary(min_size=1, max_size=200))
@settings(max_examples=10)
def test_a_journal_of_random_bytes_is_another_s(content: bytes):
    image = content.ljust(4096, b"\xff")
    ours = content.startswith((journal.MAGIC, BEFORE))
    blank = not content.strip(b"\xff")
    said = first_words(image)
    assert ours or blank or said.startswith("Clear memory? It is another version's")


@given(st.binary(max_size=200))
@settings(max_examples=10)
def test_random_bytes_behind_our_mark_are_damage(content: bytes):
    said = first_words(whole(journal.MAGIC + content))
    assert "Lost: settings, points, game and what came after." in said


PAYLOAD = st.one_of(
    st.binary(max_size=6),
    st.sampled_from(
        [b"\x02TG\x00\x02\x00", b"\x02TG\x02\x01\x00" + bytes(range(2, 100)), b"\x02TS\x02\x01\x00"]
    ),
    st.builds(
        lambda code, fields: bytes((code, *fields)),
        st.integers(0, len(rules.MOVES)),
        st.lists(st.integers(0, 255), max_size=2),
    ),
)


@given(st.lists(st.tuples(st.integers(0, journal.CONTENTS + 1), PAYLOAD), max_size=12))
@settings(max_examples=15)
def test_a_made_up_journal_with_good_checks_is_no_traceback(records: list[tuple[int, bytes]]):
    image, check = bytearray(journal.MAGIC), 0
    for kind, payload in [(journal.CONTENTS, b"\x00\x04"), *records]:
        image += journal.record(kind, payload, check)
        check = int.from_bytes(image[-2:], "big")
    first_words(whole(bytes(image)))


def test_every_move_of_a_made_up_log_is_judged():
    """A log whose checks are good and whose moves are not is left out, and that is said."""
    moves = Notation(rules)
    for text in ("lay 37 A", "start P9", "end", "cant", "ruling-turn P2"):
        memory = bytearray(b"\xff" * 4096)
        kept = journal.Journal(memory)
        kept.begin(b"\x02TG\x00\x02\x00")
        kept.append(journal.MOVE, moves.pack(moves.parse(text)))
        desk = Desk(bytes(memory)).type("#")
        assert desk.notice() == "The last record is lost.", text
        assert desk.referee.log() == []

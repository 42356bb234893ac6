"""``dev.py record``: options, cards with words, cards that are there twice, results in words."""

from types import SimpleNamespace

import pytest

from firmware.modules.game_folder import GameFolder
from firmware.play.knowledge import SCREEN, TABLE
from firmware.play.referee import Referee
from firmware.play.rules_base import RulesBase
from firmware.play.setup import Setup
from firmware.storage.journal import Journal
from tests.tools.records import checked
from tools.replay import record
from tools.replay.transcript_setup import catalog  # the very one that the tool asks

JOKER = 101
JOKERS = ("jokers", "How many jokers?", (0, 4, 2), 4)
HUNDRED = ("hundred", "The 100?", (("special", "is special"), ("out", "is left out")), 0)


class Heap(RulesBase):
    """A game made up for the tests: any card may be laid, alone or in a heap."""

    over = started = True
    players = 2
    owes = ()

    def __init__(self, setup: Setup):
        if setup.options[:2] == b"\x00\x01":
            raise ValueError("nothing is left to play for")
        self.laid = 0

    def play(self, move: tuple) -> None:
        self.laid += len(move) - 1

    do = play

    def drew(self, move: tuple) -> bool:
        return False

    def scores(self) -> None:
        return None

    def result(self) -> str:
        return f"P2 wins, 0 {self.laid}"


def cards(agreed: Setup) -> list[int]:
    jokers, hundred = agreed.options or b"\x04\x00"
    return [*range(1, 41), *([100] if hundred == 0 else []), *[JOKER] * jokers]


def text_of(card: int) -> str:
    return "F" if card == JOKER else str(card)


def value_of(word: str) -> int:
    if word != "F" and not word.isdecimal():
        raise ValueError(f"'{word}' is no card")
    return JOKER if word == "F" else int(word)


PARTS = {
    "manifest": SimpleNamespace(
        RULE_SETS=(("HEAP", "Heap", 2, 2), ("HEAP-2", "Heap", 2, 2)),
        LEVELS=(TABLE, SCREEN),
        OPTIONS={"HEAP": (JOKERS, HUNDRED)},
    ),
    "rules": SimpleNamespace(
        MOVES=(("lay card", ""), ("heap card...", "")),
        NOTES=(),
        WORDS={"card": (text_of, value_of)},
        cards=cards,
        new=Heap,
    ),
}
DECK = bytes((JOKER, JOKER, *range(1, 41), JOKER, 100, JOKER))
GOOD = """Umpire record 1
rules HEAP
level screen
players 2
options jokers 4, hundred special
deck F F 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24
deck 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 F 100 F
lay 7, lay F, lay F
heap 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25
... 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40, heap, lay 9
that is 6 moves, P2 wins, 0 44, check 1AEB
"""


@pytest.fixture(autouse=True)
def heap(monkeypatch: pytest.MonkeyPatch) -> GameFolder:
    """A catalogue with that one game in it."""
    monkeypatch.setattr(GameFolder, "part", lambda self, name: PARTS[name])
    monkeypatch.setattr(GameFolder, "has_part", lambda self, name: name in PARTS)
    game = GameFolder("heap")
    monkeypatch.setattr(catalog, "games", lambda: [game])
    monkeypatch.setattr(catalog, "game_of", lambda rules: game if game.has(rules) else None)
    return game


def played(game: GameFolder, options: bytes) -> Referee:
    agreed = Setup("HEAP", SCREEN, 2, DECK, options)
    journal = Journal(bytearray(b"\xff" * 4096))
    journal.begin(agreed.pack())
    referee = Referee(journal, game, agreed)
    for move in ((0, 7), (0, JOKER), (0, JOKER), (1, *range(1, 41)), (1,), (0, 9)):
        assert referee.submit(move) is None
    return referee


def test_options_words_of_cards_and_long_moves_are_written_and_read(heap: GameFolder):
    referee = played(heap, b"\x04\x00")
    assert "\n".join(record.lines(referee)) + "\n" == GOOD
    assert checked(GOOD) == "HEAP, level screen, 2 players: 6 moves, P2 wins, 0 44, it is over"
    assert record.check(bytes(referee.journal.memory), None) + "\n" == GOOD


def test_without_a_line_of_options_all_are_as_usual_and_none_are_kept(heap: GameFolder):
    text = "\n".join(record.lines(played(heap, b"")))
    assert "options" not in text
    assert checked(text).startswith("HEAP, level screen")


@pytest.mark.parametrize(
    "line",
    [
        "options hundred special",
        "options hundred  special ,, jokers 4 ; as ever",
        "options jokers 4\noptions hundred special",
    ],
)
def test_options_may_be_told_loosely_and_in_part(line: str):
    assert checked(GOOD.replace("options jokers 4, hundred special", line)) == checked(GOOD)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("jokers 4", "jokers 5", "line 5: 'jokers' is 0 to 4 in steps of 2, not '5'"),
        ("jokers 4", "jokers 04", "line 5: 'jokers' is 0 to 4 in steps of 2, not '04'"),
        ("special", "plain", "line 5: 'hundred' is special or out, not 'plain'"),
        ("special", "", "line 5: 'hundred' is special or out, not ''"),
        (
            "hundred",
            "thousand",
            "line 5: no option of HEAP is called 'thousand', only jokers, hundred",
        ),
        ("hundred special", "jokers 4", "line 5: 'jokers' is told twice"),
        ("HEAP", "HEAP-2", "line 5: HEAP-2 has no options at level screen"),
        ("lay 7", "options jokers 4\nlay 7", "line 8: 'jokers' is told twice"),
        ("heap 1", "options jokers 4\nheap 1", "line 9: 'options' belongs before the moves"),
        ("deck F", "deck F F F", "line 7: F is 5 times in the deck"),
        (" F\n", " 7\n", "line 7: 7 is twice in the deck"),
        (" F\n", "\n", "line 7: the deck has 44 cards; F is missing"),
        (" F\n", " f\n", "line 7: 'f' is no card of this deck"),
        (" F\n", " 101\n", "line 7: '101' is no card of this deck"),
        ("lay F", "lay f", "line 8: 'f' is no card"),
        ("lay 7, lay F, lay F\nheap 1", "... 1", "line 8: no move is before '...' to go on with"),
        ("heap, lay 9", "heap\n26, lay 9", "line 12: it says 6 moves, but 7 are here: edited?"),
        ("... 26", "... x", "line 9: 'x' is no card"),
        ("0 44", "0 43", "line 11: it says 'P2 wins, 0 43', but after these moves it is "),
    ],
)
def test_what_is_told_wrongly_is_said_with_its_line(old: str, new: str, message: str):
    assert old in GOOD
    text = GOOD.replace(old, new, 1)
    assert checked(text).startswith(message)


def test_a_set_up_that_the_rules_do_not_know_is_told_with_the_line_of_its_options():
    text = GOOD.replace("jokers 4, hundred special", "jokers 0, hundred out")
    text = text.replace("deck F F ", "deck ").replace(" F 100 F\n", "\n")
    expected = "line 5: the rules know no such set-up: nothing is left to play for"
    assert checked(text) == expected

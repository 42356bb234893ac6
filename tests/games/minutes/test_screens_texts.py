"""Every text of 4½ Minutes fits its place with its longest figures."""

import re
from pathlib import Path

import pytest

from firmware.games.minutes import help as helps
from firmware.games.minutes import rules, texts
from firmware.games.minutes.rules import value_of
from firmware.play.notation import Notation
from firmware.shell.take_back import OF, UNDO
from firmware.ui.page import BIG, COLUMNS, TALL, TALL_COLUMNS
from host_sim.strict import StrictPage
from tests.games.minutes.positions import at_table, play
from tests.text_fit import fits

BESIDE_THE_CLOCK = 14  # characters

# The longest figures of what is said besides refusals, and how many rows it may take.
ROOM = {
    "how-card": ((), 3),
    "no-colour": ((5,), 3),
    "no-pile": ((), 3),
    "no-seat": ((6,), 3),
    "which-seat": ((6,), 3),
    "places": ((6,), 3),
    "no-numbers": ((), 3),
    "aside": ((14,), 1),
    "nothing": ((), 1),
    "seen": ((), 1),
    "seen-short": ((), 1),
    "undo": (("MMM's", "reye on A? Seen."), 2),
    "right": (("yellow/green",), 3),
    "elsewhere": (("yellow/green",), 3),
    "gong": ((), 3),
    "late": (("DD31A",), 3),
    "half": ((), 1),
    "ten": ((), 1),
    "named": ((6,), 1),
    "turned": ((6,), 1),
    "skipped": ((5, 6), 1),
    "go-on": ((), 3),
    "starts": (("MMM",), 1),
    "deal": ((5,), 2),
    "ready": ((5,), 2),
    "youngest": ((), 2),
    "who-begins": ((6,), 1),
    "begins": ((6,), 1),
    "on-which": (("purple 7",), 1),
    "on-which-short": (("turn purple",), 1),
    "on-which-mark": ((), 1),
    "who-next": ((6,), 1),
    "who-next-short": (("A", 6), 1),
    "blocks": ((), 1),
    "draw-pile": ((95,), 1),
    "set-aside": ((95,), 1),
    "type": ((), 1),
    "type-call": ((), 1),
    "signs": ((), 2),
    "signs-call": ((), 2),
    "colours": ((), 2),
    "pairs": ((), 2),
    "keys-asked": ((), 1),
    "counted": (("10 10 10 10 9 9",), 1),
    "called-time": ((), 1),
    "called-lay": (("R3", "A"), 1),
    "called-aside": ((), 1),
    "called-play": (("A",), 1),
    "called-name": ((), 1),
    "called-reverse": ((), 1),
    "called-two": ((), 1),
    "called-block": (("A",), 1),
    "up": ((), 1),
    "paused": ((), 1),
    "keys": ((), 1),
    "keys-more": ((), 1),
    "keys-entry": ((), 1),
    "keys-all": ((), 2),
    "keys-ready": ((), 1),
    "keys-pause": ((), 1),
    "keys-end": ((), 1),
    "all-gone": ((), 1),
    "ended": ((), 2),
    "score": ((190,), 1),
    "round": ((3, 3), 1),
    "round-paused": ((3, 3), 1),
}

FIGURES = {
    "fit": (value_of("P7"), value_of("YG")),
    "gone": (value_of("PR"),),
    "held": (value_of("PR"),),
    "blocked": (1, 3),
    "seat": (6,),
    "empty": ("MMM",),
    "count": (0, 95),
    "few": ("MMM",),
    "many": (95,),
}


def words() -> list[str]:
    return [line.partition(" ")[0] for line in (texts.SAID + texts.SAID_PAUSED).split("\n") if line]


def refusals() -> list[str]:
    return [word for word in words() if word not in ROOM]


def used() -> set[str]:
    """Return the words of texts that other files of the game quote."""
    files = [file for file in Path(texts.__file__).parent.glob("*.py") if file.stem != "help"]
    quoted = re.findall(r'"([a-z-]+)"', "".join(file.read_text(encoding="utf-8") for file in files))
    quoted += ["called-" + row.split()[0] for row, _ in rules.MOVES]
    return set(quoted) & set(words())


def said() -> set[str]:
    """Return the words that are said or given as reasons in as many words."""
    found: set[str] = set()
    for file in Path(texts.__file__).parent.glob("*.py"):
        source = file.read_text(encoding="utf-8")
        found |= set(re.findall(r'\btexts\.say\(\s*"([a-z-]+)"', source))
        if file.stem in ("refusals", "rulings"):
            found |= set(re.findall(r'\("([a-z]+)",', source))
    return found


def test_each_text_is_known_here_once_and_used():
    """A new text must be given its longest figures here."""
    assert len(set(words())) == len(words())
    assert set(ROOM) <= set(words())
    assert used() == set(words())
    assert said() <= set(words())


@pytest.mark.parametrize("word", sorted(ROOM))
def test_a_text_fits_with_its_longest_figures(word: str):
    figures, rows = ROOM[word]
    assert fits(texts.say(word, *figures), rows)


@pytest.mark.parametrize("word", refusals())
def test_a_refusal_fits_with_its_longest_figures(word: str):
    assert fits(texts.why((word, *FIGURES.get(word, ()))), 3)


def test_the_rows_of_all_tops_fit():
    for card in sorted(set(rules.cards())):
        for count in range(4):
            name = " P2" if card & 15 == rules.TURN else ""
            game = play(at_table(), f"lay {rules.text_of(card)} A{name}")
            game.count = count
            assert len(texts.top(game, 0)) <= BESIDE_THE_CLOCK
            assert len(texts.top(game, 1)) <= COLUMNS
            assert len(texts.asked_of(card)) <= TALL_COLUMNS
    game = play(at_table(on_call=True), "block A")
    assert len(texts.top(game, 0)) <= BESIDE_THE_CLOCK


def test_who_piles_and_clock_stand_beside_each_other():
    game = play(at_table(6), "ruling-draw 10, ruling-aside 61")
    page = StrictPage(bytearray(1024))
    texts.render_status(page, game, 270)
    assert page.rows[:2] == [f"{'      pile 10':<21}", f"{'      out  61   :':<21}"]
    assert page.numbers == {(TALL, 0, 0): "P1>", (BIG, 84, 0): "4", (BIG, 102, 0): "30"}
    page.paint()


def test_the_row_of_displays_fits_whatever_is_ruled():
    hands = ", ".join(f"ruling-display P{seat} 10" for seat in range(1, 5))
    hands = "ruling-draw 0, " + hands
    game = play(at_table(6), hands + ", ruling-display P5 9, ruling-display P6 9")
    assert texts.counted(game) == "cards 10 10 10 10 9 9"
    assert texts.counted(play(game, "ruling-display P5 10")) == "10 10 10 10 10 9"
    assert texts.counted(play(game, "ruling-display P6 14")) == "10 10 10 10 10 14"


def test_who_draws_fits_where_two_do():
    game = play(at_table(3, "FH-challenge"), "ruling-display P1 2")
    before = list(game.knowledge.hands)
    play(game, "lay R+ A")
    said = texts.draws(game, 0, before, 1)
    assert said == "P1 draws 3 P2 draws 2"
    assert len(said) == COLUMNS
    game.names = "MMMWWWQQQ"
    assert texts.draws(game, 0, before, 1) == "MMM draws 3 WWW 2"


def test_every_verdict_fits_beside_the_points():
    for verdict in texts.VERDICTS:
        assert fits(verdict, 3)


def test_what_was_taken_back_is_called_by_words():
    assert texts.called("time") == "time is up"
    assert texts.called("lay R3 A") == "3 red on A"
    assert texts.called("lay R> A P2") == "turn red on A"
    assert texts.called("start P1") == "start P1"
    assert texts.called("ruling-aside 3") == "aside 3"


def test_every_question_before_a_play_is_taken_back_fits_three_rows():
    rulings = [row.split()[0] + " P2 15" for row, _ in rules.MOVES if row.startswith("ruling-")]
    plays = ["lay R3 A P2", "aside", "time", "play A", "name P2", "reverse", "two", "block A"]
    for move in rulings + plays:
        said = texts.called(move)
        text = UNDO.format("the ruling " + said if move in rulings else OF.format(6, said))
        assert fits(f"{text} {texts.say('seen')}", 3), text


def test_the_keys_in_help_are_those_of_the_tables():
    assert Notation(rules).keys((1, value_of("R3"), 0)) == "31A"
    assert "3 1 A is a red 3 on A" in helps.TURN[0]


@pytest.mark.parametrize("pages", [helps.TURN, helps.DEALT, helps.ON_CALL])
def test_the_help_on_a_turn_says_which_keys_count_late(pages: tuple):
    assert "A to D, # and * count when let go." in " ".join(pages)

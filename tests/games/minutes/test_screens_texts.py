"""Every text of 4½ Minutes fits its place with its longest figures."""

import re
from pathlib import Path

import pytest

from firmware.games.minutes import rules, texts
from firmware.games.minutes.rules import value_of
from firmware.modules.game_folder import GameFolder
from firmware.play.notation import Notation
from firmware.play.rules_base import HELD
from firmware.shell.take_back import OF, UNDO
from firmware.ui import layout
from firmware.ui.faces import S
from host_sim.reader import read
from host_sim.strict import StrictPage
from tests.games.minutes.positions import at_table, play
from tests.text_fit import is_read, keys_fit

BESIDE_THE_CLOCK = 80  # columns
BESIDE_THE_LEGEND = 86  # columns
LEGEND = 45  # columns
SAID = 121  # columns
SENTENCES = ("right", "right-counts", "elsewhere")  # with a new colour

# The longest figures of what is said besides refusals.
ROOM = {
    "how-card": (),
    "no-colour": (5,),
    "no-pile": ("turn purple", "A or B"),
    "places": ("12456",),
    "no-numbers": (),
    "aside": (14,),
    "nothing": (),
    "seen": (),
    "seen-short": (),
    "undo": ("MMM's", "reye on A? Seen."),
    "right": ("yellow/green",),
    "right-counts": ("yellow/green",),
    "elsewhere": ("yellow/green",),
    "gong": (),
    "late": ("turn purple on A",),
    "just-counts": (),
    "half": (),
    "ten": (),
    "named": (6,),
    "turned": (6,),
    "skipped": (5, 6),
    "go-on": (),
    "begin": (),
    "starts": ("MMM",),
    "deal": (5,),
    "ready": (5,),
    "youngest": (),
    "ran": ("4:30",),
    "ran-out": (),
    "who-begins": (),
    "begins": (6,),
    "who-next": (),
    "blocks": (),
    "piles": (),
    "pile-only": ("A",),
    "draw-pile": (95,),
    "free-in": ("A", 3),
    "set-aside": (95,),
    "signs": (),
    "signs-call": (),
    "numbers": (),
    "to-pile": ("A",),
    "colours": (),
    "pairs": (),
    "keys-asked": (),
    "counted": ("10 10 10 10 9 9",),
    "called-time": (),
    "called-lay": ("R3", "A"),
    "called-aside": (),
    "called-play": ("A",),
    "called-name": (),
    "called-reverse": (),
    "called-two": (),
    "called-block": ("A",),
    "called-ruling-way": ("clockwise",),
    "called-ruling-block": ("A", 3),
    "called-ruling-aside": (95,),
    "up": (),
    "paused": (),
    "keys": (),
    "keys-dealt": (6,),
    "keys-whom": ("Who is next?", "12456"),
    "keys-next": ("A", "12456"),
    "keys-back": (),
    "empty-pile": (),
    "keys-more": (),
    "keys-all": (),
    "keys-ready": (),
    "keys-pause": (),
    "keys-end": (),
    "all-gone": (),
    "ended": (),
    "score": (190,),
    "round": (3, 3),
    "round-paused": (3, 3),
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
    quoted += [HELD, *("called-" + row.split()[0] for row, _ in rules.MOVES)]
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
    text = texts.say(word, *ROOM[word])
    if "/" in text and word not in SENTENCES:
        assert all(layout.width_of(line, S) <= LEGEND for line in text.split("/"))
    elif word.startswith("keys-"):
        assert keys_fit(text)
    else:
        assert is_read(text, 4, SAID)


@pytest.mark.parametrize("word", refusals())
def test_a_refusal_fits_with_its_longest_figures(word: str):
    assert is_read(texts.why((word, *FIGURES.get(word, ()))), 4, SAID)


def test_the_rows_of_all_tops_fit():
    for card in sorted(set(rules.cards())):
        for count in range(4):
            name = " P2" if card & 15 == rules.TURN else ""
            game = play(at_table(), f"lay {rules.text_of(card)} A{name}")
            game.count = count
            for pile in range(2):
                assert layout.width_of(texts.top(game, pile)) <= BESIDE_THE_LEGEND
                assert layout.width_of(texts.beside(game, pile)) <= 49
            typed = texts.label(texts.name_of(card))
            assert layout.width_of(typed) <= BESIDE_THE_CLOCK
    game = play(at_table(on_call=True), "block A")
    assert layout.width_of(texts.top(game, 0)) <= BESIDE_THE_LEGEND


def test_who_piles_and_clock_stand_beside_each_other():
    game = play(at_table(6), "ruling-draw 10, ruling-aside 61")
    for name in ("", "MMMWWWQQQMMMWWWQQQ"):
        game.names = name
        page = StrictPage(bytearray(1024))
        texts.render_status(page, game, 270)
        page.paint()
        who = "MMM>" if name else "P1>"
        assert read(bytes(page.pixels))[:2] == [f"{who}  pile 10", "out 61  4:30"]


def test_the_row_of_displays_fits_whatever_is_ruled():
    hands = ", ".join(f"ruling-display P{seat} 10" for seat in range(1, 5))
    hands = "ruling-draw 0, " + hands
    game = play(at_table(6), hands + ", ruling-display P5 9, ruling-display P6 9")
    assert texts.counted(game) == "10 10 10 10 9 9"
    game = play(game, "ruling-display P5 10, ruling-display P6 14")
    assert texts.counted(game) == "10 10 10 10 10 14"
    game.names = "MMMWWWQQQMMMWWWQQQ"
    assert layout.width_of(texts.counted(game, True), S) <= BESIDE_THE_CLOCK


def test_who_draws_fits_where_two_do():
    game = play(at_table(3, "FH-challenge"), "ruling-display P1 2")
    before = list(game.knowledge.hands)
    play(game, "lay R+ A")
    said = texts.draws(game, 0, before, 1)
    assert said == "P1 +3 P2 +2"
    game.names = "MMMWWWQQQ"
    said = texts.draws(game, 0, before, 1)
    assert said == "MMM +3 WWW +2"
    assert layout.width_of(said, S) <= BESIDE_THE_CLOCK


def test_who_may_be_next_has_room_whoever_has_no_cards():
    for players in range(2, 7):
        for out in range(2**players):
            game = at_table(players)
            game.knowledge.hands[:] = [4 * (out >> seat & 1) for seat in range(players)]
            named = texts.nameable(game)
            assert keys_fit(texts.say("keys-whom", texts.say("who-next"), named)), named
            assert keys_fit(texts.say("keys-next", "A", named)), named
            assert is_read(texts.say("places", named), 2, BESIDE_THE_CLOCK), named
    game = at_table(6)
    game.knowledge.hands[:] = [4, 4, 0, 4, 4, 4]
    assert texts.nameable(game) == "12456"


def test_every_verdict_fits_beside_the_points():
    for verdict in texts.VERDICTS:
        assert is_read(verdict, 3)


def test_what_was_taken_back_is_called_by_words():
    assert texts.called("time") == "the result"
    assert texts.called("lay R3 A") == "3 red on A"
    assert texts.called("lay R> A P2") == "turn red on A"
    assert texts.called("ruling-aside 3") == "3 set aside"


def test_every_question_before_a_play_is_taken_back_fits_three_rows():
    longest = {"seat": "P2", "card": "YG", "pile": "A", "count": "95", "way": "clockwise"}
    rows = [row.split() for row, _ in rules.MOVES if row.startswith("ruling-")]
    rulings = [" ".join(row[:1] + [longest[field] for field in row[1:]]) for row in rows]
    plays = ["lay R3 A P2", "aside", "time", "play A", "name P2", "reverse", "two", "block A"]
    game = GameFolder("minutes")
    for move in rulings + plays:
        said = game.called(move)
        text = UNDO.format("the ruling: " + said if move in rulings else OF.format(6, said))
        assert is_read(f"{text} {texts.say('seen')}", 4, SAID), text


def test_the_keys_in_help_are_those_of_the_tables():
    assert Notation(rules).keys((1, value_of("R3"), 0)) == "31A"
    assert "3 1 A is a red 3 on A" in texts.TURN[0]


@pytest.mark.parametrize("pages", [texts.TURN, texts.DEALT, texts.ON_CALL])
def test_the_help_on_a_turn_says_which_keys_count_late(pages: tuple):
    assert "A to D, 0, # and * count when let go." in " ".join(pages)

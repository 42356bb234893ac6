"""``dev.py story``: a game told in a few sentences and on a page, and what is no good record."""

import re
from html.parser import HTMLParser
from pathlib import Path
from random import Random

import pytest

from firmware.games.melding import story as sets
from firmware.modules import catalog
from firmware.play import transcript
from firmware.play.knowledge import KNOWN, SCREEN, TABLE
from firmware.play.notation import Notation
from firmware.play.referee import Referee
from firmware.play.setup import Setup
from firmware.storage.journal import Journal
from tests.drawn import SEED
from tests.journal_games import begun, submit
from tests.sample import OURS, RULES, TIMED, TITLE
from tests.tools.records import DEALT, GOOD, NOT_ABOVE, unchecked
from tools.players.random_games import Course, courses, dealt_cards, next_move
from tools.replay.transcript_lines import Wrong
from tools.story import __main__ as story
from tools.story.played import Played, read
from tools.story.story import Chart, Series

TABLE_GAME = """Umpire record 1
rules TG
level table
players 2
start P1, lay 37 A, lay 99 C, end
lay 27 A, lay 90 C, end
lay 29 A, lay 30 A, end
that is all
"""
RESCUE = """Umpire record 1
rules TG
level table
players 3
start P2
lay 80 A, lay 81 B, end
lay 20 C, lay 21 D, end
lay 71 B, lay 61 B, end
lay 72 B, lay 19 D, end
that is all
"""
WON_GAME = """Umpire record 1
rules TG
level table
players 1
{}
that is all
""".format("\n".join(f"lay {card} A" + ", end" * (card % 8 == 1) for card in range(2, 100)))
EVERY = list(courses(Random(4)))
# Another that lies beside ours need not have leaving and joining, nor a story of its own.
WHOLE = [course for course in EVERY if course.game.folder in {game.folder for game in OURS}]


class Page(HTMLParser):
    """The content of a page: its tags, its words, and whatever leads elsewhere."""

    def __init__(self, text: str):
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.leads: list[str] = []
        self.words = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        if tag not in ("meta", "path", "rect"):
            self.open.append(tag)
        self.leads += [f"{name}={value}" for name, value in attrs if name in ("src", "href")]

    def handle_endtag(self, tag: str) -> None:
        if tag not in ("path", "rect"):
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words += data


def played(course: Course, chance: Random, early: str = "") -> Referee:
    """Return a whole game of `course`; `early` is played as soon as it may be in a new turn."""
    journal = Journal(bytearray(b"\xff" * 4096))
    journal.begin(course.agreed.pack())
    referee = Referee(journal, course.game, course.agreed)
    moves = 0
    while move := next_move(course, referee.game, moves, chance):
        seat = referee.game.seat if referee.game.started else None
        assert not referee.submit(move)
        moves += 1
        begins = referee.game.seat != seat
        if early and begins and not referee.submit(Notation(referee.rules).parse(early)):
            early = ""
    return referee


def told(text: str, names: tuple[str, ...] = ()) -> list[str]:
    """Return the sentences that are told of the record `text`."""
    return list(story.story_of(read(text.encode(), names)).sentences)


@pytest.mark.parametrize("course", EVERY, ids=[course.name for course in EVERY])
def test_every_rule_set_has_a_story_of_a_few_sentences_and_a_page(course: Course):
    referee = played(course, Random(7))
    text = "\n".join(transcript.lines(referee))
    found = story.story_of(read(text.encode()))
    assert 1 <= len(found.sentences) <= 5
    assert all(re.fullmatch(r"[A-Z0-9].*\.", sentence) for sentence in found.sentences)
    assert found.charts or course not in WHOLE
    page = Page(story.page.html([found]))
    assert (page.open, page.leads) == ([], [])
    assert page.tags.count("svg") == page.tags.count("desc") == len(found.charts)
    assert all(sentence in page.words for sentence in found.sentences)


def joined(course: Course, chance: Random) -> Referee:
    """Return a whole game of `course` for two, whom somebody joins as soon as they may."""
    agreed = course.agreed
    few = Setup(agreed.rules, agreed.level, 2, b"", agreed.options)
    if few.level in KNOWN:
        few.deck = bytes(dealt_cards(course.game, few, chance))
    games = (played(course._replace(agreed=few), chance, "ruling-join P3") for _ in range(50))
    return next(one for one in games if one.game.players > 2)  # some end in the first turn


@pytest.mark.parametrize("course", WHOLE, ids=[course.name for course in WHOLE])
def test_who_joins_in_the_midst_of_a_game_is_in_its_story(course: Course):
    referee = joined(course, Random(SEED))
    heard = Played(referee, [])
    assert heard.players == referee.game.players > heard.agreed.players
    found = story.story_of(heard)
    assert 1 <= len(found.sentences) <= 5
    assert found.facts[0] == f"{heard.players} players"
    assert not Page(story.page.html([found])).open


def test_a_joker_in_a_set_is_told_as_players_read_it():
    assert [sets.read(card) for card in ("F37", "F", "37")] == ["J as 37", "J", "37"]


def test_every_game_has_a_story_of_its_own():
    plain = {course.agreed.rules for course in WHOLE if _told_by(course) == "plain"}
    assert plain == set()
    assert len({course.agreed.rules for course in WHOLE}) == 14


def _told_by(course: Course) -> str:
    teller = course.game.folder
    if not story.find_spec(story.MATTERS + teller):
        teller = getattr(course.game.manifest, "FAMILY", "plain")
    return teller


def test_a_page_is_dark_and_light_and_fetches_nothing():
    page = story.page.html([story.story_of(read(TABLE_GAME.encode()))])
    assert "prefers-color-scheme: dark" in page
    assert "url(" not in page
    assert "//" not in page
    assert '<html lang="en">' in page


def test_the_dearest_jump_is_told_with_what_it_skipped_of_the_cards_still_out():
    assert told(TABLE_GAME) == [
        "It is not over: 92 cards are left after 3 turns.",
        "Turn 1: P1's 37 on A skipped 35, the dearest card of the game.",
        "Ten back was laid once, by P2, and gave back 9 cards.",
    ]


def test_who_plays_alone_is_you():
    alone = TABLE_GAME.replace("players 2", "players 1").replace("start P1, ", "")
    assert told(alone)[1:] == [
        "Turn 1: your 37 on A skipped 35, the dearest card of the game.",
        "Ten back was laid once, which gave back 9 cards.",
    ]


def test_a_rescue_is_a_ten_back_without_which_the_next_players_card_went_nowhere():
    assert told(RESCUE, ("Ann", "Ben", "Cleo"))[1:] == [
        "Turn 1: Ben's 80 on A skipped 78, the dearest card of the game.",
        "Turn 3: Ann's 61, ten back on B, rescued Ben, whose 72 went nowhere else.",
        "Ten back was laid twice, by Ann, and gave back 17 cards.",
    ]


def test_the_cards_that_went_nowhere_are_told_where_the_device_dealt():
    cards = [*range(50, 56), *range(2, 8)]
    deck = bytes(cards + [card for card in range(2, 100) if card not in cards])
    game = begun(Setup(RULES, SCREEN, 1, deck))
    submit(
        game, "lay 55 A, lay 54 B, lay 53 C, lay 52 C, lay 51 C, lay 50 C, lay 2 C, lay 3 D, end"
    )
    found = story.story_of(Played(game, []))
    assert found.facts == ["1 player", "dealt", "1 turn"]
    assert found.sentences[0] == (
        "90 cards are left after 1 turn: 4, 5, 6, 7, 8, 9, 10 and 11 of yours went nowhere."
    )


def test_of_a_round_with_a_clock_the_memory_has_the_times():
    folder = next(game for game in catalog.games() if game.folder == TIMED)
    rules = folder.manifest.RULE_SETS[0][0]
    game = begun(Setup(rules, TABLE, 2))
    moves = Notation(game.rules)
    for text, ms in (("start P1", 0), ("lay R3 A", 4000), ("aside", 31000), ("lay R4 A", 35000)):
        assert game.submit(moves.parse(text), ms) is None
    shown = story.story_of(read(game.journal.memory.flash.image))
    assert "Turn 2 took longest: P2, 27 s." in shown.sentences
    assert [chart.series[0].values for chart in shown.charts][1] == [4, 31, 35]
    text = "\n".join(transcript.lines(game))
    assert any(
        sentence.startswith("No times are known: only the memory of") for sentence in told(text)
    )


def test_a_ruling_ends_what_is_known_of_a_deck():
    dealt = read(unchecked(DEALT).encode())
    assert dealt.dealt
    ruled = (
        unchecked(DEALT).replace("lay 2 A", "lay 2 A, ruling-top A 2").replace("2 moves", "3 moves")
    )
    assert not read(ruled.encode()).dealt


def test_a_file_gives_text_and_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    file, out = tmp_path / "game.txt", tmp_path / "deep" / "page.html"
    file.write_text(TABLE_GAME, encoding="utf-8")
    assert story.main([str(file), "--html", str(out), "--names", "Ann, Ben"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0] == f"{TITLE}, Official: 2 players, with their own cards, 3 turns"
    assert said[2] == "Turn 1: Ann's 37 on A skipped 35, the dearest card of the game."
    assert said[-1] == f"The page: {out}"
    assert out.read_text(encoding="utf-8").startswith("<!DOCTYPE html>")


def test_the_pages_of_a_record_and_of_a_memory_of_one_name_lie_side_by_side():
    names = [story.page_name(Path(name)) for name in ("the game.txt", "game.nvm", "game")]
    assert names == ["story-the-game.html", "story-game-nvm.html", "story-game.html"]


def test_several_files_are_the_rounds_of_an_evening(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    chance = Random(3)
    points = []
    for number in range(3):
        course = next(
            course
            for course in courses(chance)
            if course.agreed.rules == "H1" and course.agreed.level in KNOWN
        )
        course.agreed.players = 3
        referee = played(course, chance)
        points.append(referee.game.scores())
        text = "\n".join(transcript.lines(referee))
        (tmp_path / f"{number}.txt").write_text(text, encoding="utf-8")
    files = [str(tmp_path / f"{number}.txt") for number in range(3)]
    assert story.main([*files, "--html", str(tmp_path / "page.html")]) == 0
    totals = [sum(row) for row in zip(*points, strict=True)]
    said = capsys.readouterr().out.splitlines()
    assert said[1] == f"In all: P1 {totals[0]}, P2 {totals[1]}, P3 {totals[2]}."
    (tmp_path / "2.txt").write_text(GOOD, encoding="utf-8")
    assert story.main([*files, "--html", str(tmp_path / "other.html")]) == 1
    assert capsys.readouterr().err == (
        "these are not the rounds of one evening: other games, or other players\n"
    )
    assert not (tmp_path / "other.html").exists()


def test_a_round_that_somebody_joined_is_one_of_an_evening_for_all_who_played_it():
    course = next(course for course in EVERY if course.agreed.rules == "H1")
    chance = Random(SEED)
    first = Played(joined(course, chance), [])
    agreed = Setup("H1", TABLE, 3, b"", course.agreed.options)
    second = Played(played(course._replace(agreed=agreed), chance), [])
    told = story.evening.story([first, second])
    assert told.facts == ["3 players", "2 rounds"]
    assert len(told.charts[0].series) == 3


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (
            GOOD.replace("record 1", "record 2"),
            "line 1: of another version: here records begin with",
        ),
        (GOOD.replace("record 1", "record"), "line 1: a record begins with 'Umpire record 1'"),
        (GOOD[: GOOD.index("that is")], "line 6: cut off here: a record ends with 'that is"),
        (GOOD.replace("38", "36"), "line 5: lay 36 A"),
        (GOOD.replace("40 A", "41 A"), "check 9D19, but what stands here makes"),
        ("", "line 1: a record begins with 'Umpire record 1'"),
        ("\udcff\udcfe", "no UTF-8 text, so no record"),
        ("\0" * 4096, "a device's memory that is damaged or empty: no game can be read in it"),
        ("\udcfe" * 4096, "a device's memory that is damaged or empty: no game can be read in"),
    ],
)
def test_what_is_no_good_record_is_told_in_one_line_and_nothing_is_written(
    content: str, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    file, out = tmp_path / "game.txt", tmp_path / "page.html"
    file.write_bytes(content.encode("utf-8", "surrogateescape"))
    assert story.main([str(file), "--html", str(out)]) == 1
    nothing, said = capsys.readouterr()
    assert nothing == ""
    assert said.startswith("game.txt")
    assert message in said
    assert said.count("\n") == 1
    assert not out.exists()
    assert NOT_ABOVE not in said or "36" in content


def test_a_record_that_is_cut_anywhere_or_in_which_a_sign_is_another_is_told_in_one_line():
    """But where what stands there means the same, as behind what is a remark."""
    whole = told(GOOD)
    wrong = [GOOD[:end] for end in range(len(GOOD) - 1)]
    wrong += [GOOD[:at] + sign + GOOD[at + 1 :] for at in range(len(GOOD)) for sign in "7x ;"]
    refused = 0
    for text in wrong:
        try:
            assert told(text) == whole, text
        except (ValueError, Wrong) as error:
            assert "\n" not in str(error)
            assert str(error).startswith("line ")
            refused += 1
    assert refused > 0.9 * len(wrong)


@pytest.mark.parametrize(
    ("record", "message"),
    [
        (
            unchecked(DEALT),
            "--left is for a game whose cards the device does not know",
        ),
        (
            unchecked(DEALT).replace("lay 2 A", "lay 2 A, ruling-top A 2").replace("2 m", "3 m"),
            "--left is for a game whose cards the device does not know",
        ),
        (
            TABLE_GAME.replace("that is", "ruling-draw 0\nthat is"),
            "--left cannot be told of a game with a ruling: moves do not explain it",
        ),
        (WON_GAME, "--left is for a game that was not won: in the end nobody held a card"),
        (TABLE_GAME, "--left cannot tell in which order the draw pile lies"),
        (TABLE_GAME[: TABLE_GAME.index("start")] + "that is all\n", "--left cannot tell in which"),
    ],
)
def test_who_held_what_is_not_taken_where_it_says_nothing(
    record: str, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    file, out = tmp_path / "game.txt", tmp_path / "page.html"
    file.write_text(record, encoding="utf-8")
    assert story.main([str(file), "--html", str(out)]) == 0
    out.unlink()
    capsys.readouterr()
    assert story.main([str(file), "--html", str(out), "--left", "1 2, 3, 4, 5, 6"]) == 1
    said = capsys.readouterr().err
    assert said.startswith(message)
    assert said.count("\n") == 1
    assert not out.exists()


def test_a_file_that_is_not_there_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    assert story.main([str(tmp_path / "none.txt")]) == 1
    assert capsys.readouterr().err.endswith("none.txt: No such file or directory\n")


def test_a_dealt_game_that_goes_on_is_not_told_from_a_memory():
    game = submit(begun(Setup("TS", SCREEN, 2, bytes(range(2, 100)))), "start P1, lay 2 A")
    with pytest.raises(ValueError, match="not over"):
        read(game.journal.memory.flash.image)


def test_without_files_and_without_a_question_it_says_what_it_takes(
    capsys: pytest.CaptureFixture[str],
):
    with pytest.raises(SystemExit):
        story.main([])
    assert "either files, or --positions, or --endgames" in capsys.readouterr().err


def test_names_that_are_too_many_or_twice_the_same_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    file, out = tmp_path / "game.txt", tmp_path / "page.html"
    file.write_text(TABLE_GAME, encoding="utf-8")
    assert story.main([str(file), "--html", str(out), "--names", "Ann,Ben,Cleo"]) == 1
    assert capsys.readouterr().err == "--names has 3 names: game.txt has 2 players\n"
    assert story.main([str(file), "--html", str(out), "--names", "Ann,Ann"]) == 1
    assert capsys.readouterr().err == "--names: two are called Ann\n"
    assert not out.exists()


@pytest.mark.parametrize(
    ("names", "called"),
    [
        ("Ann,,Cleo", ["Ann", "P2", "Cleo"]),
        (" , Ben", ["P1", "Ben", "P3"]),
        ("Ann,,", ["Ann", "P2", "P3"]),
        ("", ["P1", "P2", "P3"]),
        (",", ["P1", "P2", "P3"]),
    ],
)
def test_who_has_no_name_in_their_place_is_called_by_their_number(names: str, called: list[str]):
    game = read(RESCUE.encode(), story.names_in(names))
    assert [game.name(seat) for seat in range(3)] == called


def test_the_page_never_goes_where_a_record_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    file, other = tmp_path / "game.txt", tmp_path / "other.txt"
    for each in (file, other):
        each.write_text(WON_GAME, encoding="utf-8")
    with pytest.raises(SystemExit):
        story.main([str(file), str(other), "--html", str(tmp_path / "." / "other.txt")])
    assert capsys.readouterr().err.endswith("--html: other.txt is a record and would be lost\n")
    assert other.read_text(encoding="utf-8") == WON_GAME


@pytest.mark.parametrize("words", [["--left", "-,-,-"], ["--left=-,-,-"]])
def test_hands_that_are_all_empty_are_no_option(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    file = tmp_path / "game.txt"
    file.write_text(TABLE_GAME, encoding="utf-8")
    assert story.main([str(file), "--html", str(tmp_path / "page.html"), *words]) == 1
    assert capsys.readouterr().err.startswith("--left cannot tell in which order")


def test_a_line_over_one_place_is_a_dot():
    chart = Chart("Cards", "Cards.", "turn", "cards", ["1"], [Series("Ann", [4])])
    drawn = story.page.svg(chart, 0)
    assert drawn.count("<circle") == 1
    assert 'class="line' not in drawn


def test_a_round_that_is_not_over_does_not_count_and_one_given_twice_is_told():
    whole, cut = read(WON_GAME.encode()), read(TABLE_GAME.encode())
    cut.game.players = 1
    found = story.evening.story([whole, cut, whole])
    assert found.facts == ["1 player", "3 rounds"]
    assert found.sentences == [
        "In all: all together 0.",
        "Round 2 is not over and does not count.",
        "Round 3 is the same game as round 1.",
    ]
    assert list(found.charts[0].labels) == ["1", "3"]
    assert story.evening.story([cut]).sentences == ["No round is over."]

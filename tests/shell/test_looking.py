"""A game that is over is looked through move by move, and its story is told on the panel."""

import functools
import re
from random import Random
from typing import Any

import pytest

from firmware.modules import loader
from firmware.play.knowledge import ON_CALL, SCREEN
from firmware.play.knowledge import TABLE as TABLE_LEVEL
from firmware.play.referee import Referee
from firmware.play.setup import Setup
from firmware.shell import looking
from firmware.shell.pad import put_pad
from firmware.ui import layout
from firmware.ui.faces import S
from firmware.ui.page import Page
from tests import drawn
from tests.desk import Desk
from tests.journal_games import begun, submit
from tests.tools.test_story import EVERY, played
from tools.players.random_games import Course
from tools.story import __main__ as story
from tools.story.played import Played

TABLE = "1 1 1 2 1"
GAME = TABLE + "9 9 A 9 8 B # 2 C 3 D # # #"  # then the first one can't lay
LOOKED, TOLD = 4, 6  # games in a run


@functools.cache
def ended() -> list[Course]:
    """Return the courses whose games come to an end."""
    return [course for course in EVERY if played(course, Random(7)).game.over]


def over(course: Course) -> tuple[Desk, Played]:
    """Return a desk on which a game of `course` is over, and what was played."""
    referee = played(course, Random(7))
    desk = Desk(bytes(referee.journal.memory))
    desk.type("*")  # its result
    return desk, Played(desk.referee, [])


def looked(desk: Desk) -> looking.Look:
    """Let the moves be looked through; return the screen."""
    desk.app.stack.append(looking.Look(desk.app.shell))  # type: ignore (its key is the game's)
    desk.wait(400)
    return desk.app.stack[-1]  # type: ignore (it is that one)


def at_move(look: looking.Look, desk: Desk, at: int) -> Desk:
    """Let the page that looks show the move `at`."""
    look.past.go(at)
    look.say("")
    look.stale = True
    return desk.wait(20)


def head(look: looking.Look, desk: Desk, at: int) -> str:
    """Return the head at the move `at`, without what is told at its right."""
    return at_move(look, desk, at).rows()[0].partition("  ")[0]


@pytest.mark.parametrize("number", range(LOOKED))
def test_each_move_of_each_game_is_seen_with_the_table_before_it_forward_and_back(number: int):
    desk, game = over(drawn.some(ended(), LOOKED)[number])
    look = looked(desk)
    steps = [step for step in game.steps if step.word != "shuffle"]
    for at in [*range(look.last, -1, -1), *range(look.last + 1)]:
        while look.past.at > at:
            desk.type("A")
        while look.past.at < at:
            desk.type("B")
        assert look.past.game.facts() == {**steps[at].before, "over": False}
        assert look.past.move == steps[at].move
        assert desk.rows()[7].endswith(("*", "*back"))
    assert look.past.at == len(steps) - 1
    assert desk.type("*").app.stack[-1] is not look


@pytest.mark.parametrize("number", range(TOLD))
def test_the_panel_tells_the_same_story_as_the_desktop(number: int):
    desk, game = over(drawn.some(ended(), TOLD)[number])
    desk.app.stack.append(looking.Told(desk.app.shell))  # type: ignore (its line is the menu's)
    desk.wait(400)
    assert len(game.sentences) <= 5
    for number, sentence in enumerate(game.sentences, 1):
        assert " ".join(" ".join(desk.rows()[:7]).split()) == sentence
        assert ("next" in desk.rows()[7]) == (number < len(game.sentences))
        desk.type("#")
    told = story.story_of(game)
    assert told.sentences[0] == game.sentences[0]


def test_the_result_leads_by_b_to_the_move_that_cost_the_most_and_marks_it():
    desk = Desk().type(GAME)
    assert desk.rows()[7] == "A again B look  *undo"
    desk.type("B").wait(300)
    assert desk.rows()[0].startswith("1 P1: 99 A")
    assert desk.rows()[7] == "dearest: A < B > C turn *"
    assert "1 1 100 100" in desk.words()
    desk.type("B")
    assert desk.rows()[0].startswith("1 P1: 98 B")
    assert "99 1 100 100" in desk.words()
    assert desk.rows()[7] == "A < B > C turn D dear *"


def test_c_goes_to_the_next_turn_and_d_to_the_dearest_move():
    desk = Desk().type(GAME + "B").wait(300)
    heads = []
    for _ in range(3):
        desk.type("C")
        heads.append(desk.rows()[0].partition("  ")[0])
    assert heads == ["2 P2: 2 C", "3 P1: can't", "3 P1: can't"]
    assert desk.notice() == "This is the last move."
    assert desk.type("D").rows()[0].startswith("1 P1: 99 A")
    assert desk.type("B B").rows()[0].startswith("1 P1: end")
    assert desk.type("A A A A").notice() == "This is the first move."
    assert desk.rows()[0] == "Who starts?"


def test_who_joins_does_so_in_the_turn_that_is_played():
    desk = Desk().type("2 3 2 # 1 # # #").type("<*> 2 2 A #").wait(100).type("#" + " #" * 24)
    look = looked(desk)
    heads = [head(look, desk, at) for at in range(3, 6)]
    assert heads == ["3 P1: laid", "4 P2: P3 joins", "4 P2: laid"]


@pytest.mark.parametrize(
    ("setup", "moves", "turns"),
    [
        (
            Setup("FH", TABLE_LEVEL, 3),
            "start P1, lay R3 A, lay G3 B, ruling-draw 30, time",
            [0, 1, 2, 3, 3],
        ),
        (
            Setup("H5", TABLE_LEVEL, 2),
            "start P1, ruling-draw 60, open 50, draw, throw 40, draw",
            [0, 1, 1, 1, 1, 2],
        ),
    ],
)
def test_a_move_behind_a_ruling_is_in_no_earlier_turn(setup: Setup, moves: str, turns: list[int]):
    """Else one who looks through the game reads 258 for turn 3, as a byte had begun anew."""
    hearing = looking.Hearing(submit(begun(setup), moves))
    while hearing.go_on():
        pass
    assert list(hearing.turns) == turns


def test_the_gong_behind_a_ruling_is_looked_at_in_the_turn_that_it_cut_off():
    referee = submit(begun(Setup("FH", TABLE_LEVEL, 3)), "start P1, lay R3 A, ruling-draw 30, time")
    desk = Desk(bytes(referee.journal.memory.flash.image)).type("*")
    look = looked(desk)
    assert at_move(look, desk, look.last).rows()[0] == "2 P2: result  pile 30"


def test_a_ruling_that_has_no_room_beside_its_turn_is_told_whole_without_it():
    """It was cut: *2: turns go..*."""
    moves = "start P1, lay R3 A, ruling-way back, ruling-way clockwise, time"
    referee = submit(begun(Setup("FH", TABLE_LEVEL, 5)), moves)
    desk = Desk(bytes(referee.journal.memory.flash.image)).type("*")
    look = looked(desk)
    heads = [head(look, desk, at) for at in (2, 3)]
    assert heads == ["2 P2: turns go back", "turns go clockwise"]


@pytest.mark.rule("H1.4", "H2.8")
def test_on_call_who_passes_behind_cards_has_ended_the_turn_and_drawn_none():
    referee = submit(begun(Setup("H2", ON_CALL, 2)), "start P1, laid, laid, pass, pass")
    submit(referee, ", ".join(["last"] * 9))
    assert referee.game.over
    desk = Desk(bytes(referee.journal.memory.flash.image)).type("*")
    look = looked(desk)
    heads = [at_move(look, desk, at).rows()[0] for at in (3, 4)]
    assert heads == ["1 P1: end  pile 89", "2 P2: draw  pile 89"]


def test_turns_are_counted_on_beyond_the_last_that_a_byte_tells():
    desk, _ = over(ended()[0])
    look = looked(desk)
    turn = look.hearing.turns[-1]
    assert 6 < turn < 250
    look.past.go(look.last)
    look.hearing.turns[:] = bytes([(each + 250) % 256 for each in look.hearing.turns])
    look.stale = True
    desk.wait(50)
    assert desk.rows()[0].split()[0] == str(turn + 250)


@pytest.mark.parametrize(
    "game",
    [rules + " screen" for rules in ("H1", "H2", "H3", "H4", "H5", "H6")]
    + ["H2 table", "H2 on call", "H3 table", "H3 on call"],
)
def test_a_turn_that_is_looked_at_names_none_of_the_keys_it_was_played_with(game: str):
    course = next(each for each in ended() if each.name.startswith(game))
    desk, _ = over(course)
    look = looked(desk)
    for at in range(look.last + 1):
        words = at_move(look, desk, at).words()
        for key in ("#draw", "#throw", "#end", "or A", "A joker", "B Trick", "C Treat", "D out"):
            assert key not in words, (at, words)


def test_cards_of_signs_and_colours_are_looked_at_in_words_and_none_is_cut():
    course = next(each for each in ended() if each.name.startswith("FH screen"))
    desk, game = over(course)
    look = looked(desk)
    heads = {game.steps[at].text: head(look, desk, at) for at in range(look.last + 1)}
    laid = [head for text, head in heads.items() if text.startswith("lay ")]
    assert laid
    assert sum(" on A" in head or " on B" in head for head in laid) > len(laid) // 2, laid
    assert not [head for head in heads.values() if ".." in head]


def test_a_dealt_game_with_a_page_of_its_own_for_it_is_looked_at_without_what_keys_a_turn():
    """On the board that is 9 KB, for want of which it began anew."""
    course = next(each for each in ended() if each.name.startswith("FH screen"))
    desk, _ = over(course)
    look = looked(desk)
    keyed = course.game.module("screen_turn")
    if loader.has(keyed):
        loader.drop(keyed)
    assert look.last
    hands = [desk.type("A").words() for _ in range(look.last)]
    assert any(" 3" in words for words in hands)
    assert not loader.has(keyed)


def test_a_turn_that_was_counted_is_looked_at_with_its_own_count():
    desk = Desk().type("1 1 3 2 1 3 # 4 # # #").wait(300).type("B").wait(400)
    assert desk.rows()[0] == "3 P1: laid 0, no more  pile 77"
    assert desk.type("A").rows()[:4] == ["2 P2: laid 4  pile 81", "", "draws 4", "4"]
    assert desk.type("A").rows()[:4] == ["1 P1: laid 3  pile 84", "", "draws 3", "3"]


def test_any_other_key_is_refused_and_the_star_leads_back_to_the_result():
    desk = Desk().type(GAME + "B").wait(300)
    assert desk.type("5").notice() == "A back, B on, C turn."
    assert desk.type("* *").words().startswith("94 left"), "the first closes what was said"


def test_what_was_played_after_a_move_was_taken_back_is_looked_through_anew():
    desk = Desk().type(GAME + "B").wait(300)
    heard = desk.app.stack[-1].hearing  # type: ignore (it is that one)
    desk.type("* * # # #").type("B").wait(300)  # can't is taken back, and said once more
    assert desk.app.stack[-1].hearing is not heard  # type: ignore (it is that one)
    assert len(heard.turns) == 8


def test_after_a_ruling_has_let_a_game_go_on_its_story_is_heard_anew_at_its_end():
    desk = Desk().type(GAME + "B").wait(300).type("*")
    desk.type("<*> 3 2 A 5 # 6 A 7 A # 9 9 A # #")
    desk.type("B").wait(300)
    desk.type("B B B B B B B B B B B B B B B")
    assert desk.rows()[0].startswith("5 P2: can't")
    assert desk.type("* <*> 4 5").wait(300).words().startswith("91 cards are left after 5 turns.")


def test_what_was_heard_is_kept_without_what_heard_it_and_not_heard_again():
    """On a board the module would have stayed in memory, as long as its game was shown."""
    desk = Desk().type(GAME + "B").wait(300).type("*")
    heard: Any = desk.referee.found["heard"]
    assert [type(each) for each in (heard, *heard)] == [tuple, int, bytearray, list]
    look = looking.Look(desk.app.shell)
    assert look.hearing.go_on() is False
    assert look.hearing.turns is heard[1]


def test_the_story_is_a_line_of_the_menu_and_leads_to_the_moves():
    desk = Desk().type(GAME + "<*> 4 5").wait(300)
    assert desk.words().startswith("94 cards are left after 3 turns.")
    desk.type("#")
    assert desk.words().startswith("Turn 1: P1's 99 on A skipped 97, the dearest card of the game.")
    assert desk.type("C").notice() == "# next, B look, * back."
    assert desk.type("<#> 3").words().startswith("A sentence a page: # turns")
    desk.type("*")
    assert desk.type("B").wait(300).rows()[7] == "dearest: A < B > C turn *"
    assert desk.type("*").wait(300).words().startswith("94 cards are left after 3 turns.")
    assert desk.type("* * *").words().startswith("94 left")


def test_while_a_game_goes_on_there_is_no_story():
    desk = Desk().type(TABLE + "<*> 4")
    assert "Story" not in desk.words()


def test_after_a_game_with_points_b_leads_there_by_its_third_line():
    course = next(course for course in ended() if course.agreed.rules == "H1")
    desk, game = over(course)
    assert desk.type("B").rows()[3] == "3 Look through the game"
    desk.type("3").wait(400)
    assert desk.app.stack[-1].past.move == game.steps[desk.app.stack[-1].past.at].move  # type: ignore


def test_keys_that_are_pressed_while_all_is_heard_wait_for_the_page():
    desk = Desk().type(GAME)
    desk.down("B")
    desk.up("B")
    desk.type("B").wait(300)
    assert desk.rows()[0].startswith("1 P1: 98 B")


def test_the_pages_of_turns_stay_while_it_is_looked_through_and_give_way_after_it():
    """To load them anew took 0.2 s a key on a board, and with two of them in memory it ended."""
    desk = Desk(free=60_000).type(GAME).type("B").wait(300)
    pages = desk.referee.folder.module("screens")
    loader.forget()
    assert loader.has(pages)
    assert desk.type("A B A").rows()[7].endswith("*")
    assert desk.type("*").rows()[0].startswith("94 left")
    loader.forget()
    assert not loader.has(pages)


@pytest.mark.parametrize("rules", ["TG", "H2", "H5"])
def test_what_passes_hands_on_and_what_told_the_story_have_no_place_beside_a_dealt_game(rules: str):
    """With them a board had no room to draw: six players, 156 moves."""
    dealt = next(
        course
        for course in ended()
        if (course.agreed.rules, course.agreed.level) == (rules, SCREEN)
        and course.agreed.players > 1
    )
    desk, _ = over(dealt)
    look = looking.Look(desk.app.shell)
    desk.app.stack = [look]
    desk.wait(400)
    loader.forget()
    desk.type("A A B")
    assert look.past.game.knowledge.hand(look.past.game.seat)
    assert not loader.has(desk.referee.folder.module("hand_over"))
    assert not loader.has("firmware.shell.hand_over")
    assert not loader.has("firmware.play.story")


def test_a_game_that_was_over_comes_back_without_what_begins_one_or_plays_on():
    kept = Desk().type(GAME).flash.image
    loader.stop()
    desk = Desk(kept, free=60_000).type("*")
    assert desk.rows()[0].startswith("94 left")
    assert not loader.has("firmware.shell.first_player")


def test_behind_the_first_key_the_hand_stands_where_the_keys_were_told():
    dealt = next(
        course for course in ended() if course.agreed.level == SCREEN and course.agreed.players > 1
    )
    desk, _ = over(dealt)
    look = looking.Look(desk.app.shell)
    desk.app.stack = [look]
    desk.wait(400)
    assert not look.unseen
    desk.type("A A")
    hand = look.past.game.knowledge.hand(look.past.game.seat)
    shown = " ".join(desk.rows()).split()
    assert hand and all(str(card) in shown for card in hand)
    assert look.unseen == "A < B > C turn D dear *", "they are still told to who asks"


def test_the_keys_as_they_lie_say_what_each_letter_does():
    desk = Desk().type(GAME + "B").wait(300)
    words = desk.type("<#>").words()
    assert "A back" in words and "B on" in words and "C turn" in words
    assert "D dear" in words
    does = desk.app.stack[-1].does  # type: ignore (it is the page of the keys)
    page, cut = Page(bytearray(1024)), Page(bytearray(1024))
    put_pad(page, does, "")
    put_pad(cut, {**does, "D": ""}, "")
    page.paint()
    cut.paint()
    assert page.pixels != cut.pixels, "it has room"


def test_where_the_device_only_counted_it_says_once_how_little_it_can_show():
    desk = Desk().type("1 1 3 2 # 2 # 3 # 2 # # # B").wait(500)
    assert "I know only what you told me." in desk.words()
    assert desk.rows()[7] == "A < B > C turn  *back"
    seen = desk.wait(5000).rows()
    assert seen[0] == "4 P2: laid 0, no more  pile 77"
    assert "told" not in desk.words()
    assert desk.type("A B").rows() == seen
    at_table = Desk().type(GAME + "B").wait(500)
    assert "told" not in at_table.words()


def test_help_promises_the_dearest_move_only_where_the_keys_name_it():
    desk = Desk().type("1 1 3 2 1 2 # 3 # 2 # # # B <#> 3")
    assert desk.words().split("; ")[1].startswith("D, where the keys name it, to the move")


def test_on_the_keys_as_they_lie_a_word_without_room_leaves_its_key_alone():
    """Of *dearest* there stood *deare*."""
    page, cut = Page(bytearray(1024)), Page(bytearray(1024))
    put_pad(page, {"D": "dearest"}, "")
    put_pad(cut, {"D": ""}, "")
    page.paint()
    cut.paint()
    assert page.pixels == cut.pixels


@pytest.mark.parametrize(
    ("answers", "words"),
    [
        ("Official/Expert 1/Expert 2/Short sheet", "1 2 3 4"),
        ("cards left/by place: 2, 3, 4", "1 2"),
        ("Sound on/Light", "Sound Light"),
    ],
)
def test_on_the_keys_as_they_lie_no_answer_is_cut_where_another_cannot_be(answers: str, words: str):
    """*Short* stood alone for the short sheet, and *by* for points by place."""
    page = Page(bytearray(1024))
    lines = answers.split("/")
    put_pad(page, {str(i + 1): lines[i] for i in range(len(lines))}, "")
    assert " ".join(word[2] for word in page.words if word[0] < 40) == words


def heads_of(course: Course) -> dict[str, str]:
    """Return the head of the page of each move of a game of `course`, by the move as written."""
    desk, game = over(course)
    look = looked(desk)
    return {game.steps[at].text: head(look, desk, at) for at in range(look.last + 1)}


@pytest.mark.parametrize("rules", ["H5 screen", "H6 screen"])
def test_who_is_out_by_all_their_cards_is_looked_at_as_gone_out(rules: str):
    """There stood *claim*, as if it were still to be checked."""
    heads = heads_of(next(each for each in ended() if each.name.startswith(rules)))
    outs = [told for text, told in heads.items() if text.startswith("out ")]
    assert outs
    assert all(re.fullmatch(r"\d+ P\d: went out", told) for told in outs), outs


@pytest.mark.parametrize("level", ["table", "guided", "screen"])
def test_no_card_of_colours_is_looked_at_as_the_record_writes_it(level: str):
    """Where a colour has no room it is three letters, as on the table."""
    course = next(each for each in ended() if each.name.startswith("FH " + level))
    heads = heads_of(course)
    said = {text: head.partition(": ")[2] for text, head in heads.items() if text[:4] == "lay "}
    written = [head for text, head in said.items() if text.split()[1] in head.split()]
    assert said and not written


def test_a_long_colour_is_shortened_as_on_the_table():
    desk = Desk().type("9 1 1 3 1 # 3 1 A D 2 B").wait(280_000, 100).type("# B 3").wait(400)
    heads = [desk.rows()[0], desk.type("A").rows()[0], desk.type("A").rows()[0]]
    said = ["2 P2: block yel on B  pile 82", "1 P1: 3 red on A  pile 83", "start P1  pile 83"]
    assert heads == said, "it begins with the last play, the result comes behind it"
    assert desk.type("B B B").rows()[0] == "2 P3: result  pile 81"


def test_whom_a_player_names_is_in_a_turn_of_their_own_though_it_is_themself():
    """FH10: who is named is next."""
    desk = Desk().type("9 1 1 2 1 # 3 1 A 8 1 A 2 4 1 A").wait(280_000, 100).type("# B 3").wait(400)
    heads = [desk.rows()[0], desk.type("A").rows()[0]]
    assert heads == ["3 P2: 4 red on A  pile 83", "2 P2: turn red on A  pile 84"]


def test_on_call_it_is_said_why_no_move_is_the_dearest():
    desk = Desk().type("1 1 3 2 # 2 # 3 # 2 # # # B").wait(500).wait(6000)
    assert desk.type("D").notice() == "I know only what you told me."


def test_the_head_of_a_move_of_numbers_memo_ends_before_what_pairs():
    desk, _ = over(next(each for each in ended() if each.name.startswith("H7 screen")))
    look = looked(desk)
    look.hearing.turns[:] = bytes([turn + 50 for turn in look.hearing.turns])
    for at in range(1, look.last + 1):
        look.past.go(at)
        page = Page(bytearray(1024))
        look.render(page)
        words = list(page.words)
        fact = layout.RIGHT_EDGE - layout.width_of(words[1][2], S)
        page.paint()
        gap = [page.pixels[row * layout.WIDTH + fact - i] for row in (0, 1) for i in (1, 2, 3, 4)]
        assert not any(gap), words[:2]


@pytest.mark.parametrize("rules", ["H2 guided", "H2 screen", "H4 screen"])
def test_a_joker_that_is_laid_is_looked_at_as_j(rules: str):
    course = next(each for each in ended() if each.name.startswith(rules))
    heads = heads_of(course)
    jokers = {text: head for text, head in heads.items() if text.startswith("free ")}
    assert jokers
    for text, head in jokers.items():
        assert head.partition(": ")[2].startswith("J as " + text.split()[1])


def test_a_joker_that_is_thrown_is_looked_at_as_j():
    desk = Desk().type("6 1 2 # 1 50 # # A # 61 D 2 # 12 22 3 # 13 23 33 # # # 1 #")
    desk.type("B 3").wait(400).type("A A")
    assert desk.rows()[0] == "1 P1: throw J"


def test_what_was_declared_as_two_factors_is_looked_at_as_their_product():
    heads = heads_of(next(each for each in ended() if each.name.startswith("H4 guided")))
    text = next(text for text in heads if text.startswith("discard"))
    assert heads[text].partition(": ")[2] == "{} = {} × {}".format(*text.split()[1:])


def test_an_open_card_that_was_ruled_by_its_factors_is_looked_at_as_one():
    played = "5 1 2 # # 1 2 # 2 3 # * <*> 3 2 12 # 1 <*> 3 D 4 2 1 # 2 4 #"
    desk = Desk().type(played + " B 3").wait(300).type("A A")
    assert desk.rows()[0] == "2 P2: open 12  pile 29", "for the factors there is no room"


def test_a_move_on_call_is_looked_at_by_the_word_of_its_key():
    heads = heads_of(next(each for each in ended() if each.name.startswith("H2 on call")))
    assert {head.partition(": ")[2] for text, head in heads.items() if text == "pass"} == {"draw"}
    heads = heads_of(next(each for each in ended() if each.name.startswith("FH on call")))
    text = next(text for text in heads if text.startswith("name"))
    assert heads[text].endswith(": turn card: " + text.split()[1])


def test_a_game_whose_texts_have_a_say_of_their_own_is_looked_through(
    monkeypatch: pytest.MonkeyPatch,
):
    """It was taken for one that has its cards short, too."""
    course = next(each for each in ended() if each.name.startswith("TG table"))
    desk, game = over(course)
    look = looked(desk)
    at = next(step for step in range(look.last) if game.steps[step].word == "lay")
    told = head(look, desk, at)
    monkeypatch.setattr(desk.referee.folder.texts, "say", str, raising=False)
    head(look, desk, 0)
    assert head(look, desk, at) == told


@pytest.mark.parametrize(
    ("setup", "moves", "told"),
    [
        (
            Setup("H7", TABLE_LEVEL, 2, b"", b"\x04\0"),
            "start P1, reveal 1, need 4 4, reveal 2, need 4 3",
            ["1 P1: turns 1", "1 P1: said 4: 4", "1 P1: turns 2", "1 P1: said 4: 3"],
        ),
        (
            Setup("H6", ON_CALL, 3),
            "start P2, finished P3, score P1 5, score P2 6",
            ["P3 is out", "P1 has 5", "P2 has 6"],
        ),
        (
            Setup("H6", ON_CALL, 3),
            "start P2, claim P3 99 7 17 37 87 97 / 41 42 45 48 / 1 2 3 5 9, score P1 5, score P2 6",
            ["P3 is out", "P1 has 5", "P2 has 6"],
        ),
        (
            Setup("TG", ON_CALL, 2),
            "start P1, stuck 1",
            ["1 P1: laid 1, no more"],
        ),
    ],
)
def test_what_a_record_writes_is_looked_at_in_words_and_by_whom_it_is_about(
    setup: Setup, moves: str, told: list[str]
):
    """On call nobody knows whose turn it is as somebody is out."""
    referee = submit(begun(setup), moves)
    assert referee.game.over
    desk = Desk(bytes(referee.journal.memory.flash.image)).type("*")
    look = looked(desk)
    assert [head(look, desk, at) for at in range(1, look.last + 1)] == told


def test_a_ruling_is_looked_at_as_one():
    desk = Desk().type(TABLE + "9 9 A 9 8 B <*> 3 2 A 9 7 # # 2 C 3 D # # # B").wait(300)
    desk.type("B B")
    assert desk.rows()[0] == "1 P1: ruled 97 on A  pile 84"
    desk = Desk().type(GAME + "<*> 3 2 A 5 # 6 A 7 A # 9 9 A # # B").wait(300).type("C C C A")
    assert desk.rows()[0] == "3 P1: ruled 5 on A", "though it was over there"


def heads(referee: Referee, *places: int) -> list[str]:
    """Return the heads over the moves at `places` of a game that is over, looked through."""
    desk = Desk(bytes(referee.journal.memory.flash.image)).type("*")
    look = looked(desk)
    return [head(look, desk, at) for at in places]


def test_of_a_ruling_without_room_what_was_ruled_is_told_before_who_was_on_turn():
    referee = begun(Setup("FH", TABLE_LEVEL, 3))
    submit(referee, "start P1, lay R1 A, lay R2 A, lay B# B, ruling-block B 2")
    submit(referee, "ruling-way back, ruling-block B 0, ruling-top A PR, time")
    assert heads(referee, 4, 5, 7) == [
        "4: B blocked, 2 to go",
        "4 P1: turns go back",
        "4 P1: pur/red on A",
    ]


def test_a_move_that_is_called_pass_is_looked_at_in_a_game_that_counts_no_cards_laid(
    monkeypatch: pytest.MonkeyPatch,
):
    """As in one of one's own; here a pair in Memo stands for it."""
    referee = submit(begun(Setup("H7", ON_CALL, 2)), "start P1, end" + ", pair" * 5)
    assert referee.game.over
    assert not hasattr(referee.game, "laid")
    monkeypatch.setattr(looking, "PASS", "pair")
    monkeypatch.setattr(looking, "SAID", " pair:passed;")
    assert heads(referee, 2) == ["2 P2: passed"]

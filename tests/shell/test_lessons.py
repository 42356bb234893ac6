"""A held 0 after a refusal says why, and *Learning* says it by itself, also of what happens."""

import pytest

from firmware.modules import catalog, loader
from firmware.modules.game_folder import GameFolder
from firmware.modules.later import later
from firmware.play.knowledge import ON_CALL, TABLE
from firmware.play.setup import Setup
from firmware.shell import asking
from firmware.ui.screen import Screen
from host_sim.strict import StrictPage
from host_sim.wiring import REPO_ROOT
from tests.desk import Desk, playing
from tests.games.shedding.desk import at_table, dealt
from tests.games.shedding.positions import setup


def told(desk: Desk) -> str:
    """Return what the page says above its keys."""
    return " ".join(" ".join(desk.rows()[:7]).split())


def learning(desk: Desk) -> Desk:
    """Switch it on."""
    later.settings.learn(desk.app.shell, True)
    return desk


@pytest.mark.parametrize(
    ("name", "shown", "refused", "said"),
    [
        ("H1", 27, "3 9 #", "on no 39 27 no 2, no 7 in 39"),
        ("H3", 27, "1 5 #", "on no 15 27 nothing alike goes: 2_, _7, sum 9"),
        ("H4", 24, "5 7", "on no 35 24 35 = 5 × 7 goes: 3, 4, 6 or 8 × 1 to 10"),
        ("H2", 27, "2 2 # 3 1 #", "on no 31 22 no 2 in 31 goes: the run's 2"),
    ],
)
def test_after_a_refusal_a_held_0_says_what_would_have_gone(
    name: str, shown: int, refused: str, said: str
):
    desk = at_table(name, 3, shown).type(refused)
    assert told(desk.type("<0>")) == said
    assert desk.type("*").rows()[0].startswith("P1")


def test_on_a_pile_it_says_the_same_and_what_is_no_card_has_a_reason():
    desk = Desk().type("1 1 1 2 1 3 7 C 9 0 C <0>")
    assert told(desk) == "on no 90 37 goes: 2-36, or 47"
    desk.type("* #")
    assert desk.notice() == "Lay 1 more first"
    assert told(desk.type("<0>")) == "Why so? A turn lays 2 or more"


@pytest.mark.rule("FH1")
def test_of_a_minutes_card_that_is_all_laid_it_says_how_often_there_is_one():
    desk = Desk().type("9 1 1 3 # # 3 1 A 3 1 A 3 1 A <0>")
    assert told(desk).endswith(" A number is there twice, a sign once")


def test_where_a_game_tells_nothing_of_numbers_no_reason_is_offered(
    monkeypatch: pytest.MonkeyPatch,
):
    desk = Desk().type("1 1 1 2 1 #")
    assert desk.rows()[7] == "hold 0 why?  *clear"
    own = GameFolder.has_part
    monkeypatch.setattr(
        GameFolder, "has_part", lambda game, name: name != "ask" and own(game, name)
    )
    assert desk.type("* #").rows()[7] == "*clear"
    assert "Learn" not in desk.type("* <*> 1").words()


def test_the_reason_is_gone_with_the_next_key():
    desk = at_table("H1", 3, 27).type("3 9 # 5 <0>")
    assert told(desk) == "Which number? On 27 go a 2 or a 7"


def test_after_a_draw_it_says_what_would_have_gone():
    desk = at_table("H1", 3, 27).type("# # <0>")
    assert told(desk) == "Which number? On 27 go a 2 or a 7"


def test_a_dealt_hand_is_not_looked_into():
    same = set()
    for hand in ("31 2 3 4 5 6 7", "31 40 41 42 43 44 45"):
        desk = dealt("H1", hand, "10 11 12 13 14 15 16", shown=89)
        desk.type("3 1 #")
        same.add(told(desk.type("<0>")))
    assert same == {"on no 31 89 no 8, no 9 in 31"}


@pytest.mark.rule("H1.2")
def test_who_learns_is_told_a_reason_with_each_refusal_and_the_next_key_plays_on():
    desk = learning(at_table("H1", 3, 27)).type("3 9 #")
    assert told(desk) == ("39 no 2, no 7 It goes by a digit of the open card")
    assert desk.type("3 7 #").rows()[3] == "37", "typed over it"
    again = learning(at_table("H1", 3, 27)).type("3 9 # *")
    assert again.rows()[0].startswith("P1  pile"), "what was refused goes with what said so"


@pytest.mark.rule("H4.3", "H2.2", "TG5", "FH7")
def test_who_learns_is_told_the_reason_of_an_event():
    square = "After a square, 36 = 6 × 6, the next draws one and waits"
    desk = learning(at_table("H4", 3, 24)).type("6 6")
    assert told(desk) == "P2 waits, draws 1 " + square
    assert desk.type("#").rows()[0] == "P2 waits, draws 1"
    desk = learning(at_table("H4", 2, 24)).type("6 6")
    assert told(desk) == "P2 waits, draws 1 " + square, "a digit plays on, and nothing else says it"
    assert desk.type("9").rows()[0].startswith("P1: 9 × _")
    desk = learning(at_table("H4", 2, 24)).type("4 4")
    assert "16 = 4 × 4" in told(desk)
    desk = learning(dealt("H4", "36 2 3 4 5 6 7", "8 9 10 12 14 15 16", shown=24)).type("6 6")
    assert told(desk).endswith(
        "waits, draws 1 After a square, 36 = 6 × 6, the next draws one and waits"
    )
    desk = learning(at_table("H2", 3, 23)).type("3 #")
    assert told(desk) == "P2 must answer 1 to 9 oblige the next: one of 1 to 9, or draw three"
    desk = learning(Desk().type("1 1 1 2 1 3 7 C")).type("4 7 C")
    assert told(desk) == "Ten back: that pile has ten numbers more again"
    assert desk.type("3 A").game.tops[0] == 3


@pytest.mark.rule("TG5")
def test_where_an_event_is_told_the_page_says_that_the_done_key_only_closes_it():
    """Who has read it must not have ended the turn by that; after a refusal it acts."""
    desk = learning(Desk().type("1 1 1 2 1 3 7 C")).type("4 7 C")
    assert desk.rows()[7] == "# or *back"
    desk.type("#")
    assert desk.rows()[0] == "P1: enough  pile 84"
    desk = learning(at_table("H1", 3, 27)).type("3 9 #")
    assert desk.rows()[7] == "play on  *back"


@pytest.mark.rule("H1.4", "H2.2")
def test_on_call_who_draws_is_told_the_reason_that_is_told_at_the_table():
    desk = learning(playing(setup("H2", 3, ON_CALL))).type("1 7 # A")
    assert told(desk) == "P2 draws 3 Who lays no 1 to 9 on 1 to 9 draws three"
    desk = learning(playing(setup("H1", 3, ON_CALL))).type("1 7 # A")
    assert desk.rows()[0].startswith("P3 lays"), "one card is drawn as ever"


@pytest.mark.rule("H2.2")
@pytest.mark.parametrize("pressed", [False, True])
def test_who_learns_is_told_the_reason_of_what_the_device_plays_pressed_on_or_not(pressed: bool):
    desk = learning(Desk(seed=3).type("3 2 A A 3 # 1 # #"))
    assert desk.rows()[7] == "#go on  *undo"
    desk = desk.wait(300).type("#") if pressed else desk.wait(1700)
    assert told(desk) == "1 to 9 oblige the next: one of 1 to 9, or draw three"
    assert desk.wait(5000).rows()[7] == "# or *back"
    assert desk.type("*").rows()[0].startswith("Bix must answer")
    desk.wait(1700)
    assert desk.rows()[0].startswith("Bix!"), "and it goes on at its pace"


@pytest.mark.rule("TG5")
def test_after_a_ruled_top_it_is_told_by_that_one_whether_a_card_goes_back():
    desk = learning(Desk().type("1 1 1 2 1 5 0 A <*> 3 2 A 2 0 #")).type("4 0 A")
    assert desk.rows()[0] == "P1: enough  pile 84"
    desk = learning(Desk().type("1 1 1 2 1 5 0 A <*> 3 2 A 6 0 #")).type("5 0 A")
    assert told(desk) == "Ten back: that pile has ten numbers more again"


@pytest.mark.rule("TG5")
def test_the_first_card_of_a_falling_pile_goes_back_by_no_ten_be_it_the_10():
    desk = learning(Desk().type("1 1 1 2 1")).type("1 0 C")
    assert desk.rows()[0] == "P1: 1 more  pile 84"
    assert desk.game.tops[2] == 10


@pytest.mark.rule("TG9")
def test_that_the_draw_pile_is_empty_is_told_once():
    desk = learning(Desk().type("1 1 1 2 1"))
    for card in range(2, 86):  # all of the draw pile is drawn behind them
        desk.type(" ".join(str(card)) + (" A" if card % 2 == 0 else " A #"))
    assert told(desk) == "The draw pile is empty: now 1 card a turn is enough"
    assert desk.type("8 6 A #").rows()[0] == "P2 lays 1  pile 0"


def test_while_a_clock_runs_no_reason_lies_over_what_is_played_and_a_held_0_tells_it():
    desk = learning(Desk().type("9 1 2 2 # #"))
    for key in "1A2A3A4A5A1B2B3B":
        assert type(desk.type(key).app.stack[-1]).__name__ != "Lesson", key
    assert ":" in desk.words()


@pytest.mark.parametrize("keys", ["9 1 2 2 # #", "9 1 2 2 #", "9 1 2 2 # # 1 A <A>"])
def test_where_a_clock_runs_the_menu_has_no_line_to_learn_by_before_it_or_while_it_waits(keys: str):
    menu = learning(Desk().type(keys)).type("<*> 1")
    assert " ".join(menu.words().split()).startswith("Help 1 Keys 2 Rules"), menu.words()
    assert "Learn" not in menu.words()
    assert "Learn on" in learning(Desk().type("2 1 2 2 #")).type("<*> 1").words()


@pytest.mark.parametrize("read", ["", "<0> *", "<#> *", "<*> *"])
@pytest.mark.parametrize("lessons", [False, True])
@pytest.mark.parametrize(("then", "title"), [("A 3", "P1: J 3 × _"), ("3", "P1: 3 × _")])
def test_a_refused_joker_is_forgotten_whether_or_not_its_reason_was_read(
    read: str, lessons: bool, then: str, title: str
):
    desk = at_table("H4", 3, 24)
    desk = learning(desk) if lessons else desk
    assert desk.type(f"A 5 5 {read} {then}").rows()[0].split("  ")[0] == title


def test_learning_lasts_for_an_evening_and_through_a_power_cut():
    desk = learning(at_table("H1", 2, 27))
    desk.power_off_and_on()
    assert desk.app.shell.learning
    later.session.end(desk.type("#").app.shell)
    assert not desk.app.shell.learning
    desk.power_off_and_on()
    assert not desk.app.shell.learning
    assert desk.app.shell.volume == 3 and desk.app.shell.signals.sound


def test_every_reason_is_short_and_belongs_to_a_refusal():
    folder = REPO_ROOT / "firmware" / "games"
    known = "".join(file.read_text("utf-8") for file in folder.glob("*/texts.py"))
    for game in catalog.games():
        own = getattr(game.texts, "LESSONS", {})
        house = game.part("ask").LESSONS if game.has_part("ask") else {}
        for word, why in [*house.items(), *own.items()]:
            assert f'"{word}": ' in known or f"\n{word} " in known, (game.title, word)
            assert len(why) <= 45, why


def test_what_is_typed_ahead_over_a_reason_is_not_lost():
    desk = learning(playing(Setup("H1", TABLE, 2)).type("1 2 7 #"))
    desk.type("3 9 #")
    assert desk.type("7 2 #").rows()[3] == "72"


def test_a_refusal_of_three_lines_stands_over_its_reason_whole():
    said = "The joker cannot be that number: it agrees with no sum of the open card, no 11"
    beneath = Screen(Desk().app.shell)
    beneath.note = said
    lesson = asking.Lesson(beneath.shell, beneath, "A 5 would go.", "*")
    page = StrictPage(bytearray(1024))
    lesson.render(page)
    assert page.cut == []
    assert " ".join(word[2] for word in page.words).startswith(said + " A 5 would go.")


def test_who_learns_turns_pages_without_what_tells_reasons():
    """On a board it was loaded with each key, in the menu too, where there was no room for it."""
    desk = learning(at_table("H1", 3, 27))
    loader.forget()
    desk.type("<*> 1 7 * *")
    assert not loader.has("firmware.shell.asking")


def test_who_learns_plays_on_without_a_reason_for_which_there_is_no_memory(
    monkeypatch: pytest.MonkeyPatch,
):
    def none(*_: object) -> None:
        raise MemoryError

    desk = learning(at_table("H1", 3, 27))
    monkeypatch.setattr(later.asking, "lesson", none)
    assert told(desk.type("3 9 #")).startswith("\u00d7 39 no 2, no 7")


def test_who_was_learning_is_again_where_the_end_of_the_evening_is_taken_back():
    desk = Desk().type("8 1 2 1 4 # #").type("1 1# 4# 4# 2# 3# 3#")
    shell = desk.app.shell
    learning(desk)
    desk.type("B 2 #")
    assert not shell.learning, "it is for an evening"
    desk.type("*")
    assert shell.learning
    desk.power_off_and_on()
    assert desk.app.shell.learning
    desk.type("* B 2 #").power_off_and_on()
    assert not desk.app.shell.learning
    assert desk.type("* *").app.shell.learning
    assert desk.type("A").app.stack[-1].chosen == 1, "the next one starts all the same"


def test_who_was_not_learning_is_not_where_the_end_of_the_evening_is_taken_back():
    desk = Desk().type("8 1 2 1 4 # #").type("1 1# 4# 4# 2# 3# 3#").type("B 2 # *")
    assert not desk.app.shell.learning
    learning(desk)
    assert not desk.type("B 2 # A 1").app.shell.learning, "a new evening begins without"


def test_who_was_learning_is_again_where_the_evening_goes_on_with_a_game_that_was_left():
    desk = Desk().type("8 1 2 1 4 # #").type("1 1# 4# 4# 2# 3# 3#").type("A 1 1#")
    learning(desk)
    desk.type("<*> 4 B #")
    assert not desk.app.shell.learning
    desk.type("# *")
    assert desk.game.started
    assert desk.app.shell.learning

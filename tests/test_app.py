"""One step of the app: keys become strokes, screens lie on screens, and nothing waits."""

import gc
from typing import Any
from weakref import ref

import pytest

from firmware.modules import loader
from firmware.modules.later import later
from firmware.shell import shell as shell_room
from firmware.shell.shell import Shell
from firmware.storage.journal import NOTE
from firmware.ui.page import Page
from firmware.ui.screen import Screen
from host_sim.chips import heap
from tests.desk import Desk
from tests.nvm import ROOM

TABLE = "1 1 1 2 1"
OVER = "9 9 A 9 8 B # 2 C 3 D # # #"  # nobody can go on
TURN = "P1 lays 2  pile 84"
MUCH = 123_456  # bytes: all is loaded before it is wanted


@pytest.fixture
def desk() -> Desk:
    return Desk().type(TABLE)


def note(desk: Desk) -> str:
    return desk.notice()


def test_a_digit_acts_when_it_is_pressed(desk: Desk):
    desk.down("3")
    assert desk.rows()[0].split()[0][0] == "3"


@pytest.mark.parametrize(("key", "before", "after"), [("A", "37_", "P1:"), ("*", "37_", "P1")])
def test_a_key_with_a_held_meaning_acts_when_it_is_let_go(desk: Desk, key, before, after):
    desk.type("3 7")
    desk.down(key)
    assert desk.rows()[0].split()[0] == before
    desk.up(key)
    assert desk.rows()[0].split()[0] == after


@pytest.mark.parametrize(("ms", "title"), [(560, "Undone: start."), (620, "Menu")])
def test_a_key_is_held_from_600_ms_on(desk: Desk, ms: int, title: str):
    desk.hold("*", ms)
    assert desk.rows()[0] == title


def test_what_a_held_key_opens_is_there_before_it_is_let_go(desk: Desk):
    desk.down("*")
    desk.wait(600)
    assert desk.rows()[0] == "Menu"
    desk.wait(5000)
    desk.up("*")
    assert desk.rows()[0] == "Menu", "and letting it go does nothing more"


def test_where_a_page_has_no_memory_nothing_holds_the_one_that_was_left(
    monkeypatch: pytest.MonkeyPatch,
):
    """It may hold modules of a game, which then cannot give way."""
    desk = Desk(left=30_000).type(TABLE).type("<*>")  # the menu stays beneath its pages
    menu = type(desk.app.stack[-1])
    render = menu.render
    left = ref(desk.type("3").app.stack[-1])
    held: list[bool] = []

    def short_of_memory(self: Any, page: Any) -> None:
        gc.collect(2)
        held.append(left() is not None)
        if len(held) == 1:
            raise MemoryError
        render(self, page)

    monkeypatch.setattr(menu, "render", short_of_memory)
    assert desk.type("*").rows()[0] == "Menu"
    assert held == [True, False]


def test_held_sharp_is_help_for_this_screen(desk: Desk):
    assert desk.type("<#>").words() == "1 2 3 A ^ 4 a card 6 B ^ 7 8 9 C v undo 0 end D v"
    assert desk.type("3").rows()[:2] == [
        "Type a card and its pile: 3 7 C lays 37 on C. # ends the turn, or says that you "
        "can't play. * clears, then takes back. At the top right: so many are left to draw.",
        "",
    ]
    assert desk.type("*").rows()[0] == TURN


@pytest.mark.parametrize(
    ("keys", "first"),
    [
        ("B", "# plays what the page"),
        ("1", "Lay two cards a turn"),
        ("1 1 1 2", "All look at their"),
        ("1 1 1 2 1 <*>", "Press a digit; the"),
        ("1 1 1 2 1 <*> 3", "The table is right:"),
        ("1 1 1 2 1 <*> 3 3", "Type the number, then"),
        ("1 1 1 2 1 <*> 6 2", "# is yes and * is no,"),
        ("1 1 2 2 1", "All may see this"),
        ("1 1 2 2 1 1 <*> 2 5", "All may see this"),
        ("1 1 1 2 1 99A 98B # 2C 3D # # #", "Where I dealt, D shows"),
    ],
)
def test_every_screen_has_help_and_is_come_back_to(keys: str, first: str):
    desk = Desk().type(keys)
    before = desk.rows()
    drawn = desk.type("<#>").app.stack[-1].drawn
    assert desk.type(str(drawn + 1)).rows()[0].startswith(first)
    assert desk.type("*").rows() == before


def test_help_has_no_help_and_no_menu(desk: Desk):
    page = desk.type("<#>").rows()
    assert desk.type("<#>").rows() == page
    assert desk.type("<*>").rows() == page
    assert desk.type("A D <B>").rows() == page


def test_a_letter_held_where_that_means_nothing_is_told_by_a_click(desk: Desk):
    """Elsewhere a player would wonder whether it was heard."""
    desk.type("<*>").tones()
    assert desk.type("<B>").notice() == "Holding B does nothing here."
    assert (700, 40) in desk.tones(), "a click: nobody is scolded"


def test_of_two_keys_at_once_neither_acts_and_nothing_is_said(desk: Desk):
    desk.type("3 7")
    desk.down("A")
    desk.down("D")
    assert note(desk) == ""
    desk.up("A")
    desk.up("D")
    assert desk.game.tops == [1, 1, 100, 100]
    assert desk.type("A").game.tops == [37, 1, 100, 100]


def test_fast_fingers_may_overlap(desk: Desk):
    desk.down("3")
    desk.wait(60)
    desk.down("7")
    desk.wait(20)
    desk.up("3")
    desk.wait(20)
    desk.up("7")
    assert desk.type("A").game.tops == [37, 1, 100, 100]


def test_the_next_card_may_be_typed_before_the_pile_is_let_go(desk: Desk):
    desk.type("3 7")
    desk.down("A")
    desk.wait(60)
    desk.down("4")
    assert desk.game.tops == [37, 1, 100, 100]
    assert desk.rows()[0].split()[0] == "4_"
    desk.up("A")
    desk.up("4")
    assert desk.type("0 B").game.tops == [37, 40, 100, 100]


def test_a_key_beside_one_that_is_being_held_is_refused(desk: Desk):
    desk.type("3 7")
    desk.down("A")
    desk.wait(300)
    desk.down("4")
    assert note(desk) == ""
    desk.up("4")
    desk.up("A")
    assert desk.game.tops == [1, 1, 100, 100]


def test_a_third_key_is_never_believed(desk: Desk):
    """A pad without diodes shows a fourth key where three are down."""
    for key in "359":
        desk.down(key)
        desk.wait(60)
    assert note(desk) == ""
    for key in "359":
        desk.up(key)
    assert desk.rows()[0].split()[0] == "35_"


def test_a_tap_that_waited_in_the_queue_is_no_hold(desk: Desk):
    """A key counts from its event, not from when there was time for it."""
    start = desk.now
    desk.now += 2000
    desk.app.step(desk.now, ("*", True, start))
    desk.app.step(desk.now, ("*", False, start + 60))
    assert desk.rows()[0] == "Undone: start."


def test_after_lost_keys_the_page_is_drawn_again_as_it_may_show_which_are_down(desk: Desk):
    desk.wait(100)
    before = desk.app.stack[-1].stale
    desk.app.lost_keys()
    assert (before, desk.app.stack[-1].stale) == (False, True)


def test_after_lost_keys_the_pad_begins_anew(desk: Desk):
    desk.down("*")
    desk.app.lost_keys()
    desk.wait(2000)
    assert desk.rows()[0] == TURN, "a key whose release was lost is not held"
    assert desk.type("3 7 A").game.tops[0] == 37


@pytest.mark.parametrize(
    ("keys", "row"),
    [("1 1 1", "1-5 B names  #ok  wait"), ("1 1 2", "1-5 A Box B names  #ok  wait")],
)
def test_a_key_that_begins_a_game_is_answered_before_it_is_loaded(keys: str, row: str):
    """To load a game takes longer than a key may wait."""
    desk = Desk(left=MUCH)
    for key in keys.split():
        desk.down(key)
        desk.up(key)
    desk.down("2")
    assert desk.rows()[7] == row
    assert desk.rows()[:3] == ["How many play?", "", ""]
    assert desk.app.referee is None
    assert desk.app.busy
    desk.wait(20)
    assert desk.rows()[0] == "Who starts?"


@pytest.mark.parametrize("gone", [(), ("firmware.shell.first_player",)])
def test_a_game_that_is_loaded_but_for_a_module_or_two_begins_at_once(gone: tuple[str, ...]):
    desk = Desk(left=MUCH).type("1 1 1").wait(5000)
    for name in gone:
        loader.drop(name)
        desk.app.shell.expect([name])
    desk.down("2")
    assert desk.rows()[0] == "Who starts?"
    assert not desk.app.busy
    desk.down("3")
    desk.up("3")
    desk.up("2")
    assert desk.notice() == ""
    assert desk.rows()[0] == "Who starts?", "what begins a game is not withdrawn"


def test_where_the_game_s_page_has_no_room_beside_the_menu_it_comes_once_that_has_gone(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
):
    beneath: list[int] = []

    def stands_at(shell: Shell) -> Any:
        beneath.append(len(desk.app.stack))
        if len(beneath) == 1:
            raise MemoryError
        return own(shell)

    own = shell_room._stands_at
    monkeypatch.setattr(shell_room, "_stands_at", stands_at)
    desk.type("<*> 3 1 2").wait(100)
    assert desk.notice() == "Ruled: turn to P2."
    assert beneath == [4, 1]
    assert desk.game.seat == 1


@pytest.mark.parametrize("pressed", [False, True])
def test_a_page_that_time_has_left_is_gone_as_the_next_is_drawn(desk: Desk, pressed: bool):
    """On the board the proof of a claim and the page behind it have no room side by side."""
    gone: list[bool] = []

    class Next(Screen):
        def render(self, page: Page) -> None:
            gc.collect()
            gone.append(left() is None)

    class Waits(Screen):
        def on_tick(self, now: int) -> Screen:
            return Next(self.shell)

    desk.app.stack[:] = [Waits(desk.app.shell)]
    left = ref(desk.app.stack[-1])
    if pressed:
        desk.app.presses.down(desk.app.stack[-1], desk.now, None)
    desk.wait(100)
    assert gone[0]


def test_a_list_of_pages_that_is_held_still_holds_none_that_was_left(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
):
    """On the board a place on the stack may hold it while what takes their place is loaded."""
    desk.type(OVER).wait(5000).type("<*> 4")
    held = [desk.app.stack]
    load = desk.app._load

    def loading() -> None:
        assert desk.app._way
        held.append(desk.app._way[0])
        load()

    monkeypatch.setattr(desk.app, "_load", loading)
    left = ref(desk.app.stack[-1])
    assert desk.type("3").wait(500).rows()[0] == "1 game"
    assert len(held) == 2
    gc.collect()
    assert left() is None


def test_keys_are_answered_while_tones_sound(desk: Desk):
    """Nothing blocks: each step returns, and the tones keep their lengths by the clock."""
    desk.wait(1000)
    desk.tones()
    desk.type("1 A")  # the refusal sounds for 420 ms
    desk.down("5")
    assert desk.rows()[0].split()[0][0] == "5"
    desk.up("5")
    desk.wait(1000)
    assert desk.tones() == [(2400, 100), (0, 40), (1600, 100), (0, 40), (1100, 180)]


def test_the_answer_to_a_key_cuts_off_what_still_sounds(desk: Desk):
    desk.type("3 7 A 3 6")
    desk.wait(1000)
    desk.tones()
    for key in "#B":
        desk.down(key)
        desk.wait(20)
        desk.up(key)
    desk.wait(1000)
    assert desk.tones() == [(700, 20), (2400, 20)]


def test_a_note_goes_with_the_next_key(desk: Desk):
    assert desk.type("1 A").notice() == "1 is no card\nonly 2 to 99"
    assert desk.type("*").rows()[::7] == [TURN, "card, then A-D  *undo"]


def test_a_step_without_news_sends_nothing(desk: Desk):
    pictures = desk.pictures
    desk.wait(5000)
    assert desk.pictures == pictures


def test_when_the_memory_is_full_it_is_said_once_and_the_game_goes_on():
    desk = Desk().type("1 1 2 1")
    kept = desk.app.shell.journal
    number = 0
    while kept.used() < ROOM - 20:
        number += 1
        kept.append(NOTE, bytes((number // 256, number % 256, 0)))  # each about another thing
    for pile in "ABCD":
        desk.hold(pile)
        if kept.full:
            break
    assert note(desk) == "Memory full: this game is not kept."
    assert desk.rows()[7].startswith("card, then A-D  *undo"), "the last row is not covered"
    desk.type("<B>")
    assert "full" not in desk.words()
    card = desk.type("<#> *").rows()[6].split()[0]
    desk.type(f"{card} A")
    assert desk.game.tops[0] == int(card)


def test_a_page_for_which_memory_was_short_is_drawn_again_when_all_that_can_has_given_way(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
):
    forgotten: list[str] = []
    monkeypatch.setattr(loader, "forget", lambda: forgotten.append("all"))
    render = type(desk.app.stack[-1]).render

    def short(screen, page) -> None:
        if not forgotten:
            page.say(0, 0, "half a page")
            raise MemoryError
        before = set(page._made)
        render(screen, page)
        kept.append((page.keeps, set(page._made) == before))

    kept: list[tuple[bool, bool]] = []
    monkeypatch.setattr(type(desk.app.stack[-1]), "render", short)
    desk.type("3")
    assert forgotten == ["all"]
    assert desk.rows()[0] == "3_  pile 84"
    assert kept == [(False, True)], "nor does it keep anything that it put"
    desk.type("7")
    assert kept[1:] == [(True, False)]


@pytest.mark.parametrize("short_of", [1, 2])
def test_a_page_that_has_no_memory_twice_is_drawn_once_the_menu_beneath_it_has_gone(
    monkeypatch: pytest.MonkeyPatch, short_of: int
):
    """On a board names of six, over the menu over a dealt game, found none and began anew."""
    desk = Desk(left=MUCH).type(TABLE)  # else what is watched here comes anew
    names: Any = later.names.Names
    render, failed = names.render, []

    def short(screen: object, page: object) -> None:
        if len(failed) < short_of:
            failed.append(screen)
            raise MemoryError
        render(screen, page)

    monkeypatch.setattr(names, "render", short)
    menus = [ref(page) for page in desk.type("<*> 2").app.stack[1:]]
    assert desk.type("1").rows()[0] == "Who gets a name?"
    gc.collect(2)
    assert [menu() is None for menu in menus] == [short_of == 2] * 2
    assert loader.has("firmware.shell.names"), "it would come again beside the page made with it"
    assert not loader.has("firmware.shell.menu")
    assert desk.type("*").rows()[0] == "Who", "and a star leads back to it"
    assert desk.type("*").rows()[0] == "Menu"
    assert desk.type("*").rows()[0] == TURN


def test_a_page_that_never_finds_memory_says_so_and_the_game_goes_on(
    monkeypatch: pytest.MonkeyPatch,
):
    """On a board names, over the menu over a dealt Challenge, found none and began anew."""
    desk = Desk(left=MUCH).type(TABLE).type("<*> 2")
    names: Any = later.names.Names
    tried: list[Any] = []

    def short(screen: object, page: Any) -> None:
        tried.append(ref(screen))
        page.say(0, 0, "half a page")
        raise MemoryError

    monkeypatch.setattr(names, "render", short)
    assert desk.type("1").words() == "No room for that now. *back"
    gc.collect(2)
    assert [page() for page in tried] == [None] * 3
    assert desk.type("*").rows()[0] == "Who"
    assert desk.type("* * 3 7 A").game.tops[0] == 37


def test_a_page_of_the_game_that_never_finds_memory_is_no_page_to_leave(
    monkeypatch: pytest.MonkeyPatch,
):
    desk = Desk(left=MUCH).type(TABLE)
    monkeypatch.setattr(type(desk.app.stack[-1]), "render", _short)
    with pytest.raises(MemoryError):
        desk.type("3")


def test_where_a_page_has_too_little_memory_the_menu_beneath_goes_before_it_is_drawn_in_vain(
    monkeypatch: pytest.MonkeyPatch,
):
    """Over a dealt game on a board each try in vain took 0.1 s and more."""
    desk = Desk(left=MUCH).type(TABLE).type("<*> 2")
    names: Any = later.names.Names
    render, drawn = names.render, []

    def noted(screen: object, page: object) -> None:
        drawn.append(loader.has("firmware.shell.menu"))
        render(screen, page)

    monkeypatch.setattr(names, "render", noted)
    monkeypatch.setattr(loader, "make_room", lambda wanted: loader.DRAWS - 1)
    desk.type("1")
    assert drawn[:1] == [False]
    monkeypatch.undo()
    assert desk.type("*").rows()[0] == "Who", "a star leads back to it"


@pytest.mark.parametrize("fails", [1, 3])
def test_a_held_key_for_which_there_is_no_memory_says_so_and_the_game_goes_on(
    monkeypatch: pytest.MonkeyPatch, fails: int
):
    """Ahead of it, before it is held long enough, the page is made: that may fail too."""
    desk = Desk(left=MUCH).type(TABLE)
    opens, failed = Shell.menu, []

    def short(*of: Any) -> Any:
        if len(failed) < fails:
            failed.append(of)
            raise MemoryError
        return opens(*of)

    monkeypatch.setattr(Shell, "menu", short)
    desk.type("<*>")
    if fails == 1:
        assert desk.rows()[0] == "Menu"
        desk.type("*")
    else:
        assert note(desk) == "No room for that now."
    assert desk.type("3 7 A").game.tops[0] == 37


def test_where_there_is_no_memory_for_the_menu_still_a_star_leads_past_it(
    monkeypatch: pytest.MonkeyPatch,
):
    desk = Desk(left=MUCH).type(TABLE).type("<*> 2 1")
    there = list(desk.app._closed)  # when it is wanted there may be no memory to make it
    desk.app._close_menu()
    assert desk.app.stack[1:3] == there
    monkeypatch.setattr(later.menu, "Menu", _short)
    assert desk.type("*").rows()[0] == TURN


def test_a_digit_at_a_question_over_a_menu_that_had_to_go_acts_in_the_menu(
    monkeypatch: pytest.MonkeyPatch,
):
    desk = Desk(left=MUCH).type(TABLE).type("<*> 6 1")
    assert desk.words().startswith("Give up this game?")
    desk.app._close_menu()
    assert desk.type("2").words().startswith("Begin anew?")
    desk.app._close_menu()
    assert note(desk.type("9")) == "Nothing on 9 now."
    desk.type("1").app._close_menu()
    monkeypatch.setattr(later.menu, "Menu", _short)
    assert desk.type("2").rows()[0].startswith("Press it again.")  # and is typed nowhere


@pytest.mark.parametrize("lines", ["", "2"])
def test_a_menu_that_goes_from_beneath_a_number_asked_for_is_held_by_nothing(lines: str):
    """On a board both stayed, and what is answered had no room to be drawn."""
    desk = Desk(left=MUCH).type(TABLE).type("<*>").type(lines)
    menus = [ref(page) for page in desk.app.stack[1:]]
    assert desk.type("<0>").words().startswith("Which number?")
    desk.type("3")
    desk.app._close_menu()
    gc.collect()
    assert [menu() for menu in menus] == [None] * len(menus)
    assert desk.type("7").words().startswith("37 A 36 B 36 C 63 D 63")


def test_a_page_of_the_menu_keeps_the_menu_which_says_what_came_of_its_line():
    desk = Desk(left=heap.LEAST).type(TABLE).type(OVER).type("<*> 4")
    assert [type(page).__name__ for page in desk.app.stack[-2:]] == ["Menu", "Group"]
    assert note(desk.type("2")) == "Sent over USB, to the serial console."


def _short(*_: object) -> None:
    raise MemoryError


def test_where_all_that_can_gives_way_so_does_what_a_page_keeps_of_its_words():
    desk = Desk(left=MUCH).type(TABLE).type("3")  # else it goes in a quiet moment
    page = desk.app.page
    assert page._made
    desk.app.shell.forget()
    assert page._made == {}


def test_where_memory_ends_as_a_page_is_compared_all_of_it_is_sent():
    pixels, ink = bytearray(1024), bytearray(1024)
    page = Page(pixels, ink)

    def differing(windows: list[list[int]], row: int) -> None:
        raise MemoryError

    page._differing = differing  # type: ignore[method-assign]
    page.fill(0, 20, 5, 30)
    told = bytes(ink)
    assert page.paint() == [[0, 7, 0, 128]]
    assert bytes(pixels) == told
    assert any(told)
    assert not any(ink)

"""While the clock runs nothing that is said or asked lies over a card or the top of a pile."""

from random import Random

import pytest

from firmware.games.minutes import texts
from firmware.games.minutes.screen_turn import render
from firmware.games.minutes.texts import short, shorts
from firmware.shell.crash import FAILED, FULL
from firmware.ui.keys import APART_MS, CHANGED, TOO_SOON
from host_sim.reader import read
from host_sim.strict import StrictPage
from tests.desk import Desk
from tests.games.minutes.desk import dealt, game_of, opened, started, tops

WAYS = [
    ("table", 3, "FH"),
    ("table", 6, "FH-challenge"),
    ("on call", 4, "FH"),
    ("screen", 2, "FH"),
    ("screen", 3, "FH"),
    ("screen", 5, "FH"),
    ("screen", 6, "FH-challenge"),
]
KEYS = "1234567890ABCD#" * 3 + "**"
HELD = ["<B>", "<C>", "<D>"]
SIGNS = {"8": "turn", "9": "way", "0": "+2", "D": "block"}  # on call


def in_view(desk: Desk) -> None:
    """Hold the panel against the cards and tops that the page shows while nothing is said."""
    top, game, rows = desk.app.stack[-1], game_of(desk), desk.rows()
    cards = game.knowledge.hand(0) is not None
    where = f"{top.note!r} on {rows}"
    if cards and (top.all or not game.started):
        page = StrictPage(bytearray(1024))
        render(page, game, 270)
        page.paint()
        assert rows[2:] == read(bytes(page.pixels))[2:], where
        return
    if top.asks_seat and not cards:
        assert top.note or rows[2].startswith("1 P1  2 P2"), where
        assert not top.note or top.asked or f"? {texts.nameable(game)}" in rows[7], where
    else:
        for pile, shown in enumerate(tops(desk)):
            told = texts.beside(game, pile) if cards else texts.top(game, pile)
            assert shown[2:] in (told, texts.label(told)), where
    if cards:
        hand = game.knowledge.hand(game.seat)[top.first : top.first + 6]
        assert " ".join(short(card) for card in hand) in desk.words(), where
        theirs = game.knowledge.hand(game.next_seat(game.way))[:4]
        head = game.name(game.next_seat(game.way)) + " "
        assert head + shorts(theirs, 100) in desk.words(), where
        if top.whom and not top.asked:
            assert f"next? {texts.nameable(game)}" in rows[7], where
    elif top.entry and not top.card:
        assert top.note or f"{top.entry}_" in rows[0], where
    elif top.entry and not top.note:
        typed = SIGNS[top.entry[0]] if game.on_call else texts.name_of(top.card)
        assert typed in desk.words() or texts.label(typed) in desk.words(), where


@pytest.mark.parametrize(("level", "players", "rules"), WAYS)
def test_whatever_is_typed_cards_and_tops_stay_in_view(level: str, players: int, rules: str):
    chance = Random(f"{level} {players}")
    desk = opened(level, players, rules, on_call=level == "on call")
    desk.type("#" if rules == "FH-challenge" else "1 #")
    looked = said = 0
    for _ in range(300):
        kind = chance.random()
        if kind < 0.06:
            desk.type(chance.choice(HELD))
        elif kind < 0.1:
            for key in chance.sample("1234567890", 2):
                desk.down(key)
                desk.now += APART_MS // 4
            for key in list(desk.app.shell.keys.down):
                desk.up(key)
            desk.wait(60)
        else:
            desk.type(chance.choice(KEYS))
        if chance.random() < 0.1:
            desk.wait(chance.randrange(2500))
        top = desk.app.stack[-1]
        if game_of(desk).over:
            break
        if not top.calm:
            desk.type("*" if top.dialog else "#" if game_of(desk).started else "1 #")
        else:
            looked += 1
            said += bool(top.note)
            in_view(desk)
    assert looked > 80
    assert said > 20


HOUSE = [FULL, FAILED, TOO_SOON, CHANGED, "Key 5 is stuck: hold 9 instead."]


@pytest.mark.parametrize("said", [*HOUSE, "half", "ten"])
@pytest.mark.parametrize("typed", ["", "5", "8 1", "8 1 A"])
def test_what_the_house_and_the_clock_say_leaves_what_is_typed_in_view_too(said: str, typed: str):
    for desk in (started().type("1 1 A"), started(on_call=True).type("A")):
        keys = typed if not game_of(desk).on_call else typed.replace("5", "").replace(" 1", "")
        desk.type(keys)
        desk.app.stack[-1].say(said if said in HOUSE else texts.say(said))
        in_view(desk.wait(20))


@pytest.mark.parametrize("names", ["", "MMMWWWQQQ"])
@pytest.mark.parametrize("typed", ["C 2", "8 5", "8 5 A"])
def test_what_is_typed_does_not_lie_under_the_clock_at_its_longest(typed: str, names: str):
    """The clock covered the pile of a purple It's your turn."""
    desk = started()
    game_of(desk).names = names
    desk.type(typed)
    desk.app.stack[-1].say(texts.say("half"))
    page = StrictPage(bytearray(1024))
    desk.app.stack[-1].render_small(page)
    page.paint()
    said = {"C 2": "yel/gre", "8 5": "turn pur", "8 5 A": "turn pur on A"}[typed]
    assert read(bytes(page.pixels))[0].startswith((f"P1> {said}", f"MMM> {said}", said))


@pytest.mark.parametrize("said", [*HOUSE, "half", "ten"])
@pytest.mark.parametrize("typed", ["", "4", "4 A", "<D>"])
def test_so_it_does_where_cards_were_dealt(said: str, typed: str):
    desk = dealt("R1 R2 R3 R>", "Y1 Y2 Y3 Y4", "G1 G2 G3 G4").type("1 #").type(typed)
    desk.app.stack[-1].say(said if said in HOUSE else texts.say(said))
    in_view(desk.wait(20))


@pytest.mark.parametrize("rules", ["FH", "FH-challenge"])
def test_how_to_get_help_is_not_told_over_the_cards_of_the_sixth(rules: str):
    six = ("R1 R2 R3 R4", "Y1 Y2 Y3 Y4", "G1 G2 G3 G4", "B1 B2 B3 B4", "P1 P2 P3 P4", "R5 R6 R7 Y5")
    desk = dealt(*six, rules=rules).type("#" if rules == "FH-challenge" else "1 # <D>")
    for _ in range(5):
        assert desk.wait(3000).rows()[7] == "P6 5R 6R 7R 5Y"


@pytest.mark.rule("FH10")
def test_who_is_next_is_asked_beside_the_displays_by_which_it_is_chosen():
    desk = dealt("R1 R2 R3 R>", "Y1 Y2 Y3 Y4", "G1 G2 G3 G4").type("1 # 4 A")
    assert desk.rows()[4:] == [
        "1R 2R 3R !R",
        "",
        "P2 1Y 2Y 3Y 4Y",
        "on A: next? 1-3  *back",
    ]
    assert desk.type("3").rows()[6:] == ["P1 1R 1R 2R 3R", "P3, your turn!"]

"""The device plays for seats whose cards the players hold: it says what they are to do for it."""

import itertools
from collections.abc import Callable
from typing import Any

import pytest

from firmware.games.melding.rules import DRAW, THROW
from firmware.modules import catalog
from firmware.play.knowledge import GUIDED, ON_CALL, SCREEN, TABLE, Secret
from firmware.play.referee import plays
from firmware.shell.box_turn import as_they_came
from firmware.storage.journal import MOVE
from tests.desk import STILL_STEP_MS, Desk, playing
from tests.games.shuffled import dealt
from tools.players import own_cards

GAMES = ("H1", "H2", "H3", "H4", "H5", "H6", "H7", "FH", "FH-challenge", "TG", "TS")
STARTS = ("AfterDeal", "FirstPlayerChoice", "FirstPlayer")
TURNS = ("Turn", "Grid")


def top(desk: Desk) -> str:
    return type(desk.app.stack[-1]).__name__


def led(rules: str, players: int = 3, seed: int = 1) -> Desk:
    """Return a desk at a guided game, whose last seats are the device's."""
    return playing(dealt(rules, GUIDED, players, seed))


@pytest.fixture(autouse=True)
def boxes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Desk, "names", "   BoxBix")


def lay(desk: Desk) -> None:
    """Let the player on turn play as the device would in their place, by keys."""
    game: Any = desk.game
    referee = desk.referee
    part: Any = referee.folder.part("player")
    past = [move for kind, move in referee.journal.entries(tuple) if kind == MOVE]
    seen = list(part.look(game, past))[-1]
    move: Any = list(part.think(seen))[-1]
    played = len(referee.log())
    if referee.rules.MOVES[move[0]][0].startswith("out"):
        desk.type("D")
        return
    if top(desk) == "Grid" and len(move) > 1:  # a place stands for its card
        needs = (game.needed,) if len(move) == 2 and game.up else ()
        move = (move[0], *needs, game.places[move[-1]])
    desk.type(own_cards.keys(game, referee.rules, move))
    if len(referee.log()) == played:
        desk.type("#")


def through(desk: Desk, look: Callable[[Desk], object] = lambda desk: None) -> Desk:
    """Play on until the game is over or its cards are known no more; `look` at each page."""
    for _ in range(4000):
        game: Any = desk.game
        look(desk)
        screen: Any = desk.app.stack[-1]
        if game.over and top(desk) not in ("BoxTurn", "Turn"):
            return desk
        if top(desk) in STARTS:
            desk.type("1").wait(300, STILL_STEP_MS)
        elif top(desk) == "BoxTurn" or game.started and game.boxed(game.seat):
            if getattr(screen, "laid", True):
                desk.wait(300, STILL_STEP_MS)
            else:
                desk.type("#")
        elif top(desk) in TURNS and not game.over:
            lay(desk)
        elif top(desk) == "Reshuffle":
            return desk
        else:
            desk.type("#").wait(300, STILL_STEP_MS)
    raise AssertionError(f"it hangs: {desk.rows()}")


@pytest.mark.parametrize("rules", GAMES)
def test_one_plays_a_guided_game_to_its_end_with_two_seats_of_the_device_s(rules: str):
    desk = through(led(rules))
    assert desk.game.over or top(desk) == "Reshuffle"
    assert {"Box", "Bix"} == {desk.game.name(seat) for seat in (1, 2)}


@pytest.mark.parametrize(
    ("rules", "seed"),
    [
        *itertools.product(["H1", "H2", "H3", "H4", "H5", "H6", "TG", "TS"], [2, 3]),
        ("H2", 14),  # in these a joker is turned over first, so it goes under the draw pile
        ("H4", 18),
    ],
)
def test_the_card_that_it_names_lies_where_it_says(rules: str, seed: int):
    """The players take what was dealt from the top of each packet and put what is drawn behind."""
    desk = led(rules, seed=seed)
    row: dict[int, list[int]] = {}
    for seat in (1, 2):
        deck, seats = desk.referee.setup.deck, desk.game.players
        row[seat] = [deck[seat + seats * i] for i in range(desk.game.hand_size)]
    named = [0]

    def look(desk: Desk) -> None:
        screen: Any = desk.app.stack[-1]
        for seat in (1, 2):
            held: list[int] = list(desk.game.knowledge.held(seat) or ())
            gone = [card for card in row[seat] if row[seat].count(card) > held.count(card)]
            if gone and top(desk) == "BoxTurn" and screen.seat == seat:
                assert gone == [row[seat][screen.place - 1]]
                assert f"card {screen.place} from left" in " ".join(desk.rows())
                named[0] += 1
                row[seat].pop(screen.place - 1)
            row[seat] = as_they_came(row[seat], held, desk.game.knowledge)

    through(desk, look)
    assert named[0] > 1 or rules in ("H5", "H6")  # there it may be out at once


def test_what_others_draw_for_its_card_is_told_before_it_goes_on():
    desk = led("H2", seed=3)
    told: list[str] = []
    through(desk, lambda desk: told.append(desk.rows()[0]))
    at = told.index("Bix: Trick")
    assert "Others +3" in told[at : at + 4]


def test_a_trick_is_played_only_by_whoever_holds_the_100():
    for seed in range(6):
        desk = through(led("H2", seed=seed))
        for move in desk.referee.log_text():
            assert move != "trick" or desk.game.knowledge.held(0) is not None


def test_the_row_keeps_its_order_and_what_is_drawn_lies_at_its_right():
    knowledge = Secret(2, bytes((9, 1, 5, 2, 7, 3)))
    knowledge.deal(2)
    knowledge.take(0, 2)
    assert as_they_came([9, 5], knowledge.held(0), knowledge) == [9, 5, 7, 3]
    knowledge.lay(0, 5)
    assert as_they_came([9, 5, 7, 3], knowledge.held(0), knowledge) == [9, 7, 3]


def test_its_page_shows_no_card_of_its_hand_but_the_one_that_lies_there():
    desk = led("H1", seed=2)

    def look(desk: Desk) -> None:
        if top(desk) != "BoxTurn":
            return
        game: Any = desk.game
        words = set(" ".join(desk.rows()[1:6]).split())
        held = {str(card) for seat in (1, 2) for card in game.knowledge.held(seat) if card > 9}
        assert not words & (held - {str(game.open)})

    through(desk, look)


def test_a_place_is_told_of_memo_and_a_pair_after_it():
    desk = led("H7")
    told: list[str] = []
    through(desk, lambda desk: told.append(desk.rows()[0]))
    places = [words for words in told if words.startswith(("Box: place", "Bix: place"))]
    assert len(set(places)) > 10
    assert any("pair" in words for words in told if words.startswith("Box: "))


def test_while_the_clock_runs_its_card_is_told_and_it_waits_only_for_itself():
    desk = led("FH")
    told: list[str] = []
    through(desk, lambda desk: told.append(desk.rows()[-1] + "|" + " ".join(desk.rows())))
    assert any("Box: " in words and " on A" in words for words in told)
    assert any(words.startswith("#done 0 why  *undo|") for words in told)


@pytest.mark.parametrize("rules", GAMES)
def test_it_plays_where_it_knows_the_cards(rules: str):
    game = catalog.game_of(rules)
    levels = (TABLE, GUIDED, SCREEN, ON_CALL)
    assert [plays(game, level) for level in levels] == [False, True, True, False]


@pytest.mark.parametrize("rules", GAMES)
def test_once_all_lies_otherwise_than_is_known_it_plays_for_nobody(rules: str):
    desk = led(rules)
    while top(desk) in STARTS:
        desk.type("2" if top(desk) != "AfterDeal" else "#").wait(500)
    referee: Any = desk.referee
    assert desk.game.boxes
    assert referee.submit((referee.rules.FORGET,)) is None
    assert desk.game.people() == [0, 1, 2]
    assert type(desk.app.shell.screen()).__name__ != "BoxTurn"


def test_before_a_shuffle_that_it_does_not_lead_it_says_for_whom_it_then_plays_no_more():
    """H-b"""
    desk = led("H5", 4).type("1")
    while not desk.game.owes:
        throws = [move for move in desk.game.legal_moves() if move[0] in (DRAW, THROW)]
        desk.referee.submit(throws[0])
    desk.power_off_and_on()
    desk.type("#")
    assert "# if you have: then I know only counts. You play Box Bix." in desk.words()


def test_help_of_its_turn_tells_how_a_hand_lies_that_it_takes_over():
    desk = led("H1", 2).type("2 <#>")
    told = " ".join(desk.app.stack[-1].pages)
    assert "in any order, and look for the card I name: its place holds only for" in told

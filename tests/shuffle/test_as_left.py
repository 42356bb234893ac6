"""After a game whose every card is known the deck lies as it is gathered."""

from types import SimpleNamespace

import pytest

from firmware.modules.game_folder import GameFolder
from firmware.play.knowledge import GUIDED
from firmware.shell.guided import left as how_left
from firmware.shuffle import shuffle_start
from tests.desk import Desk, playing
from tests.games.shuffled import winning
from tests.shuffle.guided_games import guided
from tests.shuffle.panel_hands import PanelHands
from tests.shuffle.test_by_the_panel import packets


def ended(rules: str, players: int, seed: int = 1) -> Desk:
    """Return a desk at the result of a game that was played at random at level guided."""
    memory, referee, chance = guided(rules, players, seed)
    while not referee.game.over:
        if referee.game.owes:
            order = list(referee.game.owes)
            chance.shuffle(order)
            assert referee.submit((referee.rules.CHANCE, *order)) is None
        else:
            assert referee.submit(chance.choice(referee.game.legal_moves())) is None
    return Desk(memory.flash.image).type("*")


@pytest.mark.parametrize(("rules", "players"), [("TG", 3), ("H1", 2), ("H2", 3), ("H4", 4)])
def test_every_card_has_its_piece_and_the_next_shuffle_begins_with_them(rules: str, players: int):
    desk = ended(rules, players)
    pieces = how_left(desk.referee)
    assert pieces
    deck = shuffle_start.order(pieces)
    assert sorted(deck) == sorted(desk.referee.setup.deck)
    desk.type("A")
    assert desk.rows()[0] == "How lies the deck?"
    assert desk.rows()[4] == "4 as we left it"
    told = []
    desk.type("#")
    while desk.rows()[0] == "Lay on each other:":
        told += [row for row in desk.rows()[1:7] if row]
        desk.type("#")
    assert told == [words for words, _ in pieces]
    found = PanelHands(desk, deck).through()
    assert sorted(found) == sorted(deck)
    assert found == packets(desk)


def test_piles_are_turned_over_hands_are_sorted_and_the_draw_pile_lies_as_it_lay():
    desk = ended("TG", 3)
    pieces = dict(how_left(desk.referee) or ())
    log = desk.referee.log_text()
    for pile in "ABCD":
        laid = [int(move.split()[1]) for move in log if move[:3] == "lay" and move[-1] == pile]
        assert pieces.get(f"pile {pile} turned over", []) == laid
    for seat in range(3):
        hand = pieces.get(f"P{seat + 1}'s, low on top", [])
        assert hand == sorted(desk.game.knowledge.held(seat))
    drawn = 98 - len(pieces.get("the draw pile", []))
    assert pieces.get("the draw pile", []) == list(desk.referee.setup.deck[drawn:])


@pytest.mark.parametrize(("rules", "cards"), [("H5", 7), ("H5-advanced", 14), ("H6", 14)])
def test_the_sets_of_who_has_won_are_a_piece_of_their_own(rules: str, cards: int):
    desk = playing(winning(rules, GUIDED, 2)).type("1 # D #")
    for _ in range(99):
        if desk.game.over:
            break
        desk.wait(100)
    assert desk.game.over
    pieces = how_left(desk.referee) or []
    assert [words for words, _ in pieces] == [
        "discards face down",
        "laid out, low on top",
        "P2's, low on top",
        "the draw pile",
    ]
    laid = pieces[1][1]
    assert len(laid) == cards
    assert laid == sorted(laid)
    deck = shuffle_start.order(pieces)
    assert sorted(deck) == sorted(desk.referee.setup.deck)
    desk.type("# # # A")
    while desk.rows()[0] != "How lies the deck?":
        desk.type("#")
    assert desk.rows()[4] == "4 as we left it"
    desk.type("4")
    assert desk.rows()[:6] == [
        "Lay on each other:",
        "",
        "discards face down",
        "",
        "laid out, low on top",
        "",
    ]


def test_a_game_that_does_not_say_what_lies_in_its_piles_does_not_offer_it(
    monkeypatch: pytest.MonkeyPatch,
):
    desk = ended("H1", 2)
    own = GameFolder.part

    def part(game: GameFolder, name: str) -> object:
        return SimpleNamespace() if name == "hand_over" else own(game, name)

    monkeypatch.setattr(GameFolder, "part", part)
    desk.type("A")
    assert desk.rows()[0] == "How lies the deck?"
    assert desk.rows()[4] == ""


@pytest.mark.parametrize("rules", ["H2", "H3"])
def test_the_100_of_a_treat_is_told_as_the_one_card_that_it_is(rules: str):
    games = (ended(rules, 3, seed) for seed in range(1, 99))
    desk = next(desk for desk in games if "treat" in desk.referee.log_text())
    pieces = dict(how_left(desk.referee) or ())
    assert pieces["the 100 of the Treat"] == [100]
    assert not [words for words in pieces if words.startswith("laid out")]


def test_with_other_cards_or_none_known_it_is_not_offered():
    desk = ended("TG", 3)
    desk.referee.submit((desk.referee.rules.FORGET,))
    assert how_left(desk.referee) is None
    desk.type("A")
    assert desk.rows()[4] == ""


def test_what_goes_wrong_is_mended_though_the_deck_lay_as_it_was_left():
    desk = ended("TG", 2, 4)
    deck = shuffle_start.order(how_left(desk.referee) or [])
    desk.type("A #")
    while desk.rows()[0] == "Lay on each other:":
        desk.type("#")
    hands = PanelHands(desk, deck)
    while "one card each" not in desk.words():
        hands.step()
    desk.type("*")
    assert hands.through() == packets(desk)


def test_another_key_as_the_deck_is_gathered_names_no_other_word_than_the_last_row():
    desk = ended("TG", 3).type("A 4 B")
    assert desk.rows()[7] == "#next  *back"
    assert desk.notice() == "Press # or *."


def test_it_is_offered_again_until_another_game_begins():
    desk = ended("TG", 3, 4).type("A")
    assert desk.rows()[4] == "4 as we left it"
    assert desk.type("* #").rows()[4] == "4 as we left it", "with the same answers"
    desk.type("* * 1 #")
    assert desk.rows()[0] == "Who starts?", "somebody shuffles and deals"
    desk.type("* * 4 #")
    assert desk.rows()[:5:4] == ["How lies the deck?", ""]


def test_from_home_it_is_offered_no_more_as_the_cards_may_be_put_away():
    desk = ended("TG", 3, 4).type("A * * * *")
    assert desk.rows()[0] == "The same again?"
    assert desk.type("#").rows()[:5:4] == ["How lies the deck?", ""]

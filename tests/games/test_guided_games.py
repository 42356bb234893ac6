"""The level guided, game by game: who holds what is known in secret, and what follows from it."""

import re

import pytest

from firmware.games.shedding.rules import DISCARD
from firmware.modules import catalog
from firmware.play.knowledge import GUIDED
from firmware.play.notation import Notation
from firmware.play.referee import Referee
from tests.desk import Desk, playing
from tests.games.shuffled import dealt, winning
from tests.games.test_guided import LOW, the_game

STUCK = ([50, 51, 52, 53, 54, 55, 56], [2, 3, 98, 99, 40, 41, 42])


def test_the_game_ends_by_itself_and_says_which_cards_would_have_gone():
    """TG11 TG12"""
    desk = the_game(STUCK).type("2 9 8 A 9 9 B 2 C 3 D #")
    assert desk.game.over
    assert (
        desk.words() == "94 left turn 1: 96 skipped P1 needed 12, 13, 88, 89. A again B I can *undo"
    )


def test_on_the_short_sheet_it_is_said_of_nobody_in_particular_that_nobody_can_lay():
    """TS5"""
    hands = ([13, 89, 50, 51, 52, 53], [2, 3, 12, 88, 98, 99])
    desk = the_game(hands, "TS").type("1 1 3 D 8 9 B # 8 8 A 9 8 A 9 9 B 1 2 C 2 # C 3 # D #")
    assert desk.game.over
    assert "Nobody can lay. " in desk.words()


WRONG = (
    "× Lay 2 more first 98 99 2 3 Lay 2 more first. Can't all the same? Then I just count. #yes *no"
)


def test_on_the_short_sheet_nobody_is_told_before_they_press_it_whether_they_can_go_on():
    """TS2 TS5"""
    stuck = ([50, 51, 52, 53, 54, 55], [2, 3, 98, 99, 12, 41])
    free = ([50, 51, 52, 53, 54, 88], [2, 3, 98, 99, 12, 41])
    for hands, says in ((stuck, "P2 lays 2  pile 82"), (free, WRONG)):
        desk = the_game(hands, "TS").type("2 9 8 A 9 9 B 2 C 3 D #")
        assert desk.rows()[7] == "card, then A-D  #can't"
        assert desk.type("7").rows()[7] == "card, then A-D  *clear"
        assert desk.type("*").rows()[7] == "card, then A-D  #can't"
        assert says in desk.type("#").words().replace(" pile", "  pile")


def test_who_can_lay_none_though_the_device_believes_so_says_so_and_the_turn_passes_on():
    """TS2 TS5 TG16"""
    desk = the_game(([50, 51, 52, 53, 54, 88], [2, 3, 98, 99, 12, 41]), "TS")
    desk.type("2 9 8 A 9 9 B 2 C 3 D # #")
    assert desk.words().endswith(WRONG)
    assert desk.type("*").game.knowledge.secret  # it was right
    assert desk.type("# #").words() == (
        "P1 can't lay 2? The turn passes, with 0 of 2 laid. #pass *no"
    )
    assert desk.type("*").game.knowledge.secret, "nothing is ruled before it passes"
    assert desk.type("# #").rows()[0] == "P2 lays 2  pile 82"
    assert desk.notice() == "Now I know only counts."
    assert desk.referee.log_text()[-2:] == ["ruling-counts", "cant"]
    assert desk.type("* #").notice() == "Undone: can't."
    assert desk.game.knowledge.secret


def test_so_the_game_is_over_where_each_must_lay():
    """TG7 TG11 TG16"""
    free = ([50, 51, 52, 53, 54, 55, 88], [2, 3, 98, 99, 40, 41, 42])
    desk = the_game(free).type("2 9 8 A 9 9 B 2 C 3 D # #")
    assert desk.words().endswith(WRONG)
    desk.type("# #")
    assert desk.game.over
    assert "P1 can't lay." in desk.words()


def test_what_counts_alone_prove_is_not_questioned():
    """TG16"""
    desk = the_game(LOW).type("1 #")
    assert desk.notice() == "Lay 2 more first"
    assert desk.type("#").game.knowledge.secret


def test_a_game_that_is_over_by_what_is_known_goes_on_where_the_table_says_otherwise():
    """TG11"""
    desk = the_game(STUCK).type("2 9 8 A 9 9 B 2 C 3 D #")
    assert desk.rows()[7] == "A again B I can  *undo"
    assert desk.type("B").words() == "Are your cards others? Then I know only counts. #yes *no"
    assert desk.type("*").game.over
    desk.type("B #")
    assert not desk.game.over
    assert desk.type("9").rows()[0] == "9_  pile 80"
    desk.power_off_and_on()
    desk.type("# 8 8 A 8 9 B")
    assert desk.type("#").rows()[0] == "P2 lays 2  pile 78"


def test_who_draws_though_a_card_goes_is_not_told_so():
    """H1.4"""
    for seed in range(4):
        desk = playing(dealt("H1", GUIDED, 2, seed)).type("1 #")
        assert desk.rows()[5:] == [
            "",
            "",
            "#yes  *no",
        ]


def test_the_100_is_offered_as_trick_whoever_holds_it_and_questioned_where_it_is_not():
    """H2.4"""
    offered = set()
    for seed in range(6):
        desk = playing(dealt("H2", GUIDED, 2, seed)).type("1")
        offered.add("B Trick" in desk.words())
        held = 100 in desk.game.knowledge.held(0)
        desk.type("B #")
        assert ("I know 100 elsewhere." in desk.words()) == (not held)
    assert offered == {True}


def test_cards_are_shuffled_by_the_players_and_their_order_is_known_no_more():
    """H-b"""
    desk = playing(dealt("H4", GUIDED, 3, 3)).type("1")
    while not desk.game.owes:
        long = [move for move in desk.game.legal_moves() if move[0] == DISCARD]
        if len(desk.game.knowledge.held(desk.game.seat)) > 4 and long:
            desk.type(Notation(desk.referee.rules).keys(long[0]))
        else:
            desk.type("# #")
        desk.type("#" if desk.rows()[7].startswith("#ok or") else "")
    assert desk.words().startswith("Pile used up: shuffle all discards but the open one.")
    cards = len(desk.game.owes)
    desk.power_off_and_on()
    assert desk.type("#").words().startswith("Pile used up:")
    desk.type("#")
    assert desk.game.knowledge.draw == cards
    assert not desk.game.knowledge.secret


def test_a_claim_is_one_key_and_nothing_is_typed():
    """H5.5"""
    desk = playing(winning("H5", GUIDED, 3)).type("1 #")
    desk.type("D").wait(6000)
    assert re.match(r"P1 is out!", desk.rows()[0])
    assert desk.game.over
    assert desk.game.points[0] == 0


def test_a_claim_with_the_card_typed_is_looked_at_once_a_turn_and_then_typed():
    """H5.5"""
    desk = playing(winning("H5", GUIDED, 3)).type("1")
    drawn = desk.game.knowledge.pile[-desk.game.knowledge.draw]
    desk.type(f"{drawn} D").wait(6000)
    assert desk.rows()[0] == "P1 is out!  1/1"
    desk = playing(winning("H5", GUIDED, 3)).type("1")
    held = desk.game.knowledge.held(0)
    desk.type(f"# {held[-1]} D").wait(6000)
    assert desk.notice() == f"No sets without the {held[-1]}"
    desk.type(f"{held[-1]} D").wait(200)
    assert desk.notice() == "Type them: I looked"
    assert desk.rows()[0].startswith(f"P1 throws {held[-1]}")


@pytest.mark.parametrize("rules", ["H5", "H6"])
def test_a_claim_with_a_card_that_is_known_elsewhere_is_questioned_and_not_looked_at(rules: str):
    """H5.5 H6.3"""
    desk = playing(winning(rules, GUIDED, 3)).type("1 #")
    other = next(card for card in desk.game.knowledge.held(1) if 9 < card < 100)
    asked = f"I know {other} elsewhere. Right all the same? Then I just count."
    assert asked in desk.type(f"{other} D").words()
    desk.type("*")
    assert desk.notice() == f"You have no {other}"
    assert asked in desk.type(f"* {other} #").words()  # which tells as much
    held = desk.game.knowledge.held(0)
    desk.type(f"* * {held[-1]} D").wait(6000)
    assert desk.notice() == f"No sets without the {held[-1]}"  # it looks, once a turn
    assert asked in desk.type(f"{other} D").words()  # and asks before it has the others typed


@pytest.mark.parametrize("rules", ["H5", "H6"])
def test_such_a_claim_that_is_right_all_the_same_is_typed_as_at_the_table(rules: str):
    """H5.5 H6.3: the table is right."""
    desk = playing(winning(rules, GUIDED, 3)).type("1 #")
    other = next(card for card in desk.game.knowledge.held(1) if 9 < card < 100)
    desk.type(f"{other} D #").wait(200)
    assert not desk.game.knowledge.secret
    assert desk.rows()[0].startswith(f"P1 throws {other}")
    assert "Now I know only counts." in desk.words()
    assert desk.referee.log_text()[-1] == "ruling-counts"


def test_the_hands_of_who_lost_are_scored_by_themselves():
    """H5.6 H6.4"""
    for rules in ("H5", "H6"):
        desk = playing(winning(rules, GUIDED, 2)).type("1 # D").wait(6000)
        game = desk.game
        assert game.points == [0, game.cost(game.knowledge.held(1))]


def test_a_claim_that_is_wrong_is_refused_and_the_turn_goes_on():
    desk = playing(dealt("H5", GUIDED, 2, 5)).type("1 # D").wait(6000)
    assert "Not all in sets" in desk.words()
    assert desk.type("*").rows()[7] == "card # D out  *undo"


def test_a_card_just_drawn_may_be_thrown_by_its_number_alone_and_another_is_questioned():
    """H5.1"""
    desk = playing(dealt("H5", GUIDED, 2, 5)).type("1")
    card = desk.game.knowledge.pile[-desk.game.knowledge.draw]
    assert desk.type(f"{card}#").game.open == card
    desk = playing(dealt("H5", GUIDED, 2, 5)).type("1")
    held = desk.game.knowledge.held(1)
    desk.type(f"{next(card for card in held if card < 100)}#")
    assert "Right all the same?" in desk.words()


def test_in_memo_a_card_is_typed_by_its_place_alone():
    """H7.3"""
    agreed = dealt("H7", GUIDED, 2, 5)
    desk = playing(agreed)
    assert desk.words().startswith("Who starts? Lay them face down in rows of 10. ")
    desk.type("1 7 #")
    assert desk.game.up == [agreed.deck[6]]
    desk.type("<*> 3 2")  # another card lies there
    assert "Ruled: counts only." in desk.words()
    assert desk.game.places == b""
    assert desk.type("* #").game.places == agreed.deck


def test_in_minutes_a_card_that_does_not_lie_before_the_player_is_questioned():
    """FH4"""
    desk = playing(dealt("FH", GUIDED, 2, 5)).type("#")
    held = desk.game.knowledge.held(0)
    kind = next(kind for kind in range(1, 8) if kind not in held)
    desk.type(f"{kind} 1 A")
    assert "red is not here. Just count now?" in desk.words()
    assert desk.type("#").game.tops[0] == kind
    assert "Now I just count." in desk.words()
    assert not desk.game.knowledge.secret


def test_in_minutes_such_a_card_by_which_others_draw_still_says_how_many():
    """FH12"""
    desk = playing(dealt("FH", GUIDED, 2, 5)).type("# 0 1 A")
    assert "is not here. Just count now?" in desk.words()
    assert "P2 draws 2" in desk.type("#").words()


@pytest.mark.parametrize(
    ("names", "at_once", "then"),
    [
        ("   Box", "", "You play Box."),
        ("   BixBot", "", "You play Bix Bot."),
        ("   BixBoxBaxBux", "You play Bix Box Bax Bux.", "Now I just count."),
    ],
)
def test_in_minutes_it_says_who_must_be_played_for_where_it_just_counts(
    names: str, at_once: str, then: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(Desk, "names", names)
    desk = playing(dealt("FH", GUIDED, len(names) // 3, 5)).type("# 1 1 A #")
    assert desk.game.tops[0] == 1
    assert desk.notice() == at_once
    assert desk.wait(2500).rows()[2] == then


def test_in_minutes_it_says_so_too_where_others_draw(monkeypatch: pytest.MonkeyPatch):
    """FH12"""
    monkeypatch.setattr(Desk, "names", "   Box")
    desk = playing(dealt("FH", GUIDED, 2, 5)).type("# 0 1 A #")
    assert desk.notice() == "Box draws 2 You play Box."
    assert desk.wait(2500).rows()[2] == "Box draws 2"


@pytest.mark.parametrize(
    "rules",
    [row[0] for game in catalog.games() if GUIDED in game.levels for row in game.rule_sets],
)
def test_a_ruling_on_what_is_known_lets_all_of_it_be_forgotten(rules: str):
    desk = playing(dealt(rules, GUIDED, 3, 1))
    desk.type("# 1" if rules == "FH-challenge" else "1")
    desk.type("<*> 3")
    labels = [row[0] for row in desk.app.stack[-1].questions]
    assert labels[-2:] == ["all lies otherwise", "who plays on"]
    desk.type(str(len(labels) - 1))
    assert desk.referee.log_text()[-1] == "ruling-counts"
    assert "counts only" in desk.words()
    assert desk.game.why_not_forget() == ("dealt",)


def test_the_help_of_a_turn_tells_what_is_known():
    desk = the_game(LOW).type("1 <#>")
    pages = " ".join(desk.app.stack[-1].pages)
    assert "tell nobody" in pages
    assert "I end the game then" in pages


@pytest.mark.parametrize("rules", ["TG", "H1", "H2", "H4", "H5", "H6", "H7", "FH"])
def test_once_only_counts_are_known_the_help_of_a_turn_is_that_of_the_table(rules: str):
    start = "1 #" if rules == "FH" else "1"
    desk = playing(dealt(rules, GUIDED, 2, 1)).type(start).type("<#>")
    told = desk.referee.folder.part("help").GUIDED
    assert desk.app.stack[-1].pages[-len(told) :] == told
    desk.type("*").referee.submit((desk.referee.rules.FORGET,))
    desk.power_off_and_on()
    desk.type("# <#>")
    assert not set(told) & set(desk.app.stack[-1].pages)


@pytest.mark.parametrize("rules", ["H5", "H6"])
def test_who_is_out_with_cards_that_are_known_elsewhere_is_asked_and_is_right(rules: str):
    """H5.5 H6.3"""
    desk = playing(dealt(rules, GUIDED, 2, 1)).type("1 #")
    game = desk.game
    thrown = next(card for card in game.knowledge.held(0) if card < 100 and card % 10 not in (3, 7))
    # Sets of which hardly a card is held: ones digit 3, and 7.
    sets = [ones + 10 * tens for ones in (3, 7) for tens in range(10)]
    cards = [card for card in sets if card != game.open][: game.hand_size]
    desk.type(f"{thrown} D").wait(3000)  # what is known of the hand is looked at once
    assert desk.notice() == f"No sets without the {thrown}"
    desk.type(f"{thrown} D").wait(100)
    for card in cards:
        desk.type(f"{' '.join(str(card))} #").wait(100)
    desk.wait(3000)
    assert "elsewhere. Right all the same? Then I just count." in desk.words()
    assert game.knowledge.secret
    desk.type("#").wait(3000)
    assert desk.rows()[0].startswith("P1 is out!")
    assert not desk.game.knowledge.secret
    assert [move.split()[0] for move in desk.referee.log_text()[-2:]] == ["ruling-counts", "out"]


COSTS = "Right all the same? Then I just count."


@pytest.mark.parametrize("rules", ["H1", "H2", "H3", "H4"])
def test_that_the_open_card_is_another_costs_what_is_known_and_that_is_said(rules: str):
    desk = playing(dealt(rules, GUIDED, 2, 1)).type("1")
    desk.type("4 5" if rules == "H4" else f"{desk.game.open} #")
    assert f"{desk.game.open} lies open. {COSTS}" in desk.words()
    assert desk.type("#").notice() == "Now I know only counts."
    assert not desk.game.knowledge.secret
    desk.type("* #" if rules != "H3" else "*")  # H3: it is still their turn
    assert desk.game.knowledge.secret


@pytest.mark.parametrize("part", ["past", "new_game"])
def test_where_memory_cannot_tell_how_many_moves_a_key_made_one_is_taken_back(
    part: str, monkeypatch: pytest.MonkeyPatch
):
    """Once only counts are known all moves are gone through for that."""

    def none(self: Referee) -> None:
        raise MemoryError

    desk = playing(dealt("H1", GUIDED, 2, 1)).type("1")
    desk.type(f"{desk.game.open} # #")
    moves = desk.referee.played
    monkeypatch.setattr(Referee, part, none)
    assert desk.type("*").words().startswith("Undo P1's ")
    monkeypatch.undo()
    desk.type("#")
    assert desk.referee.played == moves - 1
    assert not desk.game.knowledge.secret


@pytest.mark.parametrize(
    ("rules", "players", "seed", "keys", "card"),
    [("H1", 3, 0, "7 9 # 9 # 7 9 #", 79), ("H2", 2, 4, "C # C", 100)],
)
def test_that_a_card_was_played_costs_it_as_well(
    rules: str, players: int, seed: int, keys: str, card: int
):
    desk = playing(dealt(rules, GUIDED, players, seed)).type("1").type(keys)
    assert f"{card} is played. {COSTS}" in desk.words()
    assert desk.game.knowledge.secret
    desk.type("#")
    assert "Now I know only counts." in desk.words()
    assert not desk.game.knowledge.secret
    desk.type("* #")
    assert desk.game.knowledge.secret


@pytest.mark.parametrize("rules", ["H5", "H6"])
def test_that_a_card_was_not_thrown_costs_what_is_known_and_that_is_said(rules: str):
    desk = playing(dealt(rules, GUIDED, 2, 1)).type("1")
    game = desk.game
    one, two = [game.knowledge.held(seat)[0] for seat in (0, 1)]
    desk.type(f"# {one} # # {two} # # {one} #")
    assert f"{one} is elsewhere or thrown. {COSTS}" in desk.words()
    desk.type("#")
    assert "Now I know only counts." in desk.words()
    assert not desk.game.knowledge.secret


def test_in_minutes_a_card_that_is_gone_may_be_right_and_then_it_only_counts():
    agreed = dealt("FH", GUIDED, 2, 5)
    deck = sorted(agreed.deck)
    for place, card in enumerate((3, 3, 4, 5, 6)):  # red ones, for P1
        deck.remove(card)
        deck.insert(2 * place, card)
    agreed.deck = bytes(deck)
    desk = playing(agreed).type("# 3 1 A 3 1 A 4 1 A 3 1 A")
    assert "3 red: all laid. Just count?" in desk.words()
    assert "Now I just count." in desk.type("#").words()
    assert not desk.game.knowledge.secret


@pytest.mark.parametrize("row", ["trick", "treat"])
def test_a_100_that_is_known_elsewhere_and_right_all_the_same_is_asked_about_no_more(row: str):
    """H2.4"""
    key, asked = ("B", "Trick: all others") if row == "trick" else ("C", "Treat: the 100 down")
    desk = playing(dealt("H2", GUIDED, 3, 5)).type("1")
    assert 100 not in desk.game.knowledge.held(0)
    assert asked in desk.type(key).words()
    elsewhere = "I know 100 elsewhere. Right all the same? Then I just count."
    assert elsewhere in desk.type("#").words()
    desk.type("*")  # one no is enough
    assert asked not in desk.words()
    desk.type(f"{key} # #")
    assert desk.referee.log_text()[-2:] == ["ruling-counts", row]
    assert asked not in desk.words()
    assert elsewhere not in desk.words()
    assert len(desk.app.stack) == 1


@pytest.mark.parametrize("rules", ["H5", "H6"])
def test_a_shuffle_in_mid_game_that_is_taken_back_is_asked_for_again(rules: str):
    """H-b: else nothing could be played, as the pile is empty."""
    desk = playing(dealt(rules, GUIDED, 4, 1)).type("1 #")
    while not desk.game.owes:
        held = desk.game.knowledge.held(desk.game.seat)
        desk.type(f"{next(card for card in held if card < 100)} # #")
    assert desk.type("#").referee.log_text()[-1] == "ruling-counts"
    assert desk.type("*").words().startswith("Pile used up:")
    assert desk.notice() == "Undone: counts only."
    assert desk.type("7").words().startswith("Pile used up:")


def test_in_memo_help_tells_how_another_card_lies_there_and_it_goes_so():
    """H7.3"""
    desk = playing(dealt("H7", GUIDED, 2, 5)).type("1 7 #")
    told = " ".join(desk.type("<#>").app.stack[-1].pages)
    assert "It is another? Hold *, Fix it, all lies otherwise; then A there: the card." in told
    card = desk.game.up[0] % 40 + 1
    assert "all lies otherwise" in desk.type("* <*> 3").words()
    desk.type(f"2 <*> 3 A 1 {card} #")
    assert desk.game.up == [card]


@pytest.mark.parametrize("rules", ["TG", "H1", "H2", "H5"])
def test_where_a_hand_is_compared_help_tells_what_it_means_that_the_cards_are_others(rules: str):
    desk = playing(dealt(rules, GUIDED, 2, 1)).type("A 1")
    assert "B other" in desk.words()
    assert desk.type("<#>").app.stack[-1].pages[-2:] == (
        "For one player alone until the game is over.",
        "B: you hold other cards than these. I ask, and then know only counts.",
    )


def test_help_where_the_pile_is_used_up_tells_first_how_all_stays_known():
    desk = playing(dealt("H5", GUIDED, 4, 1)).type("1 #")
    while not desk.game.owes:
        held = desk.game.knowledge.held(desk.game.seat)
        desk.type(f"{next(card for card in held if card < 100)} # #")
    assert desk.type("<#>").app.stack[-1].pages[-2:] == (
        "The draw pile is used up. Shuffle the discards, but not the open card. A: I lead you, and "
        "go on knowing who holds what.",
        "#: you have shuffled them. I do not see how, so I know only counts then.",
    )

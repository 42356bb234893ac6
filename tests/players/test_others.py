"""Players of the games beside The Game: by the rules, by what their seat sees, and how strong."""

from random import Random
from typing import Any

import pytest

from firmware.games.melding.rules import DRAW, OUT, TAKE, THROW
from firmware.games.memo.rules import END, NEED, REVEAL
from firmware.games.minutes.rules import ASIDE, LAY, value_of
from firmware.games.shedding.rules import DISCARD, TRICK
from host_sim.players.others import match, melding, memo, minutes, shedding
from tests import drawn
from tests.players.reaching import reached

KNOWN = ("H1", "H2", "H3", "H4", "H5", "H5-advanced", "H6", "H7", "FH", "FH-challenge")
PLAIN = (int, str, tuple)


def game_of(rules: str, players: int, names: list[str], seed: str, swap: bool = False) -> Any:
    kinds, chance = match.strengths(rules), Random(seed)
    setup = match.deck_of(rules, players, chance)
    seats = [kinds[name]() for name in names]
    return match.play(setup, seats[::-1] if swap else seats, chance)


def won(rules: str, deals: int, strong: str = "strong", against: str = "steady") -> float:
    """Return the share that `strong` wins of two games a deal, one from each seat."""
    found = 0.0
    for deal in range(deals):
        for swap in (False, True):
            seats = game_of(rules, 2, [strong, against], f"literal {deal}", swap).winners()
            found += (int(swap) in seats) / len(seats)
    return found / (2 * deals)


@pytest.mark.parametrize("rules", KNOWN)
def test_whole_games_are_played_by_the_rules_to_their_end(rules: str):
    game = game_of(rules, 3, ["easy", "steady", "strong"], f"{drawn.SEED} {rules}")
    assert game.over
    assert game.scores() is not None


@pytest.mark.parametrize("rules", KNOWN)
def test_from_what_a_seat_sees_no_way_leads_to_the_table(rules: str):
    met: list[object] = []

    class Curious(match.strengths(rules)["easy"]):
        def choose(self, seen: Any, chance: Random) -> match.Move:
            met.extend(reached(seen)[:500])
            return super().choose(seen, chance)

    chance = Random(rules)
    match.play(match.deck_of(rules, 2, chance), [Curious(), Curious()], chance)
    assert met
    assert [thing for thing in met if not isinstance(thing, (*PLAIN, type))] == []


@pytest.mark.parametrize("rules", ["H2", "H6"])
def test_a_player_sees_the_same_whatever_the_others_hold(rules: str):
    folder, family = match.GAMES[rules]
    setup = match.deck_of(rules, 2, Random(5))
    size = 7 if rules == "H2" else 14
    cards = list(setup.deck)
    hidden = [at for at in range(len(cards)) if at % 2 and at < 2 * size or at > 2 * size]
    moved = [cards[at] for at in hidden]
    Random(6).shuffle(moved)
    for at, card in zip(hidden, moved, strict=True):
        cards[at] = card
    found = []
    decks = (setup.deck, bytes(cards))
    assert decks[0] != decks[1]
    for deck in decks:
        setup.deck = deck
        game = folder.new(setup)
        game.play((0, 0))
        found.append(family.see(game, rules, ()))
    assert found[0] == found[1]


@pytest.mark.parametrize("rules", ["H1", "H4", "H5", "H6"])
def test_a_hand_that_the_device_does_not_know_is_not_shown(rules: str):
    folder, family = match.GAMES[rules]
    setup = match.Setup(rules, 0, 2)
    with pytest.raises(ValueError, match="does not know this hand"):
        family.see(folder.new(setup), rules, ())


def test_a_move_that_the_rules_refuse_is_told():
    class Cheat:
        name = "cheat"

        def choose(self, seen: Any, chance: Random) -> match.Move:
            return (TRICK,)

    with pytest.raises(ValueError, match="is refused"):
        match.play(match.deck_of("H1", 2, Random(1)), [Cheat(), Cheat()], Random(1))


def digits_seen(hand: tuple[int, ...], top: int, unseen: tuple[int, ...]) -> shedding.Seen:
    fit = [card for card in hand if set(str(card)) & set(str(top))]
    moves = (*[(DISCARD, card) for card in fit], (2,))
    return shedding.Seen(
        "H1", 2, 0, hand, moves, (len(hand), 3), (), top, 0, 0, False, (False, False), unseen
    )


def test_strong_lays_what_the_others_can_hardly_follow():
    """48 and 49 both go on 44; nines have gone, fours are in every other card out."""
    eights = digits_seen((48, 49, 90), 44, tuple(range(80, 90)))
    nines = digits_seen((48, 49, 80), 44, tuple(range(90, 100)))
    chance = Random(0)
    assert shedding.Strong().choose(eights, chance) == (DISCARD, 49)
    assert shedding.Strong().choose(nines, chance) == (DISCARD, 48)


def test_strong_throws_what_misses_no_set_and_is_out_at_once():
    hand = (13, 22, 23, 25, 28, 29, 63, 91)
    moves = tuple((THROW, card) for card in hand)
    seen = melding.Seen("H5", 2, 0, hand, moves, 50, True, tuple(range(30, 60)))
    assert melding.Strong().choose(seen, Random(0))[:2] == (OUT, 91)


def test_who_is_steady_takes_the_open_card_only_for_a_set():
    hand = (13, 22, 23, 41, 55, 68, 80)
    seen = melding.Seen("H5", 2, 0, hand, ((DRAW,), (TAKE,)), 25, False, tuple(range(30, 60)))
    assert melding.Greedy().choose(seen, Random(0)) == (TAKE,)
    assert melding.Greedy().choose(seen._replace(open=99), Random(0)) == (DRAW,)
    assert melding.Easy().choose(seen, Random(0)) == (DRAW,)


@pytest.mark.parametrize(
    ("rules", "hand", "count"),
    [
        ("H5", (22, 23, 25, 28, 29, 13, 63), 7),
        ("H5", (13, 22, 23, 39, 50, 59, 63), 7),
        ("H5", (1, 22, 44, 66, 80, 90, 98), 0),
        ("H6", (10, 11, 12, 13, 24, 34, 44, 54, 64, 99, 8, 61, 72, 86), 9),
    ],
)
def test_cards_in_sets_are_counted(rules: str, hand: tuple[int, ...], count: int):
    assert melding.covered(rules, tuple(sorted(hand))) == count


def memo_seen(up: tuple[int, ...], turned: tuple[tuple[int, int], ...]) -> memo.Seen:
    return memo.Seen(10, 0, tuple(range(10)), up, False, turned)


def test_perfect_memory_takes_a_pair_that_was_ever_seen():
    turned = ((0, 3), (4, 9), (7, 8), (1, 5), (2, 4), (3, 10), (8, 1), (9, 2))
    assert memo.Strong().choose(memo_seen((), turned), Random(0)) == (REVEAL, 0)
    assert memo.Strong().choose(memo_seen((0,), turned), Random(0)) == (NEED, 7)
    assert memo.Strong().choose(memo_seen((0, 4), turned), Random(0)) == (END,)


def test_people_forget_what_was_turned_long_ago():
    turned = ((0, 3), *[(4, 9), (1, 5), (2, 4), (3, 10)] * 3, (7, 8))
    known = memo.Greedy().remembered(memo_seen((), turned), Random(0))
    assert 3 not in known.values()
    assert 8 in known.values()


def test_a_round_goes_to_its_end_where_a_line_lays_every_card():
    red, blue = (tuple(value_of(word) for word in words.split()) for words in ("R1 R2", "B2 B1"))
    moves = tuple((LAY, card, 0) for card in red)
    top = value_of("R7")
    seen = minutes.Seen(2, 0, moves, (red, blue), 0, (top, 0), False, 1, 0, 0, 5)
    assert minutes.Strong().choose(seen, Random(0)) == (LAY, red[0], 0)
    stuck = seen._replace(moves=((ASIDE,),))
    assert minutes.Strong().choose(stuck, Random(0)) == (ASIDE,)


def test_where_no_line_lays_every_card_the_end_with_fewest_minus_points_is_sought():
    """P7 leaves one card at last, B2 two: either goes on blue."""
    mine, theirs, tops = (
        tuple(value_of(word) for word in words.split()) for words in ("B2 P7", "Y6 P5", "G6 B7")
    )
    moves = (*((LAY, card, 1) for card in mine), (ASIDE,))
    seen = minutes.Seen(2, 0, moves, (mine, theirs), 0, (tops[0], tops[1]), True, 1, 0, 0, 5)
    assert minutes.Strong().choose(seen, Random(0)) == (LAY, mine[1], 1)


def test_what_is_to_come_in_minutes_is_known_but_not_in_which_order():
    setup = match.deck_of("FH", 2, Random(5))
    games = []
    for deck in (setup.deck, setup.deck[:10] + setup.deck[:9:-1]):
        setup.deck = deck
        games.append(match.GAMES["FH"][0].new(setup))
        games[-1].play((0, 0))
    assert games[0].knowledge.turn_over() != games[1].knowledge.turn_over()
    for game in games:
        game.knowledge.draw += 1
    one, other = (minutes.see(game, "FH", ()) for game in games)
    assert one == other
    assert len(one.unseen) == one.draw == 85


@pytest.mark.parametrize(("rules", "deals"), [("H4", 60), ("H6", 25), ("H7", 20)])
def test_strong_wins_more_than_half_against_steady(rules: str, deals: int):
    assert won(rules, deals) > 0.5


def test_a_strong_round_leaves_fewer_minus_points():
    steady, strong = (
        sum(game_of("FH-challenge", 3, [name] * 3, f"round {deal}").score for deal in range(6))
        for name in ("steady", "strong")
    )
    assert strong < steady

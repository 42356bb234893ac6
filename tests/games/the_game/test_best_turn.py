"""The best turn: which ends of it are looked at, how far, and what the network makes of them."""

import random
from collections.abc import Iterator

import pytest

from firmware.games.the_game import alone, best_turn, position
from firmware.games.the_game import rules as the_game
from firmware.games.the_game.best_turn import BestTurn, Network
from firmware.games.the_game.rules import KEEP_OFF
from firmware.play.knowledge import SCREEN
from firmware.play.setup import Setup
from host_sim.players.plays import fits, is_back

Tops = tuple[int, int, int, int]
ROW: Tops = (1, 1, 100, 100)


class Noted(Network):
    """Finds all positions worth the same, and notes how many cards lie on which tops."""

    def __init__(self) -> None:
        super().__init__(alone.WEIGHTS)
        self.seen: list[tuple[int, ...]] = []

    def value(self) -> float:
        a, b, c, d = self.row[10:14]
        self.seen.append((a, b, 101 - c, 101 - d, self.row[7]))
        return 0.0


def search(tops: Tops, hand: list[int], gone: list[int], network: Network, **more) -> BestTurn:
    out = [card for card in range(2, 100) if card not in tops and card not in gone]
    given = {"deck": 50, "due": 2, "alone": True} | more
    return BestTurn(network, tops, hand, out, **given)


def found(tops: Tops, hand: list[int], gone: list[int], **more) -> list[tuple[int, int]]:
    turn = search(tops, hand, gone, Network(alone.WEIGHTS), **more)
    while turn.step():
        pass
    return list(zip(turn.plays[::2], turn.plays[1::2], strict=True))


def test_two_cards_beside_the_tops_are_laid_and_none_that_skips_any():
    plays = found(ROW, [2, 3, 41, 46, 52, 57, 60, 65], [])
    assert sorted(card for card, _ in plays) == [2, 3]


@pytest.mark.parametrize("pile", range(4))
def test_of_two_piles_that_are_alike_the_one_that_nobody_asked_for_is_laid_on(pile: int):
    asked = [KEEP_OFF if each == pile else 0 for each in range(4)]
    hand = [16, 24, 33, 45, 57, 66, 80]
    plays = found(ROW, hand, [], alone=False, asked=asked)
    assert len(plays) == 2
    assert pile not in [on for _, on in plays]


def test_a_card_is_laid_far_if_another_leads_back_from_it_by_ten():
    plays = found((31, 20, 80, 90), [33, 43, 48, 52, 56, 61], [32])
    assert plays == [(43, 0), (33, 0)]


def test_all_that_costs_nothing_is_laid_too_where_little_is_left_to_draw():
    hand = [20, 21, 22, 45, 51, 57, 63, 68]
    plays = found((19, 10, 80, 90), hand, list(range(11, 19)), deck=5)
    assert {20, 21, 22} <= {card for card, _ in plays}


def test_where_all_cards_can_be_laid_they_are_and_nothing_more_is_looked_at():
    gone = [card for card in range(2, 100) if card not in (31, 42, 53, 64)]
    turn = search((30, 29, 80, 90), [31, 42, 53, 64], gone, Noted(), deck=0, due=1)
    while turn.step():
        pass
    assert sorted(turn.plays[::2]) == [31, 42, 53, 64]


def test_a_turn_that_cannot_be_ended_is_played_as_long_as_it_goes():
    assert found((90, 95, 5, 4), [3, 50, 60], [], due=2, deck=9) == [(3, 2)]


def test_nothing_is_laid_where_nothing_goes():
    assert found((90, 95, 5, 4), [50, 60], []) == []


def test_enough_is_enough_if_each_more_skips_cards():
    assert found(ROW, [30, 35, 40, 50, 60, 70], [], due=0) == []


def ends(tops: Tops, hand: list[int], out: set[int], due: int, laid: int = 0) -> Iterator[tuple]:
    """Yield the tops of all ends that are worth a look, and how many cards are out there."""
    if laid >= due:
        a, b, c, d = tops
        yield (min(a, b), max(a, b), max(c, d), min(c, d), len(out))
    plays = [(card, pile) for card in hand for pile in range(4) if fits(card, pile, tops[pile])]
    cheap = [play for play in plays if cost(*play, tops, hand, out) <= (15 if laid < due else 0)]
    for card, pile in cheap if cheap or laid >= due else plays:
        there: Tops = (*tops[:pile], card, *tops[pile + 1 :])  # type: ignore[assignment]
        yield from ends(there, [c for c in hand if c != card], out - {card}, due, laid + 1)


def cost(card: int, pile: int, tops: Tops, hand: list[int], out: set[int]) -> int:
    top = tops[pile]
    if is_back(card, pile, top):
        return 0
    step = -10 if pile < 2 else 10
    while card + step in hand:
        card += step
    low, high = (top, card) if pile < 2 else (card, top)
    return sum(low < other < high for other in out)


@pytest.mark.parametrize("seed", range(12))
def test_every_end_is_looked_at_whose_due_plays_skip_fifteen_and_others_none(seed, monkeypatch):
    monkeypatch.setattr(best_turn, "MARGIN", 400)
    monkeypatch.setattr(best_turn, "MOST", 4000)
    monkeypatch.setattr(best_turn, "STEPS", 20_000)
    chance = random.Random(seed)
    cards = list(range(2, 100))
    chance.shuffle(cards)
    a, b = sorted(cards[:2])
    tops: Tops = (a // 2 + 2, b // 2 + 1, 101 - a // 3, 101 - b // 3)
    out = set(cards[2 : 60 - seed]) - set(tops)
    hand = sorted(list(out)[:6])
    noted = Noted()
    turn = BestTurn(noted, tops, hand, out, 30, 2, False)
    while turn.step():
        pass
    assert sorted(set(noted.seen)) == sorted(set(ends(tops, hand, out, 2)))


def test_the_costs_of_all_plays_are_those_of_each():
    chance = random.Random(8)
    for _ in range(300):
        cards = list(range(2, 100))
        chance.shuffle(cards)
        tops, out, below = cards[:4], bytearray(115), bytearray(115)
        for card in cards[4:60]:
            out[card] = position.UNSEEN
        hand, costs = sorted(cards[50:60]), bytearray(40)
        for card in hand:
            out[card] = position.HELD
        out[hand[3]] = 0  # laid before
        position.count_below(out, below)
        position.price(costs, out, below, tops, hand)
        for i, cost in enumerate(costs):
            card, pile = hand[i // 4], i % 4
            told = position.skips(out, below, card, pile, tops[pile])
            assert cost == (position.NO if i // 4 == 3 else told)


def test_a_step_values_one_position_at_most_and_all_of_them_come_to_an_end():
    noted = Noted()
    turn = search((20, 25, 80, 75), [22, 27, 33, 41, 52, 66, 71, 78], [21, 23, 24, 26], noted)
    steps, valued = 0, 0
    while turn.step():
        assert len(noted.seen) <= valued + 1
        steps, valued = steps + 1, len(noted.seen)
    assert turn.ends == valued
    assert 20 < valued <= best_turn.MOST
    assert valued < steps <= best_turn.STEPS


def test_an_end_is_not_valued_that_loses_many_more_cards_than_another():
    noted = Noted()
    turn = search(ROW, [2, 3, 15, 16], [], noted)
    while turn.step():
        pass
    assert (2, 3, 100, 100, 96) in noted.seen
    assert (2, 16, 100, 100, 96) in noted.seen
    assert (15, 16, 100, 100, 96) not in noted.seen


def test_a_position_is_described_by_whole_numbers_below_256():
    chance = random.Random(3)
    for _ in range(300):
        out, below, row = bytearray(115), bytearray(115), bytearray(position.NUMBERS)
        tops = [chance.choice((1, *range(2, 100))) for _ in range(2)]
        tops += [chance.choice((100, *range(2, 100))) for _ in range(2)]
        for card in range(2, 100):
            out[card] = chance.random() < 0.9 and card not in tops
        rest = [card for card in range(2, 100) if out[card]][::13]
        for card in rest:
            out[card] = position.HELD
        position.count_below(out, below)
        position.describe(row, out, below, tops, rest, len(rest), 98)  # raises beyond 0 to 255


def test_a_position_s_numbers_say_what_is_lost_what_leads_back_and_what_the_hand_costs():
    out, below, row = bytearray(115), bytearray(115), bytearray(position.NUMBERS)
    for card in (5, 12, 20, 26, 33, 40, 41, 60, 77, 78, 90):
        out[card] = position.UNSEEN
    for card in (20, 33, 77):
        out[card] = position.HELD
    position.count_below(out, below)
    position.describe(row, out, below, (30, 25, 80, 67), (20, 33, 77), 3, 8)
    assert list(row) == [
        3, 4, 1, 3, 0, 0, 7, 11, 8, 0,  # lost to each pile, to how many others go; unlaid, to draw
        25, 30, 21, 34, 1, 1, 2, 0,  # the tops, each from its own end, and what is close
        2, 1, 1, 0,  # piles that 20 and 77 take ten back, what that regains, and 90, unseen
        0, 0, 3, 0, 0, 0, 0, 8, 4, 3, 0,  # what the hand costs, 0 for ten back and 8 for nothing
        2, 3, 2, 1, 1, 1, 1,  # what is near the piles; is the first, the second of the hand cheap?
    ]  # fmt: skip


def test_the_turn_of_a_game_is_that_of_who_is_on_turn_as_far_as_it_has_gone():
    hand = (2, 3, 41, 46, 52, 57, 60, 65)
    deck = bytes((*hand, *[card for card in range(2, 100) if card not in hand]))
    game = the_game.new(Setup("TG", SCREEN, 1, deck))
    assert sorted(whole(game)[::2]) == [2, 3]
    game.play((the_game.LAY, 2, 0))
    assert list(whole(game)[::2]) == [3]


def whole(game) -> bytes:
    turn = best_turn.of(game, Network(alone.WEIGHTS))
    while turn.step():
        pass
    return turn.plays

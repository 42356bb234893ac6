"""Perfect play: lines that win, proofs of a loss, and every way of playing beside them.

The search is compiled by what `dev.py story` installs; without it only what judges it is tested.
"""

import copy
import re
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

from firmware.modules import catalog
from firmware.play import transcript
from firmware.play.knowledge import SCREEN, TABLE
from firmware.play.setup import Setup
from tests.journal_games import begun
from tests.sample import FOLDER
from tools.story.__main__ import MATTERS
from tools.story.perfect.every_way import can_win
from tools.story.story import Turn

RULES = {name: catalog.game_of(name).rules for name in ("TG", "TG-expert2", "TS")}
STUCK_MUST_PASS = (  # the 51, laid early, leaves what somebody who could go on would have to take
    (38, 5, 13, 65),
    ((44, 68), (54, 74), (52, 58), (42, 63), (51, 66)),
    (43, 50, 73, 70),
    4,
    (5, 2, 2, 2, True),
)


def by_the_rules(game: Any) -> bool:
    """Return whether `game` can still be won, by playing every move that the firmware allows."""
    if game.over:
        return game.won
    for move in game.legal_moves():
        after = copy.deepcopy(game)
        after.play(move)
        if by_the_rules(after):
            return True
    return False


def endgame(name: str, players: int, chance: Random, left: int) -> Any:
    """Return a game of which `left` cards are left, played by whoever lays what skips least."""
    deck = list(range(2, 100))
    while True:
        chance.shuffle(deck)
        game = RULES[name].new(Setup(name, SCREEN, players, bytes(deck)))
        while not game.over and game.left > left:
            legal = game.legal_moves()
            game.play(min(legal, key=lambda move: _skips(game, move)))
        if not game.over:
            return game


def _skips(game: Any, move: tuple[int, ...]) -> int:
    if len(move) < 3:
        return 0
    return (move[1] - game.tops[move[2]]) * (1 if move[2] < 2 else -1)


# Chances whose first deck comes to an endgame, which one in hundreds does.
COME = {
    ("TG", 3): (11, 16, 20, 28, 46, 61, 101, 112, 118, 123, 134, 154),
    ("TG-expert2", 1): (26, 142, 671, 1122, 2814, 2851, 3006, 3629, 4735, 5369, 6530, 7379),
    ("TS", 2): (31, 49, 76, 93, 111, 140, 153, 164, 269, 323, 343, 377),
}


@pytest.mark.parametrize(("name", "players"), COME)
def test_every_way_of_playing_an_endgame_is_what_the_firmware_allows(name: str, players: int):
    found = set()
    for number in COME[name, players]:
        game = endgame(name, players, Random(f"{name} {number}"), 4)
        known = game.knowledge
        hands = tuple(frozenset(known.held(seat)) for seat in range(players))
        pile = tuple(known.pile[len(known.pile) - known.draw :])
        rules = (players, game.hand_size, game.least[1], game.least[0], game.short)
        expected = by_the_rules(game)
        assert can_win(tuple(game.tops), hands, pile, game.seat, rules, game.laid) == expected
        found.add(expected)
    assert found


def test_where_who_is_stuck_passes_it_may_be_better_to_be_stuck():
    """TS5: who can lay must, so fewer tops to go on can be what wins."""
    tops, hands, pile, seat, rules = STUCK_MUST_PASS
    assert can_win(tops, tuple(map(frozenset, hands)), pile, seat, rules)
    pytest.importorskip("numba")
    from tools.story.perfect import answer

    table = answer.made(pile, rules, tops, hands, 0, seat)
    assert answer.solve(table)[0] == answer.WON


@pytest.mark.timeout(600)  # what is compiled the first time takes a while
def test_proofs_agree_with_every_way_of_playing_endgames():
    pytest.importorskip("numba")
    from tools.story.perfect import endgames

    found = {endgames.compare(Random(f"plain {number}")) for number in range(400)}
    assert found == {("won", True), ("lost", True)}


@pytest.mark.timeout(600)
@pytest.mark.parametrize(("name", "players"), [("TG", 3), ("TG", 1), ("TG-expert1", 2), ("TS", 4)])
def test_positions_are_judged_and_counted_in_the_last_line(
    name: str, players: int, capsys: pytest.CaptureFixture[str]
):
    pytest.importorskip("numba")
    from tools.story.__main__ import main

    words = ["--positions", "5", "--rules", name, "--players", str(players), "--seed", "3"]
    assert main(words) == 0
    said = capsys.readouterr()
    last = said.out.splitlines()[-1]
    figures = re.fullmatch(r"5 positions: (\d) won, (\d) lost, (\d) unknown", last)
    assert figures
    assert sum(map(int, figures.groups())) == 5
    assert said.err.splitlines()[-1].startswith("5 of 5: ")


@pytest.mark.timeout(600)
def test_a_line_that_wins_is_played_to_its_end_by_the_rules():
    pytest.importorskip("numba")
    from tools.story.perfect import answer, positions

    for deal, moves in positions.positions("TG", 4, 6, 8):
        game = deal.new()
        for move in moves:
            game.play(move)
        found = answer.ask(game, deal.rules)
        assert found.word in (answer.WON, answer.LOST)
        if found.word == answer.WON:
            assert answer.wins(deal, [*moves, *found.line])
            with pytest.raises(ValueError, match="is refused"):
                answer.wins(deal, [*moves, *found.line[1:], *found.line])


@pytest.mark.timeout(600)
def test_a_fresh_deal_can_be_won_by_some_beginner_and_a_card_that_never_goes_is_a_loss():
    pytest.importorskip("numba")
    from tools.story.perfect import answer, positions

    deal, _ = next(positions.positions("TG", 2, 1, 2))
    found = answer.ask(deal.new(), deal.rules)
    assert found.word == answer.WON
    assert found.line[0][0] == deal.rules.START
    dead = answer.made([], (1, 8, 2, 1, False), (60, 61, 40, 41), [[55, 99]], 0, 0)
    assert answer.solve(dead) == (answer.LOST, [])


@pytest.mark.timeout(600)
def test_the_turn_that_lost_a_game_is_found_with_a_line_that_had_won():
    pytest.importorskip("numba")
    from tools.story.perfect import positions, since

    for seed in range(4):
        deal, _ = next(positions.positions("TG", 3, 1, seed))
        moves = positions.simple_game(deal)
        if (game := _after(deal, moves, len(moves))).won:
            continue
        played = _Dealt(deal, moves)
        starts = positions.turns(deal, moves)
        found = since.since(played, starts)
        assert found.won is not None
        assert found.lost == found.won + 1
        assert _after(deal, [*moves[: starts[found.won]], *found.line], 999).won
        assert game.over
    turns = [Turn(number, 0, []) for number in range(1, 30)]
    told = import_module(MATTERS + FOLDER).in_words
    assert told(since.Since(20, (), 21), turns) == (
        "Turn 21 decided it: it could still be won then, and was lost after it."
    )
    assert told(since.Since(None, (), 0), turns).endswith("with these cards.")
    assert told(since.Since(None, (), 21), turns).startswith("After turn 21 it was lost;")
    assert told(since.Since(3, (), 6), turns).endswith("between them nobody knows.")


def typed_and_dealt(players: int, seed: int) -> Any:
    """Return a game as it was dealt, the same as people typed it at a table, and where turns begin.

    It is the simple player's.
    """
    from tools.story.perfect import positions

    rules = RULES["TG"]
    deck = rules.cards()
    Random(f"{players} {seed}").shuffle(deck)
    deal = positions.Deal(rules, Setup("TG", SCREEN, players, bytes(deck)))
    moves = positions.simple_game(deal)
    dealt = _Dealt(deal, moves)
    table = _Dealt(positions.Deal(rules, Setup("TG", TABLE, players)), moves)
    if not table.game.over:
        table = _Dealt(table.deal, [*moves, (rules.CANT,)])
    return dealt, table, positions.turns(deal, moves)


@pytest.mark.timeout(600)
@pytest.mark.parametrize(("players", "seed", "won", "lost"), [(2, 4, 41, 42), (4, 7, 40, 41)])
def test_of_a_table_whose_cards_were_typed_it_is_known_what_could_be_won(
    players: int, seed: int, won: int, lost: int
):
    """Also before the draw pile was empty: in turn 36 and 37 of them, counted from 0."""
    pytest.importorskip("numba")
    from tools.story.perfect import since, typed

    dealt, table, starts = typed_and_dealt(players, seed)
    left = [dealt.game.knowledge.held(seat) for seat in range(players)]
    found = typed.since(table, starts, left)
    assert (found.won, found.lost) == (won, lost)
    assert since.since(dealt, starts)[::2] == (won, lost)
    assert _after(table.deal, [*table.moves[: starts[won]], *found.line], 999).won


@pytest.mark.timeout(600)
def test_what_is_found_at_a_table_holds_for_the_deck_that_was_dealt():
    """Before the last card is drawn a line may lay in each turn what was laid there or before."""
    pytest.importorskip("numba")
    from tools.story.perfect import answer, typed

    words = set()
    for players, seed, place in ((3, 4, 38), (3, 4, 36), (4, 2, 35), (2, 4, 37), (4, 2, 30)):
        dealt, table, starts = typed_and_dealt(players, seed)
        left = [dealt.game.knowledge.held(seat) for seat in range(players)]
        turns = typed.turns_of(table, starts)
        assert table.after(starts[place]).knowledge.draw
        found = typed.ask(table, turns[place:], left)
        words.add(found.word)
        if found.word == answer.WON:
            assert answer.wins(dealt, [*dealt.moves[: starts[place]], *found.line])
    assert answer.WON in words


@pytest.mark.timeout(600)
def test_who_held_what_in_the_end_is_told_by_an_option(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    pytest.importorskip("numba")
    from tools.story.__main__ import main

    dealt, table, _ = typed_and_dealt(2, 4)
    game = begun(Setup("TG", TABLE, 2))
    assert not [why for move in table.moves if (why := game.submit(move))]
    file = tmp_path / "game.txt"
    file.write_text("\n".join(transcript.lines(game)), encoding="utf-8")
    words = [str(file), "--html", str(tmp_path / "page.html")]
    hands = [dealt.game.knowledge.held(seat) for seat in range(2)]
    told = [" ".join(map(str, hand)) for hand in hands]
    everything = " ".join(map(str, sorted(hands[0] + hands[1])))
    assert main(words) == 0
    said = capsys.readouterr()
    assert said.err == f"--left says who held what in the end: {everything}\n"
    assert "decided it" not in said.out
    assert main([*words, "--left", ", ".join(told)]) == 0
    assert "Turn 42 decided it: it could still be won then" in capsys.readouterr().out
    for wrong, why in (
        (", ".join(reversed(told)), f"P1 held {len(hands[0])} in the end, not {len(hands[1])}"),
        (told[0], f"--left must name each of these once: {everything}"),
        (f"{told[0]}, {told[1]}, -", "--left must have 2 hands, not 3"),
    ):
        assert main([*words, "--left", wrong]) == 1
        assert capsys.readouterr().out == f"{why}\n"
    with pytest.raises(SystemExit):
        main([*words, "--left", "12 x"])
    assert "cards of each, P1 first" in capsys.readouterr().err


class _Dealt:
    """A game that was played, as `since` asks of it."""

    def __init__(self, deal: Any, moves: list[tuple[int, ...]]):
        self.deal, self.moves, self.rules = deal, moves, deal.rules
        self.game = self.after(len(moves))

    def new(self) -> Any:
        return self.deal.new()

    def after(self, count: int) -> Any:
        return _after(self.deal, self.moves, count)


def _after(deal: Any, moves: list[tuple[int, ...]], count: int) -> Any:
    game = deal.new()
    for move in moves[:count]:
        assert not game.play(move)
    return game

"""Rounds of 4½ Minutes for tests: dealt as wanted, played by written moves."""

from firmware.games.minutes import rules
from firmware.games.minutes.rules import Minutes, cards, text_of, value_of
from firmware.play.knowledge import ON_CALL, SCREEN, TABLE, Hands
from firmware.play.setup import Setup
from tests.text_player import TextPlayer

written = TextPlayer(rules)
moves, play, why = written.moves, written.play, written.why


def at_table(players: int = 3, name: str = "FH", on_call: bool = False) -> Minutes:
    """Return a round at table level in which the first seat is on turn."""
    game = rules.new(Setup(name, ON_CALL if on_call else TABLE, players))
    return play(game, "start P1")


def topped(top: str, other: str = "", players: int = 3) -> Minutes:
    """Return a round at table level with `top` on pile A, and `other` on pile B, by rulings."""
    game = play(at_table(players), f"lay {top} A" + (" P2" if ">" in top else ""))
    if other:
        play(game, f"lay R1 B, ruling-top B {other}")
    return play(game, "ruling-block A 0, ruling-turn P1")


def counted(*counts: int, draw: int = 0, name: str = "FH", on_call: bool = False) -> Minutes:
    """Return a round at table level with displays of so many cards; P1 is on turn."""
    game = at_table(len(counts), name, on_call)
    game.knowledge.hands[:] = counts
    game.knowledge.draw = draw
    return game


def deck(text: str) -> bytes:
    """Return the deck that begins with the cards of `text`; the others follow, lowest first."""
    first = [value_of(word) for word in text.split()]
    rest = list(cards())
    for card in first:
        rest.remove(card)
    return bytes(first + rest)


def dealt(*displays: str, draws: str = "", name: str = "FH") -> Minutes:
    """Return a round at screen level with those displays, the first seat on turn.

    The draw pile begins with `draws`; the others follow, lowest first.
    """
    rows = [display.split() for display in displays]
    assert {len(row) for row in rows} == {5 if len(rows) == 2 else 4}
    order = [row[place] for place in range(len(rows[0])) for row in rows]
    cut = deck(" ".join([*order, draws]))
    return play(rules.new(Setup(name, SCREEN, len(rows), cut)), "start P1")


def emptied(*displays: str, draws: str = "", name: str = "FH") -> Minutes:
    """Return a round at screen level in which these cards are all that is left; P1 is on turn."""
    size = 5 if len(displays) == 2 else 4
    game = rules.new(Setup(name, SCREEN, len(displays), bytes(cards())))
    play(game, "start P1")
    table = open_table(game)
    table.known = [sorted(value_of(word) for word in display.split()) for display in displays]
    table.hands = [len(hand) for hand in table.known]
    assert max(table.hands) <= size
    table.renew(bytes(value_of(word) for word in draws.split()))
    return game


def open_table(game: Minutes) -> Hands:
    """Return the cards of a round that the device dealt."""
    assert isinstance(game.knowledge, Hands)
    return game.knowledge


def display(game: Minutes, seat: int) -> str:
    """Return the cards before `seat`, which must be known."""
    return " ".join(text_of(card) for card in open_table(game).hand(seat))


def tops(game: Minutes) -> list[str]:
    """Return the tops as written, "" where no pile has begun."""
    return [text_of(card) if card else "" for card in game.tops]

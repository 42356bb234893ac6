"""Twin games: the same keys on two devices whose decks differ in cards that nobody has seen.

A `Course` plays one and finds the other deck; whatever all can see, hear or read must be the same.
"""

import functools
import random
from collections.abc import Iterable, Iterator
from typing import Any

from firmware.games.melding.rules import card_keys
from firmware.play.knowledge import GUIDED
from firmware.play.notation import Notation
from firmware.play.setup import Setup
from tests.desk import Desk
from tests.games.shuffled import home_of
from tests.games.twin_witness import Witness

# Pressed between plays: the menu and what it leads to, help, look-up, and keys that are refused.
ASIDES = (
    *(
        "<*> 1 1 #",
        "<*> 1 2 #",
        "<*> 3",
        "<*> 3 1",
        "<*> 3 2",
        "<*> 3 3",
        "<*> 3 4 1",
        "<*> 5 1",
        "<*> 5 1",
    ),
    *(
        "<*> 5 2",
        "<*> 4 #",
        "<*> 6 2",
        "<*> 6 1",
        "<*> 0",
        "<*> 6 3",
        "<0> 2 3",
        "<*> 2 1 1",
        "<*> 5 4",
    ),
    *("<#> #", "<*> 1 3", "<A> 2", "<B>", "<D>", "9 9 9 #", "0 *", "<0> 5 7 A"),
)
BACK = "*"  # takes the last move back
GUIDED_ASIDES = ("B", "D", "C")  # what a player who sees their hand would not press without a card
HANDS = "<*> 2 5 1 # 2 # *"
PLAYS = 70  # sequences of keys
SWAPS = 80
LEFT = 20  # cards in the draw pile, of which enough are never seen
JOKER = 101


class Course:
    """The keys that were pressed in one game, the `witness` of it, and the `twin` of its set-up."""

    def __init__(self, agreed: Setup, seed: int, drains: bool = False, wins: bool = False) -> None:
        """Play at random; or draw until the pile is used up, or let P1 go out as soon as it can."""
        self.agreed = agreed
        self.drains = drains
        self.wins = wins
        self.chance = random.Random(f"{agreed.rules} {agreed.level} {seed}")
        self.keys: list[str] = []
        self.witness = Witness(agreed)
        self.desk = self.witness.desk
        self.home = home_of(agreed.rules)
        self.notation = Notation(self.home.part("rules"))
        self.logs: dict[tuple, None] = {}  # the games that there were, with what was taken back
        self._play()

    @functools.cached_property
    def twin(self) -> Setup:
        """The set-up that looks the same to all."""
        return self.twin_for()

    def press(self, keys: str) -> None:
        """Press `keys`, which are written down."""
        for key in spread(keys):
            self.keys.append(key)
            self.witness.press(key)
            log = self.witness.log
            if log not in self.logs:
                # Of games that only go on, the last one is enough.
                self.logs = {old: None for old in self.logs if log[: len(old)] != old}
                self.logs[log] = None

    def _play(self) -> None:
        guided = (HANDS, *GUIDED_ASIDES) if self.agreed.level == GUIDED else ()
        asides = [*ASIDES, BACK, *guided]
        self.chance.shuffle(asides)
        desk = self.desk
        while not desk.game.started:
            self.press(next_keys(desk, self.notation, self.chance))
        for turn in range(PLAYS * (1 + self.drains)):
            left = desk.game.knowledge.draw
            aside = asides and not (self.drains or self.wins) and (turn % 2 or left < LEFT)
            if aside and desk.app.shell.journal.moves > 3 and is_turn(desk.app.stack[-1]):
                if has_typed(desk.app.stack[-1]):  # else the next digits would play a card
                    self.press("*")
                self.press(asides.pop())
                while len(desk.app.stack) > 1:
                    self.press("#" if "Undo" in desk.words() else "*")
            elif left >= LEFT or self.drains or not is_turn(desk.app.stack[-1]):
                self.press(self._next())

    def _next(self) -> str:
        desk, game = self.desk, self.desk.game
        if is_turn(desk.app.stack[-1]) and not game.over:
            if self.drains and game.below > 2:
                return "#"
            if self.wins and game.seat == 0 and game.drawn is not None:
                known = game.knowledge.secret
                return "D" if known else f"{card_keys(outs(game)[0])}D"
        return next_keys(desk, self.notation, self.chance)

    def twin_for(self, seat: int = -1) -> Setup:
        """Return the set-up with as many cards that nobody has seen in each other's places.

        With a `seat` those stay that it has ever held.
        """
        hidden = hidden_places(self.agreed, self.logs, seat)
        told = list(public(self.agreed, self.logs))
        twin = self.agreed
        for _ in range(SWAPS):
            one, other = self.chance.sample(hidden, 2)
            deck = bytearray(twin.deck)
            deck[one], deck[other] = deck[other], deck[one]
            a = self.agreed
            changed = Setup(a.rules, a.level, a.players, bytes(deck), a.options)
            twin = changed if is_same(told, changed, self.logs) else twin
        moved = sum(a != b for a, b in zip(self.agreed.deck, twin.deck, strict=True))
        assert moved > 3, f"no twin of {self.agreed.rules}, {moved}"
        return twin


def is_same(told: Iterable[tuple], other: Setup, logs: Iterable[tuple]) -> bool:
    """Return True if all that is public of the games `logs` with the deck of `other` is `told`."""
    pairs = zip(told, public(other, logs), strict=True)
    return all(one == another for one, another in pairs)


def public(agreed: Setup, logs: Iterable[tuple]) -> Iterator[tuple]:
    """Yield what is public of the games `logs`, each move not before it is wanted."""
    rules = home_of(agreed.rules).part("rules")
    for log in logs:
        game = rules.new(agreed)
        yield asked(game, ()), None, game.facts()
        for move in log:
            yield asked(game, move), game.play(move), game.facts()


def hidden_places(agreed: Setup, logs: Iterable[tuple], seat: int = -1) -> list[int]:
    """Return the places of the deck whose cards nobody but a player who holds one has seen.

    With a `seat` it is the places of those that it has not seen either.  In 4 1/2 Minutes the
    displays lie open.
    """
    if agreed.rules.startswith("FH"):
        return list(range(len(agreed.deck) - fewest_left(agreed, logs), len(agreed.deck)))
    game: Any = home_of(agreed.rules).part("rules").new(agreed)
    seen = {JOKER} | opened(game)
    for log in logs:
        game = home_of(agreed.rules).part("rules").new(agreed)
        for move in log:
            game.play(move)
            seen |= {*game.cards_of(move), *getattr(game, "up", ())} | opened(game)
            seen |= {*(game.knowledge.held(seat) or ())} if seat >= 0 else set()
        if hasattr(game, "needed"):  # what has been won
            seen |= {card for card in range(1, game.count + 1) if game.gone[card]}
    return [at for at, card in enumerate(agreed.deck) if card not in seen]


def fewest_left(agreed: Setup, logs: Iterable[tuple]) -> int:
    """Return how many cards were left in the draw pile when it had the fewest."""
    found = []
    for log in logs:
        game: Any = home_of(agreed.rules).part("rules").new(agreed)
        for move in log:
            game.play(move)
        found.append(game.knowledge.draw)
    return min(found)


def asked(game: Any, move: tuple[int, ...]) -> bool:
    """Return True if a player who sees their hand on the panel is asked before a draw."""
    hand = game.knowledge.hand(game.seat)
    if len(move) != 1 or hand is None or not hasattr(game, "goes"):
        return False
    return "laid" in vars(game) and any(game.goes(card) for card in hand)


PASSED = ("Ask", "Undo", "Hand", "HandEntry", "Drawn", "Sets", "Reshuffle", "Pause")  # which # ends


def opened(game: Any) -> set[int]:
    """Return the open card, where there is one."""
    return {game.facts().get("open") or JOKER}


def next_keys(desk: Desk, notation: Notation, chance: random.Random) -> str:
    """Return what somebody presses who wants to get on."""
    rows = desk.rows()
    name = type(desk.app.stack[-1]).__name__
    if rows[0] == "Who starts?" or name in ("FirstPlayer", "AfterDeal"):
        return chance.choice(("1", "A 1 # *"))
    if name == "Cover":
        return rows[7][0]
    if name in PASSED or rows[7].startswith("#ok or"):
        return "#"
    game: Any = desk.game
    if game.over:
        return "*"
    moves = [move for move in game.legal_moves() if notation.keys(move)]
    long = [move for move in moves if len(move) > 1]
    if (
        len(getattr(game, "tops", ())) == 4 and long and game.tops[3] > 15
    ):  # so that it does not end soon
        long = sorted(long, key=lambda move: abs(move[1] - game.tops[move[2]]))[:1]
    move = chance.choice(long if long and chance.random() < 0.8 else moves)
    return typed(desk, notation, move)


def typed(desk: Desk, notation: Notation, move: tuple[int, ...]) -> str:
    """Return the keys of `move`; where cards have places, those of its card."""
    game: Any = desk.game
    keys = notation.keys(move)
    if isinstance(getattr(game, "places", 0), bytes) and game.places and len(move) > 1:
        place = f"{game.places.index(move[-1]) + 1}#"
        return place if len(move) == 2 else f"{move[1]}#{place}"
    return keys


def outs(game: Any) -> list[int]:
    """Return the cards of the player on turn, the one they have drawn first."""
    return [game.drawn, *game.knowledge.held(game.seat)]


def is_turn(screen: Any) -> bool:
    """Return True if `screen` is that of a turn."""
    return "Turn" in [each.__name__ for each in type(screen).__mro__]


def has_typed(screen: Any) -> bool:
    """Return True if a number is being typed on `screen`."""
    return bool(getattr(getattr(screen, "input", None), "text", ""))


def spread(keys: str) -> list[str]:
    """Return the single keys of `keys`, those that are held in their brackets."""
    found = []
    for word in keys.split() if " " in keys else [keys]:
        found += [word] if word.startswith("<") else list(word)
    return found

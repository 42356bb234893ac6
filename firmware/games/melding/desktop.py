"""Games 5 and 6 as tests and programs ask of them; this never goes to the board.

The table as facts, legal moves, random play, and playthroughs.  Whole games are told card by card,
or as they were refereed on call, where ``turns`` says how often somebody drew.  Claims to be out
are judged in a game that comes to them.
"""

from firmware.games.melding import rules
from firmware.games.melding.prover import Proof
from firmware.games.melding.rules import (
    CLAIM,
    DRAW,
    JOKER,
    OPEN,
    OUT,
    SCORE,
    SHUFFLE,
    SPLIT,
    START,
    TAKE,
    THROW,
    USUAL,
    card_keys,
    card_value,
    card_word,
    real,
    why_not_card,
)
from firmware.play.knowledge import KNOWN, ON_CALL
from firmware.play.setup import Setup


def facts(game: "Drawing") -> "dict[str, Any]":
    """Return the table of `game` as plain numbers and lists."""
    found = {
        "open": game.open,
        "seat": game.seat if game.started else None,
        "drawn": game.drawn is not None,
        "draw": game.knowledge.draw,
        "hands": list(game.knowledge.hands),
        "finished": list(game.finished),
        "points": list(game.points),
        "over": game.over,
    }
    if game.on_call:  # nobody tells
        del found["open"], found["drawn"], found["draw"]
    return found


def legal_moves(game: "Drawing") -> "list[Move]":
    """Return every move that the rules allow now; rulings and claims to be out left out."""
    if not game.on_call:
        return _legal(game)
    told = [(rules.FINISHED, seat) for seat in range(game.players)]
    return [move for move in _legal(game) + told if not game.why_not(move)]


def _legal(game: "Drawing") -> "list[Move]":
    if game.owes:
        return [(SHUFFLE,) + tuple(game.owes)]
    if game.over:
        return []
    if not game.started:
        return [(START, seat) for seat in range(game.players)]
    if game.scoring:
        return [(SCORE, game.seat, count) for count in range(game.hand_size + 1)]
    if not game.told:
        return [(OPEN, card) for card in range(1, game.last + 1)]
    if game.drawn is None:
        return [(DRAW,), (TAKE,)]
    hand = game.knowledge.held(game.seat)
    cards = range(1, JOKER + 1) if hand is None else sorted(set(hand))
    return [(THROW, card) for card in cards if not why_not_card(game, card, 1)]


TURNS = 24  # moves before P1 goes out


def random_deal(game: "Drawing", cards: "list[int]") -> "list[int]":
    """Return `cards` in an order that deals P1 of `game` a hand in sets."""
    hand = _in_sets(game, cards)
    rest = [card for card in cards if card not in hand]
    dealt = []
    for card in hand:  # P1 holds it from the start on
        dealt += [card] + [rest.pop() for _ in range(game.players - 1)]
    return dealt + rest


def random_move(game: "Drawing", moves: int, chance: "Random"):
    """Return what is played after so many `moves`: P1 throws what they draw until they are out.

    On call they are out at once.
    """
    legal = game.legal_moves()
    if (rules.FINISHED, 0) in legal:
        return random_claim(game)
    if game.scoring or game.owes or game.drawn is None:
        draws = [found for found in legal if found[0] == rules.DRAW]
        return (draws or [chance.choice(legal)])[0]
    if game.seat:
        return chance.choice(legal)
    cards = [found[1] for found in legal]
    hand = list(game.knowledge.held(0) or [])
    if hand:
        known: Any = game.knowledge
        thrown = game.drawn or known.pile[-known.draw - 1]
        hand.remove(thrown)
    else:  # nobody knows it: one that nobody can contradict
        hand = _in_sets(game, cards)
        thrown = next(card for card in cards if card not in hand)
    if moves < TURNS:
        return (rules.THROW, thrown)
    return (rules.OUT, thrown) + tuple(_proof(game, hand))


def random_claim(game: "Drawing"):
    """Return P1's claim on call, with cards that nobody can contradict."""
    cards = list(range(1, game.last + 1))
    hand = _in_sets(game, cards)
    thrown = next(card for card in cards if card not in hand)
    return (rules.CLAIM, 0, thrown) + tuple(_proof(game, hand))


def _in_sets(game: "Drawing", cards: "list[int]") -> "list[int]":
    """Return of `cards` a hand of `game` that can be laid in sets."""
    numbers = sorted({card for card in cards if card <= 100})
    for first in numbers:
        alike = [card for card in numbers if card % 10 == first % 10]
        alike += [card for card in numbers if card // 10 == first // 10 and card != first]
        alike += [card for card in numbers if card // 10 == first // 10 + 1 and card not in alike]
        hand = sorted(alike[: game.hand_size])
        if len(hand) == game.hand_size and _proof(game, hand):
            return hand
    raise ValueError("no such hand")


def _proof(game: "Drawing", hand: "list[int]") -> "list[int]":
    proof = Proof(game.groups(hand), game.most)
    while proof.step():
        pass
    return list(proof.arrangement or ())


# The table after each step; after the end only what counts.
FIELDS = ("open", "seat", "drawn", "draw", "hands", "finished", "over")
LASTING = ("hands", "finished", "over")
RESULT = "points"


def word(game: "Drawing"):
    """Return None: there is always a card to throw."""
    return None


def setup(told: "dict[str, Any]", level: int, rules: "Rules") -> Setup:
    """Return the set-up that `told` has, dealt if its cards are seen; raise ValueError if none."""
    chosen = []
    for name in ("players", "jokers", "places"):
        if type(told.get(name)) is not (bool if name == "places" else int):
            raise ValueError(name + " cannot be so")
        chosen.append(int(told[name]))
    if not 0 <= chosen[1] <= 255:
        raise ValueError("no such game")
    deck = b"" if level == ON_CALL else bytes(_cards(told.get("deck")))
    if level != ON_CALL:
        for order in _list(told.get("reshuffles")):
            _cards(order)
    seen = deck if level in KNOWN else b""
    return Setup(told["rules"], level, chosen[0], seen, bytes(chosen[1:]))


def owed(game: "Drawing", told: "dict[str, Any]"):
    """Return the text of what comes next by chance, or None: the first open card, or a shuffle."""
    if "deck" not in told:
        return None
    if game.started and not game.told:
        dealt = game.players * game.hand_size
        turned = [card for card in _cards(told["deck"])[dealt:] if card != JOKER]
        return "open " + str(turned[0])  # H-e
    if not game.owes:
        return None
    orders = [order for order in told["reshuffles"] if sorted(_cards(order)) == list(game.owes)]
    return " ".join(["shuffle"] + [str(card) for card in (orders or [()])[0]])


def few_keys(move: "Move") -> str:
    """Return the keys of a claim: the card thrown and the hand; nothing for other moves."""
    if move[0] == OUT:
        return card_keys(move[1]) + "D" + _hand_keys(move[2:])
    return "D{}".format(move[1] + 1) + _hand_keys(move[2:]) if move[0] == CLAIM else ""


def _hand_keys(parts: "Sequence[int]") -> str:
    """Return the keys of the cards of `parts`: two digits are a card, one needs ``#``."""
    keys = ["B" if part == 100 else card_keys(real(part)) for part in parts if part != SPLIT]
    return "".join([key + "#" if key in "123456789" else key for key in keys])


def text(do: "list[Any]") -> str:
    """Return the words of `do` as one text; raise ValueError for anything else."""
    for word in do:
        if type(word) is not int and not isinstance(word, str):
            raise ValueError("no word is {}".format(word))
    return " ".join([str(word) for word in do])


def claim(told: "dict[str, Any]", level: int, rules: "MeldingRules") -> bool:
    """Return whether `rules` let the player go out who holds the hand of `told` after drawing.

    Raises ValueError if there is no such hand.
    """
    hand = [_card(card) for card in told["hand"]]
    thrown = _card(told["discard"])
    if thrown not in hand:
        raise ValueError("{} is not in the hand".format(card_word(thrown)))
    size = rules.RULE_SETS[told["rules"]][0]
    if len(hand) != size + 1:
        raise ValueError("{} cards, not {}".format(len(hand), size + 1))
    agreed = Setup(told["rules"], level, 2, b"", USUAL)
    rest = _rest(hand, list(rules.cards(agreed)))
    if level in KNOWN:
        agreed.deck = _deck(hand, rest)
    game = rules.new(agreed)
    for move in ((START, 0), (OPEN, rest[size]), (DRAW,)):
        if move[0] != OPEN or not game.told:
            game.play(move)
    hand.remove(thrown)
    proof = Proof(game.groups(hand), game.most)
    while proof.step():
        pass
    if not proof.arrangement:
        return False
    why = game.play((OUT, thrown) + tuple(proof.arrangement))
    if why:
        raise ValueError("the proof is refused {}".format(why))
    return game.finished == [0]


def _list(told: "object") -> "list[Any]":
    if not isinstance(told, list):
        raise ValueError("no list of cards")
    return told


def _cards(told: "object") -> "list[int]":
    return [_card(card) for card in _list(told)]


def _rest(hand: "list[int]", cards: "list[int]") -> "list[int]":
    """Return `cards` without those of `hand`; raise ValueError if they are not among them."""
    for card in hand:
        if card not in cards:
            where = "too often in the hand" if hand.count(card) > 1 else "no card of this game"
            raise ValueError("{} is {}".format(card_word(card), where))
        cards.remove(card)
    return cards


def _deck(hand: "list[int]", rest: "list[int]") -> bytes:
    """Return a deck of which the first of two players is dealt `hand`, its last card on top."""
    size = len(hand) - 1
    dealt = []
    for i in range(size):
        dealt += [hand[i], rest[i]]
    return bytes(dealt + [rest[size], hand[size]] + rest[size + 1 :])


def _card(told: "dict[str, Any]") -> int:
    if type(told) is not int and told != "F":
        raise ValueError("no card is {}".format(told))
    return card_value(str(told))

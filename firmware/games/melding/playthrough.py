"""Playthroughs of games 5 and 6; read on the desktop only (tools/conform.py).

Whole games are told card by card, or as they were refereed on call, where ``turns`` says how often
somebody drew.  Claims to be out are judged in a game that comes to them.
"""

from firmware.games.melding.prover import Proof
from firmware.games.melding.sets import JOKER, SPLIT, real
from firmware.games.melding.tables import (
    DRAW,
    OPEN,
    OUT,
    START,
    USUAL,
    card_keys,
    card_value,
    card_word,
)
from firmware.play.knowledge import ON_CALL, SCREEN
from firmware.play.setup import Setup

# The table after each step; after the end only what counts.
FIELDS = ("open", "seat", "drawn", "draw", "hands", "finished", "over")
LASTING = ("hands", "finished", "over")
RESULT = "points"


def word(game: "Drawing"):
    """Return None: there is always a card to throw."""
    return None


def setup(told: "dict[str, Any]", level: int) -> Setup:
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
    seen = deck if level == SCREEN else b""
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
    """Return the keys of a claim: the card thrown, then the hand; nothing for other moves."""
    if move[0] != OUT:
        return ""
    cards = [real(part) for part in move[2:] if part != SPLIT]
    return card_keys(move[1]) + "D" + "".join([card_keys(card) + "#" for card in cards])


def text(do: "list[Any]") -> str:
    """Return the words of `do` as one text; raise ValueError for anything else."""
    for word in do:
        if type(word) is not int and not isinstance(word, str):
            raise ValueError("no word is {}".format(word))
    return " ".join([str(word) for word in do])


def claim(
    told: "dict[str, Any]", level: int, tables: "MeldingTables", rules: "MeldingRules"
) -> bool:
    """Return whether `rules` let the player go out who holds the hand of `told` after drawing.

    Raises ValueError if there is no such hand.
    """
    hand = [_card(card) for card in told["hand"]]
    thrown = _card(told["discard"])
    if thrown not in hand:
        raise ValueError("{} is not in the hand".format(card_word(thrown)))
    size = tables.RULE_SETS[told["rules"]][0]
    if len(hand) != size + 1:
        raise ValueError("{} cards, not {}".format(len(hand), size + 1))
    agreed = Setup(told["rules"], level, 2, b"", USUAL)
    rest = _rest(hand, tables.cards(agreed))
    if level == SCREEN:
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

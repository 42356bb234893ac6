"""*4 1/2 Minutes* as tests and programs ask of it; this never goes to the board."""

from firmware.games.minutes.rules import (
    ASIDE,
    BLOCK_PILE,
    BLOCKED,
    COLOUR,
    DIRECTION,
    DRAW_TWO,
    LAY,
    LETTERS,
    NAME,
    PLAY,
    REVERSE,
    SIGNS,
    START,
    TIME,
    TURN,
    TWO,
    cards,
    value_of,
)
from firmware.play.knowledge import KNOWN
from firmware.play.setup import Setup

KINDS = ("turn", "dir", "two", "colour", "block")  # the words for the kinds from TURN on


def facts(game: "Minutes") -> "dict[str, Any]":
    """Return the table of `game` as plain numbers, words and lists."""
    found: dict[str, Any] = {
        "seat": game.seat if game.started else None,
        "way": game.way,
        "blocked": game.blocked if game.count else None,
        "count": game.count,
        "draw": game.knowledge.draw,
        "displays": list(game.knowledge.hands),
        "aside": game.aside,
        "over": game.over,
        "left": game.left,
        "score": game.score,
    }
    if not game.on_call:  # else nobody names a card
        found["tops"] = [_told(card) for card in game.tops]
    return found


def _told(card: int):
    """Return kind, colour and second colour of `card`, or None where there is none."""
    if not card:
        return None
    colour, kind = card >> 4, card & 15
    second = (colour + 1) % len(LETTERS) if kind == COLOUR else None
    return [kind if kind < TURN else KINDS[kind - TURN], colour, second]


def legal_moves(game: "Minutes") -> "list[Move]":
    """Return every move that the rules of `game` allow now; rulings and the end of time left out.

    Setting the display aside is the last of them.
    """
    if game.over:
        return []
    if not game.started:
        return [(START, seat) for seat in range(game.players)]
    names = [(seat,) for seat in range(game.players) if game.may_name(seat)]
    if game.left == 1:
        names = [()]  # FH10
    found = _without_cards(game, names) if game.on_call else _cards(game, names)
    return found + [(ASIDE,)]


def _cards(game: "Minutes", names: "Sequence[tuple[int, ...]]") -> "list[Move]":
    hand = game.knowledge.held(game.seat)
    found = []
    last = 0
    for card in cards() if hand is None else hand:
        if card == last:
            continue
        last = card
        for pile in range(2):
            if game.goes(card, pile):
                for name in names if card & 15 == TURN else ((),):
                    found.append((LAY, card, pile) + name)
    return found


def _without_cards(game: "Minutes", names: "Sequence[tuple[int, ...]]") -> "list[Move]":
    found = [(NAME,) + name for name in names] + [(REVERSE,), (DRAW_TWO,)]
    for pile in range(2 if game.begun else 1):
        if not game.count:
            found.append((BLOCK_PILE, pile))
        if not game.count or pile != game.blocked:
            found.append((PLAY, pile))
    return found


MOST_MOVES = 72  # so many, and then the time is up
ANY_MOVE = 0.1  # of the moves are any that is legal, setting aside included
ON_CALL = {TURN: NAME, DIRECTION: REVERSE, TWO: DRAW_TWO, BLOCKED: BLOCK_PILE}  # by a card's kind


def random_move(game: "Minutes", moves: int, chance: "Random"):
    """Return what is played after so many `moves`; None for any move that is legal.

    Each card comes as often as it is in the box.
    """
    if moves == MOST_MOVES and not game.challenge:
        return (TIME,)
    if chance.random() < ANY_MOVE:
        return None
    legal = game.legal_moves()
    box = cards()
    chance.shuffle(box)
    for card in box:
        found = [move for move in legal if _plays(game, move, card)]
        if found:
            return chance.choice(found)
    return None


def _plays(game: "Minutes", move: "Move", card: int) -> bool:
    """Return True if `move` may be that of `card`."""
    if game.on_call:
        return move[0] == ON_CALL.get(card & 15, PLAY)
    return move[:2] == (LAY, card)


# The table after each step.
FIELDS = ("tops", "seat", "way", "blocked", "count", "draw", "displays", "aside", "over")
LASTING = ("over",)  # what of it still counts after the end
RESULT = "score"  # a field of the whole game, once it is over

AS_WRITTEN = ("aside", "play", "name", "reverse", "two", "block")  # moves that name no card

_NOBODY = "?"  # a letter, sign or seat that there is not: the word is then no card


def setup(told: dict, level: int, rules: "Rules") -> Setup:
    """Return the set-up in `told`; raise ValueError where a card is none."""
    deck, players = told.get("deck"), told.get("players")
    if not isinstance(deck, list) or type(players) is not int or not 0 <= players <= 255:
        raise ValueError("no deck or no number of players")
    cards = bytes([value_of(_card(card)) for card in deck])
    return Setup(told["rules"], level, players, cards if level in KNOWN else b"")


def text(do: list) -> str:
    """Return the move in the text of ``do``; raise ValueError where it is none."""
    if do and do[0] in AS_WRITTEN:
        return " ".join([str(word) for word in do])
    if len(do) not in (3, 4) or do[0] != "lay":
        raise ValueError("lay has a card, a pile and who is named, and all else is as written")
    words = ["lay", _card(do[1]), _place("ABCDEFGH", do[2])]
    for seat in do[3:]:
        if seat is not None:
            words.append("P" + _place("123456789", seat))
    return " ".join(words)


def keys(game: "Minutes", typed: str) -> str:
    """Return the keys `typed` of a play: on call, where any pile does, on one that is open."""
    shut = game.count > 0 and game.blocked == 0
    if game.on_call and shut and typed[:1] in ("8", "9", "0"):
        return typed[0] + "B" + typed[2:]
    return typed


def _card(told: "object") -> str:
    """Return the word for a card as told, one that is no card where its figures are none."""
    if not isinstance(told, list) or len(told) != 3:
        raise ValueError("a card is its kind, its colour and a second colour or null")
    kind, colour, second = told
    if kind in KINDS:
        kind = TURN + KINDS.index(kind)
    elif type(kind) is not int or not 0 < kind < TURN:
        return _NOBODY
    if told[0] == "colour":
        return _place(LETTERS, colour) + _place(LETTERS, second)
    return _NOBODY if second is not None else _place(LETTERS, colour) + SIGNS[kind]


def _place(letters: str, place: "Any") -> str:
    """Return the letter at `place`, a number from 0, or one that means nothing."""
    known = type(place) is int and 0 <= place < len(letters)
    return letters[place] if known else _NOBODY

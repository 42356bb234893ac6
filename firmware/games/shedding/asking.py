"""A card that goes on another in the games of discarding, for whoever asks; the rules say it."""

from firmware.games.shedding.refusal_rules import why_not_declared
from firmware.games.shedding.tables import DISCARD, LAST, OPEN, START
from firmware.play.knowledge import ON_CALL, TABLE
from firmware.play.setup import Setup
from firmware.ui.text_lines import wrap

YES = "{} goes on {}: "
ROWS = 3  # of text


def numbers(game: "Discarding") -> "tuple[int, int]":
    """Return the lowest and the highest card."""
    return 1, LAST


def goes(referee: "Referee", card: int, below: int) -> "list[str]":
    """Return in rows of text whether `card` goes on `below`, and why.

    If that is 0 it is the open card as things stand: nothing is said where none is known.
    """
    game: Any = referee.game
    folder = referee.folder
    if below:
        game = alone(referee)
        why = game.play((OPEN, below))
        if why:
            return wrap(folder.why(why))
    elif not game.started or game.over or not game.open or referee.setup.level == ON_CALL:
        return []
    why, way = judged(game, card)
    if why:
        return wrap(folder.why(why))
    asking: SheddingAskedPart = folder.part("asking")
    said = asking.reason(folder, game, way)
    return wrap(YES.format(card, game.open) + said)[:ROWS]


def alone(referee: "Referee"):
    """Return a game beside that of `referee`, agreed alike, in which nothing is known of hands."""
    agreed = referee.setup
    game = referee.rules.new(Setup(agreed.rules, TABLE, agreed.players, b"", agreed.options))
    game.play((START, 0))
    return game


def judged(game: "Discarding", card: int):
    """Return why `card` does not go, whoever holds it, or None, and how it is declared then."""
    why = game.why_not_card(card)
    way = ()
    for way in () if why else game.declarations(card):
        why = why_not_declared(game, (DISCARD, card) + way)
        if not why:
            break
    return why, way


def reason(folder: "Folder", game: "Discarding", way: "tuple[int, ...]") -> str:
    """Return why a card goes that is declared in this `way`."""
    texts: SheddingTexts = folder.part("texts")
    label, figures = texts.hint(game)
    labels, each = label.split(), figures.split()
    if len(labels) != len(each):
        return (label + " " + figures).strip()
    return " ".join([labels[i] + " " + each[i] for i in range(len(each))])

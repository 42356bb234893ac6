"""A card that goes on another in the games of discarding, for whoever asks; the rules say it."""

from firmware.games.shedding.refusal_rules import why_not_declared
from firmware.games.shedding.tables import DISCARD, JOKER, LAST, OPEN, START
from firmware.play.knowledge import ON_CALL, TABLE
from firmware.play.setup import Setup
from firmware.ui.text_lines import wrap

YES = "{} goes on {}: {}."
SINGLE = "1-9 on 1-9"
ANSWERS = "it answers"
RUN = "the run's {}"


def numbers(game: "Discarding") -> "tuple[int, int]":
    """Return the lowest and the highest card."""
    return 1, LAST


def goes(referee: "Referee", card: int, below: int) -> "list[str]":
    """Return in rows of text whether `card` goes on `below`, and by what it does.

    If that is 0 it is the open card as things stand: nothing is said where none is known.
    """
    game: Any = referee.game
    agreed, folder = referee.setup, referee.folder
    why = None
    if below:  # a game beside it, agreed alike, in which nothing is known of hands
        game = referee.rules.new(Setup(agreed.rules, TABLE, agreed.players, b"", agreed.options))
        game.play((START, 0))
        why = game.play((OPEN, below))
    elif not game.started or game.over or not game.open or agreed.level == ON_CALL:
        return []
    elif game.discarded(card) and (not game.jokers or game.discarded(JOKER)):
        why = ("gone", card)
    why = why or game.why_not_card(card)
    ways = []
    for way in () if why else game.declarations(card):
        why = why_not_declared(game, (DISCARD, card) + way)
        if not why:
            ways.append(way)
    if why and not ways:
        return wrap(folder.why(why))
    asking: SheddingAskedPart = folder.part("asking")
    return wrap(YES.format(card, game.open, ", ".join(asking.reasons(game, card, ways))))


def reasons(game: "Discarding", card: int, ways: "list[tuple[int, ...]]") -> "list[str]":
    """Return all by which `card` goes that does: digits in common (H1.2), a run (H2.3), 1 to 9."""
    named = sorted(set(str(card)) & set(str(game.open)))
    found = [("digits " if named[1:] else "digit ") + ", ".join(named)] if named else []
    if card < 10 and game.open < 10:
        found.append(SINGLE)
    return by_turn(game, card) or found


def by_turn(game: "Any", card: int) -> "list[str]":
    """Return by what `card` goes because of the cards before the open one, if it does."""
    if game.obliged:
        return [ANSWERS]  # H2.2
    run = getattr(game, "run", 0)
    return [RUN.format(run)] if run and game.in_run(card) else []

"""A card that goes on another in the games of discarding, for whoever asks; the rules say it."""

from firmware.games.shedding.refusal_rules import why_not_declared
from firmware.games.shedding.tables import DISCARD, JOKER, LAST, OPEN, START, digits
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
    folder = referee.folder
    if below:
        game = alone(referee)
        why = game.play((OPEN, below))
        if why:
            return wrap(folder.why(why))
    elif not game.started or game.over or not game.open or referee.setup.level == ON_CALL:
        return []
    elif game.discarded(card) and (not game.jokers or game.discarded(JOKER)):
        return wrap(folder.why(("gone", card)))
    why = game.why_not_card(card)
    ways = []
    for way in () if why else game.declarations(card):
        refused = why_not_declared(game, (DISCARD, card) + way)
        why = refused or why
        if not refused:
            ways.append(way)
    if not ways:
        return wrap(folder.why(why))
    asking: SheddingAskedPart = folder.part("asking")
    return wrap(YES.format(card, game.open, ", ".join(asking.reasons(game, card, ways))))


def alone(referee: "Referee"):
    """Return a game beside that of `referee`, agreed alike, in which nothing is known of hands."""
    agreed = referee.setup
    game = referee.rules.new(Setup(agreed.rules, TABLE, agreed.players, b"", agreed.options))
    game.play((START, 0))
    return game


def reasons(game: "Discarding", card: int, ways: "list[tuple[int, ...]]") -> "list[str]":
    """Return all by which `card` goes that does: digits in common (H1.2), a run (H2.3), 1 to 9."""
    found = by_turn(game, card)
    if found:
        return found
    shared = digits(card) & digits(game.open)
    named = [str(digit) for digit in range(10) if shared >> digit & 1]
    if named:
        found.append(("digits " if len(named) > 1 else "digit ") + ", ".join(named))
    return found + single(game, card)


def by_turn(game: "Any", card: int) -> "list[str]":
    """Return by what `card` goes because of the cards before the open one, if it does."""
    if game.obliged:
        return [ANSWERS]  # H2.2
    run = getattr(game, "run", 0)
    return [RUN.format(run)] if run and game.in_run(card) else []


def single(game: "Discarding", card: int) -> "list[str]":
    """Return that `card` and the open one have a single digit each, if they have (H1.3)."""
    return [SINGLE] if card < 10 and game.open < 10 else []

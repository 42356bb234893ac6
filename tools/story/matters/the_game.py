"""The charts and tables of four piles, and what perfect play had reached where it is known."""

import sys
from collections.abc import Sequence
from importlib.util import find_spec
from typing import Any, NamedTuple

from firmware.play.knowledge import KNOWN, TABLE
from tools.story.matters import plain
from tools.story.played import Played, Step
from tools.story.story import Chart, Rows, Series, Story, Turn, head, turns_of

PILES = "ABCD"
COMPILED = "numba"  # what perfect play needs
OTHER_BEGINNER = "With another beginner it could have been won; begun so it never could."
BETTER = "Turn {}: {} could have laid {}, which wins {} of 100 such games, not {}."
MARKED = "Turns where a better one was known"
MARKED_HEAD = ("turn", "who", "laid", "better", "wins of 100", "instead")
_MARKED = 6  # such turns
WITHOUT = "Perfect play is not asked: it needs numba, which `python3 dev.py story` installs."


class Laid(NamedTuple):
    """A card that was laid: on which pile and top, in which turn, and what it cost or gave back.

    `skipped` and `freed` are how many cards that were still out this pile cannot take any more, or
    can take again.  `only` is True if the card went on no other pile.
    """

    turn: int
    seat: int
    card: int
    pile: int
    top: int
    skipped: int
    freed: int
    only: bool


class Rescue(NamedTuple):
    """Ten back in one player's turn, without which a card that the next one laid went nowhere."""

    by: Laid
    of: Laid


def tell(played: Played) -> Story:
    """Return the story of `played`; raise ValueError where --left cannot be, or cannot be so."""
    if played.left:
        _can_be_told(played)
    turns = turns_of(played)
    if not turns:
        return plain.tell(played)
    facts = head(played, turns)
    heard = played.heard()
    if "tops" not in played.game.facts():
        told = heard.sentences(played.game)
        return Story(played.title, facts, told, [_left(turns)], [_shares(played, turns)])
    laid = laid_in(turns)
    rescued = rescues(laid)
    tables = [_shares(played, turns)]
    found, line = perfect(played, turns, heard.lost)
    words, marked = better_known(played, turns)
    proven = found or heard.perfect(played.game)
    if found == [WITHOUT]:  # which is worth less than what is proven without it
        proven = heard.perfect(played.game) + found * bool(played.left) or found
    heard.perfect = lambda _: [*proven, *words]
    tables += marked
    charts = [_piles(turns), _room(turns, laid), _left(turns)]
    if any(one.freed or _is_ten(one) for one in laid):
        tables.append(_tens_table(played, laid))
    if rescued:
        tables.append(_rescue_table(played, rescued))
    return Story(played.title, facts, heard.sentences(played.game), charts, tables + line)


def laid_in(turns: list[Turn]) -> list[Laid]:
    """Return all cards that were laid, in their order."""
    out = set(range(2, 100))
    found = []
    for turn in turns:
        for step in turn.steps:
            if step.word != "lay":
                continue
            card, pile = step.move[1:]
            tops = step.before["tops"]
            out.discard(card)
            low, high = sorted((tops[pile], card))
            between = sum(low < other < high for other in out)
            back = card < tops[pile] if pile < 2 else card > tops[pile]
            others = [at for at in range(4) if at != pile and _fits(tops[at], at, card)]
            row = (0, between) if back else (between, 0)
            found.append(Laid(turn.number, turn.seat, card, pile, tops[pile], *row, not others))
    return found


def _fits(top: int, pile: int, card: int) -> bool:
    return (card > top or card == top - 10) if pile < 2 else (card < top or card == top + 10)


def _is_ten(laid: Laid) -> bool:
    return laid.card < laid.top if laid.pile < 2 else laid.card > laid.top


def rescues(laid: list[Laid]) -> list[Rescue]:
    """Return who rescued whom: see Rescue."""
    found = []
    for at, one in enumerate(laid):
        here = [other for other in laid[:at] if other.pile == one.pile]
        before = [other for other in here if other.turn == one.turn - 1]
        tens = [other for other in before if _is_ten(other)]
        if not tens or not one.only or here[-1].turn == one.turn or tens[0].seat == one.seat:
            continue
        if not _fits(before[0].top, one.pile, one.card):
            found.append(Rescue(tens[-1], one))
    return found


def _can_be_told(played: Played) -> None:
    """Raise ValueError where it says nothing who held what as the game `played` ended."""
    if played.agreed.level in KNOWN:
        raise ValueError("--left is for a game whose cards the device does not know")
    if played.ruled:
        raise ValueError("--left cannot be told of a game with a ruling: moves do not explain it")
    if played.game.won:
        raise ValueError("--left is for a game that was not won: in the end nobody held a card")
    if played.game.knowledge.draw:
        raise ValueError("--left cannot tell in which order the draw pile lies")


def perfect(played: Played, turns: list[Turn], seen: int) -> tuple[list[str], list[Rows]]:
    """Return a sentence on what perfect play had reached, and a table of moves that win.

    In turn `seen`, if not 0, a card became one that can never go: that is told where nothing is
    found here.
    """
    typed = played.agreed.level == TABLE
    if played.game.won or played.ruled or not (played.dealt or typed):
        return [], []
    if typed and played.game.knowledge.draw:
        return [], []
    if find_spec(COMPILED) is None:
        return ([] if typed and not played.left else [WITHOUT]), []
    starts = _starts(played, turns)
    if typed:
        return _asked_typed(played, turns, starts, seen)
    return _asked(played, turns, starts)


def better_known(played: Played, turns: list[Turn]) -> tuple[list[str], list[Rows]]:
    """Return a sentence on the turn that gave the most away, and a table of all that gave much."""
    if played.game.won or not played.game.over or not played.dealt or find_spec(COMPILED) is None:
        return [], []
    from tools.story import better  # compiled: loaded where it is there

    print("Better turns are looked for: the first time that takes a minute.", file=sys.stderr)
    try:
        found = better.better(played, turns)
    except better.BadWeights as error:
        print(error, file=sys.stderr)
        return [], []
    if not found:
        return [], []
    rows: list[tuple[str, ...]] = []
    for one in sorted(found[:_MARKED], key=lambda one: one.turn.number):
        who, was = played.name(one.turn.seat), better.laid(one.turn)
        shares = (f"{100 * one.played:.0f}", f"{100 * one.known:.0f}")
        rows.append((str(one.turn.number), who, _in_words(was), _in_words(one.plays), *shares))
    one = found[0]
    who = played.name(one.turn.seat) if played.players > 1 else "you"
    won, not_won = round(100 * one.known), round(100 * one.played)
    words = BETTER.format(one.turn.number, who, _in_words(one.plays), won, not_won)
    return [words], [Rows(MARKED, MARKED_HEAD, rows)]


def _in_words(plays: Sequence[tuple[int, int]]) -> str:
    return ", ".join(f"{card} on {PILES[pile]}" for card, pile in plays)


def _starts(played: Played, turns: list[Turn]) -> list[int]:
    """Return after how many moves each turn begins."""
    starts, at = [], 0
    for turn in turns:
        at = next(
            place for place in range(at, len(played.steps)) if played.steps[place] is turn.steps[0]
        )
        starts.append(at)
    return starts


def _asked(played: Played, turns: list[Turn], starts: list[int]) -> tuple[list[str], list[Rows]]:
    from tools.story.perfect import answer, since  # compiled: loaded where it is there

    print("Perfect play is asked: a minute at most, the first time two.", file=sys.stderr)
    answer.ready()
    found = since.since(played, starts)
    several = played.players > 1
    if found.lost == 0 and several and answer.ask(played.new(), played.rules).word == answer.WON:
        return [OTHER_BEGINNER], []
    return [in_words(found, turns)], _line(played, turns, starts, found)


def _asked_typed(
    played: Played, turns: list[Turn], starts: list[int], seen: int
) -> tuple[list[str], list[Rows]]:
    from tools.story.perfect import answer, typed

    try:
        typed.held_at_end(played.game, played.left)
    except typed.NotTyped as asked:
        print(asked, file=sys.stderr)
        return [], []
    answer.ready()
    found = typed.since(played, starts, played.left)
    later = seen and (found.lost is None or turns[found.lost].number > seen)
    if found.won is None and (later or found.lost is None):
        return [], []
    return [in_words(found, turns)], _line(played, turns, starts, found)


def in_words(found: Any, turns: list[Turn]) -> str:
    """Return the sentence on `found`, what perfect play had reached at each of `turns`."""
    won = None if found.won is None else turns[found.won].number
    lost = None if found.lost is None else turns[found.lost].number
    if won is None:
        if lost == 1:
            return "It could not have been won with these cards."
        if lost is None:
            return "Whether it could have been won nobody knows."
        return f"After turn {lost - 1} it was lost; whether it could be won before nobody knows."
    if lost is None:
        return f"It could still be won at turn {won}."
    if lost == won + 1:
        return f"Turn {won} decided it: it could still be won then, and was lost after it."
    return (
        f"It could still be won at turn {won}; after turn {lost - 1} it was lost;"
        " between them nobody knows."
    )


def _line(played: Played, turns: list[Turn], starts: list[int], found: Any) -> list[Rows]:
    if not found.line:
        return []
    game = played.after(starts[found.won])
    rows: list[tuple[str, str, str]] = []
    number = turns[found.won].number
    cards: list[str] = []
    for move in found.line:
        seat = game.seat
        game.play(move)
        if move[0] == played.rules.LAY:
            cards.append(f"{move[1]} {PILES[move[2]]}")
        if move[0] == played.rules.END or game.over:
            rows.append((str(number), played.name(seat), ", ".join(cards)))
            number, cards = number + 1, []
    title = f"How it could have been won from turn {turns[found.won].number} on"
    return [Rows(title, ("turn", "player", "cards and piles"), rows)]


def _piles(turns: list[Turn]) -> Chart:
    labels, rows = ["deal"], [[1, 1, 100, 100]]
    for turn in turns:
        labels.append(str(turn.number))
        rows.append(turn.steps[-1].after["tops"])
    series = [Series(f"{PILES[at]}", [row[at] for row in rows]) for at in range(4)]
    told = "The top card of each pile after each turn; A and B rise, C and D fall."
    return Chart("The piles", told, "turn", "top card", labels, series)


def _room(turns: list[Turn], laid: list[Laid]) -> Chart:
    labels = [str(turn.number) for turn in turns]
    lost: list[float | None] = [
        sum(one.skipped for one in laid if one.turn == turn.number) for turn in turns
    ]
    freed: list[float | None] = [
        sum(one.freed for one in laid if one.turn == turn.number) for turn in turns
    ]
    told = "How many cards still out each turn skipped, and how many ten back gave back."
    series = [Series("skipped", lost), Series("given back", freed)]
    return Chart("Room lost by each turn", told, "turn", "cards", labels, series, True)


def _left(turns: list[Turn]) -> Chart:
    labels = [str(turn.number) for turn in turns]
    series = [Series("cards left", [turn.steps[-1].after["left"] for turn in turns])]
    return Chart(
        "Cards left", "Cards in all hands and the draw pile.", "turn", "cards", labels, series
    )


def _shares(played: Played, turns: list[Turn]) -> Rows:
    rows = []
    for seat in range(played.players):
        own = [step for turn in turns for step in turn.steps if turn.seat == seat]
        rows.append((played.name(seat), str(sum(map(_cards, own)))))
    return Rows("Cards laid", ("player", "cards"), rows)


def _cards(step: Step) -> int:
    return max(0, step.before["left"] - step.after["left"])


def _tens_table(played: Played, laid: list[Laid]) -> Rows:
    rows = [
        (
            str(one.turn),
            played.name(one.seat),
            f"{one.card} on {one.top}",
            PILES[one.pile],
            str(one.freed),
        )
        for one in laid
        if _is_ten(one)
    ]
    return Rows("Tens taken back", ("turn", "player", "card", "pile", "given back"), rows)


def _rescue_table(played: Played, found: list[Rescue]) -> Rows:
    rows = [
        (
            str(by.turn),
            played.name(by.seat),
            str(by.card),
            PILES[by.pile],
            played.name(of.seat),
            str(of.card),
        )
        for by, of in found
    ]
    return Rows("Who rescued whom", ("turn", "by", "card", "pile", "player", "their card"), rows)

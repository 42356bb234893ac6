"""Rulings in H2 and H3: an obligation, a run, the cards discarded in it, who has the 100."""

from firmware.games.shedding.rules import (
    LAST,
    RULE_ANSWER,
    RULE_HUNDRED,
    RULE_LAID,
    SPECIAL,
    digits,
    twin,
)


def why_not(game: "Specials", move: "Move"):
    """Return why the ruling `move` is refused, a tuple of a word and its figures, or None."""
    code, value = move[0], move[1]
    if code == RULE_HUNDRED:
        return _why_not_hundred(game, move)
    if code == RULE_ANSWER:
        if value > 1:
            return ("count", 0, 1)
        return _why_not_answer(game) if value else None
    most = most_laid(game)
    if code == RULE_LAID:
        if value > most:
            return ("count", 0, most)
        return None if value <= game.without_run or run_after(game, value) else ("norun",)
    if value > 9:
        return ("count", 0, 9)
    if not value:
        return None
    if not digits(game.open) >> value & 1:
        return ("nodigit", game.open, value)
    return None if fewest(game) <= most else ("early",)


def most_laid(game: "Specials") -> int:
    """Return how many cards can have been discarded in this turn."""
    if game.open == LAST and game.hundred == SPECIAL:
        return 0  # it was turned over first, H2.7
    return game.spare if game.renewals else game.below


def fewest(game: "Specials") -> int:
    """Return how many cards a run that stands has at least: its Twinumeral, and the open card."""
    return 1 if twin(game.open) else 2


def run_after(game: "Specials", laid: int) -> int:
    """Return the digit of the run after `laid` cards, of which the open card is the last."""
    if not laid or twin(game.open):
        return twin(game.open) if laid else 0
    return game.run if laid > 1 and digits(game.open) >> game.run & 1 else 0


def rule(game: "Specials", move: "Move") -> None:
    """Change `game` to what the ruling `move`, a legal one, says."""
    code, value = move[0], move[1]
    if code == RULE_HUNDRED:
        game.immune = [seat == value and move[2] > 0 for seat in range(game.players)]
        game.under[LAST] = 0
    elif code == RULE_ANSWER:
        if value:
            game.turn_to(game.seat)
        game.hot = value > 0
    elif code == RULE_LAID:
        set_laid(game, value)
    elif value:
        game.run = value
        set_laid(game, max(game.laid, fewest(game)))
    else:
        game.run = 0
        set_laid(game, 0 if twin(game.open) else min(game.laid, game.without_run))


def set_laid(game: "Specials", laid: int) -> None:
    """Let `laid` cards be discarded in this turn; it ends where it could not go on so (H2.8)."""
    if game.laid and not laid:
        game.hot = False  # what lies there is no longer another's last card
    game.laid = laid
    game.run = run_after(game, laid)
    if laid and not game.run:
        game.laid = min(laid, game.without_run)
        if not game.laid:
            game.laid = laid
            game.pass_on()


def _why_not_answer(game: "Specials"):
    if game.open > 9:
        return ("nobody", game.open)
    return why_not_obliged(game)


def why_not_obliged(game: "Specials"):
    """Return why the player on turn cannot have to answer, whatever lies open, or None."""
    if game.immune[game.seat]:
        return ("immune", game.name(game.seat))
    return None if most_laid(game) else ("early",)


def _why_not_hundred(game: "Specials", move: "Move"):
    if move[1] >= game.players:
        return ("seat", game.players)
    if game.knowledge.hand(0) is not None:
        return ("dealt",)
    if move[2] > 1:
        return ("count", 0, 1)
    if game.hundred != SPECIAL:
        return ("plain",)
    if game.top == LAST:
        return ("opened", LAST)
    return None if game.spare or not move[2] or game.aside else ("early",)

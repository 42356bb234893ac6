"""The score of many games."""

from typing import NamedTuple

EXCELLENT = 10  # cards left, fewer of which are excellent (TG12)
SURE = 1.96  # standard errors of 95 %


class Score(NamedTuple):
    """The sum of games: `left` is how many cards each left, in the order of the games."""

    games: int
    wins: int
    low: float  # the interval of 95 % of the win rate, as shares
    high: float
    left: float  # on average
    excellent: float  # share


def score(left: list[int]) -> Score:
    """Return what games came to that left so many cards each."""
    games, wins = len(left), sum(not cards for cards in left)
    low, high = interval(wins, games)
    few = sum(cards < EXCELLENT for cards in left)
    return Score(games, wins, low, high, sum(left) / games, few / games)


def interval(wins: int, games: int) -> tuple[float, float]:
    """Return Wilson's interval of 95 % of a share that was `wins` of `games`."""
    share, square = wins / games, SURE**2
    middle = (share + square / (2 * games)) / (1 + square / games)
    spread = SURE * (share * (1 - share) / games + square / (4 * games**2)) ** 0.5
    spread /= 1 + square / games
    return max(0.0, min(share, middle - spread)), min(1.0, max(share, middle + spread))


class Average(NamedTuple):
    """The average of what many games came to, and its interval of 95 %."""

    games: int
    mean: float
    low: float
    high: float


def average(found: list[float]) -> Average:
    """Return the average of what games came to, each a number."""
    games, mean = len(found), sum(found) / len(found)
    square = sum((one - mean) ** 2 for one in found) / max(games - 1, 1)
    spread = SURE * (square / games) ** 0.5
    return Average(games, mean, mean - spread, mean + spread)

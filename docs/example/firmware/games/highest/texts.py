"""The texts of *Highest Card*, in the players' words."""

from firmware.games.highest.tables import ROUNDS

# Why a move is refused, by the rules' word for it; two lines of 21 characters at most.
REFUSED = {
    "over": "The game is over.",
    "card": "Cards go from 1 to {0}.",
    "turned": "The {0} has been turned over already.",
    "dealt": "The top card is the {0}.",
}
TYPE = "Turn over a card and type it."
PRESS = "# turns over a card."

ROUND = "Round {} of {}"
SEAT = "{}P{} {:>3}  won {}"  # on turn or not, seat, card, rounds won
KEYS = ("card, then #  *back", "#turn over  *back")  # at the table, on the screen
TAKES = "P{} takes the round."
WON = "P{} wins with {} of {} rounds!"
SHARED = "{} tie with {} each."


def why(reason) -> str:
    """Return the refusal `reason`, a word and its figures, as a sentence."""
    return REFUSED[reason[0]].format(*reason[1:])


def called(move: str) -> str:
    """Return what players call a `move` that is written as in a record."""
    return "the " + move.split()[1]


def verdict(game) -> str:
    """Return who has won; two rows at most."""
    seats = game.winners()
    most = game.won[seats[0]]
    if len(seats) == 1:
        return WON.format(seats[0] + 1, most, ROUNDS)
    return SHARED.format(" ".join(["P" + str(seat + 1) for seat in seats]), most)

"""How somebody who plays at random comes to the end of a round of 4½ Minutes (tools/soak)."""

from firmware.games.minutes.tables import TIME

MOVES = 72  # so many, and then the time is up


def move(game: "Minutes", moves: int, chance: "Random"):
    """Return what is played after so many `moves`; None for any move that is legal."""
    return (TIME,) if moves == MOVES and not game.challenge else None

"""A turn of *4 1/2 Minutes* where the device dealt, and plays too."""

from firmware.games.minutes import screen_turn, seats

shorts = screen_turn.shorts  # for who looks at the table once more
Turn: "Any" = seats.boxed(screen_turn.Turn, False, screen_turn.short)

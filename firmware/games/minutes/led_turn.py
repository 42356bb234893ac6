"""A turn of *4 1/2 Minutes* where the players have the cards, and the device plays too."""

from firmware.games.minutes import seats, texts, turn

Turn: "Any" = seats.boxed(turn.Turn, True, texts.name_of)

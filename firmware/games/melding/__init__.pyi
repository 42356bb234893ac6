"""The parts that are asked for by name, as type checkers see them."""

class _Parts:
    from firmware.games.melding import desktop as desktop
    from firmware.games.melding import kept_hand as kept_hand
    from firmware.games.melding import on_call as on_call

parts: _Parts

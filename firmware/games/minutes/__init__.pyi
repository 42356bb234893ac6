"""The parts that are asked for by name, as type checkers see them."""

class _Parts:
    from firmware.games.minutes import desktop as desktop
    from firmware.games.minutes import on_call_turn as on_call_turn
    from firmware.games.minutes import pause as pause
    from firmware.games.minutes import player as player
    from firmware.games.minutes import screen_turn as screen_turn
    from firmware.games.minutes import turn as turn

parts: _Parts

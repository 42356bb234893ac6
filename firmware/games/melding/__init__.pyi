"""The parts that are asked for by name, as type checkers see them."""

class _Parts:
    from firmware.games.melding import desktop as desktop
    from firmware.games.melding import hand_entry as hand_entry

parts: _Parts

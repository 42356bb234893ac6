"""The parts that are asked for by name, as type checkers see them."""

class _Parts:
    from firmware.games.melding import facts as facts
    from firmware.games.melding import kept_hand as kept_hand
    from firmware.games.melding import legal as legal
    from firmware.games.melding import questions as questions
    from firmware.games.melding import refusal_texts as refusal_texts
    from firmware.games.melding import result_texts as result_texts

parts: _Parts

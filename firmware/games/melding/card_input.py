"""A card while it is typed in games 5 and 6: a number, or A for a free card."""

from firmware.games.melding import parts, texts
from firmware.games.melding.sets import JOKER
from firmware.games.melding.tables import card_text
from firmware.ui.number_input import NumberInput
from firmware.ui.screen import Screen


class CardInput(NumberInput):
    """The card typed so far: a number, or A for a free card, which the next digit replaces."""

    def __init__(self, screen: "Screen"):
        super().__init__(screen)
        self._whole = False  # does a digit begin a new number?

    @property
    def card(self) -> int | None:
        """The card typed, whether or not it exists; None where there is none or it was refused."""
        return None if self._refused or not self.text else texts.value(self.text)

    def take(self, key: str) -> bool:
        """Take a digit, A, or ``*`` while there is something to erase; False for other keys."""
        if key == "A":
            self.offer(JOKER)
            return True
        if self._whole and key.isdigit():
            self.clear()
        self._whole = self._whole and key != "*"
        return super().take(key)

    def keep(self, other: "NumberInput") -> None:
        """Go on with what was typed on another screen, unless it was refused there."""
        super().keep(other)
        self._whole = isinstance(other, CardInput) and other._whole

    def offer(self, card: int) -> None:
        """Let `card` be typed, which the next digit replaces."""
        self.clear()
        self.text = card_text(card)
        self._whole = True

    def clear(self) -> None:
        """Forget what was typed."""
        super().clear()
        self._whole = False


class Typing(Screen):
    """A screen on which cards are typed: digits, or A for a free card."""

    helps = "help"
    begins = "A"

    def __init__(self, shell: "Shell"):
        super().__init__(shell)
        self.input = CardInput(self)

    @property
    def game(self) -> "Drawing":
        """The game as its rules know it."""
        return self.shell.referee.game

    def lights(self, now: int) -> "Colours":
        return self.shell.ring(now)

    def wrong(self, why: "Reason", again: "Pick"):
        """Refuse what was typed for the reason `why`.

        A card that is taken for thrown, or known elsewhere, may be where it was typed all the same:
        that is asked, and then ruled before `again(card)`.
        """
        self.input.refuse()
        self.refuse(texts.why(why))
        if why[0] not in ("elsewhere", "held"):
            return None
        return parts.questions.right(self, why, again)

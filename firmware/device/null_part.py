"""Nothing in the place of a part that is left out; loaded only where one is."""


class NullPart:
    """A ring that is dark, a piezo that is silent."""

    level = 4

    def glow(self, colours: "Colours") -> None:
        """Show nothing."""

    def tone(self, hertz: int) -> None:
        """Sound nothing."""

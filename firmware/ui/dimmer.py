"""A panel that nobody looks at is dimmed, then dark: what always shows the same burns in."""

DIM_MS = 120_000  # without a key
DARK_MS = 600_000

_AWAKE, _DIM, _DARK = range(3)


HINT = "hold # help  * menu"
HINT_MS = 8000  # without a key on a turn's page, and half of that for what its last row then says


def hints(top: "Screen", idle: int) -> bool:
    """Return True while the last row of `top` is to say HINT, `idle` ms after the last key."""
    if idle < HINT_MS or not top.on_turn or top.note or top.unfinished():
        return False
    return idle // (HINT_MS // 2) % 2 == 0


class Dimmer:
    """How long no key went down; sets the brightness of panel and ring by it."""

    def __init__(self, shell: "Shell"):
        self._house = shell
        self._since = None  # when the last key went down, ms
        self._stage = _AWAKE

    def tick(self, now: int, calm: bool) -> None:
        """Dim or darken as it is due at `now` ms; while a clock runs (`calm`) it never is."""
        if calm or self._since is None:
            self._since = now
        idle = now - self._since
        self._become(_AWAKE if idle < DIM_MS else _DIM if idle < DARK_MS else _DARK)

    def pressed(self, now: int) -> bool:
        """Be bright again, as a key went down; return True if it was dark until then."""
        dark = self._stage == _DARK
        self._since = now
        self._become(_AWAKE)
        return dark

    def _become(self, stage: int) -> None:
        if stage != self._stage:
            self._stage = stage
            level = self._house.brightness if stage == _AWAKE else 1 if stage == _DIM else 0
            self._house.box.brightness(level)

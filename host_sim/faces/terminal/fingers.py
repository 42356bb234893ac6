"""Fingers on the keypad: strokes one after another, as long as a scan needs to see them."""

from collections import deque

from host_sim.desk import Desk

TAP_MS = 25  # down, and up again as long: two scans of the firmware, bounce left out
HOLD_MS = 700  # the firmware takes a key for held after 600
WAITING = 8  # strokes; what a key that repeats itself adds beyond that is dropped


class Fingers:
    """Fingers on the keys of `desk`; call `tick` whenever its time has moved on."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._waiting: deque[tuple[str, int]] = deque()
        self._lift_at: dict[str, float] = {}  # ms of the device's time
        self._free_at = 0.0
        self._mouse_since: dict[str, float] = {}

    @property
    def busy(self) -> bool:
        """True while a stroke is under way or waits."""
        return bool(self._waiting or self._lift_at)

    def stroke(self, key: str, ms: int = TAP_MS) -> None:
        """Press `key` for `ms`, after the strokes before it."""
        if self._desk.on and len(self._waiting) < WAITING:
            self._waiting.append((key, ms))
            self.tick()

    def row(self, keys: list[str]) -> None:
        """Tap all of `keys`, however many, after the strokes before them."""
        if self._desk.on:
            self._waiting.extend((key, TAP_MS) for key in keys)
            self.tick()

    def press(self, key: str) -> None:
        """Put a finger on `key` until it is lifted."""
        if self._desk.on:
            self._lift_at.pop(key, None)
            self._desk.press(key)
            self._mouse_since[key] = self._desk.clock.ms

    def lift(self, key: str) -> None:
        """Take the finger off `key`, not before the firmware can have seen it there."""
        since = self._mouse_since.pop(key, None)
        if since is not None:
            self._lift_at[key] = since + TAP_MS
            self.tick()

    def tick(self) -> None:
        """Lift what has been down for long enough, then begin the next stroke."""
        now = self._desk.clock.ms
        for key in [key for key, due in self._lift_at.items() if due <= now]:
            del self._lift_at[key]
            self._desk.release(key)
            self._free_at = now + TAP_MS
        if self._waiting and not self._lift_at and now >= self._free_at:
            key, ms = self._waiting.popleft()
            self._desk.press(key)
            self._lift_at[key] = now + ms

    def off(self) -> None:
        """Take all fingers off and forget what they were to do."""
        for key in self._desk.keys_down:
            self._desk.release(key)
        self._waiting.clear()
        self._lift_at.clear()
        self._mouse_since.clear()
        self._free_at = 0.0

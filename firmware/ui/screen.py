"""The contract of a screen: it takes keys and time, draws itself, and never blocks.

`on_key` and `on_tick` return where to go: None to stay, BACK to the screen beneath, or a screen.
A dialog is laid on top of the one that opened it; any other screen takes the place of all.
"""

from firmware.ui import kinds, layout

BACK: "Back" = "back"
UNDER: "Under" = "under"  # BACK, and the key acts there
DARK = (0, 0, 0)
PIXELS = 16
TWICE_MS = 400  # a key pressed twice by mistake goes down again so soon
NO_LIGHT = (DARK,) * PIXELS


def go_back() -> "Back":
    """Return to the screen beneath."""
    return BACK


class Screen:
    """A screen that does nothing yet; all share `shell`: journal, settings, signals and game."""

    dialog = False
    gives_way = False  # does it go from beneath a page that has no memory else?
    busy = False  # while it is, keys wait in the pad's queue
    calm = False  # while it is, nothing is done that could wait, as a clock runs
    deaf_ms = 0  # after its first picture could be seen, for so long no key acts on it: see `ahead`
    deaf_until = 0  # ms; a key that went down before was meant for what stood there till then
    held, legend = "", ""  # A to D that may be held; "8turn/apause", keys and held ones: see pad.py
    begins = ""  # keys that begin what is typed, beside digits
    asks = True  # does a held ``0`` ask about a number there?
    about: "Perhaps[Folder]" = None  # the game that it is about, where none is in play
    event = ""  # what all must hear of, until a key
    on_turn = False  # is it a turn's page?  Then its last row says now and then how to get help
    input: "Any" = None  # the NumberInput of what is typed on it, if there is one
    free = False  # is the number typed that of a joker?
    looking = False  # does the player on turn see their own cards?
    # How its page is laid out: see "What all pages have" in kinds.py.
    text_at, narrow, beside, crowded = 0, False, False, False
    told, must, unseen, row_at, heads = False, False, "", layout.KEYS, False
    note, sign = "", ""  # above the last row until the next key; and before it, if it refuses
    fades = 0  # when the note goes by itself, ms, if it does
    closes = False  # did a no stand there as the key came?
    stale = True  # does the picture differ from what was drawn?
    typing: "Any" = None  # the NumberInput which took the last key as a digit, if any
    help = "KEYS"  # the name of its text
    helps: "HelpPart" = ""  # and the part of the game in play that holds it; if empty, the shell's

    def __init__(self, shell: "Shell"):
        self.shell = shell

    def on_key(self, key: str) -> "Destination":
        """Act on a stroke (see ui/keys.py) and return where to go."""
        return None

    def ahead(self, key: str) -> bool:
        """Return True if `key` may be typed ahead, before this page can be seen: see ui/keys.py.

        Never where something is hidden from somebody, or lost by a key once too often.
        """
        return self.on_turn

    def only_closes(self, key: str) -> bool:
        """Return True if `key` closes a refusal and does no more: ``*``, but for what is typed."""
        return key == "*" and self.closes and not (self.dialog or self.event or self.unfinished())

    def withdraw(self) -> None:
        """Let the last key, a digit, not have been typed; it came together with another."""
        if self.typing:
            self.typing.withdraw()

    def stand_still(self) -> None:
        """Wait, if it goes on by itself: a held key opens a page over it that hides it."""

    def unfinished(self) -> str:
        """Return what has been typed and is not entered yet."""
        return self.input.text if self.input else ""

    def recall(self, move: "Move") -> None:
        """Show what was typed for `move`, where the table before it does not tell."""

    def on_tick(self, now: int) -> "Destination":
        """Act on the time, in ms, and return where to go."""
        return None

    def render(self, page: "Page") -> None:
        """Put all pieces of the picture on `page`."""

    def lights(self, now: int) -> "Colours":
        """Return the ring's 16 colours at rest, (red, green, blue) of 0 to 255 each."""
        return self.shell.ring(now)

    def explain(self) -> "Destination":
        """Return the pages of help on this screen, or None."""
        return self.shell.explain(self.helps, self.help, self)

    def refuse(self, text: str) -> None:
        """Say no until the next key: red light, a falling tone, `text`; what goes in line two."""
        self.say(text, layout.NO)
        self.shell.signals.refused()

    def not_now(self, text: str) -> None:
        """Say for a moment that a key does nothing now, with a click: nobody is scolded."""
        self.say(text)
        self.fades = self.shell.at + kinds.NOT_NOW_MS
        self.shell.signals.not_now()

    def say(self, text: str, sign: str = "") -> None:
        """Say `text` until the next key, behind a `sign` if it is a refusal."""
        self.note = text
        self.sign = sign
        self.fades = 0
        self.stale = True

    def titled(self, page: "Page", words: str, pile: int = -1, x: int = 1, end: int = 127) -> None:
        """Put the head from `x` on: `words` and the draw `pile`, or the note where it has room."""
        kinds.titled(self, page, words, pile, x, end)

    def paint(self, page: "Page", hint: str = "") -> None:
        """Put all pieces on `page` and the note, or where there is none the `hint`."""
        kinds.paint(self, page, hint)

    def put_note(self, page: "Page") -> None:
        """Put what the head does not tell of the note."""
        kinds.put_note(self, page)

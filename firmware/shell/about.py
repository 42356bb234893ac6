"""The page about the device: versions, free memory, last crash; and its way to update mode."""

import gc

from firmware.modules.later import later
from firmware.shell.shell import VERSION
from firmware.ui.screen import Screen
from firmware.ui.text_lines import wrap
from firmware.ui.text_screen import TextScreen

WHETHER = "Update mode, for a new CircuitPython? The screen stands still"
KEPT = ", your game is kept."
LOST = ", your game is lost."
READY = "Update mode: copy the .uf2 file to the new drive, or switch me off and on."


def about(shell: "Shell"):
    """Return the page of version, free memory, use of the journal and last crash."""
    gc.collect()
    box, journal = shell.box, shell.journal
    text = "Umpire {}\n{}\nfree memory {:,}\njournal {:,}/{:,}".format(
        VERSION, box.about(), box.free_memory(), journal.used(), len(box.memory)
    )
    crash = later.crash
    place = crash.last_place(journal)
    if place:
        text += "\nlast broken in " + " ".join(crash.pieces(place))
    pages = (text, later.unkept.explained(shell)) if shell.trouble else (text,)
    return TextScreen(shell, pages)


def update(shell: "Shell"):
    """Return the question whether to restart into the bootloader."""
    game = "." if not shell.playing else LOST if shell.unkept else KEPT
    return shell.ask(WHETHER + game, lambda: UpdateMode(shell))


class UpdateMode(Screen):
    """The last page before the bootloader, which leaves it on the panel."""

    def __init__(self, shell: "Shell"):
        super().__init__(shell)
        self._drawn = False

    def on_tick(self, now: int) -> "Destination":
        if self._drawn:
            self.shell.box.update()
        return None

    def render(self, page: "Page") -> None:
        lines = wrap(READY)
        for i in range(len(lines)):
            page.row(i, lines[i])
        self._drawn = True

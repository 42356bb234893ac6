"""The page about the device: its versions, its free memory, its last crash."""

import gc

from firmware.shell.shell import VERSION
from firmware.storage.game_log import place_in
from firmware.ui.text_screen import TextScreen


def about(shell: "Shell"):
    """Return the page of version, free memory, use of the journal and last crash."""
    gc.collect()
    box, journal = shell.box, shell.journal
    text = "Umpire {}\n{}\nfree memory {:,}\njournal {:,} of {:,}".format(
        VERSION, box.about(), box.free_memory(), journal.used(), len(box.memory)
    )
    place = place_in(journal.settings).decode()
    if place:
        text += "\nlast broken in " + place
    return TextScreen(shell, (text,))

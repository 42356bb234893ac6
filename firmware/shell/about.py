"""What this device is, and how it is doing."""

import gc

from firmware.shell.shell import VERSION
from firmware.ui.text_screen import TextScreen


def about(shell):
    """Return the page that tells version, the memory that is free, journal and last crash."""
    gc.collect()
    box, journal = shell.box, shell.journal
    text = "Umpire {}\n{}\nfree memory {:,}\njournal {:,} of {:,}".format(
        VERSION, box.about(), box.free_memory(), journal.used(), len(box.memory)
    )
    if journal.settings[2:]:
        text += "\nlast broken in " + bytes(journal.settings[2:]).decode()
    return TextScreen(shell, (text,))

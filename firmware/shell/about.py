"""The page about the device: its versions, its free memory, its last crash."""

import gc

from firmware.shell.shell import VERSION
from firmware.ui.text_screen import TextScreen


def about(shell: "Shell"):
    """Return the page of version, free memory, use of the journal and last crash."""
    gc.collect()
    box, journal = shell.box, shell.journal
    text = "Umpire {}\n{}\nfree memory {:,}\njournal {:,} of {:,}".format(
        VERSION, box.about(), box.free_memory(), journal.used(), len(box.memory)
    )
    if journal.settings[2:]:
        text += "\nlast broken in " + bytes(journal.settings[2:]).decode()
    return TextScreen(shell, (text,))

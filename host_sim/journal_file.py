"""The journal between two runs of the simulator: a file, or nothing."""

from pathlib import Path

from host_sim.chips.flash import SIZE


class JournalFile:
    """Keeps the journal's sector (4,096 bytes) in `file`, or nowhere if that is None.

    ValueError if it is no file, or has another size; OSError if it cannot be read.
    """

    def __init__(self, file: Path | None) -> None:
        self.file = file
        self.image: bytes | None = None  # what the file has; None while there is no file
        if file is None or not file.exists():
            return
        if not file.is_file():
            raise ValueError(f"{file} is no file")
        size = file.stat().st_size
        if size != SIZE:
            raise ValueError(f"{file} has {size} bytes, a journal {SIZE}")
        self.image = file.read_bytes()

    def keep(self, image: bytes) -> None:
        """Write `image` if the file has another; a run that is cut here leaves the old or the new.

        OSError if it cannot be written.
        """
        if self.file is None or image == self.image:
            return
        self.file.parent.mkdir(parents=True, exist_ok=True)
        beside = self.file.with_name(self.file.name + ".new")
        beside.write_bytes(image)
        beside.replace(self.file)
        self.image = image

"""Who may write the drive."""

from host_sim.board import current as _current

_board = _current()


class VfsFat:
    """The drive's file system."""

    label = "CIRCUITPY"

    @property
    def readonly(self) -> bool:
        return not _board.drive.writable


_root = VfsFat()


def getmount(mount_path: str, /) -> VfsFat:
    if mount_path != "/":
        raise OSError(2, "No such file/directory")
    return _root


def remount(
    mount_path: str, readonly: bool = False, *, disable_concurrent_write_protection: bool = False
) -> None:
    getmount(mount_path)
    _board.only_booting("Cannot remount path when visible via USB.")
    _board.drive.writable = not readonly


__all__ = ["VfsFat", "getmount", "remount"]

"""The drive: the root of MicroPython's own file system."""

import os as _os  # before a stand-in has its name

NO_ENTRY = 2


class Drive:
    """The root as the board sees it."""

    root = "/"
    writable = False

    def path(self, name):
        """Return the path of `name`."""
        return self.root + name.strip("/")

    def find(self, name):
        """Return the path of `name` if it is there."""
        try:
            _os.stat(self.path(name))
        except OSError:
            return None
        return self.path(name)

    def listdir(self, name):
        """Return the names in a folder, sorted."""
        return sorted(_os.listdir(self._existing(name)))

    def stat(self, name):
        """Return mode and size as the board's ten figures."""
        found = _os.stat(self._existing(name))
        return (found[0] & 0xC000, 0, 0, 0, 0, 0, found[6], 0, 0, 0)

    def open(self, name, mode="r"):
        """Open a file; the drive is the computer's, so only to read it."""
        if mode not in ("r", "rb"):
            raise OSError(30, "Read-only filesystem")
        return open(self._existing(name), mode)

    def _existing(self, name):
        found = self.find(name)
        if found is None:
            raise OSError(NO_ENTRY, "No such file/directory")
        return found

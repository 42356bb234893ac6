"""The drive's folders, chance, and the settings of settings.toml."""

from collections import namedtuple as _namedtuple

from host_sim.board import current as _current
from host_sim.settings import setting as _setting

_board = _current()

_URANDOM_US = 100  # and 2 a byte, as measured

sep = "/"


_Uname = _namedtuple("_Uname", "sysname nodename release version machine")


def getcwd() -> str:
    return "/"


def getenv(key: str, default=None, /):
    return _setting(_board.drive, key, default)


def listdir(dir: str = "/", /) -> list[str]:
    return _board.drive.listdir(dir)


def stat(path: str, /) -> tuple[int, ...]:
    return _board.drive.stat(path)


def uname() -> _Uname:
    machine = "Raspberry Pi Pico with rp2040"
    return _Uname("rp2040", "rp2040", _board.version, _board.version + " on 2024-09-17", machine)


def urandom(size: int, /) -> bytes:
    _board.spend(_URANDOM_US + 2 * size)
    return _board.chance.draw(size)


__all__ = ["getcwd", "getenv", "listdir", "sep", "stat", "uname", "urandom"]

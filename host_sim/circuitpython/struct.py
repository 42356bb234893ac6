"""Numbers as bytes."""

from struct import calcsize, pack, pack_into, unpack, unpack_from

__all__ = ["calcsize", "pack", "pack_into", "unpack", "unpack_from"]

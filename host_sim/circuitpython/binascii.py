"""Checks and codes."""

from binascii import a2b_base64, b2a_base64, crc32, hexlify, unhexlify

__all__ = ["a2b_base64", "b2a_base64", "crc32", "hexlify", "unhexlify"]

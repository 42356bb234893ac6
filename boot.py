"""Who owns the drive: the computer, always, so that a broken file never locks anybody out.

The device keeps everything in nvm and never writes files.
"""

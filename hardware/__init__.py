"""The hardware as code: everything in this folder follows ``pins.toml``."""

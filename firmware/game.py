"""One game's folder, as the house sees it."""

from firmware import loader

ROOT = "firmware.games."


class Game:
    """One game's folder: its manifest, and its other parts when they are asked for."""

    def __init__(self, folder: str):
        self.folder = folder
        self.manifest = self.part("manifest")

    def part(self, name: str):
        """Return the module `name` of this game (``rules``, ``screens`` …), loaded if need be."""
        return loader.load(self.module(name))

    def module(self, name: str) -> str:
        """Return the full name of the module `name` of this game, or of `folder.name` it shares."""
        return ROOT + (name if "." in name else self.folder + "." + name)

    def options(self, rules: str) -> tuple:
        """Return the manifest's options of the rule set `rules`: see docs/games.md."""
        return getattr(self.manifest, "OPTIONS", {}).get(rules, ())

    def has(self, rules: str) -> bool:
        """Return True if the rule set `rules` is this game's."""
        return rules in [row[0] for row in self.manifest.RULE_SETS]

    def rule_set(self, rules: str) -> tuple:
        """Return the manifest's row for the rule set `rules`; raise ValueError if it has none."""
        for row in self.manifest.RULE_SETS:
            if row[0] == rules:
                return row
        raise ValueError("no such rules")

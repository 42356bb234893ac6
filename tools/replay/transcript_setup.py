"""The head of a record as a set-up: rules, level, players, options and deck (docs/record.md)."""

from typing import Any

from firmware.modules import catalog
from firmware.modules.game_folder import GameFolder
from firmware.play import transcript
from firmware.play.knowledge import KNOWN, LEVELS, SCREEN, TABLE
from firmware.play.setup import Setup
from tools.replay.transcript_lines import Told, Wrong

Head = dict[str, list[Told]]


def setup_of(head: Head) -> tuple[Any, Setup]:
    """Return the game and the set-up in `head`; raise Wrong where there are none such."""
    (line, name), *_ = head["rules"]
    game = catalog.game_of(name)
    if game is None:
        known = ", ".join(row[0] for each in catalog.games() for row in each.manifest.RULE_SETS)
        raise Wrong(line, f"no rules are called '{name}', only {known}")
    (line, word), *_ = head["level"]
    levels = [LEVELS[level] for level in game.manifest.LEVELS]
    hinted = LEVELS[SCREEN] + transcript.HINTS
    if game.hints:
        levels.append(hinted)
    if word not in levels:
        raise Wrong(line, f"no level is called '{word}', only {', '.join(levels)}")
    hints = word == hinted
    level = SCREEN if hints else LEVELS.index(word)
    fewest, most = game.rule_set(name)[2:4]
    (line, word), *_ = head["players"]
    if word not in [str(count) for count in range(fewest, most + 1)]:
        raise Wrong(line, f"{name} is for {fewest} to {most} players, not '{word}'")
    agreed = Setup(name, level, int(word), b"", _options(head, game, level), hints)
    cards = head.get("deck", [])
    if level in KNOWN:
        agreed.deck = _deck(cards, agreed, game.part("rules"), line)
    elif cards:
        raise Wrong(cards[0].line, f"at level {LEVELS[level]} nobody knows the deck")
    return game, agreed


def _options(head: Head, game: GameFolder, level: int) -> bytes:
    """Return a byte for each option of the rules, those that are not named as usual; or none.

    Version 0.1 asked for them, and wrote them, at levels too at which they say nothing.
    """
    told = head.get("options", [])
    if not told:
        return b""
    rules = head["rules"][0].text
    rows = game.options(rules, level) or game.options(rules, TABLE)
    if not rows:
        raise Wrong(told[0].line, f"{rules} has no options at level {LEVELS[level]}")
    found: dict[str, int] = {}
    for line, text in told:
        word, _, value = text.partition(" ")
        if word in found:
            raise Wrong(line, f"'{word}' is told twice")
        row = next((row for row in rows if row[0] == word), None)
        if row is None:
            known = ", ".join(row[0] for row in rows)
            raise Wrong(line, f"no option of {rules} is called '{word}', only {known}")
        try:
            found[word] = transcript.option_value(row, value)
        except ValueError as error:
            raise Wrong(line, str(error)) from error
    usual = {row[0]: row[3] for row in rows}
    return bytes((usual | found).values())


def _deck(told: list[Told], agreed: Setup, tables, line: int) -> bytes:
    """Return the deck of `told`, which must be all the cards that are agreed, in any order."""
    if not told:
        raise Wrong(line, "'deck' is missing: the device knew it, so its order must be told")
    text_of = transcript.card_text(tables)
    cards = tables.cards(agreed)
    names = {text_of(card): card for card in cards}
    seen: dict[int, int] = {}
    for number, word in told:
        if word not in names:
            raise Wrong(number, f"'{word}' is no card of this deck")
        card = names[word]
        seen[card] = seen.get(card, 0) + 1
        if seen[card] > cards.count(card):
            often = "twice" if seen[card] == 2 else f"{seen[card]} times"
            raise Wrong(number, f"{word} is {often} in the deck")
    for card in cards:
        if seen.get(card, 0) < cards.count(card):
            lost = f"the deck has {len(told)} cards; {text_of(card)} is missing"
            raise Wrong(told[-1].line, lost)
    return bytes(names[word] for _, word in told)

"""The words of the family melding, for the type check alone."""

from collections.abc import Mapping
from typing import Protocol, TypeAlias

from words import *

from firmware.games.melding.claim_check import Claim as _Claim
from firmware.games.melding.claim_check import Count as _Count
from firmware.games.melding.claim_check import OnCallClaim as _OnCallClaim
from firmware.games.melding.claim_check import claim as _claim
from firmware.games.melding.claim_check import known as _known
from firmware.games.melding.claim_check import with_cards as _with_cards
from firmware.games.melding.on_call_turn import Cover as _Cover
from firmware.games.melding.on_call_turn import Finished as _Finished
from firmware.games.melding.on_call_turn import Playing as _Playing
from firmware.games.melding.prover import Groups as Groups
from firmware.games.melding.prover import Proof as _Proof
from firmware.games.melding.rules import Drawing as Drawing

Arrangement: TypeAlias = Sequence[int]  # in sets: see rules.py

class MeldingRules(Protocol):
    """``rules.py`` of a game."""

    def new(self, setup: Setup) -> Drawing: ...
    def cards(self, setup: Setup, /) -> list[int] | bytearray: ...
    @property
    def RULE_SETS(self) -> Mapping[str, tuple[int, int, int]]: ...

class SetTexts(Protocol):
    """``texts.py`` of a game: how it writes a set, and what counts."""

    @property
    def COUNT(self) -> str: ...
    @property
    def WHAT(self) -> str: ...
    def rule(self, numbers: Cards, /) -> str: ...

class CostSearch(Protocol):
    """What finds the cost of a hand in slices of time."""

    @property
    def found(self) -> list[int]: ...
    @property
    def outside(self) -> int: ...
    @property
    def points(self) -> int: ...
    def step(self) -> bool: ...

class ClaimPart(Protocol):
    """``claim_check.py``, ``hand_entry.py``: where a claim to be out leads, by what is known."""

    def claim(self, shell: Shell, thrown: int) -> Screen: ...

class ClaimCheckPart:
    """``claim_check.py``"""

    Claim = _Claim
    Count = _Count
    OnCallClaim = _OnCallClaim
    claim = staticmethod(_claim)
    known = staticmethod(_known)
    with_cards = staticmethod(_with_cards)

class CalledClaimPart:
    """``on_call_turn.py``"""

    Cover = _Cover
    Finished = _Finished

class PlayingPart:
    """``on_call_turn.py``"""

    Playing = _Playing

class ProverPart:
    """``prover.py``"""

    Proof = _Proof

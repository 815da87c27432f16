"""Where a rule comes from: what the source of a rule set says, leaves out or has lost (spec 0.2)."""
from typing import Any, NamedTuple


class Provenance(NamedTuple):
    """Where the value of an option, or a yaku, comes from.

    kind: "said" by the source; "silent": the source does not speak of it; "open": the source speaks of it and
    can be read in two ways; "rebuilt": the source had it in a table that is lost; "borrowed" from another
    book; "unused": these rules have no such rule; "chosen": a variant differs from its rule set. spec: the
    section. others: why this value, or whose it is.
    """

    kind: str
    spec: str
    others: str = ""

    @property
    def words(self) -> str:
        """In words: "the source is silent; other books draw the earliest month"."""
        start = {"said": "the source says so", "silent": "the source is silent",
                 "open": "the source leaves it open", "rebuilt": "the source's table is lost",
                 "borrowed": "the source does not have it", "unused": "these rules have no such rule",
                 "chosen": "chosen for this variant"}[self.kind]
        return f"{start}; {self.others}" if self.others else start

    @property
    def is_sure(self) -> bool:
        """False where the source does not say it."""
        return self.kind not in ("silent", "open", "rebuilt", "borrowed")


class Sourced(NamedTuple):
    """A value with its provenance, as a rule set states it."""

    value: Any
    provenance: Provenance


def said(value: Any, spec: str, note: str = "") -> Any:
    """A value that the source states, in this section of the spec."""
    return Sourced(value, Provenance("said", spec, note))


def silent(value: Any, spec: str, others: str) -> Any:
    """A value chosen where the source is silent. others: what others say."""
    return Sourced(value, Provenance("silent", spec, others))


def left_open(value: Any, spec: str, others: str) -> Any:
    """A value chosen where the source can be read in two ways. others: what it says, and what others do."""
    return Sourced(value, Provenance("open", spec, others))


def rebuilt(value: Any, spec: str, others: str) -> Any:
    """A value of a table that the source has lost. others: what it is rebuilt from."""
    return Sourced(value, Provenance("rebuilt", spec, others))


def borrowed(value: Any, spec: str, others: str) -> Any:
    """A value that is not in the source itself. others: the book it is taken from."""
    return Sourced(value, Provenance("borrowed", spec, others))

"""What can go wrong, said in one sentence each; every error also is the fitting built-in one."""
from collections.abc import Iterable
from difflib import get_close_matches


class KoiKoiError(Exception):
    """Base of every error that this package raises on purpose."""

    def __str__(self) -> str:
        # A KeyError would show its sentence in quotes.
        return str(self.args[0]) if self.args else ""


class UnknownName(KoiKoiError, KeyError):
    """A card, yaku, rule set, option or opponent that does not exist."""


class CardError(KoiKoiError, ValueError):
    """Cards that cannot lie together as asked: one twice, too many, one missing."""


class RulesError(KoiKoiError, ValueError):
    """A value that the rules do not have: of an option, a seat, a seed or a count."""


class IllegalAction(KoiKoiError, ValueError):
    """An action that the rules do not allow in this state."""


class SavedGameError(KoiKoiError, ValueError):
    """A saved game that is damaged, foreign, or does not follow its own rules."""


class TournamentError(KoiKoiError, ValueError):
    """Agents that can't play in a tournament, a size it can't have, or a process that broke off."""


def nearest(name: object, valid: Iterable[str]) -> str:
    """The end of an error sentence: " Did you mean 'crane'?", or "" when nothing comes near.

    Of two or more letters, the shortest name that begins with them comes before any that is spelt alike.
    """
    typed, known = str(name)[:60].lower(), list(map(str, valid))
    begun = [one for one in known if len(typed) > 1 and one.lower().startswith(typed)]
    near = sorted(begun, key=len) or get_close_matches(typed, known, n=1, cutoff=0.6)
    return f" Did you mean {near[0]!r}?" if near else ""


def shown(value: object) -> str:
    """A value as an error sentence quotes it: in one line of at most 60 characters."""
    try:
        text = " ".join(repr(value).split())
    except Exception:  # a value may be so broken that even showing it fails
        text = f"a {type(value).__name__}"
    return text if len(text) <= 60 else f"{text[:57]}..."

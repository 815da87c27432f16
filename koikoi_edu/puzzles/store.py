"""The file that keeps a record of practice: written whole or not at all, and never over what it did not read.

Every outcome is added to what the file says at that moment, so that two sessions can keep one file. A session
that can't write holds its outcomes until it can.
"""
import os
import re
import shutil
import stat
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Literal

from ..errors import RulesError, shown
from .record import Chosen, Outcome, Record
from .saving import Damaged, Foreign, Saved, as_text, from_text, was_one

_LARGEST = 10_000_000  # bytes of a file that may be a record
_PATIENCE = 2.0  # seconds to wait for another session that is writing


class Store:
    """A record, and the JSON file that keeps it; None for memory alone.

    Raises RulesError for a file that is no path. Other trouble with it is said in `notice`, and the record is
    kept in memory.
    """

    def __init__(self, file: "str | os.PathLike[str] | None" = None) -> None:
        self.path = None if file is None else _read_path(file)
        self.record = Record()
        self._saved = Saved(Record())  # what the file says, as far as it was read
        self._seen: bytes | None = None
        self._pending: list[Outcome | Chosen] = []  # what it does not say yet
        self._found = ""
        self._trouble = ""
        self._left_alone = False
        self._sync()

    def add(self, outcome: Outcome | Chosen) -> None:
        """Write down what happened."""
        self.record = self.record.after(outcome)
        self._pending.append(outcome)
        self._sync()

    @property
    def notice(self) -> str:
        """What there is to say about the file, in a sentence or two; "" if it is well."""
        return " ".join(filter(None, [self._found, self._trouble]))

    def _sync(self) -> None:
        """Read what the file says now, add what it does not say yet, and write it."""
        if self.path is None or self._left_alone:
            self._pending.clear()
            return
        self._trouble = ""
        try:
            if not self.path.parent.is_dir():
                raise FileNotFoundError(f"there is no folder {self.path.parent}")
            with _alone(self.path.parent) as alone:
                self._read(self.path)
                if not self._left_alone:
                    _check_writable(self.path)
                    if self._pending:
                        self._write(self.path, alone)
        except (OSError, ValueError) as fault:
            reason = (isinstance(fault, OSError) and fault.strerror) or str(fault)
            self._trouble = (f"{self.path.name} can't be read and written now ({reason}), "
                             "so practice goes on in memory.")
        self.record = _with(self._saved.record, self._pending)

    def _read(self, path: Path) -> None:
        try:
            if not stat.S_ISREG(path.stat().st_mode) or path.stat().st_size > _LARGEST:
                raise Foreign("is no practice file")
            data = path.read_bytes()
            if data == self._seen or (self._seen is not None and not data.strip()):
                return
            saved = from_text(data)
        except FileNotFoundError:
            return  # a new one, or one that was taken away meanwhile: what is known is written once more
        except Foreign as fault:
            return self._leave_alone(str(fault))
        except Damaged as fault:
            if self._seen is None and path.suffix != ".json" and not was_one(data):
                return self._leave_alone("is no practice file")
            kept = _keep(path, data)
            start = "starts anew" if self._seen is None else "goes on from what was known"
            self._found = f"{path.name} {fault}; a copy is kept as {kept}, and practice {start}."
            self._seen = data
            return
        self._saved = saved
        if saved.refused:
            kept = _keep(path, data)
            more = len(saved.refused) - 3
            said = "; ".join(saved.refused[:3]) + (f"; and {more} more" if more > 0 else "")
            self._found = f"In {path.name}, {said}. A copy is kept as {kept}."
        self._seen = data

    def _leave_alone(self, fault: str) -> None:
        assert self.path is not None
        self._left_alone = True
        self._found = f"{self.path.name} {fault}: it is left as it is, and practice goes on in memory."

    def _write(self, path: Path, alone: bool) -> None:
        record = _with(self._saved.record, self._pending)
        data = as_text(record, self._saved.others).encode()
        if alone:
            _sweep(path)
        _replace(path, data)
        self._saved, self._seen = Saved(record, self._saved.others), data
        self._pending.clear()


def _read_path(file: object) -> Path:
    if not isinstance(file, str | os.PathLike) or not str(file).strip() or "\0" in str(file):
        raise RulesError(f"The file is a path such as 'practice.json', not {shown(file)}.")
    path = Path(file)
    with suppress(OSError, ValueError, RuntimeError):
        # A link stays one, and a change of folder changes nothing.
        path = Path(os.path.realpath(path.expanduser()))
    return path


def _check_writable(path: Path) -> None:
    """Raise PermissionError for what is not to be written, though putting another file in its place could."""
    if not os.access(path.parent, os.W_OK):
        raise PermissionError("its folder is read-only")
    if path.exists() and not os.access(path, os.W_OK):
        raise PermissionError("it is read-only")


def _with(record: Record, outcomes: list[Outcome | Chosen]) -> Record:
    for outcome in outcomes:
        record = record.after(outcome)
    return record


@contextmanager
def _alone(folder: Path) -> Iterator[bool]:
    """Nobody else writes in this folder meanwhile: True where the system can promise that.

    The folder itself is locked, so nothing is left behind, not even by a session that was killed.
    """
    try:
        import fcntl
        lock = os.open(folder, os.O_RDONLY)
    except (ImportError, OSError):
        yield False
        return
    try:
        until = time.monotonic() + _PATIENCE
        alone = False
        while not alone and time.monotonic() < until:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                alone = True
            except BlockingIOError:
                time.sleep(0.005)
            except OSError:
                break
        yield alone
    finally:
        os.close(lock)


def _replace(path: Path, data: bytes) -> None:
    """Put this in place of the file in one step: at any moment there is the old one or the new one."""
    part = path.with_name(f"{path.name}.{os.getpid()}.tmp")
    with _gone_if_unfinished(part):
        _fill(part, "wb", data)
        if path.exists():
            shutil.copymode(path, part)
        os.replace(part, path)


def _fill(path: Path, mode: Literal["wb", "xb"], data: bytes) -> None:
    """Write a file and wait until the disk has it."""
    with path.open(mode) as out:
        out.write(data)
        out.flush()
        os.fsync(out.fileno())


@contextmanager
def _gone_if_unfinished(path: Path) -> Iterator[None]:
    try:
        yield
    except FileExistsError:
        raise  # it is another's
    except BaseException:
        with suppress(OSError):
            path.unlink()
        raise


def _sweep(path: Path) -> None:
    """Remove what sessions have left that were killed while they wrote."""
    left = re.compile(re.escape(path.name) + r"\.\d+\.tmp")
    for other in path.parent.iterdir():
        if left.fullmatch(other.name):
            with suppress(OSError):
                other.unlink()


def _keep(path: Path, data: bytes) -> str:
    """Keep a copy of what the file held; its name. One that was kept before will do."""
    number = 1
    while True:
        copy = path.with_name(f"{path.name}.damaged-{number}")
        try:
            with _gone_if_unfinished(copy):
                _fill(copy, "xb", data)
            return copy.name
        except FileExistsError:
            if copy.read_bytes() == data:
                return copy.name
            number += 1

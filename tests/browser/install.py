"""Install what the tests want and pip has not got: a browser, librsvg's rsvg-convert and the cairo library.

Works where apt-get may be used without a password (Debian and its like, as root or through sudo). Elsewhere,
and when a download fails, it only says what is missing: tests that need it then skip, or fail where CI=true.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

from lab import BrowserMissing, find_browser, open_browser


def has_browser() -> bool:
    if find_browser():
        return True
    try:
        with open_browser():
            return True
    except BrowserMissing:
        return False


def has_cairo() -> bool:
    try:
        import cairosvg  # noqa: F401
    except OSError:  # the library is loaded on import
        return False
    return True


def absent() -> dict[str, list[str]]:
    """What is missing, with the Debian packages that bring it."""
    wanted = {
        "a browser": (has_browser(), ["chromium", "fonts-dejavu-core"]),
        "rsvg-convert": (shutil.which("rsvg-convert"), ["librsvg2-bin"]),
        "the cairo library": (has_cairo(), ["libcairo2"]),
    }
    return {name: packages for name, (there, packages) in wanted.items() if not there}


def superuser() -> list[str] | None:
    """The words to put before a command so that it may install packages; None where that can't be."""
    if not shutil.which("apt-get"):
        return None
    if os.geteuid() == 0:
        return []
    sudo = ["sudo", "-n"]
    can = shutil.which("sudo") and subprocess.run([*sudo, "true"], capture_output=True).returncode == 0
    return sudo if can else None


def main() -> None:
    missing = absent()
    if not missing:
        return
    prefix = superuser()
    if prefix is not None:
        print(f"Installing {', '.join(missing)} with apt-get", flush=True)
        apt = [*prefix, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq"]
        subprocess.run([*apt, "update"])
        for (
            packages
        ) in missing.values():  # one by one: what this system does not offer keeps nothing else away
            subprocess.run(
                [*apt, "install", "-y", "--no-install-recommends", *packages], stdout=subprocess.DEVNULL
            )
    for name in absent():
        print(f"Missing: {name}. The tests that need it are skipped, or fail where CI=true.", file=sys.stderr)


if __name__ == "__main__":
    try:
        main()
    except BrowserMissing as reason:  # KOIKOI_BROWSER names nothing
        sys.exit(str(reason))

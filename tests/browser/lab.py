"""A real JupyterLab in a real browser, for tests and for looking at widgets.

    with open_browser() as browser, Lab(directory, browser) as lab, lab.new_notebook(["1 + 1"]) as notebook:
        notebook.run_all()
        assert notebook.errors() == []

`Lab` is a server seen in a browser. `Notebook` is one page that shows one notebook; its `page` is the
Playwright page, for everything that is not said here. The server works on a copy of notebooks/ and images/,
keeps its configuration, workspaces and trust to itself, and reaches nothing outside this machine.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import Any
from uuid import uuid4

import nbformat
from nbformat.v4 import new_code_cell, new_output
from nbformat.v4 import new_notebook as empty_notebook
from playwright.sync_api import Browser, BrowserContext, Error, Locator, Page, Playwright, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")
CHROMIUM_FLAGS = (
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
)
LIGHT, DARK = "JupyterLab Light", "JupyterLab Dark"
READY_SECONDS = 60
RUN_SECONDS = 120


class BrowserMissing(Exception):
    """There is no browser to drive; the message says what to do."""


def find_browser() -> str | None:
    """$KOIKOI_BROWSER, or else the first Chromium, Chrome or Edge on the path."""
    wanted = os.environ.get("KOIKOI_BROWSER")
    if wanted and not shutil.which(wanted):
        raise BrowserMissing(f"KOIKOI_BROWSER is {wanted!r}, which is no program that can be started.")
    return shutil.which(wanted) if wanted else next(filter(None, map(shutil.which, BROWSERS)), None)


def launch(playwright: Playwright) -> Browser:
    """Start what `find_browser` names, else Playwright's own browser, else an installed Chrome or Edge."""
    if found := find_browser():
        return playwright.chromium.launch(executable_path=found, args=CHROMIUM_FLAGS)
    for channel in (None, "chrome", "msedge"):
        with suppress(Error):
            return playwright.chromium.launch(channel=channel, args=CHROMIUM_FLAGS)
    raise BrowserMissing(
        "no Chromium, Chrome or Edge was found: install one, set KOIKOI_BROWSER to its path, "
        "or run `playwright install chromium`."
    )


@contextmanager
def open_browser() -> Iterator[Browser]:
    """A headless browser that can reach this machine only."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        try:
            yield browser
        finally:
            browser.close()


class Server:
    """A JupyterLab server that shares nothing with the user's own.

    `files` is the directory that it shows; `settings` maps "extension:plugin" to what differs from the
    defaults.
    """

    def __init__(self, home: Path, files: Path, settings: dict[str, dict[str, Any]]) -> None:
        for plugin, values in settings.items():
            package, name = plugin.split(":")
            path = home / "settings" / package / f"{name}.jupyterlab-settings"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(values))
        # No page asks whether JupyterLab has to be built anew, which takes the server half a second.
        page = home / "config" / "labconfig" / "page_config.json"
        page.parent.mkdir(parents=True, exist_ok=True)
        page.write_text(json.dumps({"buildAvailable": False, "buildCheck": False}))
        environment = os.environ | {
            "JUPYTER_CONFIG_DIR": str(home / "config"),
            "JUPYTER_DATA_DIR": str(home / "data"),
            "JUPYTER_RUNTIME_DIR": str(home / "runtime"),
            "JUPYTERLAB_SETTINGS_DIR": str(home / "settings"),
            "JUPYTERLAB_WORKSPACES_DIR": str(home / "workspaces"),
            "IPYTHONDIR": str(home / "ipython"),
        }
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"
        self.log = home / "server.log"
        options = [
            "--no-browser",
            "--allow-root",
            "--expose-app-in-browser",
            "--ServerApp.ip=127.0.0.1",
            f"--ServerApp.port={port}",
            "--ServerApp.port_retries=0",
            "--ServerApp.disable_check_xsrf=True",  # only tests speak to it, some of them without a page
            f"--ServerApp.root_dir={files}",
            "--IdentityProvider.token=",
            "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
            "--LabApp.news_url=None",
            "--LabApp.extension_manager=readonly",
            "--LanguageServerManager.autodetect=False",
        ]
        with self.log.open("w") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "jupyterlab", *options],
                env=environment,
                cwd=files,
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,  # Ctrl-C reaches the tests, and they stop the server
            )

    def wait_until_ready(self, seconds: float = 60) -> None:
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline and self.process.poll() is None:
            try:
                with urllib.request.urlopen(f"{self.url}/api/status", timeout=5):
                    return
            except (urllib.error.URLError, OSError):
                time.sleep(0.1)
        self.stop()
        raise RuntimeError(f"JupyterLab did not start:\n{self.log.read_text()[-3000:]}")

    def stop(self) -> None:
        self.process.terminate()  # the server shuts its kernels down
        try:
            self.process.wait(timeout=15)
        except subprocess.TimeoutExpired:
            if hasattr(os, "killpg"):
                os.killpg(self.process.pid, signal.SIGKILL)
            else:
                self.process.kill()
            self.process.wait()


class Lab:
    """A JupyterLab server that works in `directory` (which should be fresh), seen in `browser`.

    `whole_notebook=True` keeps every cell painted, in view or not: for pictures, not for tests. `scale` is
    the number of screen pixels to a CSS pixel.
    """

    def __init__(
        self, directory: Path, browser: Browser, *, whole_notebook: bool = False, scale: float = 1
    ) -> None:
        self.browser = browser
        self.home = directory / "jupyter"
        self.files = directory / "files"
        (self.files / "notebooks").mkdir(parents=True)
        for name in ("notebooks", "images"):
            if (ROOT / name).is_dir():
                ignored = shutil.ignore_patterns(".*", "__pycache__")
                shutil.copytree(ROOT / name, self.files / name, dirs_exist_ok=True, ignore=ignored)
        settings: dict[str, dict[str, Any]] = {
            "@jupyterlab/apputils-extension:notification": {"fetchNews": "false", "checkForUpdates": False},
        }
        if whole_notebook:
            tracker = {"windowingMode": "none", "scrollPastEnd": False}
            settings["@jupyterlab/notebook-extension:tracker"] = tracker
        self._settings = settings
        self._scale = scale
        self._contexts: dict[bool, BrowserContext] = {}
        self.notebooks: list[Notebook] = []
        self.theme = LIGHT

    def __enter__(self) -> Lab:
        self.server = Server(self.home, self.files, self._settings)
        self.server.wait_until_ready()
        return self

    def __exit__(self, *_: object) -> None:
        try:
            for notebook in list(self.notebooks):
                notebook.close()
            for context in self._contexts.values():
                context.close()
        finally:
            self.server.stop()

    def api(self, path: str, sent: object = None) -> Any:
        """What the server answers to GET /api/`path`, such as the list of "kernels", or to POST."""
        data = None if sent is None else json.dumps(sent).encode()
        with urllib.request.urlopen(f"{self.server.url}/api/{path}", data, timeout=30) as answer:
            return json.load(answer)

    def open(self, name: str, *, touch: bool = False, sidebar: bool = True) -> Notebook:
        """Open notebooks/`name` and wait until its kernel answers. `touch` gives the page a touch screen."""
        if touch not in self._contexts:
            self._contexts[touch] = self.browser.new_context(
                viewport={"width": 1280, "height": 800},
                device_scale_factor=self._scale,
                has_touch=touch,
                locale="en-US",
            )
        notebook = Notebook(self, self._contexts[touch].new_page(), name)
        self.notebooks.append(notebook)
        try:
            notebook.goto()
        except Error:
            notebook.close()
            raise
        if notebook.theme() != self.theme:
            notebook.set_theme(self.theme)
        if not sidebar:
            notebook.hide_sidebar()
        return notebook

    def new_notebook(self, cells: Iterable[str], *, touch: bool = False, sidebar: bool = True) -> Notebook:
        """Open a scratch notebook beside the real ones, with these code cells."""
        name = self._write([new_code_cell(source) for source in cells])
        return self.open(name, touch=touch, sidebar=sidebar)

    def saved_notebook(self, *shown: dict[str, str], sidebar: bool = True) -> Notebook:
        """Open a notebook as in a fresh clone: not run, not trusted, without the state of any widget.

        shown: for each cell what it was saved with, by MIME type.
        """
        outputs = [new_output("execute_result", data, execution_count=1) for data in shown]
        cells = [new_code_cell("shown", execution_count=1, outputs=[output]) for output in outputs]
        return self.open(self._write(cells), sidebar=sidebar)

    def _write(self, cells: list[nbformat.NotebookNode]) -> str:
        """Write a scratch notebook, and return its name. It names its kernel, or else JupyterLab asks.

        The kernel starts at once, beside the page.
        """
        name = f"scratch-{uuid4().hex[:8]}.ipynb"
        kernel = {"kernelspec": {"name": "python3", "display_name": "Python 3"}}
        nbformat.write(empty_notebook(cells=cells, metadata=kernel), self.files / "notebooks" / name)
        path, python = f"notebooks/{name}", {"name": "python3"}
        self.api("sessions", {"path": path, "name": name, "type": "notebook", "kernel": python})
        return name


PANEL = """const app = window.jupyterapp;
    const panel = [...app.shell.widgets('main')].find(shown => shown.content?.activeCellIndex !== undefined);
    const session = panel.sessionContext;"""
# Waits until JupyterLab has laid itself out, the notebook has loaded and its kernel has answered. Without all
# of that, "run all" now and then does nothing. After so many seconds it fails and says what was missing.
READY = f"""async seconds => {{
    let missing = 'the page';
    const ready = async () => {{
        await window.jupyterapp.restored;
        {PANEL}
        missing = 'the notebook';
        await panel.context.ready;
        missing = 'a kernel';
        await session.ready;
        missing = 'an answer of the kernel';
        await session.session?.kernel?.info;
    }};
    const late = new Promise(done => setTimeout(done, seconds * 1000, 'late'));
    if (await Promise.race([ready(), late]) === 'late') {{
        const asks = document.querySelector('.jp-Dialog')?.innerText.replaceAll('\\n', ' ');
        throw new Error(`not ready after ${{seconds}} seconds: waited for ${{missing}}` +
                        (asks ? `; JupyterLab asks: ${{asks}}` : ''));
    }}
}}"""
# Shuts the kernel down, but does not wait for one that does not answer: the server ends it with the rest.
SHUTDOWN = f"""async () => {{
    {PANEL}
    await Promise.race([session.shutdown(), new Promise(done => setTimeout(done, 10000))]);
}}"""
# Resolves once the kernel is idle, no widget is still loading and the page has been at rest for `quiet` ms.
# The sizes of cells do not count: where cells are scrolled out of view, JupyterLab may set them without end.
SETTLED = f"""async quiet => {{
    {PANEL}
    let last = performance.now();
    const counts = change => change.attributeName !== 'style' || !change.target.matches('.jp-Cell');
    const seen = new MutationObserver(changes => {{ if (changes.some(counts)) last = performance.now(); }});
    seen.observe(document.querySelector('.jp-Notebook'), {{
        subtree: true, childList: true, attributes: true, characterData: true}});
    const loading = () => [...document.querySelectorAll('.jp-OutputArea-output')].some(
        output => output.textContent === 'Loading widget...');
    const end = last + 30000;
    while (performance.now() < end &&
           (performance.now() - last < quiet || session.session?.kernel?.status !== 'idle' || loading()))
        await new Promise(done => setTimeout(done, 20));
    seen.disconnect();
}}"""


class Notebook:
    """One notebook, open on a page of its own. Close it, or use it in a `with`: that shuts its kernel down.

    `page_errors` collects what went wrong in the page itself: uncaught exceptions and errors on its console.
    """

    def __init__(self, lab: Lab, page: Page, name: str) -> None:
        self.lab, self.page, self.name = lab, page, name
        self.page_errors: list[str] = []
        page.set_default_timeout(30_000)
        page.on("pageerror", lambda error: self.page_errors.append(error.stack or str(error)))
        page.on("console", lambda said: self.page_errors.append(said.text) if said.type == "error" else None)

    def __enter__(self) -> Notebook:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if error is not None:
            self.screenshot(f"failed-{self.name.removesuffix('.ipynb')}")
        self.close()

    # ── opening and closing

    def goto(self) -> None:
        """Load the page in a workspace of its own, so that no layout of an earlier page comes back."""
        workspace = f"{self.lab.server.url}/lab/workspaces/t-{uuid4().hex}"
        self.page.goto(f"{workspace}/tree/notebooks/{self.name}")
        self._wait_until_ready()

    def reload(self, *, save: bool = True) -> None:
        """Reload the page; the kernel lives on. Outputs that were not saved are lost, as for any user."""
        if save:
            self.save()
        self.page.reload()
        self._wait_until_ready()

    def _wait_until_ready(self) -> None:
        self.page.wait_for_selector(".jp-Notebook .jp-Cell")
        self.page.evaluate(READY, READY_SECONDS)

    def save(self) -> None:
        self.page.evaluate(f"async () => {{ {PANEL} await panel.context.save(); }}")

    def close(self) -> None:
        """Shut the kernel down and close the page. A second call does nothing."""
        if self not in self.lab.notebooks:
            return
        self.lab.notebooks.remove(self)
        try:
            self.page.evaluate(SHUTDOWN)
        except Error:
            pass  # the page is gone or never came up; the server shuts the kernel down
        finally:
            self.page.close()

    # ── running

    def run_all(self) -> None:
        """Run all cells, and return when the last one has finished and the page has come to rest."""
        self._run("app.commands.execute('notebook:run-all-cells')")

    def run_cell(self, index: int) -> None:
        """Run the cell at `index` (from 0, text cells count too), as if by Ctrl-Enter."""
        self._run(
            f"(panel.content.deselectAll(), panel.content.activeCellIndex = {index}, "
            "app.commands.execute('notebook:run-cell'))"
        )

    def _run(self, command: str) -> None:
        # Not awaited inside the page: an endless cell would hang the test instead of failing it.
        finish = "window.ran = false; promise.finally(() => window.ran = true);"
        self.page.evaluate(f"() => {{ {PANEL} const promise = {command}; {finish} }}")
        self.page.wait_for_function("window.ran", timeout=RUN_SECONDS * 1000)
        self.settle()

    def execute(self, code: str) -> None:
        """Run code in the kernel, beside the cells: nothing scrolls, and only live widgets change."""
        request = f"{{ {PANEL} return session.session.kernel.requestExecute({{code}}).done; }}"
        reply = self.page.evaluate(f"async code => {request}", code)
        assert reply["content"]["status"] == "ok", reply["content"]
        self.settle()

    def settle(self, quiet: float = 0.2) -> None:
        """Wait until the kernel is idle and nothing in the notebook has changed for `quiet` seconds."""
        self.page.evaluate(SETTLED, quiet * 1000)

    # ── reading

    def cell(self, index: int) -> Locator:
        """The cell at `index`, counted from 0, scrolled to."""
        cell = self.page.locator(f'.jp-Notebook .jp-Cell[data-windowed-list-index="{index}"]')
        cell.scroll_into_view_if_needed()
        return cell

    def output(self, index: int) -> Locator:
        """What stands below the cell at `index`: text, pictures and live widgets."""
        return self.cell(index).locator(".jp-Cell-outputWrapper")

    def outputs(self) -> list[list[dict[str, Any]]]:
        """The outputs of each cell as notebook format holds them; none for a text cell."""
        outputs = "panel.content.widgets.map(cell => cell.model.outputs?.toJSON() ?? [])"
        return self.page.evaluate(f"() => {{ {PANEL} return {outputs}; }}")

    def errors(self) -> list[str]:
        """Exceptions in outputs and widgets that could not be shown, as text; empty when all is well."""
        raised = [
            f"cell {index}: {output['ename']}: {output['evalue']}"
            for index, outputs in enumerate(self.outputs())
            for output in outputs
            if output["output_type"] == "error"
        ]
        area = self.page.locator(".jp-Notebook .jp-OutputArea")
        unknown = area.get_by_text("Error displaying widget")
        broken = area.locator(".jupyter-widgets-error-widget")
        return raised + [text.strip() for text in unknown.all_inner_texts() + broken.all_inner_texts()]

    # ── looks

    def set_theme(self, theme: str) -> None:
        """Switch to `LIGHT` or `DARK`, as the settings menu does; other pages opened later follow."""
        self.page.evaluate(
            "theme => window.jupyterapp.commands.execute('apputils:change-theme', {theme})", theme
        )
        self.page.wait_for_function("theme => document.body.dataset.jpThemeName === theme", arg=theme)
        self.page.wait_for_selector("#jupyterlab-splash", state="detached")
        self.lab.theme = theme

    def theme(self) -> str | None:
        return self.page.evaluate("document.body.dataset.jpThemeName")

    def viewport(self, width: int, height: int) -> None:
        """Resize the page, in CSS pixels."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.settle()

    def hide_sidebar(self) -> None:
        """Give the notebook the whole width: no file browser, no property panel."""
        self.page.evaluate(
            "() => { const {shell} = window.jupyterapp; shell.collapseLeft(); shell.collapseRight(); }"
        )

    def screenshot(self, name: str) -> Path | None:
        """Save what the page shows as $KOIKOI_SHOTS/name.png; nothing happens where that is not set."""
        shots = os.environ.get("KOIKOI_SHOTS")
        if not shots:
            return None
        path = Path(shots) / f"{name}.png"
        self.page.screenshot(path=path)
        return path

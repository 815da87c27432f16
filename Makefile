# make lab    sets up what is missing and opens JupyterLab on the notebooks
# make test   sets up what is missing and runs every test: style, types, units, notebooks, real browser
#
# make units, make browser   one of the two long parts of it; make test runs them side by side
# make arena  prints how strong the opponents are; ROUNDS=480 for smaller errors, and more time
#
# Nothing but Python 3.11 or newer is needed. uv is used where it is on the path, else .venv and pip.
# Another Python: make lab PYTHON=python3.12     JupyterLab's own options: make lab LAB="--no-browser --port 9000"

PYTHON ?= python3
UV := $(shell command -v uv 2>/dev/null)
PY := .venv/$(if $(filter Windows_NT,$(OS)),Scripts,bin)/python
IN_BROWSER = $(PY) -m pytest -m browser --override-ini cache_dir=.pytest_cache/browser
ROUNDS ?= 48
FIRST := notebooks/01_the_deck.ipynb
AS_ROOT := $(if $(filter 0,$(shell id -u)),--allow-root)

.PHONY: lab test units browser bench arena images docs notebooks pictures clean
.DEFAULT_GOAL := lab

lab: .venv/ready-lab
	$(PY) -m jupyterlab --ServerApp.root_dir="$(CURDIR)" --LabApp.default_url=/lab/tree/$(FIRST) $(AS_ROOT) $(LAB)

test: .venv/ready-test
	$(PY) tests/browser/install.py
	$(PY) -m ruff check .
	$(PY) -m mypy
	$(MAKE) --jobs=2 units browser

# The browser waits more than it works, and has no time to lose: the rest takes what it leaves of the processors.
units: .venv/ready-test
	nice -n 19 $(PY) -m pytest -m "not browser" --numprocesses auto --dist loadfile

# Where the machine was busy just then a page may have been late: what failed has one more try, alone.
browser: .venv/ready-test
	$(IN_BROWSER) || { [ $$? -eq 1 ] && $(IN_BROWSER) --last-failed; }

bench: .venv/ready-test
	$(PY) benchmarks

arena: .venv/ready-test
	$(PY) benchmarks/arena.py --rounds $(ROUNDS) $(ARENA)

images: .venv/ready-test
	$(PY) images/draw

docs: .venv/ready-test
	$(PY) scripts/build_docs.py

notebooks: .venv/ready-test
	$(PY) scripts/build_notebooks.py

pictures: .venv/ready-test
	$(PY) scripts/readme_pictures.py

clean:
	rm -rf .venv dist .hypothesis .mypy_cache .pytest_cache .ruff_cache

# ── set-up: done once, and again when pyproject.toml changes; later runs need no network

$(PY):
	@rm -f .venv/ready-*
ifeq ($(UV),)
	@$(PYTHON) -c "import sys; v = sys.version_info; v >= (3, 11) or sys.exit( \
	    f'koikoi-edu needs Python 3.11 or newer; $(PYTHON) is {v[0]}.{v[1]}. Try: make PYTHON=python3.12')"
	$(PYTHON) -m venv .venv
else
	$(UV) venv --quiet --allow-existing --python $(if $(filter file,$(origin PYTHON)),">=3.11",$(PYTHON)) .venv
endif

.venv/ready-%: pyproject.toml | $(PY)
ifeq ($(UV),)
	@$(PY) -m pip --version >/dev/null 2>&1 || $(PY) -m ensurepip
	$(PY) -m pip install --quiet --disable-pip-version-check --editable ".[$*]"
else
	$(UV) pip install --quiet --python $(PY) --editable ".[$*]"
endif
	@touch $@ .venv/ready-lab  # whatever was asked for, all of "lab" is in it

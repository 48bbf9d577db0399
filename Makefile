# One word per habit. `make` does the main job, `make test` passes the tests;
# both need only Python 3.11 or newer and make.

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
EXAMPLE := cards/react/scenarios/rulebook/worked-example.yaml

.DEFAULT_GOAL := demo
.PHONY: demo test check style types floors format golden docs lock bench match-ups perft broken clean help

demo: $(READY)  ## set everything up, lint cards/, play the rulebook's example
	$(BIN)/react-tools lint cards
	$(BIN)/react-tools simulate $(EXAMPLE)

test: $(READY)  ## set everything up, pass the tests
	$(BIN)/python -m pytest

check: style types floors test  ## what CI runs

style: $(READY)  ## ruff: every rule on, each exception with its reason
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

types: $(READY)  ## mypy, strict
	$(BIN)/mypy

floors: $(READY)  ## imports go down only
	$(BIN)/lint-imports

format: $(READY)  ## let ruff set the code
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

golden: $(READY)  ## accept new traces and manuals, then read the diff
	$(BIN)/python -m pytest -q --update-golden tests/golden tests/cli tests/habits
	git diff --stat

docs: $(READY)  ## write the pages that are made from the code
	$(BIN)/python docs/generate.py

bench: $(READY)  ## the bars, as ratios in one run
	@missed=0; for it in startup parse lint seeded_mistakes duels perft workers; do \
	  $(BIN)/python benchmarks/$$it.py || missed=1; done; exit $$missed

match-ups: $(READY)  ## 2,000 duels of each two creators, by both players: docs/match-ups.md
	$(BIN)/python benchmarks/match_ups.py

perft: $(READY)  ## every line of large positions: counts as kept, both engines agree
	$(BIN)/python -m tests.perft

broken: $(READY)  ## 100,000 broken files: no traceback, none above a second, each fault found
	$(BIN)/python -m tests.broken

lock: $(READY)  ## pin anew what pyproject.toml asks for
	$(BIN)/python -m pip install --quiet uv
	$(BIN)/uv pip compile pyproject.toml --group dev --universal --python-version 3.11 \
	  --generate-hashes --no-annotate --custom-compile-command 'make lock' --output-file requirements.lock

clean:  ## forget the virtual environment and caches
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis dist

help:  ## this list
	@grep -E '^[a-z-]+:.*##' Makefile | sed 's/:.*##/ –/'

$(READY): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "react-tools needs Python 3.11 or newer; try: make PYTHON=python3.12"; exit 1; }
	$(PYTHON) -m venv --clear .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

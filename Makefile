# `make` alone lists what there is. Everything lives in .venv and .venv-art; nothing on the machine is touched.

PYTHON ?= python3
BIN := .venv/bin
STAMPS := .venv/.stamps

# Set on the command line: make play PORT=9000 PUBLIC_URL=https://hareloom.example.org
PLAY_FLAGS := $(if $(PORT),--port '$(PORT)') $(if $(PUBLIC_URL),--public-url '$(PUBLIC_URL)')

COMPILE := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--custom-compile-command 'make requirements' pyproject.toml

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS += --no-print-directory

.PHONY: help
help:
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1\t\2/p' Makefile | while IFS="$$(printf '\t')" read -r name text; do \
		printf '  make %-14s%s\n' "$$name" "$$text"; done

.PHONY: play
play: client ## play: installs and builds what is missing, serves, shows the links (PORT=9000, PUBLIC_URL=https://...)
	@exec $(BIN)/hareloom play $(PLAY_FLAGS)

.PHONY: test
test: $(STAMPS)/dev ## run every check and every test, in random order; ends with "N passed, N failed" (SEED=7: that order)
	@exec $(BIN)/python scripts/test_all.py $(if $(SEED),--seed $(SEED))

.PHONY: durations
durations: $(STAMPS)/dev ## keep what the tests of the last make test took, by which their work is shared
	@$(BIN)/python scripts/durations.py

.PHONY: check
check: $(STAMPS)/dev ## the fast part of it: formatting, lint, types, import layers
	@exec $(BIN)/python scripts/test_all.py --fast

.PHONY: test-changed
test-changed: $(STAMPS)/dev ## the tests that a change can touch, in at most three minutes, and why (SINCE=ref: since that, not main)
	@exec $(BIN)/python scripts/changed.py $(if $(SINCE),--since '$(SINCE)') $(if $(SEED),--seed $(SEED))

.PHONY: covered
covered: $(STAMPS)/dev ## note anew which modules the tests run, by which test-changed chooses (a quarter of an hour)
	@$(BIN)/python scripts/covered.py

.PHONY: flaky
flaky: $(STAMPS)/dev ## run a test fifty times beside a busy core: TEST=tests/tables/test_log.py (TIMES=20)
	@$(BIN)/python scripts/flaky.py $(TEST) $(if $(TIMES),--times $(TIMES))

.PHONY: fix
fix: $(STAMPS)/dev ## format the code, and mend what the linters can mend
	@$(BIN)/ruff check --quiet --fix-only
	@$(BIN)/ruff format --quiet
	@$(BIN)/python web/build_page.py install
	@$(BIN)/python web/build_page.py npm run --silent lint -- --fix
	@$(BIN)/python web/build_page.py npm run --silent format -- --log-level warn

.PHONY: build
build: $(STAMPS)/dev ## make the wheel and the source distribution, in dist/
	@rm -rf dist
	@$(BIN)/python -m build --no-isolation

.PHONY: sbom
# npm can't leave out the tools of the tests without leaving out Svelte too, which they also use: it marks them instead.
sbom: build ## make the wheel, and bills of materials in CycloneDX: of what it needs, of what its page is made of (build/)
	@rm -rf build/sbom && $(BIN)/python -m venv --without-pip build/sbom
	@$(BIN)/python -m pip --python build/sbom install --quiet --no-deps --require-hashes -r requirements/run.txt
	@$(BIN)/python -m pip --python build/sbom install --quiet --no-deps dist/*.whl
	@$(BIN)/cyclonedx-py environment build/sbom --pyproject pyproject.toml --mc-type application \
		--output-reproducible --output-format JSON --output-file build/hareloom.cdx.json
	@$(BIN)/python web/build_page.py npm sbom --package-lock-only --sbom-format cyclonedx > build/hareloom-page.cdx.json

.PHONY: container
container: $(STAMPS)/dev ## build the Containerfile with buildah and try it, as root (minutes)
	@$(BIN)/python scripts/check_container.py

.PHONY: client
client: $(STAMPS)/play ## build the page only
	@$(BIN)/python web/build_page.py

.PHONY: screenshots
screenshots: client $(STAMPS)/dev ## a picture of every screen, at phone and desktop size, into build/screenshots/ (LANGUAGES=ar,ja or all, SIZES=phone, PARTS="odyssey twelve")
	@LANGUAGES='$(or $(LANGUAGES),en,fr)' SIZES='$(SIZES)' PYTHONPATH=.:scripts:tests/browser $(BIN)/python tests/browser/screenshots.py $(PARTS)

.PHONY: deck
deck: $(BIN)/python ## draw a deck's cards, two at a time, and write its manifest (DECK=hareloom, CARD=coat: only that one)
	@$(BIN)/python scripts/drawing.py -m art.render --jobs 2 $(if $(DECK),--deck '$(DECK)') $(CARD)

.PHONY: language
language: $(STAMPS)/dev ## how far each language is, and what it lacks; with NEW=sv the files of a new one (CONTRIBUTING.md)
	@$(BIN)/python scripts/language.py $(NEW)

.PHONY: vectors
vectors: $(STAMPS)/dev ## work out what the bots' texts mean: after a change of phrases, descriptions or tags
	@$(BIN)/python scripts/write_vectors.py
	@$(BIN)/python scripts/write_panel.py

.PHONY: requirements
requirements: $(STAMPS)/dev ## pin the newest versions of what pyproject.toml asks for, with hashes
	@$(COMPILE) --upgrade --extra print --extra postgres --extra research --group dev -o requirements/dev.txt
	@$(COMPILE) -c requirements/dev.txt -o requirements/run.txt
	@$(COMPILE) -c requirements/dev.txt --extra postgres -o requirements/container.txt
	@$(COMPILE) -c requirements/dev.txt --extra print --extra recordings --group build -o requirements/build.txt
	@$(COMPILE) -c requirements/dev.txt --extra print --extra postgres --extra research --group test -o requirements/test.txt
	@$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --no-deps --generate-hashes --no-emit-index-url \
		--custom-compile-command 'make requirements' requirements/panel.in -o requirements/panel.txt

# With SHORT=1 a proof or a bench only shows that it runs: a few seconds, and counts and figures that mean little.
amount = $(if $(SHORT),$(2),$(1))
ifdef SHORT
export HARELOOM_BENCH := short
endif

.PHONY: benches
benches: $(STAMPS)/dev ## run every proof and bench in its short form, and say which ran (ONLY=bench-server: that one)
	@$(BIN)/python scripts/benches.py $(ONLY)

.PHONY: mutants
mutants: $(STAMPS)/dev ## put faults into a copy of the program, and say which the tests find (ONLY=decks/: those; many minutes)
	@$(BIN)/python scripts/mutants.py $(ONLY)

.PHONY: proof
proof: $(STAMPS)/dev ## the counts that need longer: more games, secrets, kills and nonsense (some hours; docs/PROOF.md)
	@HARELOOM_GAMES_PER_CELL=$(call amount,400,1) $(BIN)/python -m pytest -q -s -n auto tests/game/test_properties.py
	@HARELOOM_SECRECY_GAMES=$(call amount,40,1) $(BIN)/python -m pytest -q -n auto --dist=loadfile tests/game/test_non_interference.py tests/game/test_oracle.py
	@HARELOOM_WIRE_GAMES=$(call amount,300,1) $(BIN)/python -m pytest -q -rP -n auto tests/server/test_whole_games.py
	@HARELOOM_KILLS=$(call amount,140,4) $(BIN)/python -m pytest -q -s tests/server/test_crashes.py
	@HARELOOM_KILLS_BETWEEN=$(call amount,60,2) $(BIN)/python -m pytest -q -s tests/server/test_kills.py
	@HARELOOM_UPLOAD_KILLS=$(call amount,40,1) $(BIN)/python -m pytest -q tests/server/test_own_uploads.py
	@HARELOOM_CRASHES=$(call amount,200,2) $(BIN)/python -m pytest -q tests/store/test_sqlite_crash.py
	@HARELOOM_FUZZ=$(call amount,500,1) $(BIN)/python -m pytest -q tests/server/test_fuzz.py
	@HARELOOM_SOCKET_FUZZ=$(call amount,10000,20) $(BIN)/python -m pytest -q -n auto tests/server/test_socket_fuzz.py
	@HARELOOM_GUESSES=$(call amount,10000,80) HARELOOM_TIMES=$(call amount,1000,25) $(BIN)/python -m pytest -q tests/server/test_untold.py
	@HARELOOM_PRINTED_CARDS=$(call amount,84,4) $(BIN)/python -m pytest -q -s tests/printing/test_whole_deck.py
	@$(BIN)/python scripts/check_fsync.py $(call amount,1000,20)
	@$(BIN)/python scripts/try_to_cheat.py
	@HARELOOM_LANGUAGES=$(call amount,all,fr) $(BIN)/python -m pytest -q tests/browser/test_playing.py -k cut_off
	@HARELOOM_BENCHMARK=$(call amount,whole,sample) $(BIN)/python -m pytest -q tests/research/bench/test_baselines.py
	@HARELOOM_BOOK_SECONDS=$(call amount,10,40) $(BIN)/python -m pytest -q tests/storybook/test_pdf.py tests/storybook/test_html.py
	@HARELOOM_SOON=$(call amount,2,8) $(BIN)/python -m pytest -q tests/browser/test_recorded_clues.py -k soon
	@$(BIN)/python scripts/mutants.py $(call amount,,game/scoring.py)
	@$(BIN)/python scripts/check_wheel.py && $(BIN)/python scripts/check_python.py 3.13 $(call amount,all,some) build/test/python-3.13.xml

.PHONY: proof-machines
proof-machines: $(STAMPS)/dev ## several servers on one PostgreSQL: an hour of failures, failover, leaks, updates, lost answers
	@HARELOOM_SOAK=$(call amount,3600,8) $(BIN)/python -m pytest -q -s tests/machines/test_soak.py
	@HARELOOM_CUTS=$(call amount,5000,40) $(BIN)/python -m pytest -q tests/store/test_postgres_failures.py
	@HARELOOM_AWAY=$(call amount,1,5) $(BIN)/python -m pytest -q -s tests/machines/test_replacing.py tests/machines/test_failover.py
	@HARELOOM_SHARED_EVENINGS=$(call amount,20,1) $(BIN)/python -m pytest -q -s tests/machines/test_leaks.py

.PHONY: bench
bench: bench-rules bench-server ## both benches

.PHONY: bench-research
bench-research: $(STAMPS)/dev ## steps a CPU-second of the research environments, in every edition
	@$(BIN)/python bench/steps.py

.PHONY: bench-rules
bench-rules: $(STAMPS)/dev ## how fast the rules are, beside boardgame.io in the same run
	@$(BIN)/python bench/rules.py

.PHONY: bench-server
bench-server: $(STAMPS)/dev ## how fast the whole server is, beside a bare one and boardgame.io (minutes; needs cc)
	@$(BIN)/python bench/server.py

.PHONY: bench-append
bench-append: $(STAMPS)/dev ## what an append costs in PostgreSQL, both sides, beside SQLite
	@PYTHONPATH=scripts:tests/store $(BIN)/python bench/append.py

.PHONY: bench-machines
bench-machines: $(STAMPS)/dev ## several servers on one PostgreSQL: moves seen elsewhere, processor time, NOTIFY (needs cc)
	@PYTHONPATH=scripts:tests/store $(BIN)/python bench/machines.py

.PHONY: bench-uploads
bench-uploads: $(STAMPS)/dev ## what a deck of 84 pictures costs the other tables, on one core (minutes)
	@$(BIN)/python bench/uploads.py

.PHONY: bench-recordings
bench-recordings: $(STAMPS)/dev ## what a recording at each of 200 tables costs the others, on one core (minutes)
	@$(BIN)/python bench/recordings.py

.PHONY: bench-floods
bench-floods: $(STAMPS)/dev ## what 200 hostile sockets from 20 addresses cost the others, in every form (minutes)
	@$(BIN)/python bench/floods.py

.PHONY: bench-days
bench-days: $(STAMPS)/dev ## 100,000 games over days: what they cost asleep, and when a thousand are due at once (minutes)
	@$(BIN)/python bench/days.py

.PHONY: bench-page
bench-page: $(STAMPS)/dev ## Lighthouse's marks, time until playable on a slow telephone, frames of the reveal
	@$(BIN)/python bench/page.py

.PHONY: clean
clean: ## remove what was installed and built
	@rm -rf .venv .venv-art .venv-panel dist web/node_modules src/hareloom/server/static src/hareloom/server/static.new
	@rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .coverage htmlcov

# --- the environment: each stamp says what is installed, and is older than the file that asks for more ---

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Hareloom needs Python 3.11 or newer. Install one, and name it: make play PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -m venv .venv || \
		{ rm -rf .venv; echo "Python can't make environments here. On Debian or Ubuntu: apt install python3-venv"; exit 1; }
	@mkdir -p $(STAMPS)

INSTALL = $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --require-hashes -r $(1) && \
	$(BIN)/python web/build_page.py && \
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps -e .

$(STAMPS)/play: requirements/build.txt pyproject.toml hatch_build.py | $(BIN)/python
	@echo "Installing what the game needs (once) ..."
	@$(call INSTALL,requirements/build.txt)
	@touch $@

$(STAMPS)/dev: requirements/dev.txt pyproject.toml hatch_build.py | $(BIN)/python
	@echo "Installing what the tests need (once) ..."
	@$(call INSTALL,requirements/dev.txt)
	@touch $@ $(STAMPS)/play

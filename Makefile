# disfida. Type `make help` for what there is to make.
VERSION = 0.1.0
APP_ID = org.disfida.disfida

override BUILD := $(or $(BUILD),build)
PREFIX ?= /usr/local
bindir ?= $(PREFIX)/bin
datadir ?= $(PREFIX)/share
mandir ?= $(datadir)/man
localedir ?= $(datadir)/locale
bashcompdir ?= $(datadir)/bash-completion/completions
zshcompdir ?= $(datadir)/zsh/site-functions
fishcompdir ?= $(datadir)/fish/vendor_completions.d

ifeq ($(origin CXX),default)
CXX := c++
endif
PKG_CONFIG ?= pkg-config
INSTALL ?= install
CLANG_FORMAT ?= clang-format
CLANG_TIDY ?= clang-tidy
MSGFMT ?= msgfmt
WERROR ?= -Werror

MAKEFLAGS += --no-print-directory
.DELETE_ON_ERROR:
.SUFFIXES:
# V=1 shows the commands whole.
V ?=
QUIET := $(if $(V),,@)
SAY = $(if $(V),@:,@printf '  %-5s %s\n')

# ---- Flags. Those of the caller (CPPFLAGS, CXXFLAGS, LDFLAGS, LDLIBS) come last and win.

SYSTEM := $(shell uname -s)
ifeq ($(SYSTEM),Darwin)
BREW := $(shell brew --prefix 2>/dev/null)
THIRD_PARTY := $(if $(BREW),-isystem $(BREW)/include)
THIRD_PARTY_LIBS := $(if $(BREW),-L$(BREW)/lib)
else
LINK_HARDENING ?= -pie -Wl,-z,relro -Wl,-z,now
endif
HARDENING ?= $(if $(findstring _FORTIFY_SOURCE,$(CPPFLAGS) $(CXXFLAGS)),,-U_FORTIFY_SOURCE $(FORTIFY)) \
	-fstack-protector-strong -fPIE
# glibc refuses to fortify code that is not optimised.
FORTIFY := $(if $(filter -O0,$(CPPFLAGS) $(CXXFLAGS)),,-D_FORTIFY_SOURCE=2)

DEFINES = -DDISFIDA_VERSION='"$(VERSION)"' -DTOML_EXCEPTIONS=0 -DTOML_HEADER_ONLY=1
# Of what people get; tests are compiled quickly (-O0 below).
OPTIMISE = -O2
FLAGS = -std=c++20 $(OPTIMISE) -Wall -Wextra -Wpedantic $(WERROR) $(HARDENING) \
	-ffile-prefix-map=$(CURDIR)=. -ffile-prefix-map=$(BUILD)=build $(DEFINES) -Iinclude -Isrc $(THIRD_PARTY)
CALLER = $(CPPFLAGS) $(CXXFLAGS)
COMPILE = $(CXX) $(FLAGS) $(EXTRA) $(CALLER)
LINK = $(CXX) -O2 -pthread $(LINK_HARDENING) $(CXXFLAGS) $(LDFLAGS)

CORE_LIBS = $(THIRD_PARTY_LIBS) -ldocopt -lz -lsodium $(LDLIBS)
NCURSES_CFLAGS := $(patsubst -I%,-isystem %,$(filter -I%,$(shell $(PKG_CONFIG) --cflags ncursesw 2>/dev/null))) \
	-DNCURSES_WIDECHAR=1
# Asked for once, and only by what links.
NCURSES_LIBS = $(eval NCURSES_LIBS := $$(shell CXX='$(CXX)' LDFLAGS='$(LDFLAGS)' PKG_CONFIG='$(PKG_CONFIG)' \
	sh src/make/ncurses.sh))$(NCURSES_LIBS)

# ---- Files

find = $(sort $(shell test ! -d $(1) || find $(1) -name '*.cpp'))
objects = $(patsubst %.cpp,$(BUILD)/obj/%.o,$(1))

SOURCES := $(call find,src)
TUI_OBJECTS := $(call objects,$(filter src/tui/%,$(SOURCES)))
MAIN_OBJECT := $(call objects,src/main.cpp)
CORE_OBJECTS := $(filter-out $(TUI_OBJECTS) $(MAIN_OBJECT),$(call objects,$(SOURCES))) $(BUILD)/obj/gen/data.o

SUPPORT_OBJECTS := $(call objects,$(call find,tests/support))
UNIT_OBJECTS := $(call objects,$(call find,tests/unit))
SCREEN_OBJECTS := $(call objects,$(call find,tests/screen))
E2E_OBJECTS := $(call objects,$(call find,tests/e2e))
FUZZ_SOURCES := tests/fuzz/targets.cpp tests/fuzz/socket.cpp
FUZZ_OBJECTS := $(call objects,$(FUZZ_SOURCES))
KEYS_OBJECT := $(call objects,tests/fuzz/keys.cpp)
# What stands on the layers that read records, mails, the engine's lines and the socket's, and on no other: the corpus of
# the fuzz targets, random games, and the light play of the computer, where an index is reckoned most.
QUICK_SUPPORT := every_game fuzz main paths random_positions
QUICK_OBJECTS := $(filter-out $(call objects,$(foreach folder,cli lab plain share,$(call find,src/$(folder)))),$(CORE_OBJECTS)) \
	$(call objects,$(call find,tests/unit/fuzz) tests/unit/games/random_test.cpp \
	$(wildcard tests/unit/*/light_test.cpp) $(FUZZ_SOURCES) \
	$(QUICK_SUPPORT:%=tests/support/%.cpp))
BENCH_OBJECTS := $(call objects,$(call find,tests/bench))
FIT_OBJECTS := $(call objects,$(call find,tools))
TEST_OBJECTS := $(SUPPORT_OBJECTS) $(UNIT_OBJECTS) $(SCREEN_OBJECTS) $(E2E_OBJECTS) $(BENCH_OBJECTS) \
	$(FUZZ_OBJECTS) $(KEYS_OBJECT)
# A folder without tests makes no program.
TEST_PROGRAMS := $(if $(UNIT_OBJECTS),unit-tests) $(if $(SCREEN_OBJECTS),screen-tests) $(if $(E2E_OBJECTS),e2e-tests)

ALL_OBJECTS := $(MAIN_OBJECT) $(CORE_OBJECTS) $(TUI_OBJECTS) $(TEST_OBJECTS) $(FIT_OBJECTS)
PROGRAM := $(BUILD)/disfida
CORE := $(BUILD)/libdisfida-core.a
TUI := $(BUILD)/libdisfida-tui.a

# ---- What is installed, as FILE:PLACE

MANUALS := $(wildcard man/*.[1-9] man/*/*.[1-9])
LANGUAGES := $(patsubst po/%.po,%,$(wildcard po/*.po))
CATALOGUES := $(LANGUAGES:%=$(BUILD)/locale/%/LC_MESSAGES/disfida.mo)
# man/disfida.6 goes to man6/disfida.6, man/it/disfida.6 to it/man6/disfida.6.
manual_place = $(mandir)/$(patsubst man/%,%,$(dir $(1)))man$(subst .,,$(suffix $(1)))/$(notdir $(1))
INSTALLED = $(PROGRAM):$(bindir)/disfida \
	$(foreach manual,$(MANUALS),$(manual):$(call manual_place,$(manual))) \
	$(foreach catalogue,$(CATALOGUES),$(catalogue):$(catalogue:$(BUILD)/locale/%=$(localedir)/%)) \
	data/completion/disfida.bash:$(bashcompdir)/disfida \
	data/completion/disfida.zsh:$(zshcompdir)/_disfida \
	data/completion/disfida.fish:$(fishcompdir)/disfida.fish \
	share/disfida.desktop:$(datadir)/applications/disfida.desktop \
	share/$(APP_ID).metainfo.xml:$(datadir)/metainfo/$(APP_ID).metainfo.xml \
	share/disfida.svg:$(datadir)/icons/hicolor/scalable/apps/disfida.svg

# Every program that runs the game or reads the tests' files finds them here.
RUN = DISFIDA='$(abspath $(PROGRAM))' DISFIDA_ROOT='$(CURDIR)'
DEPS = @CXX='$(CXX)' CPPFLAGS='$(THIRD_PARTY) $(CPPFLAGS)' CLANG_FORMAT='$(CLANG_FORMAT)' CLANG_TIDY='$(CLANG_TIDY)' \
	sh src/make/deps.sh
# Targets that first install and then build use all cores, unless the caller said how many.
PARALLEL = $(if $(findstring -j,$(MAKEFLAGS)),,-j$(shell nproc 2>/dev/null || sysctl -n hw.ncpu 2>/dev/null || echo 2))

# ---- What there is to make

.PHONY: all deps play tests check quick check-asan quick-asan check-tsan fuzz fuzz-programs bench fit pot install uninstall dist distcheck package format lint lint-files static clean help FORCE

all: $(PROGRAM) $(CATALOGUES) ## the game, as build/disfida (the default)

deps: ## install what building and testing needs, or say how
	$(DEPS) build test

play: ## build the game and start it
	$(DEPS) build
	@$(MAKE) $(PARALLEL) all
	@$(PROGRAM)

tests: $(TEST_PROGRAMS:%=$(BUILD)/%)

check: ## build the game and run every test
	$(DEPS) build test
	@$(MAKE) $(PARALLEL) all tests
	@$(RUN) sh src/make/tests.sh $(BUILD) $(TEST_PROGRAMS)

check-asan: ## the same tests under the address and undefined-behaviour sanitizers
	@LSAN_OPTIONS=suppressions='$(CURDIR)/tests/leaks.supp' $(MAKE) check BUILD=$(BUILD)-asan OPTIMISE='-O1 -g1' $(SANITIZED)

quick-asan: ## of these the quick part: what reads bytes of others, random games and light play
	$(DEPS) build test
	@$(MAKE) $(PARALLEL) $(BUILD)-quick/quick-tests BUILD=$(BUILD)-quick OPTIMISE='-O0 -g1' $(SANITIZED)
	@DISFIDA_GAMES=$(or $(DISFIDA_GAMES),60) $(RUN) sh src/make/tests.sh $(BUILD)-quick quick-tests

check-tsan: ## the laboratory, which alone uses threads, under the thread sanitizer
	$(DEPS) build
	@$(MAKE) $(PARALLEL) $(BUILD)-tsan/disfida BUILD=$(BUILD)-tsan OPTIMISE='-O1 -g1' $(UNHARDENED) \
		CXXFLAGS='-fsanitize=thread $(CXXFLAGS)'
	@sh src/make/threads.sh $(BUILD)-tsan/disfida

UNHARDENED = WERROR= HARDENING= LINK_HARDENING=
SANITIZED = $(UNHARDENED) CXXFLAGS='-fno-omit-frame-pointer -D_GLIBCXX_ASSERTIONS \
	-fsanitize=address,undefined -fno-sanitize-recover=all $(CXXFLAGS)'

fuzz: ## feed every fuzz target (clang++'s libFuzzer) for FUZZ_SECONDS each, 600 without it
	@$(MAKE) $(PARALLEL) fuzz-programs BUILD=$(BUILD)-fuzz CXX='$(FUZZ_CXX)' $(UNHARDENED) \
		CXXFLAGS='-O1 -g -fno-omit-frame-pointer -fsanitize=address,undefined,fuzzer-no-link \
		-fno-sanitize-recover=all $(CXXFLAGS)'
	@sh src/make/fuzz.sh $(BUILD)-fuzz $(or $(FUZZ_SECONDS),600) $(FUZZ_TARGETS)

fit: ## build the tool that fits the computer's weights to games it plays
	$(DEPS) build
	@$(MAKE) $(PARALLEL) $(BUILD)/fit

bench: ## measure speed and print the signature of behaviour
	$(DEPS) build
	@$(MAKE) $(PARALLEL) all $(BUILD)/bench
	@$(RUN) $(BUILD)/bench

quick: $(BUILD)/unit-tests all ## the unit tests, and the game tried out; installs nothing
	@$(RUN) sh src/make/tests.sh $(BUILD) unit-tests
	@rm -rf $(BUILD)/tryout && mkdir -p $(BUILD)/tryout
	@sh src/make/tryout.sh $(abspath $(BUILD)/tryout) $(PROGRAM)

install: all ## put game, manual pages, completion and desktop files under PREFIX (and DESTDIR)
	@DESTDIR='$(DESTDIR)' INSTALL='$(INSTALL)' sh src/make/install.sh $(INSTALLED)

uninstall: ## take away what install put there, and the folders below PREFIX that are empty then
	@DESTDIR='$(DESTDIR)' PREFIX='$(PREFIX)' sh src/make/uninstall.sh $(INSTALLED)

dist: ## a tar of all tracked files, build/disfida-VERSION.tar.gz
	@sh src/make/dist.sh disfida-$(VERSION) $(BUILD)

distcheck: ## unpack that, build it from a folder nobody writes to, test, install, run, uninstall
	$(DEPS) build test
	@$(MAKE) $(PARALLEL) all
	@MAKE='$(MAKE) $(PARALLEL)' sh src/make/distcheck.sh disfida-$(VERSION) $(BUILD)

package: ## build the Debian package, look it over, install, run and remove it in an empty root
	$(DEPS) build package
	@$(MAKE) $(PARALLEL) all $(BUILD)/disfida-static
	@sh src/make/package.sh disfida-$(VERSION) $(BUILD)

static: ## one file with every library in it, build/disfida-static
	$(DEPS) build
	@$(MAKE) $(PARALLEL) $(BUILD)/disfida-static

CODE = $(shell find include src tests -name '*.cpp' -o -name '*.hpp')

format: ## lay out all source files
	$(DEPS) lint
	@$(CLANG_FORMAT) -i $(CODE)

lint: ## check layout and habits of all source files
	$(DEPS) build test lint
	@$(CLANG_FORMAT) --dry-run -Werror $(CODE)
	@$(MAKE) $(PARALLEL) lint-files

clean: ## remove all that was built
	rm -rf $(BUILD) $(BUILD)-asan $(BUILD)-quick $(BUILD)-tsan $(BUILD)-fuzz

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-11s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

# ---- How

# Puts $@.new in the place of $@ only if it differs, so that what depends on it is rebuilt only then.
KEEP = if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi
quoted = '$(subst ','\'',$(1))'

# Where the tree stands does not count: it is mapped away, so that objects are the same in every folder.
# What asks for it does not count either: EXTRA would come with the first target that does.
$(BUILD)/flags: EXTRA =
$(BUILD)/flags: FORCE
	@mkdir -p $(@D)
	@printf '%s\n' $(call quoted,$(filter-out -ffile-prefix-map=%,$(COMPILE)) $(NCURSES_CFLAGS)) $(call quoted,$(LINK) $(CORE_LIBS)) >$@.new
	@$(KEEP)

$(BUILD)/localedir: FORCE
	@mkdir -p $(@D)
	@printf '%s\n' $(call quoted,$(localedir)) >$@.new
	@$(KEEP)

# CORE.list: what CORE_OBJECTS says, so that a file taken away is noticed too.
$(BUILD)/%.list: FORCE
	@mkdir -p $(@D)
	@printf '%s\n' $($*_OBJECTS) >$@.new
	@$(KEEP)

$(BUILD)/gen/data.cpp: FORCE
	@mkdir -p $(@D)
	@sh src/make/embed.sh data >$@.new
	@$(KEEP)

$(BUILD)/obj/src/tui/%: EXTRA = $(NCURSES_CFLAGS)
LOCALES = -DDISFIDA_LOCALES='"$(localedir)"'
$(BUILD)/obj/src/play/language.o: EXTRA = $(LOCALES)
$(BUILD)/obj/src/play/language.o: $(BUILD)/localedir
# Tests are compiled quickly, what they test is compiled as people get it; the bench is optimised too.
$(BUILD)/obj/tests/%: EXTRA = -Itests -O0 -U_FORTIFY_SOURCE
$(BUILD)/obj/tests/bench/%: EXTRA = -Itests

define OBJECT
@mkdir -p $(@D)
$(SAY) C++ $<
$(QUIET)$(COMPILE) -MMD -MP -c $< -o $@
endef

$(BUILD)/obj/%.o: %.cpp $(BUILD)/flags
	$(OBJECT)

$(BUILD)/obj/gen/data.o: $(BUILD)/gen/data.cpp $(BUILD)/flags
	$(OBJECT)

$(CORE): $(CORE_OBJECTS) $(BUILD)/CORE.list
$(TUI): $(TUI_OBJECTS) $(BUILD)/TUI.list
$(CORE) $(TUI):
	$(SAY) AR $@
	@rm -f $@
	$(QUIET)$(AR) rcs $@ $(filter %.o,$^)

$(PROGRAM): $(MAIN_OBJECT) $(TUI) $(CORE)
	$(SAY) LINK $@
	$(QUIET)$(LINK) $(filter %.o %.a,$^) $(NCURSES_LIBS) $(CORE_LIBS) -o $@

$(BUILD)/locale/%/LC_MESSAGES/disfida.mo: po/%.po
	@mkdir -p $(@D)
	$(SAY) MSG $<
	$(QUIET)$(MSGFMT) --check --output-file=$@ $<

# The texts of the program, of the source and of names that stand in data files.
pot: $(BUILD)/disfida.pot ## find all texts to be translated, and bring po/*.po up to date
	@for language in $(LANGUAGES); do \
		msgmerge --quiet --update --backup=none --no-fuzzy-matching po/$$language.po $(BUILD)/disfida.pot; done

$(BUILD)/disfida.pot: FORCE
	@mkdir -p $(@D)
	@sh src/make/texts.sh $(VERSION) >$@

$(BUILD)/fit: $(FIT_OBJECTS) $(CORE)
	$(SAY) LINK $@
	$(QUIET)$(LINK) $(filter %.o %.a,$^) $(CORE_LIBS) -o $@

# One program a target, each with its own door.
FUZZ_TARGETS = record data protocol mail socket keys
FUZZ_CXX ?= clang++

fuzz-programs: $(FUZZ_TARGETS:%=$(BUILD)/fuzz-%)

$(BUILD)/obj/tests/fuzz/main-%.o: tests/fuzz/main.cpp $(BUILD)/flags
	@mkdir -p $(@D)
	$(SAY) C++ "$< ($*)"
	$(QUIET)$(COMPILE) -Itests -DFUZZ_TARGET=$* -MMD -MP -c $< -o $@

$(BUILD)/fuzz-%: $(BUILD)/obj/tests/fuzz/main-%.o $(FUZZ_OBJECTS) $(KEYS_OBJECT) $(TUI) $(CORE)
	$(SAY) LINK $@
	$(QUIET)$(LINK) -fsanitize=fuzzer $(filter %.o %.a,$^) $(NCURSES_LIBS) $(CORE_LIBS) -o $@

$(BUILD)/disfida-static: $(MAIN_OBJECT) $(TUI) $(CORE)
	$(SAY) LINK $@
	$(QUIET)$(CXX) -O2 -pthread $(CXXFLAGS) $(LDFLAGS) -static $(filter %.o %.a,$^) $(NCURSES_LIBS) $(CORE_LIBS) -o $@ || \
		{ echo 'static: needs libstdc++, libc, ncurses, docopt, zlib and libsodium as static libraries (lib*.a)' >&2; exit 1; }

# Unit and end-to-end tests are linked without ncurses: a core that reaches for the terminal does not link.
# What is tested comes first: of a template both have, the linker keeps the first, and that has to be the optimised one.
$(BUILD)/unit-tests: $(CORE_OBJECTS) $(UNIT_OBJECTS) $(FUZZ_OBJECTS) $(SUPPORT_OBJECTS) $(BUILD)/CORE.list $(BUILD)/UNIT.list
$(BUILD)/e2e-tests: $(CORE_OBJECTS) $(E2E_OBJECTS) $(SUPPORT_OBJECTS) $(BUILD)/CORE.list $(BUILD)/E2E.list
$(BUILD)/screen-tests: $(TUI_OBJECTS) $(CORE_OBJECTS) $(SCREEN_OBJECTS) $(FUZZ_OBJECTS) $(KEYS_OBJECT) $(SUPPORT_OBJECTS) $(BUILD)/TUI.list \
	$(BUILD)/CORE.list $(BUILD)/SCREEN.list
$(BUILD)/bench: $(BENCH_OBJECTS) $(BUILD)/obj/tests/support/every_game.o $(TUI) $(CORE) $(BUILD)/BENCH.list
$(BUILD)/screen-tests $(BUILD)/bench: TERMINAL_LIBS = $(NCURSES_LIBS)
$(BUILD)/quick-tests: $(QUICK_OBJECTS) $(BUILD)/QUICK.list
$(BUILD)/unit-tests $(BUILD)/e2e-tests $(BUILD)/screen-tests $(BUILD)/quick-tests $(BUILD)/bench:
	$(SAY) LINK $@
	$(QUIET)$(LINK) $(filter %.o %.a,$^) $(TERMINAL_LIBS) $(CORE_LIBS) -o $@

# A file is looked at again when its object is new, that is when it or a header of it has changed.
lint-files: $(patsubst $(BUILD)/obj/%.o,$(BUILD)/lint/%,$(filter-out %/gen/data.o,$(ALL_OBJECTS)))

$(BUILD)/lint/src/tui/%: EXTRA = $(NCURSES_CFLAGS)
$(BUILD)/lint/tests/%: EXTRA = -Itests
$(BUILD)/lint/src/play/language: EXTRA = $(LOCALES)

$(BUILD)/lint/%: $(BUILD)/obj/%.o .clang-tidy
	@mkdir -p $(@D)
	$(SAY) TIDY $*.cpp
	$(QUIET)$(CLANG_TIDY) --quiet $*.cpp -- $(FLAGS) $(EXTRA) $(CALLER) 2>$@.log || { cat $@.log; exit 1; }
	@touch $@

-include $(ALL_OBJECTS:.o=.d) $(FUZZ_TARGETS:%=$(BUILD)/obj/tests/fuzz/main-%.d)

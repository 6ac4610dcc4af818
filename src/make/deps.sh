#!/bin/sh
# Makes sure that what a target needs is there: silent when it is; else installs it where there is apt-get, and
# elsewhere prints the one line to type. Use: CXX=... CPPFLAGS=... deps.sh GROUP..., groups: build test lint package
# (the last one on Debian only).
set -u

# Prints what is missing for one group.
missing_for() {
    case $1 in
    build)
        for tool in ${CXX%% *} ar msgfmt; do command -v "$tool" >/dev/null || echo "$tool"; done
        missing_headers ncurses.h docopt/docopt.h toml++/toml.h nlohmann/json.hpp pcg_random.hpp zlib.h sodium.h
        ;;
    test)
        missing_headers doctest/doctest.h
        command -v tmux >/dev/null || echo tmux
        # Locales for tests are made from these.
        [ "$(uname -s)" != Linux ] || [ -d /usr/share/i18n/locales ] || echo locales
        ;;
    lint)
        for tool in "$CLANG_FORMAT" "$CLANG_TIDY"; do command -v "$tool" >/dev/null || echo "$tool"; done
        ;;
    package)
        for tool in dpkg-buildpackage dh lintian mandoc appstreamcli desktop-file-validate; do
            command -v "$tool" >/dev/null || echo "$tool"
        done
        ;;
    esac
}

missing_headers() {
    command -v "${CXX%% *}" >/dev/null || return 0
    for header; do
        printf '#if !__has_include(<%s>)\n@ %s\n#endif\n' "$header" "$header"
    done | $CXX ${CPPFLAGS:-} -std=c++20 -E -P -x c++ - 2>/dev/null | sed -n 's/^@ //p'
}

missing() {
    for group in $groups; do missing_for "$group"; done | tr '\n' ' ' | sed 's/ $//'
}

# The packages of all groups that were asked for: packages BUILD TEST LINT PACKAGE.
packages() {
    for group in $groups; do
        case $group in
        build) printf '%s ' "$1" ;;
        test) printf '%s ' "$2" ;;
        lint) printf '%s ' "$3" ;;
        package) printf '%s ' "$4" ;;
        esac
    done | sed 's/ $//'
}

say() { printf '%s\n' "$*" >&2; }

groups=$*
lacking=$(missing)
[ -n "$lacking" ] || exit 0
say "missing: $lacking"

from_source=
if command -v apt-get >/dev/null; then
    install="apt-get install -y --no-install-recommends $(packages \
        'g++ make gettext libncurses-dev libdocopt-dev libtomlplusplus-dev nlohmann-json3-dev libpcg-cpp-dev zlib1g-dev libsodium-dev' \
        'doctest-dev tmux locales' 'clang-format clang-tidy' \
        'dpkg-dev debhelper lintian mandoc appstream desktop-file-utils')"
    as_root=
    if [ "$(id -u)" -ne 0 ]; then
        if ! command -v sudo >/dev/null; then
            say "as root, type:  apt-get update && $install"
            exit 1
        fi
        as_root=sudo
    fi
    say "installing: $install"
    # Output goes to standard error so that a test's or game's standard output stays its own.
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get update -q >&2
    $as_root env DEBIAN_FRONTEND=noninteractive $install >&2 || exit 1
    lacking=$(missing)
    [ -n "$lacking" ] || exit 0
    say "still missing after the installation: $lacking"
    exit 1
elif command -v dnf >/dev/null; then
    install="sudo dnf install $(packages \
        'gcc-c++ make gettext ncurses-devel docopt-cpp-devel tomlplusplus-devel json-devel pcg-cpp-devel zlib-devel libsodium-devel' \
        'doctest-devel tmux glibc-locale-source' 'clang-tools-extra' '')"
elif command -v pacman >/dev/null; then
    install="sudo pacman -S --needed $(packages 'gcc make gettext ncurses tomlplusplus nlohmann-json zlib libsodium' \
        'doctest tmux' 'clang' '')"
    from_source='docopt.cpp and pcg-cpp (both in the AUR)'
elif command -v brew >/dev/null; then
    install="brew install $(packages 'ncurses tomlplusplus nlohmann-json zlib libsodium' 'doctest tmux' 'llvm' '')"
    from_source='docopt.cpp and pcg-cpp (no formula; build from source)'
else
    say 'install a C++20 compiler, ncurses, docopt.cpp, toml++, nlohmann-json, pcg-cpp, zlib and libsodium; for the tests'
    say 'doctest and tmux; and try again'
    exit 1
fi
say "type:  $install"
[ -z "$from_source" ] || say "if it is not there yet, also: $from_source"
exit 1

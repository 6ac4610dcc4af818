#!/bin/sh
# Prints the linker's words for the wide ncurses: pkg-config's, or else the first that link.
# Use: CXX=... LDFLAGS=... PKG_CONFIG=... ncurses.sh
${PKG_CONFIG:-pkg-config} --libs ncursesw 2>/dev/null && exit
trial=$(mktemp) || exit
trap 'rm -f "$trial"' EXIT
for words in '-lncursesw -ltinfo' '-lncursesw' '-lncurses'; do
    # shellcheck disable=SC2086
    if echo 'int main() {}' | $CXX $LDFLAGS -x c++ - -x none $words -o "$trial" 2>/dev/null; then
        echo "$words"
        exit
    fi
done
echo '-lncursesw'

#!/bin/sh
# Whether every folder of the source includes only what stands below it, as README's "Layout of the source" has it.
# Use: layers.sh ROOT. Prints each include that looks upward or aside, and exits with 1 if there is one.
set -u
cd "$1" || exit 1

# The games: the folders of src that stand on the kernel alone and have no layer of their own.
games=$(for folder in src/*/; do
    folder=${folder#src/}
    case ${folder%/} in
    kernel | ai | play | share | lab | net | engine | plain | tui | cli | make) ;;
    *) printf '%s ' "${folder%/}" ;;
    esac
done)

# A folder and what it may include besides itself and include/disfida, whose headers name no folder of src.
allowed() {
    case $1 in
    kernel) echo '' ;;
    play) echo 'ai kernel' ;;
    share | lab) echo "play ai kernel $games" ;;
    net) echo 'play kernel' ;;
    engine) echo 'play kernel' ;;
    plain) echo 'net play kernel' ;;
    tui) echo 'net play kernel' ;;
    tui/*) echo "tui play kernel ${1#tui/}" ;;
    cli) echo 'share lab net play kernel' ;;
    *) echo 'kernel' ;; # ai, and every game
    esac
}

# The one place that lists all games, and the tables of their screens.
excepted() {
    case $1 in
    src/play/games.cpp | src/tui/views.cpp) return 0 ;;
    esac
    return 1
}

find src -name '*.[ch]pp' | sort | while IFS= read -r file; do
    excepted "$file" && continue
    folder=${file#src/}
    case $folder in
    */*/*) folder=${folder%/*} ;;
    */*) folder=${folder%%/*} ;;
    *) continue ;; # main.cpp sees all
    esac
    own=${folder%%/*}
    known=" disfida $folder $(allowed "$folder") "
    sed -n 's|^#include "\([a-z]*\)/\([a-z]*\)/.*|\1/\2|p; s|^#include "\([a-z]*\)/[^/]*"$|\1|p' "$file" | sort -u |
        while IFS= read -r target; do
            case $known in *" $target "*) continue ;; esac
            echo "$file includes $target, which does not stand below $folder"
        done
done >"${TMPDIR:-/tmp}/layers.$$"
status=0
if [ -s "${TMPDIR:-/tmp}/layers.$$" ]; then
    cat "${TMPDIR:-/tmp}/layers.$$"
    status=1
fi
rm -f "${TMPDIR:-/tmp}/layers.$$"
if grep -rn '^#include "' include | grep -v '"disfida/'; then
    echo 'a public header includes one that is not public'
    status=1
fi
exit $status

#!/bin/sh
# Tries a built or installed game out: every way in is taken once, and a whole game of each kind is played, kept and
# checked. Ends at the first thing that is not as it should be. FOLDER is empty, COMMAND can write in it and calls it
# so. Use: tryout.sh FOLDER COMMAND...
set -eu
folder=$1
shift
HOME=$folder
XDG_STATE_HOME=$folder/state
XDG_CONFIG_HOME=$folder/config
export HOME XDG_STATE_HOME XDG_CONFIG_HOME

wrong() {
    echo "tryout: $*" >&2
    exit 1
}
# Whether a text has a part: has PART TEXT.
has() {
    case $2 in
    *"$1"*) ;;
    *) wrong "no '$1' in: $2" ;;
    esac
}

said=$("$@" --version) || wrong "--version: status $?"
case $said in
'disfida '[0-9]*.[0-9]*.[0-9]*) ;;
*) wrong "--version says '$said'" ;;
esac
version=$said
has 'disfida barletta [options] [FILE]' "$("$@" --help)"
status=0
said=$("$@" --nonsense 2>&1) || status=$?
[ "$status" -eq 2 ] || wrong "an unknown option: status $status, not 2"
has '--nonsense' "$said"

for game in barletta iliad lorraine; do
    case $game in
    barletta) players='--italians=knight --french=squire --deploy=random' ;;
    iliad) players='--left-player=knight --right-player=squire' ;;
    lorraine) players='--burgundy=squire --french=squire --deploy=default' ;;
    esac
    file=$folder/$game.disfida
    # shellcheck disable=SC2086
    said=$("$@" "$game" --plain --seed=1503 $players "$file" </dev/null) || wrong "$game: status $?"
    has "The record is in $file" "$said"
    has 'every die in its place' "$("$@" verify "$file")"
    "$@" show "$file" >/dev/null
    has 'Luck' "$("$@" story "$file")"
    "$@" export "$file" | "$@" import --new - >/dev/null
done

said=$(printf '1 new barletta seed 1\n2 play roll\n3 quit\n' | "$@" engine)
has '=2 roll : ' "$said"
has '=3' "$said"
has 'I2  Initial charge' "$("$@" rules barletta I2)"
has 'The first clash' "$("$@" learn --list)"
has 'Enter' "$("$@" keys)"
has '--french=' "$("$@" completion -- barletta --fr)"
"$@" match iliad --games=10 --jobs=1 --seed=1 >/dev/null
echo "$version: all that was tried works"

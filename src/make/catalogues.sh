#!/bin/sh
# Whether every catalogue has every text of the program, translated, and none that is no longer a text of it.
# Use, in the root of the source: catalogues.sh. Says what is wrong and exits with 1; `make pot` helps.
set -u
LC_ALL=C.UTF-8
export LC_ALL
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
sh src/make/texts.sh 0 >"$work/disfida.pot" || exit 1
for file in po/*.po; do
    [ -e "$file" ] || continue
    msgcmp "$file" "$work/disfida.pot" >"$work/said" 2>&1
    grep 'untranslated\|not defined\|not used\|fuzzy\|error' "$work/said" | sed "s|^$work/||"
    msgfmt --check --output-file=/dev/null "$file" 2>&1
    grep -n '^#[~,].*\(fuzzy\|msgid\)' "$file" | sed "s|^|$file:|"
done >"$work/wrong"
[ -s "$work/wrong" ] || exit 0
head -20 "$work/wrong" >&2
echo "$(grep -c . "$work/wrong") texts in all; make pot brings po/*.po up to date" >&2
exit 1

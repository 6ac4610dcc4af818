#!/bin/sh
# Prints all texts of the program that are translated, as a template for catalogues: those marked in the source and
# the names and sentences of people and places in data files, which the program passes to tr_data().
# Use, in the root of the source: texts.sh VERSION >TEMPLATE.
set -eu
LC_ALL=C.UTF-8
export LC_ALL
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

find src include -name '*.[ch]pp' | sort >"$work/sources"
# A data file's `name = "..."` becomes a line of C++ in a file of its name, so that the same tool reads it.
# Lessons, rules and phrases have twins instead.
for file in data/*/*.toml; do
    case $file in
    data/lessons/* | */*.*.toml | */rules.toml | */phrases.toml) continue ;;
    esac
    mkdir -p "$work/${file%/*}"
    sed -n 's/.*\<\(name\|short\|why\) = \("\([^"\\]\|\\.\)*"\).*/tr(\2);/; t found; s/.*//; :found; p' "$file" >"$work/$file"
    echo "$file"
done >"$work/names"

texts='xgettext --language=C++ --from-code=UTF-8 --no-wrap --keyword --keyword=tr --add-comments=Translators:'
$texts --keyword=mark --keyword=tr_in:1c,2 --keyword=how_many:1,2 --files-from="$work/sources" --output="$work/source.pot"
# It warns of names with accents in them, which are meant.
$texts --files-from="$work/names" --directory="$work" --output="$work/names.pot" 2>"$work/said"

cat >"$work/head.pot" <<TEXT
# Texts of disfida. Places in braces, as {who}, stand as they are. Keys, commands and rule ids are not translated.
msgid ""
msgstr ""
"Project-Id-Version: disfida $1\n"
"Language: \n"
"MIME-Version: 1.0\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Content-Transfer-Encoding: 8bit\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"
TEXT
# Without places, so that a catalogue changes only where a text does.
# "%" is a sign in them: none is a format of C.
sed -i 's/charset=CHARSET/charset=UTF-8/; /^#, c-format$/d' "$work/source.pot" "$work/names.pot"
msgcat --use-first --no-wrap --no-location "$work/head.pot" "$work/source.pot" "$work/names.pot"

#!/bin/sh
# Writes a C++ source that holds every file of a folder as it is, for src/kernel/data.hpp.
# Use: embed.sh FOLDER >SOURCE. Editors' leftovers (.x, x~) are passed over.
set -eu
LC_ALL=C
export LC_ALL
cd "$1"
files=$(find . -type f ! -name '.*' ! -name '*~' | sed 's|^\./||' | sort)

# Compilers turn CR LF into LF, so a carriage return would not arrive.
if carriage=$(grep -rl "$(printf '\r')" .); then
    echo "$1/${carriage#./}: has a carriage return; end its lines with a line feed alone" >&2
    exit 1
fi

# A raw string ends at its delimiter: lengthen it until no file contains it.
delimiter=data
while grep -rqF ")$delimiter\"" .; do
    delimiter=${delimiter}_
done

cat <<'TEXT'
// Made by src/make/embed.sh from the files of data/.
#include <array>

#include "kernel/data.hpp"

#pragma GCC diagnostic ignored "-Woverlength-strings"

namespace disfida {
namespace {

using std::string_view_literals::operator""sv;

constexpr auto files = std::to_array<DataFile>({
TEXT
printf '%s\n' "$files" | while IFS= read -r file; do
    [ -n "$file" ] || continue
    printf '    {"%s", R"%s(' "$file" "$delimiter"
    cat "$file"
    printf ')%s"sv},\n' "$delimiter"
done
cat <<'TEXT'
});

} // namespace

std::span<const DataFile> embedded_data() {
    return files;
}

} // namespace disfida
TEXT

#!/bin/sh
# Takes away what install.sh put there, and those folders below PREFIX that are empty then.
# Use: DESTDIR=... PREFIX=... uninstall.sh FILE:PLACE...
set -eu
for pair; do
    place=$DESTDIR${pair#*:}
    rm -f "$place"
    folder=$(dirname "$place")
    while [ "${folder#"$DESTDIR$PREFIX"/}" != "$folder" ] && rmdir "$folder" 2>/dev/null; do
        folder=$(dirname "$folder")
    done
done

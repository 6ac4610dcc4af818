#!/bin/sh
# Installs files, those that can be run as such. Use: DESTDIR=... INSTALL=... install.sh FILE:PLACE...
set -eu
for pair; do
    file=${pair%%:*}
    place=$DESTDIR${pair#*:}
    mode=644
    [ ! -x "$file" ] || mode=755
    $INSTALL -d "$(dirname "$place")"
    $INSTALL -m "$mode" "$file" "$place"
done

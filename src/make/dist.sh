#!/bin/sh
# Packs all tracked files, as they are now, into FOLDER/NAME.tar.gz. The same commit gives the same bytes.
# Use: dist.sh NAME FOLDER
set -eu
name=$1
folder=$2
if ! git rev-parse --verify -q HEAD >/dev/null 2>&1; then
    echo 'dist: packs what git tracks, and this is no clone' >&2
    exit 1
fi
# What is changed and not committed yet goes along, with the time of now.
changed=$(git -c user.name=dist -c user.email=dist stash create)
mkdir -p "$folder"
git -c tar.umask=0022 archive --format=tar --prefix="$name/" "${changed:-HEAD}" | gzip -9n >"$folder/$name.tar.gz.new"
mv "$folder/$name.tar.gz.new" "$folder/$name.tar.gz"
echo "$folder/$name.tar.gz"

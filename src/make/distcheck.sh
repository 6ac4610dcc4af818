#!/bin/sh
# Unpacks the tar of dist and does with it what a packager does: builds it beside a tree nobody may write to, runs the
# quick tests, installs it into a folder, runs it there and takes it away again. What was built has to be, byte for byte,
# the game that stands in FOLDER already. Use: MAKE=... distcheck.sh NAME FOLDER
set -eu
name=$1
folder=$(cd "$2" && pwd)
work=$folder/distcheck
tree=$work/$name
root=$work/root

step() { echo "== distcheck: $*"; }
wrong() {
    echo "distcheck: $*" >&2
    exit 1
}
in_tree() { $MAKE -C "$tree" BUILD="$work/build" DESTDIR="$root" PREFIX=/opt/disfida "$@"; }

step 'the same tar twice'
sh src/make/dist.sh "$name" "$folder" >/dev/null
cp "$folder/$name.tar.gz" "$folder/first.tar.gz"
sh src/make/dist.sh "$name" "$folder"
cmp "$folder/first.tar.gz" "$folder/$name.tar.gz"
rm "$folder/first.tar.gz"

[ ! -d "$work" ] || chmod -R u+w "$work"
rm -rf "$work"
mkdir -p "$work"
gzip -dc "$folder/$name.tar.gz" | (cd "$work" && tar -xf -)
chmod -R a-w "$tree"
# An owner called root may write all the same: what stands there afterwards is compared.
(cd "$tree" && find . -type f -exec cksum {} + | sort) >"$work/before"

step 'build and quick tests'
in_tree quick

step 'the same game as built before, in another folder'
cmp "$folder/disfida" "$work/build/disfida"

step 'install, run, uninstall'
in_tree install
mkdir "$work/home"
sh src/make/tryout.sh "$work/home" "$root/opt/disfida/bin/disfida"
[ -f "$root/opt/disfida/share/man/man6/disfida.6" ] || wrong 'no manual page is installed'
in_tree uninstall
left=$(cd "$root" && find . -mindepth 1 ! -path ./opt ! -path ./opt/disfida)
[ -z "$left" ] || wrong "left after uninstall: $left"

(cd "$tree" && find . -type f -exec cksum {} + | sort) >"$work/after"
cmp "$work/before" "$work/after" || wrong 'the tree was written to'
chmod -R u+w "$tree"
rm -rf "$work"
echo "distcheck: $folder/$name.tar.gz is ready"

#!/bin/sh
# Builds the Debian package from the tar of dist, looks it over, installs it into an empty root, runs it there, removes it
# and looks for what is left; then runs the static program where there is nothing else at all.
# Compiling takes the objects in FOLDER, and with them make's own flags; with FULL=yes it takes nothing, and Debian's.
# Use: FULL=... package.sh NAME FOLDER
set -eu
name=$1
folder=$(cd "$2" && pwd)
work=$folder/package
tree=$work/$name
root=$work/root

step() { echo "== package: $*"; }
wrong() {
    echo "package: $*" >&2
    exit 1
}
# Behind these words a folder and a command that has it as its root; who is not root has a name space for that.
chroot=chroot
[ "$(id -u)" -eq 0 ] || chroot='unshare --map-root-user chroot'

step 'source'
rm -rf "$work"
mkdir -p "$work"
sh src/make/dist.sh "$name" "$folder"
gzip -dc "$folder/$name.tar.gz" | (cd "$work" && tar -xf -)
(cd "$work" && dpkg-source -b "$tree")

step 'build'
if [ "${FULL:-no}" = yes ]; then
    [ ! -d /usr/lib/ccache ] || PATH=/usr/lib/ccache:$PATH
else
    # The clone's objects are those of this tree: flags that differ would have make compile them again.
    mkdir "$tree/build"
    cp -Rp "$folder/obj" "$folder/gen" "$folder/flags" "$folder"/*.list "$folder"/*.a "$folder/disfida" "$tree/build"
    WERROR=-Werror DEB_CPPFLAGS_SET='' DEB_CXXFLAGS_SET='' DEB_LDFLAGS_SET=''
    DEB_BUILD_OPTIONS="nocheck noautodbgsym ${DEB_BUILD_OPTIONS:-}"
    export WERROR DEB_CPPFLAGS_SET DEB_CXXFLAGS_SET DEB_LDFLAGS_SET DEB_BUILD_OPTIONS
fi
(cd "$tree" && dpkg-buildpackage -b -nc -us -uc) >"$work/build.log" 2>&1 || {
    tail -n 40 "$work/build.log" >&2
    wrong "the build failed, see $work/build.log"
}
package=$(echo "$work"/disfida_*.deb)

step 'lintian'
lintian -EviIL +pedantic --fail-on error,warning "$work"/*.dsc "$work"/*.deb

step 'manual pages, desktop file, metainfo'
# That a page is not installed here is no fault of the page that names it, and translated headings are not the usual ones.
said=$(find man -name '*.[1-9]' -exec mandoc -Tlint {} + | grep -v 'referenced manual not found\|outdated mandoc.db' |
    grep -v '^mandoc: man/[a-z]*/.*\(first section is not\|outside NAME section\|typo in section name\)' || true)
[ -z "$said" ] || wrong "$said"
desktop-file-validate share/disfida.desktop
appstreamcli validate --no-net --pedantic share/*.metainfo.xml

step 'install into an empty root'
mkdir -p "$root/var/lib/dpkg/updates" "$root/var/lib/dpkg/info" "$root/var/lib/dpkg/triggers" "$root/tmp"
: >"$root/var/lib/dpkg/status"
: >"$root/var/lib/dpkg/available"
dpkg_in_root() {
    # The libraries it depends on are laid in by hand below.
    dpkg --root="$root" --log=/dev/null --force-not-root --force-script-chrootless --force-depends "$@"
}
dpkg_in_root --no-triggers -i "$package"
[ -x "$root/usr/games/disfida" ] || wrong 'there is no /usr/games/disfida'
found=$(find "$root/usr" -perm /6000)
[ -z "$found" ] || wrong "set-id: $found"

step 'run it there'
for library in $(ldd "$root/usr/games/disfida" | grep -o '/[^ ]*'); do
    mkdir -p "$root$(dirname "$library")"
    cp -L "$library" "$root$library"
    echo ".$library" >>"$work/laid-in"
done
mkdir "$root/tmp/home"
# shellcheck disable=SC2086
sh src/make/tryout.sh /tmp/home $chroot "$root" /usr/games/disfida

step 'remove it'
dpkg_in_root --no-triggers -P disfida
(cd "$root" && find . ! -type d ! -path './tmp/*' ! -path './var/lib/dpkg/*' | sort) >"$work/left"
sort -u "$work/laid-in" | comm -23 "$work/left" - >"$work/too-much"
[ ! -s "$work/too-much" ] || wrong "left after removal: $(cat "$work/too-much")"
for folder_left in usr/games usr/share; do
    [ ! -e "$root/$folder_left" ] || wrong "left after removal: /$folder_left"
done

step 'the static program, where there is nothing but itself'
bare=$work/bare
mkdir -p "$bare/home"
cp "$folder/disfida-static" "$bare/disfida"
# shellcheck disable=SC2086
sh src/make/tryout.sh /home $chroot "$bare" /disfida
# On a terminal of which nothing is known here it says so, broken where its line ends, and goes on in plain mode.
said=$(echo quit | TERM=xterm HOME=/home script -qec "$chroot '$bare' /disfida barletta" /dev/null)
case $(printf '%s' "$said" | tr -s '\r\n' '  ') in
*'going on in plain mode'*) ;;
*) wrong "the static program on a terminal says: $said" ;;
esac

ls -l "$package" "$folder/disfida-static"
echo "package: all is well"

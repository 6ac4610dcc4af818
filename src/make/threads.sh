#!/bin/sh
# Has the laboratory, which alone uses threads, share its games among four of them; with a program built for the
# thread sanitizer each race is told and ends this with its status. Use: threads.sh PROGRAM.
set -eu
program=$1
export TSAN_OPTIONS="halt_on_error=1:exitcode=66 ${TSAN_OPTIONS:-}"
export LC_ALL=C
for rules in data/*/rules.toml; do
    game=$(basename "$(dirname "$rules")")
    "$program" simulate "$game" --games=24 --jobs=4 --seed=1 >/dev/null
    "$program" match "$game" --games=4 --level=captain --against=knight --nodes=200 --jobs=4 --seed=1 >/dev/null
    echo "$game: simulate and match, no report"
done
"$program" simulate iliad --matrix --games=1 --jobs=4 --seed=1 >/dev/null
# Broken off in the middle: what the threads have done till then is added up.
"$program" simulate "$game" --games=100000 --jobs=4 --seed=1 >/dev/null 2>&1 &
sleep 3
kill -TERM $!
status=0
wait $! || status=$?
[ "$status" -ne 66 ] || exit 66
echo "a run broken off, status $status, no report"

#!/bin/sh
# Runs fuzz programs one after another, each for so long, from the corpus in tests/corpus; what they find new they keep
# in FOLDER/corpus, what breaks them in FOLDER as crash-TARGET-*. Use: fuzz.sh FOLDER SECONDS TARGET...
set -u
folder=$1
seconds=$2
shift 2
status=0
for target; do
    echo "== $target, $seconds s"
    mkdir -p "$folder/corpus/$target" "$folder/work"
    # Keys may name files and change settings: both are written into a folder of their own.
    program=$(cd "$folder" && pwd)/fuzz-$target
    corpus=$(pwd)/tests/corpus/$target
    (cd "$folder/work" && export HOME="$PWD" && unset XDG_CONFIG_HOME XDG_STATE_HOME &&
        "$program" -max_total_time="$seconds" -timeout=30 -rss_limit_mb=2048 -max_len=4096 \
        -print_final_stats=1 -verbosity=0 -artifact_prefix="../crash-$target-" "../corpus/$target" "$corpus") || status=1
done
exit "$status"

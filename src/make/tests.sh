#!/bin/sh
# Runs doctest programs, all at once (those that wait for terminals leave room for those that reckon), and adds up
# what their own summaries say, in the order given; the last line is the total.
# A program that ends badly without a failed test (a crash, a leak) counts as one failure.
# Use: tests.sh FOLDER PROGRAM...
set -u
folder=$1
shift
homes=$(mktemp -d)
running=
# Programs in the background do not hear the keyboard's interrupt.
trap 'kill $running 2>/dev/null; wait; rm -rf "$homes"; exit 130' HUP INT TERM
for program; do
    # The report goes to a file of its own: what a test prints cannot be taken for a summary.
    rm -f "$folder/$program.report"
    # Each has a home of its own: what one leaves there (settings, kept games) is neither the player's nor another's.
    mkdir "$homes/$program"
    (
        unset XDG_CONFIG_HOME XDG_STATE_HOME XDG_DATA_HOME
        HOME=$homes/$program exec "$folder/$program" --no-colors=true --out="$folder/$program.report"
    ) >"$folder/$program.output" 2>&1 </dev/null &
    running="$running$! "
done
passed=0
failed=0
for program; do
    echo "== $program"
    report=$folder/$program.report
    wait "${running%% *}"
    status=$?
    running=${running#* }
    cat "$folder/$program.output"
    [ ! -f "$report" ] || cat "$report"
    counts=$(sed -n 's/^\[doctest\] test cases: *[0-9]* *| *\([0-9]*\) passed *| *\([0-9]*\) failed.*/\1 \2/p' \
        "$report" 2>/dev/null | tail -n 1)
    program_passed=${counts% *}
    program_failed=${counts#* }
    if [ "$status" -ne 0 ] && [ "${program_failed:-0}" -eq 0 ]; then
        echo "$program ended with status $status"
        program_failed=1
    elif [ -z "$counts" ]; then
        echo "$program gave no summary"
        program_failed=1
    fi
    passed=$((passed + ${program_passed:-0}))
    failed=$((failed + program_failed))
done
rm -rf "$homes"
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]

#!/bin/sh
# Runs doctest programs one after another and adds up what their own summaries say; the last line is the total.
# A program that ends badly without a failed test (a crash, a leak) counts as one failure.
# Use: tests.sh FOLDER PROGRAM...
set -u
folder=$1
shift
passed=0
failed=0
for program; do
    echo "== $program"
    report=$folder/$program.report
    # The report goes to a file of its own: what a test prints cannot be taken for a summary.
    rm -f "$report"
    # Each has a home of its own: what one leaves there (settings, kept games) is neither the player's nor the next one's.
    home=$(mktemp -d)
    (unset XDG_CONFIG_HOME XDG_STATE_HOME XDG_DATA_HOME; HOME=$home exec "$folder/$program" --no-colors=true --out="$report")
    status=$?
    rm -rf "$home"
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
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]

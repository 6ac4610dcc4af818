# fish completion of disfida: asks the program what may stand next, and adds files where it says so.

function __disfida_complete
    set -l before (commandline -opc)
    set -l typed (commandline -ct)
    set -l program (string replace -r -- '^~(?=/)' $HOME $before[1])
    type -q $program
    or return
    set -l lines ($program completion -- $before[2..-1] "$typed" 2>/dev/null)
    set -l kind $lines[1]
    set -e lines[1]
    printf '%s\n' $lines

    set -l start ''
    set -l path $typed
    if string match -q -- '--*=*' $typed
        set start (string replace -r -- '=.*' '=' $typed)
        set path (string replace -r -- '^[^=]*=' '' $typed)
    end
    switch $kind
        case records
            for found in (complete -C "'' $path")
                string match -r -- '^.*(?:\.disfida|/)(?=\t|$)' $found
            end
        case files
            for found in (complete -C "'' $path")
                printf '%s%s\n' $start $found
            end
        case folders
            for found in (complete -C "'' $path")
                string match -q -r -- '/(\t|$)' $found
                and printf '%s%s\n' $start $found
            end
    end
end

complete -c disfida -f -a '(__disfida_complete)'

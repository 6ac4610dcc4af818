#compdef disfida
# zsh completion of disfida: asks the program what may stand next, and adds files where it says so.

_disfida() {
    local -a lines plain open plain_lines open_lines
    local kind line word
    local program=${(Q)words[1]}
    lines=("${(@f)$("${program/#\~/$HOME}" completion -- "${(@Q)words[2,CURRENT]}" 2>/dev/null)}")
    kind=$lines[1]
    for line in "${(@)lines[2,-1]}"; do
        word=${line%%$'\t'*}
        line=${line/$'\t'/  -- }
        if [[ $word == *= ]]; then
            open+=("$word")
            open_lines+=("$line")
        else
            plain+=("$word")
            plain_lines+=("$line")
        fi
    done
    (( $#plain )) && compadd -l -d plain_lines -a plain
    (( $#open )) && compadd -S '' -l -d open_lines -a open

    if [[ $PREFIX == --*=* ]]; then
        compset -P '*='
    fi
    case $kind in
    records) _files -g '*.disfida' ;;
    files) _files ;;
    folders) _files -/ ;;
    esac
}

if [[ $funcstack[1] == _disfida ]]; then
    _disfida "$@"
else
    compdef _disfida disfida
fi

# bash completion of disfida: asks the program what may stand next, and adds files where it says so.

_disfida() {
    # bash cuts words at '=' and ':' ("--french" "=" "cap"); the program wants them whole.
    local -a words=('')
    local word glue= i last=0
    for ((i = 1; i <= COMP_CWORD; ++i)); do
        word=${COMP_WORDS[i]}
        if [[ $word == [=:]* && (${words[last]} == --* || $word == :*) ]]; then
            words[last]+=$word
            glue=yes
        elif [[ $glue ]]; then
            words[last]+=$word
            glue=
        else
            ((i == 1)) || ((++last))
            words[last]=$word
        fi
    done
    local typed=${words[last]} program=$1 kind line
    # What bash has cut off already must not be in the replies.
    local cut=${typed%"${typed##*[=:]}"}
    [[ $COMP_WORDBREAKS == *=* ]] || cut=
    local path=${typed#--*=}
    [[ $typed == --*=* ]] || path=$typed

    COMPREPLY=()
    [[ $program != '~/'* ]] || program=$HOME/${program#'~/'}
    while IFS= read -r line; do
        if [[ -z $kind ]]; then
            kind=$line
        else
            line=${line%%$'\t'*}
            COMPREPLY+=("${line#"$cut"}")
        fi
    done < <("$program" completion -- "${words[@]}" 2>/dev/null)
    if [[ ${#COMPREPLY[@]} -eq 1 && ${COMPREPLY[0]} == *= ]]; then
        compopt -o nospace 2>/dev/null
    fi

    local option=
    case $kind in
    records) option='-f' ;;
    files) option='-f' ;;
    folders) option='-d' ;;
    *) return ;;
    esac
    compopt -o filenames 2>/dev/null
    while IFS= read -r line; do
        if [[ $kind != records || $line == *.disfida || -d ${line/#'~/'/$HOME/} ]]; then
            COMPREPLY+=("$line")
        fi
    done < <(compgen $option -- "$path")
}

complete -F _disfida disfida

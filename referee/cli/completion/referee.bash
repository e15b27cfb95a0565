# Completion for referee in bash, as 'referee completion bash' prints it.

_referee() {
    local word=${COMP_WORDS[COMP_CWORD]} kind value help line width=0 i
    local -a values=() helps=()
    while IFS=$'\t' read -r kind value help; do
        case $kind in
        file)
            compopt -o filenames 2>/dev/null
            COMPREPLY=($(compgen -f -- "$word"))
            return
            ;;
        plain)
            [[ $value == --*=* ]] && value=${value#*=}  # bash takes what is before the sign for a word of its own
            [[ $word != [\"\']* ]] && printf -v value %q "$value"
            ;;
        esac
        values+=("$value")
        helps+=("$help")
        ((${#value} > width)) && width=${#value}
    done < <(_REFEREE_COMPLETE=${COMP_LINE:0:COMP_POINT} "$1" 2>/dev/null)

    # Where a list is shown, each with what it means; where one is put in, that alone. 37 and 42 put in each of several.
    if ((${#values[@]} > 1 && COMP_TYPE != 37 && COMP_TYPE != 42)); then
        for i in "${!values[@]}"; do
            printf -v line '%-*s  (%s)' "$width" "${values[i]}" "${helps[i]}"
            [[ ${helps[i]} ]] && values[i]=${line:0:${COLUMNS:-80}}
        done
    fi
    COMPREPLY=("${values[@]}")
}

complete -o nosort -F _referee referee 2>/dev/null || complete -F _referee referee

# Completion for referee in fish, as 'referee completion fish' prints it.

function __referee_candidates
    set -l program (commandline -op)[1]
    for line in (_REFEREE_COMPLETE=(commandline -cp | string collect) $program 2>/dev/null)
        set -l parts (string split \t -- $line)
        if test $parts[1] = file
            __fish_complete_path (commandline -ct)
            return
        end
        printf '%s\t%s\n' $parts[2] "$parts[3]"
    end
end

complete --no-files --command referee --arguments '(__referee_candidates)'

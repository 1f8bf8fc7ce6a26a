import { runCommandLine, strictCommand } from './lib/command-line'
import { commandLine } from './lib/project.mjs'
import { selectRemotes } from './lib/select-remotes'
import { releaseTested } from './release/release'

await runCommandLine(
  strictCommand(
    {
      meta: { name: commandLine('release'), description: 'Builds, checks and creates immutable releases of remotes' },
      args: {
        remotes: { type: 'positional', required: false, description: 'one or more remotes; all if none is named' },
      },
      run: ({ args }) => releaseTested(selectRemotes(args._)),
    },
    { takesMore: true },
  ),
)

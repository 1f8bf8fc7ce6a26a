import { build } from './build/build'
import { asText, checkBuilds } from './check/report'
import { CommandError } from './lib/command-error'
import { runCommandLine, strictCommand } from './lib/command-line'
import { commandLine } from './lib/project.mjs'
import { selectRemotes } from './lib/select-remotes'

await runCommandLine(
  strictCommand(
    {
      meta: { name: commandLine('check'), description: 'Lists by number what would stop a release of each remote' },
      args: {
        remotes: { type: 'positional', required: false, description: 'one or more remotes; all if none is named' },
        json: { type: 'boolean', description: 'writes the findings as JSON' },
        against: { type: 'string', valueHint: 'url', description: 'a running Plaza to check against' },
      },
      async run({ args: { _: named, json = false, against } }) {
        const names = selectRemotes(named)
        await build(['host', ...names.map((name) => `remote-${name}`)], (line) => process.stderr.write(line))
        const reports = await checkBuilds(names, { against }).catch(({ message }) => {
          throw new CommandError(`The check could not be made: ${message}`)
        })
        process.stdout.write(json ? `${JSON.stringify(reports, null, 1)}\n` : asText(reports))
        process.exitCode = reports.some(({ failed }) => failed > 0) ? 1 : 0
      },
    },
    { takesMore: true },
  ),
)

import { developAgainst } from './dev/against'
import { developAlone } from './dev/alone'
import { devArguments, toRequest } from './dev/arguments'
import { developFromSource } from './dev/from-source'
import { CommandError } from './lib/command-error'
import { runCommandLine, strictCommand } from './lib/command-line'
import { cliFolder, commandLine, remotes } from './lib/project.mjs'

export const program = await runCommandLine<string | undefined>(
  strictCommand(
    {
      meta: {
        name: commandLine('dev'),
        description: 'Host and remotes from source, on the first free port from PORT (8080) on; the rest as built',
      },
      args: devArguments,
      async run({ args }) {
        const request = toRequest(args, remotes)
        if (request.as !== 'against' && cliFolder)
          throw new CommandError('Name a running Plaza: plaza dev --against https://plaza.example')
        if (request.as === 'source') return developFromSource(request)
        await (request.as === 'alone' ? developAlone(request) : developAgainst(request))
        return undefined
      },
    },
    { takesMore: true },
  ),
)

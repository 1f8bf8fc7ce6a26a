import { developAgainst } from './dev/against'
import { developAlone } from './dev/alone'
import { devArguments, toRequest } from './dev/arguments'
import { developFromSource } from './dev/from-source'
import { runCommandLine, strictCommand } from './lib/command-line'
import { remotes } from './lib/project.mjs'

export const program = await runCommandLine<string | undefined>(
  strictCommand(
    {
      meta: {
        name: 'npm run dev --',
        description: 'Host and remotes from source, on the first free port from PORT (8080) on; the rest as built',
      },
      args: devArguments,
      async run({ args }) {
        const request = toRequest(args, remotes)
        if (request.as === 'source') return developFromSource(request)
        await (request.as === 'alone' ? developAlone(request) : developAgainst(request))
        return undefined
      },
    },
    { takesMore: true },
  ),
)

import { resolve } from 'node:path'
import { runCommandLine, strictCommand } from './lib/command-line'
import { pack } from './pack/pack'

await runCommandLine(
  strictCommand({
    meta: {
      name: 'npm run pack --',
      description: 'Builds, and writes a folder with what a server needs and nothing else',
    },
    args: { folder: { type: 'positional', description: 'new or empty folder', required: true } },
    async run({ args }) {
      const folder = resolve(args.folder)
      await pack(folder)
      process.stdout.write(`Packed. In ${folder}: node server/dist/main.mjs\n`)
    },
  }),
)

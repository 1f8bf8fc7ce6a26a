import { resolve } from 'node:path'
import { runCommandLine, strictCommand } from './lib/command-line'
import { plazaOf, reach } from './registry/operations'
import { exportStatic } from './static/export'

await runCommandLine(
  strictCommand({
    meta: { name: 'npm run static --', description: 'Writes what a static host needs to serve a running Plaza' },
    args: {
      folder: { type: 'positional', required: true, description: 'the folder to write to' },
      url: { type: 'string', description: 'address of the running Plaza; http://127.0.0.1:8080 unless given' },
    },
    async run({ args }) {
      const folder = resolve(args.folder)
      const plaza = plazaOf(args.url)
      const { files, serial } = await exportStatic({ folder, fetched: (address) => reach(plaza, address) })
      process.stdout.write(`${files} files of ${plaza.url} in ${folder}, with the registry at serial ${serial}.\n`)
      process.stdout.write('Headers to send and paths to forward: docs/operations.md, Static hosting.\n')
    },
  }),
)

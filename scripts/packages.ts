import { resolve } from 'node:path'
import { runCommandLine, strictCommand } from './lib/command-line'
import { commandLine, root } from './lib/project.mjs'
import { packAll } from './packages/pack-all'

await runCommandLine(
  strictCommand({
    meta: { name: commandLine('packages'), description: 'Packs what a remote in a repository of its own needs' },
    args: { out: { type: 'string', valueHint: 'folder', description: 'folder for the files; packages/ unless given' } },
    async run({ args: { out = 'packages' } }) {
      for (const file of await packAll(resolve(root, out))) process.stdout.write(`${out}/${file}\n`)
    },
  }),
)

import { resolve } from 'node:path'
import { runCommandLine, strictCommand } from './lib/command-line'
import { commandLine, root } from './lib/project.mjs'
import { packAll } from './packages/pack-all'

await runCommandLine(
  strictCommand({
    meta: { name: commandLine('packages'), description: 'Packs what a remote in a repository of its own needs' },
    args: {
      out: { type: 'string', valueHint: 'folder', description: 'folder for the files; packages/ unless given' },
      next: { type: 'boolean', description: 'a trial, with the version that the contract needs' },
      record: { type: 'boolean', description: 'stores the contract of this version in docs/contract-report.txt' },
    },
    async run({ args: { out = 'packages', next, record } }) {
      for (const file of await packAll(resolve(root, out), { next, record })) process.stdout.write(`${out}/${file}\n`)
    },
  }),
)

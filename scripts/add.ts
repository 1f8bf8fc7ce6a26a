import { join } from 'node:path'
import { CommandError } from './lib/command-error'
import { runCommandLine, strictCommand } from './lib/command-line'
import { install, installAnew } from './lib/install.mjs'
import { PNPM, root } from './lib/project.mjs'
import { run } from './lib/run.mjs'
import { selectRemotes } from './lib/select-remotes'
import { changeOrRestore, readPackage, refusalOfPackage } from './recipes/add'

/** Adds a package to one remote; if that fails, lock file and manifest stay as they were. */
async function addPackage(remote: string, text: string): Promise<string> {
  const wanted = readPackage(text)
  if (!wanted) throw new CommandError(`${text} is not a package; write <name> or <name>@<version>.`)
  const [name] = selectRemotes([remote])
  const refusal = refusalOfPackage(wanted.name)
  if (refusal) throw new CommandError(refusal)
  const pnpm = ['-y', PNPM, '--filter', `@plaza/remote-${name}`, 'add', '--save-exact', text]
  const files = ['pnpm-lock.yaml', `remote-${name}/package.json`].map((file) => join(root, file))
  const { code, output } = await changeOrRestore(files, () => run('npx', pnpm, { quiet: true }))
  if (code !== 0) {
    await installAnew()
    throw new CommandError(`${text} was not added:\n${output}`)
  }
  await install()
  return `${wanted.name} is in remote-${name}/package.json with its exact version, and bundled into that remote alone.
\`npm run check -- ${name}\` shows its size, and whether it duplicates a package of the host.\n`
}

await runCommandLine(
  strictCommand({
    meta: { name: 'npm run add --', description: 'Adds a library to one remote, with its exact version' },
    args: {
      remote: { type: 'positional', required: true, description: 'the remote: media' },
      package: { type: 'positional', required: true, description: 'the library: dayjs or dayjs@1.11.23' },
    },
    async run({ args }) {
      process.stdout.write(await addPackage(args.remote, args.package))
    },
  }),
)

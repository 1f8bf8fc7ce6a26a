import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { checkContexts } from './check/check-context'
import { CommandError } from './lib/command-error'
import { runCommandLine, strictCommand } from './lib/command-line'
import { install } from './lib/install.mjs'
import { bin, commandLine, PNPM, remotes, root } from './lib/project.mjs'
import { run } from './lib/run.mjs'
import { refusalOf, writeRemote } from './recipes/create-remote'

/** Writes a remote from the template and installs it; if that fails, its folder is removed. */
async function createRemote(name: string): Promise<void> {
  const worldOf = await checkContexts()
  const refusal = refusalOf(name, { remotes, world: worldOf(name) })
  if (refusal) throw new CommandError(refusal)
  const folder = join(root, `remote-${name}`)
  try {
    writeRemote(join(root, 'scripts', 'template-remote'), folder, name)
  } catch (error) {
    throw new CommandError((error as Error).message)
  }
  const biome = bin('biome')
  const tidied = await run(biome, ['check', '--write', folder], { quiet: true })
  const pnpm = ['-y', PNPM, 'install', '--prefer-offline', '--no-frozen-lockfile', '--config.confirmModulesPurge=false']
  const installed = tidied.code === 0 ? await run('npx', pnpm, { quiet: true }) : tidied
  if (installed.code !== 0) {
    rmSync(folder, { recursive: true })
    throw new CommandError(`remote-${name} was removed again because this failed:\n${installed.output}`)
  }
  await install()
}

const nextSteps = (name: string) => `
remote-${name} is there: two pages at /${name}, their tests, and its own route table (src/routes.ts).

  npm run dev -- ${name}                 shows it at /${name} of the whole app, from source
  npm run check -- ${name}               lists what would stop its release
  npm run release -- ${name}             creates the immutable release of its version
  npm run registry -- publish ${name} --why "first release"
  npm run registry -- promote ${name} 0.1.0 --why "first release"

docs/remotes.md has the rest.
`

await runCommandLine(
  strictCommand({
    meta: { name: commandLine('create-remote'), description: 'Creates a new remote from the template' },
    args: { name: { type: 'positional', required: true, description: 'its name: city-walk' } },
    async run({ args }) {
      await createRemote(args.name)
      process.stdout.write(nextSteps(args.name))
    },
  }),
)

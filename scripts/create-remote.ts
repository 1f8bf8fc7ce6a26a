import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { checkContexts } from './check/check-context'
import { refusalOf, writeRemote } from './lib/create-remote'
import { install } from './lib/install.mjs'
import { PNPM, remotes, root, stop } from './lib/project.mjs'
import { run } from './lib/run.mjs'

const name = process.argv[2] ?? stop('Say how it is called: npm run create-remote -- city-walk')
const worldOf = await checkContexts()
const refusal = refusalOf(name, { remotes, world: worldOf(name) })
if (refusal) stop(refusal)

const folder = join(root, `remote-${name}`)
try {
  writeRemote(join(root, 'scripts', 'template-remote'), folder, name)
} catch (error) {
  stop((error as Error).message)
}

const biome = join(root, 'node_modules', '.bin', 'biome')
const tidied = await run(biome, ['check', '--write', folder], { quiet: true })
const pnpm = ['-y', PNPM, 'install', '--prefer-offline', '--no-frozen-lockfile', '--config.confirmModulesPurge=false']
const installed = tidied.code === 0 ? await run('npx', pnpm, { quiet: true }) : tidied
if (installed.code !== 0) {
  rmSync(folder, { recursive: true })
  stop(`remote-${name} was taken away again, since this failed:\n${installed.output}`)
}
await install()

process.stdout.write(`
remote-${name} is there: two pages at /${name}, their tests, and its own route table (src/routes.ts).

  npm run dev -- ${name}                 shows it at /${name} of the whole app, from source
  npm run check -- ${name}               says what would keep it from being released
  npm run release -- ${name}             makes the immutable release of its version
  npm run registry -- publish ${name} --why "first release"
  npm run registry -- promote ${name} 0.1.0 --why "first release"

docs/remotes.md says the rest.
`)

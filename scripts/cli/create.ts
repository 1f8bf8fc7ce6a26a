import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { checkContexts } from '../check/check-context'
import { CommandError } from '../lib/command-error'
import { runCommandLine, strictCommand } from '../lib/command-line'
import { cliFolder, root } from '../lib/project.mjs'
import { run } from '../lib/run.mjs'
import { refusalOf, writeRemote } from '../recipes/create-remote'
import { keepRegistry } from './package-registry'

/** Names the packages by their files in a folder instead of their versions in a package registry. */
function usePackagesOf(packages: string, folder: string): void {
  const file = join(folder, 'package.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8'))
  const given = existsSync(packages) ? readdirSync(packages) : []
  // Also what only other packages of ours ask for: npm would look for that in the registry.
  for (const name of ['contract', 'ui', 'build', 'cli']) {
    const tarball = given.find((one) => one.startsWith(`plaza-${name}-`) && one.endsWith('.tgz'))
    if (!tarball) throw new CommandError(`${packages} has no plaza-${name}-….tgz. \`npm run packages\` makes it.`)
    const kind = manifest.dependencies[`@plaza/${name}`] ? 'dependencies' : 'devDependencies'
    manifest[kind][`@plaza/${name}`] = `file:${relative(folder, join(packages, tarball))}`
  }
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`)
}

interface CreateRequest {
  name: string
  packages?: string | undefined
  against?: string | undefined
}

async function createRemote({ name, packages, against }: CreateRequest): Promise<void> {
  const worldOf = await checkContexts(against)
  const refusal = refusalOf(name, { remotes: [], world: worldOf(name) })
  if (refusal) throw new CommandError(refusal)
  const folder = join(root, name)
  try {
    writeRemote(join(cliFolder ?? '', 'template'), folder, name)
  } catch (error) {
    throw new CommandError((error as Error).message)
  }
  // npm leaves a file of its own name out of a package.
  renameSync(join(folder, 'gitignore'), join(folder, '.gitignore'))
  if (packages) usePackagesOf(resolve(packages), folder)
  else await keepRegistry(root, folder)
  const installed = await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'], {
    cwd: folder,
    quiet: true,
  })
  if (installed.code === 0) return
  rmSync(folder, { recursive: true })
  throw new CommandError(`${name} was removed again because this failed:\n${installed.output}`)
}

const nextSteps = (name: string) => `
${name} is there: two pages at /${name}, their tests, and its own route table (src/routes.ts).

  cd ${name}
  npm test                      runs its tests
  npx plaza login --server https://plaza.example
  npx plaza dev --against https://plaza.example
  npx plaza check               lists what would stop its release
  npx plaza release             creates the immutable release of its version
  npx plaza publish --server https://plaza.example --why "first release"
  npx plaza preview --server https://plaza.example --why "a look on a phone"
  npx plaza promote ${name} 0.1.0 --server https://plaza.example --why "first release"

README.md has the rest.
`

await runCommandLine(
  strictCommand({
    meta: { name: 'plaza create', description: 'Creates a remote from the template, in a folder of its own' },
    args: {
      name: { type: 'positional', required: true, description: 'its name: city-walk' },
      packages: { type: 'string', valueHint: 'folder', description: 'folder with the packed @plaza packages' },
      against: { type: 'string', valueHint: 'url', description: 'a running Plaza in which its addresses must be free' },
    },
    async run({ args }) {
      await createRemote(args)
      process.stdout.write(nextSteps(args.name))
    },
  }),
)

import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from '../build/build'
import { CommandError } from '../lib/command-error'
import { PNPM, remotes, root } from '../lib/project.mjs'
import { run } from '../lib/run.mjs'

/** Folders that a server reads. */
const contents = ['server/dist', 'server/assets', 'host/dist', ...remotes.map((name) => `remote-${name}/dist`)]

/** Stamps of the build, and source maps except the server's own, by which `/ops` shows the lines of its errors. */
const isForDevelopers = (path: string): boolean => /(?<!\/main\.mjs)\.map$|\/\.inputs$/.test(path)

/** Patches are of packages that are built into the app. */
const UNUSED_PATCHES = '--config.allowUnusedPatches=true'

/** Installs the server's packages, without those of its build, as the lock file has them. */
async function installPackages(to: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'plaza-pack-'))
  try {
    const args = [
      '--filter',
      '@plaza/server',
      'deploy',
      '--prod',
      '--legacy',
      '--ignore-scripts',
      UNUSED_PATCHES,
      folder,
    ]
    const { code, output } = await run('npx', ['-y', PNPM, ...args], { quiet: true })
    if (code !== 0) throw new CommandError(`The server's packages could not be installed:\n${output}`)
    cpSync(join(folder, 'node_modules'), join(to, 'node_modules'), { recursive: true, verbatimSymlinks: true })
    cpSync(join(folder, 'package.json'), join(to, 'package.json'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Writes a folder with everything that `node server/dist/main.mjs` needs there. */
export async function pack(folder: string): Promise<void> {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new CommandError(`${folder} is not empty.`)
  await build()
  for (const part of contents)
    cpSync(join(root, part), join(folder, part), { recursive: true, filter: (path) => !isForDevelopers(path) })
  mkdirSync(join(folder, 'server'), { recursive: true })
  await installPackages(join(folder, 'server'))
}

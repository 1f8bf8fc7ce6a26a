import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PNPM, root, stop } from './project.mjs'
import { run } from './run.mjs'

const stampFile = join(root, 'node_modules', '.plaza-install')

function lockHash() {
  const hash = createHash('sha256')
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'])
    hash.update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/** Installs the lock file's packages if that has not been done. Runs a pinned pnpm through npx. */
export async function install() {
  const wanted = lockHash()
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return
  process.stdout.write('Installing packages…\n')
  const { code } = await run('npx', ['-y', PNPM, 'install', '--frozen-lockfile', '--config.confirmModulesPurge=false'])
  if (code !== 0)
    stop('The packages could not be installed: see the lines above. A network to the npm registry is needed once.')
  writeFileSync(stampFile, wanted)
}

/** Installs the lock file's packages, whatever is installed. */
export async function installAnew() {
  rmSync(stampFile, { force: true })
  await install()
}

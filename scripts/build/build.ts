import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildable, cliFolder, folderOf, stop } from '../lib/project.mjs'
import { bundle, findBuildId } from './build-id'
import { compress, compressMaps } from './compress'
import { inputsHash } from './inputs'

const stampOf = (name: string) => join(folderOf(name), 'dist', '.inputs')

/** Whether `dist` is the build of these inputs. */
const isBuilt = (name: string, hash: string) =>
  existsSync(stampOf(name)) && readFileSync(stampOf(name), 'utf8') === hash

async function buildOne(name: string, inputs: string, log: (line: string) => void) {
  const folder = folderOf(name)
  const buildId = await findBuildId(folder).catch(({ message }) => stop(`The build of ${name} failed:\n${message}`))
  if (name !== 'server') {
    const { code, output } = await bundle(folder, buildId)
    if (code !== 0) stop(`The build of ${name} failed:\n${output}`)
    await compress(join(folder, 'dist'))
    await compressMaps(join(folder, 'dist'))
  }
  writeFileSync(stampOf(name), inputs)
  log(`Built ${name}\n`)
}

/** Outside of the workspace the host is built already, and the inputs are unknown: a remote is always built. */
const staleOf = (names: readonly string[]) =>
  cliFolder
    ? names.filter((name) => name.startsWith('remote-')).map((name) => ({ name, hash: '' }))
    : names.map((name) => ({ name, hash: inputsHash(name) })).filter(({ name, hash }) => !isBuilt(name, hash))

/** Whether no package changed since its last build. */
export const isUpToDate = (): boolean => staleOf(buildable).length === 0

/** Builds what changed since its last build, two packages at a time. */
export async function build(names = buildable, log: (line: string) => void = (line) => process.stdout.write(line)) {
  const stale = staleOf(names)
  const worker = async () => {
    for (let next = stale.shift(); next; next = stale.shift()) await buildOne(next.name, next.hash, log)
  }
  await Promise.all([worker(), worker()])
}

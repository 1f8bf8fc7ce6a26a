import { existsSync, readdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
/** Each folder `remote-<name>` with a package is one. */
export const remotes = readdirSync(root)
  .filter((name) => name.startsWith('remote-') && existsSync(join(root, name, 'package.json')))
  .map((name) => name.slice('remote-'.length))
/** Everything that is built, in the order of its builds. */
export const buildable = ['server', 'host', ...remotes.map((name) => `remote-${name}`)]

/** Where a remote's build lies. @param {string} name */
export const distOf = (name) => join(root, `remote-${name}`, 'dist')
/** Where the immutable releases lie: `remotes/<name>/<version>-<build>/`. */
export const releasesDir = resolve(process.env.PLAZA_RELEASES ?? join(root, 'releases'))

export const PNPM = 'pnpm@12.21.0'

/**
 * One clear sentence and an exit, for a person at a terminal.
 * @param {string} sentence
 * @returns {never}
 */
export function stop(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

/** Says what is missing where Node is older than the project needs. */
export function checkNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  stop(`Plaza needs Node.js 20.19 or newer, and this is ${version}. Install a newer one and run the command again.`)
}

import { existsSync, readdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
/**
 * Path of an installed program.
 * @param {string} name
 */
export const bin = (name) => join(root, 'node_modules', '.bin', name)
/** Remotes: every folder `remote-<name>` with a package. */
export const remotes = readdirSync(root)
  .filter((name) => name.startsWith('remote-') && existsSync(join(root, name, 'package.json')))
  .map((name) => name.slice('remote-'.length))
/** Everything that is built, in build order. */
export const buildable = ['server', 'host', ...remotes.map((name) => `remote-${name}`)]

/**
 * Build folder of a remote.
 * @param {string} name
 */
export const distOf = (name) => join(root, `remote-${name}`, 'dist')
/** Folder of the immutable releases: `remotes/<name>/<version>-<build>/`. */
export const releasesDir = resolve(process.env.PLAZA_RELEASES ?? join(root, 'releases'))

export const PNPM = 'pnpm@12.21.0'

/**
 * Prints one sentence for the user and exits.
 * @param {string} sentence
 * @returns {never}
 */
export function stop(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

/** Exits with a message if Node is older than required. */
export function checkNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  stop(`Plaza needs Node.js 20.19 or newer, and this is ${version}. Install a newer one and run the command again.`)
}

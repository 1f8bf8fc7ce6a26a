import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = dirname(fileURLToPath(import.meta.url))
/** Name in a package.json; undefined without one. */
const nameIn = (/** @type {string} */ folder) => {
  const file = join(folder, 'package.json')
  return existsSync(file) ? /** @type {string} */ (JSON.parse(readFileSync(file, 'utf8')).name) : undefined
}

/** Folder of the package `@plaza/cli` if these commands run from it, in a remote's own repository. */
export const cliFolder = nameIn(dirname(here)) === '@plaza/cli' ? dirname(here) : null
/** The workspace; outside of it the folder of the remote. */
export const root = cliFolder ? process.cwd() : resolve(here, '../..')
/**
 * Path of an installed program.
 * @param {string} name
 */
export const bin = (name) => join(root, 'node_modules', '.bin', name)
const own = cliFolder && /^@plaza\/remote-(.+)/.exec(nameIn(root) ?? '')?.[1]
/** Remotes: every folder `remote-<name>` with a package; outside of the workspace the one in this folder. */
export const remotes = cliFolder
  ? [own ?? []].flat()
  : readdirSync(root)
      .filter((name) => name.startsWith('remote-') && existsSync(join(root, name, 'package.json')))
      .map((name) => name.slice('remote-'.length))
/** Everything that is built, in build order. */
export const buildable = ['server', 'host', ...remotes.map((name) => `remote-${name}`)]

/**
 * Folder of a package: `host`, `server` or `remote-<name>`.
 * @param {string} name
 */
export const folderOf = (name) => (cliFolder ? root : join(root, name))
/**
 * Build folder of a remote.
 * @param {string} name
 */
export const distOf = (name) => join(folderOf(`remote-${name}`), 'dist')
/** The host's build: our own, or the one that the packages were made with. */
export const hostDir = cliFolder ? join(cliFolder, 'host') : join(root, 'host', 'dist')
/**
 * How a command is called: `npm run release -- media`, outside of the workspace `npx plaza release`.
 * @param {string} name
 * @param {string} [more]
 */
export const commandLine = (name, more = '') => {
  if (cliFolder) return `npx plaza ${name.replace(/^registry ?/, '')} ${more}`.trimEnd().replace(/ {2,}/g, ' ')
  const [script, ...rest] = name.split(' ')
  return `npm run ${script} -- ${[...rest, more].filter(Boolean).join(' ')}`.trimEnd()
}
/** Where the guide for teams is: in the workspace, outside of it in the package of the commands. */
export const guide = cliFolder ? join('node_modules', '@plaza', 'cli', 'docs', 'remotes.md') : 'docs/remotes.md'
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

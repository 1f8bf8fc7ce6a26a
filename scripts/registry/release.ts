import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { CommandError } from '../lib/command-error'
import { cliFolder, commandLine, root } from '../lib/project.mjs'

const foldersOf = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
    : []

const releasesOf = (env: NodeJS.ProcessEnv) => join(resolve(root, env.PLAZA_RELEASES ?? 'releases'), 'remotes')

/** Remotes that have a release on this machine. */
export const releasedRemotes = (env: NodeJS.ProcessEnv) => foldersOf(releasesOf(env))

function builtId(remote: string, folder: string): string | undefined {
  const file = join(cliFolder ? folder : join(folder, `remote-${remote}`), 'dist', 'remote.json')
  if (!existsSync(file)) return undefined
  const { version, build } = JSON.parse(readFileSync(file, 'utf8'))
  return `${version}-${build}`
}

function newest(folder: string, ids: readonly string[]): string | undefined {
  const changed = (id: string) => statSync(join(folder, id)).mtimeMs
  return ids.toSorted((one, other) => changed(other) - changed(one))[0]
}

/**
 * The requested release of a remote, otherwise that of the current build, otherwise the newest. Throws a sentence if
 * there is none. `document` is the exact text of its remote.json.
 */
export function releaseOf(remote: string, asked?: string, env = process.env, packages = root) {
  const folder = join(releasesOf(env), remote)
  const ids = foldersOf(folder).filter((id) => existsSync(join(folder, id, 'remote.json')))
  const id = asked ?? builtId(remote, packages) ?? newest(folder, ids)
  if (!id || !ids.includes(id)) {
    const which = id ? `release ${id} of ${remote}` : `release of ${remote}`
    throw new CommandError(`There is no ${which} in ${folder}. Make one with \`${commandLine('release', remote)}\`.`)
  }
  return { id, folder: join(folder, id), document: readFileSync(join(folder, id, 'remote.json'), 'utf8') }
}

/** Whether a file in a source folder changed after a release was made, so that the change is not in it. */
export function isSourceNewer(source: string, release: string): boolean {
  if (!existsSync(source)) return false
  const made = statSync(join(release, 'remote.json')).mtimeMs
  return readdirSync(source, { recursive: true, withFileTypes: true }).some(
    (entry) => entry.isFile() && statSync(join(entry.parentPath, entry.name)).mtimeMs > made,
  )
}

import { createHash } from 'node:crypto'
import { createReadStream, type Dirent } from 'node:fs'
import { copyFile, cp, link, mkdir, readdir, stat } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'

const OWNER_ONLY = 0o700

/** Unfinished releases and uploads. */
const isUnfinished = (path: string): boolean => /(^|\/)\.|(^|\/)uploads\/incoming\/|^incoming\//.test(path)

/** Ignores a file that is gone or was never there. */
const unlessMissing = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT') throw error
  return undefined
}

async function entriesIn(folder: string, is: (entry: Dirent) => boolean): Promise<string[]> {
  const entries = (await readdir(folder, { recursive: true, withFileTypes: true }).catch(unlessMissing)) ?? []
  return entries
    .filter(is)
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .sort()
}

/** Every file in a folder by its path there, in a fixed order; none if there is no folder. */
export const filesIn = (folder: string): Promise<string[]> => entriesIn(folder, (entry) => entry.isFile())
/** Every folder in a folder: a database needs its empty ones. */
export const foldersIn = (folder: string): Promise<string[]> => entriesIn(folder, (entry) => entry.isDirectory())

/** On the root of a mounted disk. */
const LOST = 'lost+found'

/** Whether a folder has nothing in it besides what is named, or is not there. */
export const isEmptyFolder = async (folder: string, besides = LOST): Promise<boolean> =>
  ((await readdir(folder).catch(unlessMissing)) ?? []).every((name) => name === LOST || name === besides)

/** Size of a file; undefined if it is not there. */
export const sizeOf = async (path: string): Promise<number | undefined> => (await stat(path).catch(unlessMissing))?.size

/** Makes a hard link to a copy of a file that never changes, and returns whether the copy was there and the disk has links. */
export async function linkCopy(copy: string | undefined, bytes: number | undefined, to: string): Promise<boolean> {
  if (copy === undefined || (await sizeOf(copy)) !== bytes) return false
  return link(copy, to).then(
    () => true,
    () => false,
  )
}

/** Copies a file if it is there; one with the size of `earlier`, a copy of it, becomes a hard link to that. */
export async function copyOne(from: string, to: string, earlier?: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true, mode: OWNER_ONLY })
  if (await linkCopy(earlier, await sizeOf(from), to)) return
  await copyFile(from, to).catch(unlessMissing)
}

/**
 * Copies files that never change after they are written, and skips what the target has. A file that `earlier` has, a
 * copy of the same folder, becomes a hard link to it.
 */
export async function copyImmutable(from: string, to: string, earlier?: string): Promise<void> {
  for (const path of await filesIn(from)) {
    if (isUnfinished(path) || (await sizeOf(join(to, path))) !== undefined) continue
    await copyOne(join(from, path), join(to, path), earlier && join(earlier, path))
  }
}

/** Copies a folder with its empty folders. */
export const copyFolder = (from: string, to: string): Promise<void> => cp(from, to, { recursive: true })

export interface FileRecord {
  bytes: number
  sha256: string
}

async function recordOf(path: string): Promise<FileRecord> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return { bytes: (await stat(path)).size, sha256: hash.digest('hex') }
}

/** Size and hash of every file in a folder. */
export async function recordFiles(folder: string): Promise<Record<string, FileRecord>> {
  const records: Record<string, FileRecord> = {}
  for (const path of await filesIn(folder)) records[path] = await recordOf(join(folder, path))
  return records
}

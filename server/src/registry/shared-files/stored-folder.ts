import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SharedObjects } from '../../transport/ports/release-files'
import { asideOf } from '../published/place'

/** Prefix of all keys, beside `uploads/`. */
const PREFIX = 'releases/'
const AT_ONCE = 8
/** Names of files; none leaves its folder. */
const NAME = /^[\w-]+(\.[\w-]+)*$/
const TYPE = 'application/octet-stream'

const keyOf = (path: string) => PREFIX + path
/** Lists the files of a folder, and is put last: without it the folder is not complete. */
const indexOf = (path: string) => `${PREFIX}index/${path}.json`

/** Runs a task for each item, a few at once. */
async function forEach<T>(items: readonly T[], task: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items]
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await task(next)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

async function namesIn(objects: SharedObjects, path: string): Promise<string[] | null> {
  const index = await objects.get(indexOf(path))
  const names: unknown = index && JSON.parse(index.toString())
  return Array.isArray(names) && names.every((name) => typeof name === 'string' && NAME.test(name)) ? names : null
}

/** Puts the files of a folder into the store that it lacks; `replaces`: all of them. */
export async function putFolder(
  objects: SharedObjects,
  path: string,
  folder: string,
  { replaces = false } = {},
): Promise<void> {
  const names = (await readdir(folder)).filter((name) => NAME.test(name))
  const known = replaces ? [] : ((await namesIn(objects, path)) ?? [])
  const added = names.filter((name) => !known.includes(name))
  if (added.length === 0) return
  await forEach(added, async (name) => objects.put(keyOf(`${path}/${name}`), await readFile(join(folder, name)), TYPE))
  const index = JSON.stringify([...known, ...added].sort())
  await objects.put(indexOf(path), Buffer.from(index), 'application/json')
}

/**
 * Fills a folder from the store. The files come together in a hidden folder, which becomes the folder if `isGood`
 * accepts it; false if the store has none, or not these.
 */
export async function getFolder(
  objects: SharedObjects,
  path: string,
  folder: string,
  isGood: (folder: string) => Promise<boolean>,
): Promise<boolean> {
  const names = await namesIn(objects, path)
  if (!names) return false
  const aside = asideOf(folder)
  await mkdir(aside, { recursive: true })
  try {
    await forEach(names, async (name) => {
      const content = await objects.get(keyOf(`${path}/${name}`))
      if (content) await writeFile(join(aside, name), content)
    })
    if (!(await isGood(aside))) return false
    await rename(aside, folder)
    return true
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
}

/** Removes a folder from the store; the list first, so that nobody finds half of it. */
export async function removeFolder(objects: SharedObjects, path: string): Promise<void> {
  const names = (await namesIn(objects, path)) ?? []
  await objects.remove(indexOf(path))
  await forEach(names, (name) => objects.remove(keyOf(`${path}/${name}`)))
}

/** One file of a folder in the store; null if there is none. */
export const getFile = async (objects: SharedObjects, path: string): Promise<Buffer | null> =>
  path.split('/').every((name) => NAME.test(name)) ? objects.get(keyOf(path)) : null

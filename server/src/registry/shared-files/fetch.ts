import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SECOND_MS } from '@plaza/shared/format'
import { and, eq, isNull } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import { reasonOf } from '../../data/failures'
import { releases } from '../../data/schema/index'
import { folderOf } from '../published/files'
import { asideOf } from '../published/place'
import { isRelease, pathOf, type SharedPlaces } from './places'
import { getFile, getFolder } from './stored-folder'

/** How long nothing is asked again that was not there. */
const FORGET_MISSING_MS = 10 * SECOND_MS
const MOST_MISSING = 2_000
const copies = ['', '.br', '.gz']

/** Runs a task once at a time for a key, and not again for a while after it found nothing. */
export function createFetches(log: Logger): (key: string, task: () => Promise<boolean>) => Promise<boolean> {
  const missing = new LRUCache<string, true>({ max: MOST_MISSING, ttl: FORGET_MISSING_MS })
  const running = new Map<string, Promise<boolean>>()

  async function fetchOnce(key: string, task: () => Promise<boolean>): Promise<boolean> {
    const isThere = await task().catch((error: unknown) => {
      log.warn({ key, failure: reasonOf(error) }, 'files of a release not fetched')
      return false
    })
    if (!isThere) missing.set(key, true)
    return isThere
  }

  return async (key, task) => {
    if (missing.has(key)) return false
    const started = running.get(key) ?? fetchOnce(key, task).finally(() => running.delete(key))
    running.set(key, started)
    return started
  }
}

/** Fills this server's folder of a registered release from the store; refuses other files than were published. */
export async function fetchRelease(
  { objects, db, log, releasesDir }: SharedPlaces,
  remote: string,
  release: string,
): Promise<boolean> {
  const [row] = await db
    .select({ digest: releases.digest })
    .from(releases)
    .where(and(eq(releases.remote, remote), eq(releases.release, release), isNull(releases.base)))
  if (!row) return false
  const folder = folderOf(releasesDir, remote, release)
  const isGood = async (aside: string) => {
    const good = await isRelease(remote, aside, row.digest)
    if (!good) log.error({ remote, release }, 'the files of a release in the store are not those that were published')
    return good
  }
  return (await getFolder(objects, pathOf(remote, release), folder, isGood)) || existsSync(folder)
}

/** Fetches a file of a host build that this server never had, with its compressed copies. */
export async function fetchHostFile({ objects, releasesDir }: SharedPlaces, file: string): Promise<boolean> {
  const folder = join(releasesDir, 'host')
  await mkdir(folder, { recursive: true })
  // The file itself last: a reader takes the copies only if it is there.
  for (const copy of copies.toReversed()) {
    const content = await getFile(objects, `host/${file}${copy}`)
    if (!content) continue
    const aside = asideOf(join(folder, file))
    await writeFile(aside, content)
    await rename(aside, join(folder, file + copy))
  }
  return existsSync(join(folder, file))
}

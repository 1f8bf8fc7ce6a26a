import { join } from 'node:path'
import { inArray, or, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../data/database'
import { anchors, channels, organisations, uploads, users } from '../../data/schema/index'
import { fileDigest } from '../uploads/file-digest'

/** Names and pictures of people who speak for the site. */
export interface ReservedIdentities {
  names: string[]
  pictures: Set<string>
  /** SHA-256 of each picture. */
  digests: Set<string>
}

/** A new anchor or editor is protected after at most this time. */
const FRESH_MS = 30_000

const UPLOADS = '/media/uploads/'

/** Digests of pictures of the site, in both sizes, and of uploads; none of what is not on this server. */
async function digestsOf(db: Database, assetsDir: string, addresses: readonly string[]): Promise<string[]> {
  const keys = addresses.filter((one) => one.startsWith(UPLOADS)).map((one) => one.slice(UPLOADS.length))
  const stored = keys.length
    ? await db.select({ sha256: uploads.sha256 }).from(uploads).where(inArray(uploads.key, keys))
    : []
  const own = addresses.filter((one) => one.startsWith('/media/') && !one.startsWith(UPLOADS))
  const digests = await Promise.all(
    own
      .flatMap((one) => [one, one.replace(/\.webp$/, '-s.webp')])
      .map((one) => fileDigest(join(assetsDir, one.slice('/media/'.length))).catch(() => null)),
  )
  return [...stored.map(({ sha256 }) => sha256), ...digests].flatMap((digest) => digest ?? [])
}

async function read(db: Database, assetsDir: string): Promise<ReservedIdentities> {
  const isStaff = or(sql`${users.roles} ? 'reviewer'`, sql`${users.roles} ? 'operator'`)
  const rows = await Promise.all([
    db.select({ name: organisations.name, picture: organisations.avatar }).from(organisations),
    db.select({ name: anchors.name, picture: anchors.avatar }).from(anchors),
    db.select({ name: channels.name, picture: channels.image }).from(channels),
    db.select({ name: users.nickname, picture: users.avatar }).from(users).where(isStaff),
  ])
  const all = rows.flat()
  const pictures = new Set(all.flatMap(({ picture }) => picture ?? []))
  return {
    names: all.map(({ name }) => name),
    pictures,
    digests: new Set(await digestsOf(db, assetsDir, [...pictures])),
  }
}

/** Cached for half a minute. */
export function createReservedIdentities(db: Database, assetsDir: string) {
  const cache = new LRUCache<'all', ReservedIdentities>({
    max: 1,
    ttl: FRESH_MS,
    fetchMethod: () => read(db, assetsDir),
  })
  return async (): Promise<ReservedIdentities> => (await cache.fetch('all')) ?? read(db, assetsDir)
}

import { or, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../data/database'
import { anchors, channels, organisations, users } from '../../data/schema/index'

/** Names and pictures of people who speak for the site. */
export interface ReservedIdentities {
  names: string[]
  pictures: Set<string>
}

/** A new anchor or editor is protected after at most this time. */
const FRESH_MS = 30_000
/** Shorter names occur in ordinary words. */
const MIN_NAME_LENGTH = 2

async function read(db: Database, fold: (text: string) => string): Promise<ReservedIdentities> {
  const isStaff = or(sql`${users.roles} ? 'reviewer'`, sql`${users.roles} ? 'operator'`)
  const rows = await Promise.all([
    db.select({ name: organisations.name, picture: organisations.avatar }).from(organisations),
    db.select({ name: anchors.name, picture: anchors.avatar }).from(anchors),
    db.select({ name: channels.name, picture: channels.image }).from(channels),
    db.select({ name: users.nickname, picture: users.avatar }).from(users).where(isStaff),
  ])
  const all = rows.flat()
  return {
    names: all.map(({ name }) => fold(name)).filter((name) => [...name].length >= MIN_NAME_LENGTH),
    pictures: new Set(all.flatMap(({ picture }) => picture ?? [])),
  }
}

/** Cached for half a minute. */
export function createReservedIdentities(db: Database, fold: (text: string) => string) {
  const cache = new LRUCache<'all', ReservedIdentities>({
    max: 1,
    ttl: FRESH_MS,
    fetchMethod: () => read(db, fold),
  })
  return async (): Promise<ReservedIdentities> => (await cache.fetch('all')) ?? read(db, fold)
}

import { playlists as endpoints, MAX_PLAYLISTS, type Playlist } from '@plaza/shared/api'
import { HOUR_SECONDS } from '@plaza/shared/format'
import { contentTypes } from '@plaza/shared/routes'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Database, Executor } from '../../data/database'
import { newId } from '../../data/ids'
import { contents, playlists, users } from '../../data/schema/index'
import { type HandlerInput, handle } from '../../transport/handlers'
import { refuse } from '../../transport/refusal'
import { contentsByIds } from '../contents/entity'
import { consumeRateLimit } from '../rate-limits'
import { isShown } from '../shown'

type PlaylistRow = typeof playlists.$inferSelect
type NewPlaylist = HandlerInput<typeof endpoints.save>['body']

const SAVED_PER_HOUR = 60

const isOwn = (userId: string, id: string) => and(eq(playlists.userId, userId), eq(playlists.id, id))

const toPlaylist = ({ id, name, contentIds, createdAt }: PlaylistRow, image: string | null): Playlist => ({
  ...{ id, name, count: contentIds.length, image },
  created_at: createdAt.toISOString(),
})

async function readPlaylist(db: Executor, userId: string, id: string) {
  const [row] = await db.select().from(playlists).where(isOwn(userId, id))
  if (!row) throw refuse('contentGone')
  const list = await contentsByIds(db, row.contentIds)
  return { ...toPlaylist(row, list[0]?.image ?? null), count: list.length, contents: list }
}

async function listPlaylists(db: Executor, userId: string): Promise<Playlist[]> {
  const rows = await db
    .select()
    .from(playlists)
    .where(eq(playlists.userId, userId))
    .orderBy(desc(playlists.createdAt), desc(playlists.id))
    .limit(MAX_PLAYLISTS)
  const firsts = await contentsByIds(db, [...new Set(rows.flatMap(({ contentIds }) => contentIds[0] ?? []))])
  const images = new Map(firsts.map(({ id, image }) => [id, image]))
  return rows.map((row) => toPlaylist(row, images.get(row.contentIds[0] ?? '') ?? null))
}

/** Saves what can be played of the list; refuses a list without any. */
const savePlaylist = (db: Database, userId: string, { name, ids, key }: NewPlaylist): Promise<string> =>
  db.transaction(async (tx) => {
    // Savings of a person wait for each other, so that the limit holds.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
    const [repeated] = await tx
      .select({ id: playlists.id })
      .from(playlists)
      .where(and(eq(playlists.userId, userId), eq(playlists.publishKey, key)))
    if (repeated) return repeated.id
    await consumeRateLimit(tx, [{ key: `playlist:${userId}`, max: SAVED_PER_HOUR, seconds: HOUR_SECONDS }])
    if ((await tx.$count(playlists, eq(playlists.userId, userId))) >= MAX_PLAYLISTS)
      throw refuse('full', { detail: 'playlists.full' })
    const found = await tx
      .select({ id: contents.id })
      .from(contents)
      .where(and(inArray(contents.id, ids), eq(contents.type, contentTypes.audio), isShown.content))
    const playable = new Set(found.map(({ id }) => id))
    const contentIds = [...new Set(ids)].filter((id) => playable.has(id))
    if (contentIds.length === 0) throw refuse('contentGone')
    const id = newId()
    await tx.insert(playlists).values({ id, userId, name, contentIds, publishKey: key })
    return id
  })

export const playlistHandlers = [
  handle(endpoints.list, async (_, { db, person }) => ({ list: await listPlaylists(db, person.id) })),
  handle(endpoints.detail, ({ params }, { db, person }) => readPlaylist(db, person.id, params.id)),
  handle(endpoints.save, async ({ body }, { db, person }) => {
    const { contents: _, ...saved } = await readPlaylist(db, person.id, await savePlaylist(db, person.id, body))
    return saved
  }),
  handle(endpoints.remove, async ({ params }, { db, person }) => {
    const removed = await db.delete(playlists).where(isOwn(person.id, params.id)).returning({ id: playlists.id })
    if (removed.length === 0) throw refuse('contentGone')
    return {}
  }),
]

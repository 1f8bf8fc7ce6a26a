import type { FollowedItem, FollowKind } from '@plaza/shared/api'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import {
  advices,
  anchors,
  channels,
  circles,
  contents,
  departments,
  organisations,
  users,
} from '../../data/schema/index'
import { programmesNow } from '../channels/programmes'
import { managerRole } from '../circles/roles'
import { introFor } from '../people/entries'
import { isShown } from '../shown'

export interface FollowRow {
  kind: FollowKind
  targetId: string
  createdAt: Date
  /** When a subscribed album was last opened. */
  seenAt: Date | null
}

type ItemDetails = Omit<FollowedItem, 'kind' | 'id' | 'followed_at' | 'marks'>
type ItemReader = (db: Executor, ids: string[], userId: string) => Promise<(ItemDetails & { id: string })[]>

const plain = { note: '', type: null, news: 0, leads: false } as const

const readSpeakers =
  (table: typeof anchors | typeof organisations): ItemReader =>
  async (db, ids) => {
    const note = table === anchors ? anchors.title : organisations.slogan
    const rows = await db
      .select({ id: table.id, name: table.name, image: table.avatar, note: sql<string>`${note}` })
      .from(table)
      .where(inArray(table.id, ids))
    return rows.map((row) => ({ ...plain, ...row }))
  }

const readPeople: ItemReader = async (db, ids, userId) => {
  const rows = await db
    .select({ id: users.id, name: users.nickname, image: users.avatar, note: introFor(userId), badge: users.badge })
    .from(users)
    .where(inArray(users.id, ids))
  return rows.map(({ badge, ...row }) => ({ ...plain, ...row, ...(badge && { badge }) }))
}

const readCircles: ItemReader = async (db, ids, userId) => {
  const rows = await db.select().from(circles).where(inArray(circles.id, ids))
  return rows.map((row) => ({
    ...{ ...plain, id: row.id, name: row.name, image: row.image, note: row.intro },
    leads: managerRole(row, userId) !== null,
  }))
}

const readChannels: ItemReader = async (db, ids) => {
  const rows = await db.select().from(channels).where(inArray(channels.id, ids))
  const now = await programmesNow(db, ids, new Date())
  return rows.map((row) => ({
    ...{ ...plain, id: row.id, name: row.name, image: row.image },
    note: now.get(row.id)?.title ?? row.slogan,
    type: row.type === 4 ? 4 : 1,
  }))
}

/** Others' letters only while everybody may read them. */
const readAdvices: ItemReader = async (db, ids) => {
  const rows = await db
    .select({ id: advices.id, name: advices.title, image: sql<null>`null`, note: departments.name })
    .from(advices)
    .innerJoin(departments, eq(departments.id, advices.departmentId))
    .where(and(inArray(advices.id, ids), eq(advices.open, true)))
  return rows.map((row) => ({ ...plain, ...row }))
}

const readAlbums: ItemReader = async (db, ids, userId) => {
  const tracks = sql`(select count(*)::int from contents track where track.album_id = ${contents.id} and track.hidden = 0
    and track.published_at > (select coalesce(f.seen_at, f.created_at) from follows f
      where f.user_id = ${userId} and f.kind = 'album' and f.target_id = ${contents.id}))`
  const rows = await db
    .select({
      id: contents.id,
      name: contents.title,
      image: contents.image,
      note: sql<string>`coalesce(${contents.summary}, '')`,
      news: sql<number>`coalesce(${tracks}, 0)`,
    })
    .from(contents)
    .where(and(inArray(contents.id, ids), isShown.content))
  return rows.map((row) => ({ ...plain, ...row }))
}

const readers: Record<FollowKind, ItemReader> = {
  organisation: readSpeakers(organisations),
  anchor: readSpeakers(anchors),
  user: readPeople,
  album: readAlbums,
  circle: readCircles,
  channel: readChannels,
  advice: readAdvices,
}

/** Followed things by `kind:id`, one query for each kind; what is hidden or gone is left out. */
export async function followedThings(
  db: Executor,
  userId: string,
  rows: readonly FollowRow[],
): Promise<Map<string, ItemDetails>> {
  const things = new Map<string, ItemDetails>()
  for (const kind of new Set(rows.map((row) => row.kind))) {
    const ids = rows.filter((row) => row.kind === kind).map(({ targetId }) => targetId)
    for (const { id, ...thing } of await readers[kind](db, ids, userId)) things.set(`${kind}:${id}`, thing)
  }
  return things
}

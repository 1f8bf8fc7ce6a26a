import { type Channel, channels as endpoints } from '@plaza/shared/api'
import { siteDate } from '@plaza/shared/format'
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { anchors, channels, likes } from '../../data/schema/index'
import { handle, tagged } from '../../transport/handlers'
import { playAuthOf } from '../../transport/play-auth'
import { refuse } from '../../transport/refusal'
import { followedColumn, followersColumn } from '../social/follow-columns'
import { readEvents } from './events'
import { listenersOf } from './listeners'
import { programmeAt, programmesOf, slotsOf } from './programmes'
import { showsOf } from './shows'
import { selectSpeakers } from './speakers'

/** A channel always has a picture. */
const NO_PICTURE = '/media/pictures/none.webp'

const selectChannels = (db: Executor, userId: string | undefined, where: SQL | undefined) => {
  const id = sql`${channels.id}`
  return db
    .select({
      channel: channels,
      followers: followersColumn('channel', id),
      followed: followedColumn(userId, 'channel', id),
    })
    .from(channels)
    .where(where)
    .orderBy(asc(channels.sort), asc(channels.id))
    .limit(100)
}
type ChannelRow = Awaited<ReturnType<typeof selectChannels>>[number]

const toChannel = (
  { channel, ...following }: ChannelRow,
  slots: Parameters<typeof programmesOf>[0],
  now: Date,
): Channel => ({
  id: channel.id,
  type: channel.type as Channel['type'],
  name: channel.name,
  ...(channel.nameEn && { name_en: channel.nameEn }),
  image: channel.image,
  slogan: channel.slogan,
  frequency: channel.frequency,
  ...following,
  now: programmeAt(programmesOf(slots, siteDate(now.getTime())), now),
})

async function readChannels(db: Executor, userId: string | undefined, where: SQL | undefined): Promise<Channel[]> {
  const rows = await selectChannels(db, userId, where)
  const slots = await slotsOf(
    db,
    rows.map(({ channel }) => channel.id),
  )
  const now = new Date()
  return rows.map((row) => toChannel(row, slots.get(row.channel.id) ?? [], now))
}

/** Anchors (type 2) and organisations (type 3) are channels too, without stream and programme. */
async function readSpeakers(db: Executor, userId: string | undefined, type: 2 | 3): Promise<Channel[]> {
  const rows = await selectSpeakers(db, userId, type === 2 ? 'anchor' : 'organisation').limit(100)
  return rows.map(({ id, name, avatar, slogan, followers, followed }) => ({
    id,
    type,
    name,
    image: avatar ?? NO_PICTURE,
    slogan,
    frequency: null,
    followers,
    followed,
    now: null,
  }))
}

async function readPlay(db: Executor, userId: string | undefined, id: string, date = siteDate(Date.now())) {
  const [[row], found, listeners, liked] = await Promise.all([
    selectChannels(db, userId, eq(channels.id, id)),
    slotsOf(db, [id]),
    listenersOf(db, id),
    userId ? db.$count(likes, and(eq(likes.target, 'channel'), eq(likes.targetId, id), eq(likes.userId, userId))) : 0,
  ])
  if (!row) throw refuse('contentGone')
  const slots = found.get(id) ?? []
  const { anchorIds, streamUrl, likes: liking } = row.channel
  const people = anchorIds.length === 0 ? [] : await db.select().from(anchors).where(inArray(anchors.id, anchorIds))
  return {
    channel: toChannel(row, slots, new Date()),
    stream_url: streamUrl,
    date,
    programmes: programmesOf(slots, date),
    anchors: people.map(({ id: anchorId, name, avatar }) => ({ id: anchorId, name, avatar })),
    listeners,
    likes: liking,
    liked: liked > 0,
  }
}

export const channelHandlers = [
  handle(endpoints.list, async ({ body }, { db, user }) => ({
    list:
      body.type === 2 || body.type === 3
        ? await readSpeakers(db, user?.id, body.type)
        : await readChannels(db, user?.id, eq(channels.type, body.type)),
  })),
  handle(endpoints.play, ({ query }, { db, user }) => readPlay(db, user?.id, query.id, query.date)),
  handle(endpoints.shows, async ({ query = {} }, { db, user }) => {
    const { id, type = '1' } = query
    const found = await readChannels(db, user?.id, id ? eq(channels.id, id) : eq(channels.type, Number(type)))
    if (id && found.length === 0) throw refuse('contentGone')
    return { list: await showsOf(db, found) }
  }),
  tagged(
    endpoints.events,
    () => 'live',
    ({ query = {} }, context) => readEvents(context, query),
  ),
  handle(
    endpoints.countView,
    async () => ({}),
    ({ body }, viewer) => viewer.views.count('channel', body.id, viewer),
  ),
  handle(endpoints.defaultChannel, async (_, { db, user }) => {
    const [first] = await readChannels(db, user?.id, eq(channels.type, 1))
    if (!first) throw refuse('contentGone')
    return first
  }),
  handle(endpoints.recommended, async (_, { db, user }) => ({
    list: await readChannels(db, user?.id, eq(channels.recommended, 1)),
  })),
  handle(endpoints.playAuth, async ({ query }, { db, secret }) => {
    const [found] = await db
      .select({ streamUrl: channels.streamUrl })
      .from(channels)
      .where(and(eq(channels.id, query.id)))
    if (!found) throw refuse('contentGone')
    return playAuthOf(secret, found.streamUrl ?? '')
  }),
]

import type { LiveEvent, liveStates, Page } from '@plaza/shared/api'
import dayjs from 'dayjs'
import { and, eq, gt, lte, type SQL } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { channels, contents, liveEvents } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { ascending, descending, type ListOrder, type PageInput, pageOf } from '../../transport/paging'
import { isShown } from '../shown'

type EventState = (typeof liveStates)[number]

const byStart = [liveEvents.startsAt, liveEvents.id]

/** No event lasts longer than a month, so events that began earlier are over and need not be read. */
const MAX_EVENT_DAYS = 31
const earliestStart = (now: Date) => dayjs(now).subtract(MAX_EVENT_DAYS, 'day').toDate()

/** Condition and order of each state: the next event first, for past ones the newest. */
const states: Record<EventState, { where: (now: Date) => SQL | undefined; order: ListOrder }> = {
  now: {
    where: (now) =>
      and(lte(liveEvents.startsAt, now), gt(liveEvents.startsAt, earliestStart(now)), gt(liveEvents.endsAt, now)),
    order: descending(...byStart),
  },
  coming: { where: (now) => gt(liveEvents.startsAt, now), order: ascending(...byStart) },
  over: { where: (now) => lte(liveEvents.endsAt, now), order: descending(...byStart) },
}

const selectEvents = (db: Executor, where: SQL | undefined) =>
  db
    .select({ event: liveEvents, channel: { name: channels.name, nameEn: channels.nameEn }, videoId: contents.id })
    .from(liveEvents)
    .innerJoin(channels, eq(channels.id, liveEvents.channelId))
    .leftJoin(contents, and(eq(contents.id, liveEvents.videoId), isShown.content))
    .where(and(isShown.event, where))
    .$dynamic()
type EventRow = Awaited<ReturnType<typeof selectEvents>>[number]

export async function readEvents(
  context: Pick<Context, 'db' | 'secret'>,
  { state = 'now', ...page }: PageInput & { state?: EventState | undefined },
): Promise<Page<LiveEvent>> {
  const { where, order } = states[state]
  const { rows, next } = await pageOf(context, page, order, (after) =>
    selectEvents(context.db, and(where(new Date()), after)),
  )
  return { list: rows.map(toEvent), next }
}

const toEvent = ({ event, channel, videoId }: EventRow): LiveEvent => ({
  id: event.id,
  title: event.title,
  summary: event.summary,
  image: event.image,
  place: event.place,
  source: event.source,
  starts_at: event.startsAt.toISOString(),
  ends_at: event.endsAt.toISOString(),
  channel: { id: event.channelId, name: channel.name, ...(channel.nameEn && { name_en: channel.nameEn }) },
  video_id: videoId,
})

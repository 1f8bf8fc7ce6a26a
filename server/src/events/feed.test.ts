import { afterEach, expect, it } from 'vitest'
import type { EventFeed, LoggedEvent } from '../transport/ports/events'
import { createEventFeed, KEPT_EVENTS } from './feed'

const feeds: EventFeed[] = []
afterEach(async () => {
  await Promise.all(feeds.splice(0).map((feed) => feed.close()))
})

/** A log in memory, and a feed of one server that follows it. */
function createLog(events: LoggedEvent[] = []) {
  let notify = () => {}
  let isAway = false
  const dropped: string[] = []
  const feed = createEventFeed({
    async read(after) {
      if (isAway) throw new Error('away')
      return after === undefined ? events.slice(-KEPT_EVENTS) : events.filter(({ id }) => id > after)
    },
    async listen(_, onNotice) {
      notify = onNotice
      return async () => {}
    },
    dropCached: (topic) => void dropped.push(topic),
    log: { warn: () => {} },
    lookEveryMs: 20,
  })
  feeds.push(feed)
  return {
    feed,
    dropped,
    note(topic: string, { silently = false } = {}): void {
      events.push({ id: (events.at(-1)?.id ?? 0) + 1, topic })
      if (!silently) notify()
    },
    leave: (away: boolean) => {
      isAway = away
    },
  }
}

async function openLine(feed: EventFeed, topics: string[], after?: number) {
  const sent: number[] = []
  const line = { topics: new Set(topics), send: ({ id }: LoggedEvent) => void sent.push(id) }
  await feed.ready()
  return { sent, line, ...(await feed.open(line, after)) }
}

it('drops what is cached before a line is told', async () => {
  const { feed, dropped, note } = createLog()
  await feed.ready()
  let droppedBefore: string[] = []
  await feed.open(
    {
      topics: new Set(['chat:1']),
      send: () => {
        droppedBefore = [...dropped]
      },
    },
    undefined,
  )
  note('chat:1')
  await expect.poll(() => droppedBefore).toEqual(['chat:1'])
})

it('finds what no notification told, and what came while the database was away', async () => {
  const { feed, note, leave } = createLog()
  const { sent } = await openLine(feed, ['chat:1', 'chat:2'])
  note('chat:1', { silently: true })
  await expect.poll(() => sent).toEqual([1])
  leave(true)
  note('chat:1')
  note('chat:2')
  leave(false)
  await expect.poll(() => sent).toEqual([1, 2, 3])
})

it('a line that another server was ahead of gets each event once', async () => {
  const { feed, note } = createLog()
  await openLine(feed, ['chat:1'])
  note('chat:1', { silently: true })
  note('chat:1', { silently: true })
  const { sent, complete } = await openLine(feed, ['chat:1'], 1)
  expect([complete, sent]).toEqual([true, [2]])
})

it('goes on from memory as far as it reaches, with the last event of each topic', async () => {
  const events = Array.from({ length: KEPT_EVENTS + 5 }, (_, at) => ({ id: at + 1, topic: `chat:${at === 5 ? 2 : 1}` }))
  const { feed } = createLog(events)
  const inside = await openLine(feed, ['chat:1', 'chat:2'], 5)
  expect([inside.complete, inside.sent]).toEqual([true, [6, KEPT_EVENTS + 5]])
  const outside = await openLine(feed, ['chat:1', 'chat:2'], 4)
  expect([outside.complete, outside.sent]).toEqual([false, []])
})

it('tells of a burst once for each topic, in the order of the ids', async () => {
  const { feed, note } = createLog()
  const { sent } = await openLine(feed, ['chat:1', 'chat:2'])
  for (let n = 0; n < 300; n++) note('chat:1', { silently: true })
  note('chat:2', { silently: true })
  note('chat:1')
  await expect.poll(() => sent).toEqual([301, 302])
})

it('forgets a line that left', async () => {
  const { feed, note } = createLog()
  const { line, sent } = await openLine(feed, ['chat:1'])
  const other = await openLine(feed, ['chat:1'])
  feed.leave(line)
  note('chat:1')
  await expect.poll(() => other.sent).toEqual([1])
  expect([sent, feed.size()]).toEqual([[], 1])
})

import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { type ReceivedEvent, readEvents } from '../testing/event-line'
import type { EventFeed } from '../transport/ports/events'
import { createEventFeed } from './feed'
import { streamLine } from './line'

const TOPIC = 'chat:1'

/** A feed over a log in memory, and its lines without sockets: an answer that is not read holds its line back. */
async function createLines(lifetimeMs?: number) {
  const events: { id: number; topic: string }[] = []
  const feed: EventFeed = createEventFeed({
    read: async (after = 0) => events.filter(({ id }) => id > after),
    listen: async () => async () => {},
    dropCached: () => {},
    log: { warn: () => {} },
    lookEveryMs: 1,
  })
  await feed.ready()
  const closing = new AbortController()
  const app = new Hono().get('/', (c) =>
    streamLine(c, {
      ...{ feed, closing: closing.signal, topics: new Map([[TOPIC, TOPIC]]), after: undefined },
      ...(lifetimeMs && { lifetimeMs }),
    }),
  )
  return {
    feed,
    open: async () => app.request('/'),
    note: () => void events.push({ id: events.length + 1, topic: TOPIC }),
    async close() {
      closing.abort()
      await feed.close()
    },
  }
}

/** Reads a line to its end; `ids` are those of the changes so far. */
function read(response: Response) {
  const received: ReceivedEvent[] = []
  const ids = () => received.flatMap(({ event, id }) => (event === 'changed' ? Number(id) : []))
  return { ids, received, ended: readEvents(response, received) }
}

it('ends the line of a reader that is too slow, and no other', async () => {
  const { feed, open, note, close } = await createLines()
  const slow = await open()
  const reader = read(await open())
  await expect.poll(feed.size).toBe(2)
  let noted = 0
  // Each event on its own: a burst is one event.
  for (; feed.size() === 2 && noted < 1_000; noted++) {
    note()
    await expect.poll(() => reader.ids().length, { interval: 1 }).toBe(noted + 1)
  }
  expect(feed.size()).toBe(1)
  expect(noted).toBeGreaterThanOrEqual(200)
  note()
  await expect.poll(() => reader.ids().at(-1)).toBe(noted + 1)
  expect(reader.ids()).toEqual(Array.from({ length: noted + 1 }, (_, at) => at + 1))
  // What was sent before comes in order, without a gap: a new line goes on from there.
  const late = read(slow)
  await late.ended
  expect(late.ids()).toEqual(Array.from(late.ids(), (_, at) => at + 1))
  await close()
})

it('ends after its lifetime, says when to come back, and is told nothing more', async () => {
  const { feed, open, close } = await createLines(50)
  const line = read(await open())
  await expect.poll(feed.size).toBe(1)
  await line.ended
  expect(line.received.at(-1)).toMatchObject({ event: 'end', data: expect.stringMatching(/^\d{1,4}$/) })
  expect(feed.size()).toBe(0)
  await close()
})

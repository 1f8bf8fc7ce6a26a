import { EVENT_BEAT_MS } from '@plaza/shared/api'
import type { Context } from 'hono'
import { type SSEStreamingApi, streamSSE } from 'hono/streaming'
import type { EventFeed, EventSubscriber, LoggedEvent } from '../transport/ports/events'

/** A line ends after this, so that a person's is opened anew by a session that is still alive. */
const LIFETIME_MS = 15 * 60_000
/** Lines that ended together come back over this time. */
const COMEBACK_MS = 4_000
/** Unsent events at which a reader is too slow: it resumes with a new line. */
const MAX_UNSENT = 200

interface LineDeps {
  feed: EventFeed
  /** Aborted when the process accepts no more connections. */
  closing: AbortSignal
  /** What the page listens to by what is noted: a person's topics are noted with an id. */
  topics: ReadonlyMap<string, string>
  after: number | undefined
  lifetimeMs?: number
}

/**
 * Serves one line: `begin` with its place in the log, `changed` with a topic, `beat` while nothing happens, `end` with
 * the pause after which the page should come back.
 */
async function serveLine(stream: SSEStreamingApi, deps: LineDeps): Promise<void> {
  const { feed, closing, topics, after, lifetimeMs = LIFETIME_MS * (1 + Math.random() / 3) } = deps
  let unsent = 0
  let end = () => {}
  const isOver = new Promise<void>((resolve) => {
    end = resolve
  })
  stream.onAbort(end)

  async function write(event: string, data: string, id?: number): Promise<void> {
    if (++unsent > MAX_UNSENT) end()
    else await stream.writeSSE({ event, data, ...(id !== undefined && { id: String(id) }) })
    unsent--
  }

  const line: EventSubscriber = {
    topics: new Set(topics.keys()),
    send: ({ id, topic }: LoggedEvent) => void write('changed', topics.get(topic) ?? topic, id),
  }
  // What the line missed is sent before `begin`, whose id is after it.
  const { head, complete } = await feed.open(line, after)
  void write('begin', complete ? 'complete' : 'incomplete', head)
  const beat = setInterval(() => void write('beat', '-', feed.head()), EVENT_BEAT_MS)
  const lifetime = setTimeout(end, lifetimeMs)
  if (closing.aborted || stream.aborted) end()
  closing.addEventListener('abort', end)
  await isOver
  closing.removeEventListener('abort', end)
  clearInterval(beat)
  clearTimeout(lifetime)
  feed.leave(line)
  const comeback = Math.round(Math.random() * COMEBACK_MS)
  if (!stream.aborted && unsent < MAX_UNSENT)
    await stream.writeSSE({ event: 'end', data: String(comeback), retry: comeback })
}

/** The response of a line, which proxies must pass on event by event. */
export function streamLine(c: Context, deps: LineDeps, onEnd: () => void = () => {}): Response {
  const response = streamSSE(c, (stream) => serveLine(stream, deps).finally(onEnd))
  response.headers.set('cache-control', 'no-store, no-transform')
  response.headers.set('x-accel-buffering', 'no')
  return response
}

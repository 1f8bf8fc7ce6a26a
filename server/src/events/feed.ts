import type { Logger } from 'pino'
import { EVENTS_CHANNEL } from '../data/events'
import { reasonOf } from '../data/failures'
import type { ListenForNotices } from '../data/listener'
import type { EventFeed, EventSubscriber, LoggedEvent } from '../transport/ports/events'

interface FeedDeps {
  /** Events after an id, in order; the newest ones if it is undefined. */
  read(after: number | undefined): Promise<LoggedEvent[]>
  listen: ListenForNotices
  /** Drops what this server has cached of the topic, before any line is told. */
  dropCached(topic: string): void
  log: Pick<Logger, 'warn'>
  /** Interval at which the log is read without a notification, in ms. */
  lookEveryMs?: number
}

const LOOK_EVERY_MS = 5_000
/** Events in memory, from which lines resume without a query. */
export const KEPT_EVENTS = 10_000

/** Open lines by topic. */
function createLines() {
  const byTopic = new Map<string, Set<EventSubscriber>>()
  const all = new Set<EventSubscriber>()
  return {
    all,
    add(line: EventSubscriber): void {
      all.add(line)
      for (const topic of line.topics) byTopic.set(topic, (byTopic.get(topic) ?? new Set()).add(line))
    },
    remove(line: EventSubscriber): void {
      all.delete(line)
      for (const topic of line.topics) {
        const lines = byTopic.get(topic)
        lines?.delete(line)
        if (lines?.size === 0) byTopic.delete(topic)
      }
    },
    of: (topic: string): ReadonlySet<EventSubscriber> => byTopic.get(topic) ?? new Set(),
  }
}

/** The last event of each topic, in order: an event only says that something changed, so many of one topic are one. */
function lastOfEachTopic(events: readonly LoggedEvent[]): LoggedEvent[] {
  const last = new Map(events.map((event) => [event.topic, event]))
  return events.filter((event) => last.get(event.topic) === event)
}

/** The last events in memory. */
function createRecentEvents() {
  let kept: LoggedEvent[] = []
  let head = 0
  /** Events up to this id are not kept. */
  let reach = 0
  return {
    head: () => head,
    begin(events: readonly LoggedEvent[]): void {
      kept = [...events]
      head = kept.at(-1)?.id ?? 0
      reach = (kept[0]?.id ?? 1) - 1
    },
    add(event: LoggedEvent): void {
      kept.push(event)
      head = event.id
      if (kept.length < 2 * KEPT_EVENTS) return
      kept = kept.slice(-KEPT_EVENTS)
      reach = (kept[0]?.id ?? 1) - 1
    },
    reaches: (after: number): boolean => after >= reach && after <= head,
    after: (id: number): LoggedEvent[] => lastOfEachTopic(kept.filter((event) => event.id > id)),
  }
}

/**
 * Follows the log of events, from the first line on. A notification only says that the log has grown: what is sent is
 * read from the log, in the order of the ids, so that nothing is missed while a connection is away.
 */
export function createEventFeed(deps: FeedDeps): EventFeed {
  const { read, listen, dropCached, log, lookEveryMs = LOOK_EVERY_MS } = deps
  const lines = createLines()
  const recent = createRecentEvents()
  let begun: Promise<void> | undefined
  let stopListening = async () => {}
  let timer: ReturnType<typeof setInterval> | undefined
  let reading: Promise<void> | undefined
  let grown = false

  function publish(events: readonly LoggedEvent[]): void {
    for (const event of events) recent.add(event)
    for (const event of lastOfEachTopic(events)) {
      dropCached(event.topic)
      for (const line of lines.of(event.topic)) line.send(event)
    }
  }

  async function readOn(): Promise<void> {
    try {
      while (grown) {
        grown = false
        publish(await read(recent.head()))
      }
    } catch (error) {
      log.warn({ failure: reasonOf(error) }, 'log of events not read')
    } finally {
      reading = undefined
    }
  }

  function look(): Promise<void> {
    grown = true
    reading ??= readOn()
    return reading
  }

  async function begin(): Promise<void> {
    recent.begin(await read(undefined))
    timer = setInterval(look, lookEveryMs).unref()
    stopListening = await listen(EVENTS_CHANNEL, look)
    await look()
  }

  return {
    ready() {
      begun ??= begin().catch((error) => {
        begun = undefined
        throw error
      })
      return begun
    },
    async open(line, after) {
      // Another server may have been ahead of this one.
      if (after !== undefined && after > recent.head()) await look()
      const complete = after === undefined || recent.reaches(after)
      if (after !== undefined && complete)
        for (const event of recent.after(after)) if (line.topics.has(event.topic)) line.send(event)
      lines.add(line)
      return { head: recent.head(), complete }
    },
    leave: lines.remove,
    head: recent.head,
    size: () => lines.all.size,
    async close() {
      clearInterval(timer)
      await begun?.catch(() => undefined)
      await stopListening()
      await reading
    },
  }
}

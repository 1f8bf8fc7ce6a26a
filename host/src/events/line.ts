import { EVENTS_ADDRESS, MAX_EVENT_TOPICS } from '@plaza/shared/api'
import { createBackoff } from '../browser/backoff'
import type { LineNews } from './messages'
import { openStream, type StreamHandlers } from './stream'

interface LineDeps {
  /** What all tabs listen to. */
  topics(): readonly string[]
  /** A ticket of the user; null for a guest. */
  ticket(): Promise<string | null>
  /** The last known event, after which the line goes on. */
  position: { get(): string | null; set(position: string): void }
  onNews(news: LineNews): void
}

const FIRST_PAUSE_MS = 1_000
const MAX_PAUSE_MS = 60_000
/** Topics that change together (a page is left, another opened) open one new line. */
const SETTLE_MS = 200
const OWN = 'unread'

function addressOf(topics: readonly string[], ticket: string | null, after: string | null): string {
  const more = { ...(ticket && { ticket }), ...(after && { after }) }
  return `${EVENTS_ADDRESS}?${new URLSearchParams({ topics: topics.join(','), ...more })}`
}

/** The connection to the server, which is opened again whenever it is lost. */
export function createLine({ topics, ticket, position, onNews }: LineDeps) {
  let close: (() => void) | null = null
  /** Topics of the open line; empty until the server says so. */
  let heard: readonly string[] = []
  const backoff = createBackoff(FIRST_PAUSE_MS, MAX_PAUSE_MS)
  let turn = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function drop(): void {
    turn++
    clearTimeout(timer)
    close?.()
    close = null
    heard = []
  }
  function connectIn(ms: number): void {
    drop()
    timer = setTimeout(() => void connect(), ms)
  }
  function failed(): void {
    onNews({ kind: 'down' })
    connectIn(backoff.nextMs())
  }

  async function connect(): Promise<void> {
    const own = ++turn
    const wanted = topics().slice(0, MAX_EVENT_TOPICS)
    const given = wanted.includes(OWN) ? await ticket().catch(() => undefined) : null
    if (own !== turn) return
    if (given === undefined) return failed()
    const listened = wanted.filter((topic) => given || topic !== OWN)
    if (listened.length === 0) return
    close = openStream(addressOf(listened, given, position.get()), { onEvent: tellOf(listened), onLost: failed })
  }

  const tellOf =
    (listened: readonly string[]): StreamHandlers['onEvent'] =>
    (name, data, at) => {
      if (at) position.set(at)
      if (name === 'end') return connectIn(Number(data) || FIRST_PAUSE_MS)
      if (name === 'changed') return onNews({ kind: 'changed', topic: data })
      if (name === 'beat') return onNews({ kind: 'beat' })
      backoff.reset()
      heard = listened
      onNews({ kind: 'open', topics: [...listened], complete: data === 'complete' })
    }

  return {
    /** Opens the line, or opens it anew if it lacks a topic; an open one is told to whoever listens only now. */
    update(): void {
      if (topics().length === 0) drop()
      else if (!close || topics().some((topic) => topic !== OWN && !heard.includes(topic))) connectIn(SETTLE_MS)
      else if (heard.length > 0) onNews({ kind: 'open', topics: [...heard], complete: true })
    },
    /** Opens it anew: another person, or a network that is back. */
    renew(): void {
      backoff.reset()
      if (topics().length > 0) connectIn(SETTLE_MS)
    },
    close: drop,
  }
}

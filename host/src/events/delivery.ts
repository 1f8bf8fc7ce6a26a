import { type EventKind, eventKindOf } from '@plaza/shared/api'
import type { Subscription } from './subscriptions'

/** Two calls of one topic are at least this far apart, however much happens. */
const GAP_MS = 2_000
/** All who hear an event at once ask over this time. */
const SPREAD_MS = 300
/** Pauses before those who got no answer are called again: twice as long each time. */
const RETRY_MS = 2_000
const MAX_RETRY_MS = 30_000
/** Interval of asking while the line cannot be had. The registry is watched elsewhere. */
const FALLBACK_MS: Readonly<Record<EventKind, number>> = {
  chat: 5_000,
  posts: 60_000,
  live: 60_000,
  unread: 60_000,
  wallet: 60_000,
  registry: Number.POSITIVE_INFINITY,
}

/** Calls the listeners of this tab, not too often and only while it is visible. */
export function createDelivery(subscriptions: ReadonlySet<Subscription>) {
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const calledAt = new Map<string, number>()
  const waiting = new Set<string>()
  /** Topics with a listener that got no answer. */
  const retries = new Map<string, { failures: number; timer: ReturnType<typeof setTimeout> }>()

  async function call(topic: string): Promise<void> {
    timers.delete(topic)
    calledAt.set(topic, Date.now())
    clearTimeout(retries.get(topic)?.timer)
    const heard = [...subscriptions].filter((one) => one.topic === topic)
    const answers = await Promise.allSettled(heard.map(async ({ listener }) => listener()))
    if (answers.some((one) => one.status === 'rejected' || one.value === false)) retry(topic)
    else retries.delete(topic)
  }
  /** The line goes on after an event that was heard, so it does not come a second time. */
  function retry(topic: string): void {
    const failures = retries.get(topic)?.failures ?? 0
    const pause = Math.min(MAX_RETRY_MS, RETRY_MS * 2 ** failures) * (1 + Math.random() / 2)
    clearTimeout(retries.get(topic)?.timer)
    retries.set(topic, { failures: failures + 1, timer: setTimeout(() => changed(topic), pause) })
  }
  function changed(topic: string): void {
    if (document.hidden) return void waiting.add(topic)
    if (timers.has(topic)) return
    const left = (calledAt.get(topic) ?? 0) + GAP_MS - Date.now()
    timers.set(
      topic,
      setTimeout(() => void call(topic), Math.max(left, Math.random() * SPREAD_MS)),
    )
  }

  return {
    changed,
    /** Calls what came while the page was hidden. */
    shown(): void {
      const topics = [...waiting]
      waiting.clear()
      topics.forEach(changed)
    },
    /** Calls what is due by the timer of its kind. */
    fallBack(): void {
      if (document.hidden || !navigator.onLine) return
      for (const topic of new Set([...subscriptions].map((one) => one.topic))) {
        if (!calledAt.has(topic)) calledAt.set(topic, Date.now())
        const kind = eventKindOf(topic)
        if (kind && Date.now() - (calledAt.get(topic) ?? 0) >= FALLBACK_MS[kind]) void call(topic)
      }
    },
  }
}

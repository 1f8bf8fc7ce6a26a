import type { EventTopic } from '@plaza/shared/api'

export interface Subscription {
  topic: EventTopic
  /** Returns a promise of `false` if it got no answer. */
  listener: () => unknown
}

const all = new Set<Subscription>()
let changed = () => {}

function subscribe(topic: EventTopic, listener: () => unknown): () => void {
  const one = { topic, listener }
  all.add(one)
  changed()
  return () => {
    if (all.delete(one)) changed()
  }
}

/** What is listened to in this tab. The line of events, in its own chunk, follows it. */
export const subscriptions = {
  all: all as ReadonlySet<Subscription>,
  subscribe,
  /** Calls `act` after each change, from the first subscription on. */
  onChange(act: () => void): void {
    changed = act
    if (all.size > 0) act()
  },
}

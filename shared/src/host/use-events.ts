import { useEffect, useRef } from 'react'
import type { EventTopic } from '../api'
import { isOffered } from '../remotes/contracts'
import { useHost } from './connection'

/**
 * Calls `act` after something of a topic changed; no topic: never. If `act` resolves to false, it is called again. On a
 * host without `events` 1.0 it is called every `everyMs` while the page is visible and online.
 */
export function useEvents(topic: EventTopic | null, act: () => Promise<unknown>, everyMs: number): void {
  const host = useHost()
  const newest = useRef(act)
  useEffect(() => {
    newest.current = act
  })
  useEffect(() => {
    if (topic === null) return
    if (isOffered('1.0', host.contracts.events)) return host.events.listen(topic, () => newest.current())
    const timer = setInterval(() => {
      if (!document.hidden && navigator.onLine) void newest.current()
    }, everyMs)
    return () => clearInterval(timer)
  }, [host, topic, everyMs])
}

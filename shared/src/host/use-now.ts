import { useEffect, useState } from 'react'
import { isOffered } from '../remotes/contracts'
import { pageContext } from '../surroundings'
import type { HostApi } from './api'
import { useHost } from './connection'
import { useHydrated } from './use-hydrated'

/** A difference that no text shows; each drawing of a list would otherwise be done twice. */
const SAME_MS = 1000

const nowOf = (host: HostApi): number => (isOffered('1.1', host.contracts.shell) ? host.now() : Date.now())

/**
 * The moment that a component is drawn by, in ms since the epoch: the host's clock; on a server and while a part of its page
 * is hydrated, however late, that of the server. Looked at every `everyMs` from then on, where that is given.
 */
export function useNow(everyMs?: number): number {
  const host = useHost()
  const isHydrated = useHydrated()
  const [now, setNow] = useState(() => (isHydrated ? undefined : pageContext()?.renderedAt) ?? nowOf(host))
  useEffect(() => {
    const look = () => setNow((before) => (Math.abs(nowOf(host) - before) < SAME_MS ? before : nowOf(host)))
    look()
    if (everyMs === undefined) return
    const timer = setInterval(look, everyMs)
    return () => clearInterval(timer)
  }, [host, everyMs])
  return now
}

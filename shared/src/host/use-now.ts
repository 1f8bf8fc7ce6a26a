import { useEffect, useState } from 'react'
import { isOffered } from '../remotes/contracts'
import type { HostApi } from './api'
import { useHost } from './connection'

/** A difference that no text shows; each drawing of a list would otherwise be done twice. */
const SAME_MS = 1000

const nowOf = (host: HostApi): number => (isOffered('1.1', host.contracts.shell) ? host.now() : Date.now())

/**
 * The moment that a component is drawn by, in ms since the epoch: the host's clock, which on a server and until the page
 * is hydrated is the server's. Looked at every `everyMs` from then on, where that is given.
 */
export function useNow(everyMs?: number): number {
  const host = useHost()
  const [now, setNow] = useState(() => nowOf(host))
  useEffect(() => {
    const look = () => setNow((before) => (Math.abs(nowOf(host) - before) < SAME_MS ? before : nowOf(host)))
    look()
    if (everyMs === undefined) return
    const timer = setInterval(look, everyMs)
    return () => clearInterval(timer)
  }, [host, everyMs])
  return now
}

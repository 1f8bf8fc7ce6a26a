import { useEffect, useState } from 'react'
import { pageContext } from '../page-context'
import { isOffered } from '../remotes/contracts'
import type { HostApi } from './api'
import { useHost } from './connection'
import { useHydrated } from './use-hydrated'

/** A difference that no text shows; without this tolerance every list would render twice. */
const SAME_MS = 1000

const nowOf = (host: HostApi): number => (isOffered('1.1', host.contracts.shell) ? host.now() : Date.now())

/**
 * The time that a component renders with, in ms since the epoch: the server's time on the server and while its part of
 * the page hydrates, however late; then the host's clock, updated every `everyMs` if given.
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

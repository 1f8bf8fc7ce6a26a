import { useEffect, useRef } from 'react'
import { isOffered } from '../remotes/contracts'
import { useHost } from './connection'

/** Calls `act` when the current page's tab is tapped again; never on a host without `nav` 1.1. */
export function useReselect(act: () => void): void {
  const host = useHost()
  const newest = useRef(act)
  useEffect(() => {
    newest.current = act
  })
  useEffect(() => {
    if (isOffered('1.1', host.contracts.nav)) return host.onReselect(() => newest.current())
  }, [host])
}

import { startTransition, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useHost } from './connection'

const never = () => () => undefined

/**
 * False on the server and during hydration: device state is rendered afterwards. Becomes true in a transition, because
 * an urgent update above a part whose code is still loading would make React render that part from scratch.
 */
export function useHydrated(): boolean {
  const fromServer = useRef(false)
  // React reads the server snapshot only while it renders there or hydrates. Keeping its value avoids an urgent update.
  const snapshot = () => fromServer.current
  useSyncExternalStore(never, snapshot, () => {
    fromServer.current = true
    return true
  })
  const [isHydrated, setHydrated] = useState(() => !fromServer.current)
  useEffect(() => {
    if (!isHydrated) startTransition(() => setHydrated(true))
  }, [isHydrated])
  return isHydrated
}

/** The device's draft of this name, as it was when first read; null until the page is hydrated. */
export function useInitialDraft<T>(name: string): T | null {
  const { drafts } = useHost()
  const hydrated = useHydrated()
  return useMemo(() => (hydrated ? drafts.read<T>(name) : null), [drafts, name, hydrated])
}

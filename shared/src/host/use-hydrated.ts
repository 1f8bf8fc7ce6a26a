import { startTransition, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useHost } from './connection'

const never = () => () => undefined

/**
 * False on a server and while its page is hydrated: what the device alone knows is drawn afterwards. It becomes true in
 * a transition: an urgent change above a part whose code is still on the way would make React draw that part anew.
 */
export function useHydrated(): boolean {
  const fromServer = useRef(false)
  // React asks for the server's snapshot only where it renders there or hydrates; that it stays is why nothing is urgent.
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

/** What the device keeps under a name of `host.drafts`, as it stood when first asked; null until the page is hydrated. */
export function useInitialDraft<T>(name: string): T | null {
  const { drafts } = useHost()
  const hydrated = useHydrated()
  return useMemo(() => (hydrated ? drafts.read<T>(name) : null), [drafts, name, hydrated])
}

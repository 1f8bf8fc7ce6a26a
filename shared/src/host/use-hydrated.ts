import { useMemo, useSyncExternalStore } from 'react'
import { useHost } from './connection'

const never = () => () => undefined

/** False on a server and while its page is hydrated: what the device alone knows is drawn afterwards. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** What the device keeps under a name of `host.drafts`, as it stood when first asked; null until the page is hydrated. */
export function useKept<T>(name: string): T | null {
  const { drafts } = useHost()
  const hydrated = useHydrated()
  return useMemo(() => (hydrated ? drafts.read<T>(name) : null), [drafts, name, hydrated])
}

import { local, PREFIX } from '../storage/device-store'

const KEY = 'session'

/** Notifies other tabs of a changed token through storage; they then read the cookie. */
export function notifyOtherTabs(mark: string | null): void {
  local.write(KEY, { mark })
}

/** Subscribes to these notifications; returns the function that unsubscribes. */
export function onOtherTab(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === PREFIX + KEY || event.key === null) listener()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

import { local, PREFIX } from '../storage/device-store'

const KEY = 'session'

/** Tells the other tabs that the token has changed. They are told by the storage, and look at the cookie. */
export function notifyOtherTabs(mark: string | null): void {
  local.write(KEY, { mark })
}

/** Listens to them; gives the way to stop. */
export function onOtherTab(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === PREFIX + KEY || event.key === null) listener()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

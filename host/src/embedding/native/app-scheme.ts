import { to } from '@plaza/shared/routes'
import { cleanAddress } from '../safe-target'

const SCHEME = 'starbay://open'
const WAIT_MS = 2000

/** URL of the native app for a page of ours: only the app's own scheme, never one that another app could register. */
export function appAddress(address: string, scheme: string = SCHEME): string {
  const own =
    /^[a-z][a-z0-9+.-]*:\/\/[\w./-]*$/i.test(scheme) && !/^(https?|javascript|data|file|intent):/i.test(scheme)
  return `${own ? scheme : SCHEME}?path=${encodeURIComponent(cleanAddress(address))}`
}

/** Address of the download page, with this page as the source. */
export function bootAddress(address: string, sharer: string | null = null): string {
  return to('boot', {}, { from_url: cleanAddress(address), from_user_id: sharer ?? undefined })
}

/** Tries to start the native app; `otherwise` runs if this page is still visible after two seconds. */
export function tryApp(address: string, otherwise: () => void, go = (to: string) => window.location.assign(to)): void {
  const timer = setTimeout(() => {
    document.removeEventListener('visibilitychange', left)
    if (document.visibilityState === 'visible') otherwise()
  }, WAIT_MS)
  const left = () => clearTimeout(timer)
  document.addEventListener('visibilitychange', left, { once: true })
  go(address)
}

import { useCallback, useSyncExternalStore } from 'react'

/** At most as wide as a phone or a small tablet, in CSS pixels. */
const PHONE_WIDTH = 860

/** Whether the page is at most this wide, in CSS pixels. */
export function useNarrow(width = PHONE_WIDTH): boolean {
  const query = `(max-width: ${width}px)`
  const subscribe = useCallback(
    (onChange: () => void) => {
      const narrow = window.matchMedia(query)
      narrow.addEventListener?.('change', onChange)
      return () => narrow.removeEventListener?.('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}

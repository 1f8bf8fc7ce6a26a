import { useSyncExternalStore } from 'react'

const query = () => window.matchMedia('(max-width: 860px)')

function subscribe(onChange: () => void): () => void {
  const narrow = query()
  narrow.addEventListener?.('change', onChange)
  return () => narrow.removeEventListener?.('change', onChange)
}

/** Whether the page is as narrow as a phone. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => query().matches)

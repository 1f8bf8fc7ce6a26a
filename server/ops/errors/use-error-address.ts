import { useSyncExternalStore } from 'react'

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange)
  return () => window.removeEventListener('hashchange', onChange)
}

/** Leads to the list, or to one group. */
export const errorAddress = (id?: number): string => (id === undefined ? '#errors' : `#errors/${id}`)

/** The group in the address `#errors/12`; undefined for the list. */
export function useErrorAddress(): string | undefined {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash)
  return /^#errors\/(\d+)$/.exec(hash)?.[1]
}

import { useSyncExternalStore } from 'react'

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange)
  return () => window.removeEventListener('hashchange', onChange)
}

/** Leads to the list of remotes, or to one of them. */
export const remoteAddress = (name?: string): string => (name === undefined ? '#remotes' : `#remotes/${name}`)

/** The remote in the address `#remotes/media`; undefined for the list. */
export function useRemoteAddress(): string | undefined {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash)
  return /^#remotes\/([\w-]+)$/.exec(hash)?.[1]
}

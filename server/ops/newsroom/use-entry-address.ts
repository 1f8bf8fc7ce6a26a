import { type NewsroomKind, newsroomKinds } from '@plaza/shared/operations'
import { useSyncExternalStore } from 'react'

interface EntryAddress {
  kind: NewsroomKind
  /** `new` for one that is being written; undefined for the list. */
  id: string | undefined
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange)
  return () => window.removeEventListener('hashchange', onChange)
}

/** The kind and entry in the address: `#newsroom/article/1000001`. */
export function useEntryAddress(): EntryAddress {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash)
  const [, kind, id] = hash.split('/')
  return { kind: newsroomKinds.find((one) => one === kind) ?? 'article', id: id && decodeURIComponent(id) }
}

/** Leads to a list, to an entry, or to a new one. */
export const entryAddress = (kind: NewsroomKind, id?: string): string =>
  `#newsroom/${kind}${id === undefined ? '' : `/${encodeURIComponent(id)}`}`

import { useState } from 'react'
import { useHost, useKept } from '../../host'

const MAX_SEARCHES = 12

/** Searches that were made on this device at one place, newest first; `name` is that of the stored list. */
export function useSearchHistory(name: string) {
  const { drafts } = useHost()
  const kept = useKept<string[]>(name)
  const [changed, setChanged] = useState<readonly string[] | null>(null)
  const asked = changed ?? kept ?? []
  return {
    asked,
    add: (q: string) => {
      const next = [q, ...asked.filter((one) => one !== q)].slice(0, MAX_SEARCHES)
      setChanged(next)
      drafts.keep(name, next)
    },
    forget: () => {
      setChanged([])
      drafts.drop(name)
    },
  }
}

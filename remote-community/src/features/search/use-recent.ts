import { useHost, useKept } from '@plaza/shared/host'
import { useState } from 'react'

const NAME = 'circle-search-history'
const MOST = 12

/** Searches in circles made on this device, newest first. */
export function useRecent() {
  const { drafts } = useHost()
  const kept = useKept<string[]>(NAME)
  const [changed, setChanged] = useState<readonly string[] | null>(null)
  const asked = changed ?? kept ?? []
  return {
    asked,
    add: (q: string) => {
      const next = [q, ...asked.filter((one) => one !== q)].slice(0, MOST)
      setChanged(next)
      drafts.keep(NAME, next)
    },
    forget: () => {
      setChanged([])
      drafts.drop(NAME)
    },
  }
}

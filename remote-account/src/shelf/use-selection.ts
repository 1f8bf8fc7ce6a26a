import { useState } from 'react'

/** The selected ids among the listed ones, and whether edit mode is on. */
export function useSelection(listed: readonly string[]) {
  const [picked, setPicked] = useState<ReadonlySet<string> | null>(null)
  const present = listed.filter((id) => picked?.has(id))
  const all = listed.length > 0 && present.length === listed.length
  return {
    editing: picked !== null,
    ids: present,
    all,
    has: (id: string) => picked?.has(id) ?? false,
    start: () => setPicked(new Set()),
    stop: () => setPicked(null),
    toggle: (id: string) =>
      setPicked((before) => {
        const next = new Set(before)
        if (!next.delete(id)) next.add(id)
        return next
      }),
    toggleAll: () => setPicked(new Set(all ? [] : listed)),
  }
}
export type Selection = ReturnType<typeof useSelection>

import type { QueueItem } from '@plaza/shared/operations'
import { useState } from 'react'
import type { QueueCommand } from './queue.model'

export interface Selection {
  chosen: ReadonlySet<number>
  /** Index of the marked item. */
  current: number
  /** Id of the item whose details are open. */
  open: number | null
  toggle(id: number): void
  moveTo(index: number): void
  clear(): void
  /** Runs a command that moves, selects or opens; false for all others. */
  run(command: QueueCommand): boolean
}

/**
 * Which items of a list are chosen, marked and open. The list changes by itself: the mark goes with its item, and stays in
 * its place when the item leaves.
 */
export function useSelection(list: readonly QueueItem[], canChoose: (item: QueueItem) => boolean): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [mark, setMark] = useState<{ id: number | undefined; at: number }>({ id: undefined, at: 0 })
  const [open, setOpen] = useState<number | null>(null)
  const last = Math.max(0, list.length - 1)
  const found = list.findIndex(({ id }) => id === mark.id)
  const at = found < 0 ? Math.min(mark.at, last) : found
  const marked = list[at]
  if (marked?.id !== mark.id || at !== mark.at) setMark({ id: marked?.id, at })
  const moveTo = (index: number) => setMark({ id: undefined, at: Math.max(0, Math.min(index, last)) })
  const toggle = (id: number) =>
    setChosen((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]))
  return {
    chosen: new Set(list.map(({ id }) => id).filter((id) => chosen.has(id))),
    current: at,
    open,
    toggle,
    moveTo,
    clear: () => setChosen(new Set()),
    run(command) {
      if (command === 'next') moveTo(at + 1)
      else if (command === 'previous') moveTo(at - 1)
      else if (command === 'select') marked && canChoose(marked) && toggle(marked.id)
      else if (command === 'details') setOpen((before) => (marked && before !== marked.id ? marked.id : null))
      else return false
      return true
    },
  }
}

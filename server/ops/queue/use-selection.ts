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

/** Which items of a list are chosen, marked and open. An item that left the list is none of these. */
export function useSelection(list: readonly QueueItem[], canChoose: (item: QueueItem) => boolean): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [current, setCurrent] = useState(0)
  const [open, setOpen] = useState<number | null>(null)
  const last = Math.max(0, list.length - 1)
  const at = Math.min(current, last)
  const marked = list[at]
  const moveTo = (index: number) => setCurrent(Math.max(0, Math.min(index, last)))
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

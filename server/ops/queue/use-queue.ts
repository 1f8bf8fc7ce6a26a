import {
  decisionRow,
  type QueueDecision,
  type QueueItem,
  type QueueName,
  type QueuePage,
  type QueueResult,
} from '@plaza/shared/operations'
import { useEffect, useEffectEvent, useState } from 'react'
import { type PolledData, usePolled } from '../calls/use-polled'
import {
  commandOf,
  fitting,
  isActionable,
  itemsAt,
  type QueueCommand,
  type QueueFilter,
  queueLine,
  queuePath,
  versionsOf,
} from './queue.model'
import { type QueueSender, useQueueChange } from './use-queue-change'
import { type Selection, useSelection } from './use-selection'

const noItems: readonly QueueItem[] = []

export interface Queue {
  filter: QueueFilter
  page: PolledData<QueuePage>
  list: readonly QueueItem[]
  isFirstPage: boolean
  selection: Selection
  /** The items that a command is for. */
  items: readonly QueueItem[]
  sender: QueueSender
  /** The command whose dialog is open, and the items that it is for, as they were when it was opened. */
  dialog: { command: QueueDecision | 'hand-on'; items: readonly QueueItem[] } | null
  setFilter(filter: QueueFilter): void
  goTo(cursor: string | null): void
  run(command: QueueCommand): void
  closeDialog(): void
}

/** State of a queue's page, and its commands by key or button. */
export function useQueue(queue: QueueName, onDone: (result: QueueResult) => void): Queue {
  const [filter, setFilter] = useState<QueueFilter>({ of: 'waiting', kind: 'all' })
  const [cursor, setCursor] = useState<string | null>(null)
  const [dialog, setDialog] = useState<Queue['dialog']>(null)
  const page = usePolled<QueuePage>(queuePath(queue, filter, cursor), queueLine(queue))
  const list = page.data?.list ?? noItems
  const selection = useSelection(list, (item) => isActionable(queue, item))
  const sender = useQueueChange(queue, (result) => {
    onDone(result)
    selection.clear()
    page.refresh()
  })
  const items = itemsAt(list, selection.chosen, selection.current).filter((item) => isActionable(queue, item))
  const waiting = items.filter(({ state }) => state === 'waiting')

  function decide(decision: QueueDecision): void {
    const those = fitting(queue, decision, items)
    if (those.length === 0) return
    if (decisionRow(queue, decision)?.needsReason) setDialog({ command: decision, items: those })
    else void sender.run('decide', { items: versionsOf(those), decision })
  }
  function run(command: QueueCommand): void {
    if (selection.run(command) || items.length === 0) return
    if (command !== 'take' && command !== 'release' && command !== 'hand-on') decide(command as QueueDecision)
    else if (waiting.length === 0) return
    else if (command === 'hand-on') setDialog({ command, items: waiting })
    else void sender.run(command, { items: versionsOf(waiting) })
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const command = commandOf(event)
    if (!command || dialog) return
    event.preventDefault()
    run(command)
  })
  useEffect(() => {
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])

  return {
    ...{ filter, page, list, isFirstPage: cursor === null, selection, items, sender, dialog, run },
    setFilter(changed) {
      setFilter(changed)
      setCursor(null)
      selection.moveTo(0)
    },
    goTo(to) {
      setCursor(to)
      selection.moveTo(0)
    },
    closeDialog() {
      sender.clear()
      setDialog(null)
    },
  }
}

import type { QueueItem } from '@plaza/shared/operations'
import type { ComponentType } from 'react'
import type { DecideDialogProps } from './decide-dialog'

interface ItemProps {
  item: QueueItem
}

/** What a queue shows of its items beyond what all queues show. */
export interface QueueParts {
  /** Where a decision is written. */
  Dialog: ComponentType<DecideDialogProps>
  /** Above the items. */
  Search?: ComponentType<{ onTaken(): void }>
  /** In the first line of an item. */
  Mark?: ComponentType<ItemProps>
  /** Below an item: always, or while it is open. */
  Facts?: ComponentType<ItemProps>
  Details?: ComponentType<ItemProps>
  /** Of an item that is there again. */
  reopened: () => string
  /** Of an author whose name is not shown. */
  unnamed?: (item: QueueItem) => string | null
}

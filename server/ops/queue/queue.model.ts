import {
  type QueueDecision,
  type QueueItem,
  type QueueItemVersion,
  type QueueName,
  queues,
} from '@plaza/shared/operations'

export type QueueCommand = QueueDecision | 'next' | 'previous' | 'select' | 'take' | 'release' | 'hand-on' | 'details'

/** What each key does; shown below the list. */
export const keys: Readonly<Record<string, QueueCommand>> = {
  j: 'next',
  k: 'previous',
  x: 'select',
  t: 'take',
  u: 'release',
  o: 'hand-on',
  l: 'details',
  p: 'publish',
  r: 'refuse',
  h: 'hide',
  c: 'close',
}

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>

/** The command of a key press; null in a field or a dialog, and for the browser's own shortcuts. */
export function commandOf({ key, ctrlKey, metaKey, altKey, target }: KeyPress): QueueCommand | null {
  const isElsewhere =
    target instanceof Element && target.closest('input:not([type="checkbox"]), textarea, select, dialog')
  if (ctrlKey || metaKey || altKey || isElsewhere) return null
  return keys[key.toLowerCase()] ?? null
}

type DecisionRow = (typeof queues)[QueueName]['decisions'][QueueDecision]
export const decisionsOf = (queue: QueueName) =>
  Object.entries(queues[queue].decisions) as [name: QueueDecision, row: DecisionRow][]

/** The items that a decision may be made about. */
export const fitting = (queue: QueueName, decision: QueueDecision, items: readonly QueueItem[]): QueueItem[] =>
  items.filter(({ cause, state }) => state === 'waiting' && cause === queues[queue].decisions[decision].cause)

export const versionsOf = (items: readonly QueueItem[]): QueueItemVersion[] =>
  items.map(({ id, version }) => ({ id, version }))

/** The chosen items; without any, the current one. */
export function itemsAt(list: readonly QueueItem[], chosen: ReadonlySet<number>, current: number): QueueItem[] {
  const selected = list.filter(({ id }) => chosen.has(id))
  const one = list[current]
  return selected.length > 0 ? selected : one ? [one] : []
}

export interface QueueFilter {
  of: 'waiting' | 'mine' | 'decided'
  kind: QueueItem['kind'] | 'all'
}

/** Address of a page of the queue. */
export function queuePath(queue: QueueName, { of, kind }: QueueFilter, cursor: string | null): string {
  const query = new URLSearchParams({ state: of === 'decided' ? 'decided' : 'waiting' })
  if (of === 'mine') query.set('mine', '1')
  if (kind !== 'all') query.set('kind', kind)
  if (cursor) query.set('cursor', cursor)
  return `queue/${queue}?${query}`
}

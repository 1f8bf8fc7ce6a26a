import {
  decisionRow,
  fitsDecision,
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
  s: 'show',
  a: 'answer',
  q: 'ask',
  d: 'transfer',
  y: 'accept',
}

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>

/** The command of a key press; null in a field or a dialog, and for the browser's own shortcuts. */
export function commandOf({ key, ctrlKey, metaKey, altKey, target }: KeyPress): QueueCommand | null {
  const isElsewhere =
    target instanceof Element && target.closest('input:not([type="checkbox"]), textarea, select, dialog')
  if (ctrlKey || metaKey || altKey || isElsewhere) return null
  return keys[key.toLowerCase()] ?? null
}

export const decisionsOf = (queue: QueueName): QueueDecision[] =>
  Object.keys(queues[queue].decisions) as QueueDecision[]

/** The items that a decision may be made about. */
export const fitting = (queue: QueueName, decision: QueueDecision, items: readonly QueueItem[]): QueueItem[] => {
  const row = decisionRow(queue, decision)
  return row ? items.filter((item) => fitsDecision(row, item)) : []
}

/** Whether something can still be done about an item. */
export const isActionable = (queue: QueueName, item: QueueItem): boolean =>
  item.state === 'waiting' || decisionsOf(queue).some((decision) => fitting(queue, decision, [item]).length > 0)

export const versionsOf = (items: readonly QueueItem[]): QueueItemVersion[] =>
  items.map(({ id, version }) => ({ id, version }))

/** The chosen items; without any, the current one. */
export function itemsAt(list: readonly QueueItem[], chosen: ReadonlySet<number>, current: number): QueueItem[] {
  const selected = list.filter(({ id }) => chosen.has(id))
  const one = list[current]
  return selected.length > 0 ? selected : one ? [one] : []
}

export interface QueueFilter {
  of: 'waiting' | 'paused' | 'mine' | 'decided'
  kind: QueueItem['kind'] | 'all'
}

/** What a queue can be filtered by. */
export const filtersOf = (queue: QueueName): QueueFilter['of'][] =>
  queues[queue].paused.length > 0 ? ['waiting', 'mine', 'paused', 'decided'] : ['waiting', 'mine', 'decided']

/** Address of the server-sent events of a queue. */
export const queueLine = (queue: QueueName): string => `queue/${queue}/events`

/** Address of a page of the queue. */
export function queuePath(queue: QueueName, { of, kind }: QueueFilter, cursor: string | null): string {
  const query = new URLSearchParams({ state: of === 'mine' ? 'waiting' : of })
  if (of === 'mine') query.set('mine', '1')
  if (kind !== 'all') query.set('kind', kind)
  if (cursor) query.set('cursor', cursor)
  return `queue/${queue}?${query}`
}

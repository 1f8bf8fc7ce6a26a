import type { OutboxEntry } from '@plaza/shared/host'
import { createStore } from 'zustand/vanilla'

export const noEntries: readonly OutboxEntry[] = []

/** What waits on this device for the logged-in user. The outbox, in its own chunk, fills it. */
export const outboxStore = createStore<readonly OutboxEntry[]>(() => noEntries)

import type { OutboxEntry } from '@plaza/shared/host'

/** An entry as the device keeps it. */
export interface StoredEntry extends Omit<OutboxEntry, 'state' | 'answer'> {
  /** Id of the user who made it. */
  owner: string
  state: 'waiting' | 'refused'
  /** What it replaces, and is replaced by. */
  slot: string | null
  refreshes: readonly string[]
  /** Keys of the uploaded pictures by those of the kept ones. */
  uploads?: Readonly<Record<string, string>>
  /** How often the server failed on it. */
  errors?: number
  /** When this device first found it too old to be sent, by a clock that may have been wrong before. */
  oldSince?: number
}

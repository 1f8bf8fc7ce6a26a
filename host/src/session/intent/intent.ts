import type { Failure } from '@plaza/shared/host'

/** Where it is kept, over a new document too. */
export const INTENT = 'intent'

/** What a person wanted, and where. */
export interface PendingIntent {
  endpoint: string
  input: Record<string, unknown>
  address: string
  /** Pixels from the top of the page. */
  top: number
  /** Who wanted it; null where it was a guest. */
  person: string | null
}

export const gatedFailure: Failure = { kind: 'gated', msg: '' }

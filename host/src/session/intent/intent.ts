import type { Failure } from '@plaza/shared/host'

/** Storage key, which survives a new document. */
export const INTENT = 'intent'

/** A recorded action and the page it was made on. */
export interface PendingIntent {
  endpoint: string
  input: Record<string, unknown>
  address: string
  /** Scroll position in pixels. */
  top: number
  /** Id of the user who made it; null for a guest. */
  person: string | null
}

export const gatedFailure: Failure = { kind: 'gated', msg: '' }

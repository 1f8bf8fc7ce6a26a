import type { Transfer, TransferDetail, TransferState } from '@plaza/shared/api'
import { HOUR_MS } from '@plaza/shared/format'
import type { Tone } from '@plaza/shared/ui'

/** What a state means for the money: under way, asked of the person, arrived, or back in the wallet. */
export type Outcome = 'under-way' | 'asked' | 'arrived' | 'returned'

const outcomes: Readonly<Record<TransferState, Outcome>> = {
  created: 'under-way',
  reviewing: 'under-way',
  submitted: 'under-way',
  'awaiting-confirmation': 'asked',
  success: 'arrived',
  failed: 'returned',
  expired: 'returned',
  refused: 'returned',
  reversed: 'returned',
}

export const outcomeOf = ({ state }: Pick<Transfer, 'state'>): Outcome => outcomes[state]

export const tones: Readonly<Record<Outcome, Tone>> = {
  'under-way': 'blue',
  asked: 'gold',
  arrived: 'green',
  returned: 'red',
}

/** Whether the payment service has it for longer than is usual. */
export function isSlow({ state, steps }: Pick<TransferDetail, 'state' | 'steps'>, now: number): boolean {
  const since = steps.at(-1)?.at
  return state === 'submitted' && since !== undefined && now - Date.parse(since) > HOUR_MS
}

/** Pauses between two questions about a transfer under way, in ms; the last one repeats. */
const PAUSES_MS = [4_000, 4_000, 8_000, 15_000, 30_000, 60_000] as const

/** When to ask again; null once it is over. An operator decides in hours, not seconds. */
export function nextAskMs(state: TransferState, asked: number): number | null {
  const outcome = outcomes[state]
  if (outcome === 'arrived' || outcome === 'returned') return null
  if (state === 'reviewing') return PAUSES_MS[PAUSES_MS.length - 1] ?? null
  return PAUSES_MS[Math.min(asked, PAUSES_MS.length - 1)] ?? null
}

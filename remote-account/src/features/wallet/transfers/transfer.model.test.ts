import { TransferState } from '@plaza/shared/api'
import { expect, it } from 'vitest'
import { isSlow, nextAskMs, outcomeOf } from './transfer.model'

it.each<[TransferState, ReturnType<typeof outcomeOf>]>([
  ['created', 'under-way'],
  ['reviewing', 'under-way'],
  ['submitted', 'under-way'],
  ['awaiting-confirmation', 'asked'],
  ['success', 'arrived'],
  ['failed', 'returned'],
  ['expired', 'returned'],
  ['refused', 'returned'],
  ['reversed', 'returned'],
])('%s is %s', (state, outcome) => expect(outcomeOf({ state })).toBe(outcome))

it('asks soon at first, then seldom, and never again once it is over', () => {
  expect([0, 2, 5, 500].map((asked) => nextAskMs('submitted', asked))).toEqual([4_000, 8_000, 60_000, 60_000])
  expect(nextAskMs('reviewing', 0)).toBe(60_000)
  const over = TransferState.options.filter((state) => nextAskMs(state, 0) === null)
  expect(over).toEqual(['success', 'failed', 'expired', 'refused', 'reversed'])
})

it('is slow once the payment service has it for more than an hour', () => {
  const at = '2026-11-20T08:00:00Z'
  const later = (minutes: number) => Date.parse(at) + minutes * 60_000
  expect(isSlow({ state: 'submitted', steps: [{ state: 'submitted', at }] }, later(59))).toBe(false)
  expect(isSlow({ state: 'submitted', steps: [{ state: 'submitted', at }] }, later(61))).toBe(true)
  expect(isSlow({ state: 'reviewing', steps: [{ state: 'reviewing', at }] }, later(61))).toBe(false)
})

import { expect, it } from 'vitest'
import { signedMoney } from './money.model'

it.each([
  [888, '+¥8.88'],
  [-2_000, '−¥20.00'],
  [0, '¥0.00'],
])('%i cents of a statement are %s', (cents, words) => expect(signedMoney(cents)).toBe(words))

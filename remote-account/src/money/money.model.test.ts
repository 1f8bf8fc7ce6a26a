import { expect, it } from 'vitest'
import { formatMoney, signedMoney } from './money.model'

it.each([
  [0, '¥0.00'],
  [5, '¥0.05'],
  [29, '¥0.29'],
  [1_998, '¥19.98'],
  [99_999, '¥999.99'],
  [100_000, '¥1,000.00'],
  [123_456_789, '¥1,234,567.89'],
  [9_007_199_254_740_991, '¥90,071,992,547,409.91'],
  [-800, '−¥8.00'],
])('%i cents are %s', (cents, words) => expect(formatMoney(cents)).toBe(words))

it.each([
  [888, '+¥8.88'],
  [-2_000, '−¥20.00'],
  [0, '¥0.00'],
])('%i cents of a statement are %s', (cents, words) => expect(signedMoney(cents)).toBe(words))

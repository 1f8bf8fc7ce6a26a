import { expect, it } from 'vitest'
import { marks, placeOf, shareAt, shares } from './share.model'

it('rises from 0 to 100 without a stop twice', () => {
  expect(shares[0]).toBe(0)
  expect(shares.at(-1)).toBe(100)
  expect(shares.every((share, place) => place === 0 || share > (shares[place - 1] ?? 0))).toBe(true)
})

it.each(marks)('stops at %s exactly', (mark) => expect(shareAt(placeOf(mark))).toBe(mark))

it('stands at the nearest stop for a share that has none', () => {
  expect(shareAt(placeOf(33.33))).toBe(33)
  expect(shareAt(placeOf(0.04))).toBe(0)
})

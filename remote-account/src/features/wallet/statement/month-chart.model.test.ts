import { expect, it } from 'vitest'
import { barsOf } from './month-chart.model'

const day = (date: string, in_cents: number, out_cents = 0) => ({ day: date, in_cents, out_cents })

it('has a bar for each day, as high as its share of the largest sum', () => {
  const bars = barsOf('2026-02', [day('2026-02-03', 500), day('2026-02-28', 250, 1_000)])
  expect(bars).toHaveLength(28)
  expect(bars[0]).toEqual({ day: 1, in: 0, out: 0 })
  expect(bars[2]).toEqual({ day: 3, in: 0.5, out: 0 })
  expect(bars[27]).toEqual({ day: 28, in: 0.25, out: 1 })
})

it('keeps the smallest sum visible, and draws none for nothing', () => {
  const bars = barsOf('2026-11', [day('2026-11-01', 1), day('2026-11-02', 0, 100_000)])
  expect(bars[0]?.in).toBe(0.04)
  expect(barsOf('2026-11', []).every((bar) => bar.in === 0 && bar.out === 0)).toBe(true)
})

import { expect, it } from 'vitest'
import { type Evidence, judge } from './judge'

const limits = { minLoads: 50, minAddresses: 3, errorMargin: 0.05, slowFactor: 1.5, slowMs: 500 }
const seen = (loads: number, failures = 0, p75: number | null = 400, failing = failures): Evidence => ({
  loads,
  failures,
  failing,
  p75,
})
const nothing = seen(0, 0, null)

it.each<[when: string, now: Evidence, before: Evidence, cause: 'errors' | 'slow' | null]>([
  ['it does as well as the one before', seen(60, 1), seen(400, 6), null],
  ['it does better', seen(100, 0, 200), seen(100, 20, 900), null],
  ['both fail alike', seen(70, 30), seen(70, 30), null],
  ['it fails more', seen(48, 12), seen(399, 1), 'errors'],
  ['it fails more by the margin exactly', seen(90, 10), seen(95, 5), null],
  ['it fails more by the margin exactly, where fractions round up', seen(45, 55), seen(50, 50), null],
  ['it fails more by a hair above the margin', seen(894, 106), seen(950, 50), 'errors'],
  ['nothing but failures came', seen(0, 50, null), seen(400), 'errors'],
  ['one attempt is missing', seen(0, 49, null), seen(400), null],
  ['there was none before and it fails', seen(47, 3), nothing, 'errors'],
  ['there was none before and it fails within the margin', seen(58, 2), nothing, null],
  ['the one before showed too little to excuse it', seen(40, 20), seen(0, 49, null), 'errors'],
  ['the one before showed just enough to excuse it', seen(40, 20), seen(0, 50, null), null],
  ['there was none before and it is slow', seen(60, 0, 9_000), nothing, null],
  ['it is slower by factor and by time', seen(60, 0, 1_801), seen(400, 0, 1_200), 'slow'],
  ['it is slower by the factor exactly', seen(60, 0, 1_800), seen(400, 0, 1_200), null],
  ['it is slower by the time exactly', seen(60, 0, 900), seen(400, 0, 400), null],
  ['it is slower by factor, not by time', seen(60, 0, 400), seen(400, 0, 100), null],
  ['it is slower by time, not by factor', seen(60, 0, 5_600), seen(400, 0, 5_000), null],
  ['it is slow over too few loads of its own', seen(49, 1, 9_000), seen(400), null],
  ['it is slow against too few loads', seen(60, 0, 9_000), seen(49), null],
  ['it is slow over just enough loads', seen(50, 0, 9_000), seen(50), 'slow'],
  ['it fails at too few addresses', seen(48, 12, 400, 2), seen(400), null],
  ['it fails at just enough addresses', seen(48, 12, 400, 3), seen(400), 'errors'],
  ['it fails and is slow', seen(50, 50, 9_000), seen(400), 'errors'],
])('when %s', (_, now, before, cause) => expect(judge(now, before, limits)?.cause ?? null).toBe(cause))

it('says the figures', () => {
  expect(judge(seen(48, 12), seen(399, 1), limits)?.why.en).toBe(
    '12 of 60 loads failed (20 %) at 12 addresses, before: 1 of 400 (0.3 %)',
  )
  expect(judge(seen(40, 20), nothing, limits)?.why.en).toBe(
    '20 of 60 loads failed (33.3 %) at 20 addresses, before: too few to compare',
  )
  expect(judge(seen(60, 0, 2_100.4), seen(400, 0, 400), limits)?.why.en).toBe(
    'Three quarters of the loads took up to 2100 ms over 60 loads, before: 400 ms over 400',
  )
  expect(judge(seen(48, 12), seen(399, 1), limits)?.why.zh).toBe(
    '60 次加载失败 12 次（20 %），来自 12 个地址；上一版：400 次失败 1 次（0.3 %）',
  )
})

it('judges nothing of nothing, even where no minimum is set', () =>
  expect(judge(nothing, nothing, { ...limits, minLoads: 0 })).toBeNull())

import { momentOf } from '@plaza/shared/format'
import { describe, expect, it } from 'vitest'
import { emptyDraft, endsAfter, faultsOf, freeSpans, startsIn } from './slot.model'

const at = (clock: string) => momentOf(`2026-11-28T${clock}`)
const span = (from: string, to: string) => ({
  starts_at: new Date(at(from)).toISOString(),
  ends_at: new Date(at(to)).toISOString(),
})
const clocks = (moments: readonly number[]) =>
  moments.map((moment) => new Date(moment + 8 * 3_600_000).toISOString().slice(11, 16))
const day = { open: [span('10:00', '14:00')], taken: [span('11:00', '12:30')] }
const free = freeSpans(day, at('08:00'))

describe('what is free', () => {
  it('is what is open and not taken', () =>
    expect(free).toEqual([
      { from: at('10:00'), to: at('11:00') },
      { from: at('12:30'), to: at('14:00') },
    ]))
  it('begins after now, at a half hour', () =>
    expect(freeSpans(day, at('12:40'))).toEqual([{ from: at('13:00'), to: at('14:00') }]))
  it('is nothing of a day that is closed, taken or over', () => {
    expect(freeSpans({ open: [], taken: [] }, at('08:00'))).toEqual([])
    expect(freeSpans({ ...day, taken: [span('09:00', '15:00')] }, at('08:00'))).toEqual([])
    expect(freeSpans(day, at('14:00'))).toEqual([])
  })
})

it('offers beginnings, and ends that reach no booking', () => {
  expect(clocks(startsIn(free))).toEqual(['10:00', '10:30', '12:30', '13:00', '13:30'])
  expect(clocks(endsAfter(free, at('10:00')))).toEqual(['10:30', '11:00'])
  expect(endsAfter(free, at('11:30'))).toEqual([])
})

it('demands what is missing, and a time that is still free', () => {
  const whole = { ...emptyDraft('k'), date: '2026-11-28', from: at('10:00'), to: at('11:00'), purpose: 'Reading' }
  expect(faultsOf(whole, free, 20)).toEqual([])
  expect(faultsOf(emptyDraft(''), free, 20)).toEqual(['date', 'from', 'to', 'purpose'])
  expect(faultsOf({ ...whole, to: at('12:00') }, free, 20)).toEqual(['to'])
  expect(faultsOf(whole, [], 5)).toEqual(['from', 'to', 'people'])
})

import type { GuidePlace } from '@plaza/shared/api'
import { expect, it } from 'vitest'
import { byDistance, hoursByDays, isOpen } from './places.model'

const hours = [
  { days: [1, 2, 3, 4, 5], from: '08:30', to: '12:00' },
  { days: [1, 2, 3, 4, 5], from: '13:30', to: '17:30' },
  { days: [6], from: '09:00', to: '12:00' },
]

it.each([
  ['2026-11-23T08:29:00+08:00', false],
  ['2026-11-23T08:30:00+08:00', true],
  ['2026-11-23T12:00:00+08:00', false],
  ['2026-11-23T17:29:00+08:00', true],
  ['2026-11-28T10:00:00+08:00', true],
  ['2026-11-28T14:00:00+08:00', false],
  ['2026-11-29T10:00:00+08:00', false],
])('at %s it is open: %s', (moment, open) => expect(isOpen(hours, Date.parse(moment))).toBe(open))

it('is open until midnight where it never closes', () => {
  const always = [{ days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '24:00' }]
  expect(isOpen(always, Date.parse('2026-11-23T23:59:00+08:00'))).toBe(true)
})

it('puts the hours of the same days into one line', () => {
  expect(hoursByDays(hours)).toEqual([
    { days: [1, 2, 3, 4, 5], times: ['08:30–12:00', '13:30–17:30'] },
    { days: [6], times: ['09:00–12:00'] },
  ])
})

const place = (id: string, lat: number): GuidePlace => ({
  ...{ id, name: id, address: '', phone: '', hours: [] },
  ...{ lat, lng: 121.9 },
})

it('lists the nearest first once the position is known', () => {
  const places = [place('far', 31), place('near', 30.51)]
  const order = (from: { lat: number; lng: number } | null) => byDistance(places, from).map((one) => one.place.id)
  expect(order(null)).toEqual(['far', 'near'])
  expect(order({ lat: 30.5, lng: 121.9 })).toEqual(['near', 'far'])
})

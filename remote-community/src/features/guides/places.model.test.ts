import type { GuidePlace } from '@plaza/shared/api'
import { expect, it } from 'vitest'
import { byDistance } from './places.model'

const place = (id: string, lat: number): GuidePlace => ({
  ...{ id, name: id, address: '', phone: '', hours: { week: [], days: {} } },
  ...{ lat, lng: 121.9 },
})

it('lists the nearest first once the position is known', () => {
  const places = [place('far', 31), place('near', 30.51)]
  const order = (from: { lat: number; lng: number } | null) => byDistance(places, from).map((one) => one.place.id)
  expect(order(null)).toEqual(['far', 'near'])
  expect(order({ lat: 30.5, lng: 121.9 })).toEqual(['near', 'far'])
})

import { expect, it } from 'vitest'
import { createClusters } from './clusters'

const city = { west: 121, south: 30, east: 122, north: 31 }
const mark = (id: string, lat: number, lng: number) => ({ id, lat, lng, name: id })
const near = [mark('one', 30.5, 121.9), mark('two', 30.5001, 121.9001), mark('far', 30.9, 121.1)]

it('marks that would cover each other are one pin with their count', () => {
  const pins = createClusters(near, 18)(city, 12)
  expect(pins.map((pin) => ('mark' in pin ? pin.mark.id : pin.count)).sort()).toEqual([2, 'far'])
})

it('a cluster says the zoom at which it opens', () => {
  const pinsAt = createClusters(near, 18)
  const cluster = pinsAt(city, 12).find((pin) => 'count' in pin)
  const opensAt = cluster && 'opensAt' in cluster ? cluster.opensAt : 0
  expect(pinsAt(city, opensAt - 1).length).toBe(2)
  expect(pinsAt(city, opensAt).length).toBe(3)
})

it('even marks at one point stand for themselves at the deepest zoom', () => {
  const pinsAt = createClusters([mark('one', 30.5, 121.9), mark('two', 30.5, 121.9)], 18)
  expect(pinsAt(city, 17).length).toBe(1)
  expect(pinsAt(city, 18).map(({ key }) => key)).toEqual(['one', 'two'])
})

it('only pins of the section are drawn', () =>
  expect(createClusters(near, 18)({ ...city, east: 121.5 }, 12).map(({ key }) => key)).toEqual(['far']))

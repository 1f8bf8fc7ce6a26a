import { expect, it } from 'vitest'
import { mapAddress } from './map-address'

it.each<[agent: string, begins: string]>([
  ['Mozilla/5.0 (Linux; Android 14)', 'geo:29.9,121.6?q=29.9,121.6(%E5%8F%A4%E6%B8%A1%E5%8F%A3)'],
  ['Mozilla/5.0 (iPhone)', 'https://maps.apple.com/?ll=29.9,121.6&q=%E5%8F%A4%E6%B8%A1%E5%8F%A3'],
  ['Mozilla/5.0 (Windows NT 10.0)', 'https://www.openstreetmap.org/?mlat=29.9&mlon=121.6'],
])('on %s the map is at %s', (agent, begins) =>
  expect(mapAddress({ lat: 29.9, lng: 121.6, place: '古渡口' }, agent)).toContain(begins),
)

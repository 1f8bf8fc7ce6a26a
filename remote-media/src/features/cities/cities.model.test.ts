import type { City } from '@plaza/shared/api'
import { expect, it } from 'vitest'
import { cityAt, lettersOf, namedBy } from './cities.model'

const city = (name: string, pinyin: string, lat: number, lng: number, level: City['level'] = 'city'): City => ({
  adcode: pinyin,
  name,
  pinyin,
  level,
  hot: 0,
  lat,
  lng,
})
const list = [
  city('星湾市', 'xingwan', 30.5, 121.9),
  city('安澜市', 'anlan', 31.2, 121.3),
  city('云溪区', 'yunxi', 30.4, 121.7, 'district'),
  { ...city('白渡市', 'baidu', 0, 0), lat: undefined, lng: undefined },
]

it('stand under their first letter, in its order', () =>
  expect(lettersOf(list).map(({ letter, cities }) => letter + cities.map(({ name }) => name).join())).toEqual([
    'A安澜市',
    'B白渡市',
    'X星湾市',
    'Y云溪区',
  ]))

it('stand under the letter of their English name, and are found by it, where there is one', () => {
  const english = [{ ...city('星湾市', 'xingwan', 0, 0), name_en: 'Starbay' }, city('安澜市', 'anlan', 0, 0)]
  expect(lettersOf(english).map(({ letter }) => letter)).toEqual(['A', 'S'])
  expect(namedBy(english, 'star').map(({ name }) => name)).toEqual(['星湾市'])
})

it.each([
  ['湾', ['星湾市']],
  ['XING', ['星湾市']],
  ['wan', []],
  ['', ['星湾市', '安澜市', '云溪区', '白渡市']],
])('are found by %s', (typed, names) => expect(namedBy(list, typed).map(({ name }) => name)).toEqual(names))

it.each<[string, number, number, string | null]>([
  ['in the middle of one', 30.5, 121.9, '星湾市'],
  ['between two, nearer to the other', 31.0, 121.4, '安澜市'],
  ['in a district: the city', 30.4, 121.7, '星湾市'],
  ['78 km to the south of one', 29.8, 121.9, '星湾市'],
  ['83 km to the south of one', 29.75, 121.9, null],
  ['77 km to the east of one', 30.5, 122.7, '星湾市'],
  ['86 km to the east of one', 30.5, 122.8, null],
  ['far from all', 39.9, 116.4, null],
])('somebody is %s', (_, lat, lng, name) => expect(cityAt(list, { lat, lng })?.name ?? null).toBe(name))

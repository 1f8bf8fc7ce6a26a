import { expect, it } from 'vitest'
import { count } from './count'
import { distance, metresBetween } from './distance'
import { clock, hours, parseDuration } from './duration'

it.each<[number, en: string, zh: string]>([
  [0, '0', '0'],
  [9999, '9999', '9999'],
  [10_000, '10K', '1.00万'],
  [12_345, '12.3K', '1.23万'],
  [18_400, '18.4K', '1.84万'],
  [19_999, '20K', '2.00万'],
  [123_456_789, '123.5M', '12345.68万'],
  [Number.NaN, '0', '0'],
])('counts %d', (n, en, zh) => {
  expect(count(n)).toBe(en)
  document.documentElement.lang = 'zh-CN'
  expect(count(n)).toBe(zh)
})

it.each<[metres: number, string]>([
  [0, 'less than 100m'],
  [99.9, 'less than 100m'],
  [100, '100m'],
  [999.9, '999m'],
  [1000, '1.0km'],
  [1260, '1.3km'],
  [99_999, '99.9km'],
  [100_000, 'more than 100km'],
  [Number.POSITIVE_INFINITY, 'more than 100km'],
  [Number.NaN, ''],
])('formats a distance of %d metres', (metres, text) => expect(distance(metres)).toBe(text))

it('measures along a great circle, also to the other side of the earth', () => {
  expect(metresBetween({ lat: 30, lng: 121 }, { lat: 31, lng: 121 })).toBeCloseTo(111_195, -2)
  expect(metresBetween({ lat: 30.5, lng: 121.9 }, { lat: 30.5, lng: 121.903 })).toBeCloseTo(287, 0)
  expect(metresBetween({ lat: 30, lng: 121 }, { lat: -30, lng: -59 })).toBeCloseTo(20_015_087, 0)
})

it.each<[string, seconds: number | null]>([
  ['01:02:03', 3723],
  ['99:59:59', 359_999],
  ['00:00:00', 0],
  ['02:03', 123],
  ['59:59', 3599],
  ['45', 45],
  ['60:00', 3600],
  ['75:00', 4500],
  ['99:59', 5999],
  ['99', 99],
  ['60:60', null],
  ['00:60', null],
  ['01:60:00', null],
  ['01:00:60', null],
  ['60', 60],
  ['1:02:03', null],
  ['2:03', null],
  ['5', null],
  ['', null],
  ['ab', null],
  ['-1', null],
  ['1.', null],
  ['12345', null],
  ['12345678', null],
  ['01:02:0a', null],
  ['٠١', null],
])('reads the duration %j', (text, seconds) => expect(parseDuration(text)).toBe(seconds))

it.each<[seconds: number, string]>([
  [0, '0:00'],
  [5.9, '0:05'],
  [65, '1:05'],
  [3599, '59:59'],
  [3600, '1:00:00'],
  [36_061, '10:01:01'],
  [-3, '0:00'],
  [Number.NaN, '0:00'],
  [Number.POSITIVE_INFINITY, '0:00'],
])('shows %d seconds on a clock', (seconds, text) => expect(clock(seconds)).toBe(text))

it.each<[seconds: number, string]>([
  [0, '0.0'],
  [3600, '1.0'],
  [5400, '1.5'],
  [179, '0.0'],
  [180, '0.1'],
  [360_000, '100.0'],
  [Number.NaN, '0.0'],
])('turns %d seconds into hours', (seconds, text) => expect(hours(seconds)).toBe(text))

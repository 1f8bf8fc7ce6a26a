import { expect, it } from 'vitest'
import { mask, maskIdCard, maskPhone } from './mask'
import { formatMoney, formatYuan, parseYuan } from './money'

it.each<[string, cents: number | null]>([
  ['0.29', 29],
  ['19.99', 1999],
  ['0', 0],
  ['1.1', 110],
  ['1.10', 110],
  ['4.35', 435],
  ['999999999999.99', 99_999_999_999_999],
  ['1.234', null],
  ['-1', null],
  ['+1', null],
  ['', null],
  [' ', null],
  [' 1', null],
  ['1e3', null],
  ['.5', null],
  ['5.', null],
  ['007', null],
  ['1,000', null],
  ['１', null],
  ['0x10', null],
  ['NaN', null],
  ['9999999999999', null],
])('reads %j yuan', (text, cents) => expect(parseYuan(text)).toBe(cents))

it('formats what it parsed, for every cent of a hundred yuan', () => {
  for (let cents = 0; cents <= 10_000; cents++) expect(parseYuan(formatYuan(cents))).toBe(cents)
})

it.each<[cents: number, string]>([
  [0, '0.00'],
  [5, '0.05'],
  [110, '1.10'],
  [-29, '-0.29'],
  [99_999_999_999_999, '999999999999.99'],
  [Number.NaN, '0.00'],
  [Number.POSITIVE_INFINITY, '0.00'],
])('shows %d cents', (cents, text) => expect(formatYuan(cents)).toBe(text))

it.each<[string, head: number, tail: number, string]>([
  ['13800000001', 3, 4, '138****0001'],
  ['张三丰', 1, 0, '张**'],
  ['👩🏽x𠮷y', 1, 1, '👩***y'],
  ['ab', 1, 1, '**'],
  ['a', 3, 4, '*'],
  ['', 3, 4, ''],
])('masks %j', (text, head, tail, masked) => expect(mask(text, head, tail)).toBe(masked))

it('masks a phone and an identity card', () => {
  expect(maskPhone('13912345678')).toBe('139****5678')
  expect(maskPhone('139****5678')).toBe('139****5678')
  expect(maskIdCard('99010119900101123X')).toBe('990***********123X')
})

it.each([
  [0, '¥0.00'],
  [5, '¥0.05'],
  [29, '¥0.29'],
  [1_998, '¥19.98'],
  [99_999, '¥999.99'],
  [100_000, '¥1,000.00'],
  [123_456_789, '¥1,234,567.89'],
  [9_007_199_254_740_991, '¥90,071,992,547,409.91'],
  [-800, '−¥8.00'],
])('%i cents are %s', (cents, words) => expect(formatMoney(cents)).toBe(words))

import { afterEach, expect, it } from 'vitest'
import { addPolyfills } from './polyfills'

const holders = [
  [Array.prototype, 'at'],
  [String.prototype, 'at'],
  [String.prototype, 'replaceAll'],
  [Object, 'hasOwn'],
] as const
const own = holders.map(([holder, name]) => Object.getOwnPropertyDescriptor(holder, name) as PropertyDescriptor)

afterEach(() => {
  for (const [index, [holder, name]] of holders.entries())
    Object.defineProperty(holder, name, own[index] as PropertyDescriptor)
})

const outcomes = () => [
  [[1, 2, 3].at(-1), [1, 2, 3].at(0), [1].at(5), [1].at(Number.NaN), 'abc'.at(-2)],
  [
    'a.b.c'.replaceAll('.', '-'),
    'a.b'.replaceAll('.', () => '$&'),
    'aXbx'.replaceAll(/x/gi, ''),
    '$'.replaceAll('$', 'x'),
  ],
  [Object.hasOwn({ a: 1 }, 'a'), Object.hasOwn({}, 'toString'), Object.hasOwn(Object.create(null), 'a')],
]

it('behaves like the native functions, and leaves existing ones alone', () => {
  const at = Array.prototype.at
  addPolyfills()
  expect(Array.prototype.at).toBe(at)
  const expected = outcomes()
  for (const [holder, name] of holders) Reflect.deleteProperty(holder, name)
  addPolyfills()
  expect(Array.prototype.at).not.toBe(at)
  expect(outcomes()).toEqual(expected)
  expect(Object.keys([])).toEqual([])
})

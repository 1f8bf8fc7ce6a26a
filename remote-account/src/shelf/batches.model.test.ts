import { expect, it } from 'vitest'
import { batches } from './batches.model'

it.each<[ids: string[], lists: string[]]>([
  [[], []],
  [['1'], ['1']],
  [['1', '2', '3'], ['1,2,3']],
  [
    ['1234', '5678', '9'],
    ['1234,5678', '9'],
  ],
])('splits %j into %j', (ids, lists) => expect(batches(ids, 10)).toEqual(lists))

it('never makes a list longer than the server accepts', () => {
  const ids = Array.from({ length: 500 }, () => crypto.randomUUID())
  const lists = batches(ids)
  expect(lists.every((list) => list.length <= 4000)).toBe(true)
  expect(lists.join(',').split(',')).toEqual(ids)
})

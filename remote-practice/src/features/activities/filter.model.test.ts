import { expect, it } from 'vitest'
import { type ActivityFilter, listInput, readFilter } from './filter.model'

it.each<[address: string, filter: ActivityFilter]>([
  ['', {}],
  ['state=open&kind=环境保护&date=2026-11-21', { state: 'open', kind: '环境保护', date: '2026-11-21' }],
  ['state=cancelled', {}],
  ['state=&kind=&date=', {}],
  ['date=tomorrow', {}],
  ['date=2026-13-45', {}],
  ['multiple=1.6&app=h5', {}],
])('reads "%s" as %j', (address, filter) => expect(readFilter(new URLSearchParams(address))).toEqual(filter))

it('asks without a filter exactly as the server answers ahead', () => {
  expect(listInput({})).toEqual({})
  expect(listInput({ state: 'open' })).toEqual({ query: { state: 'open' } })
})

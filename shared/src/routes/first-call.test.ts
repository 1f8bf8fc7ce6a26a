import { expect, it } from 'vitest'
import { defineRoutes, type FirstCall } from './define'
import { firstCallsOf, inputOf } from './first-call'

it.each([
  ['a parameter of the address', { endpoint: 'a', params: { id: ':aid' } }, { aid: '7' }, { params: { id: '7' } }],
  ['a blank parameter', { endpoint: 'a', params: { id: ':id' } }, { id: '' }, { params: { id: 'home' } }],
  ['a literal', { endpoint: 'a', params: { id: 'home' } }, {}, { params: { id: 'home' } }],
  ['a query', { endpoint: 'a', query: { id: ':id' } }, { id: '8' }, { query: { id: '8' } }],
  ['a body', { endpoint: 'a', body: { type: 1 } }, {}, { body: { type: 1 } }],
  ['no input', { endpoint: 'a' }, { id: '7' }, {}],
])('fills in %s', (_, call, params, input) => expect(inputOf(call, params)).toEqual(input))

it.each([
  ['', ['always', 'plain']],
  ['?tab=study', ['always', 'study']],
  ['?tab=study&q=7', ['always']],
  ['?tab=other', ['always']],
])('is made for the query %s that it names', (search, made) => {
  const first: FirstCall[] = [
    { endpoint: 'always' },
    { endpoint: 'plain', when: { tab: '' } },
    { endpoint: 'study', when: { tab: 'study', q: '' } },
  ]
  expect(firstCallsOf({ path: '/a', query: ['tab', 'q'], first }, search).map(({ endpoint }) => endpoint)).toEqual(made)
  expect(firstCallsOf({ path: '/a', first, planned: true }, search)).toEqual([])
})

it.each<[search: string, made: object[]]>([
  [
    '?invitation=tide-photos',
    [
      { endpoint: 'a', params: { code: 'tide-photos', id: ':id' } },
      { endpoint: 'b', query: { of: 'tide-photos', kind: 'open' } },
    ],
  ],
  [
    '?invitation=%3Aid%20%26',
    [
      { endpoint: 'a', params: { code: ':id &', id: ':id' } },
      { endpoint: 'b', query: { of: ':id &', kind: 'open' } },
    ],
  ],
  ['?invitation=', []],
  ['?other=1', []],
])('fills in the query %s, and is not made without its parameter', (search, made) => {
  const first = [
    { endpoint: 'a', params: { code: '?invitation', id: ':id' } },
    { endpoint: 'b', query: { of: '?invitation', kind: 'open' } },
  ]
  expect(firstCallsOf({ path: '/a/:id', query: ['invitation'], first }, search)).toEqual(made)
})

it('is declared by the endpoint’s field names', () => {
  const table = defineRoutes({
    // @ts-expect-error: no such endpoint
    one: { path: '/one', first: [{ endpoint: 'circles.gone' }] },
    // @ts-expect-error: no such parameter
    two: { path: '/two/:id', first: [{ endpoint: 'circles.detail', params: { circle_id: ':id' } }] },
    // @ts-expect-error: its parameter is missing
    three: { path: '/three', first: [{ endpoint: 'circles.detail' }] },
    // @ts-expect-error: no such name in its query
    four: { path: '/four', first: [{ endpoint: 'activities.list', query: { tab: 'all' } }] },
    five: { path: '/five', first: [{ endpoint: 'activities.list', query: { state: 'open' } }] },
  })
  expect(table.five?.first).toEqual([{ endpoint: 'activities.list', query: { state: 'open' } }])
})

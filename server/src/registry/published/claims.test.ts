import { expect, it } from 'vitest'
import { sharedAddress } from './claims'

const table = (...paths: string[]) => Object.fromEntries(paths.map((path, index) => [`r${index}`, { path }]))
const shared = (one: string[], other: string[]) =>
  sharedAddress({ owner: 'one', routes: table(...one) }, [{ owner: 'other', routes: table(...other) }])?.path ?? null

it.each<[what: string, one: string[], other: string[], claimed: string | null]>([
  ['the same address', ['/a', '/b'], ['/c', '/b'], '/b'],
  ['parameters of other names', ['/a/:id'], ['/a/:x'], '/a/:id'],
  ['other letters, which the router takes as the same', ['/About'], ['/about'], '/About'],
  ['an optional part that is left out', ['/a/:id?'], ['/a'], '/a/:id?'],
  ['an optional part that is there', ['/a/b?'], ['/a/b'], '/a/b?'],
  ['a fixed word beside a parameter', ['/a/new'], ['/a/:id'], null],
  ['addresses of other lengths', ['/a/:id'], ['/a/:id/b'], null],
  ['the address for whatever is left', ['*'], ['*'], null],
])('%s', (_, one, other, claimed) => expect(shared(one, other)).toBe(claimed))

it('names who has it', () =>
  expect(sharedAddress({ owner: 'a', routes: table('/x') }, [{ owner: 'b 1.0.0', routes: table('/x') }])).toEqual({
    path: '/x',
    other: 'b 1.0.0',
  }))

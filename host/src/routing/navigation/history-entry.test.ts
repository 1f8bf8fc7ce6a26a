import { describe, expect, it } from 'vitest'
import { type EntryState, entryWrite, type NavigationKind } from './history-entry'

const page = { depth: 2, address: '/a', overlays: 0 }
const known: EntryState = { key: 'old', depth: 5, from: '/before' }

describe('the entry of a page', () => {
  it.each<
    [when: string, NavigationKind, overlays: number, Partial<EntryState> | null, method: string | null, EntryState]
  >([
    ['is new for a new page', 'push', 0, known, 'pushState', { key: 'k', depth: 3, from: '/a' }],
    ['takes over the one of an overlay', 'push', 1, known, 'replaceState', { key: 'k', depth: 3, from: '/a' }],
    ['is replaced in its place', 'replace', 0, known, 'replaceState', { key: 'k', depth: 2, from: '/before' }],
    [
      'keeps the count of overlays above it',
      'replace',
      2,
      known,
      'replaceState',
      { key: 'k', depth: 2, from: '/before', overlays: 2 },
    ],
    ['is left as it is after Back', 'pop', 0, known, null, { key: 'k', depth: 5, from: '/before' }],
    ['is written where a link of the page made it', 'pop', 0, null, 'replaceState', { key: 'k', depth: 3 }],
  ])('%s', (_, kind, overlays, entry, method, state) => {
    expect(entryWrite(kind, 'k', { ...page, overlays }, entry)).toEqual({ method, state })
  })
})

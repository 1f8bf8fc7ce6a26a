import { expect, it } from 'vitest'
import { type DescribedRelease, liveExtensions } from './live'
import type { Extensions } from './points'

const entry = (id: string, order: number) => ({
  id,
  order,
  group: 'services' as const,
  label: { en: id, zh: id },
  icon: 'pin' as const,
  to: { route: id },
})
const release = (remote: string, items: readonly ReturnType<typeof entry>[], version = '1.0'): DescribedRelease => ({
  remote,
  release: `1.0.0-${remote}`,
  extensions: { 'mine.entry': { version, items } },
})
const idsOf = (releases: readonly DescribedRelease[]) =>
  (liveExtensions(releases)['mine.entry'] ?? []).map(({ owner, id }) => `${owner}/${id}`)

it('orders items by their position, then remote, then id, whatever came first', () => {
  const releases = [
    release('parks', [entry('b', 20), entry('a', 20)]),
    release('boats', [entry('c', 20), entry('d', 5)]),
  ]
  const ordered = ['boats/d', 'boats/c', 'parks/a', 'parks/b']
  expect(idsOf(releases)).toEqual(ordered)
  expect(idsOf([...releases].reverse())).toEqual(ordered)
})

it('keeps the first of two items with one id', () => {
  expect(idsOf([release('parks', [entry('a', 2)]), release('boats', [entry('a', 1)])])).toEqual(['boats/a'])
})

it('leaves out items of a version that this host does not draw, and points that it does not know', () => {
  expect(idsOf([release('parks', [entry('a', 1)], '1.1'), release('boats', [entry('b', 1)], '2.0')])).toEqual([])
  const later = { 'mine.corner': { version: '1.0', items: [entry('a', 1)] } } as Extensions
  expect(liveExtensions([{ remote: 'parks', release: '1.0.0-a', extensions: later }])).toEqual({})
})

it('has nothing of releases without a description', () => {
  expect(liveExtensions([{ remote: 'parks', release: '1.0.0-a' }])).toEqual({})
})

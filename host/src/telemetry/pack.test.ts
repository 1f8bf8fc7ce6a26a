import { BEACON_MAX_BYTES, type Beacon, BeaconSchema } from '@plaza/shared/remotes'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { type BeaconSender, packsOf } from './pack'
import { record, takeNotes } from './record'

const sender: BeaconSender = { host: '9f00aa12', shell: 'wechat' }
const packer = { ...sender, releaseOf: (owner: string) => (owner === 'practice' ? '2.0.0-c3d' : '') }
const sent = (): Beacon[] => packsOf(takeNotes(), packer).map(({ text }) => v.parse(BeaconSchema, JSON.parse(text)))

beforeEach(() => void takeNotes())

it('says who reports, and each row in its list', () => {
  record.load('media', '1.0.0-a1b', 120.4)
  record.failure('media', '1.0.0-a1b', 'slow')
  record.vital('host', '', 'mine', 'CLS', 0.123456)
  record.vital('media', '1.0.0-a1b', 'article', 'LCP', 1234.56)
  record.error('host', '', 'uncaught')
  expect(sent()).toEqual([
    {
      ...sender,
      loads: [{ remote: 'media', release: '1.0.0-a1b', ms: 120 }],
      failures: [{ remote: 'media', release: '1.0.0-a1b', kind: 'slow', n: 1 }],
      vitals: [
        { owner: 'host', release: '9f00aa12', route: 'mine', name: 'CLS', value: 0.123 },
        { owner: 'media', release: '1.0.0-a1b', route: 'article', name: 'LCP', value: 1235 },
      ],
      errors: [{ owner: 'host', release: '9f00aa12', name: 'uncaught', n: 1 }],
    },
  ])
})

it('gives what was noted before its release was known the one that runs', () => {
  record.error('practice', '', 'uncaught')
  record.vital('practice', '', 'mine', 'page', 3)
  record.vital('practice', '1.9.0-a0b', 'mine', 'page', 4)
  expect(sent()).toMatchObject([
    { errors: [{ release: '2.0.0-c3d' }], vitals: [{ release: '2.0.0-c3d' }, { release: '1.9.0-a0b' }] },
  ])
})

it.each<[what: string, note: () => void]>([
  ['a name with words in it', () => record.error('media', '1.0.0-a1b', 'Could not read token=canary')],
  ['an address for a name', () => record.error('media', '1.0.0-a1b', '/posts/1?Authorization=canary')],
  ['an address for a route', () => record.vital('media', '1.0.0-a1b', '/posts/1?q=canary', 'page', 3)],
  ['an address for a release', () => record.load('media', '/?mf=canary', 3)],
  ['an owner that is no remote', () => record.error('Canary', '1.0.0-a1b', 'uncaught')],
  ['a remote whose release is not known', () => record.error('media', '', 'uncaught')],
  ['a time that is no number', () => record.load('media', '1.0.0-a1b', Number.NaN)],
  ['a time of a phone that slept', () => record.vital('media', '1.0.0-a1b', 'article', 'page', 9_000_000)],
])('drops %s, and nothing else', (_, note) => {
  note()
  record.load('community', '1.0.0-b2c', 5)
  const beacons = sent()
  expect(beacons).toHaveLength(1)
  expect(beacons[0]).toMatchObject({ loads: [{ remote: 'community' }], vitals: [], errors: [] })
  expect(JSON.stringify(beacons).toLowerCase()).not.toContain('canary')
})

describe('what is more than one beacon takes', () => {
  it('goes into several, each within its bytes and none of it twice', () => {
    for (let i = 0; i < 60; i++)
      record.vital('community', '12.10.11-0123456789', `a-page-with-a-long-name-${i}`, 'page', i)
    const packs = packsOf(takeNotes(), packer)
    expect(packs.length).toBeGreaterThan(1)
    for (const { text } of packs) expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(BEACON_MAX_BYTES)
    const values = packs.flatMap(({ text }) => (JSON.parse(text) as Beacon).vitals.map(({ value }) => value))
    expect(values).toEqual(Array.from({ length: 60 }, (_, i) => i))
    expect(packs.flatMap(({ notes }) => notes)).toHaveLength(60)
  })

  it('keeps to the number of rows of a list', () => {
    for (let i = 0; i < 25; i++) record.load('media', '1.0.0-a', i)
    expect(sent().map(({ loads }) => loads.length)).toEqual([20, 5])
  })
})

import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { type Beacon, BeaconSchema, failureKinds, vitalNames } from './beacon'

const beacon: Beacon = {
  host: 'f6f0fec',
  shell: 'h5',
  loads: [{ remote: 'media', release: '1.4.0-9a0e3976be', ms: 312.5 }],
  failures: [{ remote: 'media', release: '1.4.0-9a0e3976be', kind: 'fetch', n: 2 }],
  vitals: [{ owner: 'host', release: 'f6f0fec', route: 'not-found', name: 'CLS', value: 0.02 }],
  errors: [{ owner: 'media', release: '1.4.0-9a0e3976be', name: 'card-skipped', n: 1 }],
}
const [load, failure, vital, error] = [beacon.loads[0], beacon.failures[0], beacon.vitals[0], beacon.errors[0]]

describe('a report of the host', () => {
  it('accepts known names and numbers', () => {
    expect(v.parse(BeaconSchema, beacon)).toEqual(beacon)
    for (const kind of failureKinds)
      expect(v.is(BeaconSchema, { ...beacon, failures: [{ ...failure, kind }] })).toBe(true)
    for (const name of vitalNames) expect(v.is(BeaconSchema, { ...beacon, vitals: [{ ...vital, name }] })).toBe(true)
  })

  it.each<[what: string, over: object]>([
    ['an address as a route', { vitals: [{ ...vital, route: '/posts/7?token=abc' }] }],
    ['a text as an error', { errors: [{ ...error, name: 'Cannot read 13800000001' }] }],
    ['a word more', { errors: [{ ...error, reason: 'x' }] }],
    ['a field more', { user: 'u1' }],
    ['a release with a path', { loads: [{ ...load, release: '../x' }] }],
    ['an owner that is no remote', { errors: [{ ...error, owner: 'https://x.example' }] }],
    ['a kind that nobody knows', { failures: [{ ...failure, kind: 'other' }] }],
    ['a load that took less than nothing', { loads: [{ ...load, ms: -1 }] }],
    ['a load of a day', { loads: [{ ...load, ms: 86_400_000 }] }],
    ['no number', { loads: [{ ...load, ms: Number.NaN }] }],
    ['half a failure', { failures: [{ ...failure, n: 0.5 }] }],
    ['more failures than can be', { failures: [{ ...failure, n: 1001 }] }],
    ['a list without end', { loads: Array.from({ length: 21 }, () => load) }],
    ['another shell', { shell: 'desktop' }],
  ])('refuses %s', (_, over) => {
    expect(v.is(BeaconSchema, { ...beacon, ...over })).toBe(false)
  })
})

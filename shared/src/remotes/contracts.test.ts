import { describe, expect, it } from 'vitest'
import { contracts } from '../host'
import { isOffered, type OfferedVersions, type Verdict, verdictOf } from './contracts'
import type { Needs } from './manifest'

describe('a contract', () => {
  it.each<[needed: string, offered: readonly string[] | undefined, does: boolean]>([
    ['1.0', ['1.0'], true],
    ['1.0', ['1.4'], true],
    ['1.4', ['1.4'], true],
    ['1.5', ['1.4'], false],
    ['1.10', ['1.9'], false],
    ['1.9', ['1.10'], true],
    ['2.0', ['1.9'], false],
    ['1.0', ['2.0'], false],
    ['1.0', ['2.3', '1.0'], true],
    ['2.1', ['1.9', '2.0'], false],
    ['2.0', ['1.9', '2.0'], true],
    ['1.0', [], false],
    ['1.0', undefined, false],
  ])('needed as %s from a host with %j is there: %s', (needed, offered, does) => {
    expect(isOffered(needed, offered)).toBe(does)
  })
})

/** Versions that hosts offered and our releases needed, before and after `telemetry` 2.0 and `nav` 1.1. */
const hosts: Record<string, OfferedVersions> = {
  before: { ...contracts, nav: ['1.0'], telemetry: ['1.0'] },
  now: contracts,
}
const basics: Needs = { nav: '1.0', request: '1.0', session: '1.0', ui: '1.0' }
const remotes: Record<string, { needs: Needs; wants: Needs }> = {
  'of before': { needs: { ...basics, telemetry: '1.0' }, wants: {} },
  'of now': { needs: { ...basics, telemetry: '2.0' }, wants: { nav: '1.1' } },
  'that only wants': { needs: basics, wants: { nav: '1.1', telemetry: '2.0' } },
  'of a day to come': { needs: { ...basics, player: '3.0' }, wants: { ui: '1.9' } },
}

describe('whether a release runs on a host', () => {
  it.each<[host: string, remote: string, Verdict]>([
    ['before', 'of before', { state: 'ok' }],
    ['now', 'of before', { state: 'ok' }],
    ['now', 'of now', { state: 'ok' }],
    ['before', 'of now', { state: 'blocked', missingContracts: ['telemetry'] }],
    ['now', 'that only wants', { state: 'ok' }],
    ['before', 'that only wants', { state: 'degraded', missingContracts: ['nav', 'telemetry'] }],
    ['now', 'of a day to come', { state: 'blocked', missingContracts: ['player'] }],
  ])('host %s, remote %s', (host, remote, verdict) => {
    expect(verdictOf(remotes[remote] ?? { needs: {} }, hosts[host] ?? {})).toEqual(verdict)
  })

  it('handles a release without requirements, and an unknown contract', () => {
    expect(verdictOf({ needs: {} }, {})).toEqual({ state: 'ok' })
    expect(verdictOf({ needs: { wallet: '1.0' } as Needs }, contracts)).toEqual({
      state: 'blocked',
      missingContracts: ['wallet'],
    })
  })
})

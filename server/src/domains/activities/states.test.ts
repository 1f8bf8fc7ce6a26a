import type { ActivityState, ActivityStep, Participation, SignWay } from '@plaza/shared/api'
import { HOUR_MS, MINUTE_MS } from '@plaza/shared/format'
import { describe, expect, it } from 'vitest'
import { secretFrom } from '../../secret'
import { type CodeSubject, signedCode } from '../scans/signed-code'
import { type PresenceProof, presenceIn, signCode } from './presence'
import { type ActivityWindows, stateOf, stepsFor } from './states'

const at = (time: string) => new Date(`2026-05-01T${time}:00Z`)
const activity: ActivityWindows = {
  signupOpensAt: at('08:00'),
  signupClosesAt: at('12:00'),
  startsAt: at('12:00'),
  endsAt: at('14:00'),
  cancelledAt: null,
  joined: 3,
  capacity: 10,
}
const full = { ...activity, joined: 10 }
const cancelled = { ...activity, cancelledAt: at('09:00') }

describe('an activity by the clock', () => {
  it.each<[string, ActivityWindows, string, ActivityState]>([
    ['before sign-up', activity, '07:59', 'upcoming'],
    ['when sign-up opens', activity, '08:00', 'open'],
    ['with no place left', full, '08:00', 'full'],
    ['with no place left, before sign-up', full, '07:00', 'upcoming'],
    ['at the start', activity, '12:00', 'running'],
    ['full and running', full, '13:59', 'running'],
    ['at the end', activity, '14:00', 'ended'],
    ['called off', cancelled, '07:00', 'cancelled'],
    ['called off and past', cancelled, '15:00', 'cancelled'],
  ])('%s', (_, windows, time, state) => expect(stateOf(windows, at(time))).toBe(state))
})

describe('what a person may do', () => {
  it.each<[string, Participation, ActivityWindows, string, ActivityStep[]]>([
    ['nothing yet', 'none', activity, '07:00', []],
    ['join', 'none', activity, '09:00', ['join']],
    ['wait when full', 'none', full, '09:00', ['wait']],
    ['leave the line', 'waiting', full, '09:00', ['cancel']],
    ['only watch the activity from the line', 'waiting', full, '13:00', []],
    ['not join after the start', 'none', activity, '12:30', []],
    ['join again after cancelling', 'cancelled', activity, '09:00', ['join']],
    ['cancel', 'joined', full, '09:00', ['cancel']],
    ['not sign in a minute too early', 'joined', activity, '11:29', ['cancel']],
    ['sign in half an hour before the start', 'joined', activity, '11:30', ['cancel', 'sign-in']],
    ['sign in, not cancel, while it runs', 'joined', activity, '13:00', ['sign-in']],
    ['appeal after the end when absent', 'joined', activity, '14:00', ['appeal']],
    ['sign out', 'signed-in', activity, '13:00', ['sign-out']],
    ['sign out after the end', 'signed-in', activity, '23:00', ['sign-out']],
    ['nothing more', 'signed-out', activity, '13:00', []],
    ['nothing when called off', 'joined', cancelled, '09:30', []],
  ])('%s', (_, participation, windows, time, steps) =>
    expect(stepsFor(windows, participation, at(time))).toEqual(steps),
  )
})

describe('presence', () => {
  const secret = secretFrom('test')
  const place = { id: '1', lat: 30.5, lng: 121.9, radius: 300, signBy: 'either' as const }
  const now = at('13:00').getTime()
  const prove = (proof: PresenceProof, moment = now, signBy: SignWay = 'either') =>
    presenceIn(secret, { ...place, signBy }, 'sign-in', proof, moment)

  it('is proved by this minute’s code and the one before', () => {
    for (const age of [0, MINUTE_MS])
      expect(prove({ code: signCode(secret, '1', now - age) })).toEqual({ way: 'code', lateSince: null })
  })

  it('is not proved by an old code, nor by that of another activity', () => {
    expect(() => prove({ code: signCode(secret, '1', now - 2 * MINUTE_MS) })).toThrow('codeWrong')
    expect(() => prove({ code: signCode(secret, '2', now) })).toThrow('codeWrong')
  })

  it('is proved by a position near the place', () => {
    expect(prove({ lat: 30.5, lng: 121.903 }).way).toBe('position')
    expect(() => prove({ lat: 30.5, lng: 121.904 })).toThrow('tooFar')
    expect(() => prove({ lat: 30.5 })).toThrow('badInput')
  })

  const scanned = (kind: CodeSubject['kind'] = 'sign-in', id = '1') => signedCode(secret, { kind, id }, now).code

  it('is proved by a scanned code for a minute at most', () => {
    expect(prove({ code: scanned() }).lateSince).toBeNull()
    expect(prove({ code: `https://plaza.example/scan-result?scanned=${scanned()}` }).way).toBe('code')
    expect(() => prove({ code: scanned() }, now + MINUTE_MS)).toThrow('codeWrong')
    for (const wrong of [scanned('sign-out'), scanned('team'), scanned('sign-in', '2'), `A${scanned()}`])
      expect(() => prove({ code: wrong })).toThrow('codeWrong')
  })

  it('is proved later by a code that was scanned without a network, for a day', () => {
    const kept = { code: scanned(), kept: true }
    expect(prove(kept, now + 3 * HOUR_MS).lateSince).toEqual(new Date(now))
    expect(() => prove(kept, now + 25 * HOUR_MS)).toThrow('codeWrong')
    expect(() => prove({ code: scanned() }, now + 3 * HOUR_MS)).toThrow('codeWrong')
    expect(() => prove(kept, now - HOUR_MS)).toThrow('codeWrong')
  })

  it.each<[SignWay, PresenceProof, 'code' | 'position' | 'both' | null]>([
    ['code', { lat: 30.5, lng: 121.9 }, null],
    ['position', { code: scanned() }, null],
    ['position', { code: scanned(), lat: 30.5, lng: 121.9 }, 'position'],
    ['both', { code: scanned() }, null],
    ['both', { lat: 30.5, lng: 121.9 }, null],
    ['both', { code: scanned(), lat: 30.5, lng: 121.9 }, 'both'],
  ])('by %s: %j', (signBy, proof, way) => {
    if (way) return expect(prove(proof, now, signBy).way).toBe(way)
    expect(() => prove(proof, now, signBy)).toThrow('badInput')
  })
})

import type { ActivityState, ActivityStep, Participation } from '@plaza/shared/api'
import { MINUTE_MS } from '@plaza/shared/format'
import { describe, expect, it } from 'vitest'
import { secretFrom } from '../../secret'
import { requirePresence, signCode } from './proof'
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
    ['not join when full', 'none', full, '09:00', []],
    ['not join after the start', 'none', activity, '12:30', []],
    ['join again after cancelling', 'cancelled', activity, '09:00', ['join']],
    ['cancel', 'joined', full, '09:00', ['cancel']],
    ['not sign in a minute too early', 'joined', activity, '11:29', ['cancel']],
    ['sign in half an hour before the start', 'joined', activity, '11:30', ['cancel', 'sign-in']],
    ['sign in, not cancel, while it runs', 'joined', activity, '13:00', ['sign-in']],
    ['nothing after the end when absent', 'joined', activity, '14:00', []],
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
  const place = { id: '1', lat: 30.5, lng: 121.9, radius: 300 }
  const now = at('13:00').getTime()

  it('is proved by this minute’s code and the one before', () => {
    expect(() => requirePresence(secret, place, { code: signCode(secret, '1', now) }, now)).not.toThrow()
    expect(() => requirePresence(secret, place, { code: signCode(secret, '1', now - MINUTE_MS) }, now)).not.toThrow()
  })

  it('is not proved by an old code, nor by that of another activity', () => {
    expect(() => requirePresence(secret, place, { code: signCode(secret, '1', now - 2 * MINUTE_MS) }, now)).toThrow(
      'codeWrong',
    )
    expect(() => requirePresence(secret, place, { code: signCode(secret, '2', now) }, now)).toThrow('codeWrong')
  })

  it('is proved by a position near the place', () => {
    expect(() => requirePresence(secret, place, { lat: 30.5, lng: 121.903 }, now)).not.toThrow()
    expect(() => requirePresence(secret, place, { lat: 30.5, lng: 121.904 }, now)).toThrow('tooFar')
    expect(() => requirePresence(secret, place, { lat: 30.5 }, now)).toThrow('badInput')
  })
})

import { HOUR_MS, MINUTE_MS } from '../../../format'

/** Sign-in opens this many minutes before the start. */
export const SIGN_IN_EARLY_MINUTES = 30
/** Signing out is possible for this long after the end, because people forget it. */
export const SIGN_OUT_LATE_HOURS = 24

/** Begin and end of an activity, in milliseconds. */
export interface ActivityTimes {
  startsAt: number
  endsAt: number
}

/** In milliseconds; the end is no longer part of it. */
export interface SignWindow {
  from: number
  till: number
}

export type SignedStep = 'sign-in' | 'sign-out'

/** When people sign in and out themselves. */
export function signWindows({ startsAt, endsAt }: ActivityTimes): Record<SignedStep, SignWindow> {
  const from = startsAt - SIGN_IN_EARLY_MINUTES * MINUTE_MS
  return {
    'sign-in': { from, till: endsAt },
    'sign-out': { from, till: endsAt + SIGN_OUT_LATE_HOURS * HOUR_MS },
  }
}

/** When a manager of the team signs others in and out: in as long as out, and out not before the start. */
export function leaderSignWindows(times: ActivityTimes): Record<SignedStep, SignWindow> {
  const { from, till } = signWindows(times)['sign-out']
  return { 'sign-in': { from, till }, 'sign-out': { from: times.startsAt, till } }
}

export const isInWindow = ({ from, till }: SignWindow, now: number): boolean => from <= now && now < till

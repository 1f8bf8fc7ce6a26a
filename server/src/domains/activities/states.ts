import { type ActivityState, type ActivityStep, type Participation, SIGN_IN_EARLY_MINUTES } from '@plaza/shared/api'

/** What an activity's state follows from. */
export interface ActivityWindows {
  signupOpensAt: Date
  signupClosesAt: Date
  startsAt: Date
  endsAt: Date
  cancelledAt: Date | null
  joined: number
  capacity: number
}

const MINUTE_MS = 60_000
const SIGN_IN_EARLY_MS = SIGN_IN_EARLY_MINUTES * MINUTE_MS
/** Signing out is still taken this long after the end: people forget. */
const SIGN_OUT_LATE_MS = 24 * 60 * MINUTE_MS

/** Where an activity stands at a moment of the database's clock. */
export function stateOf(activity: ActivityWindows, now: Date): ActivityState {
  if (activity.cancelledAt) return 'cancelled'
  if (now >= activity.endsAt) return 'ended'
  if (now >= activity.startsAt) return 'running'
  if (now < activity.signupOpensAt) return 'upcoming'
  return activity.joined >= activity.capacity ? 'full' : 'open'
}

const at = (moment: Date, ms: number): Date => new Date(moment.getTime() + ms)

/** Whether a step is in its time: `early`, `now` or `late`. */
export function timeFor(step: ActivityStep, activity: ActivityWindows, now: Date): 'early' | 'now' | 'late' {
  const windows: Record<ActivityStep, [from: Date, till: Date]> = {
    join: [activity.signupOpensAt, activity.signupClosesAt],
    cancel: [new Date(0), activity.startsAt],
    'sign-in': [at(activity.startsAt, -SIGN_IN_EARLY_MS), activity.endsAt],
    'sign-out': [at(activity.startsAt, -SIGN_IN_EARLY_MS), at(activity.endsAt, SIGN_OUT_LATE_MS)],
  }
  const [from, till] = windows[step]
  return now < from ? 'early' : now < till ? 'now' : 'late'
}

const stepsOf: Record<Participation, readonly ActivityStep[]> = {
  none: ['join'],
  joined: ['cancel', 'sign-in'],
  'signed-in': ['sign-out'],
  'signed-out': [],
  cancelled: ['join'],
}

/** What a person may do now. */
export function stepsFor(activity: ActivityWindows, participation: Participation, now: Date): ActivityStep[] {
  const state = stateOf(activity, now)
  if (state === 'cancelled') return []
  return stepsOf[participation].filter(
    (step) => timeFor(step, activity, now) === 'now' && !(step === 'join' && state !== 'open'),
  )
}

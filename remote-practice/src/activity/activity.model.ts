import {
  type ActivityDetail,
  type ActivitySummary,
  type ActivityTimes,
  type Participation,
  signWindows,
} from '@plaza/shared/api'
import { MINUTE_MS } from '@plaza/shared/format'

type Windows = Pick<ActivityDetail, 'signup_opens_at' | 'signup_closes_at' | 'starts_at' | 'ends_at'>

export const placesLeft = ({ capacity, joined }: Pick<ActivitySummary, 'capacity' | 'joined'>): number =>
  Math.max(0, capacity - joined)

/** 0 to 100; clamped, because a list may lag behind by one join. */
export const filledPercent = ({ capacity, joined }: Pick<ActivitySummary, 'capacity' | 'joined'>): number =>
  capacity > 0 ? Math.min(100, Math.round((joined / capacity) * 100)) : 100

export const timesOf = ({ starts_at, ends_at }: Pick<Windows, 'starts_at' | 'ends_at'>): ActivityTimes => ({
  startsAt: Date.parse(starts_at),
  endsAt: Date.parse(ends_at),
})

/** The next time at which the server may report another state; null once the activity is over. */
export function nextChange(windows: Windows, now: number): number | null {
  const { signup_opens_at, signup_closes_at, starts_at, ends_at } = windows
  const coming = [
    signWindows(timesOf(windows))['sign-in'].from,
    ...[signup_opens_at, signup_closes_at, starts_at, ends_at].map((at) => Date.parse(at)),
  ].filter((moment) => moment > now)
  return coming.length > 0 ? Math.min(...coming) : null
}

export type Milestone = 'joined' | 'signed-in' | 'signed-out'
export const milestones: readonly Milestone[] = ['joined', 'signed-in', 'signed-out']

/** Number of milestones reached; 0 if the user has not joined or has cancelled. */
export const milestonesReached = (participation: Participation): number =>
  milestones.indexOf(participation as Milestone) + 1

/** The first phone number in a contact line, or null. */
export function phoneIn(contact: string): string | null {
  const found = /\+?\d[\d\s-]{4,}\d/.exec(contact)
  return found ? found[0].replace(/[\s-]/g, '') : null
}

/** Whole seconds until the sign-in code changes, at the next full minute. */
export const secondsOfCode = (now: number): number => Math.ceil((MINUTE_MS - (now % MINUTE_MS)) / 1000)

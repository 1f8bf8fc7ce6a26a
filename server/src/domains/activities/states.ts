import {
  type ActivityState,
  type ActivityStep,
  APPEAL_DAYS,
  openSteps,
  type Participation,
  participationLifecycle,
  signWindows,
} from '@plaza/shared/api'
import dayjs from 'dayjs'

/** Everything that an activity's state depends on. */
export interface ActivityWindows {
  signupOpensAt: Date
  signupClosesAt: Date
  startsAt: Date
  endsAt: Date
  cancelledAt: Date | null
  joined: number
  capacity: number
}

/** State of an activity at a time of the database's clock. */
export function stateOf(activity: ActivityWindows, now: Date): ActivityState {
  if (activity.cancelledAt) return 'cancelled'
  if (now >= activity.endsAt) return 'ended'
  if (now >= activity.startsAt) return 'running'
  if (now < activity.signupOpensAt) return 'upcoming'
  return activity.joined >= activity.capacity ? 'full' : 'open'
}

/** Whether it is too early or too late for a step of somebody whose presence was undone, if it was. */
export function timeFor(
  step: ActivityStep,
  activity: ActivityWindows,
  now: Date,
  undoneAt: Date | null = null,
): 'early' | 'now' | 'late' {
  const overAt = activity.cancelledAt ?? activity.endsAt
  const appealFrom = undoneAt && undoneAt > overAt ? undoneAt : overAt
  const signing = signWindows({ startsAt: activity.startsAt.getTime(), endsAt: activity.endsAt.getTime() })
  const signWindow = (of: keyof typeof signing): [from: Date, till: Date] => [
    new Date(signing[of].from),
    new Date(signing[of].till),
  ]
  const windows: Record<ActivityStep, [from: Date, till: Date]> = {
    join: [activity.signupOpensAt, activity.signupClosesAt],
    wait: [activity.signupOpensAt, activity.signupClosesAt],
    cancel: [new Date(0), activity.startsAt],
    'sign-in': signWindow('sign-in'),
    'sign-out': signWindow('sign-out'),
    appeal: [overAt, dayjs(appealFrom).add(APPEAL_DAYS, 'day').toDate()],
  }
  const [from, till] = windows[step]
  return now < from ? 'early' : now < till ? 'now' : 'late'
}

/** Steps of the lifecycle that also depend on the places. */
const inState: Partial<Record<ActivityStep, ActivityState>> = { join: 'open', wait: 'full' }

interface AppealMarks {
  /** Has appealed already, after a presence was undone if it was. */
  appealed?: boolean
  undoneAt?: Date | null
}

/**
 * The steps that a user may take now; an appeal once, after an activity without the hours, and once more if these were
 * undone.
 */
export function stepsFor(
  activity: ActivityWindows,
  participation: Participation,
  now: Date,
  { appealed = false, undoneAt = null }: AppealMarks = {},
): ActivityStep[] {
  const state = stateOf(activity, now)
  const { cancelledAt, startsAt } = activity
  // Who came to an activity that was called off while it ran may say so.
  if (cancelledAt && cancelledAt < startsAt) return []
  const isOpen = (step: ActivityStep) =>
    timeFor(step, activity, now, undoneAt) === 'now' && (inState[step] ?? state) === state
  const steps = openSteps(participationLifecycle, participation, ['participant']) as ActivityStep[]
  const open = state === 'cancelled' ? [] : steps.filter(isOpen)
  const isMissed = participation === 'joined' || (participation === 'signed-in' && open.length === 0)
  return isMissed && !appealed && isOpen('appeal') ? [...open, 'appeal'] : open
}

import type { ActivitySummary, Participation } from '@plaza/shared/api'

export type OwnActivity = ActivitySummary & { participation: Participation }

const waits = ['joined', 'waiting', 'signed-in'] as const satisfies readonly Participation[]
const isComing = ({ participation, state, ends_at }: OwnActivity, now: number) =>
  waits.some((one) => one === participation) && state !== 'cancelled' && Date.parse(ends_at) > now

const bySoonest = (one: OwnActivity, other: OwnActivity) => Date.parse(one.starts_at) - Date.parse(other.starts_at)

/** Activities that a user takes part in or waits for a place in, and that are not over, soonest first. */
export const comingOf = (own: readonly OwnActivity[], now: number): readonly OwnActivity[] =>
  own.filter((activity) => isComing(activity, now)).sort(bySoonest)

/** The activity that begins next of those that a user has joined; undefined if there is none. */
export const nextOf = (own: readonly OwnActivity[], now: number): OwnActivity | undefined =>
  comingOf(own, now).find(({ participation, starts_at }) => participation === 'joined' && Date.parse(starts_at) > now)

import type { ActivitySummary, Participation } from '@plaza/shared/api'

type OwnActivity = ActivitySummary & { participation: Participation }

/** The activity that begins next of those that a user has joined; undefined if there is none. */
export const nextOf = (own: readonly OwnActivity[], now: number): OwnActivity | undefined =>
  own
    .filter(
      ({ participation, state, starts_at }) =>
        participation === 'joined' && state !== 'cancelled' && Date.parse(starts_at) > now,
    )
    .sort((one, other) => Date.parse(one.starts_at) - Date.parse(other.starts_at))[0]

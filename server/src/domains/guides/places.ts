import type { GuidePlace, OpenSpan } from '@plaza/shared/api'
import type { StoredGuidePlace } from '../../data/schema/index'
import { hoursOf } from '../places/hours'
import { minuteOf } from '../time'

const DAYS_A_WEEK = 7

const weekOf = (hours: StoredGuidePlace['hours']): OpenSpan[][] =>
  Array.from({ length: DAYS_A_WEEK }, (_, day) =>
    hours
      .filter(({ days }) => days.includes(day + 1))
      .map(({ from, to }) => ({ from: minuteOf(from), to: minuteOf(to) })),
  )

/** An office is closed on public holidays, unless it says otherwise. */
export const toGuidePlace = (
  { hours, open_on_holidays, ...place }: StoredGuidePlace,
  holidays: ReadonlySet<string>,
  now: number,
): GuidePlace => ({
  ...place,
  hours: hoursOf({ week: weekOf(hours), holidayHours: open_on_holidays ? null : [] }, holidays, now),
})

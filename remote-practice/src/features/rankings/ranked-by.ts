import type { RankedItem } from '@plaza/shared/api'
import { hoursText } from '../../volunteer-words/volunteer.text'
import { t } from './rankings.text'

/** What a ranking is by. */
export const rankedBys = ['hours', 'members'] as const
export type RankedBy = (typeof rankedBys)[number]

export const amountOf = (by: RankedBy, { hours, members = 0 }: RankedItem): number =>
  by === 'members' ? members : hours

export const amountText = (by: RankedBy, { hours, members = 0 }: RankedItem): string =>
  by === 'members' ? t.members(members) : t.hours(hoursText(hours))

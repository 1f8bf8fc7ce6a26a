import * as v from 'valibot'
import { type FutureTime, isFutureTime, isPastTime, type PastTime, type TimeOfDay } from '../../moments'

export const PastMoment = v.custom<PastTime>(
  isPastTime,
  'A moment that has been, as "edition 06:58" (see seed/moments.ts)',
)
export const AnyMoment = v.custom<PastTime | FutureTime>(
  (words) => isPastTime(words) || isFutureTime(words),
  'A moment, as "edition 06:58" or "sunday 09:00" (see seed/moments.ts)',
)
export const ClockTime = v.custom<TimeOfDay>(
  (words) => typeof words === 'string' && /^([01]?\d|2[0-4]):[0-5]\d$/.test(words),
  'A time of the day, as 9:00',
)

import * as v from 'valibot'
import { type Clock, type Coming, isComing, isPast, type Past } from '../../moments'

export const PastMoment = v.custom<Past>(isPast, 'A moment that has been, as "edition 06:58" (see seed/moments.ts)')
export const AnyMoment = v.custom<Past | Coming>(
  (words) => isPast(words) || isComing(words),
  'A moment, as "edition 06:58" or "sunday 09:00" (see seed/moments.ts)',
)
export const ClockTime = v.custom<Clock>(
  (words) => typeof words === 'string' && /^([01]?\d|2[0-4]):[0-5]\d$/.test(words),
  'A time of the day, as 9:00',
)

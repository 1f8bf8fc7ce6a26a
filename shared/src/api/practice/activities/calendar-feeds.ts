import * as v from 'valibot'
import { del, get, group, post } from '../../core/endpoint'
import { Moment, Ok } from '../../core/fields'

/** Own activities as an address to which a calendar subscribes. Whoever has it reads them; it names nobody. */
export const calendarFeeds = group('calendarFeeds', {
  own: get('/my_calendar', {
    summary: 'Whether the person has an address for calendars; the address itself is told only when it is made',
    domain: 'asc',
    data: v.object({ made_at: v.nullable(Moment) }),
    needsToken: true,
  }),
  make: post('/my_calendar', {
    summary: 'Makes an address for calendars (RFC 5545); an earlier one ends',
    domain: 'asc',
    data: v.object({ address: v.string(), made_at: Moment }),
    needsToken: true,
  }),
  revoke: del('/my_calendar', {
    summary: 'Ends the address for calendars',
    domain: 'asc',
    data: Ok,
    needsToken: true,
  }),
})

import * as v from 'valibot'
import { del, get, group } from '../core/endpoint'
import { Id, Moment, Ok } from '../core/fields'

export const devices = group('devices', {
  list: get('/v2/consumer/proxies', {
    summary: 'Devices that are logged in as the person',
    domain: 'ucenter',
    data: v.object({
      list: v.array(
        v.object({
          id: Id,
          device: v.string(),
          /** The network of the login, shortened: `203.0.*.*`; `local` for a private one, empty if unknown. */
          network: v.string(),
          created_at: Moment,
          seen_at: Moment,
          current: v.boolean(),
        }),
      ),
    }),
    needsToken: true,
  }),
  revoke: del('/v2/consumer/proxies', {
    summary: 'Ends the session of one device; `others` ends all but the own one',
    domain: 'ucenter',
    query: v.object({ id: Id }),
    data: Ok,
    needsToken: true,
  }),
})

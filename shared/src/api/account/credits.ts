import * as v from 'valibot'
import { get, group } from '../core/endpoint'
import { Id, Moment, PageQuery, pageOf } from '../core/fields'

export const credits = group('credits', {
  system: get('/v1/credit_system', {
    summary: 'Credit config: 5 publish, 6 volunteer, 7 order, 8 IdRealName, 9 faceRealName, 10 isRealNameOpen',
    domain: 'ucenter',
    data: v.object({ list: v.array(v.object({ code: v.number(), config_value: v.string() })) }),
    cacheable: true,
  }),
  mine: get('/v1/my_credits', {
    summary: 'Own credits by type, newest first',
    domain: 'ucenter',
    query: v.object({ ...PageQuery.entries, type: v.optional(v.picklist(['all', 'in', 'out'])) }),
    data: v.object({
      ...pageOf(v.object({ id: Id, title: v.string(), credits: v.number(), created_at: Moment })).entries,
      balance: v.number(),
    }),
    needsToken: true,
    planned: true,
  }),
})

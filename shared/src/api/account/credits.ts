import * as v from 'valibot'
import { get, group } from '../core/endpoint'
import { Count, Id, Moment, PageQuery, pageOf } from '../core/fields'

/** Codes of the credit config for which credits are given. */
export const CreditType = v.picklist(['5', '6', '7', '8', '9'])
export type CreditType = v.InferOutput<typeof CreditType>

export const credits = group('credits', {
  system: get('/v1/credit_system', {
    summary: 'Credit config: 5 publish, 6 volunteer, 7 order, 8 IdRealName, 9 faceRealName, 10 isRealNameOpen',
    domain: 'ucenter',
    data: v.object({ list: v.array(v.object({ code: v.number(), config_value: v.string() })) }),
    cacheable: true,
  }),
  mine: get('/v1/my_credits', {
    summary: 'Own credits, newest first, of one code of the credit config or of all; each page has the sums by code',
    domain: 'ucenter',
    query: v.object({ ...PageQuery.entries, type: v.optional(CreditType) }),
    data: v.object({
      ...pageOf(v.object({ id: Id, type: CreditType, title: v.string(), credits: v.number(), created_at: Moment }))
        .entries,
      balance: v.number(),
      types: v.array(v.object({ type: CreditType, credits: v.number(), times: Count })),
    }),
    needsToken: true,
  }),
})

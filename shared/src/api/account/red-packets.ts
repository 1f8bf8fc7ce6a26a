import * as v from 'valibot'
import { codes } from '../core/codes'
import { get, group, post } from '../core/endpoint'
import { Cents, Id, Moment, PageQuery, pageOf } from '../core/fields'

export const RedPacket = v.object({
  id: Id,
  title: v.string(),
  /** Who gives it. */
  sender: v.string(),
  state: v.picklist(['sealed', 'opened', 'expired']),
  /** Not told before it is opened. */
  cents: v.nullable(Cents),
  created_at: Moment,
  expires_at: Moment,
  opened_at: v.nullable(Moment),
})
export type RedPacket = v.InferOutput<typeof RedPacket>

export const redPackets = group('redPackets', {
  list: get('/red_packets', {
    summary: 'Own red packets, newest first',
    domain: 'asc',
    query: PageQuery,
    data: pageOf(RedPacket),
    needsToken: true,
  }),
  unwrap: post('/red_packets/:id/opening', {
    summary: 'Opens a red packet; its money enters the wallet once, however often it is opened',
    domain: 'asc',
    data: RedPacket,
    needsPhone: true,
    passCodes: [codes.tooLate],
  }),
})

import * as v from 'valibot'
import { get, group, post } from '../core/endpoint'
import { Captcha, Cents, Count, Flag, Id, Moment, PageQuery, pageOf, text } from '../core/fields'

/** Amounts are integer cents. Ledger rows are immutable. */
export const LedgerRow = v.object({
  id: Id,
  kind: v.picklist(['reward', 'red-packet', 'transfer', 'refund', 'adjustment']),
  title: v.string(),
  cents: Cents,
  balance: Cents,
  created_at: Moment,
})
export const TransferState = v.picklist(['reviewing', 'paying', 'paid', 'refused', 'failed'])
export const Transfer = v.object({
  id: Id,
  way: v.picklist(['alipay', 'wechat']),
  /** Masked. */
  account: v.string(),
  cents: Cents,
  fee_cents: Cents,
  state: TransferState,
  reason: v.nullable(v.string()),
  created_at: Moment,
  finished_at: v.nullable(Moment),
})
export type Transfer = v.InferOutput<typeof Transfer>
export const TransferConfig = v.object({
  min_cents: Cents,
  max_cents: Cents,
  day_cents: Cents,
  day_times: Count,
  /** In ten-thousandths. */
  fee_rate: Count,
  min_fee_cents: Cents,
  needs_real_name: Flag,
  note: v.string(),
})

/** `key` makes the transfer idempotent; `amount` is in cents, a positive integer. */
const TransferBody = v.object({
  cents: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  captcha: v.optional(Captcha),
  key: v.pipe(v.string(), v.uuid()),
})

export const wallets = group('wallets', {
  account: get('/account', {
    summary: 'The balance',
    domain: 'asc',
    data: v.object({ cents: Cents, frozen_cents: Cents, total_cents: Cents }),
    needsToken: true,
    planned: true,
  }),
  details: get('/account/details', {
    summary: 'The ledger of a month (YYYY-MM), newest first',
    domain: 'asc',
    query: v.object({ ...PageQuery.entries, month: v.optional(v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/))) }),
    data: v.object({ ...pageOf(LedgerRow).entries, in_cents: Cents, out_cents: Cents }),
    needsToken: true,
    planned: true,
  }),
  transfers: get('/transfers', {
    summary: 'Own transfers, newest first',
    domain: 'asc',
    query: PageQuery,
    data: pageOf(Transfer),
    needsToken: true,
    planned: true,
  }),
  transferOne: get('/transfers/:id', {
    summary: 'An own transfer',
    domain: 'asc',
    data: Transfer,
    missingPanel: true,
    needsToken: true,
    planned: true,
  }),
  ways: get('/h5_transfer_config', {
    summary: 'Ways to be paid that are open in H5',
    domain: 'asc',
    data: v.object({ alipay: Flag, wechat: Flag }),
    planned: true,
  }),
  limits: get('/transfer_config', {
    summary: 'Limits and fees; an unknown address is silent',
    domain: 'asc',
    data: TransferConfig,
    silentStatuses: [404],
    planned: true,
  }),
  wechatAccount: get('/transfer_wechat', {
    summary: 'The WeChat account that is bound',
    domain: 'asc',
    data: v.object({ bound: v.boolean(), nickname: v.string() }),
    needsToken: true,
    planned: true,
  }),
  wechatDomain: get('/mp_wechat_domain', {
    summary: 'Where WeChat authorises a payment',
    domain: 'asc',
    data: v.object({ domain: v.string() }),
    planned: true,
  }),
  bindAlipay: post('/transfer_alipay', {
    summary: 'Binds an Alipay account, after a captcha',
    domain: 'asc',
    body: v.object({ account: text(60, 4), real_name: text(30, 2), captcha: Captcha }),
    data: v.object({ account: v.string() }),
    needsPhone: true,
    planned: true,
  }),
  transfer: post('/transfers', {
    summary: 'Withdraws to Alipay',
    domain: 'asc',
    body: TransferBody,
    data: Transfer,
    needsPhone: true,
    planned: true,
  }),
  transferWechat: post('/wechat_transfers', {
    summary: 'Withdraws to WeChat',
    domain: 'asc',
    body: TransferBody,
    data: Transfer,
    needsPhone: true,
    planned: true,
  }),
})

export const redPackets = group('redPackets', {
  list: get('/red_packets', {
    summary: 'Own red packets, newest first',
    domain: 'asc',
    query: PageQuery,
    data: pageOf(
      v.object({
        id: Id,
        title: v.string(),
        cents: Cents,
        opened: v.boolean(),
        created_at: Moment,
        expires_at: Moment,
      }),
    ),
    needsToken: true,
    planned: true,
  }),
  unwrap: post('/red_packets/:id/opening', {
    summary: 'Opens a red packet; once',
    domain: 'asc',
    data: v.object({ cents: Cents }),
    needsPhone: true,
    planned: true,
  }),
})

import * as v from 'valibot'
import { codes } from '../core/codes'
import { get, group, post } from '../core/endpoint'
import { Captcha, Cents, Count, Flag, Id, Moment, PageQuery, pageOf, text } from '../core/fields'
import { TOO_MANY } from './login'
import { Transfer, TransferBody, TransferConfig, TransferDetail, TransferTarget } from './transfers'

export const StatementKind = v.picklist(['reward', 'red-packet', 'transfer', 'refund', 'adjustment'])
export type StatementKind = v.InferOutput<typeof StatementKind>

export const LedgerRow = v.object({
  id: Id,
  kind: StatementKind,
  title: v.string(),
  /** Negative for what left the wallet. */
  cents: Cents,
  /** Available after it. */
  balance: Cents,
  /** The transfer that it belongs to, to be linked. */
  transfer_id: v.nullable(Id),
  created_at: Moment,
})
export type LedgerRow = v.InferOutput<typeof LedgerRow>

/** A month as YYYY-MM, by the site's clock. */
const Month = v.pipe(v.string(), v.regex(/^20\d{2}-(0[1-9]|1[0-2])$/))

/** Refusals that the form shows next to its fields. */
export const cashOutCodes = [
  codes.captchaWrong,
  codes.captchaSpent,
  codes.captchaNeeded,
  codes.moneyShort,
  codes.amountLow,
  codes.amountHigh,
  codes.dayLimit,
  codes.realNameNeeded,
  codes.targetNeeded,
  codes.nameDiffers,
  codes.phoneTooNew,
  codes.wayClosed,
  codes.keyReused,
  codes.stateChanged,
  codes.tooMany,
] as const

export const wallets = group('wallets', {
  account: get('/account', {
    summary:
      'The balance: available, frozen by transfers, both; what was withdrawn today; red packets to open; the first month with entries',
    domain: 'asc',
    data: v.object({
      cents: Cents,
      frozen_cents: Cents,
      total_cents: Cents,
      today_cents: Cents,
      today_times: Count,
      /** Red packets that can still be opened. */
      sealed_packets: Count,
      first_month: v.nullable(Month),
    }),
    needsToken: true,
  }),
  details: get('/account/details', {
    summary:
      'The statement of a month, this one by default, newest first, of one kind or of all; each page has the sums of the whole month',
    domain: 'asc',
    query: v.object({ ...PageQuery.entries, month: v.optional(Month), kind: v.optional(StatementKind) }),
    data: v.object({
      ...pageOf(LedgerRow).entries,
      month: Month,
      in_cents: Cents,
      out_cents: Cents,
      /** Days with entries (YYYY-MM-DD), oldest first. */
      days: v.array(v.object({ day: v.pipe(v.string(), v.isoDate()), in_cents: Cents, out_cents: Cents })),
    }),
    needsToken: true,
  }),
  csv: get('/account/details/csv', {
    summary: 'The statement of a month as a CSV file',
    domain: 'asc',
    query: v.object({ month: Month }),
    data: v.object({ name: v.string(), csv: v.string() }),
    needsToken: true,
  }),
  transfers: get('/transfers', {
    summary: 'Own transfers, newest first; with a key the one that was made with it, after an answer that was lost',
    domain: 'asc',
    query: v.object({ ...PageQuery.entries, key: v.optional(v.pipe(v.string(), v.uuid())) }),
    data: pageOf(Transfer),
    needsToken: true,
  }),
  transferOne: get('/transfers/:id', {
    summary: 'An own transfer with the states that it has been in',
    domain: 'asc',
    data: TransferDetail,
    missingPanel: true,
    needsToken: true,
  }),
  ways: get('/h5_transfer_config', {
    summary: 'Ways to be paid that are open in H5',
    domain: 'asc',
    data: v.object({ alipay: Flag, wechat: Flag }),
  }),
  limits: get('/transfer_config', {
    summary: 'Limits and fees; an unknown address is silent',
    domain: 'asc',
    data: TransferConfig,
    silentStatuses: [404],
  }),
  wechatAccount: get('/transfer_wechat', {
    summary: 'The WeChat account that is bound',
    domain: 'asc',
    data: v.object({ ...TransferTarget.entries, nickname: v.string() }),
    needsToken: true,
  }),
  alipayAccount: get('/transfer_alipay', {
    summary: 'The Alipay account that is bound',
    domain: 'asc',
    data: TransferTarget,
    needsToken: true,
  }),
  wechatDomain: get('/mp_wechat_domain', {
    summary: 'Where WeChat authorises a payment',
    domain: 'asc',
    data: v.object({ domain: v.string() }),
  }),
  sendCaptcha: post('/transfer_captcha', {
    summary: 'Sends a captcha to the own phone, for a transfer or a new Alipay account',
    domain: 'asc',
    /** The code itself only where messages are kept instead of sent. */
    data: v.object({ resend_after: Count, captcha: v.optional(Captcha) }),
    needsPhone: true,
    passCodes: [codes.tooMany],
    silentStatuses: TOO_MANY,
  }),
  bindAlipay: post('/transfer_alipay', {
    summary: 'Binds an Alipay account, after a captcha; the name of a verified person has to be the same',
    domain: 'asc',
    body: v.object({ account: text(60, 4), real_name: text(30, 2), captcha: Captcha }),
    data: TransferTarget,
    needsPhone: true,
    passCodes: [codes.captchaWrong, codes.captchaSpent, codes.nameDiffers, codes.phoneTooNew, codes.tooMany],
    silentStatuses: TOO_MANY,
  }),
  transfer: post('/transfers', {
    summary: 'Withdraws to Alipay',
    domain: 'asc',
    body: TransferBody,
    data: TransferDetail,
    needsPhone: true,
    passCodes: cashOutCodes,
    silentStatuses: TOO_MANY,
  }),
  transferWechat: post('/wechat_transfers', {
    summary: 'Withdraws to WeChat',
    domain: 'asc',
    body: TransferBody,
    data: TransferDetail,
    needsPhone: true,
    passCodes: cashOutCodes,
    silentStatuses: TOO_MANY,
  }),
})

import * as v from 'valibot'
import { Captcha, Cents, Count, Flag, Id, Moment } from '../core/fields'

export const TransferWay = v.picklist(['alipay', 'wechat'])
export type TransferWay = v.InferOutput<typeof TransferWay>

/**
 * `awaiting-confirmation`: the person has to confirm in WeChat. In `failed`, `expired`, `refused` and `reversed` the money
 * is back in the wallet.
 */
export const TransferState = v.picklist([
  'created',
  'reviewing',
  'submitted',
  'awaiting-confirmation',
  'success',
  'failed',
  'expired',
  'refused',
  'reversed',
])
export type TransferState = v.InferOutput<typeof TransferState>

/** How the person confirms a transfer: on a page of the provider, or by WeChat's `requestMerchantTransfer`. */
const Confirmation = v.variant('kind', [
  v.object({ kind: v.literal('page'), url: v.string(), expires_at: Moment }),
  v.object({
    kind: v.literal('wechat'),
    app_id: v.string(),
    mch_id: v.string(),
    package: v.string(),
    expires_at: Moment,
  }),
])

export const Transfer = v.object({
  id: Id,
  way: TransferWay,
  /** Masked. */
  account: v.string(),
  /** What leaves the wallet; `cents - fee_cents` arrives. */
  cents: Cents,
  fee_cents: Cents,
  state: TransferState,
  /** Why it was refused, failed or reversed, in the reader's language. */
  reason: v.nullable(v.string()),
  created_at: Moment,
  finished_at: v.nullable(Moment),
})
export type Transfer = v.InferOutput<typeof Transfer>

export const TransferDetail = v.object({
  ...Transfer.entries,
  /** States that it has been in, oldest first. */
  steps: v.array(v.object({ state: TransferState, at: Moment })),
  /** In `awaiting-confirmation`. */
  confirmation: v.nullable(Confirmation),
})
export type TransferDetail = v.InferOutput<typeof TransferDetail>

export const TransferConfig = v.object({
  min_cents: Cents,
  max_cents: Cents,
  /** Limits of a day for one person, by the site's clock. */
  day_cents: Cents,
  day_times: Count,
  /** In ten-thousandths. */
  fee_rate: Count,
  min_fee_cents: Cents,
  needs_real_name: Flag,
  /** A larger sum needs a captcha, as does the first transfer to an account. */
  captcha_above_cents: Cents,
  /** No transfers for so long after a phone was changed. */
  cool_down_hours: Count,
  note: v.string(),
})
export type TransferConfig = v.InferOutput<typeof TransferConfig>

/** The fee of a transfer: its rate rounded up to a cent, at least the minimum, never more than the sum. */
export function transferFee(
  { fee_rate, min_fee_cents }: Pick<TransferConfig, 'fee_rate' | 'min_fee_cents'>,
  cents: number,
): number {
  return Math.min(cents, Math.max(min_fee_cents, Math.ceil((cents * fee_rate) / 10_000)))
}

export const TransferBody = v.object({
  cents: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  /** The fee that the person saw; refused (`stateChanged`) if it is another one now. */
  fee_cents: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  captcha: v.optional(Captcha),
  /** Makes the transfer idempotent: made once per draft, sent again with each attempt. */
  key: v.pipe(v.string(), v.uuid()),
})

/** An account that transfers go to. */
export const TransferTarget = v.object({
  bound: v.boolean(),
  /** Masked; empty if none is bound. */
  account: v.string(),
  /** Nothing was paid to it yet: a transfer needs a captcha. */
  is_new: v.boolean(),
})

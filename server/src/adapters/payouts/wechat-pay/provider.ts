import { HOUR_MS } from '@plaza/shared/format'
import * as v from 'valibot'
import type { PayoutFailure } from '../../../data/schema/index'
import type { WechatPayAccount } from '../../../provider-accounts'
import type { PayoutOrder, PayoutOutcome, PayoutProvider } from '../../../transport/ports/payouts'
import {
  connection,
  createWechatPayClient,
  type WechatPayClient,
  type WechatPayConnection,
  WechatPayError,
} from './client'
import { Ciphertext, decrypt, encryptFor } from './signature'
import { statementRows } from './statement'

const BILLS = '/v3/fund-app/mch-transfer/transfer-bills'
/** WeChat closes a transfer that the person has not confirmed. */
const CONFIRM_HOURS = 24
/** Below this sum WeChat takes no name, from 2,000 yuan on it demands one. */
const NAME_FROM_CENTS = 30

const Bill = v.object({
  out_bill_no: v.string(),
  transfer_bill_no: v.string(),
  state: v.string(),
  create_time: v.optional(v.string()),
  fail_reason: v.optional(v.string(), ''),
  transfer_amount: v.optional(v.number()),
  /** In the answer to an order alone; the same one each time. */
  package_info: v.optional(v.string()),
})
type Bill = v.InferOutput<typeof Bill>

const FinishedBill = v.object({ ...Bill.entries, mch_id: v.string() })
const Notice = v.object({ event_type: v.string(), resource: Ciphertext })
const StatementAnswer = v.object({ hash_type: v.literal('SHA1'), hash_value: v.string(), download_url: v.string() })

/** Why WeChat did not pay, by `fail_reason`; every other one is `other`. */
const failures: Readonly<Record<string, PayoutFailure>> = {
  ACCOUNT_NOT_EXIST: 'account-unknown',
  ACCOUNT_FROZEN: 'account-unknown',
  PAYEE_ACCOUNT_ABNORMAL: 'account-unknown',
  OPENID_INVALID: 'account-unknown',
  NAME_NOT_CORRECT: 'name-differs',
  NAME_NOT_MATCH: 'name-differs',
  REALNAME_CHECK_ERROR: 'name-differs',
  REAL_NAME_CHECK_FAIL: 'name-differs',
  RECEIVE_ACCOUNT_NOT_CONFIGURE: 'account-limited',
  RECEIVE_ACCOUNT_LIMIT: 'account-limited',
  PAYEE_DAY_QUOTA_EXCEED: 'account-limited',
  TRANSFER_QUOTA_EXCEED: 'account-limited',
  DAY_RECEIVED_COUNT_EXCEED: 'account-limited',
  DAY_RECEIVED_QUOTA_EXCEED: 'account-limited',
  NOT_ENOUGH: 'out-of-money',
}
const EXPIRED = 'OVERDUE_CLOSE'
/** Codes with which WeChat refuses an order that it then does not have. */
const refusals: Readonly<Record<string, PayoutFailure>> = {
  NOT_ENOUGH: 'out-of-money',
  NO_AUTH: 'other',
  PARAM_ERROR: 'other',
}

/** Pays by a merchant's transfer, which the person confirms in WeChat (WeChat Pay API v3, 商家转账). */
export function wechatPayProvider(
  account: WechatPayAccount,
  callbackUrl: string,
  wechat: WechatPayConnection = connection,
): PayoutProvider {
  const client = createWechatPayClient(account, wechat)
  const { mchId, appId } = account

  function outcomeOf({ state, transfer_bill_no: providerId, transfer_amount: cents, ...bill }: Bill): PayoutOutcome {
    const { create_time, fail_reason, package_info } = bill
    if (state === 'SUCCESS') return { state: 'success', providerId, ...(cents !== undefined && { cents }) }
    if (state === 'CANCELLED' || (state === 'FAIL' && fail_reason === EXPIRED)) return { state: 'expired' }
    if (state === 'FAIL') return { state: 'failed', reason: failures[fail_reason] ?? 'other' }
    if (state !== 'WAIT_USER_CONFIRM') return { state: 'processing' }
    const created = create_time ? Date.parse(create_time) : Date.now()
    const expires_at = new Date(created + CONFIRM_HOURS * HOUR_MS).toISOString()
    const confirmation = package_info
      ? ({ kind: 'wechat', app_id: appId, mch_id: mchId, package: package_info, expires_at } as const)
      : null
    return { state: 'awaiting-confirmation', confirmation }
  }

  async function query(id: string): Promise<PayoutOutcome> {
    try {
      return outcomeOf(await client.ask(Bill, { method: 'GET', path: `${BILLS}/out-bill-no/${id}` }))
    } catch (error) {
      if (error instanceof WechatPayError && error.code === 'NOT_FOUND') return { state: 'unknown' }
      throw error
    }
  }

  return {
    query,
    async submit(order) {
      const call = { method: 'POST', path: BILLS, ...(await bodyOf(client, account, callbackUrl, order)) } as const
      try {
        return outcomeOf(await client.ask(Bill, call))
      } catch (error) {
        const reason = error instanceof WechatPayError && error.status < 500 ? refusals[error.code] : undefined
        if (!reason) throw error
        // A refused repetition says nothing of the order before it, which the person may still confirm.
        const known = await query(order.id)
        return known.state === 'unknown' ? { state: 'failed', reason } : known
      }
    },
    async readCallback({ headers, body }) {
      if (!(await client.isGenuine(headers, body))) return null
      const { resource } = v.parse(Notice, JSON.parse(body))
      const bill = v.parse(FinishedBill, JSON.parse(decrypt(resource, account.apiKey)))
      if (bill.mch_id !== mchId) return null
      return { id: bill.out_bill_no, outcome: outcomeOf(bill), answer: new Response(null, { status: 204 }) }
    },
    async statement(day) {
      const path = `/v3/bill/fundflowbill?bill_date=${day}&account_type=OPERATION`
      try {
        const { download_url, hash_value } = await client.ask(StatementAnswer, { method: 'GET', path })
        return statementRows(await client.download(download_url), hash_value)
      } catch (error) {
        if (error instanceof WechatPayError && error.code === 'NO_STATEMENT_EXIST') return []
        throw error
      }
    },
  }
}

/** An order's body, the same in each attempt but for the encryption of the name. */
async function bodyOf(
  { keys }: WechatPayClient,
  { appId, scene }: WechatPayAccount,
  callbackUrl: string,
  { id, account, name, cents }: PayoutOrder,
) {
  const named = name !== '' && cents >= NAME_FROM_CENTS ? await keys.current() : null
  return {
    ...(named && { headers: { 'wechatpay-serial': named.serial } }),
    body: {
      appid: appId,
      out_bill_no: id,
      transfer_scene_id: scene.id,
      openid: account,
      ...(named && { user_name: encryptFor(named.key, name) }),
      transfer_amount: cents,
      transfer_remark: scene.remark,
      notify_url: callbackUrl,
      transfer_scene_report_infos: scene.report.map(([info_type, info_content]) => ({ info_type, info_content })),
    },
  }
}

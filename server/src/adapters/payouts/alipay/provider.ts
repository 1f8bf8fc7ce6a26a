import { formatYuan, momentOf, parseYuan, shiftDate } from '@plaza/shared/format'
import * as v from 'valibot'
import type { PayoutFailure } from '../../../data/schema/index'
import type { AlipayAccount } from '../../../provider-accounts'
import type { PayoutOutcome, PayoutProvider, PayoutStatementRow } from '../../../transport/ports/payouts'
import { type AlipayConnection, AlipayError, connection, createAlipayClient } from './client'
import { alipayTime } from './signature'

/** The product and the scene of a transfer to one account, in an order and in each question about it. */
const PRODUCT = { product_code: 'TRANS_ACCOUNT_NO_PWD', biz_scene: 'DIRECT_TRANSFER' } as const
const CHANGED = 'alipay.fund.trans.order.changed'
const PAGE_SIZE = 2_000
/** What Alipay takes for a transfer stands in its own line, with the order's number. */
const CHARGE = '收费'
/** An order number of ours. */
const ORDER = /^[a-z0-9]{27}$/

const Order = v.object({
  out_biz_no: v.string(),
  order_id: v.optional(v.string(), ''),
  status: v.string(),
  error_code: v.optional(v.string(), ''),
  trans_amount: v.optional(v.string()),
})
type Order = v.InferOutput<typeof Order>

const AccountLog = v.object({
  total_size: v.pipe(v.union([v.string(), v.number()]), v.transform(Number)),
  detail_list: v.optional(
    v.array(
      v.object({
        alipay_order_no: v.optional(v.string(), ''),
        merchant_order_no: v.optional(v.string(), ''),
        trans_amount: v.string(),
        direction: v.string(),
        type: v.optional(v.string(), ''),
      }),
    ),
    [],
  ),
})
const kinds: Readonly<Record<string, PayoutStatementRow['kind']>> = { 支出: 'paid', 收入: 'returned' }

/** Why Alipay did not pay, by its code; every other one is `other`. */
const failures: Readonly<Record<string, PayoutFailure>> = {
  PAYEE_NOT_EXIST: 'account-unknown',
  PAYEE_ACC_OCUPIED: 'account-unknown',
  PAYEE_ACCOUNT_NOT_EXSIT: 'account-unknown',
  PAYEE_ACCOUNT_STATUS_ERROR: 'account-unknown',
  PAYEE_USER_INFO_ERROR: 'name-differs',
  PERMIT_NON_BANK_LIMIT_PAYEE: 'account-limited',
  PAYEE_CERT_INFO_ERROR: 'account-limited',
  PAYEE_CERTIFY_LEVEL_LIMIT: 'account-limited',
  BALANCE_IS_NOT_ENOUGH: 'out-of-money',
  PAYER_BALANCE_NOT_ENOUGH: 'out-of-money',
}
/** Codes with which Alipay refuses an order that it then does not have. What is not here leaves it open. */
const refusals: Readonly<Record<string, PayoutFailure>> = {
  ...failures,
  INVALID_PARAMETER: 'other',
  PERMIT_CHECK_PERM_LIMITED: 'other',
  EXCEED_LIMIT_SM_AMOUNT: 'other',
  EXCEED_LIMIT_DM_AMOUNT: 'other',
  EXCEED_LIMIT_DM_MAX_AMOUNT: 'other',
}

function outcomeOf({ status, order_id, error_code, trans_amount }: Order): PayoutOutcome {
  const cents = trans_amount === undefined ? null : parseYuan(trans_amount)
  if (status === 'SUCCESS') return { state: 'success', providerId: order_id, ...(cents !== null && { cents }) }
  if (status === 'REFUND') return { state: 'returned' }
  if (status === 'FAIL') return { state: 'failed', reason: failures[error_code] ?? 'other' }
  if (status === 'CLOSED') return { state: 'expired' }
  return { state: 'processing' }
}

/** Pays by a transfer to an Alipay account, which arrives without the person (alipay.fund.trans.uni.transfer). */
export function alipayProvider(account: AlipayAccount, alipay: AlipayConnection = connection): PayoutProvider {
  const client = createAlipayClient(account, alipay)

  async function query(id: string): Promise<PayoutOutcome> {
    try {
      return outcomeOf(await client.ask(Order, 'alipay.fund.trans.common.query', { ...PRODUCT, out_biz_no: id }))
    } catch (error) {
      if (error instanceof AlipayError && error.subCode === 'ORDER_NOT_EXIST') return { state: 'unknown' }
      throw error
    }
  }

  async function statementPage(day: string, page: number) {
    return client.ask(AccountLog, 'alipay.data.bill.accountlog.query', {
      start_time: alipayTime(momentOf(`${day}T00:00`)),
      // Alipay leaves out the end.
      end_time: alipayTime(momentOf(`${shiftDate(day, 1)}T00:00`)),
      page_no: String(page),
      page_size: String(PAGE_SIZE),
    })
  }

  return {
    query,
    async submit({ id, account: login, name, cents }) {
      try {
        const order = await client.ask(Order, 'alipay.fund.trans.uni.transfer', {
          ...PRODUCT,
          out_biz_no: id,
          trans_amount: formatYuan(cents),
          order_title: account.title,
          remark: account.title,
          payee_info: { identity: login, identity_type: 'ALIPAY_LOGON_ID', name },
        })
        return outcomeOf(order)
      } catch (error) {
        const reason = error instanceof AlipayError ? refusals[error.subCode] : undefined
        if (!reason) throw error
        // A refused repetition says nothing of the order before it, which may have been paid.
        const known = await query(id)
        return known.state === 'unknown' ? { state: 'failed', reason } : known
      }
    },
    async readCallback({ body }) {
      const parameters = Object.fromEntries(new URLSearchParams(body))
      if (!(await client.isGenuine(parameters))) return null
      if (parameters.app_id !== account.appId || parameters.msg_method !== CHANGED) return null
      const order = v.parse(Order, JSON.parse(parameters.biz_content ?? ''))
      return { id: order.out_biz_no, outcome: outcomeOf(order), answer: new Response('success') }
    },
    async statement(day) {
      const rows: PayoutStatementRow[] = []
      for (let page = 1; ; page++) {
        const { detail_list, total_size } = await statementPage(day, page)
        for (const { merchant_order_no: id, alipay_order_no: providerId, trans_amount, ...line } of detail_list) {
          const cents = parseYuan(trans_amount.replace(/^-/, ''))
          const kind = kinds[line.direction]
          if (!ORDER.test(id) || !kind || line.type === CHARGE) continue
          if (cents === null) throw new Error(`a statement with the sum ${trans_amount}`)
          rows.push({ id, providerId, cents, kind })
        }
        if (page * PAGE_SIZE >= total_size) return rows
      }
    },
  }
}

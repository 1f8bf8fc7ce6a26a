import { answeredBy, type Behaviour } from '../behaviour'
import { type AlipayCertificate, application, certificateOf, isApplications, notice, signedBy } from './messages'

interface StoredOrder {
  content: { out_biz_no: string; trans_amount: string; [name: string]: unknown }
  status: string
  errorCode: string
}

const startState = () => ({
  behaviour: 'documented' as Behaviour,
  orders: new Map<string, StoredOrder>(),
  /** State that a new order has. */
  firstStatus: 'SUCCESS',
  /** Code and sub-code of the next answers about orders. */
  refusal: undefined as [code: string, subCode: string] | undefined,
  /** Questions about orders are answered nevertheless. */
  refusesOrdersAlone: false,
  /** Certificate that signs. */
  certificate: 'alipay-1' as AlipayCertificate,
  /** Certificates that can be downloaded; the answer to any other serial is the first one. */
  listed: ['alipay-1'] as AlipayCertificate[],
  certificatesFetched: 0,
  /** Changes a byte of each answer after it was signed. */
  changesAnswers: false,
  /** Lines of the account: order, `支出` or `收入`, yuan. */
  accountLog: [] as [order: string, direction: string, yuan: string, type?: string][],
  pageSize: 2_000,
})
type PlatformState = ReturnType<typeof startState>

const orderOf = ({ content, status, errorCode }: StoredOrder) => ({
  out_biz_no: content.out_biz_no,
  order_id: `ali-${content.out_biz_no}`,
  pay_fund_order_id: `fund-${content.out_biz_no}`,
  trans_amount: content.trans_amount,
  status,
  ...(errorCode && { error_code: errorCode, fail_reason: '收款方：{}"账户异常' }),
})

const success = (data: object) => ({ code: '10000', msg: 'Success', ...data })
const failure = (code: string, sub_code: string) => ({ code, msg: 'Business Failed', sub_code, sub_msg: '业务失败' })

/** Takes an order; the same one again changes nothing. */
function takeOrder(state: PlatformState, content: StoredOrder['content']): object {
  const known = state.orders.get(content.out_biz_no)
  if (known && known.content.trans_amount !== content.trans_amount) return failure('40004', 'INVALID_PARAMETER')
  const order = known ?? { content, status: state.firstStatus, errorCode: '' }
  state.orders.set(content.out_biz_no, order)
  return success(orderOf(order))
}

function accountLog({ accountLog: lines, pageSize }: PlatformState, { page_no }: { page_no?: string }): object {
  const from = (Number(page_no) - 1) * pageSize
  const detail_list = lines
    .slice(from, from + pageSize)
    .map(([merchant_order_no, direction, trans_amount, type = '转账'], n) => ({
      ...{ trans_dt: '2026-11-26 10:00:00', account_log_id: `${from + n}`, alipay_order_no: `flow-${from + n}` },
      ...{ merchant_order_no, direction, trans_amount, balance: '100.00', type },
    }))
  return success({ page_no, page_size: String(pageSize), total_size: String(lines.length), detail_list })
}

function downloadCertificate(state: PlatformState, serial: string): object {
  state.certificatesFetched += 1
  const name = state.listed.find((one) => certificateOf(one).serial === serial) ?? state.listed[0] ?? 'alipay-1'
  return success({ alipay_cert_content: Buffer.from(certificateOf(name).text).toString('base64') })
}

function contentOf(state: PlatformState, method: string, content: Record<string, string>): object {
  if (method === 'alipay.open.app.alipaycert.download') return downloadCertificate(state, content.alipay_cert_sn ?? '')
  const isQuery = method === 'alipay.fund.trans.common.query'
  if (state.refusal && !(isQuery && state.refusesOrdersAlone)) return failure(...state.refusal)
  if (method === 'alipay.fund.trans.uni.transfer') return takeOrder(state, content as StoredOrder['content'])
  if (method === 'alipay.data.bill.accountlog.query') return accountLog(state, content)
  const order = isQuery && state.orders.get(content.out_biz_no ?? '')
  return order ? success(orderOf(order)) : failure('40004', isQuery ? 'ORDER_NOT_EXIST' : 'INVALID_METHOD')
}

async function answer(state: PlatformState, request: Request): Promise<Response> {
  const parameters = new URL(request.url).searchParams
  for (const [name, value] of new URLSearchParams(await request.text())) parameters.set(name, value)
  const method = parameters.get('method') ?? ''
  if (!isApplications(parameters))
    return signedBy(state.certificate, 'error', {
      code: '40002',
      msg: 'Invalid Arguments',
      sub_code: 'isv.invalid-signature',
    })
  const data = contentOf(state, method, JSON.parse(parameters.get('biz_content') ?? ''))
  const signed = signedBy(state.certificate, method, data)
  return state.changesAnswers ? new Response((await signed.text()).replace('"msg":"', '"msg":" ')) : signed
}

/**
 * Stand-in of Alipay's transfers to one application: checks the certificates and the signature of each request from what
 * arrived, signs what it says, and replaces its certificate on demand.
 */
export function alipayPlatform() {
  const state = startState()
  const orderNamed = (id: string): StoredOrder => {
    const order = state.orders.get(id)
    if (!order) throw new Error(`no order ${id}`)
    return order
  }
  return {
    state,
    account: application,
    call: answeredBy(
      (request) => answer(state, request),
      () => state.behaviour,
    ),
    /** Moves an order on. */
    finish(id: string, status: string, errorCode = ''): void {
      Object.assign(orderNamed(id), { status, errorCode })
    },
    /** A call-back as Alipay sends it, about an order of an application. */
    callback(
      id: string,
      {
        appId = application.appId,
        left = ['sign_type'] as readonly string[],
        method = 'alipay.fund.trans.order.changed',
      } = {},
    ) {
      const body = notice(
        state.certificate,
        {
          ...{ app_id: appId, charset: 'UTF-8', version: '1.1', notify_id: `notice-${id}` },
          ...{ msg_method: method, utc_timestamp: String(Date.now()) },
          biz_content: JSON.stringify({ ...orderOf(orderNamed(id)), action_type: 'FINISH' }),
        },
        left,
      )
      return { headers: new Headers({ 'content-type': 'application/x-www-form-urlencoded' }), body }
    },
    /** Signs with the next certificate; `isListed`: it can also be downloaded. */
    rotate(isListed = true): void {
      state.certificate = 'alipay-2'
      if (isListed) state.listed = ['alipay-1', 'alipay-2']
    },
  }
}

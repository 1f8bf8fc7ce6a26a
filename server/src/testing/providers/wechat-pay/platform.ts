import { createHash } from 'node:crypto'
import { answeredBy, type Behaviour } from '../behaviour'
import {
  certificateOf,
  decryptedName,
  encrypted,
  isMerchants,
  merchant,
  type PlatformSerial,
  signedBy,
} from './messages'

const BILLS = '/v3/fund-app/mch-transfer/transfer-bills'
const DOWNLOAD = '/v3/billdownload/file'
const YEAR_MS = 365 * 24 * 3600 * 1000
const HEAD =
  '记账时间,微信支付业务单号,资金流水单号,业务名称,业务类型,收支类型,收支金额(元),账户结余(元),资金变更提交申请人,备注,业务凭证号'

interface StoredBill {
  body: { out_bill_no: string; transfer_amount: number; user_name?: string; [name: string]: unknown }
  /** As WeChat decrypted it. */
  name: string
  state: string
  failReason: string
}

const startState = () => ({
  behaviour: 'documented' as Behaviour,
  bills: new Map<string, StoredBill>(),
  /** HTTP status and code of the next answers about orders and statements. */
  refusal: undefined as [status: number, code: string] | undefined,
  /** Questions about orders are answered nevertheless. */
  refusesOrdersAlone: false,
  /** Certificate that signs. */
  certificate: certificateOf('platform-1'),
  /** Certificates that `GET /v3/certificates` lists. */
  listed: ['platform-1'] as PlatformSerial[],
  certificatesFetched: 0,
  /** Rows of the statement: order, `支出` or `收入`, yuan. */
  statement: [] as [order: string, direction: string, yuan: string][],
  /** What the statement's file is, where it is another than named. */
  changedStatement: '',
})
type PlatformState = ReturnType<typeof startState>

const billOf = ({ body, state, failReason }: StoredBill) => ({
  mch_id: merchant.mchId,
  out_bill_no: body.out_bill_no,
  transfer_bill_no: `wx-${body.out_bill_no}`,
  create_time: '2026-11-26T10:00:00+08:00',
  state,
  ...(failReason && { fail_reason: failReason }),
})

const answerWith = ({ certificate }: PlatformState, data: object, status = 200) =>
  signedBy(certificate, JSON.stringify(data), status)

function listCertificates(state: PlatformState): Response {
  state.certificatesFetched += 1
  const data = state.listed.map((serial, order) => ({
    serial_no: serial,
    effective_time: new Date(Date.now() - YEAR_MS + order).toISOString(),
    expire_time: new Date(Date.now() + YEAR_MS).toISOString(),
    encrypt_certificate: encrypted(certificateOf(serial).text, 'certificate'),
  }))
  return answerWith(state, { data })
}

/** Takes an order; the same one again changes nothing. */
function takeOrder(state: PlatformState, text: string, serial: string | null): Response {
  const body = JSON.parse(text) as StoredBill['body']
  const known = state.bills.get(body.out_bill_no)
  if (known && known.body.transfer_amount !== body.transfer_amount)
    return answerWith(state, { code: 'INVALID_REQUEST' }, 400)
  if (!known) {
    if (body.user_name && serial !== state.certificate.serial) return answerWith(state, { code: 'PARAM_ERROR' }, 400)
    const name = body.user_name ? decryptedName(body.user_name, state.certificate) : ''
    state.bills.set(body.out_bill_no, { body, name, state: 'WAIT_USER_CONFIRM', failReason: '' })
  }
  const bill = state.bills.get(body.out_bill_no) as StoredBill
  return answerWith(state, { ...billOf(bill), package_info: `package-${body.out_bill_no}` })
}

function statementFile({ statement }: PlatformState): string {
  const rows = statement.map(([order, direction, yuan], n) =>
    ['2026-11-26 10:00:00', `4${n}`, `flow-${n}`, '商家转账', '转账', direction, yuan, '9.00', 'system', '', order]
      .map((cell) => `\`${cell}`)
      .join(','),
  )
  return `\uFEFF${[HEAD, ...rows, '资金流水总笔数,收入笔数', '`2,`1', ''].join('\r\n')}`
}

async function answer(state: PlatformState, nonces: Set<string>, request: Request): Promise<Response> {
  const text = await request.text()
  if (!isMerchants(request, text, nonces)) return answerWith(state, { code: 'SIGN_ERROR' }, 401)
  const { pathname, origin } = new URL(request.url)
  if (pathname === '/v3/certificates') return listCertificates(state)
  const isQuery = pathname.startsWith(`${BILLS}/`)
  if (state.refusal && !(isQuery && state.refusesOrdersAlone))
    return answerWith(state, { code: state.refusal[1], message: 'refused' }, state.refusal[0])
  if (pathname === BILLS) return takeOrder(state, text, request.headers.get('wechatpay-serial'))
  if (pathname === '/v3/bill/fundflowbill') {
    const hash_value = createHash('sha1').update(statementFile(state)).digest('hex')
    return answerWith(state, { hash_type: 'SHA1', hash_value, download_url: `${origin}${DOWNLOAD}?token=abc` })
  }
  if (pathname === DOWNLOAD) return new Response(state.changedStatement || statementFile(state))
  const bill = state.bills.get(pathname.replace(`${BILLS}/out-bill-no/`, ''))
  return bill ? answerWith(state, billOf(bill)) : answerWith(state, { code: 'NOT_FOUND' }, 404)
}

/**
 * Stand-in of WeChat Pay's transfers to one merchant: checks the signature of each request from what arrived, decrypts
 * names, signs and encrypts what it says, and replaces its certificate on demand.
 */
export function wechatPayPlatform() {
  const state = startState()
  const nonces = new Set<string>()
  const billNamed = (id: string): StoredBill => {
    const bill = state.bills.get(id)
    if (!bill) throw new Error(`no bill ${id}`)
    return bill
  }
  return {
    state,
    account: merchant,
    call: answeredBy(
      (request) => answer(state, nonces, request),
      () => state.behaviour,
    ),
    /** Moves a bill on. */
    finish(id: string, to: string, failReason = ''): void {
      Object.assign(billNamed(id), { state: to, failReason })
    },
    /** A call-back as WeChat sends it, about a merchant's bill. */
    callback(id: string, mchId = merchant.mchId): { headers: Headers; body: string } {
      const named = billNamed(id)
      const bill = JSON.stringify({ ...billOf(named), transfer_amount: named.body.transfer_amount, mch_id: mchId })
      const resource = { ...encrypted(bill, 'mch_payment'), original_type: 'mch_payment' }
      const body = JSON.stringify({ id: `notice-${id}`, event_type: 'MCHTRANSFER.BILL.FINISHED', resource })
      return { headers: signedBy(state.certificate, body).headers, body }
    },
    /** Signs with the next certificate; `isListed`: also names it to those who ask. */
    rotate(isListed = true): void {
      state.certificate = certificateOf('platform-2')
      if (isListed) state.listed = ['platform-1', 'platform-2']
    },
  }
}

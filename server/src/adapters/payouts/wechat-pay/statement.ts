import { createHash } from 'node:crypto'
import { parseYuan } from '@plaza/shared/format'
import type { PayoutStatementRow } from '../../../transport/ports/payouts'

const BYTE_ORDER_MARK = /^\uFEFF/
/** Before each value, so that spreadsheets take it for text. */
const MARK = /^`/
/** An order number of ours. */
const ORDER = /^[a-z0-9]{27}$/

const columns = { providerId: '资金流水单号', direction: '收支类型', sum: '收支金额(元)', order: '业务凭证号' } as const
const kinds: Readonly<Record<string, PayoutStatementRow['kind']>> = { 支出: 'paid', 收入: 'returned' }

/** Full-width brackets stand in some of WeChat's files. */
const halfWidth = (text: string) => text.replaceAll('（', '(').replaceAll('）', ')')

/**
 * Rows of WeChat's statement of an account's money (资金账单) that concern our orders. Throws for a file that is not the
 * one that WeChat named, or has another form: an empty statement would say that nothing was paid.
 */
export function statementRows(file: Buffer, sha1: string): PayoutStatementRow[] {
  if (createHash('sha1').update(file).digest('hex') !== sha1.toLowerCase())
    throw new Error('another statement than named')
  const [head = [], ...rows] = file
    .toString('utf8')
    .replace(BYTE_ORDER_MARK, '')
    .split(/\r?\n/)
    .map((line) => line.split(',').map((cell) => halfWidth(cell.trim().replace(MARK, ''))))
  const at = (name: string) => {
    const index = head.indexOf(name)
    if (index < 0) throw new Error(`a statement without the column ${name}`)
    return index
  }
  const places = {
    order: at(columns.order),
    sum: at(columns.sum),
    direction: at(columns.direction),
    providerId: at(columns.providerId),
  }
  return rows.flatMap((row) => {
    const id = row[places.order] ?? ''
    const kind = kinds[row[places.direction] ?? '']
    const cents = parseYuan(row[places.sum] ?? '')
    if (!ORDER.test(id) || !kind) return []
    if (cents === null) throw new Error(`a statement with the sum ${row[places.sum]}`)
    return [{ id, providerId: row[places.providerId] ?? '', cents, kind }]
  })
}

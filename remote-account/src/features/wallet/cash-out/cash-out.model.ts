import { codes, type DataOf, type InputOf, type TransferWay, transferFee, type wallets } from '@plaza/shared/api'
import { parseYuan } from '@plaza/shared/format'
import type { Failure } from '@plaza/shared/host'

/** Name of the draft on the device. */
export const CASH_OUT_DRAFT = 'cash-out'

/** What the page knows before a person types: the balance, the rules, and the accounts. */
export interface CashOutFacts {
  wallet: DataOf<typeof wallets.account>
  rules: DataOf<typeof wallets.limits>
  /** Ways that are open, with the account of each. */
  ways: readonly { way: TransferWay; target: DataOf<typeof wallets.alipayAccount> }[]
}

/** A withdrawal being typed. JSON-safe: stored on the device until it is made. */
export interface CashOutDraft {
  /** Idempotency key: kept until the withdrawal is made, so that no attempt makes a second one. */
  key: string
  /** Yuan as typed. */
  amount: string
  way: TransferWay | null
  /** It was sent, and no answer has come yet. */
  sent: boolean
}

export const emptyDraft = (key: string): CashOutDraft => ({ key, amount: '', way: null, sent: false })
export const isWritten = ({ amount, sent }: CashOutDraft): boolean => amount !== '' || sent

/** Digits, one point and two decimals of what was typed or pasted. */
export function cleanAmount(typed: string): string {
  const [whole = '', ...rest] = typed.replace(/[^\d.]/g, '').split('.')
  const yuan = whole.replace(/^0+(?=\d)/, '').slice(0, 9)
  return rest.length === 0 ? yuan : `${yuan || '0'}.${rest.join('').slice(0, 2)}`
}

/** Cents of a typed amount; null where it is none. `8.` counts as 8. */
export const centsOf = (amount: string): number | null => parseYuan(amount.replace(/\.$/, ''))

/** What can still be withdrawn today. */
export const leftToday = ({ wallet, rules }: Pick<CashOutFacts, 'wallet' | 'rules'>): number =>
  wallet.today_times >= rules.day_times ? 0 : Math.max(0, rules.day_cents - wallet.today_cents)

/** The most that one withdrawal can be now. */
export const mostOf = (facts: Pick<CashOutFacts, 'wallet' | 'rules'>): number =>
  Math.min(facts.wallet.cents, facts.rules.max_cents, leftToday(facts))

export type AmountFault = 'missing' | 'low' | 'high' | 'short' | 'day' | 'times'

/** Why an amount cannot be withdrawn, in the order of the server's checks; null if it can. */
export function faultOf(cents: number | null, { wallet, rules }: Pick<CashOutFacts, 'wallet' | 'rules'>) {
  const checks: readonly (readonly [AmountFault, (cents: number) => boolean])[] = [
    ['low', (some) => some < rules.min_cents || transferFee(rules, some) >= some],
    ['high', (some) => some > rules.max_cents],
    ['short', (some) => some > wallet.cents],
    ['times', () => wallet.today_times >= rules.day_times],
    ['day', (some) => some > leftToday({ wallet, rules })],
  ]
  if (cents === null) return 'missing'
  return checks.find(([, isWrong]) => isWrong(cents))?.[0] ?? null
}

/** The fault of an amount that the server refused. */
export const faultsByCode: Readonly<Record<number, AmountFault>> = {
  [codes.amountLow]: 'low',
  [codes.amountHigh]: 'high',
  [codes.moneyShort]: 'short',
  [codes.dayLimit]: 'day',
}

/** The way that is chosen: the last choice if it is open, else the first with an account, else the first. */
export function chosenWay({ way }: CashOutDraft, { ways }: CashOutFacts): TransferWay | null {
  const isOpen = ways.some((one) => one.way === way)
  return (isOpen ? way : (ways.find(({ target }) => target.bound) ?? ways[0])?.way) ?? null
}

/** Whether the server will ask for a code: for the first withdrawal to an account, and for a large one. */
export const needsCode = (cents: number, isNew: boolean, { captcha_above_cents }: CashOutFacts['rules']): boolean =>
  isNew || cents > captcha_above_cents

export const toBody = (
  { key }: CashOutDraft,
  cents: number,
  rules: CashOutFacts['rules'],
  captcha: string,
): InputOf<typeof wallets.transfer>['body'] => ({
  cents,
  fee_cents: transferFee(rules, cents),
  key,
  ...(captcha && { captcha }),
})

/**
 * Whether a failure says that nothing was made. Without an answer, after an error of the server, and for a key that was
 * used before, only the list of transfers knows.
 */
export function isRefusal({ kind, status, code }: Failure): boolean {
  if (kind) return kind === 'gated'
  if (status !== undefined) return status >= 400 && status < 500
  return code !== codes.keyReused
}

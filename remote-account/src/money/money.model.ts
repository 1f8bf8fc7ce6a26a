import { formatYuan } from '@plaza/shared/format'

const THOUSANDS = /\B(?=(\d{3})+(?!\d))/g
const MINUS = '\u2212'

/** Cents as yuan with sign and groups, alike in both languages: `¥1,234.56`, `−¥8.00`. Digits only, never a float. */
export function formatMoney(cents: number): string {
  const [whole = '', rest = ''] = formatYuan(Math.abs(cents)).split('.')
  return `${cents < 0 ? MINUS : ''}¥${whole.replace(THOUSANDS, ',')}.${rest}`
}

/** What came with a plus, what went with a minus. */
export const signedMoney = (cents: number): string => `${cents > 0 ? '+' : ''}${formatMoney(cents)}`

const YUAN = /^(0|[1-9]\d{0,11})(?:\.(\d{1,2}))?$/

/** Cents of a yuan amount such as `19.99`, parsed by digits to avoid float rounding; null for anything else. */
export function parseYuan(text: string): number | null {
  const match = YUAN.exec(text)
  if (!match) return null
  const [, yuan = '0', cents = ''] = match
  return Number(yuan) * 100 + Number(cents.padEnd(2, '0'))
}

/**
 * Integer cents as yuan with 2 decimals, without a currency sign; negative for outgoing money, 0.00 if it is not a
 * number.
 */
export function formatYuan(cents: number): string {
  const whole = Number.isFinite(cents) ? Math.abs(Math.round(cents)) : 0
  const sign = cents < 0 && whole > 0 ? '-' : ''
  return `${sign}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`
}

const THOUSANDS = /\B(?=(\d{3})+(?!\d))/g
const MINUS = '\u2212'

/** Cents as yuan with sign and groups, alike in both languages: `¥1,234.56`, `−¥8.00`. Digits only, never a float. */
export function formatMoney(cents: number): string {
  const [whole = '', rest = ''] = formatYuan(Math.abs(cents)).split('.')
  return `${cents < 0 ? MINUS : ''}¥${whole.replace(THOUSANDS, ',')}.${rest}`
}

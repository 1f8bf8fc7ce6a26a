import { defineTexts } from '../text'

/** English keeps the ten-thousands of the product spec; `wan` is the English word for that unit. */
const t = defineTexts({ tenThousands: { en: (n: string) => `${n} wan`, zh: (n: string) => `${n}万` } })

/** A count for people: over 9999 in ten-thousands with 2 decimals (product spec, section 9). */
export function count(n: number): string {
  if (!Number.isFinite(n)) return '0'
  return n > 9999 ? t.tenThousands((Math.round(n / 100) / 100).toFixed(2)) : String(Math.trunc(n))
}

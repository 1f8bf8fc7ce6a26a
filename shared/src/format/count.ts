import { defineTexts } from '../text'

const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })

const t = defineTexts({
  many: { en: (n: number) => compact.format(n), zh: (n: number) => `${(Math.round(n / 100) / 100).toFixed(2)}万` },
})

/**
 * A count for people: over 9999 in Chinese in ten-thousands with 2 decimals (product spec, section 9), in English in
 * thousands and millions with 1 (docs/decisions/0051).
 */
export function count(n: number): string {
  if (!Number.isFinite(n)) return '0'
  return n > 9999 ? t.many(n) : String(Math.trunc(n))
}

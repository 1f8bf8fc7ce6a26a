import { defineTexts } from '../text'

/** Created lazily: it takes a slow phone tens of milliseconds, and most pages show no such number. */
let compact: Intl.NumberFormat | undefined
function formatCompact(n: number): string {
  compact ??= new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })
  return compact.format(n)
}

const t = defineTexts({
  many: { en: formatCompact, zh: (n: number) => `${(Math.round(n / 100) / 100).toFixed(2)}万` },
})

/**
 * A count as text: in Chinese above 9999 in ten-thousands with 2 decimals (product spec, section 9), in English in
 * thousands and millions with 1 (docs/decisions/0051).
 */
export function count(n: number): string {
  if (!Number.isFinite(n)) return '0'
  return n > 9999 ? t.many(n) : String(Math.trunc(n))
}

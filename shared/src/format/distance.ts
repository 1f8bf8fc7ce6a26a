import { defineTexts } from '../text'

const t = defineTexts({
  near: { en: 'less than 100m', zh: '小于100m' },
  far: { en: 'more than 100km', zh: '大于100km' },
})

/** A distance in metres as text (product spec, section 9); '' if it is not a number. */
export function distance(metres: number): string {
  if (Number.isNaN(metres)) return ''
  if (metres < 100) return t.near()
  if (metres < 1000) return `${Math.min(Math.round(metres), 999)}m`
  if (metres < 100_000) return `${Math.min(Math.round(metres / 100) / 10, 99.9).toFixed(1)}km`
  return t.far()
}

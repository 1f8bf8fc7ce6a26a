import { defineTexts } from '@plaza/shared/text'
import type { Shell } from '../overview/rule.model'

const MOST_REGIONS = 40
const t = defineTexts({
  region: {
    en: (region: string) => `${region} is no beginning of an adcode: digits alone.`,
    zh: (region: string) => `${region} 不是行政区划代码，只能填写数字。`,
  },
  regions: {
    en: (most: number) => `At most ${most} regions.`,
    zh: (most: number) => `最多填写 ${most} 个地区。`,
  },
})

/** The scope fields as typed. */
export interface ScopeDraft {
  shells: readonly Shell[]
  /** Prefixes of adcodes with any separators. */
  regions: string
}
export const everybody: ScopeDraft = { shells: [], regions: '' }

const regionsIn = (text: string): string[] => [...new Set(text.split(/[\s,;\uff0c\u3001\uff1b]+/).filter(Boolean))]

export function regionsProblem(text: string): string | undefined {
  const regions = regionsIn(text)
  const wrong = regions.find((region) => !/^\d{1,12}$/.test(region))
  if (wrong !== undefined) return t.region(wrong)
  return regions.length > MOST_REGIONS ? t.regions(MOST_REGIONS) : undefined
}

/** The scope in the server's format; empty parts are omitted. */
export function scopeOf({ shells, regions }: ScopeDraft): { shells?: Shell[]; regions?: string[] } {
  const listed = regionsIn(regions)
  return { ...(shells.length > 0 && { shells: [...shells] }), ...(listed.length > 0 && { regions: listed }) }
}

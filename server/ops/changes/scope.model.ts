import type { AppRange } from '@plaza/shared/remotes'
import { defineTexts, type Language } from '@plaza/shared/text'
import { appWords, type Scope, type Shell, shells } from '../overview/rule.model'

const MOST_REGIONS = 40
const t = defineTexts({
  app: { en: 'Versions as 3.2..4.0, 3.2 or ..4.0.', zh: '请填写版本，例如 3.2..4.0、3.2 或 ..4.0。' },
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
  languages: readonly Language[]
  /** `3.2..4.0` */
  app: string
}
export const everybody: ScopeDraft = { shells: [], regions: '', languages: [], app: '' }

const regionsIn = (text: string): string[] => [...new Set(text.split(/[\s,;\uff0c\u3001\uff1b]+/).filter(Boolean))]

export function regionsProblem(text: string): string | undefined {
  const regions = regionsIn(text)
  const wrong = regions.find((region) => !/^\d{1,12}$/.test(region))
  if (wrong !== undefined) return t.region(wrong)
  return regions.length > MOST_REGIONS ? t.regions(MOST_REGIONS) : undefined
}

const APP = /^(?:\d{1,5}(?:\.\d{1,5}){0,3})?(?:\.\.(?:\d{1,5}(?:\.\d{1,5}){0,3})?)?$/

function appIn(text: string): AppRange | null {
  const [, from, before] = /^([\d.]*?)(?:\.\.([\d.]*))?$/.exec(text.replace(/\s/g, '')) ?? []
  return from || before ? { ...(from && { from }), ...(before && { before }) } : null
}

export const appProblem = (text: string): string | undefined =>
  APP.test(text.replace(/\s/g, '')) ? undefined : t.app()

/** A scope of the server as typed. */
export const scopeDraft = ({ shells: only, regions, languages, app }: Scope): ScopeDraft => ({
  shells: shells.filter((shell) => only?.includes(shell)),
  regions: (regions ?? []).join(', '),
  languages: (['zh-CN', 'en'] as const).filter((language) => languages?.includes(language)),
  app: app ? appWords(app) : '',
})

/** The scope in the server's format; empty parts are omitted. */
export function scopeOf({ shells, regions, languages, app }: ScopeDraft) {
  const [listed, range] = [regionsIn(regions), appIn(app)]
  return {
    ...(shells.length > 0 && { shells: [...shells] }),
    ...(listed.length > 0 && { regions: listed }),
    ...(languages.length > 0 && { languages: [...languages] }),
    ...(range && { app: range }),
  }
}

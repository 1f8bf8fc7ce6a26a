import * as v from 'valibot'
import { Count } from '../core/fields'

interface MedalRule {
  /** What is counted: credited hours, services, whole years as a volunteer, fulfilled wishes. */
  of: 'hours' | 'services' | 'years' | 'wishes'
  at: number
}

/** Rules of the medals, in the order in which they are shown. */
export const medalRules = {
  'first-service': { of: 'services', at: 1 },
  'hours-10': { of: 'hours', at: 10 },
  'services-10': { of: 'services', at: 10 },
  'hours-50': { of: 'hours', at: 50 },
  'first-wish': { of: 'wishes', at: 1 },
  'hours-100': { of: 'hours', at: 100 },
  'year-1': { of: 'years', at: 1 },
  'services-50': { of: 'services', at: 50 },
  'hours-300': { of: 'hours', at: 300 },
  'wishes-10': { of: 'wishes', at: 10 },
  'year-3': { of: 'years', at: 3 },
  'hours-600': { of: 'hours', at: 600 },
} as const satisfies Readonly<Record<string, MedalRule>>
export type MedalId = keyof typeof medalRules

/** A medal, earned or how far the volunteer is from it. */
export const Medal = v.object({
  id: v.picklist(Object.keys(medalRules) as [MedalId, ...MedalId[]]),
  earned: v.boolean(),
  /** What was counted, at most what it takes. */
  progress: v.number(),
  of: Count,
})
export type Medal = v.InferOutput<typeof Medal>

/** All medals of somebody with these counts. */
export const medalsOf = (counts: Readonly<Record<MedalRule['of'], number>>): Medal[] =>
  (Object.keys(medalRules) as MedalId[]).map((id) => {
    const { of, at } = medalRules[id]
    return { id, earned: counts[of] >= at, progress: Math.min(counts[of], at), of: at }
  })

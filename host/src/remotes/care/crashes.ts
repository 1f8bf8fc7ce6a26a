import { visit } from '../../storage/kept'
import type { Away } from '../loading/seat'
import type { Release } from '../release'

const WINDOW_MS = 60_000
const CRASHES = 3
export const QUARANTINE_MS = 300_000

export interface CrashParts {
  wasGood(release: Release): boolean
  hasStandIn(remote: string, id: string): boolean
}

/**
 * Which releases of a remote are left alone when one of them threw: all that threw, five minutes long, at the third time
 * in a minute; at the first time one that was never good here, where another can stand in.
 */
export function createCrashes({ wasGood, hasStandIn }: CrashParts) {
  const recent = new Map<string, { at: number; id: string }[]>()

  return (release: Release): Map<string, Away> => {
    const { remote, id } = release
    const now = Date.now()
    const crashes = [...(recent.get(remote) ?? []).filter(({ at }) => now - at < WINDOW_MS), { at: now, id }]
    recent.set(remote, crashes)
    const until = now + QUARANTINE_MS
    if (crashes.length >= CRASHES) {
      recent.delete(remote)
      const ids = [...new Set(crashes.map((crash) => crash.id))]
      visit.write(`resting.${remote}`, Object.fromEntries(ids.map((one) => [one, until])))
      return new Map(ids.map((one) => [one, { until, resting: true }]))
    }
    const isFirst = crashes.filter((crash) => crash.id === id).length === 1
    const leaves = isFirst && !wasGood(release) && hasStandIn(remote, id)
    return new Map(leaves ? [[id, { until, resting: false }]] : [])
  }
}

import * as v from 'valibot'
import { visit } from '../../storage/kept'
import type { Away } from '../loading/seat'
import type { Release } from '../release'

const WINDOW_MS = 60_000
const CRASHES = 3
export const QUARANTINE_MS = 300_000

const Resting = v.record(v.string(), v.number())
/** Begins the key of each remote that is left alone. */
export const RESTING_KEY = 'resting.'

/** Releases that an earlier page of this visit left alone. */
export function restingOf(remote: string): Map<string, Away> {
  const kept = Object.entries(visit.read(RESTING_KEY + remote, Resting) ?? {})
  return new Map(kept.map(([id, until]) => [id, { until, resting: true }]))
}

export const liftResting = (remote: string): void => visit.drop(RESTING_KEY + remote)

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
    const { remote, id, why } = release
    if (why === 'override') return new Map()
    const now = Date.now()
    const crashes = [...(recent.get(remote) ?? []).filter(({ at }) => now - at < WINDOW_MS), { at: now, id }]
    recent.set(remote, crashes)
    const until = now + QUARANTINE_MS
    if (crashes.length >= CRASHES) {
      recent.delete(remote)
      const ids = [...new Set(crashes.map((crash) => crash.id))]
      visit.write(RESTING_KEY + remote, Object.fromEntries(ids.map((one) => [one, until])))
      return new Map(ids.map((one) => [one, { until, resting: true }]))
    }
    const isFirst = crashes.filter((crash) => crash.id === id).length === 1
    const leaves = isFirst && !wasGood(release) && hasStandIn(remote, id)
    return new Map(leaves ? [[id, { until, resting: false }]] : [])
  }
}
